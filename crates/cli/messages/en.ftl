# The terminal program's own words.

cli-your-choice = { $seat }, your choice
cli-help = A number chooses, b goes back, u undoes, l shows the log, r ID shows a rule, p NUMBER hands the keyboard to another player who may act meanwhile, h shows this, q leaves.
cli-help-example = You can also write an action out, such as { $example }.
cli-done = { $seat }: Enter goes on, u undoes.
cli-no-such-choice = There is no such choice.
cli-nothing-besides = Nobody with this number may do anything now.
cli-no-such-rule = There is no such rule.
cli-refused = Refused by { $clause }: { $reason }
cli-malformed = This is no action of the game: { $error }
cli-taken-back = Undone.
cli-nothing-to-take-back = There is nothing to undo.
cli-hand-over = { $seat }, it is your turn. Press Enter when nobody else looks.
cli-left = You have left the table.
cli-result = { $place }. { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cli-place = { $place }. { $seat }
cli-commitment = The dice come from a seed whose hash is { $hash }.
cli-recorded = The table is recorded in { $file }.
cli-person = Player { $number }
cli-bot = { $name } bot { $number }
cli-entry = { $number }. { $seat }: { $choice }
cli-entry-undo = { $number }. { $seat } takes back the last step
cli-entry-rewind = { $number }. at the wish of { $seat } the table goes back to entry { $to }
cli-honest = honest: { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
} of { $game } replay to the recorded states
cli-not-over = not honest: the log ends before the table is over, so that nothing is proved
cli-other-commitment = not honest: the table promised another commitment
cli-sealed = sealed by the server whose key you named: { $key }
cli-sealed-by = sealed with the key { $key }; whether that is the server's, its /api/key tells (--key)
cli-unsealed = not sealed: no server stands for it, so whoever made the file may have made up the table
cli-other-key = not honest: it is sealed with another key
cli-not-sealed = not honest: it bears no seal of the server
cli-dice-mixed = { $people ->
    [0] the server alone made the dice; nobody at the table added anything to them
    [one] the dice come from a secret of the server and from what one person added
   *[other] the dice come from a secret of the server and from what { $people } people added
}
cli-dice-alone = the dice come from the seed alone
cli-turning-points = What decided it
cli-figures = Figures
