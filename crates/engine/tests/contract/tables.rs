//! Tables: undo among seats that act at the same time, records, and the erased form.

use crate::picks::{Action, NONE, Options, Picks};
use crossroads_engine::erased::{AnyActError, AnyGame, Erased};
use crossroads_engine::record::{self, Break};
use crossroads_engine::{ActError, RecordError, Seat, Seed, Table, UndoRefused, Viewer};
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
    let verdict = |change: &dyn Fn(&mut record::Record<Options, Action>)| {
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
    assert_eq!(verdict(&|r| r.format = 2), RecordError::Format(2));
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
