//! `arbiter rules`.

use super::arbiter;

#[test]
fn an_article_is_shown_with_its_parts_and_counterparts() {
    let said = arbiter(&["rules", "9.6", "--edition", "2018"]).said(0);
    assert!(said.starts_with("2018  9.6  "), "{said}");
    for number in ["\n9.6.1 ", "\n9.6.2 ", "\n2023 "] {
        assert!(said.contains(number), "{said}");
    }
    assert!(said.lines().all(|line| line.chars().count() <= 100), "{said}");
    let czech = arbiter(&["rules", "Art. 9.6.1", "--edition", "2018", "--language", "cs"]).said(0);
    assert!(czech.starts_with("2018  9.6.1  ") && !czech.contains("\n9.6.2 "), "{czech}");
    assert_ne!(czech, arbiter(&["rules", "9.6.1", "--edition", "2018"]).said(0));
}

#[test]
fn editions_are_compared() {
    let said = arbiter(&["rules", "9.4", "--edition", "2009", "--compare", "--lang", "sk"]).said(0);
    for volume in ["2009  9.4", "\n1997\n", "\n2018\n", "\n2023\n"] {
        assert!(said.contains(volume), "{said}");
    }
}

#[test]
fn the_newest_edition_is_the_default_and_its_chapters_are_listed() {
    let chapters = arbiter(&["rules"]).said(0);
    assert_eq!(chapters, arbiter(&["rules", "--edition", "2023"]).said(0));
    assert!(chapters.contains("\n9           "), "{chapters}");
}

#[test]
fn words_and_numbers_are_searched_for() {
    let said = arbiter(&["rules", "search", "opakovani", "pozice", "--language", "cs", "--edition", "2018"]).said(0);
    assert!(said.lines().any(|line| line.starts_with("2018 9.")), "{said}");
    let found = arbiter(&["rules", "search", "9.2", "--json"]).json(0);
    assert_eq!((&found["found"][0]["volume"], &found["found"][0]["number"]), (&"2023".into(), &"9.2".into()));
    assert_eq!(arbiter(&["rules", "search", "qqqqqqqqqq"]).said(1), "");
    assert!(arbiter(&["rules", "search"]).complaint().contains("nothing to search for"));
}

#[test]
fn an_article_as_json_has_its_counterparts() {
    let answer = arbiter(&["rules", "9.2.1", "--edition", "2018", "--compare", "--json"]).json(0);
    assert_eq!((&answer["volume"], &answer["entries"][0]["number"]), (&"2018".into(), &"9.2.1".into()));
    assert!(answer["entries"][0]["counterparts"]["2009"].is_array(), "{answer}");
    assert!(answer["compared"]["2009"].is_array(), "{answer}");
}

#[test]
fn a_number_that_no_article_has_gets_the_nearest_ones() {
    let complaint = arbiter(&["rules", "9.22"]).complaint();
    assert!(complaint.contains("\"9.22\"") && complaint.contains("9.2"), "{complaint}");
    assert!(arbiter(&["rules", "9.2", "--edition", "2005"]).stderr.contains("encyclopedia"));
}

#[test]
fn colors_are_used_when_asked_for() {
    assert!(arbiter(&["rules", "9.2", "--color", "always"]).said(0).contains("\x1b[31m9.2"));
    assert!(!arbiter(&["rules", "9.2"]).said(0).contains('\x1b'));
}

#[test]
fn a_number_that_only_parts_have_shows_the_parts() {
    let said = arbiter(&["rules", "3.5b", "--edition", "1997"]).said(0);
    assert!(said.contains("3.5bI") && said.contains("3.5bII") && !said.contains("3.5cI"), "{said}");
}
