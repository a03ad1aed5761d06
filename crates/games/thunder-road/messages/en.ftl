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
    [yes] You have no car to move and pass.
   *[no] { $seat } has no car to move and passes.
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

## Reasons of refusals

why-not-now = You are being asked for something else right now.
why-not-your-car = Choose one of your own cars.
why-has-die = Choose one of your cars that has no die yet.
why-inoperable = An inoperable car takes no die. Choose another car.
why-eliminated = This car is eliminated. Choose another car.
why-no-such-die = You have no unused die of this value.
why-unmoved-car = You coast only when every operable car has its die. Put a die on a car that has none.
why-coasted-twice = This car has coasted twice this round. Choose another car.
why-one-command = You have used your command this round.
why-no-command-coasting = No command in a turn in which you coast.
why-wrong-value = This command does not take a die of this value.
why-nothing-to-act-on = This command has nothing to act on.
why-not-empty = Choose an empty space of the board for the chopper.
why-first-round = Nobody shoots in round 1.
why-cannot-shoot = This car cannot shoot.
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
damage-marker = spare marker
hazard-road = road
hazard-mud = mud
hazard-oil = oil slick
hazard-mine = mine
hazard-wreck = wreck
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
    [one] once
   *[other] twice
}

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
   *[repair] Die 6: remove one damage token.
}
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
    [die] Now choose a car or a command for the die.
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
   *[nothing] free
}
page-step = { $direction }: { $meets }
page-enter = lane { $row }: { $meets }
page-place-chopper = chopper to lane { $row }, column { $column }
page-shot = { $target }: { $percent }% chance to hit
page-ahead = What lies ahead
page-slam-odds = Pushed: { $top } { $pushed }% (off the road { $topout }%); { $bottom } off the road { $bottomout }%.
page-slam-reroll = { $name } may reroll.
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
   *[rocks] Impassable: any car that comes here is eliminated
}
page-hazards = Hazard tokens
page-hazard = { $hazard ->
    [road] Road: the space is road from now on.
    [mud] Mud: the space is mud from now on.
    [oil] Oil slick: the car slides 1 space in a random direction, each time.
    [mine] Mine: the car loses its remaining moves and takes damage. Used up.
    [wreck] Wreck: the car slams a wreck that was hidden here. Used up.
   *[unknown] A face-down token: road, mud, oil slick, mine or wreck.
}
page-damage-tokens = Damage tokens
page-damage-does = { $damage ->
    [dent] Dent: no effect.
    [skid] Skid: the car moves 1 space in the printed direction.
    [shrapnel] Shrapnel: flies in a random direction; the first vehicle in its way takes damage.
    [dazed] Dazed: as many moves as the stunt die shows, each in a random direction.
    [blast] Blast: the car flies as far as the stunt die shows, in a random direction.
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
   *[direction] direction die
}
page-cars = Cars, wreck and chopper
page-chopper = Chopper
page-wreck = Wreck
page-inoperable = Inoperable: turned round
