//! Servers that must not start: beside another one on the same `PostgreSQL`, or with keys that are not the database's.

use std::io::{BufRead, BufReader, Read};
use std::process::{Child, Command, Stdio};

fn serve(more: &[&str]) -> Child {
    Command::new(env!("CARGO_BIN_EXE_crossroads"))
        .args(["serve", "--listen", "127.0.0.1:0"])
        .args(more)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap()
}

/// Waits until it is open; answers its address.
fn opened(server: &mut Child) -> String {
    let mut line = String::new();
    BufReader::new(server.stdout.take().unwrap()).read_line(&mut line).unwrap();
    line.split("http://").nth(1).and_then(|rest| rest.split(' ').next()).unwrap_or_default().to_owned()
}

/// Waits until it has ended; answers with which status, and what it said.
fn ended(mut server: Child) -> (Option<i32>, String) {
    let mut said = String::new();
    server.stderr.take().unwrap().read_to_string(&mut said).unwrap();
    (server.wait().unwrap().code(), said)
}

/// `PostgreSQL` itself, spoken to with a program of its own; `None` where there is none for tests.
fn psql(sql: &str) -> Option<()> {
    let url = std::env::var("CROSSROADS_TEST_POSTGRES").ok()?;
    let done = Command::new("psql").args([&*url, "-qc", sql]).stdout(Stdio::null()).status().ok()?;
    done.success().then_some(())
}

#[test]
fn a_second_server_on_one_postgresql_is_refused_and_a_lost_lock_ends_the_first() {
    let schema = format!("crossroads_servers_{}", std::process::id());
    let Some(()) = psql(&format!("CREATE SCHEMA {schema}")) else { return };
    let url = std::env::var("CROSSROADS_TEST_POSTGRES").unwrap();
    let joint = if url.contains('?') { '&' } else { '?' };
    let url = format!("{url}{joint}options=-csearch_path%3D{schema}");
    let folder = tempfile::tempdir().unwrap();
    let place = ["--database", &url, "--data", folder.path().to_str().unwrap()];
    let mut first = serve(&place);
    assert_ne!(opened(&mut first), "");
    let (status, said) = ended(serve(&place));
    assert_eq!(status, Some(2), "{said}");
    assert!(said.contains("another server runs on this PostgreSQL database"), "{said}");
    assert!(first.try_wait().unwrap().is_none(), "the first goes on");
    let holders = format!(
        "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' \
         AND objid::bigint = hashtext('{schema}')::bigint & 4294967295"
    );
    psql(&holders).unwrap();
    let (status, said) = ended(first);
    psql(&format!("DROP SCHEMA {schema} CASCADE")).unwrap();
    assert_eq!(status, Some(2), "{said}");
    assert!(said.contains("the lock of the database is lost"), "{said}");
}

#[tokio::test]
async fn a_server_without_the_keys_of_its_tables_does_not_start() {
    let folder = tempfile::tempdir().unwrap();
    let place = ["--data", folder.path().to_str().unwrap()];
    let mut server = serve(&place);
    let address = opened(&mut server);
    let http = reqwest::Client::builder().cookie_store(true).build().unwrap();
    let guest = serde_json::json!({});
    http.post(format!("http://{address}/api/guest")).json(&guest).send().await.unwrap();
    let wish = serde_json::json!({ "game": "railroad-ink", "seats": 1 });
    let laid = http.post(format!("http://{address}/api/tables")).json(&wish).send().await.unwrap();
    assert!(laid.status().is_success());
    server.kill().unwrap();
    server.wait().unwrap();
    let keys = folder.path().join("crossroads.keys");
    let kept = folder.path().join("kept.keys");
    std::fs::rename(&keys, &kept).unwrap();
    let (status, said) = ended(serve(&place));
    assert_eq!(status, Some(2), "{said}");
    assert!(said.contains("the keys are not those with which the database was written"), "{said}");
    let mut again = serve(&[&place[..], &["--keys", kept.to_str().unwrap()]].concat());
    assert_ne!(opened(&mut again), "", "with its keys it does");
    again.kill().unwrap();
    again.wait().unwrap();
}
