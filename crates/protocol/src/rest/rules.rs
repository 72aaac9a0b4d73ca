//! The rules of an edition, for who reads them.

use laws::{Edition, Rule};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::rest::positions::ArticlesFrame;

/// The rules that an article of an edition states, or all of an edition.
///
/// ```
/// use laws::{Edition, Rule};
/// let frame = protocol::RulesFrame::of(Edition::Fide2018, Some("9.2.1"), |rule| rule.name().to_owned());
/// let names: Vec<&str> = frame.rules.iter().map(|rule| rule.rule.as_str()).collect();
/// assert_eq!(names, ["RepetitionIntended", "RepetitionAppeared"]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct RulesFrame {
    /// The edition: `1997`, `2009` or `2018`.
    pub edition: String,
    /// The article that was asked about; null if all were.
    pub article: Option<String>,
    /// The rules, in the order of the Laws.
    pub rules: Vec<RuleFrame>,
}

/// A rule of the Laws.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct RuleFrame {
    /// A name that outlives renumbering.
    pub rule: String,
    /// What it says, in one sentence.
    pub words: String,
    /// Where each edition states it.
    pub articles: ArticlesFrame,
}

impl RulesFrame {
    /// Finds the rules of an article; where none has that number, those of its parts. `words` says what a rule says.
    pub fn of(edition: Edition, article: Option<&str>, words: impl Fn(Rule) -> String) -> Self {
        let stated = Rule::ALL.iter().filter_map(|&rule| Some((rule, rule.article(edition)?.0)));
        let is_wanted = |found: &dyn Fn(&str, &str) -> bool| -> Vec<Rule> {
            let wanted = stated.clone().filter(|(_, place)| article.is_none_or(|article| found(place, article)));
            wanted.map(|(rule, _)| rule).collect()
        };
        let mut rules = is_wanted(&|place, article| place == article);
        if rules.is_empty() {
            rules = is_wanted(&is_part);
        }
        Self {
            edition: edition.to_string(),
            article: article.map(str::to_owned),
            rules: rules
                .into_iter()
                .map(|rule| RuleFrame {
                    rule: rule.name().to_owned(),
                    words: words(rule),
                    articles: ArticlesFrame::of_rule(rule),
                })
                .collect(),
        }
    }
}

/// Tells whether an article is part of another: 4.3.1 of 4.3, but 9.20 not of 9.2.
fn is_part(place: &str, whole: &str) -> bool {
    let goes_on = |rest: &str| rest.starts_with(|next: char| !next.is_ascii_digit());
    !whole.is_empty() && place.strip_prefix(whole).is_some_and(goes_on)
}

/// Declares the types of rules.
pub(crate) fn declarations(config: &ts_rs::Config) -> Vec<String> {
    vec![RuleFrame::decl(config), RulesFrame::decl(config)]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(edition: Edition, article: Option<&str>) -> Vec<String> {
        RulesFrame::of(edition, article, |_| String::new()).rules.into_iter().map(|rule| rule.rule).collect()
    }

    #[test]
    fn an_article_can_state_more_than_one_rule() {
        assert_eq!(found(Edition::Fide2018, Some("6.9")), ["FlagFall", "FlagFallNoMate"]);
    }

    #[test]
    fn an_article_that_has_only_parts_gives_its_parts() {
        assert_eq!(found(Edition::Fide2018, Some("4.3")), ["TouchedOwn", "TouchedEnemy", "TouchedBoth"]);
        assert_eq!(found(Edition::Fide2009, Some("4.3")), ["TouchedOwn", "TouchedEnemy", "TouchedBoth"]);
    }

    #[test]
    fn a_number_that_no_article_has_gives_nothing() {
        assert!(found(Edition::Fide1997, Some("99")).is_empty());
        assert!(found(Edition::Fide1997, Some("")).is_empty());
    }

    #[test]
    fn without_an_article_all_rules_of_the_edition_are_there() {
        let old = found(Edition::Fide1997, None);
        assert!(old.contains(&"Checkmate".to_owned()) && !old.contains(&"FivefoldRepetition".to_owned()));
    }
}
