//! Report files and tags of games.

use event::{Act, Date};
use pairing::trf::{Dialect, read};
use protocol::event::{EventAudience, game_regulations, pgn_tags, trf};

use crate::samples::{ORGANISER, event};

#[test]
fn a_report_file_is_read_back_as_the_tournament() {
    let event = event();
    let text = trf(&event, Dialect::Trf26, EventAudience::Office).unwrap();
    let mut report = read(text.as_bytes()).unwrap().into_tournament().into_draft();
    let ranks: Vec<Option<u16>> = report.players.iter_mut().map(|player| player.rank.take()).collect();
    assert_eq!(ranks, [4, 1, 4, 1, 4, 1].map(Some), "three won and three lost");
    assert_eq!(report.validate().unwrap(), event.tournament().unwrap());
    let old = trf(&event, Dialect::Trf16, EventAudience::Office).unwrap();
    assert!(!old.contains("\n142 ") && old.contains("Player 6"), "{old}");
    assert!(
        trf(&event::Event::new(), Dialect::Trf26, EventAudience::Office).unwrap_err().to_string().contains("no player")
    );
}

#[test]
fn the_game_of_a_board_has_tags_and_regulations() {
    let mut event = event();
    event
        .act(
            event.at(),
            ORGANISER,
            Act::CorrectResult {
                round: 1,
                board: 2,
                result: event::GameResult::BLACK_ABSENT,
                reason: "wrong".to_owned(),
            },
        )
        .unwrap();
    let day = Date::new(2026, 11, 17);
    let tags = pgn_tags(&event, 1, 2, day).unwrap();
    let of = |name: &str| tags.iter().find(|(tag, _)| *tag == name).map(|(_, value)| value.as_str());
    assert_eq!((of("Round"), of("Date"), of("Result")), (Some("1.2"), Some("2026.11.17"), Some("1-0")));
    assert_eq!((of("Event"), of("Site"), of("WhiteElo")), (Some("Open"), Some("?"), None));
    assert!(of("White").unwrap().starts_with("Player"));
    assert_eq!(pgn_tags(&event, 9, 1, None), None);
    let regulations = game_regulations(&event, 1, 2, day).unwrap();
    assert_eq!(regulations.to_new_laws().unwrap(), event.settings().game_regulations());
    assert!(regulations.tags().contains(&("Round", "1.2".to_owned())));
    // They go into a row, which is never changed: names stay in the event.
    assert!(!regulations.tags().iter().any(|(name, _)| matches!(*name, "White" | "Black")));
}
