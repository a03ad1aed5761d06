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
symbol-plus = plus { $count }
symbol-heat = Heat { $count }
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
prompt-pick = Take one upgrade from the market.
prompt-swap = Swap one of your upgrades for one that is left, or keep them all.
prompt-drop = Drop one of your four upgrades.
prompt-consult = Ask the mechanics: 1 Heat and 1 Stress more, or 1 of each fewer.
prompt-value = Choose the value of { $card }.
prompt-duty = React: pay the Heat of your cards and do their scrap; cool, boost and use other symbols in any order.
prompt-short = Your engine cannot pay for your cards. Bring Heat into it, or declare the cards unpayable.
prompt-salvage = Take cards of your discard pile for your deck (up to { $count } more), then go on.
prompt-super-cool = Take Heat of your discard pile into your engine (up to { $count } more), then go on.
prompt-keep = Choose which card you pay for (still to choose: { $count }).
prompt-refresh = Put cards with refresh on top of your deck, or go on.

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
told-market = The market: { $cards }.
told-picked = { $seat } takes { $card }.
told-dealt = { $seat } is dealt { $cards }.
told-swapped = { $seat } swaps { $own } for { $card }.
told-upgrades-kept = { $seat } keeps all upgrades.
told-drop-chosen = { $seat } will drop { $card }.
told-dropped = { $seat } drops { $card }.
told-tuned-more = { $seat } starts with 1 Heat and 1 Stress more.
told-tuned-fewer = { $seat } starts with 1 Heat and 1 Stress fewer.
told-value = { $seat } chooses { $value } of { $card }.
told-moved-draft = { $car } drafts { $spaces } to { $to }.
told-moved-direct = { $car } moves { $spaces } by direct play to { $to }.
told-moved-accelerate = { $car } accelerates by { $spaces } to { $to }.
told-paid-card = { $seat } pays { $heat } Heat for { $card }.
told-scrapped = { $seat } scraps { $card }.
told-scrap-used = { $seat } is done with the scrap of { $card }.
told-stress-reduced = { $seat } puts away 1 Stress.
told-pile-opened = { $seat } looks through the discard pile with { $card }.
told-salvaged = { $seat } salvages a card.
told-salvaged-card = { $seat } salvages { $card }.
told-salvage-ended = { $seat } is done salvaging.
told-deck-shuffled = { $seat } shuffles the deck.
told-super-cooled = { $seat } takes 1 Heat from the discard pile into the engine.
told-super-cool-ended = { $seat } is done with super cool.
told-direct = { $seat } plays { $card } directly.
told-unpayable = { $seat } cannot pay for the cards and goes back to { $to }.
told-replaced = { $seat } does not pay for { $card }: a plus takes its place.
told-refreshed = { $seat } puts { $card } on top of the deck.
told-refresh-ended = { $seat } is done refreshing.
told-race = Race { $race }: { $event }, { $track }.
told-sponsors = { $seat } gains { $count ->
    [one] { $count } sponsor card
   *[other] { $count } sponsor cards
} ({ $why }).
told-sponsor-cards = { $seat } gains { $cards } ({ $why }).
publicity-start = at the start
publicity-press = press at corner { $corner }
publicity-event = event
told-sponsor-used = { $seat } has used up { $card }.
told-heat-removed = 1 Heat of { $seat } leaves the game.
told-eliminated = { $car } is out of the race.
told-scored = { $car } scores { $points } and has { $total } points.

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
why-no-such-swap = Only the driver who picked first may swap, one own upgrade for one that is left in the market.
why-not-owned = You have no such upgrade.
why-no-such-value = The card has other values.
why-short = You owe more Heat for your cards than your engine holds.
why-heat-is-owed = You owe the Heat in your engine for your cards.
why-no-cooldown-after-declaring = After cards were declared unpayable there is no cooldown.
why-in-tunnel = In a tunnel nothing can be discarded from hand.
why-no-stress-to-reduce = You have no Stress in hand, or nothing that puts it away.
why-not-salvaged = You have picked enough cards, or your discard pile has no such card.
why-no-super-cool = There is no super cool left, or no Heat in your discard pile.
why-nobody-to-draft = No car is in reach of a draft.
why-no-direct-play = You have no such card for direct play in hand.
why-direct-play-not-paid = Your engine cannot pay for this card.
why-not-short = You can pay for all of your cards.
why-not-kept = With another card you could pay for more of them.
why-duty-open = First pay the Heat of your cards and do their scrap.
why-no-refresh = No such card in your play area can be refreshed.

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
choice-pick = take
choice-swap = swap { $card }
choice-swap-for = for { $card }
choice-keep-upgrades = keep all upgrades
choice-drop = drop
choice-tune-more = 1 Heat and 1 Stress more
choice-tune-fewer = 1 Heat and 1 Stress fewer
choice-value = value { $value }
choice-pay = pay for
choice-scrap = do the scrap of
choice-reduce-stress = put away 1 Stress
choice-salvage = look through the discard pile with
choice-salvage-card = salvage
choice-end-salvage = done salvaging
choice-super-cool = super cool with
choice-super-cool-heat = take 1 Heat into the engine
choice-end-super-cool = done with super cool
choice-draft = draft up behind a car
choice-direct = play directly
choice-accelerate = accelerate with
choice-declare = declare the cards unpayable
choice-keep = pay for
choice-refresh = put on top of the deck
choice-end-refresh = done refreshing

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
text-car = { $car }: { $place }, lap { $lap }
text-driven = { $seat } ({ $colour })
text-forecast = This plan: Speed { $least } to { $most }, from { $near } to { $far }; corners cost up to { $heat } Heat; spin out { $percent } %.
text-finished = finished
text-corner = (corner { $limit } in { $spaces })
text-driver = gear { $gear }, engine { $engine }, hand { $hand }
text-ready = ready
text-speed = Speed { $speed }
text-owed = corner { $corner } costs { $heat }
text-laid = Laid: { $cards }
text-hand = Hand:
text-garage = { $track }, { $laps ->
    [one] { $laps } lap
   *[other] { $laps } laps
}. Before the race.
text-market = Market:
text-upgrades = { $seat }: { $cards }
text-season = Season, race { $race } of { $races }: { $event }
text-press = Press at corners: { $corners }
text-points = Points:
text-points-of = { $car } { $points }
text-debt = owes { $heat } for cards
text-pile = Discard pile:

## Score sheet

sheet-race = race
sheet-race-1 = race 1
sheet-race-2 = race 2
sheet-race-3 = race 3
sheet-race-4 = race 4

## Tracks

track-usa = USA
track-france = France
track-great_britain = Great Britain
track-italy = Italy
track-japan = Japan
track-mexico = Mexico
track-spain = Spain
track-netherlands = Netherlands

## Event cards

event-none = no race
event-grandstand = Grandstand
event-speed_record = Speed record
event-drivers_strike = Drivers' strike
event-restrictions_lifted = Restrictions lifted
event-record_crowds = Record crowds
event-corruption = Corruption
event-title_sponsor = Title sponsor
event-live_television = Live television
event-safety_regulations = Safety regulations
event-future_unknown = Future unknown
event-going_global = Going global
event-turbulent_winds = Turbulent winds
event-chicanes = Chicanes
event-sudden_rain = Sudden rain
event-hold_on_tight = Hold on tight
event-smile_and_wave = Smile and wave
event-tunnel_vision = Tunnel vision
event-pressure_cooker = Pressure cooker
event-tight_maneuvers = Tight maneuvers
event-smooth_start = Smooth start
event-crowd_goes_wild = Crowd goes wild
event-consulting_mechanics = Consulting mechanics

## Options

option-track = Track
option-track-help = Where the race is driven. Japan has flooded spaces, Spain has tunnels.
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
option-garage = Garage
option-garage-help = Drivers draft three upgrades in place of the starting ones.
option-garage-off = off
option-garage-basic = basic upgrades
option-garage-advanced = advanced upgrades
option-garage-both = all upgrades
option-draft = Draft
option-draft-help = How upgrades are given out.
option-draft-rounds = in three rounds
option-draft-random = at random
option-draft-snake = four in a snake, then drop one
option-heavy_rain = Cards of Heavy Rain
option-heavy_rain-help = Adds the upgrades with super cool to the advanced ones, and their sponsor card to a season.
option-tunnel_vision = Cards of Tunnel Vision
option-tunnel_vision-help = Adds the upgrades with draft to the advanced ones, and their sponsor card to a season.
option-season = Championship
option-season-help = A season of several races with sponsors, press and points. It brings Garage and weather by itself.
option-season-off = a single race
option-season-1961 = 1961
option-season-1962 = 1962
option-season-1963 = 1963
option-season-1964 = 1964 (Heavy Rain)
option-season-1965 = 1965 (Tunnel Vision)
option-season-own = own season
option-race_1 = Own season: race 1
option-race_1-help = The event card of this race, driven on its own track if that is among those here, else on the chosen one.
option-race_2 = Own season: race 2
option-race_2-help = The event card of this race, driven on its own track if that is among those here, else on the chosen one.
option-race_3 = Own season: race 3
option-race_3-help = The event card of this race, driven on its own track if that is among those here, else on the chosen one.
option-race_4 = Own season: race 4
option-race_4-help = The event card of this race, driven on its own track if that is among those here, else on the chosen one.

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
page-card-direct = Play { $card } directly
page-card-calm = Put away { $card }
page-market = Market
page-upgrades = Upgrades
page-drop = Drop { $card }
page-swap = Put up for a swap: { $card }
page-season = Season
page-race = Race { $race } of { $races }: { $event }
page-total = Points
page-sponsors = Sponsor cards
page-owes = Still to pay for cards: { $heat } Heat
page-short = The cards owe { $heat } Heat, more than the engine holds.
