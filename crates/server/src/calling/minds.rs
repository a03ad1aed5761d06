//! What people know of the tables that wait for them: at which ones it is their turn, and whether they have to be called.
//!
//! Somebody is called once: when a table by days begins to wait for them and they do not look on. Until they have looked, they
//! are not called again, whatever happens there.

use crate::outlet::Outlet;
use crossroads_room::Player;
use crossroads_room::protocol::{Told, frame};
use crossroads_store::TableId;
use std::collections::{HashMap, HashSet};

/// What somebody knows of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Mind {
    /// That it waits for them: they have seen it.
    Aware,
    /// They were called, and have not looked since.
    Called,
}

/// A table that waits for somebody, or to which somebody was called.
#[derive(Default)]
struct Table {
    /// For whom it waits.
    awaited: Vec<String>,
    /// What people know of it, where there is anything to know.
    minds: HashMap<String, Mind>,
}

impl Table {
    /// Whether it waits for those of these players who are awaited, and there is nothing else to know of it.
    fn only_awaits(&self, players: &[Player]) -> bool {
        let awaited = players.iter().filter(|player| player.awaited).map(|player| &player.person);
        self.minds.is_empty() && self.awaited.iter().eq(awaited)
    }
}

/// What people know of the tables that wait for them.
#[derive(Default)]
pub struct Minds {
    tables: HashMap<TableId, Table>,
    /// The tables that wait for each person: for most there is one.
    awaited: HashMap<String, Vec<String>>,
    /// Sockets that want to hear which they are.
    listening: HashMap<String, Vec<(u64, Outlet)>>,
}

impl Minds {
    /// A table stands so now. Answers whom to call: nobody where it has only just been woken, since then nobody knows how long
    /// it has waited.
    pub fn note(&mut self, id: &TableId, players: &[Player], by_days: bool, woken: bool) -> Vec<String> {
        // Most of what happens at a table changes nothing of that.
        if !by_days && self.tables.get(id).is_some_and(|known| known.only_awaits(players)) {
            return Vec::new();
        }
        let before = self.tables.remove(id).unwrap_or_default();
        let awaited = players.iter().filter(|player| player.awaited);
        let awaited: Vec<String> = awaited.map(|player| player.person.clone()).collect();
        self.tell_changes(&id.0, &before.awaited, &awaited);
        let mut now = Table { awaited, minds: HashMap::new() };
        let mut to_call = Vec::new();
        for player in players.iter().filter(|_| by_days) {
            let mind = match before.minds.get(&player.person) {
                _ if player.here => player.awaited.then_some(Mind::Aware),
                Some(Mind::Called) => Some(Mind::Called),
                _ if !player.awaited => None,
                None if !woken => {
                    to_call.push(player.person.clone());
                    Some(Mind::Called)
                }
                Some(Mind::Aware) | None => Some(Mind::Aware),
            };
            if let Some(mind) = mind {
                now.minds.insert(player.person.clone(), mind);
            }
        }
        // For whom a bot stands in meanwhile nobody waits; but they have not looked either.
        let is_away = |person: &String| !players.iter().any(|player| player.person == *person);
        let away = before
            .minds
            .into_iter()
            .filter(|(person, mind)| *mind == Mind::Called && !players.is_empty() && is_away(person));
        now.minds.extend(away);
        if !now.awaited.is_empty() || !now.minds.is_empty() {
            self.tables.insert(id.clone(), now);
        }
        to_call
    }

    /// Somebody has looked at a table, by whatever way.
    pub fn has_looked(&mut self, id: &TableId, person: &str) {
        let Some(table) = self.tables.get_mut(id) else { return };
        if table.minds.remove(person).is_some() && table.awaited.iter().any(|awaited| awaited == person) {
            table.minds.insert(person.to_owned(), Mind::Aware);
        }
    }

    /// Whether somebody was called to a table that still waits for them, and has not looked since.
    pub fn is_called(&self, id: &TableId, person: &str) -> bool {
        self.tables.get(id).is_some_and(|table| {
            table.minds.get(person) == Some(&Mind::Called) && table.awaited.iter().any(|one| one == person)
        })
    }

    /// The tables that wait for somebody, in the order of their ids.
    pub fn awaiting(&self, person: &str) -> Vec<String> {
        let mut tables = self.awaited.get(person).cloned().unwrap_or_default();
        tables.sort_unstable();
        tables
    }

    /// A socket hears from now on which tables wait for its person.
    pub fn listen(&mut self, person: &str, socket: u64, outlet: Outlet) {
        outlet.send(frame(&Told::Waiting { tables: &self.awaiting(person) }));
        let listening = self.listening.entry(person.to_owned()).or_default();
        listening.retain(|(other, _)| *other != socket);
        listening.push((socket, outlet));
    }

    /// A socket is closed.
    pub fn leave(&mut self, person: &str, socket: u64) {
        if let Some(listening) = self.listening.get_mut(person) {
            listening.retain(|(other, _)| *other != socket);
            if listening.is_empty() {
                self.listening.remove(person);
            }
        }
    }

    /// Forgets tables that are not kept any more.
    pub fn keep_only(&mut self, running: &HashSet<TableId>) {
        let gone: Vec<TableId> = self.tables.keys().filter(|id| !running.contains(id)).cloned().collect();
        for id in gone {
            self.note(&id, &[], false, false);
        }
    }

    fn tell_changes(&mut self, id: &str, before: &[String], now: &[String]) {
        for person in before.iter().filter(|person| !now.contains(person)) {
            if let Some(tables) = self.awaited.get_mut(person) {
                tables.retain(|table| table != id);
                if tables.is_empty() {
                    self.awaited.remove(person);
                }
            }
            self.tell(person);
        }
        for person in now.iter().filter(|person| !before.contains(person)) {
            self.awaited.entry(person.clone()).or_default().push(id.to_owned());
            self.tell(person);
        }
    }

    fn tell(&self, person: &str) {
        if let Some(listening) = self.listening.get(person) {
            let told = frame(&Told::Waiting { tables: &self.awaiting(person) });
            for (_, outlet) in listening {
                outlet.send(told.clone());
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table() -> TableId {
        TableId("t".to_owned())
    }

    fn ana(awaited: bool, here: bool) -> Player {
        Player { person: "ana".to_owned(), awaited, here, deadline_ms: None }
    }

    /// What a table says of Ana, one thing after the other, and how often she is called for it.
    fn calls(minds: &mut Minds, said: &[(bool, bool)]) -> Vec<usize> {
        said.iter().map(|said| minds.note(&table(), &[ana(said.0, said.1)], true, false).len()).collect()
    }

    #[test]
    fn who_does_not_look_is_called_once_a_turn() {
        let mut minds = Minds::default();
        let said = [(false, false), (true, false), (true, false)];
        assert_eq!(calls(&mut minds, &said), [0, 1, 0]);
        assert!(minds.is_called(&table(), "ana"));
        // Her turn passes without her, and comes again: she has not looked yet.
        assert_eq!(calls(&mut minds, &[(false, false), (true, false)]), [0, 0]);
        minds.has_looked(&table(), "ana");
        assert!(!minds.is_called(&table(), "ana"));
        assert_eq!(calls(&mut minds, &[(true, false), (false, false), (true, false)]), [0, 0, 1]);
    }

    #[test]
    fn who_looks_on_is_not_called_and_not_when_leaving_either() {
        let mut minds = Minds::default();
        assert_eq!(calls(&mut minds, &[(true, true), (true, false), (true, false)]), [0, 0, 0]);
        assert_eq!(calls(&mut minds, &[(false, true), (false, false), (true, false)]), [0, 0, 1]);
        assert_eq!(calls(&mut minds, &[(true, true)]), [0]);
        assert!(!minds.is_called(&table(), "ana"), "she has come");
    }

    #[test]
    fn who_is_stood_in_for_is_not_called_before_they_have_looked() {
        let mut minds = Minds::default();
        let bo = Player { person: "bo".to_owned(), ..ana(false, false) };
        assert_eq!(calls(&mut minds, &[(true, false)]), [1]);
        assert_eq!(minds.note(&table(), std::slice::from_ref(&bo), true, false).len(), 0);
        assert_eq!(minds.awaiting("ana"), [""; 0]);
        assert_eq!(minds.note(&table(), &[bo, ana(true, false)], true, false).len(), 0);
        minds.note(&table(), &[], true, false);
        assert!(
            minds.tables.is_empty() && minds.awaited.is_empty(),
            "nothing is left of a table that is over"
        );
    }

    #[test]
    fn nobody_is_called_to_what_was_only_woken_and_not_to_tables_in_real_time() {
        let mut minds = Minds::default();
        assert_eq!(minds.note(&table(), &[ana(true, false)], true, true).len(), 0);
        assert_eq!(calls(&mut minds, &[(true, false), (false, false), (true, false)]), [0, 0, 1]);
        let other = TableId("u".to_owned());
        assert_eq!(minds.note(&other, &[ana(true, false)], false, false).len(), 0);
        assert_eq!(minds.awaiting("ana"), ["t", "u"], "but both are counted");
        minds.keep_only(&HashSet::from([table()]));
        assert_eq!(minds.awaiting("ana"), ["t"]);
    }

    #[test]
    fn who_listens_hears_of_changes_only() {
        let mut minds = Minds::default();
        let (outlet, mut inlet) = Outlet::new(8);
        minds.listen("ana", 1, outlet);
        calls(&mut minds, &[(true, false), (true, false), (false, false)]);
        let mut heard = Vec::new();
        while let Some(frame) = inlet.try_recv() {
            heard.push(frame.to_string());
        }
        let told = |tables| format!("{{\"waiting\":{{\"tables\":[{tables}]}}}}");
        assert_eq!(heard, [told(""), told("\"t\""), told("")]);
        minds.leave("ana", 1);
        assert!(minds.listening.is_empty());
    }
}
