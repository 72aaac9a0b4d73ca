//! Rows and cards on disk give the event back.

use event::{Act, ActKind, Event, Moment, Pairer, RoundState, Seeding, Selection, Settings, Source, Subject};
use proptest::prelude::*;
use protocol::event::{ActedRow, CardRow, EventFile, EventRow};

use crate::samples::{ORGANISER, Stuff, act, event, registration, results};

/// Makes the next act that leads an event on, or any other.
fn next(event: &Event, of: &Stuff, kind: u8) -> Act {
    if kind >= 128 {
        return act(ActKind::ALL[usize::from(kind) % ActKind::ALL.len()], of);
    }
    let Some(round) = event.rounds().last() else {
        return match event.players().count() {
            0..5 => Act::Register { registration: registration(of) },
            _ if !event.is_seeded() => Act::Seed { seeding: Seeding::ByRating },
            _ => Act::Pair { pairer: Pairer::Own { lot: 3 } },
        };
    };
    match round.state() {
        RoundState::Draft => Act::Publish {},
        RoundState::Published => Act::Start { boards: Selection::Remaining },
        RoundState::Running => match round.boards().iter().find(|board| board.result().is_none()) {
            Some(board) if board.started_at().is_none() => Act::Start { boards: Selection::Remaining },
            Some(board) => {
                let result = results()[usize::from(of.a) % results().len()];
                Act::EnterResult { round: round.number(), board: board.number(), result, source: Source::Slip }
            }
            None => Act::CloseRound {},
        },
        RoundState::Closed => Act::Pair { pairer: Pairer::Own { lot: 3 } },
    }
}

/// Plays acts and writes them down.
fn play(steps: &[(u8, u16, u16, bool)]) -> EventFile {
    let mut file = EventFile::new("0123456789abcdef");
    let settings = Settings { name: "Cup".to_owned(), rounds: 4, ..Settings::default() };
    let create = Act::Create { settings: Box::new(settings), is_rehearsal: false };
    let mut salt = 0;
    let mut text = file.head();
    let mut write = |file: &mut EventFile, at: u64, act: Act| {
        if let Ok(entry) = file.event().judge(Moment(at), ORGANISER, act) {
            text += &file.append(&entry, || {
                salt += 1;
                [salt; 32]
            });
        }
    };
    write(&mut file, 0, create);
    for ((kind, a, b, flag), at) in steps.iter().zip(1_000..) {
        let of = Stuff { a: *a, b: *b, flag: *flag, text: "a reason".to_owned() };
        let act = next(file.event(), &of, *kind);
        write(&mut file, at, act);
    }
    let read = EventFile::read(&text).unwrap();
    assert_eq!((read.event(), read.length()), (file.event(), text.len()));
    assert_eq!(read.to_text(), text, "the whole file is written as its parts were");
    file
}

fn steps() -> impl Strategy<Value = Vec<(u8, u16, u16, bool)>> {
    prop::collection::vec((any::<u8>(), 0..12_u16, 0..12_u16, any::<bool>()), 10..120)
}

/// Replays the rows with some of the cards.
fn replay(file: &EventFile, cards: &[CardRow]) -> Event {
    let mut event = Event::new();
    for (seq, (_, row)) in (1..).zip(file.rows()) {
        let read = EventRow::read(&row.to_text()).unwrap();
        assert_eq!(read, *row);
        read.replay(seq, cards, &mut event).unwrap();
    }
    event
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, ..ProptestConfig::default() })]

    #[test]
    fn rows_and_cards_give_the_event_back(steps in steps()) {
        let file = play(&steps);
        prop_assert_eq!(&replay(&file, file.cards()), file.event());
    }

    #[test]
    fn without_the_cards_of_a_player_the_player_is_erased(steps in steps(), lost in 1..5_u16) {
        let file = play(&steps);
        let subject = Subject::Player(event::PlayerId(lost));
        let left: Vec<CardRow> = file.cards().iter().filter(|card| card.subject() != subject).cloned().collect();
        let replayed = replay(&file, &left);
        for (found, known) in replayed.players().zip(file.event().players()) {
            let is_lost = Subject::Player(known.id()) == subject;
            prop_assert_eq!(found.card(), known.card().filter(|_| !is_lost));
            prop_assert_eq!(replayed.points(known.id()), file.event().points(known.id()));
        }
        prop_assert_eq!(replayed.rounds(), file.event().rounds());
    }

    #[test]
    fn a_file_that_was_cut_off_gives_the_rows_that_are_whole(steps in steps(), cut in any::<prop::sample::Index>()) {
        let file = play(&steps);
        let text = file.to_text();
        let mut length = cut.index(text.len());
        while !text.is_char_boundary(length) {
            length -= 1;
        }
        let part = &text[..length];
        match EventFile::read(part) {
            Ok(read) => {
                prop_assert!(read.length() <= part.len());
                prop_assert_eq!(read.rows(), &file.rows()[..read.rows().len()]);
                let whole = part.lines().filter(|line| line.starts_with("{\"row\"")).count();
                prop_assert!(read.rows().len() == whole || read.rows().len() + 1 == whole);
            }
            Err(error) => prop_assert!(error.line == 1 && length <= file.head().len(), "{}", error),
        }
    }
}

#[test]
fn a_changed_past_is_found_with_its_line() {
    let file = play(&[(0, 1, 1, true), (0, 2, 1, true), (0, 3, 1, false)]);
    let text = file.to_text();
    assert_eq!(text.lines().count(), 8, "{text}");
    let changed = |from: &str, to: &str| {
        assert!(text.contains(from), "{from} in {text}");
        EventFile::read(&text.replacen(from, to, 1)).unwrap_err().to_string()
    };
    assert!(changed("\"rounds\":4", "\"rounds\":5").starts_with("line 2: found row 1 with the hash"));
    assert!(changed("Čapek1", "Čapek9").contains("line 4: card: it does not give the hash in its row"));
    assert!(changed("\"seq\":2", "\"seq\":3").contains("line 4: found row 3, expected row 2"));
    assert!(changed("{\"card\"", "{\"cart\"").contains("line 3:"));
    let without_third: Vec<&str> =
        text.lines().enumerate().filter(|(line, _)| *line != 3).map(|(_, line)| line).collect();
    assert!(
        EventFile::read(&(without_third.join("\n") + "\n"))
            .unwrap_err()
            .to_string()
            .starts_with("line 4: found a card of row 3")
    );
    let newer = EventRow::read(&file.rows()[0].1.to_text().replace("\"rules\":1", "\"rules\":99")).unwrap_err();
    assert_eq!(newer.field, "acted.rules");
}

#[test]
fn rows_hold_no_personal_data_and_erasing_keeps_the_chain() {
    let mut live = event();
    let mut file = EventFile::new("a1");
    let mut text = file.head();
    let settings = Settings { name: "Cup".to_owned(), ..Settings::default() };
    let of = |a| Stuff { a, b: 1, flag: true, text: "x".to_owned() };
    for act in [
        Act::Create { settings: Box::new(settings), is_rehearsal: false },
        Act::Register { registration: registration(&of(1)) },
        Act::Register { registration: registration(&of(2)) },
        Act::ChangePlayer { player: event::PlayerId(1), registration: registration(&of(7)) },
        Act::Withdraw { player: event::PlayerId(1), reason: String::new() },
        Act::Erase { subject: Subject::Player(event::PlayerId(1)) },
    ] {
        let entry = file.event().judge(Moment(0), ORGANISER, act).unwrap();
        text += &file.append(&entry, || [9; 32]);
    }
    for line in text.lines().filter(|line| line.starts_with("{\"row\"")) {
        for secret in ["Čapek", "capek@", "1990", "Písek", "301"] {
            assert!(!line.contains(secret), "{secret} in {line}");
        }
    }
    let EventRow::Acted(last) = &file.rows().last().unwrap().1 else { panic!() };
    let erased = last.erased();
    assert!(file.delete_cards(&erased));
    let rest = EventFile::read(&file.to_text()).unwrap();
    assert_eq!((rest.event(), rest.last_hash()), (file.event(), file.last_hash()));
    assert!(!file.to_text().contains("Čapek1") && !file.to_text().contains("Čapek7"));
    assert!(file.to_text().contains("Čapek2"));
    // The salts differ, so two cards of one person have different hashes.
    let entry = live.act(live.at(), ORGANISER, Act::Register { registration: registration(&of(8)) }).unwrap();
    let hash = |salt: u8| ActedRow::of(1, &entry, || [salt; 32]).1[0].hash();
    assert_ne!(hash(1), hash(2));
}
