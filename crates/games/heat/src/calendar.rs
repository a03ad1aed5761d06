//! The event cards of the seasons as rows (CHA-1): where a race is driven, and what is different there.
//!
//! Numbers that an event changes are read where the number is; a rule that it bends is a [`Twist`], read in the one
//! place that it bends. A race outside of a season has the event card [`EventCard::None`], which changes nothing.

use crate::data::{HAND_SIZE, Track};
use crossroads_engine::listed;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

listed! {
    /// An event card.
    #[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS)]
    #[serde(rename_all = "snake_case")]
    #[ts(export_to = "heat.ts")]
    #[expect(missing_docs, reason = "the rows below say what they are")]
    pub enum EventCard {
        #[default]
        None,
        Grandstand,
        SpeedRecord,
        DriversStrike,
        RestrictionsLifted,
        RecordCrowds,
        Corruption,
        TitleSponsor,
        LiveTelevision,
        SafetyRegulations,
        FutureUnknown,
        GoingGlobal,
        TurbulentWinds,
        Chicanes,
        SuddenRain,
        HoldOnTight,
        SmileAndWave,
        TunnelVision,
        PressureCooker,
        TightManeuvers,
        SmoothStart,
        CrowdGoesWild,
        ConsultingMechanics,
    }
}

/// What an event card says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EventRow {
    /// The card.
    pub card: EventCard,
    /// The message that names it.
    pub name: &'static str,
    /// The message that says what it does.
    pub help: &'static str,
    /// Where the row comes from.
    pub source: &'static str,
    /// Where the race is driven (CHA-1); only a race outside of a season has no track of its own.
    pub track: Option<Track>,
    /// The sponsor cards that every driver takes at the start (CHA-10).
    pub sponsors: u8,
    /// The press corners by their letters, A as 0 (CHA-14).
    pub press: &'static [u8],
    /// How many laps more are driven.
    pub laps: i8,
    /// How much more heat an engine gets.
    pub heat: i8,
    /// How much more stress a deck gets.
    pub stress: i8,
    /// The hand size.
    pub hand: usize,
    /// What places 1, 2 and 3 score more.
    pub points: [u8; 3],
    /// The rule that it bends.
    pub twist: Twist,
}

/// A rule that an event bends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Twist {
    /// None.
    None,
    /// The first three cars that complete lap 1 bring a sponsor card (CHA-21).
    Grandstand,
    /// A Speed of 15 or more brings a sponsor card (CHA-22).
    SpeedRecord,
    /// Passing three cars or more brings a sponsor card (CHA-28).
    LiveTelevision,
    /// Who spins out is eliminated (CHA-30).
    Elimination,
    /// A press corner brings two sponsor cards.
    TwoSponsors,
    /// Slipstream only in gear 3 or 4.
    SlipstreamInHighGears,
    /// Heat may be discarded in step 8.
    HeatDiscarded,
    /// Nobody has adrenaline.
    NoAdrenaline,
    /// At most one card is discarded a turn.
    OneDiscard,
    /// A press corner pays who is slower than its limit, and nobody else.
    SlowPress,
    /// Stress may be discarded in step 8.
    StressDiscarded,
    /// Completing a lap removes 1 heat in step 8.
    HeatRemoved,
    /// A slipstream is 1 space shorter.
    ShortSlipstream,
    /// Stress starts in the discard pile.
    StressDiscardedAtStart,
    /// In each lap the first two cars over corner line B bring a sponsor card.
    CrowdAtCornerB,
    /// Every driver takes 1 heat and 1 stress more, or 1 of each fewer.
    Consulting,
}

const BASE_BOX: &str = "event card of the base box";
const HEAVY_RAIN: &str = "event card of Heavy Rain";
const TUNNEL_VISION: &str = "event card of Tunnel Vision";
const ROCKY_ROADS: &str = "event card of Rocky Roads";

const A: u8 = 0;
const B: u8 = 1;
const C: u8 = 2;
const D: u8 = 3;
const E: u8 = 4;

macro_rules! event {
    ($card:ident, $id:literal, $source:expr, $track:expr, $sponsors:literal, $press:expr) => {
        EventRow {
            card: EventCard::$card,
            name: concat!("event-", $id),
            help: concat!("event-", $id, "-help"),
            source: $source,
            track: $track,
            sponsors: $sponsors,
            press: $press,
            laps: 0,
            heat: 0,
            stress: 0,
            hand: HAND_SIZE,
            points: [0; 3],
            twist: Twist::None,
        }
    };
}

impl EventRow {
    const fn twist(self, twist: Twist) -> EventRow {
        EventRow { twist, ..self }
    }

    const fn laps(self, laps: i8) -> EventRow {
        EventRow { laps, ..self }
    }

    const fn cards(self, heat: i8, stress: i8, hand: usize) -> EventRow {
        EventRow { heat, stress, hand, ..self }
    }

    const fn points(self, points: [u8; 3]) -> EventRow {
        EventRow { points, ..self }
    }

    /// How many laps are driven on this track; a race of 0 laps is none (CHA-1).
    pub fn laps_on(&self, track: Track) -> Option<u8> {
        track.board().laps.checked_add_signed(self.laps).filter(|laps| *laps > 0)
    }
}

/// The event cards in the order of [`EventCard`].
static EVENTS: [EventRow; EventCard::ALL.len()] = [
    event!(None, "none", "a race of its own", None, 0, &[]),
    event!(Grandstand, "grandstand", BASE_BOX, Some(Track::GreatBritain), 2, &[A]).twist(Twist::Grandstand),
    event!(SpeedRecord, "speed_record", BASE_BOX, Some(Track::Usa), 1, &[B]).twist(Twist::SpeedRecord),
    event!(DriversStrike, "drivers_strike", BASE_BOX, Some(Track::Italy), 1, &[C]).laps(-1).points([2, 0, 0]),
    event!(RestrictionsLifted, "restrictions_lifted", BASE_BOX, Some(Track::Italy), 2, &[E])
        .cards(1, 0, HAND_SIZE),
    event!(RecordCrowds, "record_crowds", BASE_BOX, Some(Track::GreatBritain), 1, &[C, E])
        .laps(1)
        .cards(0, 0, 8),
    event!(Corruption, "corruption", BASE_BOX, Some(Track::France), 1, &[C]).points([1, 1, 1]),
    event!(TitleSponsor, "title_sponsor", BASE_BOX, Some(Track::Usa), 3, &[A]),
    event!(LiveTelevision, "live_television", BASE_BOX, Some(Track::GreatBritain), 1, &[B, D])
        .twist(Twist::LiveTelevision),
    event!(SafetyRegulations, "safety_regulations", BASE_BOX, Some(Track::France), 1, &[D]).cards(-2, -1, 6),
    event!(FutureUnknown, "future_unknown", BASE_BOX, Some(Track::Italy), 0, &[D])
        .cards(0, 1, HAND_SIZE)
        .twist(Twist::Elimination),
    event!(GoingGlobal, "going_global", HEAVY_RAIN, Some(Track::Japan), 0, &[B, C]).twist(Twist::TwoSponsors),
    event!(TurbulentWinds, "turbulent_winds", HEAVY_RAIN, Some(Track::France), 1, &[B])
        .twist(Twist::SlipstreamInHighGears),
    event!(Chicanes, "chicanes", HEAVY_RAIN, Some(Track::Mexico), 1, &[C]).twist(Twist::HeatDiscarded),
    event!(SuddenRain, "sudden_rain", HEAVY_RAIN, Some(Track::Japan), 1, &[]).twist(Twist::NoAdrenaline),
    event!(HoldOnTight, "hold_on_tight", TUNNEL_VISION, Some(Track::GreatBritain), 2, &[D])
        .twist(Twist::OneDiscard),
    event!(SmileAndWave, "smile_and_wave", TUNNEL_VISION, Some(Track::Usa), 0, &[C]).twist(Twist::SlowPress),
    event!(TunnelVision, "tunnel_vision", TUNNEL_VISION, Some(Track::Spain), 0, &[A, C])
        .twist(Twist::StressDiscarded),
    event!(PressureCooker, "pressure_cooker", TUNNEL_VISION, Some(Track::Netherlands), 1, &[B])
        .laps(1)
        .twist(Twist::HeatRemoved),
    event!(TightManeuvers, "tight_maneuvers", ROCKY_ROADS, Some(Track::France), 1, &[E])
        .twist(Twist::ShortSlipstream),
    event!(SmoothStart, "smooth_start", ROCKY_ROADS, Some(Track::Germany), 1, &[C])
        .twist(Twist::StressDiscardedAtStart),
    event!(CrowdGoesWild, "crowd_goes_wild", ROCKY_ROADS, Some(Track::Italy), 0, &[])
        .twist(Twist::CrowdAtCornerB),
    event!(ConsultingMechanics, "consulting_mechanics", ROCKY_ROADS, Some(Track::SouthAfrica), 1, &[B])
        .twist(Twist::Consulting),
];

impl EventCard {
    /// What the options call them: as the messages that name them, without `event-`.
    pub const IDS: [&str; EventCard::ALL.len()] = {
        let (mut ids, mut place) = ([""; EventCard::ALL.len()], 0);
        while place < ids.len() {
            assert!(EVENTS[place].card as usize == place, "the rows stand in the order of the cards");
            ids[place] = EVENTS[place].name.split_at("event-".len()).1;
            place += 1;
        }
        ids
    };

    /// What it says.
    #[inline]
    pub fn row(self) -> &'static EventRow {
        &EVENTS[self as usize]
    }
}

/// The seasons that a table may drive (CHA-2).
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "heat.ts")]
pub enum Season {
    /// A single race.
    #[default]
    Off,
    /// The first season of the base box.
    #[serde(rename = "1961")]
    Y1961,
    /// The second one.
    #[serde(rename = "1962")]
    Y1962,
    /// The third one.
    #[serde(rename = "1963")]
    Y1963,
    /// The season of Heavy Rain.
    #[serde(rename = "1964")]
    Y1964,
    /// The season of Tunnel Vision.
    #[serde(rename = "1965")]
    Y1965,
    /// The season of Rocky Roads.
    #[serde(rename = "1966")]
    Y1966,
    /// A season that the table mixes itself (CHA-1).
    Own,
}

/// The most races of a season.
pub const MOST_RACES: usize = 4;

impl Season {
    /// Its event cards in order (CHA-2); a season of the table's own has none of itself.
    pub const fn events(self) -> &'static [EventCard] {
        match self {
            Season::Off | Season::Own => &[],
            Season::Y1961 => &[EventCard::Grandstand, EventCard::SpeedRecord, EventCard::DriversStrike],
            Season::Y1962 => &[EventCard::RestrictionsLifted, EventCard::RecordCrowds, EventCard::Corruption],
            Season::Y1963 => &[
                EventCard::TitleSponsor,
                EventCard::LiveTelevision,
                EventCard::SafetyRegulations,
                EventCard::FutureUnknown,
            ],
            Season::Y1964 => &[
                EventCard::GoingGlobal,
                EventCard::TurbulentWinds,
                EventCard::Chicanes,
                EventCard::SuddenRain,
            ],
            Season::Y1965 => &[
                EventCard::HoldOnTight,
                EventCard::SmileAndWave,
                EventCard::TunnelVision,
                EventCard::PressureCooker,
            ],
            Season::Y1966 => &[
                EventCard::TightManeuvers,
                EventCard::SmoothStart,
                EventCard::CrowdGoesWild,
                EventCard::ConsultingMechanics,
            ],
        }
    }
}
