# What the coach says in a first race, and how the game plays on one page.

coach-goal = One lap, one rival: whoever crosses the finish line first wins. Here is the order on the track; your car is the one marked as yours.
coach-gear = Everybody plans in secret. First the gear: it is also the number of cards you’ll play. Take 2nd gear to pull away.
coach-cards = Now lay that many cards. Their values added up are your speed: 3 and 4 take you 7 spaces.
coach-forecast = This is what your plan leads to: how far you’d get and what it would cost. A pale car on the track shows where you’d land. Press a card in the plan to take it back.
coach-commit = Happy with the plan? Press the green key. Then all cards are turned up, and the car in front moves first.
coach-react = You’ve moved, and may react. A boost pays 1 Heat from your engine for one more card from the deck, so for a few more spaces. On an open straight you can save it: press the green key.
coach-discard = Your turn ends. Cards you don’t like you may throw away first: press them; then you draw back up to seven. If you like your hand, just draw.
coach-ahead = Corners are coming. The number in a sign is the corner’s speed limit, the small one how many spaces are left to its line. Whoever crosses the line faster pays Heat.
coach-shift = The lever moves one gear up or down for free; a jump over two costs 1 Heat. Shift up on a straight, and down in good time before a corner.
coach-slipstream = You’ve stopped right beside or behind another car: its slipstream carries you 2 spaces further, free of charge. It doesn’t count as speed in a corner, but it can carry you over a corner’s line.
coach-corner = You’ve crossed a corner’s line above its limit: each point too fast costs 1 Heat from your engine. If the engine hasn’t enough, you spin out: back before the corner, into 1st gear, with Stress on top.
coach-stress = A Stress card is in your hand. You can play it, but nobody knows how fast it is: it turns cards up until one with a plain number comes. You can’t discard it, so play it on a straight.
coach-heat = The Heat you’ve paid has come round to your hand. You can neither play nor discard it; it only takes up room. Low gears cool it away: look for the blue sign beside 1st and 2nd gear.
coach-cool = Now you can cool down: Heat goes from your hand back to the engine, where it can be spent again. Press the button once for each card.
coach-adrenaline = You’re last, and get adrenaline for it: one space more, and one more card may be cooled. Take the space if it does no harm in a corner.
coach-end = That was a whole race, and all the basics of HEAT. Next try the two-lap race with more cars; Garage, Weather and Championship can wait until you want more.

coach-garage-draft = The Garage: before the race everybody picks three upgrades. They replace the three plain ones in your deck, and signs on them tell what they do. Rest on a card and it explains itself.
coach-garage-signs = Upgrades come to your hand like other cards. Some are stronger but ask for something in return: Heat, a card thrown from the deck, or a lower limit in the corner.
coach-weather-sky = This race has weather. It has changed the decks before the start, and its sign tells what it does during the race.
coach-weather-road = The tokens beside the corners are road conditions: some change a corner’s limit, some make the stretch behind it faster, or dearer to drive too fast on. Rest on one and it explains itself.
coach-championship-season = This is the first race of a championship: points are added up over all its races, and the most points win in the end.
coach-championship-event = Every race has an event, which changes one rule for that day. Here you see the races and what each brings.
coach-championship-press = The press waits at a corner. Whoever crosses its line by slipstream, or at least 2 above its limit, gets a sponsor card: strong, and used only once.

## How it plays

how-goal = Round the track
how-goal-text = Everybody drives one car. Whoever is first over the finish line after the last lap wins. Cars move one after another, the one in front first.
how-plan = Gear and cards
how-plan-text = In secret everybody chooses a gear, one up or down for free, and lays as many cards as the gear says: one in 1st, four in 4th.
how-move = Speed
how-move-text = The cards are turned up and added: that’s your speed, the number of spaces you drive. A Stress card counts as the first plain card that comes from your deck.
how-corner = Corners
how-corner-text = Each corner has a limit. Whoever crosses its line faster pays 1 Heat from the engine for each point. If the engine hasn’t enough, the car spins out.
how-heat = Heat
how-heat-text = Heat that you pay comes round to your hand, where it’s only in the way. Low gears cool it: back to the engine with it. A boost costs 1 Heat and brings one more card.
how-slipstream = Slipstream
how-slipstream-text = If you stop beside or right behind another car, you may go 2 spaces further, for nothing. The last car gets adrenaline: 1 space, and 1 Heat cooled.
