//! What the server itself says to people, in their language.

use crossroads_engine::words::InLanguages;
use crossroads_engine::{Lang, in_languages};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use std::time::Duration;
use unic_langid::LanguageIdentifier;

const CATALOGUE: InLanguages = in_languages!("../../messages/", ".ftl");

/// The words of one language.
pub struct Words(FluentBundle<FluentResource>);

impl Words {
    /// The words of a language.
    pub fn of(lang: Lang) -> Words {
        let locale: LanguageIdentifier = lang.code().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![locale]);
        // What carries these sentences shows the marks that isolate an argument as boxes.
        bundle.set_use_isolating(false);
        let source = CATALOGUE.get(lang).to_owned();
        let resource = FluentResource::try_new(source).unwrap_or_else(|(readable, _)| readable);
        bundle.add_resource_overriding(resource);
        Words(bundle)
    }

    /// A sentence with what is put into it; empty where the catalogue has a hole, which a test finds.
    pub fn say(&self, id: &str, given: &[(&str, FluentValue<'_>)]) -> String {
        let Some(pattern) = self.0.get_message(id).and_then(|message| message.value()) else {
            return String::new();
        };
        let mut args = FluentArgs::new();
        for (name, value) in given {
            args.set(*name, value.clone());
        }
        self.0.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned()
    }

    /// How much time is left, in whole hours or, where there are many, in days.
    pub fn time_left(&self, left: Duration) -> Option<String> {
        let hours = left.as_secs() / 3600;
        let (unit, count) = if hours >= 48 { ("days", hours / 24) } else { ("hours", hours) };
        (count > 0).then(|| self.say("call-left", &[("unit", unit.into()), ("count", (count as i64).into())]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_is_said_in_every_language() {
        let given: [(&str, FluentValue<'_>); 3] =
            [("game", "HEAT".into()), ("names", "Bo".into()), ("name", "Ana".into())];
        for lang in Lang::ALL {
            let words = Words::of(lang);
            let ids =
                CATALOGUE.get(lang).lines().filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()));
            let ids: Vec<&str> = ids.filter_map(|line| line.split(' ').next()).collect();
            assert_eq!(ids.len(), 9, "{lang}");
            for id in ids.into_iter().filter(|id| *id != "call-left") {
                let said = words.say(id, &given);
                assert!(!said.is_empty() && !said.contains(['{', '}']), "{lang}: {id}: {said}");
            }
        }
    }

    #[test]
    fn time_is_told_in_days_and_hours() {
        let told = |lang, hours| Words::of(lang).time_left(Duration::from_hours(hours)).unwrap_or_default();
        assert_eq!(told(Lang::En, 24), "You have 24 hours.");
        assert_eq!(told(Lang::En, 72), "You have 3 days.");
        assert_eq!(told(Lang::Ru, 21), "На ход остался 21 час.");
        assert_eq!(told(Lang::Uk, 50), "На хід лишилося 2 дні.");
        assert_eq!(told(Lang::Uk, 0), "");
    }
}
