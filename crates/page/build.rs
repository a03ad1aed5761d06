//! Builds the browser client with npm when its sources have changed, and writes a list of its files for the program to
//! carry.
#![allow(clippy::panic, clippy::expect_used, reason = "a build that cannot go on says why and stops")]

use std::env;
use std::fmt::Write as _;
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::Command;

/// Who has no Node.js sets this and gets a program without a page.
const WITHOUT: &str = "CROSSROADS_WITHOUT_PAGE";

/// What the page is made of, seen from the folder of the client.
const SOURCES: [&str; 8] = [
    "src",
    "public",
    "index.html",
    "package.json",
    "package-lock.json",
    "vite.config.ts",
    "licences.ts",
    "svelte.config.js",
];

fn main() {
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo says where to write"));
    let here = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo says where we are"));
    let web = here.join("../../web");
    println!("cargo::rerun-if-env-changed={WITHOUT}");
    for source in SOURCES {
        println!("cargo::rerun-if-changed={}", web.join(source).display());
    }
    // The words and lessons of the games are in their crates.
    for game in fs::read_dir(here.join("../games")).expect("there are games").flatten() {
        for folder in ["messages", "lessons"] {
            println!("cargo::rerun-if-changed={}", game.path().join(folder).display());
        }
    }
    let dist = out.join("dist");
    let crates = here.join("licences.txt");
    println!("cargo::rerun-if-changed={}", crates.display());
    let mut licences = fs::read_to_string(crates).expect("the licences of the crates are written down");
    let files = if env::var_os(WITHOUT).is_some_and(|value| !value.is_empty()) {
        Vec::new()
    } else {
        build(&web, &dist);
        // The build of the client says whose work is in it; that is told together with the rest.
        let of_client = dist.join("licences.txt");
        licences += &fs::read_to_string(&of_client).expect("the client tells its licences");
        fs::remove_file(of_client).expect("a file just read is there");
        files(&dist)
    };
    println!("cargo::rustc-env=CROSSROADS_LICENCES_TAG={}", tag(licences.as_bytes()));
    fs::write(out.join("licences.txt"), licences).expect("the licences are written");
    fs::write(out.join("files.rs"), list(&dist, &files)).expect("the list of files is written");
}

fn build(web: &Path, dist: &Path) {
    let lock = fs::read(web.join("package-lock.json")).expect("the client has a lock file");
    // What was installed last; a folder alone does not say whether it is of this lock file.
    let installed = web.join("node_modules/.crossroads-lock");
    if fs::read(&installed).ok().as_ref() != Some(&lock) {
        npm(web, &["ci", "--no-audit", "--no-fund", "--loglevel=error"]);
        fs::write(&installed, lock).expect("the lock file is copied");
    }
    let dist = dist.to_str().expect("the folder has a plain name");
    npm(web, &["run", "build", "--", "--outDir", dist, "--emptyOutDir", "--logLevel", "warn"]);
}

fn npm(web: &Path, args: &[&str]) {
    let program = if cfg!(windows) { "npm.cmd" } else { "npm" };
    match Command::new(program).args(args).current_dir(web).output() {
        Ok(done) if done.status.success() => {}
        Ok(done) => panic!(
            "npm {} failed:\n{}{}",
            args.join(" "),
            String::from_utf8_lossy(&done.stdout),
            String::from_utf8_lossy(&done.stderr)
        ),
        Err(error) => panic!(
            "The browser client is built with Node.js (20 or newer), and npm cannot be started: {error}.\n\
             Install Node.js, or build without the page: {WITHOUT}=1 cargo run --release"
        ),
    }
}

/// Every file of the built client, as its path in the URL.
fn files(dist: &Path) -> Vec<String> {
    let mut found = Vec::new();
    let mut folders = vec![dist.to_path_buf()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).expect("the client has been built").flatten() {
            let path = entry.path();
            if path.is_dir() {
                folders.push(path);
            } else {
                let inside = path.strip_prefix(dist).expect("it is inside");
                found.push(inside.to_str().expect("files have plain names").replace('\\', "/"));
            }
        }
    }
    found.sort();
    found
}

/// The list as Rust, sorted by path.
fn list(dist: &Path, files: &[String]) -> String {
    let mut list = String::from("[\n");
    for file in files {
        let path = dist.join(file);
        let tag = tag(&fs::read(&path).expect("the client has been built"));
        let path = path.to_str().expect("the folder has a plain name");
        let _ = writeln!(list, "    (\"/{file}\", include_bytes!({path:?}) as &[u8], {tag:?}),");
    }
    list.push(']');
    list
}

/// A short name for this content, so that a browser can say what it has.
fn tag(bytes: &[u8]) -> String {
    let mut hasher = DefaultHasher::new();
    bytes.hash(&mut hasher);
    format!("{:016x}", hasher.finish())
}
