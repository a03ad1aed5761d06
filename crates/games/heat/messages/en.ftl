# HEAT: log lines, prompts, reasons, menus. One catalogue for terminal and page.
# A place on the track is a space, counted from the start/finish line, and a side as the driver sees it.

## Cards

card-basic = { $value }
card-u0 = 0
card-u5 = 5
card-stress = Stress
card-heat = Heat
cards-none = no cards
list = { $all }, { $next }
lines = { $all } { $next }
symbol-plus = plus { $count }
symbol-heat = Heat { $count }
symbol-plus-help = Plus: turn up cards from your deck until a basic card comes; it adds to your speed.
symbol-heat-help = Heat: pay that much Heat in the React step.

## Cars and places

racer-driver = { $seat-mine ->
    [yes] you
   *[no] { $seat }
}
racer-legend = Legend ({ $colour })
grid-empty = nobody
colour-any = any
colour-black = black
colour-blue = blue
colour-green = green
colour-red = red
colour-silver = silver
colour-yellow = yellow
colour-orange = orange
colour-purple = purple
colour-white = white
side-left = left
side-right = right
place = space { $space } { $side }
way-free = { $moved }
way-blocked = { $moved } of { $spaces } (blocked)

## Prompts

prompt-gear = Choose your gear. It says how many cards you will play.
prompt-cards = { $count ->
    [one] Lay { $count } more card face down.
   *[other] Lay { $count } more cards face down.
}
prompt-commit = Press Ready, or take something back.
prompt-react = React: cool, boost or use adrenaline in any order, then continue.
prompt-slipstream = A car is right in front of you or beside you. Use its slipstream?
prompt-discard = Discard the cards you don’t want, then draw.

## Headlines

brief-revealed = gear { $gear }: { $cards }
brief-cluttered = cluttered hand
brief-found = +{ $card }
brief-moved = { $moved ->
    [one] { $moved } space
   *[other] { $moved } spaces
}
brief-boosted = boost +{ $moved }
brief-adrenaline = adrenaline +{ $moved }
brief-slipstream = slipstream +{ $moved }
brief-blocked = blocked
brief-paid = −{ $heat } Heat
brief-spun-out = spins out in corner { $corner }, Stress +{ $stress }
brief-finished = crosses the finish line
brief-placed = place { $place }

## Log

told-grid = On the grid from the front: { $cars }.
told-round = Round { $round }.
told-gear-chosen = { $seat-mine ->
    [yes] You plan
   *[no] { $seat } plans
} gear { $gear }.
told-card-laid = { $seat-mine ->
    [yes] You lay
   *[no] { $seat } lays
} { $card } face down.
told-committed = { $seat-mine ->
    [yes] You are
   *[no] { $seat } is
} ready.
told-gear-shifted = { $seat-mine ->
    [yes] You drive
   *[no] { $seat } drives
} in gear { $gear }.
told-retired = { $seat-mine ->
    [yes] You retire
   *[no] { $seat } retires
} from the race.
told-revealed = { $seat-mine ->
    [yes] You reveal
   *[no] { $seat } reveals
} { $cards }.
told-cluttered = { $seat-mine ->
    [yes] Your hand is
   *[no] { $seat }’s hand is
} cluttered: the car stays where it is and goes to gear 1.
told-thrown = { $seat-mine ->
    [yes] You turn up { $card } and discard it.
   *[no] { $seat } turns up { $card } and discards it.
}
told-found = { $seat-mine ->
    [yes] You turn
   *[no] { $seat } turns
} up { $card }.
told-found-none = { $seat-mine ->
    [yes] You find
   *[no] { $seat } finds
} no basic card.
told-legend-card = Legend card { $card } is turned up.
told-moved = { $seat-mine ->
    [yes] You move
   *[no] { $seat } moves
} { $way } to { $to }.
told-moved-boost = { $seat-mine ->
    [yes] You boost
   *[no] { $seat } boosts
} { $way } to { $to }.
told-moved-adrenaline = { $seat-mine ->
    [yes] You use
   *[no] { $seat } uses
} adrenaline: { $way } to { $to }.
told-moved-slipstream = { $seat-mine ->
    [yes] You slipstream
   *[no] { $seat } slipstreams
} { $way } to { $to }.
told-stayed = { $spaces ->
    [0] { $seat-mine ->
        [yes] You stay
       *[no] { $seat } stays
    } on { $to }.
   *[other] { $seat-mine ->
        [yes] You are blocked and stay
       *[no] { $seat } is blocked and stays
    } on { $to }.
}
told-legend-moved = { $car } moves { $way } to { $to }.
told-legend-stayed = { $car } is blocked and stays on { $to }.
told-legend-finished = { $car } crosses the finish line.
told-legend-placed = { $car } takes place { $place }.
told-cooled = { $seat-mine ->
    [yes] You cool
   *[no] { $seat } cools
} 1 Heat.
told-paid-shift = { $seat-mine ->
    [yes] You pay
   *[no] { $seat } pays
} { $heat } Heat for the shift.
told-paid-boost = { $seat-mine ->
    [yes] You pay
   *[no] { $seat } pays
} { $heat } Heat for the boost.
told-paid-corner = { $seat-mine ->
    [yes] You pay
   *[no] { $seat } pays
} { $heat } Heat for corner { $corner }.
told-spun-out = { $seat-mine ->
    [yes] You spin out in corner { $corner }, go back to { $to } and take { $stress } Stress.
   *[no] { $seat } spins out in corner { $corner }, goes back to { $to } and takes { $stress } Stress.
}
told-finished = { $seat-mine ->
    [yes] You cross
   *[no] { $seat } crosses
} the finish line.
told-reacted = { $seat-mine ->
    [yes] You end
   *[no] { $seat } ends
} the React step.
told-declined = { $seat-mine ->
    [yes] You don’t
   *[no] { $seat } doesn’t
} slipstream.
told-kept = { $seat-mine ->
    [yes] You end
   *[no] { $seat } ends
} the Discard step.
told-discarded = { $seat-mine ->
    [yes] You discard
   *[no] { $seat } discards
} { $card }.
told-shuffled = { $seat-mine ->
    [yes] You shuffle
   *[no] { $seat } shuffles
} the discard into a new deck.
told-drew = { $seat-mine ->
    [yes] You draw
   *[no] { $seat } draws
} { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
told-drew-cards = { $seat-mine ->
    [yes] You draw
   *[no] { $seat } draws
} { $cards }.
told-placed = { $seat-mine ->
    [yes] You take
   *[no] { $seat } takes
} place { $place }.
publicity-start = at the start
publicity-press = press at corner { $corner }
publicity-event = event
told-sponsor-used = { $seat-mine ->
    [yes] You use
   *[no] { $seat } uses
} up { $card }.
told-heat-removed = { $seat-mine ->
    [yes] You lose
   *[no] { $seat } loses
} 1 Heat for good.
told-eliminated = { $seat-mine ->
    [yes] You are
   *[no] { $seat } is
} out of the race.
told-scored = { $seat-mine ->
    [yes] You score
   *[no] { $seat } scores
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Season total: { $total }.

## Menus

choice-gear = gear { $gear }
choice-lay = play
choice-commit = ready
choice-retire = retire from the race
choice-cool = cool 1 Heat
choice-boost = boost
choice-adrenaline = adrenaline: 1 space more
choice-end-react = continue
choice-slipstream = slipstream: { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
}
choice-decline = no slipstream
choice-discard = discard
choice-end-discard = draw

## Text twin

text-round = { $track }, { $laps ->
    [one] { $laps } lap
   *[other] { $laps } laps
}. Round { $round }.
text-over = { $track }, { $laps ->
    [one] { $laps } lap
   *[other] { $laps } laps
}. The race is over.
text-placed = { $place }. { $car }
text-car = { $car }: { $place }, lap { $lap }
text-driven = { $seat-mine ->
    [yes] You
   *[no] { $seat }
} ({ $colour })
text-forecast = This plan: speed { $least } to { $most }, from { $near } to { $far }. Heat: shift { $shift }, cards { $cards }, corners up to { $heat }. Spin out: { $percent }%.
text-finished = finished
text-corner = corner { $corner }, limit { $limit }, in { $spaces }
text-driver = gear { $gear }, engine { $engine }, hand { $hand }, Stress { $stress }, deck { $deck }, discard { $discard }
text-top = top of the discard: { $card }
text-played = played: { $cards }
text-cooldown = cooldown { $count }
text-boost = { $heat ->
    [0] boost: free
   *[other] boost: { $heat } Heat
}
text-slipstream = slipstream { $spaces }: to { $to }
text-spins-out = As it stands, this ends in a spin out.
text-ahead = Ahead: { $all }
text-ahead-corner = corner { $corner } (limit { $limit }) in { $spaces }
text-ahead-finish = finish line in { $spaces }
text-adrenaline = You have adrenaline in this round.
text-gears = Gears:
text-gear = { $gear } (cooldown { $cooldown }, { $heat ->
    [0] free
   *[other] costs { $heat } Heat
}{ $cluttered ->
    [0] {""}
   *[other] ; cluttered hand: the car will stay where it is
})
text-cluttered = Your hand is cluttered: the car will stay where it is. { $shift ->
    [0] {""}
   *[other] The shift costs { $shift } Heat.
}
text-ready = ready
text-speed = speed { $speed }
text-owed = corner { $corner }, limit { $limit }: { $heat } Heat
text-laid = Laid: { $cards }
text-hand = Hand:

## Tracks

track-usa = USA
track-france = France
track-great_britain = Great Britain
track-italy = Italy
track-japan = Japan
track-mexico = Mexico
track-spain = Spain
track-netherlands = Netherlands
track-germany = Germany
track-south_africa = South Africa

## Page

page-mat = Your mat
page-gears = Gear lever
page-gear-label = Gear { $gear }: { $gear ->
    [one] { $gear } card
   *[other] { $gear } cards
}, cooldown { $cooldown }{ $heat ->
    [0] {""}
   *[other] , costs { $heat } Heat
}
page-hand = Your hand
page-card-lay = Play { $card }
page-card-discard = Discard { $card }
page-card-cool = Cool { $card }
page-engine = Engine
page-deck = Deck
page-discard = Discard
page-plan = Cards laid
page-take-back = Take back { $card }
page-commit = Ready
page-retire = Retire from the race
page-speed = Speed
page-reaches = Space
page-finish = finish
page-shift = Shift
page-line = Corner, limit { $limit }
page-spins-out = Spin out: { $percent }%
page-spins-out-sure = You would spin out.
page-spins-out-now = As it stands, this ends in a spin out.
page-cluttered = Your hand is cluttered: the car will stay where it is.
page-has-adrenaline = You have adrenaline in this round.
page-waiting = Waiting for { $names }.
page-cool = Cool ({ $left })
page-boost = { $heat ->
    [0] Boost (free)
   *[other] Boost (−{ $heat })
}
page-adrenaline = Adrenaline +1
page-end-react = Continue
page-slipstream = Slipstream { $spaces }, to { $to }
page-decline = No slipstream
page-folly = Spin out all the same?
page-price-spin-out = spin-out
page-end-discard = Draw cards
page-auto-pass = Skip steps where I have no choice
page-ahead = What lies ahead
page-ahead-corner = { $spaces ->
    [one] { $spaces } space to a corner with limit { $limit }
   *[other] { $spaces } spaces to a corner with limit { $limit }
}
page-ahead-finish = { $spaces ->
    [one] { $spaces } space to the finish
   *[other] { $spaces } spaces to the finish
}
page-standings = Standings
page-lap = Lap { $lap } of { $laps }
page-lap-short = lap { $lap }
page-round = Round { $round }
page-placed = has a place
page-finished = finished
page-behind = { $gap ->
    [one] { $gap } space behind
   *[other] { $gap } spaces behind
}
page-gear = Gear
page-hand-size = Cards in hand
page-corner-help = Corner { $number }, limit { $limit }. Whoever crosses its line faster pays the difference in Heat.
page-driver-help = { $name }: gear { $gear }, Heat in the engine: { $engine }, cards in hand: { $hand }.
page-legend-help = { $name }: an automated driver. A Legend card moves it, corner by corner.
page-ghost-help = { $kind ->
    [slipstream] Slipstream: the car may move up to here.
    [least] The car comes at least here; stress may take it further.
   *[other] The car comes here.
}
page-engine-help = Heat in the engine pays for two-gear shifts, boosts and corners.
page-deck-help = Your deck. When it is empty, the discard pile is shuffled into a new one.
page-discard-help = Cards you have played and Heat you have paid.
page-stress = Stress cards owned
page-ready = is ready
page-thinking = is planning
page-turn-of = { $name } drives
page-played = Cards played
page-podium = The result
page-chart = Places from round to round
page-card-calm = Discard { $card }

### Besides: what a single race without upgrades and weather says only to those who ask, or never

## After the end

figure-top-speed = Top speed
figure-overtaken = Cars overtaken
figure-slipstream = Spaces in the slipstream
figure-heat = Heat paid
figure-spin-outs = Spin-outs
figure-rounds-led = Rounds in the lead
turning-lead = { $seat-mine ->
    [yes] You take the lead in round { $round } and keep it.
   *[no] { $seat } takes the lead in round { $round } and keeps it.
}
turning-legend-lead = { $car } takes the lead in round { $round } and keeps it.
turning-season = { $seat-mine ->
    [yes] You lead the season from race { $race } on.
   *[no] { $seat } leads the season from race { $race } on.
}
turning-legend-season = { $car } leads the season from race { $race } on.
turning-photo = A close finish: { $first } before { $second }, { $spaces ->
    [0] on the race line.
    [one] by { $spaces } space.
   *[other] by { $spaces } spaces.
}
turning-spin-out = { $seat-mine ->
    [yes] You spin out
   *[no] { $seat } spins out
} in corner { $corner }, from place { $place }.
turning-longest = { $seat-mine ->
    [yes] You drive
   *[no] { $seat } drives
} { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
} in round { $round }: the longest turn of all.

## Reasons of refusals

why-not-now = You can’t do this now.
why-already-shifted = You have chosen your gear. Undo to choose another.
why-shift-first = Choose your gear first, then your cards.
why-shift-too-long = You can shift two gears at most.
why-shift-needs-heat = Skipping a gear costs 1 Heat, and your engine is empty.
why-flood-needs-heat = Shifting down on a flooded space costs 1 Heat more than your engine has.
why-gear-not-filled = Your hand cannot fill this gear, but it can fill another.
why-laid-by-itself = Your hand is cluttered: its cards are laid for you.
why-heat-not-laid = Heat cannot be played.
why-not-in-hand = You have no such card in hand.
why-wrong-number = Play exactly as many cards as your gear says.
why-no-retiring = You can retire only once a car has finished, and only if the table allows it.
why-clouds = The clouds over this sector allow no cooldown.
why-no-cooldown = You have no cooldown left in this turn.
why-no-heat-in-hand = You have no Heat in hand.
why-already-boosted = You have boosted in this turn.
why-boost-needs-heat = A boost costs 1 Heat, and your engine is empty.
why-not-last = Only the last cars of the round have adrenaline.
why-no-adrenaline = Nobody has adrenaline in this race.
why-adrenaline-used = You have used the extra space of adrenaline.
why-no-such-slipstream = Choose one of the slipstreams that are offered.
why-slipstream-beyond-finish = This slipstream would take you over the finish line.
why-slipstream-gains-nothing = This slipstream would not move you.
why-stress-not-discarded = Stress can’t be discarded.
why-heat-not-discarded = Heat can’t be discarded.
why-no-such-swap = Only the driver who picked first may swap, one own upgrade for one that is left in the market.
why-not-owned = You have no such upgrade.
why-no-such-value = The card has other values.
why-short = First bring Heat into your engine or give up the cards you can’t pay for.
why-heat-is-owed = You need the Heat in your engine to pay for your cards.
why-no-cooldown-after-declaring = There is no cooldown after you gave up cards you couldn’t pay for.
why-in-tunnel = In a tunnel you can’t discard from your hand.
why-no-stress-to-reduce = You have no Stress in hand, or no symbol left that discards it.
why-not-salvaged = You have chosen enough cards, or your discard has no such card.
why-no-super-cool = There is no super cool left, or no Heat in your discard.
why-nobody-to-draft = No car is in reach of a draft.
why-no-direct-play = You have no such card for direct play in hand.
why-direct-play-not-paid = Your engine cannot pay for this card.
why-not-short = You can pay for all of your cards.
why-not-kept = Choose a card that lets you pay for as many cards as possible.
why-duty-open = First pay the Heat of your cards and do their scrap.
why-no-refresh = No such card in your play area can be refreshed.

## Hints

because-number = { $number }
because-range = { $least } to { $most }
because-sum = { $all } + { $next }
because-plan = Gear { $gear } with { $cards } gives speed { $speed }: { $effect }.
because-cluttered = Your hand is cluttered: no gear moves the car, and the lever goes to gear 1.
because-finishes = you cross the finish line
because-holds = corner { $corner } with its limit of { $limit } costs nothing
because-before = you stay in front of corner { $corner } (limit { $limit })
because-straight = there is no corner before the finish
because-costs = corners cost { $heat } Heat, and your engine has { $engine }
because-spins-out = corners cost { $heat } Heat, your engine has { $engine }, and you spin out
because-risk = the risk of a spin-out is { $percent }%
because-retire = The winner is known, and nobody has to drive on.
because-cool = 1 Heat comes home: your engine then has { $engine }.
because-boost = Boost: speed { $speed } for { $heat } Heat; { $effect }.
because-adrenaline = A space for nothing: speed { $speed }; { $effect }.
because-end-react = As it stands, your speed is { $speed }: { $effect }.
because-decline = You stay where you are at speed { $speed }: { $effect }.
because-slipstream = { $spaces } spaces for nothing, to { $to }; your speed stays { $speed }, and { $effect }.
because-discard = Without { $card } you draw up to { $count ->
    [one] { $count } new card
   *[other] { $count } new cards
}.
because-end-discard = Your hand is worth keeping; you draw up to { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
because-pick = The best of the market for you: { $card }.
because-swap = { $card } is worth more to you than { $own }.
because-keep-upgrades = What you have is as good as anything left: { $cards }.
because-drop = The other three serve you better: { $cards }.
because-tune-more = 1 Heat more in the engine is worth 1 Stress more among your cards.
because-tune-fewer = 1 Stress fewer among your cards is worth 1 Heat fewer in the engine.
because-accelerate = +{ $more } for the pluses of this turn: speed { $speed }; { $effect }.
because-direct = On top of your gear: { $card }, speed { $speed }.
because-value = So the speed is { $speed }: { $effect }.
because-draft = Right behind a car, to { $to }, for nothing; your speed stays { $speed }, and { $effect }.
because-pay = { $card } costs { $heat } Heat: your engine then has { $engine }.
because-scrap = { $card } wants it: cards from the top of your deck, { $count } of them, go to the discard.
because-reduce-stress = One Stress leaves your hand; { $count } stay.
because-salvage = { $card } lets you look for better cards among the { $count } of your discard.
because-super-cool = { $card } can bring up to { $count } Heat from your discard into the engine.
because-salvage-card = Back in your deck it can be drawn again: { $card }.
because-end-salvage = The rest of your discard is better left where it is.
because-end-super-cool = Your engine has { $engine } Heat, and that will do.
because-declare = You owe { $heat } Heat, and your engine has { $engine }.
because-refresh = On top of your deck you draw it next: { $card }.
because-end-refresh = What your deck brings is better than what you could put on top.

## Cards

card-upgrade = { $part } { $number } ({ $face })
card-sponsor = { $name } ({ $face })
values = { $all }/{ $next }
part-four-wheel-drive = Four-wheel drive
part-body = Body
part-brakes = Brakes
part-cooling-system = Cooling system
part-rpm = R.P.M.
part-heat = Heat upgrade
part-fuel = Fuel
part-gas-pedal = Gas pedal
part-suspension = Suspension
part-tires = Tires
part-turbocharger = Turbocharger
part-wings = Wings
part-air-intake = Air intake
part-front-wing = Front wing
sponsor-1 = Sponsor: watches
sponsor-2 = Sponsor: airline
sponsor-3 = Sponsor: lemonade
sponsor-4 = Sponsor: petrol
sponsor-5 = Sponsor: tyres
sponsor-6 = Sponsor: ice cream
sponsor-7 = Sponsor: headlights
symbol-scrap = scrap { $count }
symbol-cooldown = cooldown { $count }
symbol-reduce-stress = reduce stress { $count }
symbol-slipstream = slipstream { $count }
symbol-salvage = salvage { $count }
symbol-super-cool = super cool { $count }
symbol-draft = draft { $count }
symbol-limit-up = limit +{ $count }
symbol-limit-down = limit −{ $count }
symbol-refresh = refresh
symbol-direct = direct play
symbol-accelerate = accelerate
symbol-scrap-help = Scrap: discard that many cards from the top of your deck.
symbol-cooldown-help = Cooldown: take up to that much Heat from your hand back into the engine.
symbol-reduce-stress-help = Reduce stress: discard up to that much Stress from your hand.
symbol-slipstream-help = Slipstream: yours may be that many spaces longer.
symbol-salvage-help = Salvage: look through your discard and shuffle up to that many cards into your deck.
symbol-super-cool-help = Super cool: take up to that much Heat from your discard back into the engine.
symbol-draft-help = Draft: move up to that many empty spaces and end right behind a car.
symbol-limit-up-help = Limit +: every corner you cross this turn has a limit that much higher for you.
symbol-limit-down-help = Limit −: every corner you cross this turn has a limit that much lower for you.
symbol-refresh-help = Refresh: at the end of the turn you may put this card on top of your deck.
symbol-direct-help = Direct play: you may play this card from your hand in the React step, on top of your gear.
symbol-accelerate-help = Accelerate: +1 speed for every plus used this turn.

## Weather and road

weather-cloudy = cloudy
weather-fog = fog
weather-storm = storm
weather-snow = snow
weather-rain = rain
weather-sun = sun
weather-cloudy-help = 1 Stress fewer. In weather sectors nobody cools.
weather-fog-help = 1 Heat more in the engine. In weather sectors no slipstream begins.
weather-storm-help = 1 Stress more. In weather sectors slipstream +2.
weather-snow-help = 1 Heat fewer in the engine. In weather sectors 1 cooldown more.
weather-rain-help = 3 Heat go from the engine into the deck. In weather sectors 1 cooldown more.
weather-sun-help = 3 Heat go from the engine to the discard. In weather sectors slipstream +2.
road-limit-up = limit +1
road-limit-down = limit −1
road-overheat = overheat
road-free-boost = free boost
road-slipstream = slipstream +1
road-weather = weather
road-limit-up-help = The limit of this corner is 1 higher.
road-limit-down-help = The limit of this corner is 1 lower.
road-overheat-help = Over the limit of this corner you pay 1 Heat more.
road-free-boost-help = A boost that begins in this sector costs nothing.
road-slipstream-help = A slipstream that begins in this sector may be 1 space longer.
road-weather-help = The weather works in this sector.
road-at = corner { $corner }: { $road }
roads-none = none

## Prompts

prompt-pick = Take one upgrade from the market.
prompt-swap = Swap one of your upgrades for one that is left, or keep them all.
prompt-drop = Drop one of your four upgrades.
prompt-consult = The mechanics ask: 1 Heat and 1 Stress more, or 1 of each fewer?
prompt-value = Choose the value of { $card }.
prompt-duty = React: pay the Heat of your cards and do their scrap; cool, boost and use other symbols in any order.
prompt-short = You can’t pay for your cards. Bring Heat into your engine, or give up the cards you can’t pay for.
prompt-salvage = Choose cards from your discard for your deck ({ $count ->
    [one] 1 more
   *[other] up to { $count } more
}), then continue.
prompt-super-cool = Take Heat from your discard into your engine (up to { $count } more), then continue.
prompt-keep = Choose a card to pay for ({ $count ->
    [one] 1 more
   *[other] { $count } more
}).
prompt-refresh = Put cards with refresh on top of your deck, or continue.

## Log

told-weather = The weather: { $weather }. The road: { $roads }.
told-legend-scored = { $car } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} and has { $total }.
told-market = The market: { $cards }.
told-picked = { $seat-mine ->
    [yes] You take
   *[no] { $seat } takes
} { $card }.
told-dealt = { $seat-mine ->
    [yes] You are
   *[no] { $seat } is
} dealt { $cards }.
told-swapped = { $seat-mine ->
    [yes] You swap
   *[no] { $seat } swaps
} { $own } for { $card }.
told-upgrades-kept = { $seat-mine ->
    [yes] You keep
   *[no] { $seat } keeps
} all upgrades.
told-drop-chosen = { $seat-mine ->
    [yes] You will
   *[no] { $seat } will
} drop { $card }.
told-dropped = { $seat-mine ->
    [yes] You drop
   *[no] { $seat } drops
} { $card }.
told-tuned-more = { $seat-mine ->
    [yes] You start
   *[no] { $seat } starts
} with { $heat ->
    [0] 1 Stress more; there is no Heat left.
   *[other] 1 Heat and 1 Stress more.
}
told-tuned-fewer = { $seat-mine ->
    [yes] You start
   *[no] { $seat } starts
} with { $heat ->
    [0] 1 Stress fewer.
   *[other] 1 Heat and 1 Stress fewer.
}
told-value = { $seat-mine ->
    [yes] You choose
   *[no] { $seat } chooses
} { $value } of { $card }.
told-moved-draft = { $seat-mine ->
    [yes] You draft
   *[no] { $seat } drafts
} { $way } to { $to }.
told-moved-direct = { $seat-mine ->
    [yes] You move
   *[no] { $seat } moves
} { $way } by direct play to { $to }.
told-moved-accelerate = { $seat-mine ->
    [yes] You accelerate
   *[no] { $seat } accelerates
} { $way } to { $to }.
told-paid-card = { $seat-mine ->
    [yes] You pay
   *[no] { $seat } pays
} { $heat } Heat for { $card }.
told-scrapped = { $seat-mine ->
    [yes] You scrap
   *[no] { $seat } scraps
} { $card }.
told-scrap-used = { $seat-mine ->
    [yes] You end
   *[no] { $seat } ends
} the scrap of { $card }.
told-stress-reduced = { $seat-mine ->
    [yes] You discard
   *[no] { $seat } discards
} 1 Stress.
told-pile-opened = { $seat-mine ->
    [yes] You look
   *[no] { $seat } looks
} through the discard with { $card }.
told-salvaged = { $seat-mine ->
    [yes] You salvage
   *[no] { $seat } salvages
} a card.
told-salvaged-card = { $seat-mine ->
    [yes] You salvage
   *[no] { $seat } salvages
} { $card }.
told-salvage-ended = { $seat-mine ->
    [yes] You end
   *[no] { $seat } ends
} the salvage.
told-deck-shuffled = { $seat-mine ->
    [yes] You shuffle
   *[no] { $seat } shuffles
} the deck.
told-super-cooled = { $seat-mine ->
    [yes] You take
   *[no] { $seat } takes
} 1 Heat from the discard into the engine.
told-super-cool-ended = { $seat-mine ->
    [yes] You end
   *[no] { $seat } ends
} super cool.
told-direct = { $seat-mine ->
    [yes] You play
   *[no] { $seat } plays
} { $card } directly.
told-unpayable = { $seat-mine ->
    [yes] You can’t pay for the cards and go back
   *[no] { $seat } can’t pay for the cards and goes back
} to { $to }.
told-replaced = { $seat-mine ->
    [yes] You can’t
   *[no] { $seat } can’t
} pay for { $card }: a plus takes its place.
told-refreshed = { $seat-mine ->
    [yes] You put
   *[no] { $seat } puts
} { $card } on top of the deck.
told-refresh-ended = { $seat-mine ->
    [yes] You end
   *[no] { $seat } ends
} the refresh.
told-race = Race { $race }: { $event }, { $track }. { $help }
told-sponsors = { $seat-mine ->
    [yes] You gain
   *[no] { $seat } gains
} { $count ->
    [one] { $count } sponsor card
   *[other] { $count } sponsor cards
} ({ $why }).
told-sponsor-cards = { $seat-mine ->
    [yes] You gain
   *[no] { $seat } gains
} { $cards } ({ $why }).

## Menus

choice-pick = take
choice-swap = swap { $card }
choice-swap-for = for { $card }
choice-keep-upgrades = keep all upgrades
choice-drop = drop
choice-tune-more = 1 Heat and 1 Stress more
choice-tune-fewer = 1 Heat and 1 Stress fewer
choice-value = value { $value }
choice-pay = pay for
choice-scrap = scrap with
choice-reduce-stress = discard 1 Stress
choice-salvage = look through the discard with
choice-salvage-card = salvage
choice-end-salvage = end the salvage
choice-super-cool = super cool with
choice-super-cool-heat = take 1 Heat into the engine
choice-end-super-cool = end super cool
choice-draft = draft up behind a car
choice-direct = play directly
choice-accelerate = accelerate with
choice-declare = give up the cards I can’t pay for
choice-keep = pay for
choice-refresh = put on top of the deck
choice-end-refresh = continue

## Text twin

text-weather = Weather: { $weather }. Road: { $roads }.
text-sponsors = { $count ->
    [one] { $count } sponsor card
   *[other] { $count } sponsor cards
}
text-short = Your engine can’t pay for these cards unless you cool first.
text-garage = { $track }, { $laps ->
    [one] { $laps } lap
   *[other] { $laps } laps
}. Before the race.
text-market = Market:
text-upgrades = { $seat-mine ->
    [yes] Your upgrades
   *[no] { $seat }
}: { $cards }
text-season = Season, race { $race } of { $races }: { $event }
text-race-ahead = Race { $race }: { $event }, { $track }. { $help }
text-press = Press at corners: { $corners }
text-points = Points:
text-points-of = { $car } { $points }
text-debt = owes { $heat } Heat for cards
text-pile = Discard:

## Score sheet

sheet-race = race
sheet-race-1 = race 1
sheet-race-2 = race 2
sheet-race-3 = race 3
sheet-race-4 = race 4

## Event cards

event-none = no race
event-none-help = This race is not driven.
event-grandstand = Grandstand
event-grandstand-help = The first three cars to complete lap 1 earn their drivers 1 sponsor card each.
event-speed_record = Speed record
event-speed_record-help = A turn with speed 15 or more earns 1 sponsor card.
event-drivers_strike = Drivers’ strike
event-drivers_strike-help = One lap fewer. The winner scores 2 more points.
event-restrictions_lifted = Restrictions lifted
event-restrictions_lifted-help = Every engine starts with 1 Heat more.
event-record_crowds = Record crowds
event-record_crowds-help = One lap more. Hand size 8.
event-corruption = Corruption
event-corruption-help = Places 1, 2 and 3 score 1 more point each.
event-title_sponsor = Title sponsor
event-title_sponsor-help = No special rule.
event-live_television = Live television
event-live_television-help = Passing three or more cars in one round earns 1 sponsor card.
event-safety_regulations = Safety regulations
event-safety_regulations-help = Every driver starts with 2 Heat and 1 Stress fewer. Hand size 6.
event-future_unknown = Future unknown
event-future_unknown-help = Every driver starts with 1 Stress more. If you spin out, you are out of the race and score 0.
event-going_global = Going global
event-going_global-help = A press corner earns 2 sponsor cards instead of 1.
event-turbulent_winds = Turbulent winds
event-turbulent_winds-help = Slipstream only in gear 3 or 4.
event-chicanes = Chicanes
event-chicanes-help = Heat may be discarded in the Discard step.
event-sudden_rain = Sudden rain
event-sudden_rain-help = Nobody has adrenaline.
event-hold_on_tight = Hold on tight
event-hold_on_tight-help = You may discard at most 1 card each turn.
event-smile_and_wave = Smile and wave
event-smile_and_wave-help = A press corner pays only those who cross it slower than its limit.
event-tunnel_vision = Tunnel vision
event-tunnel_vision-help = Stress may be discarded in the Discard step.
event-pressure_cooker = Pressure cooker
event-pressure_cooker-help = One lap more. Each lap you complete removes 1 of your Heat from the game.
event-tight_maneuvers = Tight maneuvers
event-tight_maneuvers-help = Every slipstream is 1 space shorter.
event-smooth_start = Smooth start
event-smooth_start-help = Your Stress starts in your discard.
event-crowd_goes_wild = Crowd goes wild
event-crowd_goes_wild-help = In every lap the first two cars over corner B earn their drivers 1 sponsor card each.
event-consulting_mechanics = Consulting mechanics
event-consulting_mechanics-help = Before the race each driver takes 1 Heat and 1 Stress more, or 1 of each fewer.

## Options

option-track = Track
option-track-help = Where a single race is driven; a season has its own tracks. Japan has flooded spaces, Spain has tunnels.
option-laps = Laps
option-laps-help = How many laps are driven; 0 means as many as the board says. One lap of USA is good for a first race.
option-cars = Cars
option-cars-help = How many cars start, drivers included. Automated Legends drive the others; six cars is usual.
option-aggressive = Aggressive Legends
option-aggressive-help = Legends that start on a space with a chevron may cross one more corner line.
option-pro = Professional Legends
option-pro-help = Every Legend’s helmet number is this much higher.
option-weather = Weather and road conditions
option-weather-help = A weather token changes the start for everybody, and every corner gets a road token.
option-retire = Retiring
option-retire-help = Once a car has finished, the others may leave the race and take the last places.
option-colour_1 = Colour of seat 1
option-colour_1-help = The colour of the car in this seat. No two drivers have the same one; “any” is the first that is left.
option-colour_2 = Colour of seat 2
option-colour_2-help = The colour of the car in this seat. No two drivers have the same one; “any” is the first that is left.
option-colour_3 = Colour of seat 3
option-colour_3-help = The colour of the car in this seat. No two drivers have the same one; “any” is the first that is left.
option-colour_4 = Colour of seat 4
option-colour_4-help = The colour of the car in this seat. No two drivers have the same one; “any” is the first that is left.
option-colour_5 = Colour of seat 5
option-colour_5-help = The colour of the car in this seat. No two drivers have the same one; “any” is the first that is left.
option-colour_6 = Colour of seat 6
option-colour_6-help = The colour of the car in this seat. No two drivers have the same one; “any” is the first that is left.
option-handicap_1 = Handicap of seat 1
option-handicap_1-help = By how much less Heat the experienced driver in this seat starts.
option-handicap_2 = Handicap of seat 2
option-handicap_2-help = By how much less Heat the experienced driver in this seat starts.
option-handicap_3 = Handicap of seat 3
option-handicap_3-help = By how much less Heat the experienced driver in this seat starts.
option-handicap_4 = Handicap of seat 4
option-handicap_4-help = By how much less Heat the experienced driver in this seat starts.
option-handicap_5 = Handicap of seat 5
option-handicap_5-help = By how much less Heat the experienced driver in this seat starts.
option-handicap_6 = Handicap of seat 6
option-handicap_6-help = By how much less Heat the experienced driver in this seat starts.
option-garage = Garage
option-garage-help = Drivers choose three upgrades in place of the starting ones.
option-garage-off = off
option-garage-basic = basic upgrades
option-garage-advanced = advanced upgrades
option-garage-both = all upgrades
option-draft = Draft
option-draft-help = How upgrades are given out.
option-draft-rounds = in three rounds
option-draft-random = random
option-draft-snake = four in a snake, then drop one
option-heavy_rain = Cards of Heavy Rain
option-heavy_rain-help = Adds the upgrades with super cool to the advanced ones, and their sponsor card to a season.
option-tunnel_vision = Cards of Tunnel Vision
option-tunnel_vision-help = Adds the upgrades with draft to the advanced ones, and their sponsor card to a season.
option-season = Championship
option-season-help = A season of several races with sponsors, press and points. Garage and weather are part of it.
option-season-off = a single race
option-season-1961 = 1961
option-season-1962 = 1962
option-season-1963 = 1963
option-season-1964 = 1964 (Heavy Rain)
option-season-1965 = 1965 (Tunnel Vision)
option-season-1966 = 1966 (Rocky Roads)
option-season-own = own season
option-race_1 = Own season: race 1
option-race_1-help = The event of this race. It is driven on the event’s own track.
option-race_2 = Own season: race 2
option-race_2-help = The event of this race. It is driven on the event’s own track.
option-race_3 = Own season: race 3
option-race_3-help = The event of this race. It is driven on the event’s own track.
option-race_4 = Own season: race 4
option-race_4-help = The event of this race. It is driven on the event’s own track.
preset-base = A race
preset-base-help = The base game: six cars race on the USA track, without Garage and weather.
preset-first_race = A first race
preset-first_race-help = One lap of USA, to learn the game.
preset-garage_weather = Garage and weather
preset-garage_weather-help = A race with all upgrades, weather and road conditions.
preset-heavy_rain = Heavy Rain
preset-heavy_rain-help = A race in Japan with flooded spaces, weather, and the upgrades of this box among all others.
preset-tunnel_vision = Tunnel Vision
preset-tunnel_vision-help = A race in Spain with tunnels, weather, and the upgrades of this box among all others.
preset-championship = Championship 1961
preset-championship-help = The first season of the box: three races with sponsors, press and points. Garage and weather are part of it.
preset-hard = The hardest Legends
preset-hard-help = A race with all upgrades and weather against Legends that are aggressive and as professional as can be.

## Page

page-tracks = Tracks
page-track-facts = { $spaces } spaces, { $corners } corner lines, { $laps ->
    [one] { $laps } lap
   *[other] { $laps } laps
}
page-cards = Cards
page-cars = Cars
page-weather-tokens = Weather
page-road-tokens = Road conditions
page-card-direct = Play { $card } directly
page-market = Market
page-upgrades = Upgrades
page-drop = Drop { $card }
page-swap = Put up for a swap: { $card }
page-season = Season
page-race = Race { $race } of { $races }: { $event }
page-total = Points
page-sponsors = Sponsor cards
page-owes = Heat still to pay for cards: { $heat }
page-short = You can’t pay for your cards: they cost { $heat } Heat.
