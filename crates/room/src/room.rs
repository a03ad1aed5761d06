//! A table that is awake, and how it wakes.

use crate::chat::{Chat, ChatLine};
use crate::fault::Fault;
use crate::head::{Head, Sitter};
use crate::line::{Line, StandInCause};
use crate::play::{self, Play};
use crate::protocol::{RewindTold, SeatTold, TableTold};
use crate::stage::Stage;
use crate::step::Step;
use crossroads_bots::roster;
use crossroads_engine::{GameInfo, Seat, SeatSet, options};

/// What is stored of a table, beside its log.
pub struct Resting {
    /// Which table.
    pub id: String,
    /// Whether the lobby shows it.
    pub listed: bool,
    /// Whether it has started, and whether it was over when that was written last.
    pub started: Option<bool>,
    /// When it was laid or, once it has started, when it started.
    pub since_ms: i64,
    /// Everything else.
    pub head: Head,
    /// The last lines of its chat.
    pub chat: Vec<ChatLine>,
}

/// Somebody who looks on.
#[derive(Clone, Debug)]
pub struct Watcher {
    /// The number of the socket.
    pub socket: u64,
    /// Who it is.
    pub person: Option<String>,
}

impl Watcher {
    /// Somebody who comes over this socket.
    pub fn new(socket: u64, person: Option<&str>) -> Watcher {
        Watcher { socket, person: person.map(str::to_owned) }
    }
}

/// A table that is awake.
pub struct Room {
    pub(crate) id: String,
    game: &'static GameInfo,
    pub(crate) listed: bool,
    pub(crate) since_ms: i64,
    pub(crate) head: Head,
    pub(crate) stage: Stage,
    /// The record of a table that was over when it was woken, as it was stored.
    pub(crate) record: Option<Vec<u8>>,
    pub(crate) chat: Chat,
    /// Who looks on.
    pub(crate) watchers: Vec<Watcher>,
    /// Whether somebody who plays here has asked for something since it woke, and has not left since.
    pub(crate) heard: bool,
}

impl Room {
    /// Wakes a table: sets it up and carries out its log again. A table of other rules is not played again: it is kept
    /// as it was.
    ///
    /// # Errors
    /// There is no such game, or the log is broken.
    pub fn wake(
        rest: Resting,
        log: impl IntoIterator<Item = (i64, Line)>,
        step: &mut Step,
    ) -> Result<Room, Fault> {
        let Resting { id, listed, started, since_ms, head, chat } = rest;
        let game = roster::game(&head.game).ok_or(Fault::NotFound("game"))?.info();
        if head.sealed.is_some() {
            return Err(Fault::Broken("nobody has opened the secret of its dice".to_owned()));
        }
        let mut room = Room {
            id,
            game,
            listed,
            since_ms,
            head,
            stage: Stage::Gathering,
            record: None,
            chat: Chat::new(chat),
            watchers: Vec::new(),
            heard: false,
        };
        let Some(ended) = started else { return Ok(room) };
        if room.head.rules_version != Some(game.rules_version) {
            let mut records = log.into_iter().filter_map(|(_, line)| match line {
                Line::Record(record) => Some(record),
                _ => None,
            });
            room.record = records.next();
            room.stage = Stage::Kept { ended };
            return Ok(room);
        }
        let mut play = Box::new(Play::begin(play::open(&room.id, &room.head)?.0, room.head.clock, since_ms));
        for (at_ms, line) in log {
            play.redo(&line, at_ms, room.head.clock)?;
        }
        room.stage = if ended { Stage::Ended(play) } else { Stage::Playing(play) };
        // Was it cut off between the last action and the note of its outcome?
        room.note_the_end(step);
        // Nobody can be here yet.
        room.pause_or_go_on(step);
        room.let_bots_think(step);
        Ok(room)
    }

    /// Which table it is.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// What is played.
    pub fn game(&self) -> &'static GameInfo {
        self.game
    }

    /// Who sits where, how it was set up, how it ended.
    pub fn head(&self) -> &Head {
        &self.head
    }

    /// How far it is.
    pub fn stage(&self) -> &Stage {
        &self.stage
    }

    /// Whether the lobby shows it.
    pub fn is_listed(&self) -> bool {
        self.listed
    }

    /// When it was laid or, once it has started, when it started.
    pub fn since_ms(&self) -> i64 {
        self.since_ms
    }

    /// Whether nobody looks on and no bot thinks.
    pub fn is_quiet(&self) -> bool {
        let thinks = |play: &Play| play.thinking.iter().any(Option::is_some);
        self.watchers.is_empty() && !self.stage.play().is_some_and(thinks)
    }

    /// Whether a socket follows it.
    pub fn is_watched_by(&self, socket: u64) -> bool {
        self.watchers.iter().any(|watcher| watcher.socket == socket)
    }

    /// For whom it waits.
    pub fn to_act(&self) -> SeatSet {
        self.stage.play().map_or(SeatSet::EMPTY, |play| play.table.to_act())
    }

    /// When the next seat of a person runs out of time, so that [`Room::ring`] is due.
    pub fn alarm(&self) -> Option<i64> {
        let Stage::Playing(play) = &self.stage else { return None };
        if play.paused_since.is_some() {
            return None;
        }
        let waiting = self.people_playing().iter().filter(|seat| play.table.to_act().contains(*seat));
        waiting.filter_map(|seat| play.clocks[seat.index()].deadline(self.head.clock)).min()
    }

    /// The seats of people who have resigned.
    pub fn resigned(&self) -> SeatSet {
        self.people_where(|stand_in| stand_in == Some(StandInCause::Resigned))
    }

    /// The seats of people who have not resigned and for whom no bot stands in.
    pub(crate) fn people_playing(&self) -> SeatSet {
        self.people_where(|stand_in| stand_in.is_none())
    }

    /// The seats of people who have not resigned, whether or not a bot stands in for them meanwhile.
    pub(crate) fn people_of_the_table(&self) -> SeatSet {
        self.people_where(|stand_in| stand_in != Some(StandInCause::Resigned))
    }

    fn people_where(&self, fits: impl Fn(Option<StandInCause>) -> bool) -> SeatSet {
        let mut seats = SeatSet::EMPTY;
        for (place, sitter) in self.head.seats.iter().enumerate() {
            let stand_in = self.stage.play().and_then(|play| play.stand_ins[place]);
            if matches!(sitter, Sitter::Person { .. }) && fits(stand_in) {
                seats.insert(Seat(place as u8));
            }
        }
        seats
    }

    /// What is known of it beside its board, as this person may know it.
    pub fn told(&self, person: Option<&str>) -> TableTold {
        let play = self.stage.play();
        let colours = self.head.colours();
        let seat_told = |(place, sitter): (usize, &Sitter)| SeatTold {
            sitter: sitter.clone(),
            colour: colours[place].to_owned(),
            present: matches!(sitter, Sitter::Person { id, .. } if self.is_here(Some(id))),
            stand_in: play.and_then(|play| play.stand_ins[place]),
        };
        let may_invite =
            person.is_some_and(|person| person == self.head.host || self.head.seat_of(person).is_some());
        let rewind = play.and_then(|play| play.rewind);
        let info = roster::game(&self.head.game).map(|game| game.info());
        TableTold {
            id: self.id.clone(),
            game: self.head.game.clone(),
            title: info.map_or(self.head.game.as_str(), |info| info.title).to_owned(),
            status: self.stage.word(),
            other_rules: matches!(self.stage, Stage::Kept { .. }),
            listed: self.listed,
            options: self.head.options.clone(),
            plain: info.is_some_and(|info| options::are_plain(info.options, &self.head.options)),
            seats: self.head.seats.iter().enumerate().map(seat_told).collect(),
            host: self.head.host.clone(),
            clock: self.head.clock,
            commitment: self.head.seed.commitment().to_string(),
            nonces: match self.stage {
                Stage::Gathering => Vec::new(),
                Stage::Playing(_) | Stage::Ended(_) | Stage::Kept { .. } => {
                    self.head.nonces.clone().unwrap_or_default()
                }
            },
            outcome: self.head.outcome.clone(),
            rematch: self.head.rematch.clone(),
            muted: self.head.muted.clone(),
            rated: self.head.is_rated(),
            unrated: self.head.unrated(),
            assisted: self.head.assisted,
            hints: self.head.has_hints(),
            paused: self.is_paused(),
            counted: match self.stage {
                Stage::Ended(_) => self.head.counted(),
                Stage::Gathering | Stage::Playing(_) | Stage::Kept { .. } => Vec::new(),
            },
            clocks: match self.stage {
                Stage::Playing(_) => self.clocks_told(),
                Stage::Gathering | Stage::Ended(_) | Stage::Kept { .. } => Vec::new(),
            },
            rewind: rewind.map(|(asks, agreed)| RewindTold { asks, agreed: agreed.iter().collect() }),
            invite: may_invite.then(|| self.head.invite.clone()),
        }
    }

    pub(crate) fn seat_of(&self, person: &str) -> Result<Seat, Fault> {
        self.head.seat_of(person).ok_or(Fault::Forbidden("you do not sit here"))
    }

    pub(crate) fn must_be_host(&self, person: &str) -> Result<(), Fault> {
        if person == self.head.host { Ok(()) } else { Err(Fault::Forbidden("only the host may")) }
    }

    /// The table that was started, for whoever wants to look at it.
    pub(crate) fn started(&self) -> Result<&Play, Fault> {
        self.stage.play().ok_or_else(|| self.not_played())
    }

    /// The same, for whoever wants to do something there.
    pub(crate) fn started_mut(&mut self) -> Result<&mut Play, Fault> {
        let fault = self.not_played();
        self.stage.play_mut().ok_or(fault)
    }

    /// The table while it is being played.
    pub(crate) fn playing(&mut self) -> Result<&mut Play, Fault> {
        let fault = self.not_played();
        match &mut self.stage {
            Stage::Playing(play) => Ok(play),
            Stage::Gathering | Stage::Ended(_) | Stage::Kept { .. } => Err(fault),
        }
    }

    fn not_played(&self) -> Fault {
        match self.stage {
            Stage::Gathering => Fault::NotNow("the table has not started"),
            Stage::Kept { .. } => Fault::NotNow("the table was played by other rules"),
            Stage::Playing(_) | Stage::Ended(_) => Fault::NotNow("the table is over"),
        }
    }

    /// Whether a bot stands in for this seat because its time was up.
    pub(crate) fn is_timed_out(&self, seat: Seat) -> bool {
        let stands_in = self.stage.play().and_then(|play| play.stand_ins[seat.index()]);
        stands_in == Some(StandInCause::Clock)
    }
}
