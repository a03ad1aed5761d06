//! Copies of an embedded database.

use crossroads_store::{PersonId, PersonRow, Sqlite, Store, StoreError, backup, restore};
use std::path::Path;

fn person(number: u32) -> PersonRow {
    let id = PersonId(format!("p{number}"));
    PersonRow { id, name: "Ana".to_owned(), password: None, created_ms: i64::from(number) }
}

/// How many of those who came one after the other are there; nobody may be missing in between.
async fn people(store: &Sqlite) -> u32 {
    let mut number = 0;
    while store.person(&person(number).id).await.unwrap().is_some() {
        number += 1;
    }
    number
}

#[tokio::test(flavor = "multi_thread")]
async fn a_copy_is_made_while_others_write_and_put_back_when_nobody_does() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    let (database, copy) = (at("crossroads.db"), at("copy.db"));
    let store = Sqlite::open(&database).unwrap();
    for number in 0..50 {
        store.put_person(person(number)).await.unwrap();
    }
    let copying = tokio::task::spawn_blocking({
        let (database, copy) = (database.clone(), copy.clone());
        move || backup(&database, &copy)
    });
    for number in 50..200 {
        store.put_person(person(number)).await.unwrap();
    }
    copying.await.unwrap().unwrap();
    assert!(backup(&database, &copy).is_err(), "a copy that is there is not written over");
    assert!(matches!(restore(&copy, &database), Err(StoreError::InUse(_))), "a server runs on it");
    assert_eq!(people(&store).await, 200, "and goes on");
    store.close().await;
    drop(store);

    let old = restore(&copy, &database).unwrap().expect("there was one before");
    let restored = Sqlite::open(&database).unwrap();
    let found = people(&restored).await;
    assert!((50..=200).contains(&found), "{found}");
    restored.put_person(person(found)).await.unwrap();
    assert_eq!(people(&Sqlite::open(&old).unwrap()).await, 200, "nothing is lost");
}

#[tokio::test]
async fn what_is_no_copy_is_not_put_back() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    let store = Sqlite::open(&at("crossroads.db")).unwrap();
    store.put_person(person(0)).await.unwrap();
    store.close().await;
    drop(store);
    std::fs::write(at("garbage.db"), vec![7; 9000]).unwrap();
    let whole = std::fs::read(at("crossroads.db")).unwrap();
    std::fs::write(at("torn.db"), &whole[..whole.len() / 2]).unwrap();
    for copy in ["garbage.db", "torn.db", "nothing.db"] {
        assert!(restore(&at(copy), &at("crossroads.db")).is_err(), "{copy}");
    }
    assert_eq!(people(&Sqlite::open(&at("crossroads.db")).unwrap()).await, 1, "what was there is there");
}

#[cfg(unix)]
#[tokio::test]
async fn only_the_owner_may_read_what_is_written() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    let store = Sqlite::open(&folder.path().join("crossroads.db")).unwrap();
    store.put_person(person(0)).await.unwrap();
    backup(&folder.path().join("crossroads.db"), &folder.path().join("copy.db")).unwrap();
    let mode = |path: &Path| path.metadata().unwrap().permissions().mode() & 0o777;
    for file in folder.path().read_dir().unwrap().flatten() {
        assert_eq!(mode(&file.path()), 0o600, "{}", file.path().display());
    }
}

#[tokio::test]
async fn whether_it_can_be_written_is_tried() {
    let folder = tempfile::tempdir().unwrap();
    let store = Sqlite::open(&folder.path().join("crossroads.db")).unwrap();
    assert!(store.try_to_write().await.is_ok());
    store.close().await;
    assert!(matches!(store.try_to_write().await, Err(StoreError::Closed)));
}
