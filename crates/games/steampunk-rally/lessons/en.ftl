# What the coach says in a first game, and how the game plays on one page.

coach-goal = A race over the mountains: in the round in which somebody crosses the finish line, whoever is furthest ahead wins. Red numbers on the track damage a machine that drives onto them.
coach-machine = This is your machine: a cockpit with its inventor, and a part of their own. Parts hang together by their red valves. Coloured slots take dice, and the brass plate below says what happens then.
coach-pick = The draft: take one of these cards and pass the others on. Press one to see where it would fit and what it would bring.
coach-pick-use = Build it: the machine shows where it fits. Or give the card up for the dice or the cogs in its upper corner. Dice drive your machine, so you need both.
coach-cards = The next hand comes from your rival. Four times in all: gold parts drive, silver ones make dice, copper ones connect, and black cards are boosts to be kept for later.
coach-dice = Here is how your machine is doing: the damage gauge, the light bulb of the cockpit, and your cogs. A cog raises a die by 1, rolls it again, or frees slots before the next race.
coach-race = The race! Your dice are rolled. Now use them in the slots of your machine, in whatever order you like.
coach-place = Take a die: the parts that have a slot of its colour are lit.
coach-place-slot = Now put it on a part. The dice are added up: as often as the number in the circle goes into the sum, so often the part does what its plate says.
coach-fire = You may put more dice on the part, or activate it now: the key says how often.
coach-apply = Now the effects: an arrow drives a space, a shield raises your gauge, a cog is a cog. Everything has to be used; the order is yours. Watch for red numbers ahead.
coach-done = When no die is of any use, your race is over. Don’t forget the light bulb: once a round it makes your cockpit work without dice.
coach-gauge = Your gauge is below 0. After the race it costs you as many parts; then it’s back at 0. Sometimes that’s a fair price for a few spaces.
coach-round = A new round: draft, vent, race, damage. Dice that lie in your slots stay there and block them, until you vent.
coach-vent = Vent: each cog takes 2 pips off the dice in your slots. A die that has none left goes, and its slot is free again.
coach-end = You’ve built, driven and vented, and that’s a whole round of Steampunk Rally. Play this rally to its end, or come back to it whenever you like.

coach-tokens-track = Challenge tokens lie on this track. Each does something to whoever stops there, or drives over it.
coach-tokens-meet = Rest on a token and it explains itself: some give dice, some ask for them, and a steam pony gives a ride for cogs.

## How it plays

how-machine = A machine of parts
how-machine-text = You build a machine and race it over the mountains. Parts hang together where valve meets valve. When somebody crosses the finish line the round is played out, and whoever is furthest wins.
how-draft = Draft
how-draft-text = Each round you get four cards, keep one and pass the rest on, until all are gone. Build a part, or give the card up for the dice or cogs in its corner. Boosts may be kept for later.
how-race = Race
how-race-text = All dice are rolled. Put them into slots of their colour: as often as the number in the circle goes into their sum, so often the part drives, mends, or makes dice.
how-damage = Damage
how-damage-text = Red numbers on the track turn your gauge down. For each point below 0 you lose a part after the race. With nothing left but the cockpit the machine explodes and falls back.
how-vent = Vent
how-vent-text = Dice stay in their slots. Before the next race each cog takes 2 pips off them; a die with none left frees its slot. In the race a cog raises a die or rolls it again.
