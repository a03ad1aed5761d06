# What the coach says in a first game, and how the game plays on one page.

coach-goal = Your three cars against a rival’s three. You win if no rival has a car left that can drive, or if one of your cars is first over the finish line, far down the road.
coach-dice = Your four movement dice, rolled for this round. Each turn one of them goes on one of your cars, so that each car drives once. The fourth is there for a command.
coach-assign = Take a die: press it. On a keyboard its number does the same.
coach-assign-put = Now put it on a car. Point at a car first, and the road shows how far it would get.
coach-command = Once a round another die may be put on a command: Nitro drives further, Drift passes through a car, Repair takes off damage, Airstrike moves your chopper. For now you can do without.
coach-enter = Your car comes onto the road. Choose where: dark tarmac is best, and a bonus waits for those who stay on it. Mud costs 2 moves, rocks can’t be crossed.
coach-drive = Lit spaces show where the car can get, with a sign for what waits there. Press one and the car drives; on a keyboard the arrow keys steer. A warning sign hides a hazard that nobody knows: it may be nothing, oil, a wreck or a mine.
coach-bonus = Your car has kept to the road all the way. The road die gives it these moves on top: take them, or leave them.
coach-shoot = From the second round on a car that has driven may shoot at what’s right in front of it. Beside the target stands the chance; large cars are the easiest to hit.
coach-slam = A slam! Dice decide which of the two cars is pushed, and where to. Whoever owns the larger car may roll once more.
coach-chopper = Put your chopper on any empty space. From the second round on it may shoot at what’s in front of it, and nobody likes to stop under it.
coach-damage = One of your cars is damaged. A second damage puts it out of action: it stands where it is, until a 6 on Repair brings it back.
coach-round = A new round, new dice. When a car drives off the front of the board, the road goes on: a new tile is laid there, and the rear one goes, with every car that’s still on it. So never fall too far behind.
coach-end = Put a die on a car, perhaps a command, drive, shoot: that’s all there is to a turn. Play this chase to its end, or come back to it whenever you like.

coach-carnage-road = Carnage at Devil’s Run: five more tiles with sludge, ramps, salt and fire, and new things under the warning signs. Rest on a space and it explains itself.
coach-carnage-lasting = New damage too: a lasting effect stays on its car with a rule of its own, and a burning car rolls the fire die each time it drives.
coach-final-five-bikes = The Final Five: one crew rides five bikes. They’re small and pass between cars without a slam.
coach-final-five-swarm = A bike is out of action after one damage, but two of them get a die each turn. In a slam the bike is always the one that’s pushed.
coach-big-rig-rig = The Big Rig: one crew drives a rig of three coupled sections, which shoves aside what gets in its way.
coach-big-rig-sections = It can’t swerve much, and each section has commands of its own. Damage its commands, six in all, and it breaks up.
coach-leaders-pick = Choppe Shoppe: every crew has a leader with an ability of their own, and perhaps a command that nobody else has. Choose one of these.
coach-leaders-tokens = Command tokens work like a die on a command. Spend one when it’s worth more than waiting.
coach-upgrades-draft = Choppe Shoppe: keep one upgrade and pass the others on, until you have three. Rest on a card and it explains itself.
coach-upgrades-mount = Now each of your cars gets one of the upgrades you’ve kept. It’s theirs for the whole game.
coach-cards-hand = German Engineering: cards take the place of movement dice. You choose from a hand, so you know what’s to come.
coach-cards-shot = A shot turns up the top card of your deck instead of rolling the die; what is printed below says which sizes it hits.
coach-ammo-what = Extra Ammo adds cards to the chase: conditions on each stretch of road, stronger airstrikes, one-shots, bounties and bonus commands, whichever this table plays.
coach-ammo-own = What is yours alone lies beside your commands. It says when it can be played, and the table asks you at the right moment.

## How it plays

how-crew = Your crew
how-crew-text = Everybody has a small, a medium and a large car, and a chopper. You win with the first car over the finish line, or when no other crew has a car that can drive.
how-dice = Dice
how-dice-text = Each round you roll four dice. In each of three turns one goes on a car that hasn’t driven yet, and it drives as far as the die says. Once a round another die may be put on a command.
how-drive = The road
how-drive-text = A car always drives ahead, straight or slantwise. Mud costs 2 moves, rocks can’t be crossed, and a car that keeps to the tarmac gets the road die on top. Warning signs hide hazards.
how-slam = Slams
how-slam-text = Whoever drives onto another car slams it: dice say which of the two is pushed, and where. Off the side of the road is the end of a car.
how-shoot = Shots and damage
how-shoot-text = After driving, a car may shoot at what’s in front of it. Two damage tokens put a car out of action.
how-advance = The road goes on
how-advance-text = When a car drives off the front a new tile is laid there, and the rear one goes, with every car on it.
