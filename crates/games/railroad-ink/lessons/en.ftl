# What the coach says in a first game, and how the game plays on one page.

coach-goal = This is your board. In seven rounds you draw routes on it, to connect as many exits on the edge as you can. Your rival does the same on a board of their own, with the same dice.
coach-dice = These are the dice of the round, the same for everybody: highways, railways, and stations where one becomes the other. All four have to be drawn, in whatever order you like.
coach-draw = Take a die: press it. On a keyboard its number does the same.
coach-draw-place = Now choose a square. Those that are lit take the route: it has to start at an exit or continue a route that is there.
coach-draw-confirm = Turn the route, with the button or R, and flip it with F. When it lies well, draw it.
coach-rest = That’s it. Draw the other three as well: long routes that hang together are worth more than bits here and there.
coach-finish = All four are drawn. Look again; anything of this round can still be undone. Then finish the round.
coach-exits = What counts most are exits that hang together: 4 points for 2 of them, 8 for 3, up to 45 for all 12. So grow one network from exit to exit.
coach-special = Special routes fit where dice don’t: crossings with four sides. You may draw one in a round, and three in a game. Keep one for the end.
coach-lines = Your longest highway and your longest railway count 1 point for each square. The score sheet shows where each point comes from: point at a line.
coach-errors = Each route that ends inside the board is an error and costs a point at the end; at the edge of the board routes may end freely. Close them, or join them, while there’s time.
coach-centre = The nine squares in the middle count 1 point each for something drawn in them. Going through the middle is rarely wrong.
coach-others = What others have drawn you see when the round ends. Have a look at their board from time to time: press it and it opens.
coach-last = The last round. Nothing new grows now: close loose ends, make lines longer, use what special routes you have.
coach-end = That’s how the points come together, line by line; press a line and the board shows it. You know Railroad Ink now. Meteor and Lava are for when you want more.

coach-meteor-dice = Meteor: two dice more say where a meteor goes: a direction, and how far from the dot of the last one.
coach-meteor-strike = It destroys what it hits and leaves a crater, into which routes may run for 2 points each. Cross off a special route instead, and it passes by.
coach-lava-dice = Lava: two dice with lava lakes. Draw one of them if it fits; else a new volcano, or the lava flows over a route.
coach-lava-lakes = A lake without open sides is worth 5 points, the largest 1 point for each square. Every lava side that stays open is an error.

## How it plays

how-dice = The same dice for all
how-dice-text = In each of seven rounds four dice are rolled: highways, railways, and one with a station or an overpass. Everybody draws all four on a board of their own.
how-draw = Where a route fits
how-draw-text = A route begins at an exit on the edge, or goes on from a route that’s there: highway to highway, railway to railway. It may be turned and mirrored; a station joins the two kinds.
how-special = Special routes
how-special-text = Six crossings stand beside the dice. One may be drawn in a round, three in a game, and each only once.
how-exits = Exits
how-exits-text = Exits that hang together are what counts most: 4 points for 2 of them, 4 more for each further one, 45 for all 12.
how-lines = Lines and the centre
how-lines-text = The longest highway and the longest railway count 1 point for each square, and so does each of the nine squares in the middle with something in it.
how-errors = Loose ends
how-errors-text = Each end inside the board that leads nowhere costs a point. The most points win.
