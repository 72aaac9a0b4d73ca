//! Messages with their arguments filled in.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue};
use intl_memoizer::concurrent::IntlLangMemoizer;
use laws::{Article, Preset, Regulations, Rule};

use crate::Locale;

/// The sentences of one language.
///
/// ```
/// use clock::Millis;
/// use words::{Locale, Words};
/// let czech = Words::new(Locale::Czech);
/// assert_eq!(czech.duration(Millis::from_minutes(5)), "pět\u{a0}minut");
/// assert_eq!(czech.duration(Millis(90_500)), "1\u{a0}minutu a\u{a0}30,5\u{a0}sekundy");
/// ```
pub struct Words {
    locale: Locale,
    bundle: FluentBundle<FluentResource>,
}

/// An error in a message; only its author can cause it.
#[derive(Debug)]
pub(crate) enum Lapse {
    /// No such message.
    Missing,
    /// An argument, a reference or an option is missing.
    Incomplete(#[expect(dead_code, reason = "shown when an assertion fails")] Vec<FluentError>),
}

impl Words {
    /// Reads the sentences of a language.
    pub fn new(locale: Locale) -> Self {
        let mut bundle = FluentBundle::new_concurrent(vec![locale.identifier()]);
        // No isolation marks are needed: texts are not embedded, and all three languages are written from left to right.
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(match locale.decimal_sign() {
            ',' => with_comma,
            _ => |_, _| None,
        }));
        for (_, text) in locale.files() {
            // A broken message is left out; the tests check every file.
            let resource = FluentResource::try_new((*text).to_owned()).unwrap_or_else(|(resource, _)| resource);
            bundle.add_resource_overriding(resource);
        }
        Self { locale, bundle }
    }

    /// Returns the language.
    pub const fn locale(&self) -> Locale {
        self.locale
    }

    /// Writes a message without capital and full stop.
    pub(crate) fn say(&self, id: &str, args: &FluentArgs<'_>) -> String {
        let mut text = String::new();
        let lapse = self.say_to(&mut text, id, args).err();
        debug_assert!(lapse.is_none(), "{id} in {}: {lapse:?}", self.locale);
        text
    }

    /// Writes a message as far as possible; the error says what is missing.
    pub(crate) fn say_to(&self, text: &mut String, id: &str, args: &FluentArgs<'_>) -> Result<(), Lapse> {
        #[cfg(test)]
        crate::tests::note(id);
        let Some(pattern) = self.bundle.get_message(id).and_then(|message| message.value()) else {
            // The name of the message is better than nothing.
            text.push_str(id);
            return Err(Lapse::Missing);
        };
        let mut errors = Vec::new();
        text.push_str(&self.bundle.format_pattern(pattern, Some(args), &mut errors));
        if errors.is_empty() { Ok(()) } else { Err(Lapse::Incomplete(errors)) }
    }

    /// Writes a message that has no arguments.
    pub(crate) fn plain(&self, id: &str) -> String {
        self.say(id, &FluentArgs::new())
    }

    /// Makes a sentence: a capital, the articles of the rules if there are any, a full stop.
    pub(crate) fn sentence(&self, text: &str, rules: [Option<Rule>; 2], regulations: &Regulations) -> String {
        let mut cited = rules.into_iter().flatten().filter_map(|rule| Cited::find(rule, regulations));
        let mut args = args!["sentence" => text];
        let Some(first) = cited.next() else { return capitalised(&self.say("full-stop", &args)) };
        let place = match cited.next().filter(|&second| second != first) {
            None => self.place(first),
            Some(second) if second.source == first.source => {
                let (source, article, broken) = (first.source.name(), first.article.0, second.article.0);
                self.say("cited-two", &args!["source" => source, "article" => article, "broken" => broken])
            }
            Some(second) => self.list(&[self.place(first), self.place(second)]),
        };
        args.set("place", place);
        capitalised(&self.say("with-place", &args))
    }

    /// Writes where a rule is stated.
    fn place(&self, cited: Cited) -> String {
        self.say("cited", &args!["source" => cited.source.name(), "article" => cited.article.0])
    }

    /// Joins several texts to a list.
    pub(crate) fn list(&self, items: &[String]) -> String {
        let Some((last, rest)) = items.split_last() else { return String::new() };
        let Some((before, rest)) = rest.split_last() else { return last.clone() };
        let pair = self.say("list-two", &args!["first" => before.as_str(), "last" => last.as_str()]);
        rest.iter()
            .rev()
            .fold(pair, |list, item| self.say("list-more", &args!["first" => item.as_str(), "rest" => list]))
    }
}

/// The place of a rule: in casual rules if they state it, or in the edition.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Cited {
    source: Preset,
    article: Article,
}

impl Cited {
    fn find(rule: Rule, regulations: &Regulations) -> Option<Self> {
        let is_casual = regulations.preset.section(rule).is_some();
        let source = if is_casual { regulations.preset } else { Preset::None };
        Some(Self { source, article: regulations.article(rule)? })
    }
}

fn with_comma(value: &FluentValue<'_>, _: &IntlLangMemoizer) -> Option<String> {
    match value {
        FluentValue::Number(number) => Some(number.as_string().replace('.', ",")),
        _ => None,
    }
}

/// Capitalises the first letter.
pub(crate) fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
