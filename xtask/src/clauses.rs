//! Clause ids in texts and sources.

use std::collections::{BTreeMap, BTreeSet};

/// How a family of clauses is numbered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Numbering {
    /// By chapter, such as `RI-4.9`; `RI-4` is the chapter.
    ByChapter,
    /// Straight through, such as `LEG-9`.
    Through,
}

/// The families of a rulebook, by what their ids begin with.
pub type Prefixes = BTreeMap<String, Numbering>;

/// The families that these clauses and worked scenarios belong to. A family may have scenarios only, such as `TRX-S4`; where
/// it has clauses, they say how it is numbered.
pub fn prefixes<'a>(ids: impl IntoIterator<Item = &'a str>) -> Prefixes {
    let mut families = Prefixes::new();
    for (prefix, number) in ids.into_iter().filter_map(|id| id.split_once('-')) {
        if number.starts_with('S') {
            families.entry(prefix.to_owned()).or_insert(Numbering::ByChapter);
        } else {
            let numbering = if number.contains('.') { Numbering::ByChapter } else { Numbering::Through };
            families.insert(prefix.to_owned(), numbering);
        }
    }
    families
}

/// Every clause or scenario id in a text, such as `RI-4.9` or `RI-S12`, that belongs to one of these families.
pub fn ids(text: &str, prefixes: &Prefixes) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_';
    for (prefix, numbering) in prefixes {
        let start = format!("{prefix}-");
        for (at, _) in text.match_indices(&start) {
            if text[..at].ends_with(is_word) {
                continue;
            }
            let rest = &text[at + start.len()..];
            let number: String =
                rest.chars().take_while(|c| c.is_ascii_digit() || *c == '.' || *c == 'S').collect();
            let number = number.trim_end_matches('.');
            // A chapter alone is no clause, and something like `RI-8.x` is none either.
            let is_scenario = number.strip_prefix('S').is_some_and(|n| n.parse::<u32>().is_ok());
            let is_clause = match number.split_once('.') {
                Some((chapter, clause)) => chapter.parse::<u32>().is_ok() && clause.parse::<u32>().is_ok(),
                None => *numbering == Numbering::Through && number.parse::<u32>().is_ok(),
            };
            if is_scenario || is_clause {
                found.insert(format!("{start}{number}"));
            }
        }
    }
    found
}

/// The ids that the tests of a file cite: those in the first line of the doc comment of a `#[test]`.
pub fn cited_by_tests(source: &str, prefixes: &Prefixes) -> BTreeSet<String> {
    let mut cited = BTreeSet::new();
    let mut doc = None;
    for line in source.lines().map(str::trim) {
        if let Some(text) = line.strip_prefix("///") {
            doc.get_or_insert(text);
        } else if line == "#[test]" {
            cited.extend(ids(doc.take().unwrap_or_default(), prefixes));
        } else if !line.starts_with("#[") {
            doc = None;
        }
    }
    cited
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_found_and_chapters_are_not() {
        let text = "RI-4.9, see RI-8.18. And RI-S3, LEG-12; not RI-4, XRI-1.1 or RI-x. But LEG-1.2 is shown.";
        let found = ids(text, &prefixes(["RI-1.1", "LEG-1"]));
        assert_eq!(
            found.into_iter().collect::<Vec<_>>(),
            ["LEG-1.2", "LEG-12", "RI-4.9", "RI-8.18", "RI-S3"]
        );
    }

    #[test]
    fn a_family_may_have_scenarios_only() {
        let families = prefixes(["LEG-S1", "LEG-1", "RI-1.1", "RI-S1", "RIX-S1"]);
        let found = ids("RIX-S4, RI-S4 and LEG-4; not RIX-S, RIX-4 or RI-4.", &families);
        assert_eq!(found.into_iter().collect::<Vec<_>>(), ["LEG-4", "RI-S4", "RIX-S4"]);
    }

    #[test]
    fn only_the_first_line_above_a_test_cites() {
        let source =
            "/// RI-1.1\n/// RI-1.2\n#[test]\nfn a() {}\n/// RI-1.3\nfn helper() {}\n#[test]\nfn b() {}";
        let cited = cited_by_tests(source, &prefixes(["RI-1.1"]));
        assert_eq!(cited.into_iter().collect::<Vec<_>>(), ["RI-1.1"]);
    }
}
