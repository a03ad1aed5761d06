# Thunder Road: Vendetta, in English.

## Prompts

prompt-assign = Put a die on a car that has not moved in this round.
prompt-coast = All your cars have moved: choose a car that coasts one space, and a die for it.
prompt-command = Put one more die on a command, or use none.
prompt-chopper = Place your chopper on an empty space.
prompt-chopper-shot = Your chopper may shoot at a vehicle in its front arc.
prompt-repair = Choose a damage token to repair.
prompt-enter = Enter the road with { $car } ({ $moves } moves).
prompt-step = Drive { $car } ({ $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
} left).
prompt-drift = Drift through { $vehicle }, or slam?
prompt-bonus = Road all the way: take { $moves } more moves?
prompt-shoot = Shoot at a vehicle in your front arc, or hold your fire.
prompt-reroll = { $top } slams { $bottom }: { $moved } would go { $direction }. Keep the dice or roll again?

## Log

told-dice = { $seat } rolls { $dice }.
told-round = Round { $round } begins with { $seat }; the road die shows { $die }.
told-turn = Turn of { $seat }.
told-passed = { $seat } has no car to move and passes.
told-assigned = { $car } gets a { $die }.
told-coasted = { $car } coasts with a { $die }.
told-command = { $seat } puts a { $die } on { $command }.
told-no-command = { $seat } uses no command.
told-chopper-held = The chopper of { $seat } does not shoot.
told-no-bonus = { $seat } does without the road die.
told-held = { $seat } holds fire.
told-chopper = { $seat } places the chopper on { $space }.
told-chopper-back = The chopper of { $seat } returns home.
told-repaired = { $car } is repaired: { $damage }.
told-drove = { $car } drives to { $space }.
told-pushed = { $car } is pushed to { $space }.
told-slid = { $car } slides to { $space }.
told-skidded = { $car } skids to { $space }.
told-staggered = { $car } staggers to { $space }.
told-landed = { $car } lands on { $space }.
told-drifted = { $car } drifts through.
told-drift-held = { $car } does not drift.
told-bonus = { $seat } takes { $moves } more moves from the road die.
told-shown = On { $space } lies: { $hazard }.
told-hazard = { $car } sets off: { $hazard }.
told-oil = { $car } slides on oil: { $direction }.
told-slam = { $top } slams { $bottom }: { $moved } goes { $direction }.
told-kept = { $seat } keeps the dice.
told-rerolled = { $seat } rolls again.
told-hit = { $shooter } hits { $target } ({ $face }).
told-missed = { $shooter } misses { $target } ({ $face }).
told-damaged = { $car } is damaged: { $damage }.
told-ignored = { $car } takes no more damage.
told-shrapnel = Shrapnel of { $car } flies { $direction } and hits { $target }.
told-shrapnel-nobody = Shrapnel of { $car } flies { $direction } and hits nobody.
told-dazed = { $car } is dazed for { $moves } moves.
told-blasted = { $car } is blasted { $spaces } spaces { $direction }.
told-inoperable = { $car } is inoperable.
told-eliminated = { $car } is eliminated: { $how }.
told-out = { $seat } is out of the game.
told-advanced = The board advances: { $removed } is removed, { $laid } is laid.
told-finish-line = The finish line is laid.
told-finished = { $car } crosses the finish line.
told-won = { $seat } wins.
told-draw = The game ends in a draw.

## Reasons of refusals

why-not-now = That is not asked of you now.
why-has-die = This is no car of yours without a die.
why-inoperable = An inoperable car takes no die.
why-eliminated = This car is eliminated.
why-no-such-die = You have no unused die of this value.
why-unmoved-car = You coast only when every operable car of yours has its die.
why-coasted-twice = This car has coasted twice in this round.
why-one-command = You have used your command of this round.
why-no-command-coasting = No command in a turn in which you coast.
why-wrong-value = This command does not take a die of this value.
why-nothing-to-act-on = This command has nothing to act on.
why-not-empty = The chopper needs an empty space of the board.
why-first-round = Nobody shoots in round 1.
why-cannot-shoot = This car cannot shoot.
why-not-in-arc = There is no such target in the front arc.
why-no-such-token = No car of yours on the board has this damage token.
why-no-entry = A car enters from the starting area, in one of the six lanes.
why-outside-arc = A car drives to the front, front left or front right.
why-moves-left = All moves have to be used.
why-no-drift = There is nothing to drift through.
why-left-road = The car has left the road.
why-stopped = A slam or damage has ended the move.
why-coasting-bonus = A coasting car gets no bonus.
why-no-reroll = This roll is not yours to repeat.

## Menus

choice-die = die { $die }
choice-coast = coast
choice-no-command = no command
choice-column = column { $column }
choice-space = space { $space }
choice-shoot = shoot at { $target }
choice-hold = do not shoot
choice-enter = lane { $row }
choice-through = drift through
choice-slam = slam
choice-take = take the bonus
choice-decline = do without
choice-keep = keep the dice
choice-reroll = roll again

## Names

vehicle-small = the small car of { $seat }
vehicle-medium = the medium car of { $seat }
vehicle-large = the large car of { $seat }
vehicle-wreck = a wreck
chopper-of = the chopper of { $seat }
command-airstrike = airstrike
command-nitro = nitro
command-drift = drift
command-repair = repair
direction-front-left = front left
direction-front = front
direction-front-right = front right
direction-rear-left = rear left
direction-rear = rear
direction-rear-right = rear right
damage-dent = dent
damage-skid-front-left = skid to the front left
damage-skid-front = skid to the front
damage-skid-front-right = skid to the front right
damage-skid-rear-left = skid to the rear left
damage-skid-rear = skid to the rear
damage-skid-rear-right = skid to the rear right
damage-shrapnel = shrapnel
damage-dazed = dazed
damage-blast = blast
damage-marker = marker
hazard-road = road
hazard-mud = mud
hazard-oil = oil
hazard-mine = mine
hazard-wreck = wreck
face-small-or-medium = small or medium
face-medium = medium
face-large = large
face-any = every size
fate-crashed = crashed
fate-over-side = over the side edge
fate-over-rear = over the rear edge
fate-left-behind = left behind
fate-under-chopper = under a chopper
fate-destroyed = destroyed
fate-finished = over the finish line, for nobody

## Text twin

text-round = Round { $round }, turn of { $seat }. Road die: { $die }
text-over = The game is over.
text-tiles = Tiles: { $tiles }
text-tiles-final = Tiles: { $tiles }, then the finish line
text-gang = { $seat }: dice { $dice };
text-out = { $seat }: out of the game

## Options

option-start = Starting tile
option-start-help = Which side of the starting tile lies up.
option-start-random = random
option-start-parking_lot = 1a, the Parking Lot
option-start-runway = 1b, the Runway to Ruin

## Page

page-road = The road
page-mat = Your dashboards
page-order = Order of turns
page-commands = Command board
page-dice = Your dice
page-dice-left = Dice left:
page-dice-none = No dice left in this round
page-size = { $size ->
    [small] Small car
    [medium] Medium car
   *[large] Large car
}
page-state = { $state ->
    [waiting] waits to enter
    [inoperable] inoperable
    [gone] eliminated
   *[other] drives
}
page-dashboard = { $car }, { $state }. Die: { $die }. Damage: { $damage }.
page-no-die = none
page-damage = Damage
page-repair = Repair: { $damage }
page-coasts = Coasted { $count } of 2 times
page-moves = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
page-command = { $command ->
    [airstrike] Any die: place your chopper on an empty space; it may shoot at once.
    [nitro] Dice 1 to 3: so many more moves.
    [drift] Dice 3 to 5: go through one occupied space without a slam.
   *[repair] Die 6: remove one damage token.
}
page-command-used = Command of this round used
page-command-free = Command of this round not used yet
page-turns = Turns taken: { $count } of 3
page-out = out
page-you-are-out = Your gang is out of the game. You can watch how it ends.
page-round = Round
page-road-die = Road die
page-road-die-help = More moves for a car that met nothing but road.
page-finish = { $final ->
    [yes] The finish line lies: first across wins.
   *[no] { $two ->
        [yes] Tile { $laid } of 5; the finish line lies behind the fifth.
       *[no] Tiles laid: { $laid }. The finish line comes when the first gang is out.
    }
}
page-turn-of = Turn of { $name }
page-turn-step = { $step ->
    [assign] Assign
    [command] Command
    [move] Move
   *[shoot] Shoot
}
page-how-to-place = { $hand ->
    [die] Now choose a car or a command for the die.
   *[none] { $chosen ->
        [place] Now choose a die for it.
       *[none] Drag a die, or click a die and then where it goes.
    }
}
page-meets = { $meets ->
    [chopper] a chopper; whoever ends the turn there is eliminated
    [unknown] a face-down token
    [oil] oil
    [slam] slam: { $vehicle }
    [crash] impassable, eliminated
    [edge] off the road, eliminated
    [advance] front edge, the board advances
    [finish] the finish line
   *[nothing] free
}
page-step = { $direction }: { $meets }
page-enter = lane { $row }: { $meets }
page-place-chopper = chopper to lane { $row }, column { $column }
page-shot = { $target }: { $percent } % to hit
page-ahead = What lies ahead
page-slam-odds = Pushed: { $top } { $pushed } % (off the road { $topout } %); { $bottom } off the road { $bottomout } %.
page-slam-reroll = { $name } may roll again.
page-slam-now = { $vehicle }: { $meets }
page-slam-again = Another throw:
page-skip = Skip
page-close = Closer
page-whole = Whole road
page-final = The end
page-won = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
page-how = { $how ->
    [finish] First across the finish line.
    [draw] Nobody was left on the road.
   *[last] The last gang on the road.
}
page-player = Gang
page-slams = Slams
page-hits = Hits / shots
page-lost = Cars lost
page-tiles = Road tiles
page-terrain = Ground
page-ground = { $ground ->
    [road] Road: 1 move, keeps the road die bonus
    [offroad] Off-road: 1 move
    [mud] Mud: 2 moves
   *[rocks] Impassable: whoever comes here is eliminated
}
page-hazards = Hazard tokens
page-damage-tokens = Damage tokens
page-face-down = face down
page-all-dice = Dice
page-die-kind = { $die ->
    [move] movement die
    [road] road die
    [stunt] stunt die
    [shot] shooting die: the sizes it hits
    [slam] slam die: who moves, top or bottom
   *[direction] direction die
}
page-cars = Cars, wreck and chopper
page-chopper = Chopper
page-wreck = Wreck
page-inoperable = Inoperable: turned round
