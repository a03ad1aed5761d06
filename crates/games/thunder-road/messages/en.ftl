# Thunder Road: Vendetta, in English.

## Prompts

prompt-assign = Put a die on a car that has not moved this round.
prompt-coast = Every car that can drive has moved. Choose one to coast 1 space, and a die for it.
prompt-command = Put one more die on a command, or use none.
prompt-chopper = Place your chopper on an empty space.
prompt-chopper-shot = Your chopper may shoot at a vehicle in its front arc.
prompt-repair = Choose a damage token to remove.
prompt-enter = Drive { $car } onto the road ({ $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}).
prompt-step = Drive { $car } ({ $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
} left).
prompt-drift = Drift through { $vehicle }, or slam?
prompt-bonus = You stayed on the road. Take { $moves ->
    [one] { $moves } extra move
   *[other] { $moves } extra moves
}?
prompt-shoot = Shoot at a vehicle in your front arc, or hold your fire.
prompt-reroll = Slam: { $top } and { $bottom }. As the dice lie, { $moved } goes { $direction }. Keep them or reroll?
prompt-assign-bike = Put a die on a bike that has not moved this round.
prompt-second = Put a second die on another bike, or on a command.
prompt-second-bike = Put a second die on another bike.
prompt-second-coast = Put a second die on a command, or choose a bike to coast 1 space.
prompt-coast-bike = Every bike that can drive has moved. Choose one to coast 1 space, and a die for it.
prompt-first-bike = Which bike moves first: { $first } or { $second }?
prompt-respawn = Choose an eliminated bike, and an empty space ahead of your rearmost bike for it.
prompt-repair-bike = Choose an inoperable bike to repair.
prompt-pass = Pass { $vehicle }, or slam?
prompt-gives-way = Slam: { $top } and { $bottom }. Choose the bike that goes { $direction }.
prompt-steer = Put a die on power steering: its value is how many times the rig may change lanes this round.
prompt-rig-die = Put a die on a command of a section that has no die yet. It moves the rig and works the command.
prompt-rig-repair = Choose a damaged command to repair in { $section }.
prompt-rig-damage = The rig takes minor damage. Choose the command it falls on.
prompt-rig-step = Drive the rig ({ $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
} left, { $steering ->
    [0] no lane changes
    [one] { $steering } lane change
   *[other] { $steering } lane changes
}).
prompt-rig-bonus = The Traction Drive works. Take { $moves ->
    [one] { $moves } extra move
   *[other] { $moves } extra moves
}?
prompt-salt-bonus = You crossed salt flats. Take { $moves ->
    [one] { $moves } extra move
   *[other] { $moves } extra moves
}?
prompt-cowcatcher = The Cowcatcher pushes { $car } aside. Ahead left or ahead right?
prompt-drop-hazard = Drop a hazard token face down behind the rig, or none.
prompt-rig-shoot = Shoot at a vehicle in the rig’s front or rear arc, or hold your fire.
prompt-reroll-shot = Shot at { $target }: the die shows { $face }. Keep it or reroll?

## Log

told-dice = { $seat-mine ->
    [yes] You roll
   *[no] { $seat } rolls
} { $dice }.
told-round = { $seat-mine ->
    [yes] Round { $round }: you are first player
   *[no] Round { $round }: { $seat } is first player
}, the road die shows { $die }.
told-turn = { $seat-mine ->
    [yes] Your turn.
   *[no] { $seat }’s turn.
}
told-passed = { $seat-mine ->
    [yes] You have nothing to move and pass.
   *[no] { $seat } has nothing to move and passes.
}
told-assigned = { $car } gets a { $die }.
told-coasted = { $car } coasts with a { $die }.
told-command = { $seat-mine ->
    [yes] You put
   *[no] { $seat } puts
} a { $die } on { $command }.
told-no-command = { $seat-mine ->
    [yes] You use
   *[no] { $seat } uses
} no command.
told-chopper-held = { $seat-mine ->
    [yes] Your chopper does not shoot.
   *[no] { $seat }’s chopper does not shoot.
}
told-no-bonus = { $seat-mine ->
    [yes] You decline
   *[no] { $seat } declines
} the road bonus.
told-held = { $seat-mine ->
    [yes] You hold
   *[no] { $seat } holds
} fire.
told-chopper = { $seat-mine ->
    [yes] You place
   *[no] { $seat } places
} the chopper.
told-chopper-back = { $seat-mine ->
    [yes] Your chopper returns to you.
   *[no] { $seat }’s chopper returns to its owner.
}
told-repaired = { $car } is repaired: { $damage } removed.
told-drove = { $car } drives.
told-pushed = { $car } is pushed.
told-slid = { $car } slides.
told-skidded = { $car } skids.
told-staggered = { $car } lurches about, dazed.
told-landed = { $car } lands.
told-drifted = { $car } drifts through.
told-drift-held = { $car } does not drift.
told-bonus = { $seat-mine ->
    [yes] You take
   *[no] { $seat } takes
} the road bonus: { $moves ->
    [one] { $moves } extra move
   *[other] { $moves } extra moves
}.
told-shown = Token turned up: { $hazard }.
told-hazard = { $car } sets off a hazard: { $hazard }.
told-no-wreck = All four wrecks are on the board: { $car } only loses its remaining moves.
told-oil = { $car } slides on oil: { $direction }.
told-slam = { $top } slams { $bottom }: { $moved } goes { $direction }.
told-kept = { $seat-mine ->
    [yes] You keep
   *[no] { $seat } keeps
} the dice.
told-rerolled = { $seat-mine ->
    [yes] You reroll
   *[no] { $seat } rerolls
}.
told-hit = { $shooter } shoots { $target }: hit.
told-missed = { $shooter } shoots { $target }: miss.
told-damaged = { $car } takes damage: { $damage }.
told-ignored = { $car } can take no more damage.
told-shrapnel = Shrapnel from { $car } flies { $direction } and hits { $target }.
told-shrapnel-nobody = Shrapnel from { $car } flies { $direction } and hits nobody.
told-dazed = { $car } is dazed for { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}.
told-blasted = A blast throws { $car } { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
} { $direction }.
told-inoperable = { $car } becomes inoperable.
told-eliminated = { $car } is eliminated: { $how }.
told-out = { $seat-mine ->
    [yes] You are
   *[no] { $seat } is
} out of the game.
told-advanced = The board advances: tile { $removed } is removed, tile { $laid } is laid.
told-finish-line = The finish line is laid.
told-finished = { $car } crosses the finish line.
told-won = { $seat-mine ->
    [yes] You win
   *[no] { $seat } wins
}.
told-draw = The game ends in a draw.
told-first-bike = { $car } moves first.
told-bike-passed = { $car } passes without a slam.
told-bike-pass-held = { $car } does not pass.
told-slam-bikes = { $top } slams { $bottom }: one of them goes { $direction }.
told-gives-way = { $car } gives way: { $direction }.
told-respawned = { $car } is back on the road.
told-minor = { $car } takes minor damage.
told-steered = { $seat-mine ->
    [yes] You put
   *[no] { $seat } puts
} a { $die } on power steering.
told-rig-die = { $seat-mine ->
    [yes] You put
   *[no] { $seat } puts
} a { $die } on { $section }: { $command }.
told-rig-die-broken = { $seat-mine ->
    [yes] You put
   *[no] { $seat } puts
} a { $die } on { $section }: { $command }, which is damaged: the die only gives moves.
told-rig-damaged = The rig takes minor damage: { $command } is out of action.
told-rig-repaired = { $command } is repaired.
told-flattened = The rig crushes what was there: the space is off-road from now on.
told-cowcatcher = The Cowcatcher pushes { $car } aside: { $direction }.
told-shoved = { $car } is pushed aside.
told-missiles = The rig launches missiles, the shooting die shows { $face }.
told-missile-hit = A missile hits { $target }.
told-dropped = The rig drops a hazard token face down.
told-not-dropped = { $seat-mine ->
    [yes] You drop
   *[no] { $seat } drops
} no hazard token.
told-shot-kept = { $seat-mine ->
    [yes] You keep
   *[no] { $seat } keeps
} the shooting die.
told-shot-rerolled = { $seat-mine ->
    [yes] You reroll
   *[no] { $seat } rerolls
} the shooting die.
told-sludge = { $car } is stuck in toxic sludge and loses its remaining moves.
told-glass = { $car } slides on desert glass: { $direction }.
told-jumped = { $car } jumps off the ramp: { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
} ahead.
told-caught-fire = { $car } catches fire.
told-fire-die = { $car } is on fire, the fire die says: { $face }.
told-pit-survived = { $car } gets across the pit trap: the shooting die shows { $face }.
told-pit-caught = { $car } falls into the pit trap: the shooting die shows { $face }.
told-quake = Earthquake: every vehicle on the road shifts 1 space { $direction }.
told-quaked = { $car } is shifted.
told-lasting = { $car } draws a lasting effect: { $damage }.

## Reasons of refusals

why-not-now = You are being asked for something else right now.
why-not-your-car = Choose one of your own vehicles.
why-has-die = Choose one of your vehicles that has no die yet.
why-inoperable = An inoperable vehicle takes no die. Choose another one.
why-eliminated = This vehicle is eliminated. Choose another one.
why-no-such-die = You have no unused die of this value.
why-unmoved-car = You coast only when every operable car has its die. Put a die on a car that has none.
why-coasted-twice = This car has coasted twice this round. Choose another car.
why-one-command = You have used your command this round.
why-no-command-coasting = No command in a turn in which you coast.
why-wrong-value = This command does not take a die of this value.
why-nothing-to-act-on = This command has nothing to act on.
why-not-empty = Choose an empty space of the board for the chopper.
why-first-round = Nobody shoots in round 1.
why-cannot-shoot = This vehicle cannot shoot.
why-not-in-arc = Choose a target in the front arc.
why-no-such-token = None of your cars on the board has this damage token.
why-no-entry = A car enters from the starting area, in one of the six lanes.
why-outside-arc = A car drives ahead, ahead left or ahead right.
why-moves-left = Use all your moves first.
why-no-drift = There is nothing to drift through.
why-left-road = No road bonus: the car has left the road.
why-stopped = No road bonus: a slam or damage has ended the move.
why-coasting-bonus = A coasting car gets no road bonus.
why-no-reroll = This reroll is not yours.
why-unmoved-bike = You coast only when every operable bike has its die. Put a die on a bike that has none.
why-coasted-four = This bike has coasted four times this round. Choose another bike.
why-other-bike = Another bike has room for this die. Choose that one.
why-not-inoperable = Choose an inoperable bike on the board.
why-no-eliminated-bike = Respawn needs an eliminated bike.
why-no-respawn-space = There is no empty space ahead of your rearmost bike.
why-not-respawn-space = Choose an empty space ahead of your rearmost operable bike.
why-section-used = This section has its die this round. Choose another section.
why-repair-three = Repair takes only a 3.
why-no-steering = No power steering is left this round: the rig goes straight ahead.
why-rig-side-edge = The rig does not leave the road over a side edge. Choose another direction.
why-command-damaged = This command is damaged already. Choose another one.
why-command-not-damaged = This command is not damaged. Choose a damaged one.
why-never-damaged = Repair is never damaged. Choose another command.
why-not-of-section = This command belongs to another section.
why-section-spent = Both commands of this section are damaged, so it is no target. Choose another one.
why-no-traction = The rig uses the road die only with the Traction Drive.
why-not-in-rear-arc = Choose an empty space of the rear arc.
why-not-in-either-arc = Choose a target in the rig’s front or rear arc.
why-only-aside = Choose ahead left or ahead right.
why-pulls-left = Pulls Left: this car cannot go ahead right. Choose another direction.
why-pulls-right = Pulls Right: this car cannot go ahead left. Choose another direction.
why-dead-radio = Dead Radio: no command in a turn in which this car gets its die.
why-clogged-injector = Clogged Injector: this car uses neither Nitro nor the road die.
why-jammed-guns = Jammed Guns: this car does not shoot.
why-windshield = Shattered Windshield: this car shoots only straight ahead.

## Menus

choice-die = die { $die }
choice-coast = coast: { $car }
choice-no-command = no command
choice-column = column { $column }
choice-space = space { $space }
choice-shoot = shoot at { $target }
choice-hold = hold fire
choice-enter = lane { $row }
choice-through = drift through
choice-slam = slam
choice-take = take the bonus
choice-decline = no thanks
choice-keep = keep the dice
choice-reroll = reroll
choice-steering = power steering
choice-first = { $car } first
choice-gives-way = { $car } gives way
choice-aim = aim at { $command }
choice-drop = drop on { $space }
choice-no-drop = drop nothing
choice-keep-die = keep the die

## Names

vehicle-small = { $seat-mine ->
    [yes] your small car
   *[no] { $seat }’s small car
}
vehicle-medium = { $seat-mine ->
    [yes] your medium car
   *[no] { $seat }’s medium car
}
vehicle-large = { $seat-mine ->
    [yes] your large car
   *[no] { $seat }’s large car
}
vehicle-wreck = a wreck
vehicle-wreck-top = the wreck that came in
vehicle-wreck-bottom = the wreck that was hit
vehicle-bike = the { $mark } bike
mark-bars = Bars
mark-cross = Cross
mark-chevron = Chevron
mark-ring = Ring
mark-wave = Wave
vehicle-rig = the rig
vehicle-rig-rear = the rig’s rear section
vehicle-rig-middle = the rig’s middle section
vehicle-rig-front = the rig’s front section
chopper-of = { $seat-mine ->
    [yes] your chopper
   *[no] { $seat }’s chopper
}
command-airstrike = Airstrike
command-nitro = Nitro
command-drift = Drift
command-repair = Repair
command-respawn = Respawn
section-rear = the rear section
section-middle = the middle section
section-front = the front section
rig-command-hazard-dropper = Hazard Dropper
rig-command-targeting-computer = Targeting Computer
rig-command-repair-rear = Repair
rig-command-traction-drive = Traction Drive
rig-command-airstrike = Airstrike
rig-command-repair-middle = Repair
rig-command-missile-launcher = Missile Launcher
rig-command-cowcatcher = Cowcatcher
rig-command-repair-front = Repair
direction-front-left = ahead left
direction-front = ahead
direction-front-right = ahead right
direction-rear-left = back left
direction-rear = back
direction-rear-right = back right
damage-dent = dent
damage-skid-front-left = skid ahead left
damage-skid-front = skid ahead
damage-skid-front-right = skid ahead right
damage-skid-rear-left = skid back left
damage-skid-rear = skid back
damage-skid-rear-right = skid back right
damage-shrapnel = shrapnel
damage-dazed = dazed
damage-blast = blast
damage-marker = spare marker
damage-lasting = lasting effect
damage-on-fire = On Fire damage
damage-minor = minor damage
damage-shattered-windshield = Shattered Windshield
damage-transmission-failure = Transmission Failure
damage-flat-tyre = Flat Tyre
damage-pulls-left = Pulls Left
damage-pulls-right = Pulls Right
damage-jammed-guns = Jammed Guns
damage-leaking-tank = Leaking Tank
damage-loose-wheel = Loose Wheel
damage-bent-frame = Bent Frame
damage-dead-radio = Dead Radio
damage-broken-axle = Broken Axle
damage-clogged-injector = Clogged Injector
damage-overheating = Overheating
damage-open-engine-bay = Open Engine Bay
hazard-road = road
hazard-mud = mud
hazard-oil = oil slick
hazard-mine = mine
hazard-wreck = wreck
hazard-glass = desert glass
hazard-ramp = ramp
hazard-fire = fire
hazard-pit-trap = pit trap
hazard-earthquake = earthquake
hazard-sandworm = sandworm
face-small-medium = small or medium
face-medium = medium
face-large = large
face-any = any size
fire-one = 1 extra move
fire-two = 2 extra moves
fire-out = the fire goes out
fire-eliminate = eliminated
fate-crashed = impassable ground
fate-over-side = off the side of the road
fate-over-rear = off the rear of the board
fate-left-behind = left behind on the removed tile
fate-under-chopper = under a chopper at the end of a turn
fate-destroyed = any damage finishes a wreck
fate-finished = over the finish line, for nobody
fate-off-ramp = onto a ramp not from straight behind
fate-trapped = caught in a pit trap
fate-swallowed = swallowed by a sandworm
fate-burnt = burnt down
fate-broken-up = six damages, broken up

## Text twin

text-round = Round { $round }, { $seat }’s turn. Road die: { $die }. First player: { $first }.
text-over = The game is over.
text-tiles = Tiles: { $tiles }
text-tiles-final = Tiles: { $tiles }, then the finish line
text-dice = { $seat }: dice { $dice }
text-no-dice = { $seat }: no dice left
text-command-free = command free
text-command-used = command used
text-chopper = chopper on { $space }
text-out = { $seat }: out of the game
text-waiting = waits to enter
text-gone = eliminated
text-gone-bike = eliminated
text-home = over the finish line
text-inoperable = inoperable
text-inoperable-bike = inoperable
text-burning = on fire
text-die = die { $die }
text-legend = = road, . off-road, ~ mud, X impassable; ? face-down token, r road, m mud, o oil slick; 1s 1m 1l player 1’s cars, ## wreck, ^1 player 1’s chopper, ^1m a car under a chopper.
text-legend-carnage = T toxic sludge, G desert glass, J ramp, F fire, S salt flats; g desert glass token, j ramp, f fire, p pit trap.
text-legend-bikes = b| b+ b> bo b~ the bikes Bars, Cross, Chevron, Ring, Wave.
text-legend-rig = Rr Rm Rf the rig’s rear, middle and front section.
text-coasts = coasted { $count ->
    [1] once
    [2] twice
   *[other] { $count } times
}
text-steering = { $steering ->
    [one] { $steering } lane change left
   *[other] { $steering } lane changes left
}
text-steering-unset = power steering not set
text-section-used = { $section } has its die
text-section-waiting = { $section } waits to enter
text-section-hanging = { $section } hangs off the board
text-command-damaged = { $command } damaged

## Options

option-start = Starting tile
option-start-help = Which side of the starting tile lies up.
option-start-random = random
option-start-parking_lot = 1a, the Parking Lot
option-start-runway = 1b, the Runway to Ruin
option-bonus_after_stop = Road bonus after a slam
option-bonus_after_stop-help = House rule: a car that met only road may take the road bonus even if a slam or damage has ended its move.
option-mud_costs_finder = Pay for hidden mud
option-mud_costs_finder-help = House rule: a car that turns up a mud token pays the extra move for it, if it has one left.
option-fifth_tile = Final tile of two players
option-fifth_tile-help = With two players: which tile gets the finish line.
option-fifth_tile-from_start = the fifth of the game
option-fifth_tile-from_lead = two tiles later
option-four_wrecks = Only four wrecks
option-four_wrecks-help = House rule: while all four wreck figures are on the board, a wreck token brings none, and the car only loses its moves.
option-all_out = If nobody is left
option-all_out-help = Who wins if all players still in the game go out at the same moment.
option-all_out-furthest = whoever was furthest ahead
option-all_out-draw = they share the win
option-carnage = Carnage at Devil’s Run
option-carnage-help = Expansion: five more tiles with sludge, desert glass, ramps, fire and salt flats, new hazards, burning cars and lasting damage. Its tiles, the numbers of its tokens, the fire die and what its cards do are our own design.
option-final_five = Final Five
option-final_five-help = Expansion: the last seat (the last but one beside the Big Rig) rides five bikes instead of three cars. The command board of the bikes is our own design.
option-big_rig = Big Rig
option-big_rig-help = Expansion: the last seat drives a truck of three sections instead of three cars.

## Page

page-road = The road
page-mat = Your dashboards
page-order = Turn order
page-commands = Command board
page-dice = Your dice
page-dice-left = Dice left:
page-dice-none = No dice left this round
page-size = { $size ->
    [small] Small car
    [medium] Medium car
   *[large] Large car
}
page-state = { $state ->
    [waiting] waiting to enter
    [inoperable] inoperable
    [gone] eliminated
    [home] over the finish line
   *[other] operable
}
page-state-bike = { $state ->
    [waiting] waiting to enter
    [inoperable] inoperable
    [gone] eliminated
    [home] over the finish line
   *[other] operable
}
page-dashboard = { $car }, { $state }. Die: { $die }. Damage: { $damage }.
page-no-die = none
page-damage = Damage
page-repair = Remove: { $damage }
page-coasts = Coasted { $count } of 2 times
page-coasts-bike = Coasted { $count } of 4 times
page-moves = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
page-command = { $command ->
    [airstrike] Any die: place your chopper on an empty space; it may shoot at once.
    [nitro] Dice 1–3: as many extra moves as the die shows.
    [drift] Dice 3–5: go through one occupied space without a slam.
    [respawn] Dice 3–5: put an eliminated bike on an empty space ahead of your rearmost bike. It rides from your next turn on.
   *[repair] Die 6: remove one damage token.
}
page-rig-command = { $command ->
    [hazard_dropper] After the move: you may lay a hazard token, unseen, on an empty space behind the rig.
    [targeting_computer] This turn you may reroll the shooting die once.
    [traction_drive] This turn you may take the road bonus, whatever the rig crossed.
    [airstrike] Before the move: place your chopper on an empty space; it may shoot at once.
    [missile_launcher] After the move: roll the shooting die; every vehicle of that size two spaces ahead, or next to there, takes minor damage. Not in round 1.
    [cowcatcher] The first vehicle in the rig’s way is pushed ahead left or ahead right by its owner; no slam, and the rig drives on.
   *[repair] Die 3, before the move: repair one command of this section.
}
page-rig = Big Rig
page-bikes = Final Five
page-rig-board = Section board
page-steering = Power steering
page-steering-left = { $steering ->
    [0] No lane changes left
    [one] { $steering } lane change left
   *[other] { $steering } lane changes left
}
page-steering-unset = Put a die here in your first turn of the round.
page-steering-help = Every step ahead left or ahead right takes 1 off. What is left over ends with the round.
page-section = { $section ->
    [rear] Rear section
    [middle] Middle section
   *[front] Front section
}
page-section-place = { $place ->
    [waiting] waiting to enter
    [hanging] hanging off the board
   *[road] on the road
}
page-section-used = This section has its die this round
page-rig-command-damaged = { $command }: damaged, only its die counts
page-rig-damage = Damaged commands: { $count } of 6. The sixth breaks the rig up.
page-burning = On fire: rolls the fire die before it moves
page-off-road-marker = Off-road marker: the space is off-road from now on
page-designed = our own design
page-lasting = Lasting effects
page-command-used = Command used this round
page-command-free = Command not used yet this round
page-turns = Turns taken: { $count } of 3
page-out = out
page-you-are-out = Your crew is out of the game. You can watch how it ends.
page-round = Round
page-road-die = Road die
page-road-die-help = Road bonus: extra moves for a car that met only road.
page-finish = { $final ->
    [yes] The finish line is laid: first across wins.
   *[no] { $two ->
        [yes] Tile { $laid } of { $last }; the finish line is laid with the last.
       *[no] Tiles laid: { $laid }. The finish line comes when the first crew is out.
    }
}
page-turn-of = { $name }’s turn
page-turn-step = { $step ->
    [assign] Assign
    [command] Command
    [move] Move
   *[shoot] Shoot
}
page-how-to-place = { $hand ->
    [die] { $crew ->
        [bikes] Now choose a bike or a command for the die.
        [rig] Now choose where the die goes.
       *[cars] Now choose a car or a command for the die.
    }
   *[none] { $chosen ->
        [place] Now choose a die for it.
       *[none] Drag a die, or click a die and then where it goes.
    }
}
page-meets = { $meets ->
    [chopper] a chopper: a car that ends the turn here is eliminated
    [unknown] a face-down token
    [oil] oil slick
    [slam] slam: { $vehicle }
    [crash] impassable: eliminated
    [edge] off the road: eliminated
    [advance] front edge: the board advances
    [finish] the finish line
    [sludge] toxic sludge: loses the remaining moves
    [glass] desert glass: slides 1 space more
    [jump] ramp: jumps
    [off_ramp] ramp, not from straight behind: eliminated
    [fire] fire: catches fire
    [salt] salt flats: road bonus
    [damage] the rig takes minor damage
    [shove] the Cowcatcher pushes { $vehicle } aside
   *[nothing] free
}
page-step = { $direction }: { $meets }
page-enter = lane { $row }: { $meets }
page-place-chopper = chopper to lane { $row }, column { $column }
page-drop-hazard = hazard token on lane { $row }, column { $column }
page-respawn = { $bike } to lane { $row }, column { $column }
page-pass = pass
page-shot = { $target }: { $percent }% chance to hit
page-ahead = What lies ahead
page-slam-odds = Pushed: { $top } { $pushed }% (off the road { $topout }%); { $bottom } off the road { $bottomout }%.
page-slam-reroll = { $name } may reroll.
page-slam-owner = Their owner chooses the bike that goes.
page-slam-now = { $vehicle }: { $meets }
page-slam-again = On a reroll:
page-skip = Skip
page-close = Zoom in
page-whole = Whole board
page-final = The end
page-won = { $count ->
    [one] { $names } wins
   *[other] { $names } share the win
}
page-how = { $how ->
    [finish] First across the finish line.
    [draw] Nobody was left on the road.
   *[last] The last crew on the road.
}
page-player = Crew
page-slams = Slams
page-hits = Hits / shots
page-lost = Cars lost
page-tiles = Road tiles
page-terrain = Terrain
page-ground = { $ground ->
    [road] Road: 1 move, keeps the road bonus
    [offroad] Off-road: 1 move, no road bonus
    [mud] Mud: 2 moves, no road bonus
    [sludge] Toxic sludge: 1 move; the vehicle loses its remaining moves
    [glass] Desert glass: 1 move; the vehicle slides 1 space more the way it came
    [ramp] Ramp: 1 move; from straight behind the vehicle jumps as far as the stunt die shows, from elsewhere it is eliminated
    [fire] Fire: 1 move; the vehicle catches fire
    [salt] Salt flats: 1 move; the road bonus may be taken, whatever else was crossed
    [marker] Off-road marker: 1 move, no road bonus
   *[rocks] Impassable: any car that comes here is eliminated
}
page-hazards = Hazard tokens
page-hazard = { $hazard ->
    [road] Road: the space is road from now on.
    [mud] Mud: the space is mud from now on.
    [oil] Oil slick: the car slides 1 space in a random direction, each time.
    [mine] Mine: the car loses its remaining moves and takes damage. Used up.
    [wreck] Wreck: the car slams a wreck that was hidden here. Used up.
    [glass] Desert glass: the space is desert glass from now on.
    [ramp] Ramp: the space is a ramp from now on.
    [fire] Fire: the space is fire from now on.
    [pit_trap] Pit trap: if the shooting die names the vehicle’s size, it is eliminated. Impassable from then on.
    [earthquake] Earthquake: all vehicles on the road shift 1 space in a random direction. Used up.
    [sandworm] Sandworm: the vehicle furthest back is eliminated. Used up.
    [unknown_carnage] A face-down token: road, mud, oil slick, mine, wreck, desert glass, ramp, fire, pit trap, earthquake or sandworm.
   *[unknown] A face-down token: road, mud, oil slick, mine or wreck.
}
page-damage-tokens = Damage tokens
page-damage-does = { $damage ->
    [dent] Dent: no effect.
    [skid] Skid: the car moves 1 space in the printed direction.
    [shrapnel] Shrapnel: flies in a random direction; the first vehicle in its way takes damage.
    [dazed] Dazed: as many moves as the stunt die shows, each in a random direction.
    [blast] Blast: the car flies as far as the stunt die shows, in a random direction.
    [lasting] Lasting effect: a card that works until it is repaired.
    [on_fire] On Fire: the car catches fire. Repairing the token does not put the fire out.
    [minor] Minor damage: no effect; a bike becomes inoperable.
    [shattered_windshield] Shattered Windshield: shoots only straight ahead.
    [transmission_failure] Transmission Failure: its die counts as 3 at most.
    [flat_tyre] Flat Tyre: 1 move less, at least 1.
    [pulls_left] Pulls Left: cannot drive ahead right.
    [pulls_right] Pulls Right: cannot drive ahead left.
    [jammed_guns] Jammed Guns: cannot shoot.
    [leaking_tank] Leaking Tank: catches fire after every slam.
    [loose_wheel] Loose Wheel: off-road costs 2 moves.
    [bent_frame] Bent Frame: counts as small in slams.
    [dead_radio] Dead Radio: no command in the turn in which it gets its die.
    [broken_axle] Broken Axle: mud takes all its remaining moves.
    [clogged_injector] Clogged Injector: neither Nitro nor the road bonus.
    [overheating] Overheating: catches fire after its move with a 6.
    [open_engine_bay] Open Engine Bay: whoever shoots at it may reroll a miss once.
   *[marker] Spare marker: the pile is empty. Works as a dent.
}
page-face-down = face down
page-all-dice = Dice
page-die-kind = { $die ->
    [move] movement die
    [road] road die
    [stunt] stunt die
    [shot] shooting die: the sizes it hits
    [slam] slam die: the car that came in goes, or the car that was hit
    [rig] rig die
    [fire] fire die: 1 or 2 extra moves, the fire goes out, or eliminated
   *[direction] direction die
}
page-cars = Cars, wreck and chopper
page-chopper = Chopper
page-wreck = Wreck
page-bike = Bike
page-rig-section = { $section ->
    [rear] The rig’s rear section
    [middle] The rig’s middle section
   *[front] The rig’s front section
}
page-inoperable = Inoperable: turned round
