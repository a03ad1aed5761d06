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

## Headlines

brief-assigned = { $kind ->
    [vehicle-small] small car
    [vehicle-medium] medium car
    [vehicle-large] large car
   *[other] { $car }
}: { $die }
brief-coasted = { $kind ->
    [vehicle-small] small car
    [vehicle-medium] medium car
    [vehicle-large] large car
   *[other] { $car }
}: coasts
brief-command = { $command } ({ $die })
brief-slam = slam: { $bottom }
brief-hit = hits { $target }
brief-missed = misses { $target }
brief-bonus = road +{ $moves }
brief-lost = { $car }: eliminated

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
chopper-of = { $seat-mine ->
    [yes] your chopper
   *[no] { $seat }’s chopper
}
command-airstrike = Airstrike
command-nitro = Nitro
command-drift = Drift
command-repair = Repair
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
hazard-road = road
hazard-mud = mud
hazard-oil = oil slick
hazard-mine = mine
hazard-wreck = wreck
face-small-medium = small or medium
face-medium = medium
face-large = large
face-any = any size
fate-crashed = impassable ground
fate-over-side = off the side of the road
fate-over-rear = off the rear of the board
fate-left-behind = left behind on the removed tile
fate-under-chopper = under a chopper at the end of a turn
fate-destroyed = any damage finishes a wreck
fate-finished = over the finish line, for nobody

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
text-home = over the finish line
text-inoperable = inoperable
text-die = die { $die }
text-legend = = road, . off-road, ~ mud, X impassable; ? face-down token, r road, m mud, o oil slick; 1s 1m 1l player 1’s cars, ## wreck, ^1 player 1’s chopper, ^1m a car under a chopper.
text-coasts = coasted { $count ->
    [1] once
    [2] twice
   *[other] { $count } times
}

## Page

page-road = The road
page-mat = Your dashboards
page-order = Turn order
page-commands = Command board
page-dice = Your dice
page-dice-left = Dice left:
page-dice-none = No dice left this round
page-die-help = A movement die: put it on a car to drive as far as it shows, or on a command.
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
page-dashboard = { $car }, { $state }. Die: { $die }. Damage: { $damage }.
page-no-die = none
page-damage = Damage
page-repair = Remove: { $damage }
page-coasts = Coasted { $count } of 2 times
page-moves = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
page-command = { $command ->
    [airstrike] Any die: place your chopper on an empty space; it may shoot at once.
    [nitro] Dice 1–3: as many extra moves as the die shows.
    [drift] Dice 3–5: go through one occupied space without a slam.
    [respawn] Dice 3–5: put an eliminated bike on an empty space ahead of your rearmost bike. It rides from your next turn on.
    [roadblock] Command token: after the move, put a hazard token face down on an empty space behind your car.
    [big_shove] Command token: in the first slam of your car this turn you choose which of the two moves.
    [spotter] Command token: this turn your car may shoot up to 3 spaces along its three front directions.
    [slingshot] Command token: after the move, 2 more moves if a vehicle stands ahead of your car.
    [patch_up] Command token: remove one damage token.
    [second_belt] Command token: your car may also shoot before it moves.
    [omen] Command token: once this turn, reroll dice that were just rolled.
    [flamethrower] Dice 4–5: after the move, every vehicle ahead of your car catches fire. Not in round 1.
    [dump_cargo] Dice 1–2: after the move, put a hazard token face down on an empty space behind your car.
    [tow_cable] Die 4: another of your cars moves 1 space ahead.
    [radar] Die 1: look at face-down tokens up to 3 spaces from your car, and discard one of them if you like.
    [ram_plate] Die 5: in its first slam this turn your car counts as one size larger.
    [quick_fix] Dice 4–5: remove the damage token of the car you assigned, if it has exactly one.
    [overwatch] Die 3: the car you assigned may also shoot before it moves.
    [off_road_tyres] Dice 2–3: this turn mud costs 1 move and off-road counts as road.
    [switcheroo] Die 6: two of your cars on the same tile swap places.
   *[repair] Die 6: remove one damage token.
}
page-designed = our own design
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
    [mine] mine: damage
    [slam] slam: { $vehicle }
    [rams] the Bull Bar pushes { $vehicle } straight ahead
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
page-drive-on = Where the car can end its move
page-drive-to = { $moves ->
    [one] drive here with { $moves } move: { $meets }
   *[other] drive here with { $moves } moves: { $meets }
}
page-doom-yes = drive there all the same
page-doom-no = drive elsewhere
page-place-chopper = chopper to lane { $row }, column { $column }
page-shoot = shoot at { $target }: hits { $percent }%
page-shoot-own = shoot at { $target } (your own): hits { $percent }%
page-odds-hit = hits { $percent }%
page-odds-pushed = pushed { $percent }%
page-odds-out = eliminated { $percent }%
page-ahead = What lies ahead
page-slam-odds = Pushed: { $top } { $pushed }% (off the road { $topout }%); { $bottom } off the road { $bottomout }%.
page-slam-reroll = { $name } may reroll.
page-slam-now = { $vehicle }: { $meets }
page-slam-again = On a reroll:
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
page-inoperable = Inoperable: turned round

### Besides: what a table of the base game says only to those who ask, or never

## After the end

figure-spaces = Spaces driven
figure-slams = Slams
figure-shots = Shots
figure-hits = Hits
figure-damage = Damage taken
figure-hazards = Hazards met
figure-lost = Vehicles lost
turning-out = { $car } is eliminated: { $how }. { $seat-mine ->
    [yes] It was the last one: you are
   *[no] It was the last one: { $seat } is
} out of the game.
turning-out-inoperable = { $car } breaks down. { $seat-mine ->
    [yes] It was the last one: you are
   *[no] It was the last one: { $seat } is
} out of the game.
turning-chain = { $seat-mine ->
    [yes] You start
   *[no] { $seat } starts
} a chain of { $count ->
    [one] { $count } slam
   *[other] { $count } slams
}.

## Hints

because-end = { $spaces ->
    [0] level with where it is
    [one] { $spaces } space ahead
   *[other] { $spaces } spaces ahead
}: { $meets }
because-slam = slam into { $vehicle }: pushed { $pushed }%, off the road { $out }%; the other one off the road { $other }%
because-assign = A { $die } for { $car } leads { $end }.
because-coast = { $car } coasts { $end }.
because-nowhere = { $car } has no better way.
because-nitro = { $moves ->
    [one] { $moves } more move leads
   *[other] { $moves } more moves lead
} { $end }.
because-airstrike = { $count ->
    [0] Airstrike: your chopper hits nobody yet, but it bars a space: whoever ends a turn there is eliminated.
    [one] Airstrike: your chopper gets { $count } vehicle of others into its arc.
   *[other] Airstrike: your chopper gets { $count } vehicles of others into its arc.
}
because-command = { $name }. { $does }
because-no-command = No command gains you anything now.
because-chopper = { $count ->
    [0] Nobody is in its arc here, but it bars the space: whoever ends a turn there is eliminated.
    [one] Here your chopper has { $count } vehicle of others in its arc.
   *[other] Here your chopper has { $count } vehicles of others in its arc.
}
because-shot = { $target }: hits { $percent }%. { $effect }
because-hit = A hit is damage { $count } of { $slots }.
because-hit-last = A hit makes it inoperable.
because-hit-rig = A hit puts { $command } out of action.
because-hit-wreck = A hit takes it off the road.
because-hold = No target is worth a shot now.
because-hold-own = Only your own vehicles are in reach.
because-spray = One die for everything ahead.
because-repair = { $car } gets rid of a damage: { $damage }.
because-repair-rig = { $command } works again.
because-damage-rig = You can do without { $command } the longest.
because-steer = The rig can change lanes { $times ->
    [one] { $times } time
   *[other] { $times } times
} this round.
because-rig-die = { $command }: the rig gets { $end }.
because-way = On this way { $car } gets { $end }.
because-step = There: { $meets }.
because-bonus = { $moves ->
    [one] { $moves } extra move leads
   *[other] { $moves } extra moves lead
} { $end }.
because-no-bonus = { $car } is better left where it is: the bonus leads { $end }.
because-through = You spare yourself a slam: pushed { $pushed }%, off the road { $out }%.
because-slam-into = { $vehicle } goes off the road { $other }%, you { $out }%; you are pushed { $pushed }%.
because-keep-slam = As the dice lie, { $who } moves: { $meets }. A reroll pushes somebody off the road { $out }%.
because-reroll-slam = As the dice lie, { $who } moves: { $meets }. A reroll is better on average.
because-moved = { $who } is moved: { $meets }.
because-keep-dice = What lies is better than what a reroll brings on average.
because-reroll-dice = A reroll brings something better on average.
because-first-bike = { $car } first: it gets { $end }.
because-respawn = { $car } comes back, { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
} from the rear edge.
because-drop = Whoever follows has to drive around it.
because-no-drop = A token here would do you more harm than others.
because-lay = Whoever follows comes onto it: { $hazard }.
because-card = { $card } is worth most to you.
because-mount = Each upgrade is on the car that makes most of it: small { $small }, medium { $medium }, large { $large }.
because-play = This is the moment for { $card }.
because-pass = A secret card is worth more later.
because-look = You learn what waits for you on this way.
because-begin-turn = There is nothing more to gain before your turn.
because-jury-rig = A car that drives on is worth more than two tokens.
because-no-jury-rig = Two tokens are worth more than this car.
because-tow = The car comes along to the next tile.
because-radar = A token less in your way.
because-radar-keep = The tokens lie better in the way of others.
because-swap = { $one } and { $other } swap places, and both stand better.
because-sky-hook = { $car } lands { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
} from the rear edge.
because-set = A { $value } helps you more than a { $die }.
because-scrap = A wreck here blocks the way of others.
because-take-back = You can play a { $value } once more.
because-extra-rig = { $command } works as well.

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
why-other-bike = Another bike has room for this die. Choose that one.
why-not-inoperable = Choose an inoperable bike on the board.
why-unmoved-bike = You coast only when every operable bike has its die. Put a die on a bike that has none.
why-coasted-four = This bike has coasted four times this round. Choose another bike.
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
why-not-dealt = This crew leader was not dealt to you. Choose one of your two.
why-not-in-draft = This upgrade is not before you. Choose one of those that are.
why-not-kept = Give your cars the three upgrades that you kept, one each.
why-no-such-card = You have no such card in hand.
why-plays-cards = Car crews play cards instead of dice at this table.
why-needs-token = This command takes only a command token.
why-no-token = You hold no command token.
why-command-used = This command has a die or a token this round. Choose another one.
why-no-token-coasting = No command token in a turn in which you coast.
why-weapon-first-round = Weapons start working in round 2.
why-no-such-command = Your command board has no such command.
why-nothing-to-look-at = Choose a face-down token that you have not looked at.
why-no-pit-stop = The Pit Crew has nothing to remove there.
why-no-spray = Spray needs two targets in the front arc.
why-rear-shield = Rear Shield: this car cannot be shot from straight behind.
why-decoy = Decoy: choose another target while there is one.
why-other-target = Twin Guns: the second shot needs another target while there is one.
why-no-jump = The Jump Jets do not work now.
why-not-tow-space = Choose one of the nearest empty spaces of the rear edge.
why-no-such-dice = Choose dice or cards that you have.

## Prompts

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
prompt-leader = Choose one of your two crew leaders. The others learn it when all have chosen.
prompt-draft = Keep one upgrade. The other cards pass to the next crew.
prompt-mount = Give each of your cars one upgrade. They stay where they are for the whole game.
prompt-assign-card = Play a card on a car that has not moved this round.
prompt-coast-card = Every car that can drive has moved. Choose one to coast 1 space, and a card for it.
prompt-command-card = Play one more card on a command, or use none.
prompt-start = Before your turn: do what you may, or begin the turn.
prompt-token = Put a command token on a command, or none.
prompt-command-order = Two commands work before the move. Which comes first?
prompt-early-shot = You may shoot before you move, or hold your fire.
prompt-second-shot = Twin Guns: shoot a second time, or hold your fire.
prompt-spray-rig = Spray: choose the command of { $section } to aim at.
prompt-lead-foot = Lead Foot: choose the dice to reroll, or keep them all.
prompt-lead-foot-cards = Lead Foot: choose cards to replace, or keep them all.
prompt-big-shove = Big Shove: { $top } and { $bottom }, { $direction }. Which of them moves?
prompt-jury-rig = Jury Rigging: pay 2 command tokens to keep { $car } operable?
prompt-roadblock = Roadblock: put a hazard token face down behind your car.
prompt-lay = Leave a token where your car started ({ $hazard })?
prompt-tow = Tow Hook: choose the space for { $car }.
prompt-reroll-dice = { $what } Keep the dice or reroll?
prompt-window = You may play a secret card now, or pass.

## Log

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
told-leaders-dealt = Every car crew is dealt two crew leaders.
told-upgrades-dealt = Every car crew is dealt four upgrades.
told-chose = { $seat-mine ->
    [yes] You have chosen
   *[no] { $seat } has chosen
}.
told-leader = { $seat-mine ->
    [yes] Your crew leader is
   *[no] { $seat }’s crew leader is
} { $leader }.
told-draft-passed = The upgrades that are left pass to the next crew.
told-upgrade = { $car } has an upgrade: { $upgrade }.
told-cards-drawn = { $seat-mine ->
    [yes] You draw
   *[no] { $seat } draws
} { $count ->
    [0] no cards
    [one] { $count } card
   *[other] { $count } cards
}.
told-hand-sum = { $seat-mine ->
    [yes] Your starting hand
   *[no] { $seat }’s starting hand
} adds up to { $sum }.
told-card-played = { $seat-mine ->
    [yes] You play
   *[no] { $seat } plays
} a card: { $value }, { $face }.
told-card-turned = { $seat-mine ->
    [yes] You flip
   *[no] { $seat } flips
} a card for the shot: { $face }.
told-deck-shuffled = { $seat-mine ->
    [yes] Your discard
   *[no] { $seat }’s discard
} is shuffled into a new deck.
told-token-spent = { $seat-mine ->
    [yes] You put
   *[no] { $seat } puts
} a command token on { $command }.
told-no-token = { $seat-mine ->
    [yes] You spend
   *[no] { $seat } spends
} no command token.
told-token-taken = { $seat-mine ->
    [yes] You take
   *[no] { $seat } takes
} a command token.
told-dice-kept = { $seat-mine ->
    [yes] You keep
   *[no] { $seat } keeps
} all movement dice.
told-dice-rerolled = { $seat-mine ->
    [yes] You reroll
   *[no] { $seat } rerolls
} with Lead Foot: { $count }.
told-looked = { $seat-mine ->
    [yes] You look
   *[no] { $seat } looks
} at a face-down token on { $space }.
told-looked-own = You look at a token: { $hazard }.
told-slingshot = Slingshot: { $car } gains { $moves } moves.
told-flames = { $car } throws flames ahead.
told-sprayed = { $seat-mine ->
    [yes] You spray
   *[no] { $seat } sprays
} everything ahead with bullets.
told-shove-rolled = { $top } slams { $bottom }: one of them goes { $direction }.
told-big-shoved = Big Shove: { $moved } goes { $direction }.
told-jury-rigged = Two command tokens keep { $car } operable: { $damage } removed.
told-tokens-kept = { $seat-mine ->
    [yes] You keep
   *[no] { $seat } keeps
} the command tokens.
told-roll-rerolled = { $seat-mine ->
    [yes] You reroll
   *[no] { $seat } rerolls
} these dice.
told-roll-kept = { $seat-mine ->
    [yes] You keep
   *[no] { $seat } keeps
} these dice.
told-staggers = Dazed: { $car } goes { $direction }.
told-rails = Guard Rails: { $car } goes { $direction } instead.
told-laid = { $car } leaves a token behind: { $hazard }.
told-not-laid = { $seat-mine ->
    [yes] You leave
   *[no] { $seat } leaves
} no token behind.
told-rammed = Bull Bar: { $car } pushes { $target } ahead.
told-leapt = { $car } jumps over a space.
told-ploughed = Hazard Plough: { $car } clears the token away ({ $hazard }).
told-towed = Tow Hook: { $car } is towed to the next tile.
told-swapped = Harpoon: { $car } and { $target } swap places.
told-switch = Dead Man’s Switch: { $car } takes everything beside it along.
told-roadblock = { $seat-mine ->
    [yes] You put
   *[no] { $seat } puts
} a hazard token face down on the road.
told-window-passed = { $seat-mine ->
    [yes] You pass
   *[no] { $seat } passes
}.
told-window-muted = { $seat-mine ->
    [yes] You pass
   *[no] { $seat } passes
} and will not be asked this again before the next turn.
told-started = { $seat-mine ->
    [yes] You do
   *[no] { $seat } does
} nothing more before the turn.
told-command-first = { $command } comes first.

## Menus

choice-steering = power steering
choice-first = { $car } first
choice-gives-way = { $car } gives way
choice-aim = aim at { $command }
choice-drop = drop on { $space }
choice-no-drop = drop nothing
choice-keep-die = keep the die
choice-card = card { $value }, { $face }
choice-mount = small: { $small }; medium: { $medium }; large: { $large }
choice-no-token = no command token
choice-lead-foot = reroll { $dice }
choice-look = look at { $space }
choice-begin-turn = begin the turn
choice-spray = shoot at everything ahead
choice-shove-top = the one that came in
choice-shove-bottom = the one that was there
choice-jury-rig = pay 2 tokens
choice-no-jury-rig = keep the tokens
choice-lay = leave a token
choice-no-lay = leave nothing
choice-jump = jump over a space
choice-pass = pass
choice-mute = pass, and do not ask again

## Names

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
hazard-glass = desert glass
hazard-ramp = ramp
hazard-fire = fire
hazard-pit-trap = pit trap
hazard-earthquake = earthquake
hazard-sandworm = sandworm
fire-one = 1 extra move
fire-two = 2 extra moves
fire-out = the fire goes out
fire-eliminate = eliminated
fate-off-ramp = onto a ramp not from straight behind
fate-trapped = caught in a pit trap
fate-swallowed = swallowed by a sandworm
fate-burnt = burnt down
fate-broken-up = six damages, broken up
command-roadblock = Roadblock
command-big-shove = Big Shove
command-spotter = Spotter
command-slingshot = Slingshot
command-patch-up = Patch-Up
command-second-belt = Second Belt
command-omen = Omen
command-flamethrower = Flamethrower
leader-vince-vamp = Vince Vamp
leader-abigail = Abigail
leader-asha = Asha
leader-ms-betty = Ms. Betty
leader-bumpo = Bumpo the Clown
leader-wong-lei-kong = Wong Lei Kong
leader-cris-crass = Cris Crass
leader-cruft = Cruft
leader-machine-gun-joe = Machine Gun Joe Esq.
leader-madame-boubreaux = Madame Boubreaux
leader-em-berco = Em Berco
upgrade-guard-rails = Guard Rails
upgrade-ram-stance = Ram Stance
upgrade-heavy-ram = Heavy Ram
upgrade-tracer-rounds = Tracer Rounds
upgrade-twin-guns = Twin Guns
upgrade-hair-trigger = Hair Trigger
upgrade-turret = Turret
upgrade-long-barrel = Long Barrel
upgrade-rail-cannon = Rail Cannon
upgrade-crumple-zone = Crumple Zone
upgrade-slick-plating = Slick Plating
upgrade-extra-armour = Extra Armour
upgrade-rear-shield = Rear Shield
upgrade-decoy = Decoy
upgrade-turbocharger = Turbocharger
upgrade-tow-hook = Tow Hook
upgrade-dead-mans-switch = Dead Man’s Switch
upgrade-harpoon = Harpoon
upgrade-incendiary-rounds = Incendiary Rounds
upgrade-bull-bar = Bull Bar
upgrade-mine-layer = Mine Layer
upgrade-oil-layer = Oil Layer
upgrade-mud-tyres = Mud Tyres
upgrade-slipstream-kit = Slipstream Kit
upgrade-hazard-plough = Hazard Plough
upgrade-jump-jets = Jump Jets
upgrade-pit-crew = Pit Crew
fate-blown-up = beside a Dead Man’s Switch

## Text twin

text-gone-bike = eliminated
text-inoperable-bike = inoperable
text-burning = on fire
text-legend-carnage = T toxic sludge, G desert glass, J ramp, F fire, S salt flats; g desert glass token, j ramp, f fire, p pit trap.
text-legend-bikes = b| b+ b> bo b~ the bikes Bars, Cross, Chevron, Ring, Wave.
text-legend-rig = Rr Rm Rf the rig’s rear, middle and front section.
text-steering = { $steering ->
    [one] { $steering } lane change left
   *[other] { $steering } lane changes left
}
text-steering-unset = power steering not set
text-section-used = { $section } has its die
text-section-waiting = { $section } waits to enter
text-section-hanging = { $section } hangs off the board
text-command-damaged = { $command } damaged
text-shopping = Before the race: the crews choose.
text-leader = { $leader }, command tokens: { $tokens }
text-cards = { $seat }: cards in hand { $hand }, in the deck { $deck }, discarded { $discard }
text-hand = your hand
text-looked = you know
text-known = { $space } { $hazard }
text-legend-shop = n mine, i oil slick left by a car.

## Extra Ammo

condition-fresh-asphalt = Fresh Asphalt
condition-downpour = Downpour
condition-sandstorm = Sandstorm
condition-minefield = Minefield
condition-flash-flood = Flash Flood
condition-tailwind = Tailwind
condition-no-fly-zone = No-Fly Zone
condition-loose-shoulders = Loose Shoulders
told-condition-middle = Road condition of the middle tile: { $card }.
told-condition-lead = Road condition of the front tile: { $card }.
text-condition-rear = Rear tile: { $card }
text-condition-middle = Middle tile: { $card }
text-condition-lead = Front tile: { $card }
why-no-fly-zone = No-Fly Zone: choose a space of another tile for the chopper.
why-sandstorm = Sandstorm: nobody on that tile shoots or can be shot.
option-road_conditions = Road conditions
option-road_conditions-help = Extra Ammo: a card beside each new tile bends the rules for that tile. What the cards do is our own design.
command-dump-cargo = Dump Cargo
command-tow-cable = Tow Cable
command-radar = Radar
command-ram-plate = Ram Plate
command-quick-fix = Quick Fix
command-overwatch = Overwatch
command-off-road-tyres = Off-Road Tyres
command-switcheroo = Switcheroo
told-bonus-dealt = { $seat-mine ->
    [yes] Your bonus command is
   *[no] { $seat }’s bonus command is
} { $command }.
told-cable = Tow Cable: { $car } moves ahead.
told-radar-kept = { $seat-mine ->
    [yes] You leave
   *[no] { $seat } leaves
} the tokens on the radar where they are.
told-radar-discarded = { $seat-mine ->
    [yes] You discard
   *[no] { $seat } discards
} a token on the radar: { $hazard }.
told-switcheroo = Switcheroo: { $car } and { $target } swap places.
prompt-tow-cable = Tow Cable: choose another operable car, and where it moves.
prompt-radar = Radar: discard one of the tokens that you looked at, or none.
prompt-switcheroo = Switcheroo: choose two of your cars to swap places.
prompt-dump-cargo = Dump Cargo: put a hazard token face down behind your car.
choice-radar-discard = discard the token on { $space }
choice-radar-keep = discard none
choice-swap = { $one } and { $other }
why-not-towable = Tow Cable: choose another operable car on the board, and a direction ahead.
why-not-on-radar = Choose a face-down token up to 3 spaces from your car.
why-not-swappable = Choose two of your operable cars on the same tile.
text-bonus = bonus command { $command }
option-bonus_commands = Bonus commands
option-bonus_commands-help = Extra Ammo: every crew with a command board gets one more command. What the cards do is our own design.
airstrike-double-tap = Double Tap
airstrike-carpet-run = Carpet Run
airstrike-mine-drop = Mine Drop
airstrike-field-mechanic = Field Mechanic
airstrike-danger-close = Danger Close
airstrike-gunship = Gunship
airstrike-sky-hook = Sky Hook
airstrike-fly-by = Fly-By
told-airstrikes-dealt = Everybody is dealt an improved airstrike.
told-airstrike-played = { $seat-mine ->
    [yes] You play
   *[no] { $seat } plays
} { $card }.
told-hooked = Sky Hook: { $car } is moved to another space.
told-chopper-stayed = { $seat-mine ->
    [yes] Your chopper stays where it is.
   *[no] { $seat }’s chopper stays where it is.
}
prompt-airstrike-card = Your chopper has nothing to shoot at. You may play your improved airstrike, or pass.
prompt-mine-drop = Mine Drop: put a hazard token face down ahead of your chopper, or none.
prompt-field-mechanic = Field Mechanic: choose the damage to remove next to your chopper.
prompt-sky-hook = Sky Hook: choose a vehicle next to your chopper, and an empty space next to it.
prompt-fly-by = Fly-By: put your chopper on another empty space, or pass.
prompt-carpet-rig = Carpet Run: choose the command of { $section } to aim at.
choice-play-card = play { $card }
why-not-your-card = You hold no such card.
why-card-not-now = This card would change nothing now. Keep it for its moment.
why-card-first-round = Nobody shoots in round 1. Keep this card for later.
why-not-beside-chopper = Choose a vehicle and an empty space next to your chopper.
why-not-ahead-of-chopper = Choose an empty space in your chopper’s front arc.
text-holds-airstrike = holds an improved airstrike
option-airstrikes = Improved airstrikes
option-airstrikes-help = Extra Ammo: everybody holds a secret card to play once with an airstrike. What the cards do is our own design.
bounty-hit-and-run = Hit and Run
bounty-slow-and-steady = Slow and Steady
bounty-rubbing-is-racing = Rubbing Is Racing
bounty-pinball-wizard = Pinball Wizard
bounty-down-and-dirty = Down and Dirty
bounty-big-game = Big Game
bounty-clean-sweep = Clean Sweep
bounty-trailblazer = Trailblazer
told-bounties-dealt = Everybody is dealt a bounty.
told-bounty-revealed = { $seat-mine ->
    [yes] You reveal
   *[no] { $seat } reveals
} the bounty { $card }.
told-card-set = { $seat-mine ->
    [yes] A card in your hand counts
   *[no] A card in { $seat }’s hand counts
} as { $counts } until it is discarded.
told-card-set-own = { $seat-mine ->
    [yes] Your card
   *[no] { $seat }’s card
} { $value }, { $face }, counts as { $counts } until it is discarded.
told-die-retaken = { $seat-mine ->
    [yes] You take
   *[no] { $seat } takes
} a used die back and { $seat-mine ->
    [yes] roll
   *[no] rolls
} { $die }.
told-card-taken-back = { $seat-mine ->
    [yes] You take
   *[no] { $seat } takes
} back the card { $value }, { $face }.
told-extra-command = { $seat-mine ->
    [yes] You use
   *[no] { $seat } uses
} one more command, { $command }.
told-no-extra-command = { $seat-mine ->
    [yes] You use
   *[no] { $seat } uses
} no further command now.
told-steady = { $car } moves on, slow and steady.
prompt-window-hit-and-run = You made a small vehicle of an opponent inoperable. You may reveal a bounty, or pass.
prompt-window-slow-and-steady = Your vehicle is the rearmost. You may reveal a bounty, or pass.
prompt-window-rubbing-is-racing = A slam of your vehicle moved another one. You may reveal a bounty, or pass.
prompt-window-pinball-wizard = Your move caused a chain of slams. You may reveal a bounty, or pass.
prompt-window-down-and-dirty = Your damaged vehicle ends the turn on mud. You may reveal a bounty, or pass.
prompt-window-big-game = You made a large car of an opponent inoperable. You may reveal a bounty, or pass.
prompt-window-clean-sweep = Your slam eliminated a vehicle of an opponent. You may reveal a bounty, or pass.
prompt-window-trailblazer = Your vehicle drove onto a new tile. You may reveal a bounty, or pass.
prompt-hit-and-run = Hit and Run: choose the unused die to turn to its highest value.
prompt-hit-and-run-cards = Hit and Run: choose the card in your hand that counts as 6.
prompt-ace-cards = Ace Up the Sleeve: choose a card in your hand, and the value it counts as.
prompt-slow-and-steady = Slow and Steady: choose the vehicle that moves, and where to.
prompt-free-shot = Rubbing Is Racing: choose the target of your free shot.
prompt-pinball = Pinball Wizard: choose a vehicle of the chain, and the direction it moves in.
prompt-down-and-dirty = Down and Dirty: choose the damage to remove.
prompt-take-back = Big Game: choose the played card that returns to your hand.
prompt-extra-command = Clean Sweep: you may use one more command without a die.
prompt-extra-rig-command = Clean Sweep: you may use one more command of { $section }.
choice-reveal = reveal { $card }
choice-set-card = card { $value }, { $face }, counts as { $counts }
choice-no-extra-command = no further command
why-not-steady = Choose one of the vehicles that still move, and a space ahead of it.
why-no-free-shot = The vehicle of this slam cannot shoot there.
why-not-in-chain = Choose a vehicle of this chain of slams, but not the rig.
why-not-taken-back = Choose a card that lies on your boards.
why-not-on-mud = Choose damage of a vehicle that stands on mud.
text-holds-bounty = holds a bounty
text-sweeps = may use one more command this round
option-bounties = Bounties
option-bounties-help = Extra Ammo: everybody holds a secret card with a condition and a reward, revealed once when its condition is met. Most of what the cards say is our own design.
one-shot-ace-up-the-sleeve = Ace Up the Sleeve
one-shot-hand-brake = Hand Brake
one-shot-duck = Duck!
one-shot-second-wind = Second Wind
one-shot-return-fire = Return Fire
one-shot-duct-tape = Duct Tape
one-shot-loaded-dice = Loaded Dice
one-shot-scrap-drop = Scrap Drop
told-one-shots-dealt = Everybody is dealt a one-shot.
told-one-shot-played = { $seat-mine ->
    [yes] You play
   *[no] { $seat } plays
} { $card }.
told-die-set = { $seat-mine ->
    [yes] You turn
   *[no] { $seat } turns
} a die: { $die } → { $value }.
told-ducked = { $car } ducks: the shot misses.
told-scrap-dropped = { $seat-mine ->
    [yes] You drop
   *[no] { $seat } drops
} a wreck on the road.
prompt-window-hit = A shot hits your car. You may play a one-shot, or pass.
prompt-window-moved = Your move is over. You may play a one-shot, or pass.
prompt-window-missed = A shot misses your car. You may play a one-shot, or pass.
prompt-window-start = Your turn starts. You may play a one-shot, or pass.
prompt-window-roll = Dice were rolled. You may play a one-shot, or pass.
prompt-window-end = Your turn is about to end. You may play a one-shot, or pass.
prompt-ace = Ace Up the Sleeve: choose a die, and the value to turn it to.
prompt-duct-tape = Duct Tape: choose the damage to remove.
prompt-scrap-drop = Scrap Drop: choose an empty space next to one of your cars for a wreck.
prompt-return-fire-rig = Return Fire: choose the command of the rig to aim at.
choice-set-die = turn it to { $value }
choice-scrap = wreck on { $space }
why-not-that-die = Choose a die that you have, and another value that it shows.
why-not-beside-car = Choose an empty space next to one of your cars.
text-holds-one-shot = holds a one-shot
option-one_shots = One-shots
option-one_shots-help = Extra Ammo: everybody holds a secret card to play once at the moment it names. What the cards do is our own design.

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
option-leaders = Choppe Shoppe: crew leaders
option-leaders-help = Expansion: every car crew chooses one of two crew leaders with commands, an ability and command tokens of its own. What the leaders do is our own design.
option-upgrades = Choppe Shoppe: upgrades
option-upgrades-help = Expansion: every car crew drafts three upgrades and mounts one on each car. What the upgrades do is our own design.
option-cards = German Engineering
option-cards-help = Variant: car crews play cards instead of movement dice, and flip a card for each shot. Which shot stands on which card is our own design.
preset-base = Thunder Road: Vendetta
preset-base-help = The base game: two to four crews of three cars.
preset-carnage = Carnage at Devil’s Run
preset-carnage-help = The base game with five more tiles, hazards, fire and lasting damage.
preset-big_rig_final_five = Big Rig & the Final Five
preset-big_rig_final_five-help = The base game with a seat for the truck and one for the five bikes.
preset-choppe_shoppe = Choppe Shoppe
preset-choppe_shoppe-help = The base game with crew leaders and upgrades.
preset-extra_ammo = Extra Ammo
preset-extra_ammo-help = The base game with all five decks: road conditions, improved airstrikes, bounties, one-shots and bonus commands.
preset-german_engineering = German Engineering
preset-german_engineering-help = The base game with cards instead of movement dice.
preset-maximum_chrome = Maximum Chrome: everything
preset-maximum_chrome-help = All boxes at once, for up to six. A long evening for people who know the base game.

## Page

page-state-bike = { $state ->
    [waiting] waiting to enter
    [inoperable] inoperable
    [gone] eliminated
    [home] over the finish line
   *[other] operable
}
page-coasts-bike = Coasted { $count } of 4 times
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
page-lasting = Lasting effects
page-drop-hazard = hazard token on lane { $row }, column { $column }
page-respawn = { $bike } to lane { $row }, column { $column }
page-spend-token = command token on { $command }
page-look-at = look at the token on lane { $row }, column { $column }
page-radar-discard = discard the token on lane { $row }, column { $column }
page-tow = tow to lane { $row }, column { $column }
page-drop-scrap = wreck on lane { $row }, column { $column }
page-own-cards = Your cards
page-leader = { $leader }, command tokens: { $tokens }
page-pass = pass
page-slam-owner = Their owner chooses the bike that goes.
page-bike = Bike
page-rig-section = { $section ->
    [rear] The rig’s rear section
    [middle] The rig’s middle section
   *[front] The rig’s front section
}

## Headlines of the expansions

brief-steered = power steering ({ $die })
brief-card = { $value }, { $face }
