//! Two worlds in which only unseen things differ: what a seat and a spectator are sent is the same to the letter.

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
    house: House,
}

impl World {
    async fn open(options: &Value) -> World {
        let house = House::with(|settings| settings.seed_series = Some(7)).await;
        let guests = [house.guest().await, house.guest().await];
        for (guest, name) in guests.iter().zip(["Ana", "Bo"]) {
            guest.send("PATCH", "/api/me", Some(&json!({ "name": name }))).await;
        }
        let wish = json!({ "game": "railroad-ink", "seats": 2, "listed": true, "options": options });
        let id = guests[0].post("/api/tables", &wish).await["id"].as_str().unwrap().to_owned();
        guests[1].post(&format!("/api/tables/{id}/sit"), &json!({})).await;
        guests[0].post(&format!("/api/tables/{id}/start"), &json!({})).await;
        let mut ana = guests[0].connect().await;
        ana.watch(&id).await;
        let mut bo = guests[1].connect().await;
        bo.watch(&id).await;
        let mut spectator = Socket::connect(house.address(), None).await;
        spectator.watch(&id).await;
        World { id, guests, ana, bo, spectator, past: Vec::new(), house }
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
        }
        for socket in [&mut self.ana, &mut self.bo, &mut self.spectator] {
            socket.catch_up().await;
        }
    }

    /// Bo draws something and takes it back, which nobody else may notice.
    async fn bo_wavers(&mut self, chance: &mut Quick) {
        for _ in 0..=chance.below(2) {
            let legal: Vec<Value> =
                self.bo.legal().into_iter().filter(|action| *action != "finish").collect();
            let Some(action) = chance.pick(&legal).cloned() else { return };
            self.bo.ask(&json!({ "act": { "table": self.id, "action": action } })).await.unwrap();
            self.bo.ask(&json!({ "undo": { "table": self.id } })).await.unwrap();
            self.bo.catch_up().await;
        }
    }

    /// What Ana and the spectator were sent, without what differs by lot: ids and times.
    fn traffic(&self) -> [Vec<String>; 2] {
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
        [ana.collect(), self.spectator.letters.iter().map(|letters| plain(letters)).collect()]
    }
}

/// Chooses what everybody does, and does it.
async fn a_first_world(options: &Value, number: u64) -> (Vec<Deed>, [Vec<String>; 2]) {
    let mut chance = Quick::new(number);
    let mut world = World::open(options).await;
    let mut deeds = Vec::new();
    loop {
        let deed = match chance.below(12) {
            0 if world.ana.update().unwrap()["can_undo"] == true => Deed::AnaUndoes,
            1 => Deed::AnaReconnects,
            2..=6 if !world.bo.legal().is_empty() => {
                Deed::Bo(chance.pick(&world.bo.legal()).unwrap().clone())
            }
            _ if !world.ana.legal().is_empty() => Deed::Ana(chance.pick(&world.ana.legal()).unwrap().clone()),
            _ if !world.bo.legal().is_empty() => Deed::Bo(chance.pick(&world.bo.legal()).unwrap().clone()),
            _ => break,
        };
        world.does(&deed).await;
        deeds.push(deed);
    }
    let traffic = world.traffic();
    drop(world.house);
    (deeds, traffic)
}

#[tokio::test]
async fn what_is_unseen_makes_no_difference_to_the_letter() {
    for (number, expansion) in [(1, "none"), (2, "lava"), (3, "meteor")] {
        let options = json!({ "expansion": expansion });
        let (deeds, first) = a_first_world(&options, number).await;
        assert!(deeds.len() > 60, "a whole table");
        let mut chance = Quick::new(number + 100);
        let mut world = World::open(&options).await;
        for deed in &deeds {
            world.bo_wavers(&mut chance).await;
            world.does(deed).await;
        }
        for (viewer, (one, other)) in ["Ana", "the spectator"].iter().zip(first.iter().zip(&world.traffic()))
        {
            assert_eq!(one.len(), other.len(), "{viewer} is sent more or fewer messages ({expansion})");
            for (one, other) in one.iter().zip(other) {
                assert_eq!(one, other, "{viewer} can tell the worlds apart ({expansion})");
            }
        }
    }
}
