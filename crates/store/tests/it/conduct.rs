//! How people get on with each other, asked of both stores.

use crate::suite::{Folder, Handle, both, in_schema};
use crossroads_store::{ModerationRow, PersonId, PersonRow, ReportRow, SanctionKind, SanctionRow, TableId};

both!(
    who_has_blocked_whom_is_known_from_both_sides,
    reports_that_are_open_come_first,
    what_somebody_may_not_do_is_said_once_and_lifted,
    what_moderators_did_is_noted,
    who_is_forgotten_is_named_in_none_of_it,
);

fn id(id: &str) -> PersonId {
    PersonId(id.to_owned())
}

fn report(name: &str, at_ms: i64) -> ReportRow {
    ReportRow {
        id: name.to_owned(),
        at_ms,
        reporter: id("xana"),
        about: id("xbo"),
        table: Some(TableId("t".to_owned())),
        reason: "Це образливо".to_owned(),
        said: r#"[{"person":"xbo","text":"xx"},{"person":"xana","text":"hello"}]"#.to_owned(),
        closed: None,
    }
}

fn sanction(person: &str, kind: SanctionKind, until_ms: Option<i64>) -> SanctionRow {
    SanctionRow { person: id(person), kind, until_ms, reason: "words".to_owned(), at_ms: 7 }
}

fn deed(name: &str, at_ms: i64) -> ModerationRow {
    ModerationRow {
        id: name.to_owned(),
        at_ms,
        moderator: id("xana"),
        deed: "ban".to_owned(),
        about: id("xbo"),
        reason: "words".to_owned(),
        until_ms: Some(i64::MAX),
    }
}

async fn who_has_blocked_whom_is_known_from_both_sides(store: &Handle, other: &Handle) {
    let (ana, bo, cy) = (id("xana"), id("xbo"), id("xcy"));
    store.block(&ana, &cy, Some(1)).await.unwrap();
    store.block(&ana, &bo, Some(2)).await.unwrap();
    store.block(&ana, &cy, Some(3)).await.unwrap();
    store.block(&bo, &cy, Some(4)).await.unwrap();
    assert_eq!(other.blocked_by(&ana).await.unwrap(), [cy.clone(), bo.clone()]);
    assert_eq!(other.who_blocked(&cy).await.unwrap(), [ana.clone(), bo.clone()]);
    other.block(&ana, &cy, None).await.unwrap();
    other.block(&cy, &ana, None).await.unwrap();
    assert_eq!(store.blocked_by(&ana).await.unwrap(), ["xbo"].map(id));
    assert_eq!(store.who_blocked(&cy).await.unwrap(), [bo]);
}

async fn reports_that_are_open_come_first(store: &Handle, other: &Handle) {
    for (name, at_ms) in [("old", 1), ("closed", 3), ("new", 2)] {
        store.put_report(report(name, at_ms)).await.unwrap();
    }
    let closed = ReportRow { closed: Some((9, id("xmo"))), ..report("closed", 3) };
    other.put_report(closed.clone()).await.unwrap();
    assert_eq!(store.report("closed").await.unwrap(), Some(closed.clone()));
    assert_eq!(store.report("nothing").await.unwrap(), None);
    assert_eq!(store.reports(9).await.unwrap(), [report("new", 2), report("old", 1), closed.clone()]);
    assert_eq!(store.reports(1).await.unwrap(), [report("new", 2)]);
    assert_eq!(store.reports_of(&id("xana")).await.unwrap(), [closed, report("new", 2), report("old", 1)]);
    assert_eq!(store.reports_of(&id("xbo")).await.unwrap(), []);
    // Somebody may be reported as they are, at no table.
    let person = ReportRow { table: None, ..report("person", 4) };
    store.put_report(person.clone()).await.unwrap();
    assert_eq!(other.report("person").await.unwrap(), Some(person));
}

async fn what_somebody_may_not_do_is_said_once_and_lifted(store: &Handle, other: &Handle) {
    store.put_sanction(sanction("xbo", SanctionKind::Ban, Some(8))).await.unwrap();
    store.put_sanction(sanction("xbo", SanctionKind::Mute, Some(8))).await.unwrap();
    store.put_sanction(sanction("xbo", SanctionKind::Ban, None)).await.unwrap();
    let all = [sanction("xbo", SanctionKind::Ban, None), sanction("xbo", SanctionKind::Mute, Some(8))];
    assert_eq!(other.sanctions().await.unwrap(), all);
    other.lift_sanction(&id("xbo"), SanctionKind::Ban).await.unwrap();
    other.lift_sanction(&id("xcy"), SanctionKind::Mute).await.unwrap();
    assert_eq!(store.sanctions().await.unwrap(), all[1..]);
}

async fn what_moderators_did_is_noted(store: &Handle, other: &Handle) {
    for number in 0..3 {
        store.note_moderation(deed(&number.to_string(), number)).await.unwrap();
    }
    store.note_moderation(ModerationRow { until_ms: None, ..deed("last", 3) }).await.unwrap();
    let last = [ModerationRow { until_ms: None, ..deed("last", 3) }, deed("2", 2)];
    assert_eq!(other.moderation(2).await.unwrap(), last);
    assert!(other.note_moderation(deed("2", 9)).await.is_err(), "nobody writes over what was done");
}

async fn who_is_forgotten_is_named_in_none_of_it(store: &Handle, other: &Handle) {
    let (ana, bo) = (id("xana"), id("xbo"));
    for person in ["xana", "xbo", "xmo"] {
        let row = PersonRow { id: id(person), name: person.to_owned(), password: None, created_ms: 1 };
        store.put_person(row).await.unwrap();
    }
    store.block(&ana, &bo, Some(1)).await.unwrap();
    store.block(&bo, &ana, Some(1)).await.unwrap();
    store.put_report(report("by her", 1)).await.unwrap();
    let about_her = ReportRow { reporter: bo.clone(), about: ana.clone(), ..report("about her", 2) };
    store.put_report(about_her).await.unwrap();
    let closed_by_her = ReportRow { reporter: bo.clone(), about: id("xmo"), ..report("closed", 3) };
    store.put_report(ReportRow { closed: Some((3, ana.clone())), ..closed_by_her.clone() }).await.unwrap();
    store.put_sanction(sanction("xana", SanctionKind::Mute, None)).await.unwrap();
    store.note_moderation(deed("did", 1)).await.unwrap();
    store
        .note_moderation(ModerationRow { moderator: bo.clone(), about: ana.clone(), ..deed("done", 2) })
        .await
        .unwrap();

    other.delete_person(&ana).await.unwrap();

    assert_eq!(store.blocked_by(&bo).await.unwrap(), []);
    assert_eq!(store.who_blocked(&bo).await.unwrap(), []);
    assert_eq!(store.sanctions().await.unwrap(), []);
    let said = report("", 0).said.replace("xana", "");
    let by_nobody = ReportRow { reporter: id(""), said: said.clone(), ..report("by her", 1) };
    let closed = ReportRow { closed: Some((3, id(""))), said, ..closed_by_her };
    assert_eq!(store.reports(9).await.unwrap(), [by_nobody, closed], "what she reported stays, without her");
    let noted = store.moderation(9).await.unwrap();
    assert!(noted[0].about == id("") && noted[1].moderator == id(""), "{noted:?}");
}
