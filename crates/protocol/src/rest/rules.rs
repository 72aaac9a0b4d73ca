//! The rules of an edition.

use board::{Breach, Move, Setup};
use laws::{Edition, Rule};
use questions::broken_rule;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// The rules of an article of an edition, or of the whole edition.
///
/// ```
/// use laws::Edition;
/// let (edition, article) = (Edition::Fide2018, Some("9.2.1"));
/// let rules = questions::rules_of(edition, article);
/// let frame = protocol::RulesFrame::of(edition, article, &rules, |rule| rule.name().to_owned());
/// let names: Vec<&str> = frame.rules.iter().map(|rule| rule.rule.as_str()).collect();
/// assert_eq!(names, ["RepetitionIntended", "RepetitionAppeared"]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct RulesFrame {
    /// The edition: `1997`, `2009`, `2018` or `2023`.
    pub edition: String,
    /// The article that was asked about; null for all.
    pub article: Option<String>,
    /// The rules, in the order of the Laws.
    pub rules: Vec<RuleFrame>,
}

/// A rule of the Laws.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct RuleFrame {
    /// The rule's name, which stays the same when articles are renumbered.
    pub rule: String,
    /// What the rulebook says about it.
    pub words: String,
    /// Its article in each edition.
    pub articles: ArticlesFrame,
}

impl RulesFrame {
    /// Makes the list of the rules that were found; `words` returns the sentence of a rule.
    pub fn of(edition: Edition, article: Option<&str>, rules: &[Rule], words: impl Fn(Rule) -> String) -> Self {
        let frame = |rule: &Rule| RuleFrame {
            rule: rule.name().to_owned(),
            words: words(*rule),
            articles: ArticlesFrame::of_rule(*rule),
        };
        let rules = rules.iter().map(frame).collect();
        Self { edition: edition.to_string(), article: article.map(str::to_owned), rules }
    }
}

/// The article of a rule in each edition; null where the edition lacks it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ArticlesFrame {
    /// The edition of 1997.
    #[serde(rename = "1997")]
    pub fide_1997: Option<String>,
    /// The edition of 2009.
    #[serde(rename = "2009")]
    pub fide_2009: Option<String>,
    /// The edition of 2018.
    #[serde(rename = "2018")]
    pub fide_2018: Option<String>,
    /// The edition of 2023.
    #[serde(rename = "2023")]
    pub fide_2023: Option<String>,
}

impl ArticlesFrame {
    fn each(rule: impl Fn(Edition) -> Option<Rule>) -> Self {
        let article = |edition| Some(rule(edition)?.article(edition)?.0.to_owned());
        Self {
            fide_1997: article(Edition::Fide1997),
            fide_2009: article(Edition::Fide2009),
            fide_2018: article(Edition::Fide2018),
            fide_2023: article(Edition::Fide2023),
        }
    }

    /// Finds the articles that state a rule.
    pub fn of_rule(rule: Rule) -> Self {
        Self::each(|_| Some(rule))
    }

    /// Finds the articles of the rule that a move breaks. There are none if the square is empty: no article says that a
    /// piece must be there to be moved.
    pub fn of(setup: &Setup, mv: Move, breach: Breach) -> Self {
        Self::each(|edition| broken_rule(setup, mv, breach, edition))
    }
}

/// Declares the types of rules.
pub(crate) fn declarations(config: &ts_rs::Config) -> Vec<String> {
    vec![ArticlesFrame::decl(config), RuleFrame::decl(config), RulesFrame::decl(config)]
}
