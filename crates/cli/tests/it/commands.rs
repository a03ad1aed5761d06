//! The commands as a person or a script meets them: arguments in, lines and exit status out.

use crossroads_server::keys::Keys;
use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

fn data(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../games/railroad-ink/tests/data").join(name)
}

pub fn crossroads(args: &[&str]) -> Output {
    crossroads_told(args, "")
}

/// Runs the program and types `input` at it.
pub fn crossroads_told(args: &[&str], input: &str) -> Output {
    use std::io::Write as _;
    let mut child = Command::new(env!("CARGO_BIN_EXE_crossroads"))
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // The program may leave before it has read everything.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    child.wait_with_output().unwrap()
}

pub fn stdout(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn json_lines(output: &Output) -> Vec<Value> {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    stdout(output).lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// A file that a test writes and nobody else reads.
fn file(name: &str, content: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, content).unwrap();
    path
}

fn vectors() -> Value {
    serde_json::from_slice(&std::fs::read(data("score_vectors.json")).unwrap()).unwrap()
}

/// Writes some entries of the foreign figures into a file of their own.
fn entries(name: &str, entries: impl IntoIterator<Item = Value>) -> String {
    let entries: Vec<Value> = entries.into_iter().collect();
    file(name, &serde_json::to_string(&entries).unwrap()).display().to_string()
}

#[test]
fn help_names_every_command_and_each_has_an_example() {
    let help = stdout(&crossroads(&["--help"]));
    let commands = [
        "play", "serve", "ratings", "simulate", "bench", "replay", "verify", "rules", "score", "check",
        "solve", "licences",
    ];
    for command in commands {
        assert!(help.contains(&format!("\n  crossroads {command} ")), "{command} has an example in the help");
        assert!(help.contains(&format!("\n  {command} ")), "{command} is explained in the help");
        let own = stdout(&crossroads(&[command, "--help"]));
        assert!(own.contains(&format!("Example: crossroads {command}")), "{own}");
    }
}

#[test]
fn score_prints_a_line_an_entry() {
    let boards = vectors()["score"].as_array().unwrap().clone();
    let file = entries("score.json", boards.iter().cloned());
    let lines = json_lines(&crossroads(&["score", "railroad-ink", &file]));
    assert_eq!(lines.len(), 602);
    for (line, board) in lines.iter().zip(&boards) {
        assert_eq!(line["id"], board["id"]);
        for (part, points) in board["expected"].as_object().unwrap() {
            assert_eq!(&line[part], points, "{} {part}", line["id"]);
        }
    }
    let output = crossroads(&["score", "railroad-ink", &file]);
    let first = stdout(&output).lines().next().unwrap().to_owned();
    let fields = ["id", "exits", "highway", "railway", "centre", "errors", "total"];
    let places: Vec<usize> = fields.map(|field| first.find(&format!("\"{field}\":")).unwrap()).to_vec();
    assert!(places.is_sorted(), "the fields stand in the promised order: {first}");
}

#[test]
fn score_can_count_trails() {
    let boards = vectors()["score_variant_trail"].as_array().unwrap().clone();
    let file = entries("trail.json", boards.iter().cloned());
    for (longest, expected) in [("trail", "expected_trail_variant"), ("simple", "simple_path_own_scorer")] {
        let lines = json_lines(&crossroads(&["score", "railroad-ink", &file, "--longest", longest]));
        for (line, board) in lines.iter().zip(&boards) {
            for (part, points) in board[expected].as_object().unwrap() {
                assert_eq!(&line[part], points, "{} {part} {longest}", line["id"]);
            }
        }
    }
}

#[test]
fn check_accepts_every_foreign_game() {
    let vectors = vectors();
    let all = ["score", "score_variant_trail"].map(|kind| vectors[kind].as_array().unwrap().clone()).concat();
    let games: Vec<Value> = all.into_iter().filter(|game| game.get("rounds").is_some()).collect();
    let file = entries("games.json", games.iter().cloned());
    let lines = json_lines(&crossroads(&["check", "railroad-ink", &file]));
    assert_eq!(lines.len(), games.len());
    assert!(lines.iter().all(|line| line["legal"] == true));
}

#[test]
fn check_finds_the_first_illegal_tile_and_its_clause() {
    let sequences = vectors()["sequences"].as_array().unwrap().clone();
    let with_ids = sequences.iter().enumerate().map(|(id, entry)| {
        let mut entry = entry.clone();
        entry["id"] = id.into();
        entry
    });
    let file = entries("sequences.json", with_ids);
    let lines = json_lines(&crossroads(&["check", "railroad-ink", &file]));
    for (line, expected) in lines.iter().zip(&sequences) {
        assert_eq!(line["legal"], expected["valid"]);
        assert_eq!(line.get("at").unwrap_or(&Value::Null), &expected["first_illegal"], "{expected}");
    }
    let turns = entries("turns.json", vectors()["turns"].as_array().unwrap().iter().cloned());
    assert_eq!(json_lines(&crossroads(&["check", "railroad-ink", &turns]))[0]["legal"], false);
}

#[test]
fn check_judges_dice_special_routes_and_the_end_of_a_round() {
    let dice = serde_json::json!([["hs", "rs", "rs", "ss"]]);
    let round = |tiles: &[&str]| serde_json::json!({ "id": tiles.len(), "rounds": [tiles], "dice": dice });
    let cases = [
        // The station still fits: the round ends too early, which is the index after its last tile.
        (round(&["01H-H-", "03R-R-", "10-R-R"]), 3, "RI-4.13"),
        (round(&["01H-H-", "11H-H-"]), 1, "RI-4.4"),
        (round(&["01HHHH", "03RRRR"]), 1, "RI-5.2"),
        (round(&["02H-H-"]), 0, "RI-4.1"),
    ];
    let rounds = entries("rounds.json", cases.iter().map(|(case, _, _)| case.clone()));
    let lines = json_lines(&crossroads(&["check", "railroad-ink", &rounds]));
    for (line, (_, at, clause)) in lines.iter().zip(&cases) {
        assert_eq!(
            (&line["legal"], &line["at"], &line["clause"]),
            (&false.into(), &(*at).into(), &(*clause).into())
        );
    }
    // Without dice only the places are judged, and what was drawn then still counts later.
    let later = serde_json::json!([{
        "id": "later", "rounds": [["01HHHH"], ["11HHHH"]], "dice": [null, ["hs", "rs", "rs", "ss"]],
    }]);
    let later = file("later.json", &later.to_string()).display().to_string();
    let line = &json_lines(&crossroads(&["check", "railroad-ink", &later]))[0];
    assert_eq!((&line["at"], &line["clause"]), (&1.into(), &"RI-5.3".into()));
}

#[test]
fn bad_files_get_one_line_and_exit_status_2() {
    let cases = [
        ("not json", "score", "not JSON"),
        (r#"{"id":1}"#, "score", "array"),
        (r#"[{"tiles":[]}]"#, "score", "no id"),
        (r#"[{"id":"a","tiles":["01Q-H-"]}]"#, "score", "\"a\""),
        (r#"[{"id":"a","tiles":["71H-H-"]}]"#, "score", "\"a\""),
        (r#"[{"id":"a","tiles":["0"]}]"#, "score", "\"a\""),
        (r#"[{"id":"a","tiles":["01H-H-","01H-H-"]}]"#, "score", "two tiles"),
        (r#"[{"id":"a","tiles":["01R-R-"]}]"#, "score", "RI-7.20"),
        (r#"[{"id":"a","tiles":[7]}]"#, "score", "\"a\""),
        (r#"[{"id":"a"}]"#, "check", "rounds"),
        (r#"[{"id":"a","rounds":[["01H-H-"]],"dice":[["hs","rs","zz","ss"]]}]"#, "check", "zz"),
        (r#"[{"id":"a","rounds":[["01H-H-"]],"dice":[["hs","rs","ss","ss"]]}]"#, "check", "\"a\""),
        (r#"[{"id":"a","rounds":[["01H-H-"]],"dice":[]}]"#, "check", "\"a\""),
        (
            r#"[{"id":"a","tiles":[],"specials_left":["hs"],"dice":["hs","rs","rs","ss"]}]"#,
            "solve",
            "special",
        ),
        (r#"[{"id":"a","tiles":[],"specials_left":[]}]"#, "solve", "dice"),
    ];
    for (number, (content, command, says)) in cases.iter().enumerate() {
        let path = file(&format!("bad-{number}.json"), content).display().to_string();
        let output = crossroads(&[command, "railroad-ink", &path]);
        let error = String::from_utf8(output.stderr.clone()).unwrap();
        assert_eq!(output.status.code(), Some(2), "{content}: {error}");
        assert_eq!(error.lines().count(), 1, "{error}");
        assert!(error.contains(says) && stdout(&output).is_empty(), "{content}: {error}");
    }
    assert_eq!(crossroads(&["score", "railroad-ink", "/no/such/file"]).status.code(), Some(2));
}

#[test]
fn solve_finds_the_best_last_round() {
    let cases: Vec<Value> = vectors()["last_round"].as_array().unwrap().iter().take(6).cloned().collect();
    let file = entries("solve.json", cases.iter().cloned());
    let lines = json_lines(&crossroads(&["solve", "railroad-ink", &file]));
    for (line, case) in lines.iter().zip(&cases) {
        assert_eq!((&line["id"], &line["optimum"]), (&case["id"], &case["optimum"]));
    }
}

#[test]
fn simulate_reports_what_came_of_the_tables() {
    let args = [
        "simulate",
        "railroad-ink",
        "--seats",
        "2",
        "--bot",
        "random",
        "--games",
        "20",
        "--seed",
        "5",
        "--json",
    ];
    let answers: Vec<Value> = (0..2).map(|_| json_lines(&crossroads(&args)).remove(0)).collect();
    let answer = &answers[0];
    assert_eq!((&answer["game"], &answer["games"]), (&"railroad-ink".into(), &20.into()));
    assert!(
        answer["decisions"].as_u64().unwrap() > 20 * 2 * 20
            && answer["decisions_per_second"].as_f64() > Some(0.0)
    );
    assert_eq!(answer["seats"].as_array().unwrap().len(), 2);
    assert_eq!(
        (&answer["seats"], &answer["decisions"]),
        (&answers[1]["seats"], &answers[1]["decisions"]),
        "same seed"
    );
    assert!(answer.get("totals").is_none());
}

#[test]
fn simulate_plays_given_dice() {
    let dice = data("benchmark_dice.json").display().to_string();
    let answer =
        &json_lines(&crossroads(&["simulate", "railroad-ink", "--bot", "random", "--dice", &dice, "--json"]))
            [0];
    let totals: Vec<i64> = answer["totals"].as_array().unwrap().iter().map(|t| t.as_i64().unwrap()).collect();
    assert_eq!((totals.len(), &answer["games"]), (50, &50.into()));
    let mean = totals.iter().sum::<i64>() as f64 / 50.0;
    assert!((mean - answer["seats"][0]["mean_score"].as_f64().unwrap()).abs() < 1e-9);
}

#[test]
fn simulate_refuses_what_it_cannot_play() {
    for args in [
        &["simulate", "chess"][..],
        &["simulate", "railroad-ink", "--seats", "7"],
        &["simulate", "railroad-ink", "--bot", "nobody"],
        &["simulate", "railroad-ink", "--options", "{"],
        &["simulate", "railroad-ink", "--options", r#"{"expansion":"rivers"}"#],
        &["simulate", "railroad-ink", "--seats", "3", "--bot", "random,random"],
    ] {
        let output = crossroads(args);
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        assert_eq!(String::from_utf8(output.stderr).unwrap().lines().count(), 1, "{args:?}");
    }
}

#[test]
fn a_preset_sets_options_and_options_come_on_top() {
    let decisions = |args: &[&str]| {
        let fixed = ["simulate", "thunder-road", "--seats", "2", "--games", "5", "--json"];
        json_lines(&crossroads(&[&fixed, args].concat())).remove(0)["decisions"].clone()
    };
    let shop = r#"{"leaders":true,"upgrades":true}"#;
    assert_eq!(decisions(&["--preset", "choppe_shoppe"]), decisions(&["--options", shop]));
    let without = r#"{"leaders":false,"upgrades":false}"#;
    assert_eq!(decisions(&["--preset", "choppe_shoppe", "--options", without]), decisions(&[]));
    assert_ne!(decisions(&["--preset", "choppe_shoppe"]), decisions(&[]));

    let unknown = crossroads(&["simulate", "railroad-ink", "--preset", "blue"]);
    assert_eq!(unknown.status.code(), Some(2));
    assert!(String::from_utf8(unknown.stderr).unwrap().contains("base, meteor, lava, strict"));
}

#[test]
fn bench_prints_its_figures() {
    let figures = &json_lines(&crossroads(&["bench", "railroad-ink", "--seconds", "0.1", "--json"]))[0];
    assert!(figures["state_bytes"].as_u64().unwrap() < 2048);
    for rate in ["decisions_per_second", "games_per_second", "copies_per_second"] {
        assert!(figures[rate].as_f64().unwrap() > 1000.0, "{rate}");
    }
}

#[test]
fn records_replay_verify_and_betray_a_forger() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("records");
    let folder_text = folder.display().to_string();
    let lava = r#"{"expansion":"lava"}"#;
    let made = crossroads(&[
        "simulate",
        "railroad-ink",
        "--seats",
        "2",
        "--games",
        "2",
        "--options",
        lava,
        "--records",
        &folder_text,
    ]);
    assert!(made.status.success());
    let path = folder.join("railroad-ink-1.json");
    let honest = crossroads(&["verify", &path.display().to_string()]);
    assert_eq!(honest.status.code(), Some(0), "{}", stdout(&honest));
    let told = stdout(&crossroads(&["replay", &path.display().to_string()]));
    assert!(told.contains("Round 6") && told.contains("points"), "{told}");

    let record: Value = serde_json::from_slice(&std::fs::read(&path).unwrap()).unwrap();
    let forge = |name: &str, change: &dyn Fn(&mut Value)| {
        let mut forged = record.clone();
        change(&mut forged);
        let output = crossroads(&["verify", &file(name, &forged.to_string()).display().to_string()]);
        assert_eq!(output.status.code(), Some(1), "{name}: {}", stdout(&output));
        stdout(&output)
    };
    let removed = forge("forged-entry.json", &|record| {
        record["log"].as_array_mut().unwrap().remove(20);
    });
    assert!(removed.contains("breaks at entry"), "{removed}");
    forge("forged-seed.json", &|record| record["seed"] = "11".repeat(32).into());
    forge("forged-version.json", &|record| record["rules_version"] = 99.into());
    forge("forged-hash.json", &|record| record["hashes"][0]["hash"] = "00".into());
    forge("forged-shape.json", &|record| record["log"][3]["do"] = "dance".into());
    forge("no-hashes.json", &|record| record["hashes"] = json!([]));
    forge("no-last-hash.json", &|record| drop(record["hashes"].as_array_mut().unwrap().pop()));
    forge("empty.json", &|record| (record["log"], record["hashes"]) = (json!([]), json!([])));
    forge("invented.json", &|record| record["outcome"] = json!({ "winner": "Eve" }));
    let cut = |record: &mut Value| {
        record["log"].as_array_mut().unwrap().truncate(20);
        record["hashes"].as_array_mut().unwrap().retain(|mark| mark["after"].as_u64() <= Some(20));
    };
    forge("cut.json", &cut);
    let said = forge("cut-and-said.json", &|record| {
        cut(record);
        record["over"] = false.into();
    });
    assert!(said.contains("before the table is over"), "{said}");
    let old = forge("cut-in-the-format-before.json", &|record| {
        cut(record);
        record["format"] = 1.into();
        record.as_object_mut().unwrap().remove("over");
    });
    assert!(old.contains("before the table is over"), "{old}");
    let twice = record.to_string().replacen('{', r#"{"over":true,"#, 1);
    let output = crossroads(&["verify", &file("twice.json", &twice).display().to_string()]);
    assert_eq!(output.status.code(), Some(2), "of a key that stands twice each reader takes another value");
}

#[test]
fn a_verdict_asks_for_what_was_known_from_outside() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("sealed");
    let made =
        crossroads(&["simulate", "railroad-ink", "--games", "1", "--records", &folder.display().to_string()]);
    assert!(made.status.success());
    let mut record: Value =
        serde_json::from_slice(&std::fs::read(folder.join("railroad-ink-0.json")).unwrap()).unwrap();
    let verdict = |record: &Value, more: &[&str]| {
        let path = file("sealed.json", &record.to_string()).display().to_string();
        let output = crossroads(&[&["verify", &path][..], more].concat());
        (output.status.code().unwrap(), stdout(&output))
    };
    let promised = record["commitment"].as_str().unwrap().to_owned();
    let (keys, others) = (Keys::fresh(), Keys::fresh());
    let (status, said) = verdict(&record, &["--commitment", &promised]);
    assert!(status == 0 && said.contains("not sealed"), "{said}");
    let (status, said) = verdict(&record, &["--commitment", &"11".repeat(32)]);
    assert!(status == 1 && said.contains("another commitment"), "{said}");
    let (status, said) = verdict(&record, &["--key", &keys.public()]);
    assert!(status == 1 && said.contains("no seal"), "{said}");
    assert_eq!(verdict(&record, &["--key", "short"]).0, 2);

    let entries = record["log"].as_array().unwrap().len();
    record["table"] = json!({
        "id": "t", "since_ms": 1, "times": vec![2; entries], "seats": [{ "who": "guest", "name": "Ana" }],
    });
    keys.sign(&mut record);
    let (status, said) = verdict(&record, &["--key", &keys.public()]);
    assert!(status == 0 && said.contains(&keys.public()), "{said}");
    for (lang, word) in
        [("en", "sealed with the key"), ("ru", "заверено ключом"), ("uk", "засвідчено ключем")]
    {
        let (status, said) = verdict(&record, &["--lang", lang]);
        assert!(status == 0 && said.contains(word), "{said}");
    }
    let (status, said) = verdict(&record, &["--key", &others.public()]);
    assert!(status == 1 && said.contains("another key"), "{said}");
    record["table"]["seats"][0]["name"] = "Eve".into();
    let (status, said) = verdict(&record, &[]);
    assert!(status == 1 && said.contains("changed after it was sealed"), "{said}");
}

/// The lines that `replay --json` prints of a record, and how it ends.
fn as_data(record: &Value, name: &str) -> (Vec<Value>, Option<i32>) {
    let path = file(name, &record.to_string()).display().to_string();
    let output = crossroads(&["replay", &path, "--json"]);
    let lines = stdout(&output);
    (lines.lines().map(|line| serde_json::from_str(line).unwrap()).collect(), output.status.code())
}

#[test]
fn a_record_is_told_as_data() {
    for game in ["railroad-ink", "heat", "thunder-road", "steampunk-rally"] {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("as-data");
        let records = folder.display().to_string();
        let made = crossroads(&[
            "simulate",
            game,
            "--seats",
            "2",
            "--games",
            "1",
            "--bot",
            "greedy,greedy",
            "--records",
            &records,
        ]);
        assert!(made.status.success(), "{game}");
        let path = folder.join(format!("{game}-0.json"));
        let mut record: Value = serde_json::from_slice(&std::fs::read(path).unwrap()).unwrap();
        let (steps, status) = as_data(&record, &format!("{game}-whole.json"));
        assert_eq!(status, Some(0), "{game}");
        let log = record["log"].as_array().unwrap().clone();
        assert_eq!(steps.len(), log.len() + 1, "{game}: the set-up and every entry");
        assert_eq!(
            (&steps[0]["seat"], &steps[0]["do"]),
            (&Value::Null, &Value::Null),
            "{game}: nobody sets it up"
        );
        for (number, (before, (step, entry))) in steps.iter().zip(steps[1..].iter().zip(&log)).enumerate() {
            assert_eq!(step["entry"], number + 1, "{game}");
            assert_eq!((&step["seat"], &step["do"]), (&entry["seat"], &entry["do"]), "{game} {number}");
            let asked = before["to_act"].as_array().unwrap();
            assert!(asked.contains(&step["seat"]), "{game} {number}: who acts was asked before");
            assert_eq!(before["outcome"], Value::Null, "{game} {number}");
        }
        for mark in record["hashes"].as_array().unwrap() {
            assert_eq!(steps[mark["after"].as_u64().unwrap() as usize]["hash"], mark["hash"], "{game}");
        }
        let last = steps.last().unwrap();
        assert_eq!(last["to_act"], Value::Array(Vec::new()), "{game}");
        assert_eq!(last["outcome"].as_array().unwrap().len(), 2, "{game}: a standing for each seat");
        assert!(
            steps.iter().any(|step| !step["events"].as_array().unwrap().is_empty()),
            "{game}: things happen"
        );

        record["log"][5]["seat"] = 7.into();
        let (steps, status) = as_data(&record, &format!("{game}-broken.json"));
        assert_eq!((steps.len(), status), (6, Some(2)), "{game}: told up to where it breaks");
    }
}

#[test]
fn rules_speak_three_languages() {
    let clause = |lang| stdout(&crossroads(&["rules", "railroad-ink", "RI-4.9", "--lang", lang]));
    let texts = ["en", "ru", "uk"].map(clause);
    assert!(texts.iter().all(|text| text.contains("RI-4.9")));
    assert!(texts[0].contains("end may not face") && texts[1] != texts[2] && texts[0] != texts[1]);
    assert!(stdout(&crossroads(&["rules", "railroad-ink"])).contains("RI-9.20"));
    let chapter = stdout(&crossroads(&["rules", "railroad-ink", "ri-5"]));
    assert!(chapter.contains("RI-5.6") && !chapter.contains("RI-6.1"));
    assert_eq!(crossroads(&["rules", "railroad-ink", "RI-99.1"]).status.code(), Some(2));
}

/// Plays a whole solo table by always taking the first choice, with a refusal and an undo on the way.
#[test]
fn a_person_can_play_a_table_in_the_terminal() {
    let record = Path::new(env!("CARGO_TARGET_TMPDIR")).join("played.json").display().to_string();
    let args =
        ["play", "railroad-ink", "--bots", "random", "--seed", "3", "--names", "Ana", "--record", &record];
    let input = "13RRHR\nr RI-4.1\n1\n1\n1\nu\n".to_owned() + &"1\n".repeat(400);
    let output = crossroads_told(&args, &input);
    let told = stdout(&output);
    assert!(output.status.success(), "{told}");
    assert!(told.contains("Refused by RI-4.1: It connects to neither an exit nor a route."), "{told}");
    assert!(told.contains("Undone.") && told.contains("must join, by at least one side"));
    assert!(told.contains("Round 7 of 7") && told.contains("Ana: "), "{told}");
    assert_eq!(crossroads(&["verify", &record]).status.code(), Some(0));
    let replayed = stdout(&crossroads(&["replay", &record, "--lang", "ru"]));
    assert!(replayed.contains("отменяет последний шаг"), "{replayed}");
}

#[test]
fn a_person_can_leave_and_nobody_is_asked_twice() {
    let left = crossroads_told(&["play", "--seed", "1"], "q\n");
    assert!(left.status.success() && stdout(&left).contains("You have left the table."));
    let gone = crossroads_told(&["play", "--seed", "1"], "");
    assert!(gone.status.success(), "the end of input is a person leaving");
}
