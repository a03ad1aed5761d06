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

## Cars and places

racer-driver = { $seat }
racer-legend = Legend ({ $colour })
grid-empty = nobody
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

## Weather and road

weather-cloudy = clouds
weather-fog = fog
weather-storm = storm
weather-snow = snow
weather-rain = rain
weather-sun = sun
road-limit-up = limit +1
road-limit-down = limit −1
road-overheat = overheating
road-free-boost = free boost
road-slipstream = slipstream +1
road-weather = weather
road-at = corner { $corner }: { $road }
roads-none = none

## Prompts

prompt-gear = Choose your gear. It says how many cards you will play.
prompt-cards = { $count ->
    [one] Lay { $count } more card face down.
   *[other] Lay { $count } more cards face down.
}
prompt-commit = Commit to your plan, or take something back.
prompt-react = React: cool, boost or use adrenaline in any order, then go on.
prompt-slipstream = A car is right in front of you or beside you. Use its slipstream?
prompt-discard = Discard what you do not want to keep, then draw.

## Log

told-grid = On the grid from the front: { $cars }.
told-weather = The weather: { $weather }. The road: { $roads }.
told-round = Round { $round }.
told-gear-chosen = { $seat } plans gear { $gear }.
told-card-laid = { $seat } lays { $card } face down.
told-committed = { $seat } is ready.
told-gear-shifted = { $seat } drives in gear { $gear }.
told-retired = { $seat } retires from the race.
told-revealed = { $seat } reveals { $cards }.
told-cluttered = The hand of { $seat } is cluttered: the car stays where it is, and the gear is 1 now.
told-thrown = { $seat } turns up { $card } and throws it away.
told-found = { $seat } turns up { $card }.
told-found-none = { $seat } finds no basic card.
told-legend-card = Legend card { $card } is turned up.
told-moved = { $car } moves { $spaces } to { $to }.
told-moved-boost = { $car } boosts by { $spaces } to { $to }.
told-moved-adrenaline = { $car } uses adrenaline and moves { $spaces } to { $to }.
told-moved-slipstream = { $car } slipstreams to { $to }.
told-stayed = { $car } stays on { $to } (to move: { $spaces }).
told-cooled = { $seat } cools 1 Heat.
told-paid-shift = { $seat } pays { $heat } Heat for the shift.
told-paid-boost = { $seat } pays { $heat } Heat for the boost.
told-paid-corner = { $seat } pays { $heat } Heat for corner { $corner }.
told-spun-out = { $seat } spins out in corner { $corner }, goes back to { $to } and takes { $stress } Stress.
told-finished = { $car } is over the finish line.
told-reacted = { $seat } is done reacting.
told-declined = { $seat } does without slipstream.
told-kept = { $seat } is done discarding.
told-discarded = { $seat } discards { $card }.
told-shuffled = { $seat } shuffles the discard pile into a new deck.
told-drew = { $seat } draws { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
told-drew-cards = { $seat } draws { $cards }.
told-placed = { $car } takes place { $place }.

## Reasons of refusals

why-not-now = You are not asked for this now.
why-already-shifted = You have chosen your gear. Take that back to choose another.
why-shift-first = Choose your gear first, then your cards.
why-shift-too-long = No shift is longer than two gears.
why-shift-needs-heat = A shift of two gears costs 1 Heat, and your engine is empty.
why-flood-needs-heat = Shifting down on a flooded space costs 1 Heat more than your engine has.
why-gear-not-filled = Your hand cannot fill this gear, but it can fill another.
why-laid-by-itself = Your hand is cluttered: the cards lay themselves.
why-heat-not-laid = Heat cannot be played.
why-not-in-hand = You have no such card in hand.
why-wrong-number = Play exactly as many cards as your gear says.
why-no-retiring = You can retire only once a car has finished, and only if the table allows it.
why-clouds = The clouds over this sector allow no cooldown.
why-no-cooldown = You have no cooldown left in this turn.
why-no-heat-in-hand = You have no Heat in hand.
why-already-boosted = You have boosted in this turn.
why-boost-needs-heat = A boost costs 1 Heat, and your engine is empty.
why-not-last = Only the last cars have adrenaline.
why-adrenaline-used = You have used the extra space of adrenaline.
why-no-such-slipstream = A slipstream from here has another length.
why-slipstream-beyond-finish = A slipstream so long would lead beyond the finish line.
why-slipstream-gains-nothing = A slipstream so short would not move you.
why-never-discarded = Stress and Heat cannot be discarded.

## Menus

choice-gear = gear { $gear }
choice-lay = play
choice-commit = commit
choice-retire = retire from the race
choice-cool = cool 1 Heat
choice-boost = boost for 1 Heat
choice-adrenaline = adrenaline: 1 space more
choice-end-react = go on
choice-slipstream = slipstream: { $spaces } spaces
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
text-weather = Weather: { $weather }. Road: { $roads }.
text-placed = { $place }. { $car }
text-car = { $car } ({ $colour }): { $place }, lap { $lap }
text-finished = finished
text-corner = (corner { $limit } in { $spaces })
text-driver = gear { $gear }, engine { $engine }, hand { $hand }
text-ready = ready
text-speed = Speed { $speed }
text-owed = corner { $corner } costs { $heat }
text-laid = Laid: { $cards }
text-hand = Hand:

## Score sheet

sheet-race = race

## Options

option-track = Track
option-track-help = Where the race is driven. Japan has flooded spaces, Spain has tunnels.
option-track-usa = USA
option-track-france = France
option-track-great_britain = Great Britain
option-track-italy = Italy
option-track-japan = Japan
option-track-mexico = Mexico
option-track-spain = Spain
option-track-netherlands = Netherlands
option-laps = Laps
option-laps-help = How many laps are driven; 0 means as many as the board says. One lap of USA is good for a first race.
option-cars = Cars
option-cars-help = How many cars start. What drivers leave free is filled up with Legends, which drive by themselves; six cars is usual.
option-aggressive = Aggressive Legends
option-aggressive-help = Legends that start on a space with a chevron may cross one more corner line.
option-pro = Professional Legends
option-pro-help = This many spaces are added to the straight-line speed of every Legend.
option-weather = Weather and road conditions
option-weather-help = A weather token changes the start for everybody, and every corner gets a road token.
option-retire = Retiring
option-retire-help = Once a car has finished, the others may leave the race and take the last places.
option-handicap = Handicap
option-handicap-help = By how much less heat one experienced driver starts.
option-handicap_seat = Seat of the handicap
option-handicap_seat-help = Which seat drives with less heat.

## Page

page-mat = Your mat
page-map = View of the track
page-zoom-in = Closer
page-zoom-out = Further away
page-whole = The whole track
page-follow = Follow my car
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
page-commit = Commit
page-retire = Retire from the race
page-speed = Speed
page-reaches = Space
page-finish = finish
page-shift = Shift
page-line = Corner, limit { $limit }
page-spins-out = Spin out: { $percent } %
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
page-end-react = Go on
page-slipstream = { $spaces } spaces, to { $to }
page-decline = No slipstream
page-end-discard = Draw cards
page-auto-pass = Go on by itself when there is no choice
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
page-stress = Stress cards owned
page-ready = is ready
page-thinking = is planning
page-turn-of = { $name } drives
page-played = Cards played
page-podium = The result
page-chart = Places from round to round
page-tracks = Tracks
page-track-facts = { $spaces } spaces, { $corners } corner lines, { $laps ->
    [one] { $laps } lap
   *[other] { $laps } laps
}
page-cards = Cards
page-cars = Cars
page-weather-tokens = Weather
page-weather = { $weather ->
    [cloudy] 1 Stress fewer. In marked sectors nobody cools.
    [fog] 1 Heat more in the engine. In marked sectors no slipstream begins.
    [storm] 1 Stress more. In marked sectors slipstream +2.
    [snow] 1 Heat fewer in the engine. In marked sectors 1 cooldown more.
    [rain] 3 Heat go from the engine into the deck. In marked sectors 1 cooldown more.
   *[sun] 3 Heat go from the engine to the discard pile. In marked sectors slipstream +2.
}
page-road-tokens = Road conditions
page-road = { $road ->
    [limit_up] The limit of this corner is 1 higher.
    [limit_down] The limit of this corner is 1 lower.
    [overheat] Whoever is over the limit here pays 1 Heat more.
    [free_boost] A boost that begins in this sector costs nothing.
    [slipstream] A slipstream that begins in this sector may be 1 space longer.
   *[weather] The weather works in this sector.
}
