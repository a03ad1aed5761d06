# Steampunk Rally, in English.

## Prompts

prompt-inventor = Choose your inventor.
prompt-shortage = Not enough cards in the deck ({ $deck }): discard cards of it until you have four.
prompt-pick = Pick a card from your hand.
prompt-boosts = Your turn for boosts: play any, then press Done.
prompt-vent = Vent: each cog takes 2 off the dice in your slots.
prompt-race = Race: place dice, turn the bulb off, spend cogs, or press Done.
prompt-damage = Damage: choose a part to lose ({ $count ->
    [one] 1 more
   *[other] { $count } more
}).
prompt-explode = No part is left to lose: mend the machine, or press Done and it explodes.
prompt-damage-done = No parts to lose. Press Done.
prompt-storage = End of round: store the dice you want to keep.
prompt-batch = Choose the effect to apply next.
prompt-way = Which way at the fork?
prompt-glacier = Glacier: pay a die ({ $colour }), or take the terrain.
prompt-breakdown = Breakdown: choose a part to lose.
prompt-discard-die = You may clear a die from a slot ({ $colour }).
prompt-discard-any = You may clear any one die from a slot.
prompt-placing = Power { $power }: ×{ $times }. Add dice, activate, or take them back.
prompt-hanging = Not all parts can be joined again. Choose one to lose.
prompt-answer = { $seat } plays { $boost } on you. Answer?
prompt-set-dice = Turn your dice into sixes (left: { $count }).
prompt-refresh = Choose a part to clear of dice.
prompt-draw = Which deck do you draw a part from?
prompt-use-part = { $card }: build it, or give it up for dice or cogs.
prompt-use-rearranged = { $card } fits only if your machine is rearranged. Build it so, or give it up for dice or cogs.
prompt-use-misfit = { $card } can’t be joined to your machine: no valve meets its valves. Give it up for dice or cogs.
prompt-use-boost = { $card }: stash it, or give it up for dice or cogs.
prompt-group = Choose which effects { $card } gives.

## Headlines

brief-built = + { $card }
brief-lost = − { $card }
brief-fired = { $card } ×{ $times }
brief-gauge = gauge { $gauge }

## Log

told-inventor = { $seat-mine ->
    [yes] You are
   *[no] { $seat } is
} { $inventor }.
told-round = Round { $round }.
told-last-round = Round { $round }, the last one.
told-shuffled = Deck and discard pile are shuffled: { $deck }.
told-drew = { $seat-mine ->
    [yes] You draw
   *[no] { $seat } draws
} a hand.
told-drew-cards = { $seat-mine ->
    [yes] You draw
   *[no] { $seat } draws
}: { $cards }.
told-passed-clockwise = Hands are passed clockwise.
told-passed-counter = Hands are passed counter-clockwise.
told-received = { $seat-mine ->
    [yes] You get
   *[no] { $seat } gets
} a hand.
told-received-cards = { $seat-mine ->
    [yes] You get
   *[no] { $seat } gets
}: { $cards }.
told-picked = { $seat-mine ->
    [yes] You pick
   *[no] { $seat } picks
} a card.
told-picked-card = { $seat-mine ->
    [yes] You pick
   *[no] { $seat } picks
} { $card }.
told-constructed = { $seat-mine ->
    [yes] You build
   *[no] { $seat } builds
} { $card }.
told-power = { $seat-mine ->
    [yes] You give
   *[no] { $seat } gives
} up { $card } for dice: { $colour }.
told-card-for-cogs = { $seat-mine ->
    [yes] You give
   *[no] { $seat } gives
} up { $card } for { $cogs } cogs.
told-stashed = { $seat-mine ->
    [yes] You stash
   *[no] { $seat } stashes
} a boost.
told-stashed-card = { $seat-mine ->
    [yes] You stash
   *[no] { $seat } stashes
} { $card }.
told-part-drawn = { $seat-mine ->
    [yes] You draw
   *[no] { $seat } draws
} a part: { $deck } deck.
told-part-drawn-card = { $seat-mine ->
    [yes] You draw
   *[no] { $seat } draws
} { $card }.
told-given-up = { $seat-mine ->
    [yes] You discard
   *[no] { $seat } discards
} { $card }.
told-loose = { $seat-mine ->
    [yes] You lose
   *[no] { $seat } loses
} { $card }: it can’t be joined.
told-lost-breakdown = { $seat-mine ->
    [yes] Breakdown: you lose
   *[no] Breakdown: { $seat } loses
} { $card }.
told-lost-damage = { $seat-mine ->
    [yes] You lose
   *[no] { $seat } loses
} { $card } to damage.
told-lost-explosion = { $seat-mine ->
    [yes] You lose
   *[no] { $seat } loses
} { $card } in the explosion.
told-lost-shortage = { $seat-mine ->
    [yes] You discard
   *[no] { $seat } discards
} { $card }: not enough cards in the deck.
told-boost-discarded = { $seat-mine ->
    [yes] You discard
   *[no] { $seat } discards
} { $card } from the stash.
told-boost = { $seat-mine ->
    [yes] You play
   *[no] { $seat } plays
} { $card }.
told-boost-on = { $seat-mine ->
    [yes] You play
   *[no] { $seat } plays
} { $card } on { $on }.
told-struck = { $seat-mine ->
    [yes] { $from }’s { $card } hits you.
   *[no] { $from }’s { $card } hits { $seat }.
}
told-warded = { $seat-mine ->
    [yes] You are
   *[no] { $seat } is
} shielded from { $card }.
told-not-answered = { $seat-mine ->
    [yes] You do
   *[no] { $seat } does
} not answer { $card }.
told-boost-ended = { $seat-mine ->
    [yes] Your { $card } is over.
   *[no] { $seat }’s { $card } is over.
}
told-stolen = { $seat-mine ->
    [yes] You take
   *[no] { $seat } takes
} { $cogs ->
    [one] 1 cog
   *[other] { $cogs } cogs
} from { $from }.
told-vented = { $seat-mine ->
    [yes] You vent
   *[no] { $seat } vents
} a die ({ $colour }) in { $card }: { $from } → { $to }.
told-vented-out = { $seat-mine ->
    [yes] You vent
   *[no] { $seat } vents
} a die ({ $colour }) out of { $card }.
told-all-vented = { $seat-mine ->
    [yes] All dice in your slots go down by { $pips }.
   *[no] All dice in { $seat }’s slots go down by { $pips }.
}
told-rolled = { $seat-mine ->
    [yes] You roll
   *[no] { $seat } rolls
} { $dice }.
told-rerolled = { $seat-mine ->
    [yes] You reroll
   *[no] { $seat } rerolls
} a die ({ $colour }): { $from } → { $to }.
told-raised = { $seat-mine ->
    [yes] You raise
   *[no] { $seat } raises
} a die ({ $colour }): { $from } → { $to }.
told-set-to-six = { $seat-mine ->
    [yes] You turn
   *[no] { $seat } turns
} a die to six ({ $colour }): { $from } → 6.
told-placed = { $seat-mine ->
    [yes] You place
   *[no] { $seat } places
} a { $value } ({ $colour }) in { $card }.
told-taken-back = { $seat-mine ->
    [yes] You take
   *[no] { $seat } takes
} the dice back from { $card }.
told-fired = { $seat-mine ->
    [yes] You activate
   *[no] { $seat } activates
} { $card } ×{ $times } (power { $power }).
told-bulb-off = { $seat-mine ->
    [yes] You turn
   *[no] { $seat } turns
} the bulb off.
told-bulb-on = { $seat-mine ->
    [yes] Your bulb is on again.
   *[no] { $seat }’s bulb is on again.
}
told-refreshed = { $seat-mine ->
    [yes] You clear
   *[no] { $seat } clears
} { $card }: it may work again.
told-group = { $seat-mine ->
    [yes] You choose
   *[no] { $seat } chooses
} for { $card }: { $group }.
told-began = { $seat-mine ->
    [yes] You apply
   *[no] { $seat } applies
}: { $effect }.
told-skipped = { $seat-mine ->
    [yes] You get
   *[no] { $seat } gets
} nothing: { $effect }.
told-gained = { $seat-mine ->
    [yes] You gain
   *[no] { $seat } gains
} a die ({ $colour }): { $value }.
told-gained-unrolled = { $seat-mine ->
    [yes] You gain
   *[no] { $seat } gains
} a die ({ $colour }).
told-die-discarded = { $seat-mine ->
    [yes] You clear
   *[no] { $seat } clears
} a { $value } ({ $colour }) from { $card }.
told-declined-discard = { $seat-mine ->
    [yes] You clear
   *[no] { $seat } clears
} no die.
told-declined-set = { $seat-mine ->
    [yes] You turn
   *[no] { $seat } turns
} no more dice.
told-declined-glacier = { $seat-mine ->
    [yes] You do
   *[no] { $seat } does
} not pay for the glacier.
told-moved = { $seat-mine ->
    [yes] You move
   *[no] { $seat } moves
} 1 space ahead.
told-moved-smooth = { $seat-mine ->
    [yes] You move
   *[no] { $seat } moves
} smoothly 1 space ahead.
told-fell-back = { $seat-mine ->
    [yes] You are
   *[no] { $seat } is
} thrown back.
told-fell-from-jump = { $seat-mine ->
    [yes] You fall
   *[no] { $seat } falls
} back from the jump.
told-crossed = { $seat-mine ->
    [yes] You cross
   *[no] { $seat } crosses
} the finish line: round { $round } is the last.
told-gauge-fell = { $seat-mine ->
    [yes] You take
   *[no] { $seat } takes
} damage: gauge { $gauge }.
told-broke-down = { $seat-mine ->
    [yes] Your machine breaks down.
   *[no] { $seat }’s machine breaks down.
}
told-gauge-rose = { $seat-mine ->
    [yes] Your gauge rises to { $gauge }.
   *[no] { $seat }’s gauge rises to { $gauge }.
}
told-cogs = { $seat-mine ->
    [yes] You gain
   *[no] { $seat } gains
} { $cogs ->
    [one] 1 cog
   *[other] { $cogs } cogs
}.
told-exploded = { $seat-mine ->
    [yes] Your machine explodes!
   *[no] { $seat }’s machine explodes!
}
told-glacier-paid = { $seat-mine ->
    [yes] You pay
   *[no] { $seat } pays
} a { $value } ({ $colour }) for the glacier.
told-crowd = { $seat-mine ->
    [yes] Crowd: you show
   *[no] Crowd: { $seat } shows
} { $valves ->
    [one] 1 open valve
   *[other] { $valves } open valves
} and { $seat-mine ->
    [yes] pay
   *[no] pays
} { $cogs ->
    [one] 1 cog
   *[other] { $cogs } cogs
}.
told-cog-paid = { $seat-mine ->
    [yes] You pay
   *[no] { $seat } pays
} a cog for a die ({ $colour }).
told-die-paid = { $seat-mine ->
    [yes] You pay
   *[no] { $seat } pays
} a { $value } ({ $colour }) for the challenge.
told-arranged = { $seat-mine ->
    [yes] Your machine is rearranged automatically.
   *[no] { $seat }’s machine is rearranged automatically.
}
told-stored = { $seat-mine ->
    [yes] You store
   *[no] { $seat } stores
} a die ({ $colour }) in { $card }.
told-done = { $seat-mine ->
    [yes] You are
   *[no] { $seat } is
} done.
told-token-clockwise = The direction token is turned: clockwise.
told-token-counter = The direction token is turned: counter-clockwise.
told-won = Winner: { $winners }.
told-token = Challenge token on space { $space }: { $challenge }.
told-token-branch = Challenge token on space { $space }: { $challenge }. It lies on one branch of a fork only: the branches are unequal.
told-many-tokens = More than 3 challenge tokens are on the track: more than is advised.
told-pick-changed = { $seat-mine ->
    [yes] You pick
   *[no] { $seat } picks
} { $card } instead.
told-laid = { $seat-mine ->
    [yes] You rearrange
   *[no] { $seat } rearranges
} the machine.
told-not-done = { $seat-mine ->
    [yes] You are
   *[no] { $seat } is
} not done after all.
winner = { $seat }

## Steps and phases

phase-inventors = Inventors are chosen.
phase-shortage = Not enough cards in a deck: { $deck }.
phase-pick = Draft: pick a card.
phase-use = Draft: use the pick.
phase-boosts = { $seat-mine ->
    [yes] Vent: your turn for boosts.
   *[no] Vent: { $seat }’s turn for boosts.
}
phase-vent = Vent phase.
phase-race = Race phase.
phase-race-turn = { $seat-mine ->
    [yes] Race phase: your turn.
   *[no] Race phase: { $seat }’s turn.
}
phase-damage = Damage phase.
phase-storage = End of round.
phase-over = The race is over.

## Refusals

why-not-now = This is not possible at this moment.
why-is-done = You are done with this step. Say “not done” to continue it.
why-batch-first = Apply the effects that are open first.
why-placement-first = Activate the part or take the dice back first.
why-answer-first = Answer the boost first.
why-inventor-taken = Somebody has this inventor.
why-not-in-hand = This card is not in your hand.
why-no-part = A boost can’t be built.
why-no-boost = Only boosts can be stashed.
why-not-joined = No valve would be completed there.
why-no-room = The machine has no room for another part.
why-no-need-to-rearrange = It fits as the machine lies, or no arrangement is known.
why-not-offered = The corner of the card does not offer this.
why-other-deck = Not a card of this deck.
why-no-such-part = There is no such part.
why-no-such-die = There is no such die.
why-not-stashed = This boost is not in your stash.
why-wrong-phase = This boost is for another phase.
why-wrong-target = This boost needs another target, or none.
why-leading = You can’t play this while you are in the lead.
why-no-answer = This boost is no answer.
why-no-cogs = You have no cog.
why-nothing-to-vent = There is no such die in a slot; stored dice can’t be vented.
why-already-six = No die goes above six.
why-not-rolled = The die is not rolled.
why-takes-no-dice = This card takes no dice.
why-other-colour = The part has no slot of this colour.
why-no-free-slot = No slot of this colour is free.
why-star-spent = A star can be activated once a phase.
why-one-die-for-star = A star takes one die.
why-other-part = Finish with the other part first: one part at a time.
why-nothing-placed = No dice are placed.
why-too-weak = The dice can’t reach the indicator.
why-bulb-is-off = The bulb is off.
why-no-such-effect = No such effect is left.
why-no-such-group = There is no such group.
why-cannot-decline = This cannot be declined.
why-no-such-way = The road does not go there.
why-no-challenge = There is no such challenge here.
why-not-at-rest = Finish the move first.
why-pony-used = The steam pony works once a game.
why-parts-owed = You must lose more parts first.
why-cockpit = The cockpit can’t be given up.
why-cell-not-free = This place is taken, or off the bench.
why-new-part-loose = The new part would be joined to nothing.
why-parts-loose = Some cards are not joined to the cockpit: keep moving them, or leave them out.
why-no-storage = There is no free storage slot for such a die.
why-not-done = You have not said that you are done.
why-already-picked = This card is your pick already.
why-hanging-first = First choose which part goes: not all can be joined.
why-no-dice-left = The bank has no die of this colour.
why-nothing-to-open = A crowd would cost no less.
why-nothing-moved = Every card is where it was.
why-nothing-owed = You have no part to lose.

## Choices

choice-construct = build
choice-construct-rearranged = build, rearranging the machine
choice-power = take dice: { $colour }
choice-cogs = take cogs
choice-stash = stash
choice-discard = discard at will
choice-play = play a boost
choice-on = on { $seat }
choice-answer = answer
choice-no-answer = do not answer
choice-vent = take 1 off a die
choice-reroll = reroll for a cog
choice-raise = raise for a cog
choice-place = place a die
choice-take-back = take the dice back
choice-fire = activate
choice-switch-off = turn the bulb off
choice-discard-die = clear a die
choice-decline = do without
choice-way = to space { $space }
choice-glacier = pay a die for the glacier
choice-terrain = take the terrain
choice-pay-cog = pay a cog for a die
choice-pay-die = pay a die for the challenge
choice-set = turn to six
choice-refresh = clear a part
choice-draw = draw a part
choice-arrange = open valves for the crowd
choice-store = store a die
choice-done = done
choice-part = card { $number }
choice-cell = { $cell }
choice-die = { $colour }: { $value }
choice-value = a { $value }
choice-lay = rearrange
choice-not-done = not done yet
choice-placed-part = { $number }. { $card }
choice-lose = lose a part

## Words

colour-steam = steam
colour-heat = heat
colour-electric = electric
colour-any = any colour
slots = { $count } ({ $colour })
dice-of = { $colour } { $dice }
deck-gold = gold
deck-silver = silver
deck-copper = copper
deck-black = boosts
effect-motion = move
effect-smooth = smooth move
effect-reinforce = reinforce
effect-damage = damage
effect-cog = cog
effect-gain-steam = gain a steam die
effect-gain-heat = gain a heat die
effect-gain-electric = gain an electric die
effect-discard-steam = clear a steam die
effect-discard-heat = clear a heat die
effect-discard-electric = clear an electric die
effect-discard-any = clear a die
effect-times = { $effect } ×{ $count }
list = { $all }, { $next }
groups = { $all } / { $next }
nothing = nothing
space = { $tile }, space { $number }

## Text twin

text-round = Round { $round }, direction token { $direction }. Cards in the decks (gold, silver, copper, boosts): { $decks }.
text-clockwise = clockwise
text-counter = counter-clockwise
text-seat = { $seat } ({ $inventor }): { $space }; gauge { $gauge }, cogs { $cogs }, bulb { $bulb }, dice { $pool }, stash { $stash }; { $state }
text-no-inventor = { $seat } has no inventor yet.
text-bulb-on = on
text-bulb-off = off
text-busy = busy
text-waits = waits
text-hand = Hand:
text-stash = Stash:
text-last-round = This is the last round.
text-next-is-last = The next round is the last.
text-legend = Track: ! terrain; g power station, engine or mine (a cog buys a die); r rails (~ smooth); p steam pony; i glacier; j jump; c crowd; S steam, H heat, E electric; → where the road goes on, if not to the next number. Parts: valves N E S W, dice in [slots]:indicator, * star, ◇ storage slot of the colour before it (? any), ◆ stored die.
text-lasting = lasting: { $card }
text-avalanches = terrain deals { $count } more to this machine
text-pony = the steam pony has been used
text-placing = being placed in { $card }: { $dice }
text-picked = (your pick)
text-bulb-mark = bulb
text-inventors = Inventors:
text-boost = { $card }.

## Options

option-track = Track
option-track-help = Which sides of the tiles lie up. What the tiles, tokens and boosts show, and nearly all cards, is our own design: the printed ones are not known to us.
option-track-alps = the Alps
option-track-skyrail = the Hoverdrome
option-inventors = Inventors
option-inventors-help = Each player chooses one, or they are dealt. All figures but those of Marie Curie’s cockpit are our own design; Jagadish Chandra Bose stands in for a sixteenth inventor whose name is not known.
option-inventors-choose = chosen
option-inventors-deal = dealt
option-first_races_in_turn = First races in turn
option-first_races_in_turn-help = In the first two rounds players race one after another.
option-middle_1 = First middle tile
option-middle_1-help = Drawn at random, or one of the five.
option-middle_1-lot = random
option-middle_1-m1 = tile 1
option-middle_1-m2 = tile 2
option-middle_1-m3 = tile 3
option-middle_1-m4 = tile 4
option-middle_1-m5 = tile 5
option-middle_2 = Second middle tile
option-middle_2-help = Drawn at random, or one of the five.
option-middle_2-lot = random
option-middle_2-m1 = tile 1
option-middle_2-m2 = tile 2
option-middle_2-m3 = tile 3
option-middle_2-m4 = tile 4
option-middle_2-m5 = tile 5
option-middle_3 = Third middle tile
option-middle_3-help = Drawn at random, or one of the five.
option-middle_3-lot = random
option-middle_3-m1 = tile 1
option-middle_3-m2 = tile 2
option-middle_3-m3 = tile 3
option-middle_3-m4 = tile 4
option-middle_3-m5 = tile 5
option-tokens = Challenge tokens
option-tokens-help = How many are laid at random between start and finish line, besides those laid by choice. Three in all at most are advised; one on a single branch of a fork makes the branches unequal.
option-pause_on_pass = Stopping at challenges
option-pause_on_pass-help = Whether a pawn may stop at a challenge in the middle of a move.
option-pause_on_pass-yes = allowed
option-pause_on_pass-no = not allowed
option-round_limit = Round limit
option-round_limit-help = The game ends after this many rounds; 0 means no limit.
option-token_power_station = Power station token
option-token_power_station-help = The number of the space it lies on; if that has a challenge, the next one without. 0: not chosen.
option-token_newcomen_engine = Newcomen engine token
option-token_newcomen_engine-help = The number of the space it lies on; if that has a challenge, the next one without. 0: not chosen.
option-token_coal_mine = Coal mine token
option-token_coal_mine-help = The number of the space it lies on; if that has a challenge, the next one without. 0: not chosen.
option-token_rails = Rails token
option-token_rails-help = The number of the space it lies on; if that has a challenge, the next one without. 0: not chosen.
option-token_steam_pony = Steam pony token
option-token_steam_pony-help = The number of the space it lies on; if that has a challenge, the next one without. 0: not chosen.
option-token_crowd = Crowd token
option-token_crowd-help = The number of the space it lies on; if that has a challenge, the next one without. 0: not chosen.
preset-base = A rally in the Alps
preset-base-help = The base game: everybody chooses an inventor, no challenge tokens.
preset-first_rally = A first rally
preset-first_rally-help = The Alps with dealt inventors; in the first two rounds players race one after another.
preset-hoverdrome = A rally in the Hoverdrome
preset-hoverdrome-help = The other side of the tiles.
preset-challenges = The Alps with challenges
preset-challenges-help = Three challenge tokens lie on the track, at random.
preset-grand = The Hoverdrome with challenges
preset-grand-help = The other side of the tiles, and three challenge tokens on them.
sheet-spaces = Spaces from the start
sheet-parts = Parts

## Cards, inventors, tiles

gold-arachnolegs = Arachnolegs
gold-penny-farthing = Penny Farthing
gold-aerostat = Aerostat
gold-hover-jets = Hover Jets
gold-rocket-boosters = Rocket Boosters
gold-ion-thrusters = Ion Thrusters
gold-propeller = Propeller
gold-locomotive-front = Locomotive Front
gold-caterpillar-tracks = Caterpillar Tracks
gold-magnetic-monowheel = Magnetic Monowheel
gold-pulse-jet = Pulse Jet
gold-ornithopter-wings = Ornithopter Wings
gold-kite-sail = Kite Sail
gold-spring-stilts = Spring Stilts
silver-boiler = Boiler
silver-steam-dynamo = Steam Dynamo
silver-arc-furnace = Arc Furnace
silver-thermopile = Thermopile
silver-electrolysis-tank = Electrolysis Tank
silver-coal-burner = Coal Burner
silver-leyden-bank = Leyden Bank
silver-pressure-accumulator = Pressure Accumulator
silver-fire-chest = Fire Chest
silver-compound-engine = Compound Engine
silver-galvanic-cell = Galvanic Cell
silver-condenser = Condenser
silver-flash-boiler = Flash Boiler
silver-induction-coil = Induction Coil
copper-gyrostat = Gyrostat
copper-blast-pipe = Blast Pipe
copper-heat-sink = Heat Sink
copper-steam-vent = Steam Vent
copper-riveted-plating = Riveted Plating
copper-gear-train = Gear Train
copper-junction-box = Junction Box
copper-naphtha-canister = Naphtha Canister
copper-buffer-springs = Buffer Springs
copper-toolbox = Toolbox
copper-radiator = Radiator
copper-ballast-tank = Ballast Tank
copper-auxiliary-drive = Auxiliary Drive
copper-flywheel = Flywheel
boost-nitroglycerin = Nitroglycerin
boost-tailwind = Tailwind
boost-emergency-plating = Emergency Plating
boost-spare-gears = Spare Gears
boost-coal-delivery = Coal Delivery
boost-bottled-lightning = Bottled Lightning
boost-pressure-surge = Pressure Surge
boost-emergency-purge = Emergency Purge
boost-coolant-flush = Coolant Flush
boost-clockwork-precision = Clockwork Precision
boost-faraday-cage = Faraday Cage
boost-disintegration-ray = Disintegration Ray
boost-grappling-hook = Grappling Hook
boost-headwind = Headwind
boost-avalanche = Avalanche
boost-fair-weather = Fair Weather
boost-industrial-espionage = Industrial Espionage
boost-overclock = Overclock
boost-night-shift = Night Shift
boost-second-wind = Second Wind
nikola-tesla = Nikola Tesla
nikola-tesla-part = Polyphase Wheel
nikola-tesla-cockpit = cockpit of Nikola Tesla
marie-curie = Marie Curie
marie-curie-part = Radium Thruster
marie-curie-cockpit = cockpit of Marie Curie
ada-lovelace = Ada Lovelace
ada-lovelace-part = Steam Turbine
ada-lovelace-cockpit = cockpit of Ada Lovelace
hertha-ayrton = Hertha Ayrton
hertha-ayrton-part = Arc Drive
hertha-ayrton-cockpit = cockpit of Hertha Ayrton
george-washington-carver = George Washington Carver
george-washington-carver-part = Leguminous Lygodium
george-washington-carver-cockpit = cockpit of George Washington Carver
alexander-graham-bell = Alexander Graham Bell
alexander-graham-bell-part = Tetrahedral Kite
alexander-graham-bell-cockpit = cockpit of Alexander Graham Bell
guglielmo-marconi = Guglielmo Marconi
guglielmo-marconi-part = Wireless Tractor
guglielmo-marconi-cockpit = cockpit of Guglielmo Marconi
sakichi-toyoda = Sakichi Toyoda
sakichi-toyoda-part = Loom Treadle
sakichi-toyoda-cockpit = cockpit of Sakichi Toyoda
elijah-mccoy = Elijah McCoy
elijah-mccoy-part = Self-Oiling Pistons
elijah-mccoy-cockpit = cockpit of Elijah McCoy
albert-einstein = Albert Einstein
albert-einstein-part = Relativity Bicycle
albert-einstein-cockpit = cockpit of Albert Einstein
orville-and-wilbur-wright = Orville and Wilbur Wright
orville-and-wilbur-wright-part = Biplane
orville-and-wilbur-wright-cockpit = cockpit of Orville and Wilbur Wright
thomas-edison = Thomas Edison
thomas-edison-part = Direct-Current Carriage
thomas-edison-cockpit = cockpit of Thomas Edison
margaret-knight = Margaret Knight
margaret-knight-part = Cutting Carriage
margaret-knight-cockpit = cockpit of Margaret Knight
alberto-santos-dumont = Alberto Santos-Dumont
alberto-santos-dumont-part = Pocket Airship
alberto-santos-dumont-cockpit = cockpit of Alberto Santos-Dumont
ferdinand-von-zeppelin = Ferdinand von Zeppelin
ferdinand-von-zeppelin-part = Rigid Gasbag
ferdinand-von-zeppelin-cockpit = cockpit of Ferdinand von Zeppelin
jagadish-chandra-bose = Jagadish Chandra Bose
jagadish-chandra-bose-part = Crescograph Rover
jagadish-chandra-bose-cockpit = cockpit of Jagadish Chandra Bose
alps-start = Start
alps-m1 = Meadow Road
alps-m2 = Quarry Bend
alps-m3 = Ice Traverse
alps-m4 = Village Railway
alps-m5 = Broken Gorge
alps-finish = Finish line
alps-end = End of the track
skyrail-start = Start
skyrail-m1 = Loop the Loop
skyrail-m2 = Grandstand
skyrail-m3 = Magnet Rail
skyrail-m4 = Gap Row
skyrail-m5 = Spark Alley
skyrail-finish = Finish line
skyrail-end = End of the track

## The page

page-workshop = Workshop of { $name }
page-console = What you can do
page-machine = The machine
page-machines = Machines of all players
page-no-machine = No machine yet.
page-track = The track
page-tokens = Challenge tokens
page-parts = Parts
page-boosts = Boosts
page-gauges = The damage gauge
page-copies = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
page-inventors = Inventors
page-step-draft = Draft
page-step-vent = Vent
page-step-race = Race
page-step-damage = Damage
page-step-storage = End of round
page-round = Round { $round }
page-last-round = Round { $round }, the last
page-pick-of = pick { $pick } of 4
page-clockwise = Hands are passed clockwise
page-counter = Hands are passed counter-clockwise
page-busy = Waiting for: { $names }
page-busy-count = { $count } players
page-is-busy = is still busy
page-waiting = You are done. Waiting for { $names }.
page-back = Back to my machine
page-gauge = Damage gauge: { $gauge }
page-cogs = Cogs: { $cogs }
page-die-help = A die of your pool: put it into a slot of its colour to activate the part.
page-bulb-on = The bulb is on
page-bulb-off = The bulb is off
page-switch = Turn the bulb off: everything with a bulb works at once
page-valves = Open valves: { $valves }. A crowd would take { $crowd ->
    [one] 1 cog
   *[other] { $crowd } cogs
}.
page-to-line = { $count ->
    [one] { $count } space to the line
   *[other] { $count } spaces to the line
}
page-past-line = { $count ->
    [one] { $count } space beyond the line
   *[other] { $count } spaces beyond the line
}
page-stash = Stash
page-lasting = { $card } still lasts
page-play = Play
page-boost-kind = { $when ->
    [draft] draft only
    [vent] vent only
    [race] race only
   *[any] any phase
}
page-boost-when = Only in the { $when ->
    [draft] Draft
    [vent] Vent
   *[race] Race
} phase.
page-boost-target = On { $target ->
    [one_opponent] one opponent.
    [leaders] everyone in the lead.
   *[everybody] everybody.
}
page-boost-lasts = Until the end of the { $lasts ->
    [round] round.
   *[phase] phase.
}
page-boost-if-last = If you are in last place, instead: { $effects }.
page-boost-unless-leading = Not if you are in the lead.
page-boost-answers = Can be an answer to another boost.
page-boon = { $boon ->
    [effects] { $effects }.
    [lower_dice] All dice in your slots go down by { $count }.
    [set_dice] Turn up to { $count } of your dice to six.
    [shield] Other players’ boosts don’t touch you.
    [worse_terrain] All terrain deals 1 damage more.
    [ignore_terrain] You ignore terrain.
    [steal_cogs] Take up to { $count } cogs.
    [refresh_part] Clear a part of dice; it may work again.
    [draw_part] Draw a part and use it like a pick.
   *[relight] The bulb is on again.
}
page-part-dice = { $card }. Slots: { $slots }; indicator { $power }. { $effects }
page-part-bulb = { $card }. Works by the bulb. { $effects }
page-part-lose = Lose { $card }
page-part-lift = Lift { $card }
page-part-take = Choose { $card }
page-place-in = Place the die (×{ $times }). { $card }
page-die-in = Die { $value } ({ $colour }) in { $card }
page-die-unrolled = Die, not rolled yet ({ $colour })
page-times = { $power } → ×{ $times }
page-build-here = Build here: { $cell }
page-lay-here = Lay down here: { $cell }
page-loose = Not joined: { $cards }
page-hand = Your hand
page-hand-help = Click a card to see where it would fit and what it would give. Then choose its use, or drag it onto your machine.
page-picked = Picked: { $card }. Pick another card to change it.
page-pick-only = Pick, decide later
page-fits = Build it: { $count ->
    [one] 1 place is lit on your machine.
   *[other] { $count } places are lit on your machine.
}
page-fits-rearranged = It fits after rearranging.
page-fits-nowhere = It fits nowhere on your machine: no valve meets its valves.
page-build-rearranged = Build, rearranging
page-pool = Your dice
page-pool-empty = You have no dice.
page-pips = You can take off: { $count }
page-vent = Vent the { $value } ({ $colour }) in { $card } down to
page-vent-out = out
page-vent-none = Nothing to vent, or no cogs.
page-harm = damage { $count }{ $breaks ->
    [yes] , and a part is lost at once
   *[no] {""}
}
page-done-costs = You’ll lose { $count ->
    [one] { $count } part
   *[other] { $count } parts
}. Done all the same?
page-done-explodes = Your machine will explode. Done all the same?
page-apply = Apply: { $effects }
page-apply-all = Apply all: { $effect }
page-all = All
page-group = { $card }: { $effects }
page-draw-from = Draw from the deck: { $deck }
page-space = { $space }
page-way = To { $space }
page-terrain = terrain { $count }
page-challenge = { $kind ->
    [generator] a cog buys a die: { $colour }
    [rails] a die ({ $colour }) buys: { $motion } ×{ $count }
    [pony] a die ({ $colour }) buys cogs: { $count }, once a game
    [glacier] glacier: a die ({ $colour }) saves you from the terrain
    [jump] jump: nobody stays here after the Race phase
   *[crowd] crowd: takes cogs, fewer for open valves
}
page-podium = The result
page-result = { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
}, { $parts ->
    [one] { $parts } part
   *[other] { $parts } parts
}
page-chart-distance = Spaces from the start, round by round
page-chart-damage = Damage taken, round by round
page-download = Save the machine of { $name } as a picture
page-part-storage = Storage slots: { $slots }.
page-move-cards = Move cards
page-put-back = Put the cards back
page-discard-part = Discard a part
page-source = { $source ->
    [found] Partly told in a published review; the rest is our own design.
    [found_fan] Partly found in a fan project, at low confidence; the rest is our own design.
    [stand_in] Our own design: this person stands in for an inventor whose name is not known.
   *[designed] Our own design: the printed one is not known.
}
page-designed = All tiles, tokens and boosts and nearly all cards are our own design, since the printed ones are not known to us.

### Besides: what a table says only to those who ask

## After the end

figure-longest-round = Furthest in one round
figure-activations = Activations
figure-boosts = Boosts played
figure-cogs = Cogs gained
figure-damage = Damage taken
figure-parts-lost = Parts lost
figure-explosions = Explosions
turning-lead = { $seat-mine ->
    [yes] You are in the lead from the end of round { $round } on.
   *[no] { $seat } is in the lead from the end of round { $round } on.
}
turning-leap = { $seat-mine ->
    [yes] You travel
   *[no] { $seat } travels
} { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
} in round { $round }, further than anybody in a round.
turning-losses = { $seat-mine ->
    [yes] You lose
   *[no] { $seat } loses
} { $parts ->
    [one] { $parts } part
   *[other] { $parts } parts
} in round { $round }.

## Hints

because-inventor = { $inventor } brings this part. { $does }
because-pick = { $does } It can be joined in { $count ->
    [one] { $count } place.
   *[other] { $count } places.
}
because-pick-rearranged = { $does } It can be joined after rearranging.
because-pick-corner = { $card } is worth what it is given up for: { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
} or { $cogs ->
    [one] { $cogs } cog
   *[other] { $cogs } cogs
}.
because-pick-boost = A boost for later: { $card }. { $does }
because-build = { $does } Your machine then has { $parts ->
    [one] { $parts } part.
   *[other] { $parts } parts.
}
because-rearrange = { $does } Rearranged, your machine takes it as part { $parts }.
because-power = { $card } is worth { $count ->
    [one] { $count } die
   *[other] { $count } dice
} ({ $colour }) that you can place in the next race.
because-cogs = { $card } is worth { $count ->
    [one] { $count } cog
   *[other] { $count } cogs
}: they vent dice, reroll them or raise them.
because-stash = { $card } waits in your stash for the right moment. { $does }
because-lose = You can do without { $card } best.
because-discard-boost = You can do without { $card } best.
because-play = Now { $card } brings most. { $does }
because-no-answer = An answer is worth more later.
because-vent = Vented from { $from } to { $to }, the die leaves { $card } sooner.
because-vent-out = A slot of { $card } is free again.
because-reroll = A { $value } can hardly get worse.
because-raise = { $from } becomes { $to } ({ $colour }).
because-weak = { $card }: power { $power } so far, and more dice make it work.
because-fire = { $card }, power { $power }, works { $times ->
    [one] once
   *[other] { $times } times
}: { $effects }.
because-take-back = These dice do more in another part.
because-bulb = The bulb works once a round: { $effects }.
because-motion = One space ahead. { $spaces ->
    [0] You are across the line.
    [one] { $spaces } space is left to the line now.
   *[other] { $spaces } spaces are left to the line now.
}
because-motion-harm = One space ahead, for { $damage } damage. { $spaces ->
    [0] You are across the line.
    [one] { $spaces } space is left to the line now.
   *[other] { $spaces } spaces are left to the line now.
}
because-reinforce = It mends your machine, whose gauge stands at { $from }.
because-effect = This comes first: { $effect }.
because-group = { $card }: { $effects } is worth most here.
because-decline = What is offered is worth less than what you have.
because-way = { $damage ->
    [0] This way costs no damage now.
   *[other] This way costs { $damage } damage now, and is better further on.
}
because-glacier = A { $value } keeps { $damage } damage off.
because-terrain = The dice are worth more than { $damage } damage.
because-pay-cog = A die for a cog.
because-pay-die = What the challenge gives is worth more than a { $value }.
because-set = A { $value } becomes a 6.
because-refresh = { $card } can work again.
because-draw = You need a part of this deck most: { $deck }.
because-arrange = A crowd would take { $cogs ->
    [one] { $cogs } cog
   *[other] { $cogs } cogs
} now, and fewer from a machine that shows more open valves.
because-lay = This arrangement holds together and leaves room.
because-store = A die ({ $colour }) stays for the next round in { $card }.
because-done = There is nothing more to gain in this step.
because-done-owes = Nothing more helps; the damage costs you { $count ->
    [one] { $count } part.
   *[other] { $count } parts.
}
because-done-cogs = Your { $count ->
    [one] { $count } cog is
   *[other] { $count } cogs are
} worth more in the race.
because-not-done = There is still something to gain.
