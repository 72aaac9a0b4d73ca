//! Compares the files of the three languages.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use fluent_syntax::parser::parse;
use laws::{Act, Rule};

use super::said;
use crate::Locale;
use crate::tests::samples;

/// The parts of a message.
#[derive(Default)]
struct Message {
    variables: BTreeSet<String>,
    references: BTreeSet<String>,
    /// The selector of each choice, and its options.
    choices: Vec<(String, BTreeSet<String>)>,
}

impl Message {
    fn read(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.read_expression(expression);
            }
        }
    }

    fn read_expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.read_inline(inline),
            Expression::Select { selector, variants } => {
                self.read_inline(selector);
                if let InlineExpression::VariableReference { id } = selector {
                    let options = variants.iter().map(|variant| match variant.key {
                        VariantKey::Identifier { name } => name.to_owned(),
                        VariantKey::NumberLiteral { value } => value.to_owned(),
                    });
                    self.choices.push((id.name.to_owned(), options.collect()));
                }
                for variant in variants {
                    self.read(&variant.value);
                }
            }
        }
    }

    fn read_inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, .. } => {
                self.references.insert(id.name.to_owned());
            }
            InlineExpression::Placeable { expression } => self.read_expression(expression),
            _ => {}
        }
    }
}

type Messages = BTreeMap<String, Message>;

/// The prefix of files that only the web pages use; they are not embedded here, but checked by the same rules.
const OF_PAGES: &str = "web-";
/// The prefix of the files of the rulebook.
const OF_BOOK: &str = "book-";
const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../locales");

/// Lists the names in a folder.
fn list(path: &str) -> BTreeSet<String> {
    let entries = std::fs::read_dir(path).unwrap_or_else(|error| panic!("{path}: {error}"));
    entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect()
}

/// Reads all files of a language, by name.
pub(super) fn files(locale: Locale) -> BTreeMap<String, String> {
    let folder = format!("{FOLDER}/{}", locale.code());
    let read = |file: String| {
        let text = std::fs::read_to_string(format!("{folder}/{file}")).unwrap();
        (file.trim_end_matches(".ftl").to_owned(), text)
    };
    list(&folder).into_iter().map(read).collect()
}

/// Reads the messages of some files of a language.
fn messages(locale: Locale, is_wanted: impl Fn(&str) -> bool) -> Messages {
    let mut messages = Messages::new();
    for (name, text) in files(locale).iter().filter(|(name, _)| is_wanted(name)) {
        let resource = parse(text.as_str()).unwrap_or_else(|(_, errors)| panic!("{name} in {locale}: {errors:?}"));
        for entry in resource.body {
            if let Entry::Message(message) = entry {
                let mut read = Message::default();
                // A heading of the rulebook may have no text of its own.
                assert!(
                    message.value.is_some() || name.starts_with(OF_BOOK),
                    "{} in {locale} says nothing",
                    message.id.name
                );
                for pattern in message.value.iter().chain(message.attributes.iter().map(|attribute| &attribute.value)) {
                    read.read(pattern);
                }
                let earlier = messages.insert(message.id.name.to_owned(), read);
                assert!(earlier.is_none(), "{} in {locale} stands there twice", message.id.name);
            }
        }
    }
    messages
}

/// Reads what all languages must have in common: everything but their grammar.
fn common(locale: Locale) -> Messages {
    messages(locale, |name| name != "grammar")
}

#[test]
fn every_file_that_is_not_only_for_pages_is_embedded() {
    assert_eq!(list(FOLDER), Locale::ALL.map(|locale| locale.code().to_owned()).into());
    for locale in Locale::ALL {
        let embedded = locale.files().iter().chain(locale.book_files());
        let embedded: BTreeSet<String> = embedded.map(|(name, _)| (*name).to_owned()).collect();
        let found: BTreeSet<String> = files(locale).into_keys().filter(|name| !name.starts_with(OF_PAGES)).collect();
        assert_eq!(found, embedded, "{locale}");
        assert_eq!(locale.language().code, locale.code());
    }
}

#[test]
fn no_language_lacks_a_message_that_another_has() {
    let english: BTreeSet<String> = common(Locale::English).into_keys().collect();
    for locale in Locale::ALL {
        let found: BTreeSet<String> = common(locale).into_keys().collect();
        let differing: Vec<&String> = english.symmetric_difference(&found).collect();
        assert!(differing.is_empty(), "{locale} and English differ in {differing:?}");
    }
}

#[test]
fn all_languages_use_the_same_arguments() {
    // Whether a verb depends on a number differs between languages.
    let variables = |message: &Message| -> BTreeSet<String> {
        message.variables.iter().filter(|name| *name != "n").cloned().collect()
    };
    let english = common(Locale::English);
    for locale in Locale::ALL {
        for (id, message) in &common(locale) {
            assert_eq!(variables(message), variables(&english[id]), "{id} in {locale}");
        }
    }
}

fn is_number(option: &str) -> bool {
    option.parse::<u32>().is_ok()
}

#[test]
fn all_languages_choose_among_the_same_options() {
    // The plural categories, such as "one" and "few", differ between languages.
    let counts = |options: &BTreeSet<String>| options.contains("one") || options.iter().any(|option| is_number(option));
    let choices = |message: &Message| -> BTreeSet<(String, BTreeSet<String>)> {
        message.choices.iter().filter(|(_, options)| !counts(options)).cloned().collect()
    };
    let english = common(Locale::English);
    for locale in Locale::ALL {
        for (id, message) in &common(locale) {
            assert_eq!(choices(message), choices(&english[id]), "{id} in {locale}");
        }
    }
}

#[test]
fn plurals_have_all_the_forms_of_the_language() {
    for locale in Locale::ALL {
        let forms: &[&str] = match locale {
            Locale::English => &["one", "other"],
            Locale::Czech | Locale::Slovak => &["few", "many", "one", "other"],
        };
        let mut found = 0;
        for (id, message) in messages(locale, |_| true) {
            for (_, options) in message.choices.iter().filter(|(_, options)| options.contains("one")) {
                // Certain numbers may have their own wording besides.
                let named: Vec<&String> = options.iter().filter(|option| !is_number(option)).collect();
                assert_eq!(named, forms, "{id} in {locale}");
                found += 1;
            }
        }
        assert!(found >= 3, "{locale}");
    }
}

#[test]
fn words_that_depend_on_the_rule_name_rules_that_exist() {
    let rules: BTreeSet<&str> = Rule::ALL.iter().map(|rule| rule.name()).collect();
    for locale in Locale::ALL {
        for (id, message) in common(locale) {
            for (_, options) in message.choices.iter().filter(|(variable, _)| variable == "rule") {
                let unknown: Vec<_> =
                    options.iter().filter(|name| *name != "other" && !rules.contains(name.as_str())).collect();
                assert!(unknown.is_empty(), "{id} in {locale}: {unknown:?}");
            }
        }
    }
}

#[test]
fn words_that_depend_on_the_act_name_acts_that_exist() {
    let acts: BTreeSet<&str> = samples::acts().iter().map(Act::name).collect();
    for locale in Locale::ALL {
        for (id, message) in common(locale) {
            for (_, options) in message.choices.iter().filter(|(variable, _)| variable == "act") {
                let unknown: Vec<_> =
                    options.iter().filter(|name| *name != "other" && !acts.contains(name.as_str())).collect();
                assert!(unknown.is_empty(), "{id} in {locale}: {unknown:?}");
            }
        }
    }
}

#[test]
fn no_message_is_left_unsaid() {
    samples::say_everything(Locale::English);
    let said = said();
    let is_wanted = |name: &str| name != "grammar" && !name.starts_with(OF_PAGES) && !name.starts_with(OF_BOOK);
    let common = messages(Locale::English, is_wanted);
    let referred: BTreeSet<&String> = common.values().flat_map(|message| &message.references).collect();
    let unsaid: Vec<&String> = common.keys().filter(|id| !said.contains(*id) && !referred.contains(id)).collect();
    assert!(unsaid.is_empty(), "nobody says {unsaid:?}");
}
