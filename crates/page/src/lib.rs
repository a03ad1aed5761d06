//! The browser client inside the program: `web/` as npm has built it, file by file.

/// Every file with its path and a tag that names its content, sorted.
static FILES: &[(&str, &[u8], &str)] = &include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// The licences of everything that the program carries: the crates it is made of, and what the client is made of.
pub const LICENCES: &str = include_str!(concat!(env!("OUT_DIR"), "/licences.txt"));

/// A tag that names them.
const LICENCES_TAG: &str = env!("CROSSROADS_LICENCES_TAG");

/// Where the client finds them.
const LICENCES_PATH: &str = "/licences.txt";

/// What is shown when the program was built without the client.
const WITHOUT: &[u8] = include_bytes!("without.html");

/// A file of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct File {
    /// What is in it.
    pub bytes: &'static [u8],
    /// The same as brotli, where the build has made it.
    pub brotli: Option<&'static [u8]>,
    /// Its media type.
    pub kind: &'static str,
    /// Whether it never changes, because its name says what is in it.
    pub forever: bool,
    /// Names its content: another one for other content.
    pub tag: &'static str,
}

/// The file at a path. A path that is no file is a place in the client, which finds its way by itself; only what looks
/// like a file and is none does not exist.
pub fn file(path: &str) -> Option<File> {
    if path == LICENCES_PATH {
        let (bytes, tag) = (LICENCES.as_bytes(), LICENCES_TAG);
        return Some(File { bytes, brotli: None, kind: kind(path), forever: false, tag });
    }
    if let Some((bytes, tag)) = find(path) {
        let brotli = find(&format!("{path}.br")).map(|(brotli, _)| brotli);
        return Some(File { bytes, brotli, kind: kind(path), forever: path.starts_with("/assets/"), tag });
    }
    let last = path.rsplit('/').next().unwrap_or_default();
    if last.contains('.') {
        return None;
    }
    let (bytes, tag) = find("/index.html").unwrap_or((WITHOUT, "without"));
    Some(File { bytes, brotli: None, kind: kind("/index.html"), forever: false, tag })
}

/// What is in the file at exactly this path, and its tag.
fn find(path: &str) -> Option<(&'static [u8], &'static str)> {
    let place = FILES.binary_search_by_key(&path, |(path, ..)| path).ok()?;
    let (_, bytes, tag) = FILES[place];
    Some((bytes, tag))
}

fn kind(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_place_is_the_client_and_every_file_is_itself() {
        let index = file("/").map(|file| file.bytes);
        assert!(index.is_some());
        assert_eq!(file("/t/k3m9").map(|file| file.bytes), index, "the client finds its way by itself");
        assert_eq!(file("/assets/nosuch.js"), None);
        assert_eq!(file("/../../etc/passwd.txt"), None);
        for (path, bytes, _) in FILES {
            assert_eq!(file(path).map(|file| file.bytes), Some(*bytes), "{path}");
            let is_script = path.starts_with("/assets/") && kind(path).starts_with("text/javascript");
            let pressed = file(path).and_then(|file| file.brotli).map_or(0, <[u8]>::len);
            assert!(!is_script || (1..bytes.len() + 16).contains(&pressed), "{path} is pressed");
        }
    }

    #[test]
    fn the_licences_of_crates_and_of_the_client_are_carried() {
        let told = file(LICENCES_PATH).map(|file| file.bytes);
        assert_eq!(told, Some(LICENCES.as_bytes()));
        assert!(LICENCES.contains("\nserde "), "a crate of the program is named");
        // Without the client there is nothing of npm in the program.
        assert_eq!(LICENCES.contains("\nsvelte "), !FILES.is_empty());
    }
}
