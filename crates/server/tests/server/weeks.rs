//! Play by turns over weeks, in fast time: many tables, people who come when they like, and some who never come
//! back. Nothing may be left over: no task, no table that stays awake, no memory.

mod slow {
    use crossroads_engine::conformance::Window;
    use crossroads_engine::{Chance, Quick};
    use crossroads_room::Place;
    use crossroads_server::App;
    use crossroads_server::error::{Fault, TableFault};
    use crossroads_server::hall::NewTable;
    use crossroads_server::metrics::memory_bytes;
    use crossroads_server::people;
    use crossroads_server::settings::Settings;
    use crossroads_store::{PersonRow, Sqlite, Status, Store, TableId, TableQuery};
    use serde_json::{Value, json};
    use std::sync::Arc;
    use std::time::Duration;
    use tokio::runtime::Handle;
    use tokio::sync::watch;

    const TABLES: Window = Window { gate: 100, long: 1_000 };
    const HOUR: Duration = Duration::from_hours(1);
    const DAY_MS: u64 = 24 * 3_600_000;

    struct Table {
        id: TableId,
        people: [PersonRow; 2],
    }

    async fn lay(app: &App) -> Table {
        let (ana, _) = app.people.welcome_guest(None).await.unwrap();
        let (bo, _) = app.people.welcome_guest(None).await.unwrap();
        let clock = json!({ "each": { "decision_ms": DAY_MS, "bank_ms": 0 } });
        let wish = json!({ "game": "railroad-ink", "seats": 2, "listed": true, "clock": clock });
        let wish: NewTable = serde_json::from_value(wish).unwrap();
        let id = TableId(app.hall.create(&ana, wish).await.unwrap().id);
        let (guest, host) = (people::at_table(&bo), ana.id.0.clone());
        app.hall.ask(&id, move |room, step| room.sit(&guest, Place::default(), step)).await.unwrap();
        app.hall.ask(&id, move |room, step| room.start(&host, step)).await.unwrap();
        Table { id, people: [ana, bo] }
    }

    /// Somebody comes by and does all there is to do.
    async fn visit(app: &App, table: &TableId, person: &PersonRow, chance: &mut Quick) -> usize {
        let mut moves = 0;
        loop {
            let who = person.id.0.clone();
            let look = app.hall.ask(table, move |room, _| room.look(Some(&who))).await.unwrap();
            let look: Value = serde_json::from_str(look.get()).unwrap();
            let legal = look["legal"].as_array().unwrap();
            let Some(action) = chance.pick(legal).cloned() else { return moves };
            let who = person.id.0.clone();
            match app.hall.ask(table, move |room, step| room.act(&who, &action, step)).await {
                Ok(()) => moves += 1,
                // The bot that stood in while the person was away has just acted: there is something else to see.
                Err(Fault::Table(TableFault::Refused { .. })) => {}
                Err(fault) => panic!("{fault}"),
            }
        }
    }

    /// Real time for bots and disks, while the clock of the tables stands still.
    async fn breathe() {
        let _ = tokio::task::spawn_blocking(|| std::thread::sleep(Duration::from_millis(10))).await;
    }

    #[tokio::test(start_paused = true)]
    async fn tables_by_turns_leave_nothing_behind() {
        // While somebody works off the async threads the clock stands still; this one works until the end, so that time
        // passes when the test says so and not while a disk is busy.
        let (end, ended) = std::sync::mpsc::channel::<()>();
        let holding = tokio::task::spawn_blocking(move || ended.recv());

        let folder = tempfile::tempdir().unwrap();
        let store = Arc::new(Sqlite::open(&folder.path().join("crossroads.db")).unwrap());
        let (close, closing) = watch::channel(false);
        let app = App::open(Settings::default(), store.clone(), closing).await.unwrap();
        let at_first = Handle::current().metrics().num_alive_tasks();

        let mut tables = Vec::new();
        let many = TABLES.count() as usize;
        for _ in 0..many {
            tables.push(lay(&app).await);
        }
        let mut chance = Quick::new(5);
        let (mut moves, mut after_a_week) = (0, None);
        for day in 0..28 {
            for _ in 0..4 {
                tokio::time::advance(6 * HOUR).await;
                for (number, table) in tables.iter().enumerate() {
                    for (seat, person) in table.people.iter().enumerate() {
                        // Every tenth table loses somebody after three days; bots play on there.
                        let gone = number % 10 == 0 && seat == 1 && day >= 3;
                        if !gone && chance.below(3) == 0 {
                            moves += visit(&app, &table.id, person, &mut chance).await;
                        }
                    }
                }
            }
            if day == 6 {
                after_a_week = memory_bytes();
            }
        }
        // Days more, so that every clock has run out, and a while for everybody to go to sleep.
        let query = TableQuery { status: Some(Status::Over), most: 2 * many as u64, ..<_>::default() };
        let (mut over, mut waiting) = (0, 0);
        for _ in 0..2000 {
            tokio::time::advance(HOUR).await;
            breathe().await;
            over = store.tables(query.clone()).await.unwrap().len();
            // Where everybody's time is up, bots do not play on over their heads.
            waiting = tables.iter().filter(|table| app.hall.waiting(&table.id).paused).count();
            if over + waiting == many && app.hall.awake() == 0 {
                break;
            }
        }
        assert_eq!(over + waiting, many, "every table has come to its end, or waits for its people");
        assert!(waiting * 10 < many, "{waiting} tables wait: most have somebody who comes back");
        assert!(moves > 30 * many, "{moves} moves");
        assert_eq!(app.hall.awake(), 0, "nobody looks, so every table sleeps");
        let left = Handle::current().metrics().num_alive_tasks();
        assert!(left <= at_first, "{at_first} tasks before the first table, {left} after the last");
        if let (Some(before), Some(after)) = (after_a_week, memory_bytes()) {
            assert!(after < before + before / 4, "{before} bytes after a week, {after} after four");
        }
        drop(close);
        drop(end);
        let _ = holding.await;
    }
}
