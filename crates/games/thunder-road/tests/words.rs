//! Every message has words in every language, and is handed what its words ask for.

use crossroads_engine::conformance::words::check;
use crossroads_engine::words::Piece;
use crossroads_engine::{Game, Message, Quick, Seat, SeatSet, Silent, Viewer};
use crossroads_thunder_road::ThunderRoad;
use crossroads_thunder_road::actions::Action;
use crossroads_thunder_road::data::{
    CardId, Command, Damage, Direction, Hazard, Leader, RigCommand, Section, SideId, SlamFace, Space,
    Upgrade, VehicleId,
};
use crossroads_thunder_road::events::{Event, Fate};
use crossroads_thunder_road::rules::Why;
use crossroads_thunder_road::setup::Options;
use crossroads_thunder_road::state::{Frame, Phase, Place, Question, Roll, Rung, Window, Work};
use crossroads_thunder_road::words;

/// Reasons that a random table hardly ever hears.
const RARE: [Why; 66] = [
    Why::NotSteady,
    Why::NoFreeShot,
    Why::NotInChain,
    Why::NotTakenBack,
    Why::NotOnMud,
    Why::NotYourCar,
    Why::Inoperable,
    Why::Eliminated,
    Why::UnmovedCar,
    Why::NoCommandCoasting,
    Why::WrongValue,
    Why::NothingToActOn,
    Why::FirstRound,
    Why::NotInArc,
    Why::OutsideArc,
    Why::Stopped,
    Why::CoastingBonus,
    Why::LeftRoad,
    Why::NoRespawnSpace,
    Why::RepairThree,
    Why::CommandNotDamaged,
    Why::NeverDamaged,
    Why::NotOfSection,
    Why::NoTraction,
    Why::NotInEitherArc,
    Why::OnlyAside,
    Why::PullsLeft,
    Why::PullsRight,
    Why::CloggedInjector,
    Why::DeadRadio,
    Why::JammedGuns,
    Why::Windshield,
    Why::NoFlyZone,
    Why::Sandstorm,
    Why::SectionSpent,
    Why::UnmovedBike,
    Why::NotThatDie,
    Why::NotBesideCar,
    Why::NotTowable,
    Why::NotOnRadar,
    Why::NotSwappable,
    Why::NotYourCard,
    Why::CardNotNow,
    Why::CardFirstRound,
    Why::NotBesideChopper,
    Why::NotAheadOfChopper,
    Why::NotDealt,
    Why::NotInDraft,
    Why::NotKept,
    Why::NoSuchCard,
    Why::PlaysCards,
    Why::NeedsToken,
    Why::NoToken,
    Why::CommandUsed,
    Why::NoTokenCoasting,
    Why::WeaponFirstRound,
    Why::NoSuchCommand,
    Why::NothingToLookAt,
    Why::NoPitStop,
    Why::NoSpray,
    Why::RearShield,
    Why::Decoy,
    Why::OtherTarget,
    Why::NoJump,
    Why::NotTowSpace,
    Why::NoSuchDice,
];

/// What hardly ever happens to cars that are driven at random.
fn rare_events() -> Vec<Event> {
    let (seat, car) = (Seat(0), VehicleId(0));
    let of_wrecks = |moves| {
        let (top, bottom) = (VehicleId::wreck(0), VehicleId::wreck(1));
        Event::Slammed { top, bottom, moves, direction: Direction::Front }
    };
    let lasting = Damage::ALL.into_iter().filter(|it| it.card_index().is_some());
    let mut rare = vec![
        Event::TurnPassed { seat },
        of_wrecks(SlamFace::Top),
        of_wrecks(SlamFace::Bottom),
        Event::ChopperReturned { seat },
        Event::NoWreckLeft { who: car },
        Event::Repaired { car, damage: Damage::Marker },
        Event::Eliminated { who: car, how: Fate::LeftBehind },
        Event::Eliminated { who: car, how: Fate::Finished },
        Event::BoardAdvanced { removed: SideId::default(), laid: SideId::default() },
        Event::Finished { car },
        Event::Won { winners: SeatSet::only(seat) },
        Event::Won { winners: SeatSet::EMPTY },
    ];
    rare.extend(lasting.map(|card| Event::LastingDrawn { car, card }));
    let (who, space, direction) = (VehicleId(3), Space(0), Direction::Front);
    rare.extend([
        Event::JuryRigged { car, damage: Damage::Dent },
        Event::TokensKept { seat },
        Event::RailsHeld { car, direction },
        Event::Towed { car, space },
        Event::Swapped { car, who },
        Event::SwitchReleased { car },
        Event::Eliminated { who: car, how: Fate::BlownUp },
        Event::CommandCame { seat, command: Command::Repair },
        Event::DeckShuffled { seat },
        Event::Staggers { car, direction },
        Event::BigShoved { seat, top: car, bottom: who, moves: SlamFace::Top, direction },
        Event::ShoveRolled { top: car, bottom: who, direction },
        Event::Looked { seat, space, face: None },
        Event::Looked { seat, space, face: Some(Hazard::Mine) },
        Event::RollRerolled { seat },
        Event::RollKept { seat },
        Event::CardTakenBack { seat, card: CardId(1) },
        Event::CardSet { seat, card: Some(CardId(1)), value: 6 },
        Event::CardSet { seat, card: None, value: 6 },
        Event::DieRetaken { seat, die: 6 },
        Event::ExtraCommandUsed { seat, command: Command::Nitro },
        Event::ExtraRigCommandUsed { seat, command: RigCommand::Cowcatcher },
        Event::WindowPassed { seat, window: Window::Duck, muted: false },
        Event::WindowPassed { seat, window: Window::Duck, muted: true },
    ]);
    rare.extend(Upgrade::ALL.into_iter().map(|upgrade| Event::UpgradeMounted { car, upgrade }));
    rare.extend(Leader::ALL.into_iter().map(|leader| Event::LeaderShown { seat, leader }));
    rare.extend(Command::ALL.into_iter().map(|command| Event::TokenSpent { seat, command }));
    rare
}

/// What hardly anybody is asked at a random table, and how it is answered.
fn rare_questions() -> Vec<Message> {
    let options = Options { upgrades: true, ..Options::default() };
    let mut state = ThunderRoad::setup(&options, 2, &mut Quick::new(1), &mut Silent);
    state.open.phase = Phase::Racing;
    let (who, seat, direction) = (VehicleId(0), Seat(0), Direction::Front);
    let questions = [
        Question::Tow { who, row: 2 },
        Question::JuryRig { who },
        Question::CommandOrder,
        Question::SecondShot,
        Question::EarlyShot,
        Question::SprayRig { section: Section::Rear },
        Question::BigShove { top: who, bottom: VehicleId(3), direction },
        Question::Lay,
        Question::Roadblock,
        Question::LeadFoot { seat },
        Question::Window { window: Window::Duck, seat },
        Question::Reroll { roll: Roll::Oil { who, direction }, rung: Rung::Omen },
    ];
    state.open.gangs[seat].leader = Some(Leader::MadameBoubreaux);
    state.open.options.leaders = true;
    state.open.turn.works.insert(Command::Omen);
    let prompts = questions.map(|question| {
        state.open.stack.clear();
        state.open.stack.push(Work { frame: Frame::Ask(question), level: 0 });
        ThunderRoad::prompt(&ThunderRoad::view(&state, Viewer::Seat(seat)))
    });
    let answers = [
        Action::JuryRig,
        Action::NoJuryRig,
        Action::Lay,
        Action::LayNone,
        Action::BigShove(SlamFace::Top),
        Action::BigShove(SlamFace::Bottom),
        Action::Spray,
        Action::Jump,
        Action::Pass,
        Action::Mute,
    ];
    let answers = answers.iter().flat_map(words::choice);
    prompts.into_iter().flatten().chain(answers).collect()
}

/// What the text twin says of a rig that has lost its rear tile.
fn hanging() -> Vec<Message> {
    let options = Options { big_rig: true, ..Options::default() };
    let mut state = ThunderRoad::setup(&options, 2, &mut Quick::new(1), &mut Silent);
    state.open.put(VehicleId::section(Section::Rear), Place::Hanging);
    let text = ThunderRoad::text(&ThunderRoad::view(&state, Viewer::Spectator), &[]);
    let said = text.into_iter().flatten().filter_map(|span| match span.piece {
        Piece::Said(message) => Some(message),
        Piece::Drawn(_) => None,
    });
    said.collect()
}

/// What is hardly ever asked: of a rig that is shot at by cards, and of crews that play with cards.
fn rare_prompts() -> Vec<Message> {
    let section = || Message::new("section-rear");
    vec![
        Message::new("prompt-carpet-rig").with("section", section()),
        Message::new("prompt-return-fire-rig"),
        Message::new("prompt-field-mechanic"),
        Message::new("prompt-window"),
        Message::new("prompt-take-back"),
        Message::new("prompt-hit-and-run-cards"),
        Message::new("prompt-ace-cards"),
        // Nobody looks at a table on which the last car has come home.
        Message::new("text-home"),
    ]
}

/// What speaks for actions that random play hardly ever has.
fn rare_reasons_for() -> Vec<Message> {
    let state = ThunderRoad::setup(&Options::default(), 2, &mut Quick::new(1), &mut Silent);
    let view = ThunderRoad::view(&state, Viewer::Seat(Seat(0)));
    let (who, space, card) = (VehicleId(0), Space(3), CardId(0));
    let actions = [Action::SkyHook { who, space }, Action::TakeBack(card), Action::Tow(space)];
    actions.iter().filter_map(|action| ThunderRoad::because(&view, action)).collect()
}

#[test]
fn everything_that_is_said_has_words() {
    let events = rare_events().into_iter().map(|event| words::told(&event)).chain(rare_reasons_for());
    check::<ThunderRoad>(
        RARE.map(words::reason)
            .into_iter()
            .chain(events)
            .chain(rare_questions())
            .chain(hanging())
            .chain(rare_prompts()),
        0..400,
    );
}
