//! Two worlds in which only unseen things differ: what a seat and a spectator are sent is the same to the letter, at every
//! door, and however often they look away and back.

use crate::client::{Guest, House, Socket};
use crossroads_engine::{Chance, Quick};
use serde_json::{Value, json};

/// What is done at a table.
#[derive(Clone, Debug)]
enum Deed {
    Ana(Value),
    Bo(Value),
    AnaUndoes,
    /// Ana's connection is lost; she comes back and names the last number she saw.
    AnaReconnects,
    /// Ana and the spectator follow the table no more.
    LookAway,
    /// They follow it again, as if for the first time.
    LookBack,
    /// They ask at every other door.
    Knock,
}

/// A game with secrets.
#[derive(Clone, Debug)]
struct Secretive {
    game: &'static str,
    options: Value,
    /// The actions that nobody else may notice and that can be taken back.
    hidden: &'static [&'static str],
    /// How many deeds are watched; a whole table may be shorter.
    deeds: usize,
    /// From which number the seeds of the house follow.
    series: u64,
}

impl Secretive {
    /// Whether nobody else may notice this action.
    fn hides(&self, action: &Value) -> bool {
        self.hidden.iter().any(|name| action.get(name).is_some())
    }
}

/// Every game in which something is done unseen. (Steampunk Rally and Thunder Road hide what is chosen, not that something is.)
fn secretive() -> Vec<Secretive> {
    let drawing: &[&str] = &["draw_route", "draw_special", "draw_lava", "draw_volcano", "erase_for_lava"];
    let ink = |expansion: &str| Secretive {
        game: "railroad-ink",
        options: json!({ "expansion": expansion }),
        hidden: drawing,
        deeds: 160,
        series: 7,
    };
    vec![
        ink("none"),
        ink("lava"),
        ink("meteor"),
        Secretive {
            game: "heat",
            options: json!({}),
            hidden: &["shift_gear", "lay_card"],
            deeds: 160,
            series: 7,
        },
    ]
}

/// A table of Ana and Bo with a spectator, all of whose traffic is kept.
struct World {
    id: String,
    guests: [Guest; 2],
    ana: Socket,
    bo: Socket,
    spectator: Socket,
    /// What Ana heard on connections that are gone.
    past: Vec<String>,
    /// What was answered at the other doors.
    doors: Vec<String>,
    play: Secretive,
    house: House,
}

impl World {
    async fn open(play: &Secretive) -> World {
        let house = House::with(|settings| settings.seed_series = Some(play.series)).await;
        let guests = [house.guest().await, house.guest().await];
        for (guest, name) in guests.iter().zip(["Ana", "Bo"]) {
            guest.send("PATCH", "/api/me", Some(&json!({ "name": name }))).await;
        }
        let wish = json!({ "game": play.game, "seats": 2, "listed": true, "options": play.options });
        let id = guests[0].post("/api/tables", &wish).await["id"].as_str().unwrap().to_owned();
        guests[1].post(&format!("/api/tables/{id}/sit"), &json!({})).await;
        guests[0].post(&format!("/api/tables/{id}/start"), &json!({})).await;
        let mut ana = guests[0].connect().await;
        ana.watch(&id).await;
        let mut bo = guests[1].connect().await;
        bo.watch(&id).await;
        let mut spectator = Socket::connect(house.address(), None).await;
        spectator.watch(&id).await;
        let (past, doors) = (Vec::new(), Vec::new());
        World { id, guests, ana, bo, spectator, past, doors, play: play.clone(), house }
    }

    async fn does(&mut self, deed: &Deed) {
        let act = |action: &Value| json!({ "act": { "table": self.id, "action": action } });
        match deed {
            Deed::Ana(action) => self.ana.ask(&act(action)).await.unwrap(),
            Deed::Bo(action) => self.bo.ask(&act(action)).await.unwrap(),
            Deed::AnaUndoes => self.ana.ask(&json!({ "undo": { "table": self.id } })).await.unwrap(),
            Deed::AnaReconnects => {
                let last = self.ana.update().unwrap().clone();
                let mut again = self.guests[0].connect().await;
                let watch = json!({ "table": self.id, "epoch": last["epoch"], "number": last["number"] });
                again.ask(&json!({ "watch": watch })).await.unwrap();
                // She still has the picture that she named.
                again.heard.insert(0, json!({ "update": last }));
                let gone = std::mem::replace(&mut self.ana, again);
                self.past.extend(gone.letters.iter().cloned());
                gone.close().await;
            }
            Deed::LookAway => {
                for socket in [&mut self.ana, &mut self.spectator] {
                    socket.ask(&json!({ "unwatch": { "table": self.id } })).await.unwrap();
                }
            }
            Deed::LookBack => {
                self.ana.watch(&self.id).await;
                self.spectator.watch(&self.id).await;
            }
            Deed::Knock => self.knock().await,
        }
        for socket in [&mut self.ana, &mut self.bo, &mut self.spectator] {
            socket.catch_up().await;
        }
    }

    /// Asks for everything that can be asked for, as Ana and as nobody.
    async fn knock(&mut self) {
        let id = &self.id;
        let table = ["", "/look", "/text", "/history", "/hindsight", "/record"]
            .map(|what| format!("/api/tables/{id}{what}"));
        let house = ["/api/tables", "/api/health", "/api/me/ratings", "/api/ratings/heat", "/metrics"]
            .map(str::to_owned);
        for path in table.iter().chain(&house) {
            let answer = reqwest::get(self.house.url(path)).await.unwrap().text().await.unwrap();
            assert!(!answer.contains("crossroads_"), "what the server counts is shown at {path}");
            self.doors.push(format!("{path}: {answer}"));
            let (status, answer) = self.guests[0].try_send("GET", path, None).await;
            self.doors.push(format!("Ana, {path}: {status} {answer}"));
        }
        // Her list says when a table was made, which differs by lot.
        let mine = self.guests[0].get("/api/me/tables").await;
        self.doors.push(format!("Ana's tables: {} {}", mine[0]["status"], mine[0]["to_act"]));
    }

    /// Bo does something and takes it back, which nobody else may notice.
    async fn bo_wavers(&mut self, chance: &mut Quick) {
        for _ in 0..=chance.below(2) {
            let legal: Vec<Value> =
                self.bo.legal().into_iter().filter(|action| self.play.hides(action)).collect();
            let Some(action) = chance.pick(&legal).cloned() else { return };
            self.bo.ask(&json!({ "act": { "table": self.id, "action": action } })).await.unwrap();
            self.bo.ask(&json!({ "undo": { "table": self.id } })).await.unwrap();
            self.bo.catch_up().await;
        }
    }

    /// What Ana and the spectator were sent, and what was answered at the doors, without what differs by lot: ids and times.
    fn traffic(&self) -> [Vec<String>; 3] {
        let plain = |letters: &str| {
            let mut text = letters.replace(&self.id, "TABLE");
            for (guest, name) in self.guests.iter().zip(["ANA", "BO"]) {
                text = text.replace(&guest.id, name);
            }
            let epoch = self.spectator.update().unwrap()["epoch"].to_string();
            let text = text.replace(&epoch, "EPOCH");
            match text.split_once("\"invite\":\"") {
                Some((before, after)) => format!("{before}INVITE{}", &after[12..]),
                None => text,
            }
        };
        let ana = self.past.iter().chain(&self.ana.letters).map(|letters| plain(letters));
        let plainly = |letters: &[String]| letters.iter().map(|letters| plain(letters)).collect();
        [ana.collect(), plainly(&self.spectator.letters), plainly(&self.doors)]
    }
}

/// Chooses what everybody does, and does it.
async fn a_first_world(play: &Secretive, number: u64) -> (Vec<Deed>, [Vec<String>; 3]) {
    let mut chance = Quick::new(number);
    let mut world = World::open(play).await;
    let (mut deeds, mut looks) = (Vec::new(), true);
    while deeds.len() < play.deeds {
        let (ana, bo) = (world.ana.legal(), world.bo.legal());
        let deed = match chance.below(16) {
            // Who does not look knows of no table at which she could act.
            0..=3 if !looks => Deed::LookBack,
            _ if !looks && bo.is_empty() => Deed::LookBack,
            _ if !looks => Deed::Bo(chance.pick(&bo).unwrap().clone()),
            0 if world.ana.update().unwrap()["can_undo"] == true => Deed::AnaUndoes,
            1 => Deed::AnaReconnects,
            2 => Deed::LookAway,
            3 => Deed::Knock,
            4..=8 if !bo.is_empty() => Deed::Bo(chance.pick(&bo).unwrap().clone()),
            _ if !ana.is_empty() => Deed::Ana(chance.pick(&ana).unwrap().clone()),
            _ if !bo.is_empty() => Deed::Bo(chance.pick(&bo).unwrap().clone()),
            _ => break,
        };
        match deed {
            Deed::LookAway => looks = false,
            Deed::LookBack => looks = true,
            _ => {}
        }
        world.does(&deed).await;
        deeds.push(deed);
    }
    let traffic = world.traffic();
    drop(world.house);
    (deeds, traffic)
}

#[tokio::test]
async fn what_is_unseen_makes_no_difference_to_the_letter() {
    for (number, play) in (1..).zip(secretive()) {
        let (deeds, first) = a_first_world(&play, number).await;
        assert!(deeds.len() > 60, "most of a table");
        let mut chance = Quick::new(number + 100);
        let mut world = World::open(&play).await;
        for deed in &deeds {
            world.bo_wavers(&mut chance).await;
            world.does(deed).await;
        }
        let Secretive { game, options, .. } = &play;
        assert_alike(&first, &world.traffic(), &format!("{game} {options}"));
    }
}

/// Thunder Road hides no deed, but what is chosen, held and set: a table with these switches on.
fn thunder_road(switches: &[&str], series: u64) -> Secretive {
    let options = switches.iter().map(|switch| ((*switch).to_owned(), Value::Bool(true))).collect();
    Secretive { game: "thunder-road", options: Value::Object(options), hidden: &[], deeds: 0, series }
}

/// Everything that two car crews can play with.
const CHROME: [&str; 9] = [
    "carnage",
    "leaders",
    "upgrades",
    "cards",
    "road_conditions",
    "airstrikes",
    "bounties",
    "one_shots",
    "bonus_commands",
];

impl World {
    /// Bo does this unseen, and then Ana and everybody else look from everywhere.
    async fn bo_does_and_all_look(&mut self, action: Value) -> [Vec<String>; 3] {
        let watched =
            [Deed::Bo(action), Deed::Knock, Deed::AnaReconnects, Deed::LookAway, Deed::Knock, Deed::LookBack];
        for deed in &watched {
            self.does(deed).await;
        }
        self.traffic()
    }

    /// Somebody does the first thing that is offered and is no secret card, or passes.
    async fn goes_on(&mut self) -> bool {
        let plain = |legal: Vec<Value>| {
            let pass = legal.iter().find(|action| **action == json!("pass")).cloned();
            pass.or_else(|| legal.into_iter().find(|action| action.get("play_one_shot").is_none()))
        };
        let deed = match (plain(self.bo.legal()), plain(self.ana.legal())) {
            (Some(action), _) => Deed::Bo(action),
            (None, Some(action)) => Deed::Ana(action),
            (None, None) => return false,
        };
        self.does(&deed).await;
        true
    }
}

fn assert_alike(one: &[Vec<String>; 3], other: &[Vec<String>; 3], what: &str) {
    for (viewer, (one, other)) in ["Ana", "the spectator", "who knocks"].iter().zip(one.iter().zip(other)) {
        assert_eq!(one.len(), other.len(), "{viewer} is sent more or fewer messages: {what}");
        for (one, other) in one.iter().zip(other) {
            assert_eq!(one, other, "{viewer} can tell the worlds apart: {what}");
        }
    }
}

/// Whatever Bo chooses in secret at the beginning, nobody else can tell before all is shown: leaders, three rounds of the draft, and
/// which car gets what in Thunder Road, and the first card of a hand in Steampunk Rally.
#[tokio::test]
async fn what_is_chosen_in_secret_is_told_to_nobody_else() {
    let shop = thunder_road(&["carnage", "leaders", "upgrades", "cards", "one_shots", "bounties"], 7);
    let draft = Secretive {
        game: "steampunk-rally",
        options: json!({ "inventors": "deal" }),
        hidden: &[],
        deeds: 0,
        series: 7,
    };
    for (play, stages) in [(shop, 0..5), (draft, 0..1)] {
        for stage in stages {
            let mut seen = Vec::new();
            for takes_last in [false, true] {
                let mut world = World::open(&play).await;
                for _ in 0..stage {
                    world.does(&Deed::Bo(world.bo.legal()[0].clone())).await;
                    world.does(&Deed::Ana(world.ana.legal()[0].clone())).await;
                }
                let legal = world.bo.legal();
                assert!(legal.len() > 1 && legal.len() == world.ana.legal().len(), "both choose: {legal:?}");
                let action = if takes_last { legal.last() } else { legal.first() };
                seen.push(world.bo_does_and_all_look(action.unwrap().clone()).await);
            }
            assert_alike(&seen[0], &seen[1], &format!("{}, stage {stage}", play.game));
        }
    }
}

/// Which card of his hand Bo sets to another value is told to nobody; that he has set one, and to what, to all.
#[tokio::test]
async fn which_card_of_a_hand_counts_as_something_else_is_told_to_nobody_else() {
    let ace = json!({ "play_one_shot": "ace_up_the_sleeve" });
    for series in 1..200 {
        let play = thunder_road(&["cards", "one_shots"], series);
        let mut world = World::open(&play).await;
        let (mut deeds, mut found) = (0, false);
        while !found && deeds < 16 && world.goes_on().await {
            deeds += 1;
            found = world.bo.legal().contains(&ace);
        }
        if !found {
            continue;
        }
        let mut seen = Vec::new();
        for takes_last in [false, true] {
            let mut world = World::open(&play).await;
            for _ in 0..deeds {
                world.goes_on().await;
            }
            world.does(&Deed::Bo(ace.clone())).await;
            let to_six = |action: &Value| action.get("set_card").is_some_and(|set| set["value"] == 6);
            let sixes: Vec<Value> = world.bo.legal().into_iter().filter(to_six).collect();
            assert!(sixes.len() > 1, "several cards can count as a six");
            let action = if takes_last { sixes.last() } else { sixes.first() };
            seen.push(world.bo_does_and_all_look(action.unwrap().clone()).await);
        }
        return assert_alike(&seen[0], &seen[1], "a card is set");
    }
    panic!("in no series Bo was dealt the ace");
}

/// At a table with everything on, what a seat or a spectator is sent never names a secret card that nobody has played, a hand, or a
/// token that was looked at: of others' secrets there is no field at all.
#[tokio::test]
async fn with_everything_on_no_letter_holds_what_another_seat_knows() {
    let mut world = World::open(&thunder_road(&CHROME, 3)).await;
    let mut chance = Quick::new(5);
    for _ in 0..120 {
        let (ana, bo) = (world.ana.legal(), world.bo.legal());
        let deed = match (chance.pick(&ana).cloned(), chance.pick(&bo).cloned()) {
            (_, Some(action)) => Deed::Bo(action),
            (Some(action), None) => Deed::Ana(action),
            (None, None) => break,
        };
        world.does(&deed).await;
        let view = |socket: &Socket| socket.update().unwrap()["view"].clone();
        assert_eq!(view(&world.spectator)["own"], Value::Null, "who looks on knows nothing alone");
        let [ana, bo] = [view(&world.ana), view(&world.bo)];
        assert_eq!(ana["open"], view(&world.spectator)["open"], "and all see the same of the rest");
        assert_eq!(ana["open"], bo["open"]);
        // What Ana may do is told to Ana alone.
        assert!(world.spectator.legal().is_empty());
    }
}
