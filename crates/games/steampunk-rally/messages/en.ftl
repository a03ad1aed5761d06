# Steampunk Rally, in English.

## Prompts

prompt-inventor = Choose your inventor.
prompt-shortage = The deck is short ({ $deck }): discard cards of it until you have four.
prompt-pick = Pick a card of your hand.
prompt-use = Use your pick: construct it, give it up for dice or cogs, or stash it.
prompt-use-drawn = Use the part you drew: construct it, or give it up for dice or cogs.
prompt-boosts = Your turn for boosts: play any, or be done.
prompt-vent = Vent: a cog takes two pips off dice in your slots.
prompt-race = Race: place dice, switch the bulb off, use cogs, or be done.
prompt-damage = Your gauge is below zero: lose a part (still owed: { $count }).
prompt-explode = Nothing is left to give: mend the machine, or be done and explode.
prompt-damage-done = You owe no parts. Be done when you like.
prompt-storage = End of round: store dice you want to keep.
prompt-batch = Apply the next effect.
prompt-way = Which way at the fork?
prompt-glacier = Glacier: pay a die ({ $colour }), or take the terrain.
prompt-breakdown = Breakdown: choose a part to lose.
prompt-discard-die = You may return a die from a slot ({ $colour }).
prompt-discard-any = You may return a die of any colour from a slot.
prompt-placing = Power { $power }, effects { $times } times: place more, fire, or take back.
prompt-put = Lay the lifted card down, or give it up.
prompt-hanging = Parts hang on nothing: rejoin them; what still hangs when you end is lost.
prompt-rearranging = Move cards as you like (cards to lift: { $moves }), then end.
prompt-answer = { $seat } plays { $boost } on you. Answer?
prompt-set-dice = Make dice of your pool sixes (left: { $count }).
prompt-refresh = Choose a part that gives its dice back.
prompt-draw = From which deck do you draw a part?

## Log

told-inventor = { $seat } is { $inventor }.
told-round = Round { $round }.
told-last-round = Round { $round }, the last one.
told-shuffled = Deck and pile are shuffled: { $deck }.
told-drew = { $seat } draws a hand.
told-drew-cards = { $seat } draws { $cards }.
told-passed-clockwise = Hands are passed clockwise.
told-passed-counter = Hands are passed counter-clockwise.
told-received = { $seat } takes a hand.
told-received-cards = { $seat } takes { $cards }.
told-picked = { $seat } has picked.
told-picked-card = { $seat } picks { $card }.
told-constructed = { $seat } builds { $card } at { $cell }.
told-power = { $seat } gives up { $card } for dice: { $colour }.
told-card-for-cogs = { $seat } gives up { $card } for cogs: { $cogs }.
told-stashed = { $seat } stashes a boost.
told-stashed-card = { $seat } stashes { $card }.
told-part-drawn = { $seat } draws a part: { $deck }.
told-part-drawn-card = { $seat } draws { $card }.
told-given-up = { $seat } gives up { $card }.
told-loose = { $card } of { $seat } hangs on nothing and is lost.
told-lost-breakdown = Breakdown: { $seat } loses { $card }.
told-lost-damage = { $seat } loses { $card } to damage.
told-lost-explosion = { $card } of { $seat } is blown off.
told-lost-shortage = { $seat } discards { $card }: the deck is short.
told-boost-discarded = { $seat } discards { $card } from the stash.
told-boost = { $seat } plays { $card }.
told-boost-on = { $seat } plays { $card } on { $on }.
told-struck = { $card } of { $from } strikes { $seat }.
told-warded = { $seat } is shielded from { $card }.
told-not-answered = { $seat } does not answer { $card }.
told-boost-ended = { $card } of { $seat } is over.
told-stolen = { $seat } takes cogs from { $from }: { $cogs }.
told-vented = { $seat } vents { $card }: { $from } becomes { $to }.
told-vented-out = { $seat } vents a die out of { $card }.
told-all-vented = All dice in slots of { $seat } lose pips: { $pips }.
told-rolled = { $seat } rolls { $dice }.
told-rerolled = { $seat } rolls a die again ({ $colour }): { $from } becomes { $to }.
told-raised = { $seat } raises a die ({ $colour }): { $from } becomes { $to }.
told-set-to-six = { $seat } turns a { $from } into a six ({ $colour }).
told-placed = { $seat } places a { $value } in { $card }.
told-taken-back = { $seat } takes dice back from { $card }.
told-fired = { $seat } fires { $card }: power { $power }, effects { $times } times.
told-bulb-off = { $seat } switches the bulb off.
told-bulb-on = The bulb of { $seat } is on again.
told-refreshed = { $card } of { $seat } is refreshed.
told-group = { $seat } chooses for { $card }: { $group }.
told-began = { $seat } applies: { $effect }.
told-skipped = Nothing comes of it for { $seat }: { $effect }.
told-gained = { $seat } gains a die ({ $colour }): { $value }.
told-gained-unrolled = { $seat } gains a die ({ $colour }).
told-die-discarded = { $seat } clears a { $value } from { $card }.
told-declined-discard = { $seat } clears no die.
told-declined-set = { $seat } sets no more dice.
told-declined-glacier = { $seat } does not pay for the glacier.
told-moved = { $seat } drives to space { $space }.
told-moved-smooth = { $seat } glides to space { $space }.
told-fell-back = { $seat } is thrown back to space { $space }.
told-fell-from-jump = { $seat } falls from the jump to space { $space }.
told-crossed = { $seat } crosses the line: round { $round } is the last.
told-gauge-fell = { $seat } takes damage: gauge { $gauge }.
told-broke-down = The machine of { $seat } breaks down.
told-gauge-rose = The gauge of { $seat } rises to { $gauge }.
told-cogs = { $seat } gains cogs: { $cogs }.
told-exploded = The machine of { $seat } explodes!
told-glacier-paid = { $seat } melts the glacier with a { $value } ({ $colour }).
told-crowd = The crowd looks at { $seat } (open valves: { $valves }) and takes cogs: { $cogs }.
told-cog-paid = { $seat } pays a cog for a die ({ $colour }).
told-die-paid = { $seat } pays a { $value } ({ $colour }) for the challenge.
told-rearranging = { $seat } rearranges the machine.
told-lifted = { $seat } lifts { $card }.
told-put = { $seat } lays { $card } at { $cell }.
told-arranged = The machine of { $seat } is arranged anew.
told-withdrawn = { $seat } takes { $card } up again.
told-rearranged = { $seat } has finished rearranging.
told-stored = { $seat } stores a die in { $card }.
told-done = { $seat } is done.
told-token-clockwise = The direction token is turned: clockwise.
told-token-counter = The direction token is turned: counter-clockwise.
told-won = The race is won: { $winners }.
winner = { $seat }

## Steps and phases

phase-inventors = Inventors are chosen.
phase-shortage = A deck is short: { $deck }.
phase-pick = Draft: pick a card.
phase-use = Draft: use the pick.
phase-boosts = Vent: { $seat } may play boosts.
phase-vent = Vent phase.
phase-race = Race phase.
phase-race-turn = Race phase: turn of { $seat }.
phase-damage = Damage phase.
phase-storage = End of round.
phase-over = The race is over.

## Refusals

why-not-now = Not now.
why-is-done = You have said that you are done; take it back first.
why-batch-first = The effects that are open come first.
why-placement-first = Fire the placed dice or take them back first.
why-rearranging-first = Finish moving cards first.
why-answer-first = Answer the boost first.
why-inventor-taken = Somebody has this inventor.
why-not-in-hand = This card is not in your hand.
why-no-part = A boost cannot be constructed.
why-no-boost = Only boosts are stashed.
why-not-joined = There the part would be joined to nothing.
why-no-room = The machine has no room for another part.
why-no-need-to-rearrange = A cell will do, or no arrangement is known.
why-not-offered = The corner of the card does not offer this.
why-other-deck = Not a card of this deck.
why-no-such-part = There is no such part.
why-no-such-die = There is no such die.
why-not-stashed = This boost is not in your stash.
why-wrong-phase = This boost is for another phase.
why-wrong-target = The boost needs another target, or none.
why-leading = Who leads may not play this.
why-no-answer = This boost is no answer.
why-no-cogs = You have no cog.
why-nothing-to-vent = No such die lies in a slot; stored dice are not vented.
why-already-six = No die goes above six.
why-not-rolled = The die is not rolled.
why-takes-no-dice = This card takes no dice.
why-no-free-slot = All slots are full.
why-star-spent = A star is activated once a phase.
why-one-die-for-star = A star takes one die.
why-other-part = One part at a time.
why-nothing-placed = No dice are placed.
why-too-weak = The dice do not reach the indicator.
why-bulb-is-off = The bulb is off.
why-no-such-effect = No such effect is left.
why-no-such-group = There is no such group.
why-cannot-decline = This cannot be declined.
why-no-such-way = The road does not go there.
why-no-challenge = There is no such challenge here.
why-not-at-rest = Finish the move first.
why-pony-used = The steam pony works once a game.
why-nothing-owed = You owe no part.
why-parts-owed = You still owe parts.
why-cockpit = The cockpit is never given up.
why-nothing-to-rearrange = Nothing to move, or you have moved cards in this step already.
why-nothing-lifted = No card is lifted.
why-card-lifted = Lay the lifted card down first.
why-cell-not-free = The cell is taken or too far away.
why-no-moves-left = No more cards may be lifted in this rearrangement.
why-new-part-loose = The new part hangs on nothing.
why-parts-loose = Parts lie loose: join them, or give them up.
why-no-storage = No storage slot for such a die.

## Choices

choice-construct = construct
choice-construct-rearranged = construct, rearranging the machine
choice-power = take dice: { $colour }
choice-cogs = take cogs
choice-stash = stash
choice-discard = discard
choice-play = play a boost
choice-on = on { $seat }
choice-answer = answer
choice-no-answer = do not answer
choice-vent = take a pip off
choice-reroll = roll again for a cog
choice-raise = raise for a cog
choice-place = place a die
choice-take-back = take the dice back
choice-fire = fire
choice-switch-off = switch the bulb off
choice-discard-die = clear a die
choice-decline = do without
choice-way = to space { $space }
choice-glacier = pay a die for the glacier
choice-terrain = take the terrain
choice-pay-cog = pay a cog for a die
choice-pay-die = pay a die for the challenge
choice-set = make a six
choice-refresh = refresh
choice-draw = draw
choice-lose = lose
choice-rearrange = rearrange the machine
choice-lift = lift
choice-put = lay down
choice-give-up = give the card up
choice-withdraw = take the new part up again
choice-arrange = arrange for me
choice-end-rearranging = end rearranging
choice-store = store a die
choice-done = done
choice-part = card { $number }
choice-cell = { $cell }
choice-die = { $colour }: { $value }
choice-value = a { $value }

## Words

colour-steam = steam
colour-heat = heat
colour-electric = electric
deck-gold = gold
deck-silver = silver
deck-copper = copper
deck-black = boost
effect-motion = motion
effect-smooth = smooth motion
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
nothing = nothing
space = { $tile }, space { $number }

## Text twin

text-round = Round { $round }, token { $direction }. Cards in the decks: { $decks }.
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

## Options

option-track = Track
option-track-help = Which sides of the tiles lie up.
option-track-alps = the Alps
option-track-skyrail = the Hoverdrome
option-inventors = Inventors
option-inventors-help = Each player chooses one, or they are dealt.
option-inventors-choose = chosen
option-inventors-deal = dealt
option-first_races_in_turn = First races in turn
option-first_races_in_turn-help = In the first two rounds players race one after another.
option-middle_1 = First middle tile
option-middle_1-help = Drawn by lot, or one of the five.
option-middle_1-lot = by lot
option-middle_1-m1 = tile 1
option-middle_1-m2 = tile 2
option-middle_1-m3 = tile 3
option-middle_1-m4 = tile 4
option-middle_1-m5 = tile 5
option-middle_2 = Second middle tile
option-middle_2-help = Drawn by lot, or one of the five.
option-middle_2-lot = by lot
option-middle_2-m1 = tile 1
option-middle_2-m2 = tile 2
option-middle_2-m3 = tile 3
option-middle_2-m4 = tile 4
option-middle_2-m5 = tile 5
option-middle_3 = Third middle tile
option-middle_3-help = Drawn by lot, or one of the five.
option-middle_3-lot = by lot
option-middle_3-m1 = tile 1
option-middle_3-m2 = tile 2
option-middle_3-m3 = tile 3
option-middle_3-m4 = tile 4
option-middle_3-m5 = tile 5
option-tokens = Challenge tokens
option-tokens-help = How many are laid on the track by lot. Three at most are advised; one on a single branch makes the branches unequal.
option-pause_on_pass = Pausing on challenges
option-pause_on_pass-help = Whether a pawn may stop on a challenge in the middle of a move.
option-pause_on_pass-yes = allowed
option-pause_on_pass-no = not allowed
option-round_limit = Round limit
option-round_limit-help = The game ends after so many rounds; 0 is no limit.
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
page-busy = Still busy: { $names }
page-busy-count = { $count } players
page-is-busy = is still busy
page-waiting = You are done. Waiting for { $names }.
page-back = Back to my machine
page-gauge = Damage gauge: { $gauge }
page-cogs = Cogs: { $cogs }
page-bulb-on = The bulb is on
page-bulb-off = The bulb is off
page-switch = Switch the bulb off: everything with a bulb works at once
page-valves = Open valves: { $valves }. A crowd would take cogs: { $crowd }.
page-to-line = { $count ->
    [one] { $count } space to the line
   *[other] { $count } spaces to the line
}
page-past-line = { $count ->
    [one] { $count } space beyond the line
   *[other] { $count } spaces beyond the line
}
page-stash = Stashed boosts
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
    [leaders] all who lead.
   *[everybody] everybody.
}
page-boost-lasts = Until the end of the { $lasts ->
    [round] round.
   *[phase] phase.
}
page-boost-if-last = If you are last, instead: { $effects }.
page-boost-unless-leading = Not if you lead.
page-boost-answers = Can be an answer to another boost.
page-boon = { $boon ->
    [effects] { $effects }.
    [lower_dice] All dice in slots lose pips: { $count }.
    [set_dice] Pool dice that may become sixes: { $count }.
    [shield] Boosts of others do not touch you.
    [worse_terrain] All terrain deals one damage more.
    [ignore_terrain] Your motion ignores terrain.
    [steal_cogs] Take cogs from them, at most { $count }.
    [refresh_part] A part gives its dice back and may be fired again.
    [draw_part] Draw a part and use it like a pick.
   *[relight] The bulb is on again.
}
page-part-dice = { $card }. Slots: { $slots } ({ $colour }), indicator { $power }. { $effects }
page-part-bulb = { $card }. Works by the bulb. { $effects }
page-part-lose = Lose { $card }
page-part-lift = Lift { $card }
page-part-take = Choose { $card }
page-place-in = Place the die in { $card } Effects: { $times } times
page-die-in = Die { $value } ({ $colour }) in { $card }
page-die-unrolled = Die, not rolled yet ({ $colour })
page-times = { $power } → ×{ $times }
page-build-here = Build here: { $cell }
page-lay-here = Lay down here: { $cell }
page-loose = Hanging on nothing: { $cards }
page-hand = Your hand
page-hand-help = Click a card to see where it would fit and what it would give. Then choose its use, or drag it onto your machine.
page-picked = Picked: { $card }. Take back to change it.
page-pick-only = Pick, decide later
page-fits = Build it: { $count ->
    [one] one place is lit on your machine.
   *[other] { $count } places are lit on your machine.
}
page-fits-rearranged = It fits after rearranging.
page-fits-nowhere = It fits nowhere on your machine.
page-build-rearranged = Build, rearranging
page-pool = Your dice
page-pool-empty = No dice in your pool.
page-pips = Pips you can take off: { $count }
page-vent = Vent the { $value } in { $card } down to
page-vent-out = out
page-vent-none = Nothing to vent, or no cogs.
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
    [rails] a die ({ $colour }) buys { $motion } ×{ $count }
    [pony] a die ({ $colour }) buys cogs: { $count }, once a game
    [glacier] a die ({ $colour }) melts the terrain
    [jump] a jump: nobody stays here after the Race phase
   *[crowd] a crowd: it takes cogs, fewer for open valves
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
