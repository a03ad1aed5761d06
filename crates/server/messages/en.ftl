# What the server itself writes to people: over push services, and by e-mail.

call-title = Your turn: { $game }
call-with = With { $names }.
call-left = { $unit ->
    [days] { $count ->
        [one] You have { $count } day.
       *[other] You have { $count } days.
    }
   *[hours] { $count ->
        [one] You have { $count } hour.
       *[other] You have { $count } hours.
    }
}
mail-greeting = Hello { $name },
mail-call = it’s your turn at a table of { $game }.
mail-leave = You asked to be told when it is your turn. One click, and no more of these come:
mail-confirm-subject = Is this your address?
mail-confirm = somebody, most likely you, wants to be told at this address when it is their turn at a table of Crossroads. If that is so, say yes here:
mail-confirm-not = If it was not you, do nothing: nothing more will be sent here. The link works for two days.
