//! What is printed on boards and cards, held line by line against lists taken from the box.

use crossroads_heat::data::{Card, Colour, LEGEND_CARDS, Printed, Side, Track, helmet};

/// Every board: limits with the last space before their lines, Legend lines likewise, the side of the race line behind
/// each corner, the corner of each press letter from A to E, second lines of chicanes, spaces with their chevrons.
const BOARDS: [&str; 10] = [
    "usa: 69 spaces, 2 laps, 6 heat, 3 stress, 8 cells; limits 7@12 3@33 3@49 2@57; Legend lines 2 27 43 \
     52; race line R R R L; press 1 2 3 4 1",
    "france: 60 spaces, 2 laps, 6 heat, 3 stress, 8 cells; limits 5@12 2@20 4@27 3@39 4@47; Legend lines \
     4 15 20 33 40; race line R R L R R; press 1 2 3 4 5",
    "great_britain: 63 spaces, 2 laps, 6 heat, 3 stress, 8 cells; limits 10@15 6@30 5@37 4@43 3@48; \
     Legend lines 2 21 30 37 43; race line R R L L R; press 1 2 3 4 5; chevrons 30:1 37:1 43:1",
    "italy: 54 spaces, 3 laps, 6 heat, 3 stress, 8 cells; limits 5@10 2@19 3@26; Legend lines 2 14 20; \
     race line R L R; press 1 2 3 1 2",
    "japan: 60 spaces, 2 laps, 7 heat, 3 stress, 12 cells; limits 4@10 4@12 2@18 5@45 3@53; Legend lines \
     3 10 13 37 47; race line L R L R R; press 2 3 4 5 2; chicanes 2; chevrons 8:1 9:1 10:1; flooded 6-11 \
     39-45 50-55",
    "mexico: 60 spaces, 3 laps, 6 heat, 2 stress, 12 cells; limits 7@14 7@19 6@38 4@44 2@50 2@51; Legend \
     lines 4 14 29 38 45 50; race line L R R L R L; press 2 3 4 6 2; chicanes 2 6; chevrons 11:1 12:1 \
     13:1 14:1 38:1 48:1 49:1 50:1",
    "spain: 109 spaces, 1 laps, 6 heat, 3 stress, 12 cells; limits 5@11 4@15 4@29 4@32 2@44 5@65 2@85 \
     3@92 4@95 4@98 3@103; Legend lines 3 11 22 29 39 57 80 86 92 95 98; race line R R L R R R L R L R R; \
     press 2 4 6 7 10; chicanes 4 10; chevrons 9:1 10:1 11:1 27:1 28:1 29:1 91:1 92:1 93:1 94:1 95:1 \
     98:1; tunnel 17-24 38-42 46-49 62-71 80-88",
    "netherlands: 55 spaces, 3 laps, 6 heat, 3 stress, 12 cells; limits 5@9 5@13 3@16 8@26 4@34; Legend \
     lines 1 9 13 16 27; race line R L R L R; press 2 3 4 5 2; chicanes 2; chevrons 7:1 8:1 9:2 11:1 12:1 \
     13:1",
    "germany: 62 spaces, 2 laps, 5 heat, 3 stress, 12 cells; limits 5@11 2@23 2@24 6@37 4@45 4@52; Legend \
     lines 3 18 23 28 38 45; race line R L R R R L; press 1 3 4 5 6; chicanes 3; chevrons 21:1 22:1 23:1",
    "south_africa: 71 spaces, 2 laps, 7 heat, 3 stress, 12 cells; limits 4@11 3@18 2@24 6@34 5@46 2@55 \
     4@62; Legend lines 4 12 19 25 38 50 55; race line R R L R L R R; press 1 2 4 5 7; gravel left 8-21 \
     25-25 53-59; gravel right 14-16 25-28 48-57",
];

/// HEAT-1.1, HEAT-1.3, HEAT-1.4, HEAT-2.2, HEAT-2.4, LEG-5, LEG-13, CHA-14, EXP-1, EXP-2, EXP-3, EXP-4, EXP-6
#[test]
fn every_board_has_what_is_printed_on_it() {
    let told: Vec<String> = Track::ALL.into_iter().map(told_board).collect();
    assert_eq!(told, BOARDS);
}

fn told_board(track: Track) -> String {
    let board = track.board();
    let Printed { spaces, laps, corners, race_line, grid, flooded, tunnel, gravel } = board.printed();
    let listed =
        |name: &str, all: Vec<String>| (!all.is_empty()).then(|| format!("{name} {}", all.join(" ")));
    let each = |tell: &dyn Fn(usize) -> String| (0..corners.len()).map(tell).collect::<Vec<_>>();
    let of_side = |side: Side| gravel.iter().filter(|(_, it)| *it == side).map(|(space, _)| *space).collect();
    let behind = |corner: usize| race_line[usize::from(corners[corner].line % spaces)];
    let chicanes = (1..).zip(&corners).filter(|(_, corner)| corner.chicane);
    let chevrons = (1..=spaces).filter(|space| board.chevrons(*space) > 0);
    let head = format!(
        "{}: {spaces} spaces, {laps} laps, {} heat, {} stress, {} cells",
        board.name.trim_start_matches("track-"),
        board.heat,
        board.stress,
        grid.len()
    );
    let lists = [
        Some(head),
        listed("limits", each(&|it| format!("{}@{}", corners[it].limit, corners[it].line))),
        listed("Legend lines", each(&|it| corners[it].legend_line.to_string())),
        listed("race line", each(&|it| behind(it).letter().to_string())),
        listed("press", board.press.map(|corner| corner.to_string()).to_vec()),
        listed("chicanes", chicanes.map(|(number, _)| format!("{number}")).collect()),
        listed("chevrons", chevrons.map(|space| format!("{space}:{}", board.chevrons(space))).collect()),
        listed("flooded", stretches(flooded)),
        listed("tunnel", stretches(tunnel)),
        listed("gravel left", stretches(of_side(Side::Left))),
        listed("gravel right", stretches(of_side(Side::Right))),
    ];
    lists.into_iter().flatten().collect::<Vec<_>>().join("; ")
}

/// Neighbouring spaces, the first and the last of them.
fn stretches(spaces: Vec<u8>) -> Vec<String> {
    let mut found: Vec<(u8, u8)> = Vec::new();
    for space in spaces {
        match found.last_mut() {
            Some((_, last)) if *last + 1 == space => *last = space,
            _ => found.push((space, space)),
        }
    }
    found.into_iter().map(|(first, last)| format!("{first}-{last}")).collect()
}

/// Helmet numbers and diamonds of the ten Legend cards, in the order black, blue, green, red, silver, yellow.
const HELMETS: [&str; 10] = [
    "16/2 18/3 15/2 13/1 14/1 11/0",
    "18/3 16/2 12/1 17/2 19/3 13/1",
    "17/2 14/1 10/0 11/0 13/1 15/2",
    "14/1 12/1 18/3 15/2 16/2 17/2",
    "13/1 17/2 16/2 10/0 12/1 19/3",
    "19/3 10/0 13/1 14/1 18/3 12/1",
    "15/2 13/1 19/3 18/3 11/0 14/1",
    "11/0 19/3 14/1 12/1 10/0 16/2",
    "12/1 11/0 17/2 19/3 15/2 10/0",
    "10/0 15/2 11/0 16/2 17/2 18/3",
];

/// LEG-2, EXP-4
#[test]
fn every_legend_card_has_what_is_printed_on_it() {
    let told = |card: u8, colours: &[Colour]| {
        let helmets = colours.iter().map(|colour| helmet(card, *colour));
        helmets.map(|it| format!("{}/{}", it.number, it.diamond)).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(LEGEND_CARDS.len(), HELMETS.len());
    for (card, printed) in (1..).zip(HELMETS) {
        assert_eq!(told(card, &Colour::ALL[..6]), printed, "card {card}");
        // Orange, purple and white borrow the helmets of black, blue and green.
        assert!(printed.starts_with(&told(card, &Colour::ALL[6..])), "card {card}");
    }
}

/// What is printed on the seven sponsor cards, in the shorthand of the upgrades.
const SPONSORS: [&str; 7] = ["1/2/3/4", "1 ss2", "4 cd2", "6", "3 lim+1", "0 sc2", "5 dr2"];

/// CHA-11, EXP-7
#[test]
fn every_sponsor_card_has_what_is_printed_on_it() {
    for (place, printed) in SPONSORS.into_iter().enumerate() {
        assert_eq!(face(Card::sponsor(place)), printed, "sponsor card {}", place + 1);
    }
}

/// What is printed on upgrades 1 to 60, in the shorthand of a list of them: values, plus symbols, then cooldown, reduce
/// stress, slipstream, scrap, limit change, heat, refresh, salvage, direct play, accelerate, super cool, draft.
const PRINTED: [&str; 60] = [
    "4 +",
    "+++",
    "+ cd3",
    "3 st2",
    "5 st1",
    "1 st3",
    "1/2/3/4 ht1",
    "1/3",
    "2/4",
    "1/5",
    "6 cd1 ht1",
    "1 cd2",
    "3 cd1",
    "1 ss2",
    "2 ss2",
    "3 ss2",
    "heat",
    "6 st3 ht1",
    "2 cd1 st1 scr2",
    "2 st1 ss1",
    "4 cd1 scr2",
    "2 sal2",
    "+ cd1 sal2",
    "1 scr1 dir",
    "2 scr2 dir",
    "3 scr3 dir",
    "4 cd1 ht1 dir",
    "1 scr5 dir acc",
    "+ ss3",
    "1 ss3 ht1",
    "1/2 ss1",
    "2 st1 ref",
    "2 cd1 ref",
    "4 ref",
    "1 ss1 ref",
    "2 cd3 lim-1",
    "1 scr2 lim+1",
    "2 scr2 lim+1",
    "3 cd2 lim-1",
    "+ cd1 ss1 lim+1",
    "++ lim+2",
    "7 cd3 ht2",
    "8 scr6 ht1",
    "4 scr2 lim+2 ht1",
    "3 scr2 lim+2 ht1",
    "6 lim+3 ht2",
    "+ acc",
    "heat",
    "1 lim-1 sal4 sc1",
    "0 st1 ss1 sc1",
    "1 cd1 scr1 sc1",
    "3 scr3 sc1",
    "4 scr4 sc1",
    "+ lim-1 ref sc1",
    "+ dr3",
    "0 ref dir dr1",
    "2 scr5 sal2 dr2",
    "3 scr3 lim+1 dr1",
    "4 scr4 ref dr1",
    "6 ht1 dr2",
];

/// GAR-1, GAR-6, GAR-8
#[test]
fn every_upgrade_has_what_is_printed_on_it() {
    for (number, printed) in (1..).zip(PRINTED) {
        assert_eq!(face(Card::upgrade(number)), printed, "upgrade {number}");
    }
}

fn face(card: Card) -> String {
    let row = card.row();
    let it = &row.symbols;
    let mut face = Vec::new();
    if card.in_deck() == Card::HEAT {
        face.push("heat".to_owned());
    } else if row.values != [0] || row.plus == 0 {
        face.push(row.values.iter().map(u8::to_string).collect::<Vec<_>>().join("/"));
    }
    if row.plus > 0 {
        face.push("+".repeat(row.plus.into()));
    }
    let counted = |name: &str, count: u8| (count > 0).then(|| format!("{name}{count}"));
    face.extend(counted("cd", it.cooldown));
    face.extend(counted("st", it.reduce_stress));
    face.extend(counted("ss", it.slipstream));
    face.extend(counted("scr", it.scrap));
    face.extend((it.limit != 0).then(|| format!("lim{:+}", it.limit)));
    face.extend(counted("ht", it.heat));
    face.extend(it.refresh.then(|| "ref".to_owned()));
    face.extend(counted("sal", it.salvage));
    face.extend(it.direct.then(|| "dir".to_owned()));
    face.extend(it.accelerate.then(|| "acc".to_owned()));
    face.extend(counted("sc", it.super_cool));
    face.extend(counted("dr", it.draft));
    face.join(" ")
}
