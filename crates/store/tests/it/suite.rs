//! What a store promises, asked of both stores.
//!
//! Each case gets two handles to a fresh store of its own. To PostgreSQL they are two pools of connections, as two servers
//! would have them; to SQLite, which takes one writer, they are the same handle twice.
//!
//! PostgreSQL is tested if `CROSSROADS_TEST_POSTGRES` holds the URL of a database; `cargo xtask test` starts one. Each
//! case makes a schema there and drops it in the end.

#![allow(clippy::needless_pass_by_value, reason = "an answer that has been looked at is done with")]

use crate::callbacks::{
    a_browser_is_told_of_one_person_and_a_person_at_ten_browsers, a_subscription_ends_with_its_session,
    an_address_is_its_persons_and_goes_with_them,
};
use crossroads_store::{
    Before, ChatRow, LogRow, Patience, PersonId, PersonRow, Postgres, RatingRow, SessionKind, SessionRow,
    Sqlite, Status, Store, StoreError, TableId, TableQuery, TableRow,
};
use std::collections::BTreeSet;
use std::io::{self, Write};
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Once};
use tokio::task::JoinSet;

pub type Handle = Arc<dyn Store>;

macro_rules! both {
    ($($case:ident),+ $(,)?) => {
        mod sqlite {
            $(#[tokio::test(flavor = "multi_thread")]
            async fn $case() {
                let place = super::Folder::new();
                let store = place.open();
                super::$case(&store, &store).await;
            })+
        }
        mod postgres {
            $(#[tokio::test(flavor = "multi_thread")]
            async fn $case() {
                super::in_schema(async |schema| {
                    let (store, other) = (schema.open().await, schema.open().await);
                    super::$case(&store, &other).await;
                    store.close().await;
                    other.close().await;
                })
                .await;
            })+
        }
    };
}

pub(crate) use both;

both!(
    a_person_comes_back_as_written,
    a_login_is_taken_once_whatever_its_case,
    guests_share_names_and_sign_in_by_none,
    a_login_can_be_given_up,
    a_forgotten_person_leaves_only_words,
    sessions_are_opened_changed_and_ended,
    a_session_needs_a_person,
    a_subscription_ends_with_its_session,
    a_browser_is_told_of_one_person_and_a_person_at_ten_browsers,
    an_address_is_its_persons_and_goes_with_them,
    a_table_comes_back_as_written,
    a_table_is_created_once,
    a_table_is_saved_only_by_who_has_read_it_last,
    of_many_who_save_at_once_one_succeeds,
    saving_a_table_seats_and_unseats_people,
    lists_show_the_last_written_first_and_only_what_is_asked_for,
    a_log_is_read_from_any_number_on,
    a_log_takes_neither_twice_nor_with_a_gap,
    lines_are_appended_all_or_none,
    of_two_who_append_the_same_number_one_is_stale,
    two_hundred_tables_at_once_keep_their_order,
    a_refused_write_does_not_disturb_its_neighbours,
    chat_shows_its_last_lines_in_order,
    what_belongs_to_no_table_is_refused,
    ratings_are_written_and_ranked,
    ratings_are_cleared_by_game,
    what_was_left_behind_is_swept_away,
    tables_are_kept_as_long_as_is_said,
    whoever_is_named_anywhere_is_found,
    what_is_answered_is_read_by_everybody,
    extreme_numbers_are_no_reason_to_panic,
    everything_is_closed_to_who_comes_after_closing,
);

pub fn person_id(id: &str) -> PersonId {
    PersonId(id.to_owned())
}

fn table_id(id: &str) -> TableId {
    TableId(id.to_owned())
}

pub fn guest(id: &str, name: &str) -> PersonRow {
    PersonRow { id: person_id(id), name: name.to_owned(), password: None, created_ms: 1_700_000_000_000 }
}

fn member(id: &str, name: &str) -> PersonRow {
    PersonRow { password: Some(format!("$argon2id$of-{id}")), ..guest(id, name) }
}

fn people<const N: usize>(ids: [&str; N]) -> BTreeSet<PersonId> {
    ids.into_iter().map(person_id).collect()
}

pub fn session(hash: &[u8], person: &str, created_ms: i64) -> SessionRow {
    SessionRow {
        token_hash: hash.to_owned(),
        person: person_id(person),
        kind: SessionKind::Browser,
        label: "Firefox".to_owned(),
        created_ms,
    }
}

fn table(id: &str, updated_ms: i64) -> TableRow {
    TableRow {
        id: table_id(id),
        game: "heat".to_owned(),
        status: Status::Open,
        listed: true,
        people: BTreeSet::new(),
        head: "{}".to_owned(),
        version: 0,
        created_ms: 1_700_000_000_000,
        updated_ms,
    }
}

fn line(number: u64) -> LogRow {
    LogRow {
        number,
        at_ms: 1_700_000_000_000 + number as i64,
        line: vec![0, 255, (number >> 8) as u8, number as u8],
    }
}

fn said(number: u64, person: &str, text: &str) -> ChatRow {
    ChatRow { number, at_ms: number as i64, person: person_id(person), text: text.to_owned() }
}

fn rating(game: &str, person: &str, mean: f64, deviation: f64) -> RatingRow {
    RatingRow { game: game.to_owned(), person: person_id(person), mean, deviation, tables: 7 }
}

fn anything() -> TableQuery {
    TableQuery { unlisted: true, most: 1000, ..TableQuery::default() }
}

async fn ids(store: &Handle, query: TableQuery) -> Vec<String> {
    store.tables(query).await.unwrap().into_iter().map(|table| table.id.0).collect()
}

#[track_caller]
fn stale<T: std::fmt::Debug>(answer: Result<T, StoreError>) {
    assert!(matches!(answer, Err(StoreError::Stale)), "{answer:?}");
}

#[track_caller]
pub fn missing<T: std::fmt::Debug>(answer: Result<T, StoreError>) {
    assert!(matches!(answer, Err(StoreError::Missing)), "{answer:?}");
}

#[track_caller]
fn taken<T: std::fmt::Debug>(answer: Result<T, StoreError>) {
    assert!(matches!(answer, Err(StoreError::NameTaken)), "{answer:?}");
}

#[track_caller]
fn closed<T: std::fmt::Debug>(answer: Result<T, StoreError>) {
    assert!(matches!(answer, Err(StoreError::Closed)), "{answer:?}");
}

async fn a_person_comes_back_as_written(store: &Handle, other: &Handle) {
    assert_eq!(store.person(&person_id("ana")).await.unwrap(), None);
    let ana = member("ana", "Ana Ґ 🚗");
    store.put_person(ana.clone()).await.unwrap();
    assert_eq!(other.person(&ana.id).await.unwrap(), Some(ana.clone()));
    let renamed = PersonRow { name: "Anna".to_owned(), created_ms: -1, ..ana };
    other.put_person(renamed.clone()).await.unwrap();
    assert_eq!(store.person(&renamed.id).await.unwrap(), Some(renamed));
}

async fn a_login_is_taken_once_whatever_its_case(store: &Handle, other: &Handle) {
    let olha = member("olha", "Ольга");
    store.put_person(olha.clone()).await.unwrap();
    taken(other.put_person(member("else", "оЛЬГА")).await);
    assert_eq!(store.person(&person_id("else")).await.unwrap(), None);
    assert_eq!(other.person_by_login("ОЛЬГА").await.unwrap(), Some(olha.clone()));
    // The same person may write the name another way, and keep it.
    let louder = PersonRow { name: "ОЛЬГА".to_owned(), ..olha };
    store.put_person(louder.clone()).await.unwrap();
    assert_eq!(store.person_by_login("ольга").await.unwrap(), Some(louder));
    // Nor can somebody rename themselves to it.
    store.put_person(member("bo", "Bo")).await.unwrap();
    taken(store.put_person(member("bo", "ольга")).await);
    assert_eq!(store.person(&person_id("bo")).await.unwrap(), Some(member("bo", "Bo")));
}

async fn guests_share_names_and_sign_in_by_none(store: &Handle, _: &Handle) {
    store.put_person(member("ana", "Ana")).await.unwrap();
    store.put_person(guest("a", "ana")).await.unwrap();
    store.put_person(guest("b", "ana")).await.unwrap();
    store.put_person(guest("c", "Bo")).await.unwrap();
    assert_eq!(store.person_by_login("ana").await.unwrap(), Some(member("ana", "Ana")));
    assert_eq!(store.person_by_login("Bo").await.unwrap(), None);
    // A guest who chooses a password needs a name of their own.
    taken(store.put_person(member("a", "ana")).await);
    assert_eq!(store.person(&person_id("a")).await.unwrap(), Some(guest("a", "ana")));
    store.put_person(member("a", "Ana the Second")).await.unwrap();
    assert_eq!(store.person_by_login("ana THE second").await.unwrap().unwrap().id, person_id("a"));
}

async fn a_login_can_be_given_up(store: &Handle, other: &Handle) {
    store.put_person(member("ana", "Ana")).await.unwrap();
    store.put_person(member("ana", "Anna")).await.unwrap();
    other.put_person(member("bo", "ana")).await.unwrap();
    assert_eq!(store.person_by_login("ANA").await.unwrap().unwrap().id, person_id("bo"));
    other.delete_person(&person_id("bo")).await.unwrap();
    assert_eq!(store.person_by_login("ana").await.unwrap(), None);
    store.put_person(member("ana", "Ana")).await.unwrap();
}

async fn a_forgotten_person_leaves_only_words(store: &Handle, other: &Handle) {
    for id in ["ana", "bo"] {
        store.put_person(member(id, id)).await.unwrap();
        store.put_session(session(id.as_bytes(), id, 1)).await.unwrap();
        store.put_ratings(vec![rating("heat", id, 25.0, 8.0), rating("ink", id, 25.0, 8.0)]).await.unwrap();
    }
    store.create_table(TableRow { people: people(["ana", "bo"]), ..table("t", 1) }).await.unwrap();
    for (number, person) in [(0, "ana"), (1, "bo"), (2, "ana")] {
        store.add_chat(&table_id("t"), said(number, person, "hello")).await.unwrap();
    }
    store.append(&table_id("t"), vec![line(0)]).await.unwrap();

    let ana = person_id("ana");
    other.delete_person(&ana).await.unwrap();

    assert_eq!(store.person(&ana).await.unwrap(), None);
    assert_eq!(store.person_by_login("ana").await.unwrap(), None);
    assert_eq!(store.session(b"ana").await.unwrap(), None);
    assert_eq!(store.sessions_of(&ana).await.unwrap(), []);
    assert_eq!(store.rating("heat", &ana).await.unwrap(), None);
    assert_eq!(store.best("ink", 9).await.unwrap(), [rating("ink", "bo", 25.0, 8.0)]);
    assert_eq!(ids(store, TableQuery { person: Some(ana.clone()), ..anything() }).await, [""; 0]);
    assert_eq!(
        store.chat(&table_id("t"), 9).await.unwrap(),
        [said(0, "", "hello"), said(1, "bo", "hello"), said(2, "", "hello")]
    );
    // What others have stays.
    let left = store.table(&table_id("t")).await.unwrap().unwrap();
    assert_eq!(left.people, people(["bo"]));
    assert_eq!(left.version, 0, "the owner of the table has not lost it");
    assert_eq!(store.log(&table_id("t"), 0).await.unwrap(), [line(0)]);
    assert!(store.session(b"bo").await.unwrap().is_some());
    assert!(store.rating("heat", &person_id("bo")).await.unwrap().is_some());
    // Forgetting twice is forgetting.
    store.delete_person(&ana).await.unwrap();
}

async fn sessions_are_opened_changed_and_ended(store: &Handle, other: &Handle) {
    store.put_person(guest("ana", "Ana")).await.unwrap();
    store.put_person(guest("bo", "Bo")).await.unwrap();
    let browser = session(&[0, 1, 255], "ana", 20);
    let program = SessionRow { kind: SessionKind::Api, label: String::new(), ..session(&[7; 32], "ana", 10) };
    store.put_session(browser.clone()).await.unwrap();
    store.put_session(program.clone()).await.unwrap();
    store.put_session(session(&[9], "bo", 5)).await.unwrap();
    assert_eq!(other.session(&[0, 1, 255]).await.unwrap(), Some(browser.clone()));
    assert_eq!(other.session(&[0, 1]).await.unwrap(), None);
    assert_eq!(other.sessions_of(&person_id("ana")).await.unwrap(), [program.clone(), browser.clone()]);

    let named = SessionRow { label: "the phone".to_owned(), ..browser };
    other.put_session(named.clone()).await.unwrap();
    assert_eq!(store.session(&named.token_hash).await.unwrap(), Some(named.clone()));

    store.delete_session(&named.token_hash).await.unwrap();
    store.delete_session(&named.token_hash).await.unwrap();
    assert_eq!(other.session(&named.token_hash).await.unwrap(), None);
    assert_eq!(other.sessions_of(&person_id("ana")).await.unwrap(), [program]);
}

async fn a_session_needs_a_person(store: &Handle, _: &Handle) {
    missing(store.put_session(session(b"x", "nobody", 1)).await);
    assert_eq!(store.session(b"x").await.unwrap(), None);
}

async fn a_table_comes_back_as_written(store: &Handle, other: &Handle) {
    assert_eq!(store.table(&table_id("t")).await.unwrap(), None);
    let written = TableRow {
        status: Status::Running,
        listed: false,
        people: people(["bo", "ana", "cy"]),
        head: "{\"name\":\"Вечір 🏁\"}".to_owned(),
        version: 3,
        ..table("t", 42)
    };
    store.create_table(written.clone()).await.unwrap();
    assert_eq!(other.table(&written.id).await.unwrap(), Some(written));
}

async fn a_table_is_created_once(store: &Handle, other: &Handle) {
    let first = TableRow { people: people(["ana"]), ..table("t", 1) };
    store.create_table(first.clone()).await.unwrap();
    stale(other.create_table(TableRow { people: people(["bo"]), ..table("t", 2) }).await);
    assert_eq!(store.table(&first.id).await.unwrap(), Some(first));
}

async fn a_table_is_saved_only_by_who_has_read_it_last(store: &Handle, other: &Handle) {
    store.create_table(table("t", 1)).await.unwrap();
    let mine = store.table(&table_id("t")).await.unwrap().unwrap();
    let theirs = other.table(&table_id("t")).await.unwrap().unwrap();

    let saved = TableRow {
        status: Status::Over,
        listed: false,
        head: "mine".to_owned(),
        updated_ms: 9,
        people: people(["ana"]),
        ..mine
    };
    store.save_table(saved.clone()).await.unwrap();
    stale(other.save_table(TableRow { head: "theirs".to_owned(), people: people(["bo"]), ..theirs }).await);
    stale(store.save_table(saved.clone()).await);
    stale(store.save_table(TableRow { version: 2, ..saved.clone() }).await);

    let stored = TableRow { version: 1, ..saved };
    assert_eq!(other.table(&stored.id).await.unwrap(), Some(stored.clone()));
    other.save_table(stored.clone()).await.unwrap();
    assert_eq!(store.table(&stored.id).await.unwrap().unwrap().version, 2);
    missing(store.save_table(table("nowhere", 1)).await);
}

async fn of_many_who_save_at_once_one_succeeds(store: &Handle, other: &Handle) {
    store.create_table(table("t", 1)).await.unwrap();
    let mut saving = JoinSet::new();
    for n in 0..20 {
        let store = Arc::clone(if n % 2 == 0 { store } else { other });
        let head = n.to_string();
        saving.spawn(async move { (store.save_table(TableRow { head, ..table("t", 2) }).await, n) });
    }
    let mut winners = Vec::new();
    for (answer, n) in saving.join_all().await {
        match answer {
            Ok(()) => winners.push(n.to_string()),
            refused => stale(refused),
        }
    }
    let stored = store.table(&table_id("t")).await.unwrap().unwrap();
    assert_eq!((vec![stored.head], stored.version), (winners, 1));
}

async fn saving_a_table_seats_and_unseats_people(store: &Handle, _: &Handle) {
    let of = |person: &str| TableQuery { person: Some(person_id(person)), ..anything() };
    store.create_table(TableRow { people: people(["ana", "bo"]), ..table("t", 1) }).await.unwrap();
    store.create_table(TableRow { people: people(["ana"]), ..table("u", 2) }).await.unwrap();
    store.save_table(TableRow { people: people(["bo", "cy"]), ..table("t", 3) }).await.unwrap();
    assert_eq!(store.table(&table_id("t")).await.unwrap().unwrap().people, people(["bo", "cy"]));
    assert_eq!(ids(store, of("ana")).await, ["u"]);
    assert_eq!(ids(store, of("bo")).await, ["t"]);
    assert_eq!(ids(store, of("cy")).await, ["t"]);
    store.save_table(TableRow { version: 1, ..table("t", 4) }).await.unwrap();
    assert_eq!(store.table(&table_id("t")).await.unwrap().unwrap().people, people([]));
    assert_eq!(ids(store, of("cy")).await, [""; 0]);
}

async fn lists_show_the_last_written_first_and_only_what_is_asked_for(store: &Handle, _: &Handle) {
    let ana = || people(["ana"]);
    let ink = || "ink".to_owned();
    for row in [
        TableRow { people: ana(), ..table("open", 1) },
        TableRow { game: ink(), ..table("ink", 5) },
        TableRow { status: Status::Running, ..table("running", 3) },
        TableRow { listed: false, people: ana(), ..table("private", 4) },
        TableRow { status: Status::Over, game: ink(), people: ana(), ..table("over", 2) },
        table("twin", 3),
    ] {
        store.create_table(row).await.unwrap();
    }
    let lobby = || TableQuery { most: 100, ..TableQuery::default() };
    let hers = || TableQuery { person: Some(person_id("ana")), ..lobby() };

    assert_eq!(ids(store, anything()).await, ["ink", "private", "running", "twin", "over", "open"]);
    assert_eq!(ids(store, lobby()).await, ["ink", "running", "twin", "over", "open"]);
    assert_eq!(ids(store, TableQuery { most: 2, ..lobby() }).await, ["ink", "running"]);
    assert_eq!(ids(store, TableQuery { most: 0, ..lobby() }).await, [""; 0]);
    assert_eq!(
        ids(store, TableQuery { status: Some(Status::Open), ..lobby() }).await,
        ["ink", "twin", "open"]
    );
    assert_eq!(ids(store, TableQuery { game: Some(ink()), ..lobby() }).await, ["ink", "over"]);
    assert_eq!(
        ids(store, TableQuery { game: Some(ink()), status: Some(Status::Over), ..lobby() }).await,
        ["over"]
    );
    assert_eq!(ids(store, hers()).await, ["private", "over", "open"]);
    assert_eq!(ids(store, TableQuery { status: Some(Status::Open), ..hers() }).await, ["private", "open"]);
    assert_eq!(ids(store, TableQuery { game: Some(ink()), ..hers() }).await, ["over"]);
    assert_eq!(
        ids(store, TableQuery { game: Some("heat".to_owned()), status: Some(Status::Over), ..hers() }).await,
        [""; 0]
    );
    // Whole rows come, with their people; and a table that is written again comes first.
    store.save_table(TableRow { people: ana(), ..table("open", 6) }).await.unwrap();
    let first = store.tables(TableQuery { most: 1, ..lobby() }).await.unwrap();
    assert_eq!(first, [TableRow { people: ana(), version: 1, ..table("open", 6) }]);
}

async fn a_log_is_read_from_any_number_on(store: &Handle, other: &Handle) {
    let t = table_id("t");
    assert_eq!(store.log(&t, 0).await.unwrap(), []);
    store.create_table(table("t", 1)).await.unwrap();
    store.create_table(table("u", 1)).await.unwrap();
    assert_eq!(store.log(&t, 0).await.unwrap(), []);
    store.append(&t, (0..300).map(line).collect()).await.unwrap();
    other.append(&t, vec![line(300), LogRow { line: Vec::new(), ..line(301) }]).await.unwrap();
    let whole = store.log(&t, 0).await.unwrap();
    assert_eq!(whole[..301], (0..301).map(line).collect::<Vec<_>>());
    assert_eq!(whole[301], LogRow { line: Vec::new(), ..line(301) });
    assert_eq!(other.log(&t, 299).await.unwrap(), whole[299..]);
    assert_eq!(other.log(&t, 302).await.unwrap(), []);
    assert_eq!(store.log(&table_id("u"), 0).await.unwrap(), []);
}

async fn a_log_takes_neither_twice_nor_with_a_gap(store: &Handle, other: &Handle) {
    let t = table_id("t");
    store.create_table(table("t", 1)).await.unwrap();
    stale(store.append(&t, vec![line(1)]).await);
    store.append(&t, vec![line(0), line(1)]).await.unwrap();
    stale(other.append(&t, vec![line(0)]).await);
    stale(other.append(&t, vec![line(1)]).await);
    stale(other.append(&t, vec![line(3)]).await);
    stale(other.append(&t, vec![line(1), line(2)]).await);
    stale(other.append(&t, vec![line(2), line(4)]).await);
    stale(other.append(&t, vec![line(2), line(2)]).await);
    stale(other.append(&t, vec![line(3), line(2)]).await);
    store.append(&t, Vec::new()).await.unwrap();
    assert_eq!(store.log(&t, 0).await.unwrap(), [line(0), line(1)]);
    other.append(&t, vec![line(2)]).await.unwrap();
    assert_eq!(store.log(&t, 0).await.unwrap(), [line(0), line(1), line(2)]);
}

async fn lines_are_appended_all_or_none(store: &Handle, _: &Handle) {
    let t = table_id("t");
    store.create_table(table("t", 1)).await.unwrap();
    stale(store.append(&t, vec![line(0), line(1), line(3)]).await);
    assert_eq!(store.log(&t, 0).await.unwrap(), []);
}

async fn of_two_who_append_the_same_number_one_is_stale(store: &Handle, other: &Handle) {
    let t = table_id("t");
    store.create_table(table("t", 1)).await.unwrap();
    let say = |text: &str, number| LogRow { line: text.as_bytes().to_owned(), ..line(number) };
    for number in 0..50 {
        let (mine, theirs) = tokio::join!(
            store.append(&t, vec![say("mine", number)]),
            other.append(&t, vec![say("theirs", number)])
        );
        let winner = match (mine, theirs) {
            (Ok(()), lost) => {
                stale(lost);
                "mine"
            }
            (lost, Ok(())) => {
                stale(lost);
                "theirs"
            }
            both => panic!("{both:?}"),
        };
        assert_eq!(store.log(&t, number).await.unwrap(), [say(winner, number)]);
    }
}

async fn two_hundred_tables_at_once_keep_their_order(store: &Handle, other: &Handle) {
    const LINES: u64 = 10;
    let mut playing = JoinSet::new();
    for n in 0..200 {
        let store = Arc::clone(if n % 2 == 0 { store } else { other });
        playing.spawn(async move {
            let id = format!("t{n}");
            store.create_table(table(&id, n)).await.unwrap();
            for number in 0..LINES {
                store.append(&table_id(&id), vec![line(number)]).await.unwrap();
            }
        });
    }
    playing.join_all().await;
    let whole: Vec<_> = (0..LINES).map(line).collect();
    for n in 0..200 {
        assert_eq!(other.log(&table_id(&format!("t{n}")), 0).await.unwrap(), whole);
    }
    assert_eq!(ids(store, anything()).await.len(), 200);
}

async fn a_refused_write_does_not_disturb_its_neighbours(store: &Handle, other: &Handle) {
    store.put_person(member("ana", "Ana")).await.unwrap();
    store.create_table(table("taken", 1)).await.unwrap();
    store.append(&table_id("taken"), vec![line(0)]).await.unwrap();
    let mut writing = JoinSet::new();
    for n in 0..100 {
        let store = Arc::clone(if n % 2 == 0 { store } else { other });
        writing.spawn(async move {
            match n % 5 {
                0 => stale(store.append(&table_id("taken"), vec![line(0)]).await),
                1 => taken(store.put_person(member(&format!("p{n}"), "ANA")).await),
                2 => missing(store.add_chat(&table_id("nowhere"), said(n, "ana", "hello")).await),
                _ => {
                    let id = format!("t{n}");
                    store.create_table(table(&id, 1)).await.unwrap();
                    store.append(&table_id(&id), vec![line(0), line(1)]).await.unwrap();
                }
            }
        });
    }
    writing.join_all().await;
    for n in (0..100).filter(|n| n % 5 > 2) {
        assert_eq!(store.log(&table_id(&format!("t{n}")), 0).await.unwrap(), [line(0), line(1)]);
    }
    assert_eq!(ids(store, anything()).await.len(), 41);
}

async fn chat_shows_its_last_lines_in_order(store: &Handle, other: &Handle) {
    let t = table_id("t");
    store.create_table(table("t", 1)).await.unwrap();
    store.create_table(table("u", 1)).await.unwrap();
    assert_eq!(store.chat(&t, 10).await.unwrap(), []);
    for number in [0, 1, 2, 5] {
        store.add_chat(&t, said(number, "ana", "привіт 👋")).await.unwrap();
    }
    other.add_chat(&table_id("u"), said(0, "bo", "alone")).await.unwrap();
    stale(other.add_chat(&t, said(2, "bo", "too late")).await);
    let all = [0, 1, 2, 5].map(|number| said(number, "ana", "привіт 👋"));
    assert_eq!(other.chat(&t, 10).await.unwrap(), all);
    assert_eq!(other.chat(&t, 2).await.unwrap(), all[2..]);
    assert_eq!(other.chat(&t, 0).await.unwrap(), []);
}

async fn what_belongs_to_no_table_is_refused(store: &Handle, _: &Handle) {
    missing(store.append(&table_id("nowhere"), vec![line(0)]).await);
    missing(store.add_chat(&table_id("nowhere"), said(0, "ana", "hello")).await);
    assert_eq!(store.log(&table_id("nowhere"), 0).await.unwrap(), []);
    assert_eq!(store.chat(&table_id("nowhere"), 5).await.unwrap(), []);
}

async fn ratings_are_written_and_ranked(store: &Handle, other: &Handle) {
    let ana = person_id("ana");
    assert_eq!(store.rating("heat", &ana).await.unwrap(), None);
    // A newcomer with a lucky first table does not stand above who has proved it.
    let newcomer = rating("heat", "newcomer", 30.0, 8.0);
    let proved = rating("heat", "proved", 28.0, 1.0);
    let steady = rating("heat", "steady", 25.125, 0.1);
    let even = rating("heat", "even", 28.0, 1.0);
    store.put_ratings(vec![newcomer.clone(), proved.clone(), steady.clone(), even.clone()]).await.unwrap();
    store.put_ratings(vec![rating("ink", "ana", 50.0, 1.0)]).await.unwrap();
    store.put_ratings(Vec::new()).await.unwrap();
    let ranked = [even, proved, steady, newcomer];
    assert_eq!(other.best("heat", 10).await.unwrap(), ranked);
    assert_eq!(other.best("heat", 2).await.unwrap(), ranked[..2]);
    assert_eq!(other.best("chess", 2).await.unwrap(), []);
    // Written again, in one go and the last word counts.
    let better = RatingRow { tables: 8, ..rating("heat", "newcomer", 31.5, 0.5) };
    other.put_ratings(vec![rating("heat", "newcomer", 1.0, 1.0), better.clone()]).await.unwrap();
    assert_eq!(store.rating("heat", &better.person).await.unwrap(), Some(better.clone()));
    assert_eq!(store.best("heat", 1).await.unwrap(), [better]);
}

async fn ratings_are_cleared_by_game(store: &Handle, other: &Handle) {
    let ink = rating("ink", "ana", 25.0, 8.0);
    store.put_ratings(vec![rating("heat", "ana", 25.0, 8.0), ink.clone()]).await.unwrap();
    other.clear_ratings("heat").await.unwrap();
    assert_eq!(store.best("heat", 10).await.unwrap(), []);
    assert_eq!(store.best("ink", 10).await.unwrap(), [ink]);
}

async fn what_was_left_behind_is_swept_away(store: &Handle, other: &Handle) {
    for (id, created_ms) in [("ana", 10), ("bo", 10), ("eve", 99)] {
        store.put_person(PersonRow { created_ms, ..guest(id, id) }).await.unwrap();
    }
    store.put_person(PersonRow { created_ms: 10, ..member("mia", "Mia") }).await.unwrap();
    store.put_session(session(b"a", "ana", 1)).await.unwrap();
    let open = TableRow { status: Status::Open, people: people(["ana"]), ..table("open", 10) };
    let fresh = TableRow { status: Status::Open, people: people([]), ..table("fresh", 99) };
    let played = TableRow { status: Status::Over, people: people(["bo"]), ..table("played", 10) };
    for row in [open, fresh, played] {
        store.create_table(row).await.unwrap();
    }
    let before = Before { open_ms: 50, running_ms: i64::MIN, over_ms: i64::MIN, guests_ms: 50 };
    store.sweep(before).await.unwrap();
    assert_eq!(other.table(&table_id("open")).await.unwrap(), None, "nobody came");
    assert!(other.table(&table_id("fresh")).await.unwrap().is_some(), "somebody may still come");
    assert!(other.table(&table_id("played")).await.unwrap().is_some(), "what was played stays");
    assert_eq!(other.person(&person_id("ana")).await.unwrap(), None, "a guest who played nothing");
    assert_eq!(other.session(b"a").await.unwrap(), None);
    for stays in ["bo", "eve", "mia"] {
        assert!(other.person(&person_id(stays)).await.unwrap().is_some(), "{stays}");
    }
    store.sweep(before).await.unwrap();
}

async fn tables_are_kept_as_long_as_is_said(store: &Handle, other: &Handle) {
    let rows = [
        ("still", Status::Running, 10),
        ("silent", Status::Running, 10),
        ("new", Status::Running, 99),
        ("done", Status::Over, 10),
        ("just done", Status::Over, 99),
    ];
    for (id, status, updated_ms) in rows {
        let row = TableRow { status, people: people(["ana"]), ..table(id, updated_ms) };
        store.create_table(row).await.unwrap();
    }
    store.put_person(PersonRow { created_ms: 10, ..guest("ana", "Ana") }).await.unwrap();
    for (id, at_ms) in [("still", 99), ("silent", 20)] {
        store
            .append(&table_id(id), vec![LogRow { at_ms: 1, ..line(0) }, LogRow { at_ms, ..line(1) }])
            .await
            .unwrap();
    }
    let never = Before { open_ms: i64::MIN, running_ms: i64::MIN, over_ms: i64::MIN, guests_ms: i64::MIN };
    store.sweep(never).await.unwrap();
    assert_eq!(ids(other, anything()).await.len(), 5, "nothing is said, so all is kept");
    store.sweep(Before { running_ms: 50, ..never }).await.unwrap();
    let left = ids(other, anything()).await;
    assert_eq!(left, ["just done", "new", "done", "still"], "whose log goes on is not silent");
    assert_eq!(other.log(&table_id("silent"), 0).await.unwrap(), []);
    store.sweep(Before { over_ms: 50, ..never }).await.unwrap();
    assert_eq!(ids(other, anything()).await, ["just done", "new", "still"]);
    store.sweep(Before { running_ms: 1000, over_ms: 1000, guests_ms: 50, ..never }).await.unwrap();
    assert_eq!(ids(other, anything()).await, [""; 0]);
    assert_eq!(
        other.person(&person_id("ana")).await.unwrap(),
        None,
        "and whoever sat there goes with the last of them"
    );
}

async fn whoever_is_named_anywhere_is_found(store: &Handle, other: &Handle) {
    let named = |head: &str| TableRow { head: head.to_owned(), ..table("t", 1) };
    for (id, row) in [
        ("hosts", named(r#"{"host":"xanax"}"#)),
        ("sits", TableRow { people: people(["xanax"]), ..table("t", 2) }),
        ("talks", table("t", 3)),
        ("stranger", named(r#"{"host":"xbox"}"#)),
    ] {
        store.create_table(TableRow { id: table_id(id), listed: false, ..row }).await.unwrap();
    }
    store.add_chat(&table_id("talks"), said(4, "xanax", "hello")).await.unwrap();
    store.add_chat(&table_id("stranger"), said(1, "xbox", "hello")).await.unwrap();
    store.add_chat(&table_id("hosts"), said(7, "xanax", "again")).await.unwrap();
    let ana = person_id("xanax");
    let found = ids(other, TableQuery { names: Some(ana.clone()), most: 9, ..TableQuery::default() }).await;
    assert_eq!(found, ["talks", "sits", "hosts"]);
    let lines = other.said_by(&ana).await.unwrap();
    let again = (table_id("hosts"), said(7, "xanax", "again"));
    assert_eq!(lines, [again, (table_id("talks"), said(4, "xanax", "hello"))]);
}

async fn what_is_answered_is_read_by_everybody(store: &Handle, other: &Handle) {
    let t = table_id("t");
    store.create_table(table("t", 1)).await.unwrap();
    for number in 0..100 {
        let (writer, reader) = if number % 2 == 0 { (store, other) } else { (other, store) };
        writer.append(&t, vec![line(number)]).await.unwrap();
        assert_eq!(reader.log(&t, number).await.unwrap(), [line(number)]);
    }
}

async fn extreme_numbers_are_no_reason_to_panic(store: &Handle, _: &Handle) {
    let t = table_id("t");
    store.create_table(table("t", i64::MIN)).await.unwrap();
    stale(store.append(&t, vec![line(0), LogRow { number: u64::MAX, ..line(1) }]).await);
    stale(store.append(&t, vec![LogRow { number: u64::MAX, ..line(0) }; 2]).await);
    stale(store.save_table(TableRow { version: u64::MAX, ..table("t", i64::MAX) }).await);
    store.append(&t, vec![LogRow { at_ms: i64::MAX, line: vec![7; 1 << 20], ..line(0) }]).await.unwrap();
    assert_eq!(store.log(&t, 0).await.unwrap()[0].line.len(), 1 << 20);
    assert_eq!(store.log(&t, u64::MAX).await.unwrap(), []);
    assert_eq!(store.chat(&t, u64::MAX).await.unwrap(), []);
    assert_eq!(ids(store, TableQuery { most: u64::MAX, ..anything() }).await, ["t"]);
    assert_eq!(store.best("heat", u64::MAX).await.unwrap(), []);
    assert_eq!(store.person(&person_id("'; DROP TABLE people; --")).await.unwrap(), None);
}

async fn everything_is_closed_to_who_comes_after_closing(store: &Handle, _: &Handle) {
    store.create_table(table("t", 1)).await.unwrap();
    store.close().await;
    closed(store.append(&table_id("t"), vec![line(0)]).await);
    closed(store.table(&table_id("t")).await);
    closed(store.tables(anything()).await);
    closed(store.put_person(guest("ana", "Ana")).await);
    closed(store.delete_person(&person_id("ana")).await);
    store.close().await;
}

/// Writes something of every kind.
async fn furnish(store: &Handle) {
    store.put_person(member("ana", "Ana")).await.unwrap();
    store.put_session(session(b"token", "ana", 1)).await.unwrap();
    store.create_table(TableRow { people: people(["ana"]), ..table("t", 1) }).await.unwrap();
    store.append(&table_id("t"), vec![line(0), line(1)]).await.unwrap();
    store.add_chat(&table_id("t"), said(0, "ana", "hello")).await.unwrap();
    store.put_ratings(vec![rating("heat", "ana", 25.0, 8.0)]).await.unwrap();
}

/// Finds it again, and room for more.
async fn find_furnished(store: &Handle) {
    assert_eq!(store.person_by_login("ana").await.unwrap(), Some(member("ana", "Ana")));
    assert_eq!(store.session(b"token").await.unwrap(), Some(session(b"token", "ana", 1)));
    let found = store.table(&table_id("t")).await.unwrap();
    assert_eq!(found, Some(TableRow { people: people(["ana"]), ..table("t", 1) }));
    assert_eq!(store.chat(&table_id("t"), 9).await.unwrap(), [said(0, "ana", "hello")]);
    assert_eq!(store.best("heat", 9).await.unwrap(), [rating("heat", "ana", 25.0, 8.0)]);
    let log = store.log(&table_id("t"), 0).await.unwrap();
    let next = log.len() as u64;
    assert_eq!(log, (0..next).map(line).collect::<Vec<_>>());
    store.append(&table_id("t"), vec![line(next)]).await.unwrap();
}

/// A folder with a database in it.
pub struct Folder {
    folder: tempfile::TempDir,
}

impl Folder {
    pub fn new() -> Folder {
        Folder { folder: tempfile::tempdir().unwrap() }
    }

    fn path(&self) -> PathBuf {
        self.folder.path().join("crossroads.db")
    }

    pub fn open(&self) -> Handle {
        Arc::new(Sqlite::open(&self.path()).unwrap())
    }

    fn refused(&self) -> StoreError {
        Sqlite::open(&self.path()).err().unwrap()
    }
}

mod sqlite_file {
    use super::*;

    #[tokio::test]
    async fn everything_is_found_again_after_closing() {
        let folder = Folder::new();
        let store = folder.open();
        furnish(&store).await;
        store.close().await;
        let left: Vec<_> =
            folder.folder.path().read_dir().unwrap().map(|file| file.unwrap().path()).collect();
        assert_eq!(left.len(), 2, "the database and its lock, no write-ahead log: {left:?}");
        // Closed is closed, though the old handle lives.
        let again = folder.open();
        find_furnished(&again).await;
        again.close().await;
        drop(store);
    }

    #[tokio::test]
    async fn everything_is_found_again_after_dropping() {
        let folder = Folder::new();
        let store = folder.open();
        furnish(&store).await;
        drop(store);
        for _ in 0..3 {
            find_furnished(&folder.open()).await;
        }
    }

    #[tokio::test]
    async fn dropping_writes_what_waits() {
        let folder = Folder::new();
        let store = folder.open();
        store.create_table(table("t", 1)).await.unwrap();
        for number in 0..100 {
            // Asked once and left alone: the write is queued, nobody hears the answer.
            let id = table_id("t");
            let mut append = store.append(&id, vec![line(number)]);
            let mut context = std::task::Context::from_waker(std::task::Waker::noop());
            let _ = append.as_mut().poll(&mut context);
        }
        drop(store);
        assert_eq!(folder.open().log(&table_id("t"), 0).await.unwrap().len(), 100);
    }

    #[tokio::test]
    async fn a_database_has_one_writer() {
        let folder = Folder::new();
        let store = folder.open();
        let refused = folder.refused();
        assert!(matches!(&refused, StoreError::InUse(_)), "{refused}");
        assert!(refused.to_string().contains("crossroads.db.lock"), "{refused}");
        furnish(&store).await;
        drop(store);
        find_furnished(&folder.open()).await;
    }

    #[cfg(unix)]
    #[test]
    fn a_link_to_a_database_is_no_second_one() {
        let folder = Folder::new();
        let _store = folder.open();
        let link = folder.folder.path().join("link.db");
        std::os::unix::fs::symlink(folder.path(), &link).unwrap();
        assert!(matches!(Sqlite::open(&link), Err(StoreError::InUse(_))));
    }

    #[test]
    fn a_missing_folder_is_named() {
        let folder = Folder::new();
        let path = folder.folder.path().join("no/such/folder.db");
        let refused = Sqlite::open(&path).err().unwrap();
        assert!(matches!(&refused, StoreError::System { .. }), "{refused}");
        assert!(refused.to_string().contains("no/such/folder.db"), "{refused}");
    }

    #[test]
    fn a_file_that_is_no_database_is_left_alone() {
        let folder = Folder::new();
        std::fs::write(folder.path(), "dear diary, this is not a database at all").unwrap();
        assert!(matches!(folder.refused(), StoreError::Sqlite(_)));
        assert!(std::fs::read_to_string(folder.path()).unwrap().starts_with("dear diary"));
    }

    #[tokio::test]
    async fn a_newer_database_is_refused_and_left_alone() {
        let folder = Folder::new();
        furnish(&folder.open()).await;
        let raw = rusqlite::Connection::open(folder.path()).unwrap();
        raw.execute("INSERT INTO schema_version VALUES (1000)", []).unwrap();
        let refused = folder.refused();
        assert!(matches!(refused, StoreError::TooNew { found: 1000, known: 3 }), "{refused}");
        raw.execute("DELETE FROM schema_version WHERE version = 1000", []).unwrap();
        drop(raw);
        find_furnished(&folder.open()).await;
    }

    #[tokio::test]
    async fn a_word_that_nobody_knows_is_an_error_and_no_panic() {
        let folder = Folder::new();
        let store = folder.open();
        furnish(&store).await;
        let raw = rusqlite::Connection::open(folder.path()).unwrap();
        raw.execute("UPDATE tables SET status = 'paused'", []).unwrap();
        let refused = store.table(&table_id("t")).await.unwrap_err();
        assert!(matches!(&refused, StoreError::Unknown(what) if what == "Status paused"), "{refused}");
    }
}

/// A schema of its own in the database for tests.
pub struct Schema {
    name: String,
    pub url: String,
}

impl Schema {
    pub async fn open(&self) -> Handle {
        Arc::new(Postgres::connect(&self.url, None, Patience::default()).await.unwrap())
    }

    pub async fn raw(&self, sql: &str) {
        raw(&self.url, sql).await;
    }
}

async fn raw(url: &str, sql: &str) {
    let (client, connection) = tokio_postgres::connect(url, tokio_postgres::NoTls).await.unwrap();
    let driver = tokio::spawn(connection);
    client.batch_execute(sql).await.unwrap();
    drop(client);
    driver.await.unwrap().unwrap();
}

/// Runs a case in a fresh schema, which is dropped however the case ends.
pub async fn in_schema(case: impl AsyncFnOnce(&Schema)) {
    static COUNT: AtomicU64 = AtomicU64::new(0);
    static TOLD: Once = Once::new();
    let Ok(url) = std::env::var("CROSSROADS_TEST_POSTGRES") else {
        // Past the capture of tests that pass: who runs them should know.
        TOLD.call_once(|| {
            let _ = writeln!(io::stderr(), "PostgreSQL was not tested: CROSSROADS_TEST_POSTGRES is not set");
        });
        return;
    };
    let name = format!("crossroads_{}_{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
    raw(&url, &format!("CREATE SCHEMA {name}")).await;
    let joint = if url.contains('?') { '&' } else { '?' };
    let schema = Schema { url: format!("{url}{joint}options=-csearch_path%3D{name}"), name };
    let ended = CatchUnwind(Box::pin(case(&schema))).await;
    raw(&url, &format!("DROP SCHEMA {} CASCADE", schema.name)).await;
    if let Err(panic) = ended {
        std::panic::resume_unwind(panic);
    }
}

/// A future whose panics are its output.
struct CatchUnwind<F>(std::pin::Pin<Box<F>>);

impl<F: Future> Future for CatchUnwind<F> {
    type Output = std::thread::Result<F::Output>;
    fn poll(
        mut self: std::pin::Pin<&mut Self>,
        context: &mut std::task::Context<'_>,
    ) -> std::task::Poll<Self::Output> {
        use std::panic::{AssertUnwindSafe, catch_unwind};
        match catch_unwind(AssertUnwindSafe(|| self.0.as_mut().poll(context))) {
            Ok(poll) => poll.map(Ok),
            Err(panic) => std::task::Poll::Ready(Err(panic)),
        }
    }
}

mod postgres_database {
    use super::*;

    #[tokio::test]
    async fn everything_is_found_again_by_another_server() {
        in_schema(async |schema| {
            let store = schema.open().await;
            furnish(&store).await;
            store.close().await;
            for _ in 0..3 {
                let again = schema.open().await;
                find_furnished(&again).await;
                again.close().await;
            }
        })
        .await;
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn servers_that_start_together_migrate_once() {
        in_schema(async |schema| {
            let mut starting = JoinSet::new();
            for _ in 0..8 {
                let url = schema.url.clone();
                starting
                    .spawn(async move { Postgres::connect(&url, None, Patience::default()).await.map(drop) });
            }
            for started in starting.join_all().await {
                started.unwrap();
            }
            let store = schema.open().await;
            furnish(&store).await;
            store.close().await;
        })
        .await;
    }

    #[tokio::test]
    async fn a_newer_database_is_refused_and_left_alone() {
        in_schema(async |schema| {
            let store = schema.open().await;
            furnish(&store).await;
            schema.raw("INSERT INTO schema_version VALUES (1000)").await;
            let refused = Postgres::connect(&schema.url, None, Patience::default()).await.err().unwrap();
            assert!(matches!(refused, StoreError::TooNew { found: 1000, known: 3 }), "{refused}");
            schema.raw("DELETE FROM schema_version WHERE version = 1000").await;
            find_furnished(&schema.open().await).await;
            store.close().await;
        })
        .await;
    }

    #[tokio::test]
    async fn errors_say_what_the_server_says() {
        in_schema(async |schema| {
            let store = schema.open().await;
            schema.raw("DROP TABLE chat").await;
            let error = store.chat(&table_id("t"), 1).await.unwrap_err();
            assert!(error.to_string().contains("\"chat\" does not exist"), "{error}");
            store.close().await;
        })
        .await;
    }

    #[tokio::test]
    async fn a_server_that_is_not_there_is_an_error() {
        let nowhere = "postgresql://nobody@127.0.0.1:1/nothing";
        let error = Postgres::connect(nowhere, None, Patience::default()).await.err().unwrap();
        assert!(error.to_string().contains("refused"), "{error}");
        assert!(matches!(
            Postgres::connect("nonsense", None, Patience::default()).await,
            Err(StoreError::Postgres(_))
        ));
    }
}
