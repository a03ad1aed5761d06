# Railroad Ink: log lines, prompts, reasons, menus. One catalogue for terminal and page.
# A cell is two digits (row, column), a drawing is the cell and its four sides.

## Pieces

piece-hs = straight highway
piece-rs = straight railway
piece-hc = highway curve
piece-rc = railway curve
piece-ht = highway T-junction
piece-rt = railway T-junction
piece-op = overpass
piece-ss = straight station
piece-sc = curved station
piece-x-hhhr = special route: three highways, one railway
piece-x-hrrr = special route: one highway, three railways
piece-x-hhhh = special route: four highways
piece-x-rrrr = special route: four railways
piece-x-hhrr = special route: two highways beside each other, two railways
piece-x-hrhr = special route: highways and railways by turns
piece-l-curve = lava on two neighbouring sides
piece-l-straight = lava on two opposite sides
piece-l-tee = lava on three sides
piece-l-highway = highway past lava
piece-l-railway = railway past lava
piece-volcano = volcano

## Sides

side-north = north
side-east = east
side-south = south
side-west = west
side-any = any direction

## Dice

roll = { $a }, { $b }, { $c }, { $d }
roll-lava = { $routes }; lava: { $a }, { $b }
roll-meteor = { $routes }; meteor: { $direction }, distance { $distance }

## Prompts

prompt-meteor = A meteor is coming. Take the hit, or cross off a special route to dodge it.
prompt-aim = Choose the direction of your meteor.
prompt-draw = Draw a route for every die that fits, and a special route if you like. Then finish the round.
prompt-draw-lava = Draw a route for every die that fits, and at least one lava die. Then finish the round.

## Headlines

brief-drew = { $piece }

## Log

told-round = Round { $round }: { $dice }.
told-ignored = { $seat-mine ->
    [yes] You dodge the meteor and cross off
   *[no] { $seat } dodges the meteor and crosses off
}: { $special }.
told-struck = { $seat-mine ->
    [yes] A meteor leaves a crater on your board.
   *[no] A meteor leaves a crater on { $seat }’s board.
}
told-destroyed = { $seat-mine ->
    [yes] A meteor hits your board
   *[no] A meteor hits { $seat }’s board
}: a crater replaces { $piece }.
told-drawn = { $seat-mine ->
    [yes] You draw
   *[no] { $seat } draws
}: { $piece }.
told-drawn-plain = { $seat-mine ->
    [yes] You draw
   *[no] { $seat } draws
}: { $piece }.
told-erased = { $seat-mine ->
    [yes] You make room for lava and erase
   *[no] { $seat } makes room for lava and erases
}: { $piece }.
told-finished = { $seat-mine ->
    [yes] You finish
   *[no] { $seat } finishes
} the round.
told-crossed-off = { $seat-mine ->
    [yes] You cross
   *[no] { $seat } crosses
} off: { $special }.
told-scored = { $seat-mine ->
    [yes] You
   *[no] { $seat }
}: { $total ->
    [one] { $total } point
   *[other] { $total } points
}.

## Reasons of refusals

why-not-now = There is nothing to draw now.
why-finished = You have finished this round. Undo if you want to draw more.
why-no-such-dice = These dice are not part of this table.
why-meteor-first = The meteor comes before any drawing.
why-meteor-past = The meteor has already hit or been dodged.
why-nothing-to-aim = There is no meteor for you to aim.
why-no-such-die = None of your remaining dice shows this.
why-not-special = This is no special route.
why-one-special-a-round = You have used a special route this round.
why-crossed-off = This special route is crossed off.
why-three-specials = You have used three special routes in this game.
why-cell-filled = This square is not empty. Choose another.
why-kinds-clash = A highway would run into a railway here.
why-unjoined = It connects to neither an exit nor a route.
why-strands-die = It would leave a die without a place, and this table wants as many drawn as possible.
why-die-still-fits = One of your dice still fits somewhere. Draw its route first.
why-lava-owed = You must draw lava this round.
why-lava-unjoined = It does not connect to lava.
why-lava-apart = At this table lava and routes may not face each other.
why-volcano-needs-empty-cell = A volcano needs an empty square.
why-volcano-beside-lava = A volcano may not lie beside lava.
why-not-stuck = A route is erased only when no lava can be drawn.
why-not-before-lava = There is no route here that stands before an open lava side.
why-lava-stays = Lava is never erased.

## Menus

choice-ignore-meteor = dodge the meteor
choice-face-meteor = take the hit
choice-special = a special route
choice-erase = erase a route and draw lava in its square
choice-cell = square { $cell }
choice-shape = { $picture }  { $shape }
choice-finish = finish the round

## Hints

because-empty = an empty square
because-part = { $line } { $points }
because-parts = { $all }, { $next }
because-points = { $total } now ({ $parts })
because-no-points = no points more or fewer now
because-die = { $piece }: { $points }. { $cells ->
    [one] It fits in this square only.
   *[other] It fits in { $cells } squares.
}
because-special = A special route here: { $points }. { $left ->
    [0] It is your last.
   *[other] You can use { $left } more after it.
}
because-volcano = A volcano here: { $points }.
because-erase = Lava fits into no empty square: { $points }.
because-finish = Nothing more has to be drawn. Your board is worth { $total ->
    [one] { $total } point
   *[other] { $total } points
}.
because-ignore-meteor = { $special } is not worth what the meteor would hit: { $what }, { $points }.
because-face-meteor = The meteor hits { $what }: { $points }.
because-choose-meteor = You choose its direction; at best it hits { $what }: { $points }.

## Text twin

text-round = Round { $round } of { $rounds }. Dice: { $dice }
text-over = The game is over.
text-score = { $seat }: { $total } (networks { $networks }, highway { $highway }, railway { $railway }, centre { $centre }, expansion { $expansion }, errors −{ $errors })
text-finished = finished
text-specials = Special routes left to use: { $left }.

## Score sheet

sheet-networks = networks
sheet-highway = longest highway
sheet-railway = longest railway
sheet-centre = centre squares
sheet-expansion = expansion
sheet-errors = errors

## Options

option-expansion = Expansion
option-expansion-help = Play the base game, or add one of the two expansions of the box. Both shorten the game to six rounds.
option-expansion-none = none
option-expansion-meteor = Meteor
option-expansion-lava = Lava
option-must_draw = Must draw
option-must_draw-help = Whether you may leave a die without a place by drawing another one first.
option-must_draw-as_it_comes = draw what fits when its turn comes
option-must_draw-as_many_as_possible = draw as many dice as possible
option-longest = Longest line
option-longest-help = Whether the longest highway and railway may pass through a square again on other sides.
option-longest-simple = each square once
option-longest-trail = each side once
option-centre = Centre squares
option-centre-help = What scores in the nine centre squares.
option-centre-anything = whatever is drawn
option-centre-routes = routes only
option-spare_craters = Keep craters
option-spare_craters-help = With Meteor: a die that fits only into a crater need not be drawn. Off: it must be.
option-lava_apart = Keep lava and routes apart
option-lava_apart-help = With Lava: a lava side may not face a route or an exit.
preset-base = Blazing Red
preset-base-help = The base game: seven rounds with the route dice.
preset-meteor = Blazing Red with meteors
preset-meteor-help = The Meteor dice dig craters; six rounds.
preset-lava = Blazing Red with lava
preset-lava-help = The Lava dice bring volcanoes and lakes of lava; six rounds.
preset-strict = By the strictest reading
preset-strict-help = Wherever the rulebook can be read in two ways, the way that gives less: as many dice as possible must be drawn, only routes count in the centre.

## Page

page-round = Round { $round } of { $rounds }
page-board = { $name }’s board. Arrow keys move, Enter draws.
page-other-boards = Other boards
page-enlarge = { $name }’s board: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $state }. Enlarge.
page-back = Back to my board
page-drawing = drawing
page-dice = Dice of this round
page-meteor-dice = Meteor dice
page-specials = Special routes
page-specials-left = { $left } more can be used
page-drawn = drawn
page-crossed-off = crossed off
page-no-place = fits nowhere
page-places = fits in { $cells ->
    [one] { $cells } square
   *[other] { $cells } squares
}
page-pick = Choose a die, or first a square.
page-pick-cell = Choose a highlighted square.
page-pick-for-cell = Choose what to draw in this square.
page-may-finish = You may finish: nothing else has to be drawn.
page-erases = What is in this square will be erased.
page-help-keys = R rotates it, F flips it, a click draws it.
page-help-touch = Tap it to rotate it.
page-rotate = Rotate
page-flip = Flip
page-drop = Put back
page-draw = Draw
page-finish = Finish the round
page-owed = { $dice ->
    [one] { $dice } die still fits
   *[other] { $dice } dice still fit
}
page-owed-lava = lava is missing
page-waiting = You have finished. Still drawing: { $names }.
page-cell = Row { $row }, column { $column }: { $what }
page-cell-open = { $place }. Can be drawn here.
page-cell-ghost = { $place }. Enter draws: { $shape }.
page-empty = empty
page-crater = crater
page-highway = highway
page-railway = railway
page-lava = lava
page-end = { $kind } to the { $side }
page-shape = { $piece } ({ $ends })
page-meteor = Meteor
page-face-meteor = Take the hit
page-or-pay = Or cross off one of the special routes with the red border: the meteor misses you.
page-pay = Dodge the meteor and cross off: { $piece }
page-aim = Send the meteor to the { $side }
page-score-sheet = Score sheet
page-total = Total
page-network = { $letter }: { $exits ->
    [one] { $exits } exit
   *[other] { $exits } exits
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
page-network-short = { $exits ->
    [one] { $exits } exit
   *[other] { $exits } exits
}: { $points }
page-cells = { $cells ->
    [one] { $cells } square
   *[other] { $cells } squares
}
page-into-craters = { $ends ->
    [one] { $ends } end leads into a crater
   *[other] { $ends } ends lead into craters
}
page-lake = { $closed ->
    [yes] finished lava lake
   *[no] lava lake
} of { $cells ->
    [one] { $cells } square
   *[other] { $cells } squares
}: { $points }
page-loose-ends = { $ends ->
    [one] { $ends } loose end
   *[other] { $ends } loose ends
}
page-final = Every point
page-place = Place { $place }
page-winner = { $count ->
    [one] { $names } wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] { $names } win together with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
page-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
page-tie-errors = Where totals are equal, fewer errors win.
page-faces = Route dice
page-lava-faces = Lava dice and volcano
page-empty-board = An empty board
page-example-board = A finished board

### Besides: what a table says only when it is over

## After the end

figure-highway = Longest highway
figure-railway = Longest railway
figure-exits = Exits connected
figure-squares = Squares drawn
figure-specials = Special routes
figure-best-round = Most points in a round
figure-meteors = Routes lost to meteors
figure-lake = Largest lake
turning-lead = { $seat-mine ->
    [yes] You are ahead from the end of round { $round } on.
   *[no] { $seat } is ahead from the end of round { $round } on.
}
turning-best-round = { $seat-mine ->
    [yes] You gain
   *[no] { $seat } gains
} { $points ->
    [one] { $points } point
   *[other] { $points } points
} in round { $round }, more than anybody in a round.
turning-network = { $seat-mine ->
    [yes] You connect
   *[no] { $seat } connects
} { $exits ->
    [one] { $exits } exit
   *[other] { $exits } exits
} in one network in round { $round }.
turning-meteor = { $seat-mine ->
    [yes] A meteor costs you
   *[no] A meteor costs { $seat }
} { $points ->
    [one] { $points } point
   *[other] { $points } points
} in round { $round }.
