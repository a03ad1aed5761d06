//! Bytes as what a hostile client sends over a connection or an open socket, to a whole server in the same process.
#![no_main]

use crossroads_server::probe::Probe;
use crossroads_store::Sqlite;
use std::sync::{Arc, LazyLock};
use tokio::runtime::Runtime;

static HOUSE: LazyLock<(Runtime, Probe)> = LazyLock::new(|| {
    let runtime = Runtime::new().expect("a runtime");
    let folder = std::env::temp_dir().join(format!("crossroads-fuzz-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let store = Sqlite::open(&folder.join("crossroads.db")).expect("a store");
    let probe = runtime.block_on(Probe::open(Arc::new(store))).expect("a server");
    (runtime, probe)
});

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    let (runtime, probe) = &*HOUSE;
    runtime.block_on(async {
        probe.feed(bytes).await;
        assert!(probe.is_well().await);
    });
});
