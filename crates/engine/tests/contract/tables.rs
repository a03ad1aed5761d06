//! Tables: undo among seats that act at the same time, records, and the erased form.

use crate::picks::{Action, Event, NONE, Options, Picks};
use crossroads_engine::dice::Nonce;
use crossroads_engine::erased::{AnyActError, AnyGame, AnyRecordError, Erased};
use crossroads_engine::record::{self, Break, Origin, Played, Sitting, Who};
use crossroads_engine::{ActError, Record, RecordError, Seat, Seed, Table, UndoRefused, Viewer};
use serde_json::json;

const ANA: Seat = Seat(0);
const BO: Seat = Seat(1);

fn table() -> Table<Picks<NONE>> {
    Table::new(Options {}, 2, Seed::from_number(1)).unwrap().0
}

#[test]
fn a_seat_steps_back_through_its_own_actions_only() {
    let mut table = table();
    let fresh = table.state().clone();
    table.act(ANA, Action::Pick(3)).unwrap();
    table.act(ANA, Action::Change).unwrap();
    table.act(BO, Action::Pick(2)).unwrap();
    assert_eq!(
        table.undo(ANA),
        Err(UndoRefused),
        "with Ana's pick back on the table, the picks would be shown"
    );
    table.act(BO, Action::Change).unwrap();
    assert_eq!(table.undo(BO), Ok(Action::Change));
    assert_eq!(table.state().picks, [None, Some(2)]);
    assert_eq!(table.undo(BO), Ok(Action::Pick(2)));
    assert_eq!(table.undo(BO), Err(UndoRefused));
    // Whatever Bo did and took back since, Ana steps back through her own.
    table.act(BO, Action::Pick(0)).unwrap();
    table.act(BO, Action::Change).unwrap();
    table.undo(BO).unwrap();
    table.undo(BO).unwrap();
    assert_eq!(table.undo(ANA), Ok(Action::Change));
    assert_eq!(table.undo(ANA), Ok(Action::Pick(3)));
    assert_eq!(*table.state(), fresh);
    assert_eq!(table.len(), 12, "what was taken back stays in the log");
}

#[test]
fn what_was_shown_cannot_be_taken_back() {
    let mut table = table();
    table.act(ANA, Action::Pick(3)).unwrap();
    assert!(table.can_undo(ANA) && !table.can_undo(BO));
    table.act(BO, Action::Pick(1)).unwrap();
    assert_eq!((table.undo(ANA), table.undo(BO)), (Err(UndoRefused), Err(UndoRefused)));
}

#[test]
fn dice_fall_the_same_whether_or_not_somebody_stepped_back() {
    let (mut straight, mut wavering) = (table(), table());
    wavering.act(ANA, Action::Pick(0)).unwrap();
    wavering.undo(ANA).unwrap();
    for table in [&mut straight, &mut wavering] {
        table.act(ANA, Action::Pick(3)).unwrap();
        table.act(BO, Action::Pick(1)).unwrap();
    }
    assert_eq!(straight.state(), wavering.state());
}

#[test]
fn a_refused_action_leaves_no_trace() {
    let mut table = table();
    assert!(
        matches!(table.act(ANA, Action::Change), Err(ActError::Refused(refusal)) if refusal.clause == "P-3")
    );
    assert_eq!(table.act(Seat(9), Action::Pick(0)), Err(ActError::NoSuchSeat));
    assert!(table.is_empty());
}

#[test]
fn a_table_may_go_back_further_when_all_agree_and_the_dice_fall_the_same() {
    let mut table = table();
    table.act(ANA, Action::Pick(3)).unwrap();
    let before = table.state().clone();
    table.act(BO, Action::Pick(1)).unwrap();
    let shown = table.state().clone();
    table.rewind(BO, 1).unwrap();
    assert_eq!(*table.state(), before);
    assert_eq!(table.rewind(BO, 3), Err(UndoRefused), "there is no such entry to go back to");
    assert!(table.can_undo(ANA), "what was open then is open again");
    table.act(BO, Action::Pick(1)).unwrap();
    assert_eq!(*table.state(), shown);
    assert!(record::replay::<Picks<NONE>>(&table.record(), |_, _, _| {}).is_ok());
    assert_eq!((table.last_act_of(ANA), table.last_act_of(BO)), (Some(0), Some(3)));
    table.rewind(ANA, 3).unwrap();
    assert_eq!((table.last_act_of(ANA), table.last_act_of(BO)), (Some(0), None));
    assert_eq!(*table.state(), before, "also back to an entry that was itself a step back");
}

/// A table of more entries than one hash covers, cut in all the ways in which a log can be cut.
#[test]
fn a_record_that_is_cut_or_stripped_does_not_pass() {
    let mut table = table();
    for _ in 0..10 {
        table.act(ANA, Action::Pick(0)).unwrap();
        table.undo(ANA).unwrap();
    }
    for _ in 0..3 {
        table.act(ANA, Action::Pick(3)).unwrap();
        table.act(BO, Action::Pick(1)).unwrap();
    }
    let honest = table.record();
    let marked: Vec<usize> = honest.hashes.iter().map(|mark| mark.after).collect();
    assert_eq!((marked, honest.over), (vec![16, 26], Some(true)));
    let verdict = |change: &dyn Fn(&mut Record<Options, Action>)| {
        let mut forged = honest.clone();
        change(&mut forged);
        record::replay::<Picks<NONE>>(&forged, |_, _, _| {}).map(drop)
    };
    let at = |at, why| Err(RecordError::Entry { at, why });
    assert_eq!(verdict(&|_| {}), Ok(()));
    assert_eq!(verdict(&|r| r.hashes.clear()), at(15, Break::Unmarked));
    assert_eq!(verdict(&|r| drop(r.hashes.remove(0))), at(15, Break::Unmarked));
    assert_eq!(verdict(&|r| drop(r.hashes.pop())), at(25, Break::Unmarked));
    assert_eq!(verdict(&|r| r.hashes.push(r.hashes[1].clone())), at(25, Break::Missing));
    assert_eq!(
        verdict(&|r| r.hashes.insert(0, record::HashMark { after: 3, ..r.hashes[0].clone() })),
        at(2, Break::Hash)
    );
    let cut = |r: &mut Record<Options, Action>, to| {
        r.log.truncate(to);
        r.hashes.retain(|mark| mark.after <= to);
    };
    for to in [0, 7, 16, 25] {
        assert_eq!(verdict(&|r| cut(r, to)), Err(RecordError::End { said: true }), "cut after {to}");
    }
    assert!(verdict(&|r| (r.format, r.over) = (1, None)).is_ok(), "the format before is read");
}

/// What a server says of a table has to fit it.
#[test]
fn a_record_of_a_server_fits_its_table() {
    let (secret, nonce) = (Seed::from_number(5), Some(Nonce([7; 32])));
    let seed = secret.mixed("t", &[nonce, None]);
    let mut table = Table::<Picks<NONE>>::new(Options {}, 2, seed).unwrap().0;
    for _ in 0..3 {
        table.act(ANA, Action::Pick(3)).unwrap();
        table.act(BO, Action::Pick(1)).unwrap();
    }
    let sitting = |name: &str| Sitting { who: Who::Person, name: name.to_owned() };
    let honest = Record {
        commitment: secret.commitment(),
        dice: Some(Origin { secret, nonces: vec![nonce, None] }),
        table: Some(Played {
            id: "t".to_owned(),
            since_ms: 1,
            times: vec![2; 6],
            seats: vec![sitting("Ana"), sitting("Bo")],
        }),
        ..table.record()
    };
    let verdict = |change: &dyn Fn(&mut Record<Options, Action>)| {
        let mut forged = honest.clone();
        change(&mut forged);
        record::replay::<Picks<NONE>>(&forged, |_, _, _| {}).map(drop)
    };
    assert_eq!(verdict(&|_| {}), Ok(()));
    assert_eq!(verdict(&|r| r.over = None), Err(RecordError::Format(2)), "it has to say whether it is over");
    let played = |r: &mut Record<Options, Action>| r.table.take().unwrap();
    for change in [
        &|r: &mut Record<Options, Action>| r.dice.as_mut().unwrap().nonces.swap(0, 1),
        &|r: &mut Record<Options, Action>| r.dice.as_mut().unwrap().nonces[0] = None,
        &|r: &mut Record<Options, Action>| r.dice.as_mut().unwrap().secret = Seed::from_number(6),
        &|r: &mut Record<Options, Action>| r.table.as_mut().unwrap().id = "u".to_owned(),
        &|r: &mut Record<Options, Action>| r.commitment = Seed::from_number(6).commitment(),
        &|r: &mut Record<Options, Action>| r.dice = None,
    ] as [&dyn Fn(&mut Record<Options, Action>); 6]
    {
        assert_eq!(verdict(change), Err(RecordError::Seed));
    }
    for change in [
        &|r: &mut Record<Options, Action>| drop(played(r)),
        &|r: &mut Record<Options, Action>| r.dice.as_mut().unwrap().nonces.truncate(1),
        &|r: &mut Record<Options, Action>| r.table.as_mut().unwrap().times.truncate(5),
        &|r: &mut Record<Options, Action>| drop(r.table.as_mut().unwrap().seats.pop()),
    ] as [&dyn Fn(&mut Record<Options, Action>); 4]
    {
        assert!(matches!(verdict(change), Err(RecordError::Table(_))));
    }
}

#[test]
fn a_record_has_no_field_that_nobody_knows() {
    let game = Erased::<Picks<NONE>>::new();
    let record = serde_json::to_value(finished().record()).unwrap();
    assert!(game.replay(&record, &mut |_, _, _| {}).is_ok());
    for path in ["", "/log/0", "/hashes/0"] {
        let mut forged = record.clone();
        forged.pointer_mut(path).unwrap()["outcome"] = json!({ "winner": "Eve" });
        let verdict = game.replay(&forged, &mut |_, _, _| {});
        assert!(matches!(verdict, Err(AnyRecordError::Malformed(_))), "{path}: {:?}", verdict.map(drop));
    }
}

/// A whole table with an undo in it.
fn finished() -> Table<Picks<NONE>> {
    let mut table = table();
    for round in 0..3 {
        table.act(ANA, Action::Pick(round)).unwrap();
        table.undo(ANA).unwrap();
        table.act(ANA, Action::Pick(3)).unwrap();
        table.act(BO, Action::Pick(1)).unwrap();
    }
    table
}

#[test]
fn a_record_names_the_entry_at_which_it_breaks() {
    let honest = finished().record();
    assert_eq!(honest.log.len(), 12);
    assert_eq!(honest.hashes.len(), 1, "the end is always noted");
    assert!(record::replay::<Picks<NONE>>(&honest, |_, _, _| {}).is_ok());
    let verdict = |change: &dyn Fn(&mut Record<Options, Action>)| {
        let mut forged = honest.clone();
        change(&mut forged);
        record::replay::<Picks<NONE>>(&forged, |_, _, _| {}).unwrap_err()
    };
    let at = |at, why| RecordError::Entry { at, why };
    assert_eq!(verdict(&|r| r.log[2].step = record::Step::Undo), at(2, Break::Undo));
    assert_eq!(verdict(&|r| r.log[0].seat = Seat(5)), at(0, Break::NoSuchSeat));
    assert_eq!(
        verdict(&|r| r.log[3].step = record::Step::Act(Action::Pick(9))),
        at(3, Break::Refused { clause: "P-3".to_owned() })
    );
    assert_eq!(verdict(&|r| r.log[3].step = record::Step::Act(Action::Pick(2))), at(11, Break::Hash));
    assert_eq!(verdict(&|r| r.log.truncate(11)), at(11, Break::Missing));
    assert_eq!(verdict(&|r| r.seed = Seed::from_number(2)), RecordError::Seed);
    assert_eq!(verdict(&|r| r.format = 3), RecordError::Format(3));
    assert_eq!(verdict(&|r| r.format = 1), RecordError::Format(1), "format 1 has no such fields");
    assert_eq!(verdict(&|r| r.over = None), RecordError::Format(2));
    assert_eq!(verdict(&|r| r.over = Some(false)), RecordError::End { said: false });
    assert_eq!(verdict(&|r| "chess".clone_into(&mut r.game)), RecordError::Game("chess".to_owned()));
    assert_eq!(verdict(&|r| r.rules_version = 7), RecordError::RulesVersion { recorded: 7, ours: 1 });
    assert!(matches!(verdict(&|r| r.seats = 3), RecordError::Options(_)));
}

#[test]
fn the_erased_table_is_the_same_table() {
    let game = Erased::<Picks<NONE>>::new();
    assert!(game.new_table(&json!({}), 3, Seed::from_number(1)).is_err());
    assert!(game.new_table(&json!(7), 2, Seed::from_number(1)).is_err());
    let (mut erased, _) = game.new_table(&json!({}), 2, Seed::from_number(1)).unwrap();
    let typed = finished();
    for entry in &typed.record().log {
        match entry.step {
            record::Step::Act(action) => drop(erased.act(entry.seat, &json!(action)).unwrap()),
            record::Step::Undo => erased.undo(entry.seat).unwrap(),
            record::Step::Rewind(_) => unreachable!("not in this table"),
        }
    }
    assert_eq!(erased.state_hash(), record::state_hash::<Picks<NONE>>(typed.state()));
    assert_eq!(erased.record(), json!(typed.record()));
    assert!(erased.outcome().is_some() && erased.to_act().is_empty() && erased.choices(ANA).is_empty());
    assert!(matches!(erased.act(ANA, &json!({ "Jump": 1 })), Err(AnyActError::Malformed(_))));
    assert!(matches!(erased.act(Seat(9), &json!("Change")), Err(AnyActError::NoSuchSeat)));
    let replayed = game.replay(&erased.record(), &mut |_, _, _| {}).unwrap();
    assert_eq!(replayed.state_hash(), erased.state_hash());
}

#[test]
fn events_are_cut_for_each_viewer() {
    let game = Erased::<Picks<NONE>>::new();
    let (mut table, _) = game.new_table(&json!({}), 2, Seed::from_number(1)).unwrap();
    let events = table.act(ANA, &json!({ "Pick": 2 })).unwrap();
    let seen = |viewer| events.seen_by(viewer)[0].event["Picked"]["pick"].clone();
    assert_eq!(seen(Viewer::Seat(ANA)), json!(2));
    assert_eq!((seen(Viewer::Seat(BO)), seen(Viewer::Spectator)), (json!(null), json!(null)));
    let view: serde_json::Value = serde_json::from_str(table.view(Viewer::Seat(BO)).view.get()).unwrap();
    assert_eq!(view["own"], json!(null));
    assert_eq!(table.legal(ANA).get(), r#"["Change"]"#);
    // Another table takes the same entry from its bytes, and nothing else.
    let (mut twin, _) = game.new_table(&json!({}), 2, Seed::from_number(1)).unwrap();
    assert!(twin.redo(&[9, 9, 9]).is_err() && twin.log_len() == 0);
    twin.redo(&table.last_entry().unwrap()).unwrap();
    assert_eq!(twin.state_hash(), table.state_hash());
    assert!(twin.redo(&table.last_entry().unwrap()).is_err(), "a seat picks once");
}

#[test]
fn what_was_taken_back_is_no_moment_of_a_table() {
    let mut table = table();
    table.act(ANA, Action::Pick(0)).unwrap();
    table.undo(ANA).unwrap();
    table.act(ANA, Action::Pick(3)).unwrap();
    table.act(BO, Action::Pick(1)).unwrap();
    table.act(BO, Action::Pick(2)).unwrap();
    table.rewind(BO, 4).unwrap();
    table.act(ANA, Action::Pick(1)).unwrap();
    let moments: Vec<_> = table.moments().collect();
    assert_eq!(moments.iter().map(|moment| moment.entries).collect::<Vec<_>>(), [0, 3, 4, 7]);
    assert_eq!(moments.last().unwrap().state, *table.state());
    assert!(moments[1].events.iter().any(|event| matches!(event, Event::Picked { pick: Some(3), .. })));
    assert_eq!(table.hindsight(), None, "nothing is told of a table that goes on");
}
