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
