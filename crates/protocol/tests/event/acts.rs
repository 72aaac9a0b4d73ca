//! Acts, rulings and settings as they are sent and kept.

use std::collections::BTreeSet;

use event::{ActKind, Ruling, Settings, Template};
use proptest::prelude::*;
use protocol::event::{ActFrame, RulingFrame, SettingsFrame};

use crate::samples::{Stuff, act, rulings, stuff};

fn text_of(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).unwrap()
}

prop_compose! {
    fn any_stuff()(a in 0..40_u16, b in 0..40_u16, flag in any::<bool>(), text in "[a-zA-Zěščřžýáíéúůľťň ,.!?-]{0,30}") -> Stuff {
        Stuff { a, b, flag, text }
    }
}

proptest! {
    #[test]
    fn every_act_is_read_as_it_was_written(of in any_stuff()) {
        for kind in ActKind::ALL {
            let act = act(*kind, &of);
            let text = text_of(&ActFrame::of(&act));
            prop_assert_eq!(ActFrame::read(&text).map(|frame| frame.to_event()), Ok(act), "{}", text);
        }
    }

    #[test]
    fn every_ruling_is_read_as_it_was_written(of in any_stuff()) {
        for ruling in rulings(&of) {
            let text = text_of(&RulingFrame::of(&ruling));
            prop_assert_eq!(RulingFrame::read(&text).map(|frame| frame.to_event()), Ok(ruling), "{}", text);
        }
    }

    #[test]
    fn no_text_makes_reading_panic(text in ".{0,200}") {
        let _ = (ActFrame::read(&text), RulingFrame::read(&text), SettingsFrame::read(&text));
        let _ = protocol::event::EventRow::read(&text);
        let _ = protocol::event::EventFile::read(&text);
        let _ = protocol::event::import(text.as_bytes());
    }
}

#[test]
fn the_samples_have_every_ruling() {
    let names: BTreeSet<&str> = rulings(&stuff()).iter().map(Ruling::name).collect();
    assert_eq!(names, Ruling::NAMES.iter().copied().collect());
}

/// Gives the field and the problem of an act that cannot be read.
fn wrong(text: &str) -> (String, String) {
    let error = ActFrame::read(text).expect_err(text);
    (error.field, error.problem)
}

#[test]
fn an_error_names_the_field_by_its_path_and_what_was_wanted() {
    for (text, field, problem) in [
        (
            r#"{"act":"start","boards":{"range":{"first":"one","last":2}}}"#,
            "boards.range.first",
            "invalid type: string \"one\", expected u16",
        ),
        (
            r#"{"act":"start","boards":"some"}"#,
            "boards",
            "unknown variant `some`, expected one of `all`, `remaining`, `range`, `boards`",
        ),
        (r#"{"act":"publish","now":true}"#, "now", "unknown field `now`"),
        (r#"{"act":"fly"}"#, "act", "found \"fly\", expected the name of an event's act"),
        (
            r#"{"act":"enter_result","round":1,"board":1,"result":"2-0","source":"slip"}"#,
            "result",
            "found \"2-0\", expected a result such as",
        ),
        (
            r#"{"act":"check_in","player":70000,"is_here":true}"#,
            "player",
            "invalid value: integer `70000`, expected u16",
        ),
        (r#"{"act":"check_in","player":3}"#, ".", "missing field `is_here`"),
        (
            r#"{"act":"register","registration":{"name":"A","title":"XM"}}"#,
            "registration.title",
            "found \"XM\", expected \"GM\", \"IM\"",
        ),
        (r#"{"act":"register","registration":{"name":"A","sex":"x"}}"#, "registration.sex", "unknown variant `x`"),
        (r#"{"act":"register","registration":{"name":"A","age":7}}"#, "age", "unknown field `age`"),
        (
            r#"{"act":"create","settings":{"first_day":"17.11.2026"},"is_rehearsal":false}"#,
            "settings.first_day",
            "expected a day such as",
        ),
        (
            r#"{"act":"create","settings":{"scoring":{"win":1.25,"draw":0,"loss":0}},"is_rehearsal":false}"#,
            "settings.scoring.win",
            "expected points such as 1 or 0.5",
        ),
        (
            r#"{"act":"create","settings":{"tiebreaks":["PTS","XX"]},"is_rehearsal":false}"#,
            "settings.tiebreaks[1]",
            "found \"XX\", expected a tie-break",
        ),
        (
            r#"{"act":"create","settings":{"regulations":{"edition":"2005"}},"is_rehearsal":false}"#,
            "settings.regulations.edition",
            "found \"2005\"",
        ),
        (
            r#"{"act":"create","settings":{"regulations":{"round":"3"}},"is_rehearsal":false}"#,
            "settings.regulations",
            "round: an event says it outside",
        ),
        (r#"{"act":"announce","text":"a\u202eb"}"#, "text", "which turns the direction of writing"),
        (r#"{"act":"announce","text":"x","id":"7"}"#, "id", "there is no such field here"),
        (r#"{"text":"x"}"#, ".", "missing field `act`"),
        ("[]", ".", ""),
        ("", ".", ""),
    ] {
        let (found_field, found) = wrong(text);
        assert_eq!(found_field, field, "{text}: {found}");
        assert!(found.contains(problem), "{text}: {found}");
    }
    let long = format!(r#"{{"act":"note","text":"{}"}}"#, "x".repeat(2_001));
    assert_eq!(wrong(&long), ("text".to_owned(), "found 2001 characters, expected at most 2000".to_owned()));
    let (id, sent) = ActFrame::read_sent(r#"{"id":"7","act":"publish"}"#).unwrap();
    assert_eq!((id.as_deref(), sent.name()), (Some("7"), "publish"));
}

#[test]
fn settings_are_written_whole_and_read_from_little() {
    for template in Template::ALL {
        let settings = template.settings("Event");
        let text = text_of(&SettingsFrame::of(&settings));
        assert_eq!(SettingsFrame::read(&text).unwrap().to_event(), settings, "{text}");
    }
    let little = SettingsFrame::read(r#"{"name":"Cup","format":"swiss","rounds":5}"#).unwrap().to_event();
    assert_eq!(little, Settings { name: "Cup".to_owned(), rounds: 5, ..Settings::default() });
    let keizer = SettingsFrame::read(r#"{"name":"K","format":{"keizer":{"rest":1}}}"#).unwrap().to_event();
    assert!(matches!(keizer.format, event::Format::Keizer(rules) if rules.rest == 1 && rules.win == 100));
}
