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
}

impl Secretive {
    /// Whether nobody else may notice this action.
    fn hides(&self, action: &Value) -> bool {
        self.hidden.iter().any(|name| action.get(name).is_some())
    }
}

/// Every game in which something is done unseen. (Steampunk Rally hides what is picked, not that something is.)
fn secretive() -> Vec<Secretive> {
    let drawing: &[&str] = &["draw_route", "draw_special", "draw_lava", "draw_volcano", "erase_for_lava"];
    let ink = |expansion: &str| Secretive {
        game: "railroad-ink",
        options: json!({ "expansion": expansion }),
        hidden: drawing,
        deeds: 160,
    };
    vec![
        ink("none"),
        ink("lava"),
        ink("meteor"),
        Secretive { game: "heat", options: json!({}), hidden: &["shift_gear", "lay_card"], deeds: 160 },
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
        let house = House::with(|settings| settings.seed_series = Some(7)).await;
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
        let table = ["", "/look", "/text", "/history"].map(|what| format!("/api/tables/{id}{what}"));
        let house = ["/api/tables", "/api/health", "/metrics"].map(str::to_owned);
        for path in table.iter().chain(&house) {
            let answer = reqwest::get(self.house.url(path)).await.unwrap().text().await.unwrap();
            assert!(!answer.contains("crossroads_"), "what the server counts is shown at {path}");
            self.doors.push(format!("{path}: {answer}"));
            let (status, answer) = self.guests[0].try_send("GET", path, None).await;
            self.doors.push(format!("Ana, {path}: {status} {answer}"));
        }
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
        let viewers = ["Ana", "the spectator", "who knocks"];
        for (viewer, (one, other)) in viewers.iter().zip(first.iter().zip(&world.traffic())) {
            let Secretive { game, options, .. } = &play;
            assert_eq!(one.len(), other.len(), "{viewer} is sent more or fewer messages ({game} {options})");
            for (one, other) in one.iter().zip(other) {
                assert_eq!(one, other, "{viewer} can tell the worlds apart ({game} {options})");
            }
        }
    }
}
