//! The record of a game: each line at its time, with everything that an arbiter later looks for.

use board::{Color, Move, Square};
use clock::Millis;
use laws::{Act, Actor, BoardKind, Game, Irregularity, Preset, Regulations, Supervision, Written};

use crate::{Head, Line, LineKind, Locale, Note, Record, Words};

const WHITE: Actor = Actor::Player(Color::White);
const BLACK: Actor = Actor::Player(Color::Black);

/// A game and its record so far.
struct Writing {
    words: Words,
    game: Game,
    lines: Vec<Line>,
}

impl Writing {
    fn new(regulations: Regulations) -> Self {
        let mut writing = Self { words: Words::new(Locale::English), game: Game::new(regulations), lines: Vec::new() };
        writing.act(0, Actor::Arbiter, Act::Start);
        writing
    }

    fn act(&mut self, at: u64, by: Actor, act: Act) -> Vec<Line> {
        self.note(at, by, act, &Note::default())
    }

    fn note(&mut self, at: u64, by: Actor, act: Act, note: &Note<'_>) -> Vec<Line> {
        let entry = self.game.judge(Millis(at), by, act);
        let lines = self.words.lines(&self.game, &entry, note);
        self.lines.extend(lines.clone());
        self.game.apply(&entry);
        lines
    }

    fn play(&mut self, at: u64, by: Actor, mv: &str) -> Vec<Line> {
        self.act(at, by, Act::Play { mv: written(mv) })
    }
}

fn written(mv: &str) -> Written {
    Written::Move(mv.parse::<Move>().unwrap())
}

fn physical(time_control: &str) -> Regulations {
    Regulations { board: BoardKind::Physical, time_control: time_control.parse().unwrap(), ..Regulations::default() }
}

fn sentences(lines: &[Line]) -> Vec<&str> {
    lines.iter().map(|line| line.sentence.as_str()).collect()
}

#[test]
fn a_move_has_its_number_and_both_clocks_after_it() {
    let mut writing = Writing::new(Regulations::default());
    let lines = writing.play(5_000, WHITE, "e2e4");
    let [line] = lines.as_slice() else { panic!("{lines:?}") };
    assert_eq!((line.kind, line.text.as_str()), (LineKind::Move, "1. e4"));
    let clocks = line.clocks.as_ref().unwrap();
    assert_eq!((clocks.white.as_str(), clocks.black.as_str()), ("1:30:55", "1:30:30"));
    assert_eq!(writing.play(8_000, BLACK, "e7e5")[0].text, "1… e5");
}

#[test]
fn a_game_from_a_position_counts_from_its_number() {
    let start = "8/8/8/4k3/8/4K3/4P3/8 b - - 0 40".parse().unwrap();
    let mut writing = Writing::new(Regulations { start, ..Regulations::default() });
    assert_eq!(writing.play(1_000, BLACK, "e5e6")[0].text, "40… Ke6");
    assert_eq!(writing.play(2_000, WHITE, "e3e4")[0].text, "41. Ke4");
}

#[test]
fn a_refusal_looks_like_one() {
    let mut writing = Writing::new(Regulations::default());
    let lines = writing.play(1_000, WHITE, "g1g3");
    let [line] = lines.as_slice() else { panic!("{lines:?}") };
    assert_eq!(line.kind, LineKind::Refusal);
    assert!(line.sentence.starts_with("Not played: 1. Ng1-g3. The move is illegal"), "{}", line.sentence);
    assert!(line.clocks.is_none() && line.article.as_deref() == Some("3.6"), "{line:?}");
    let lines = writing.act(2_000, BLACK, Act::AcceptDraw);
    assert!(lines[0].sentence.starts_with("Not done: Black accepts the draw. "), "{lines:?}");
    // A text that cannot be read is shown as it was written.
    let note = Note { written: Some("Kd9"), ..Note::default() };
    let lines = writing.note(2_500, WHITE, Act::Play { mv: Written::Unreadable }, &note);
    assert!(lines[0].sentence.starts_with("Not played: 1. “Kd9”. "), "{lines:?}");
    // A move out of turn has no number.
    let lines = writing.play(3_000, BLACK, "e7e5");
    assert!(lines[0].sentence.starts_with("Not played: Black e7-e5. "), "{lines:?}");
}

#[test]
fn a_flag_stands_at_the_moment_it_fell() {
    let mut writing = Writing::new(Regulations { time_control: "60".parse().unwrap(), ..Regulations::default() });
    let lines = writing.act(75_000, Actor::Arbiter, Act::Tick);
    assert_eq!(lines[0].at, Millis(60_000), "{lines:?}");
    assert_eq!(lines[0].text, "White’s flag has fallen.");
    assert_eq!(lines[0].clocks.as_ref().unwrap().white, "0:00.0");
    assert!(lines.iter().all(|line| line.at == Millis(60_000)), "{lines:?}");
}

#[test]
fn the_record_says_which_position_was_restored_and_after_which_move() {
    let mut writing = Writing::new(physical("5400"));
    writing.play(5_000, WHITE, "e2e4");
    writing.play(9_000, BLACK, "e7e5");
    let lines = writing.play(12_000, WHITE, "g1g4");
    assert_eq!((lines[0].kind, lines[0].text.as_str()), (LineKind::Move, "2. Ng1-g4"));
    let restored = lines.iter().find(|line| line.position.is_some()).unwrap();
    assert_eq!(restored.text, "The position after 1… e5 is restored.");
    assert!(restored.position.as_ref().unwrap().starts_with("rnbqkbnr/pppp1ppp/8/4p3/"), "{restored:?}");
    let mut writing = Writing::new(physical("5400"));
    let lines = writing.play(5_000, WHITE, "e2e5");
    assert!(sentences(&lines).iter().any(|text| text.starts_with("The starting position is restored")), "{lines:?}");
}

#[test]
fn time_that_is_given_shows_on_the_clocks_of_its_own_line() {
    let mut writing = Writing::new(physical("5400"));
    let lines = writing.play(10_000, WHITE, "e2e5");
    let black = |line: &Line| line.clocks.as_ref().map(|clocks| clocks.black.clone());
    assert_eq!(black(&lines[0]).as_deref(), Some("1:30:00"));
    let given = lines.iter().find(|line| line.text.contains("extra")).unwrap();
    assert_eq!(black(given).as_deref(), Some("1:32:00"));
}

#[test]
fn a_reason_stands_beside_what_was_done() {
    let mut writing = Writing::new(Regulations::default());
    let note = Note { why: Some("talking\nloudly"), ..Note::default() };
    let lines = writing.note(4_000, Actor::Arbiter, Act::Warn { player: Color::White }, &note);
    assert_eq!(lines[0].text, "The arbiter warns White. Reason: talking loudly.");
    let lines = writing.act(5_000, Actor::Arbiter, Act::Warn { player: Color::White });
    assert_eq!(lines.len(), 1, "{lines:?}");
}

#[test]
fn a_reason_given_by_name_is_said_in_the_language_of_the_record() {
    for (locale, restart, call) in [
        (Locale::English, "Reason: the server was restarted.", "Reason: a call for the arbiter."),
        (Locale::Czech, "Důvod: server byl znovu spuštěn.", "Důvod: přivolání rozhodčího."),
        (Locale::Slovak, "Dôvod: server bol znovu spustený.", "Dôvod: privolanie rozhodcu."),
    ] {
        for (reason, by, said) in [(crate::RESTART, Actor::Arbiter, restart), (crate::CALL, WHITE, call)] {
            let mut writing = Writing::new(Regulations::default());
            writing.words = Words::new(locale);
            let note = Note { why: Some(reason), ..Note::default() };
            let lines = writing.note(4_000, by, Act::StopClocks, &note);
            assert!(lines[0].text.ends_with(said), "{lines:?}");
        }
    }
}

#[test]
fn the_text_tells_moments_apart_that_are_close() {
    let mut writing = Writing::new(Regulations { time_control: "60".parse().unwrap(), ..Regulations::default() });
    for (at, by, mv) in [(4_000, WHITE, "e2e4"), (4_350, BLACK, "e7e5"), (4_390, WHITE, "g1f3"), (9_000, BLACK, "b8c6")]
    {
        writing.play(at, by, mv);
    }
    let mut record = Record::new(&writing.words, &Head::default(), writing.game.regulations());
    record.lines = writing.lines;
    let text = record.to_text(&writing.words);
    for time in ["0:00:04.0  ", "0:00:04.350  ", "0:00:04.390  ", "0:00:09  "] {
        assert!(text.contains(time), "{time} in {text}");
    }
}

#[test]
fn a_day_is_written_as_the_language_does() {
    let regulations = Regulations::default();
    let date = |locale, date: &str| {
        let head = Head { date: Some(date.to_owned()), ..Head::default() };
        let record = Record::new(&Words::new(locale), &head, &regulations);
        record.head.iter().find(|field| field.value.contains("2026")).map(|field| field.value.clone())
    };
    assert_eq!(date(Locale::English, "2026.11.17").as_deref(), Some("17 November 2026"));
    assert_eq!(date(Locale::Czech, "2026.01.07").as_deref(), Some("7.\u{a0}1.\u{a0}2026"));
    assert_eq!(date(Locale::Slovak, "2026.??.??").as_deref(), Some("2026.??.??"));
}

/// Writes every message of a record.
pub(super) fn say_all(words: &Words) {
    for control in ["-", "40/5400+30:1800+30", "40/5400:1800+30", "300d3", "90"] {
        for (preset, supervision) in [
            (Preset::None, Supervision::Adequate),
            (Preset::None, Supervision::None),
            (Preset::Leaflet, Supervision::Inadequate),
        ] {
            let start = "8/8/8/4k3/8/4K3/4P3/8 b - - 0 40".parse().unwrap();
            let time_control = control.parse().unwrap();
            let regulations = Regulations { preset, supervision, start, time_control, ..Regulations::default() };
            let tags = ["White", "Black", "WhiteElo", "Event", "Site", "Round", "Date", "Arbiter"];
            let value = |tag| if tag == "Date" { "2026.11.17" } else { "2100" };
            let head = Head::from_tags(tags.map(|tag| (tag, value(tag).to_owned())));
            let mut record = Record::new(words, &head, &regulations);
            record.close(words, &Game::new(regulations));
            let _ = record.to_text(words);
        }
    }
    let mut game = Game::new(physical("5400"));
    let note = Note { written: Some("Kd9"), why: Some("noise"), opened: Some("Qh5"), place: Some("Praha") };
    let displaced = Act::Report { irregularity: Irregularity::Displaced, player: None };
    for (at, by, act) in [
        (0, Actor::Arbiter, Act::Start),
        (1_000, WHITE, Act::Play { mv: written("e2e5") }),
        (2_000, WHITE, Act::Play { mv: written("e2e4") }),
        (3_000, BLACK, Act::Touch { squares: vec![Square::E7], is_order_known: true }),
        (4_000, BLACK, Act::Play { mv: written("e7e3") }),
        (5_000, WHITE, Act::AcceptDraw),
        (6_000, WHITE, Act::Move { mv: written("a2a3"), hands: 1 }),
        (7_000, BLACK, displaced),
        (8_000, WHITE, Act::Resign),
        (9_000, BLACK, Act::Play { mv: Written::Unreadable }),
        (9_500, WHITE, Act::Play { mv: written("a2a4") }),
    ] {
        let entry = game.judge(Millis(at), by, act);
        let _ = words.lines(&game, &entry, &note);
        game.apply(&entry);
    }
}
