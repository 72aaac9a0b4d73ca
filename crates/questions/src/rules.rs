//! The rules that an article states.

use laws::{Edition, Rule};

/// Finds the rules of an article; if none has that number, those of its parts. Without an article, returns all rules of
/// the edition.
///
/// ```
/// use laws::{Edition, Rule};
/// let rules = questions::rules_of(Edition::Fide2018, Some("9.2.1"));
/// assert_eq!(rules, [Rule::RepetitionIntended, Rule::RepetitionAppeared]);
/// ```
pub fn rules_of(edition: Edition, article: Option<&str>) -> Vec<Rule> {
    let stated = Rule::ALL.iter().filter_map(|&rule| Some((rule, rule.article(edition)?.0)));
    let find = |is_wanted: &dyn Fn(&str, &str) -> bool| -> Vec<Rule> {
        let wanted = stated.clone().filter(|(_, place)| article.is_none_or(|article| is_wanted(place, article)));
        wanted.map(|(rule, _)| rule).collect()
    };
    let rules = find(&|place, article| place == article);
    if rules.is_empty() { find(&is_part) } else { rules }
}

/// Tells whether an article is part of another: 4.3.1 of 4.3, but 9.20 not of 9.2.
fn is_part(place: &str, whole: &str) -> bool {
    let goes_on = |rest: &str| rest.starts_with(|next: char| !next.is_ascii_digit());
    !whole.is_empty() && place.strip_prefix(whole).is_some_and(goes_on)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(edition: Edition, article: Option<&str>) -> Vec<&'static str> {
        rules_of(edition, article).into_iter().map(Rule::name).collect()
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
        assert!(old.contains(&"Checkmate") && !old.contains(&"FivefoldRepetition"));
    }
}
