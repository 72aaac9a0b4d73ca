//! Every ruling and every act, with sample values.

use std::collections::BTreeSet;

use board::{Bitboard, Breach, Color, Move, Position, Role, Setup, Square};
use clock::Millis;
use laws::{
    AbsenceClaim, Act, Actor, Against, Announcement, Commitment, Completion, Consequence, Decision, DrawGround,
    Edition, Game, Ground, Irregularity, Made, MoveCount, Needs, Obliged, Offence, Outcome, Penalty, Phase, Points,
    Preset, QuickplayGround, Reason, Refusal, Regulations, Rule, Ruling, Score, SealedVerdict, Task, Tasks, Undone,
    Withdrawn, Written,
};

use crate::{Context, Locale, Tried, Words};

/// Lists the actors: players, assistants, the arbiter, and a spectator.
pub(super) fn actors() -> [Actor; 6] {
    use Actor::*;
    let (white, black) = (Color::White, Color::Black);
    [Player(white), Player(black), Assistant(white), Assistant(black), Arbiter, Spectator]
}

/// The commitment of a sealed move; no sentence mentions it.
pub(super) const SEALED: Commitment = Commitment([7; 32]);

/// Lists all results of the contract, and one that it lacks.
pub(super) fn scores() -> Vec<Score> {
    let mut scores: Vec<Score> = ["1-0", "0-1", "1/2-1/2", "+/-", "-/+", "-/-", "0-0", "1/2-0", "0-1/2", "*"]
        .map(|text| text.parse().unwrap())
        .to_vec();
    scores.push(Score::of(Points::One, Points::Half));
    scores
}

/// Lists moves that somebody asks about.
pub(super) fn tried() -> impl Iterator<Item = (&'static str, Tried)> {
    let pawn = Breach::WayOfMoving { role: Role::Pawn };
    let way = |from, to| Tried::Illegal(Move::new(from, to), pawn);
    let made = [
        ("e4", Tried::Legal),
        ("e5", way(Square::E2, Square::E5)),
        ("e3", way(Square::E4, Square::E3)),
        ("c3", way(Square::B2, Square::C4)),
        ("Ra5", Tried::Illegal(Move::new(Square::A1, Square::A5), Breach::Blocked { by: Square::F1.into() })),
    ];
    made.into_iter().chain(Role::ALL.map(|role| ("x", Tried::NoPiece(role, Square::D4))))
}

/// Lists the rules of movement that can be broken in the start position.
pub(super) fn breaches() -> Vec<Breach> {
    let (one, two) = (Bitboard::from(Square::F1), Bitboard::from(Square::F1) | Square::G1.into());
    let mut breaches = vec![
        Breach::EmptySquare,
        Breach::NotOnTurn,
        Breach::SameSquare,
        Breach::OwnPieceThere,
        Breach::Blocked { by: one },
        Breach::Blocked { by: two },
        Breach::PawnDoubleStep,
        Breach::PawnTakesNothing,
        Breach::EnPassantLapsed,
        Breach::PromotionMissing,
        Breach::PromotionNotAllowed,
        Breach::PromotionPiece,
        Breach::KingCapture,
        Breach::LeavesKingAttacked { by: Square::D8.into() },
        Breach::LeavesKingAttacked { by: Bitboard::from(Square::A8) | Square::D8.into() },
        Breach::CastlingRightLost,
        Breach::CastlingOccupied { by: one },
        Breach::CastlingOccupied { by: two },
        Breach::CastlingThroughAttack { by: Square::C8.into() },
        Breach::CastlingThroughAttack { by: Bitboard::from(Square::C8) | Square::H8.into() },
    ];
    breaches.extend(Role::ALL.map(|role| Breach::WayOfMoving { role }));
    breaches
}

pub(super) fn announcements() -> Vec<Announcement> {
    use Announcement::*;
    let mut all = vec![
        Started {},
        Resumed {},
        StopExpired { by: None },
        Adjourned {},
        Reopened {},
        PositionRestored { position: Setup::initial(), half_moves: 0 },
    ];
    all.extend(SealedVerdict::ALL.iter().map(|&verdict| EnvelopeOpened { verdict }));
    for by in Color::ALL {
        all.extend(Obliged::ALL.iter().map(|&obliged| Touched {
            by,
            square: Square::G1,
            obliged,
            is_together: false,
            released: None,
        }));
        let (square, released) = (Square::G1, Some(Role::King));
        all.push(Touched { by, square, obliged: Obliged::Castle, is_together: false, released });
        all.push(MoveMade { by, mv: Made::Unproved(Move::new(Square::G1, Square::F3)) });
        all.push(MoveCompleted { by, moves_completed: MoveCount(12), how: Completion::Press });
        all.extend([true, false].map(|is_proper| DrawOffered { by, is_proper }));
        all.push(DrawDeclined { by });
        all.push(StopExpired { by: Some(by) });
        all.push(TakeBackProposed { by, half_moves: 3 });
        all.push(TakeBackDeclined { by });
        for &ground in Ground::ALL {
            all.extend(Needs::ALL.iter().map(|&needs| ClaimMade { by, ground, needs }));
            all.push(ClaimAccepted { by, ground });
            all.push(ClaimRejected { by, ground });
            all.push(ClaimPostponed { by, ground });
            all.push(RightLost { by, right: ground });
        }
        all.extend([true, false].map(|agrees| Verified { by, agrees }));
        all.push(Admitted { player: by });
        all.extend(Undone::ALL.iter().map(|&what| OffenceUndone { player: by, what, count: 1 }));
        for (count, &kind) in Offence::ALL.iter().enumerate() {
            all.push(IllegalMove { by, count: count as u32, kind, broken: None });
        }
        for breach in breaches() {
            all.push(IllegalMove { by, count: 4, kind: Offence::Move, broken: Some((breach, Role::Rook)) });
        }
        for time in [0, 500, 1_000, 60_000, 120_000, 90_500, 3_725_000, 300_000, 660_000].map(Millis) {
            all.push(TimeAdded { to: by, time });
            all.push(TimeDeducted { from: by, time });
        }
        for running in [Some(by), None] {
            all.push(ClockSet { white: Millis(5_400_000), black: Millis(59_000), running, moves: None });
        }
        all.push(FlagFell { by });
        all.push(PeriodReached { by, period: 2 });
        all.push(Warned { player: by, penalty: Penalty::Warning });
        all.extend(Penalty::ALL.iter().map(|&penalty| Penalised { player: by, penalty }));
        all.push(MustRecord { by });
        all.push(RecordIncomplete { by });
        all.extend([MateUndecided { player: Some(by) }, MateUndecided { player: None }]);
        all.push(Announced { by, mv: Made::Unproved(Move::new(Square::G1, Square::F3)) });
        all.extend(tasks().map(|tasks| Appointed { player: by, tasks }));
        all.extend([MustSeal { by, resume_at: None, place: None }, Sealed { by, commitment: SEALED }, Appealed { by }]);
        all.extend(Decision::ALL.iter().map(|&decision| AppealDecided { by, decision }));
        for &reason in Reason::ALL {
            all.push(GameOver { score: Score::won_by(by), reason, by: Some(by) });
            all.push(GameOver { score: Score::DRAWN, reason, by: None });
        }
    }
    for &kind in Irregularity::ALL {
        all.extend(Consequence::ALL.iter().map(|&consequence| Irregular {
            kind,
            consequence,
            player: None,
            is_hearsay: false,
        }));
    }
    all.extend(Refusal::ALL.iter().map(|&code| Refused { code }));
    all.extend(scores().into_iter().map(|score| GameOver { score, reason: Reason::Arbiter, by: None }));
    all
}

pub(super) fn written() -> [Written; 6] {
    [
        Written::Move(Move::new(Square::G1, Square::F3)),
        Written::Move(Move::new(Square::G1, Square::G3)),
        Written::Ambiguous,
        Written::Illegal(None),
        Written::Illegal(Some(Breach::KingCapture)),
        Written::Unreadable,
    ]
}

/// Lists tasks of assistants: one, two, all.
pub(super) fn tasks() -> [Tasks; 3] {
    [Tasks::from_iter([Task::Record]), Tasks::from_iter([Task::Move, Task::Press]), Tasks::ALL]
}

pub(super) fn acts() -> Vec<Act> {
    use Act::*;
    let mut all = vec![
        Start,
        Tick,
        Arrive,
        Press,
        OfferDraw,
        AcceptDraw,
        DeclineDraw,
        Resign,
        StopClocks,
        Resume,
        AgreeResume,
        AgreeCorrection,
        TakeBack,
        AcceptTakeBack,
        DeclineTakeBack,
        AskRecord,
        RequestIncrement,
        Adjourn { resume_at: None, place: None },
        Adjourn { resume_at: Some(Millis(86_400_000)), place: None },
        Seal { commitment: SEALED, is_as_bound: true },
        Appeal { against: Against::Ruling("game_over") },
        Appeal { against: Against::Act(3) },
        SetClock { white: None, black: None, moves: None },
        SetClock { white: Some(Millis(60_000)), black: Some(Millis(3_599_000)), moves: Some(40) },
        SetClock { white: None, black: Some(Millis(3_599_000)), moves: None },
        Release { square: Square::G1, role: Role::King },
        Release { square: Square::E8, role: Role::Queen },
    ];
    let squares = [vec![], vec![Square::G1], vec![Square::E1, Square::H8], vec![Square::A1, Square::D8, Square::E4]];
    for squares in squares {
        all.push(Adjust { squares: squares.clone() });
        all.extend([true, false].map(|is_order_known| Touch { squares: squares.clone(), is_order_known }));
    }
    for mv in written() {
        all.extend([1, 2].map(|hands| Move { mv, hands }));
        all.extend([
            Play { mv },
            Record { mv, half_move: None, is_illegible: false },
            Announce { mv },
            Repeat { mv },
            Correct { mv },
        ]);
        all.push(OpenEnvelope { commitment: SEALED, mv });
        all.extend(DrawGround::ALL.iter().map(|&ground| ClaimDraw { ground, intended: Some(mv), by_display: false }));
    }
    all.extend(DrawGround::ALL.iter().map(|&ground| ClaimDraw { ground, intended: None, by_display: false }));
    for by_display in [true, false] {
        all.extend([ClaimFlag { by_display }, ClaimIllegalMove { by_display }, ClaimTouchMove { by_display }]);
    }
    all.extend(Withdrawn::ALL.iter().map(|&what| Withdraw { what }));
    for &decision in Decision::ALL {
        all.extend([None, Some(Millis::from_minutes(2))].map(|time| Rule { decision, time, by: None, ground: None }));
        all.push(DecideAppeal { decision });
    }
    all.extend(QuickplayGround::ALL.iter().map(|&ground| ClaimQuickplay { ground, by_display: false }));
    all.extend([true, false].map(|is_permitted| Leave { is_permitted }));
    all.extend([true, false].map(|is_position_known| EnvelopeLost { is_position_known }));
    all.extend([0, 1, 2, 5, 21].map(|half_moves| Restore { half_moves }));
    for player in Color::ALL {
        let time = Millis::from_minutes(2);
        all.extend([AddTime { player, time }, DeductTime { player, time }, Warn { player }]);
        all.extend(Irregularity::ALL.iter().map(|&irregularity| Report { irregularity, player: Some(player) }));
        all.push(Appoint { player, tasks: Tasks::default() });
        all.extend(tasks().map(|tasks| Appoint { player, tasks }));
    }
    all.extend(Irregularity::ALL.iter().map(|&irregularity| Report { irregularity, player: None }));
    let (white, black, time) = (Color::White, Color::Black, Some(Millis::from_minutes(1)));
    for (&penalty, player) in Penalty::ALL.iter().zip([white, black].into_iter().cycle()) {
        all.push(Penalise { player, penalty, time: None, points: None });
    }
    for (penalty, player) in [(Penalty::OpponentTime, white), (Penalty::OffenderTime, black)] {
        all.push(Penalise { player, penalty, time, points: None });
    }
    for (penalty, player) in [(Penalty::OpponentScore, white), (Penalty::OffenderScore, black)] {
        all.push(Penalise { player, penalty, time: None, points: Some(Points::Half) });
    }
    for score in [Score::DRAWN, Score::won_by(Color::Black).forfeited(), Score::NONE] {
        all.extend([Declare { score }, Sign { score }]);
    }
    all.extend([true, false].map(|agrees| Verify { agrees }));
    all.extend([Reopen, EndSession]);
    all.extend(AbsenceClaim::ALL.iter().map(|&wanted| ClaimAbsence { wanted }));
    for player in Color::ALL {
        all.push(Admit { player });
        all.extend([Disconnected { player }, Connected { player }]);
        all.extend(Undone::ALL.iter().map(|&what| UndoOffence { player, what }));
    }
    all
}

/// Writes every sentence of a language.
pub(super) fn say_everything(locale: Locale) -> Vec<String> {
    let words = Words::new(locale);
    let game = Game::new(Regulations::default());
    let mut sentences = Vec::new();
    // What is said of events are parts of sentences.
    let _ = crate::event::tests::say_all(&words);
    let _ = crate::import::tests::say_all(&words);
    for act in acts() {
        sentences.extend(actors().map(|by| words.act(by, &act, &Context::from(&game))));
    }
    for why in [crate::RESTART, crate::CALL] {
        let entry = game.judge(Millis(0), Actor::Arbiter, Act::Warn { player: Color::White });
        let lines = words.lines(&game, &entry, &crate::Note { why: Some(why), ..crate::Note::default() });
        sentences.extend(lines.into_iter().map(|line| line.sentence));
    }
    // Acts that sentences about their rulings mention, and one that they do not.
    let judged = [
        Act::Tick,
        Act::TakeBack,
        Act::Release { square: Square::G1, role: Role::King },
        Act::ClaimDraw { ground: DrawGround::Repetition, intended: Some(written()[0]), by_display: false },
        Act::Report { irregularity: Irregularity::Device, player: Some(Color::White) },
        Act::OpenEnvelope { commitment: SEALED, mv: written()[1] },
        Act::OpenEnvelope { commitment: SEALED, mv: written()[4] },
    ];
    let rules = Rule::ALL.iter().copied().map(Some).chain([None]);
    for regulations in regulations() {
        let context = Context { regulations: &regulations, ..Context::from(&game) };
        for announcement in announcements() {
            let ruling = Ruling { announcement, rule: Some(Rule::FlagFall), at: Millis(0) };
            sentences.extend(judged.iter().map(|act| words.ruling(&ruling, &context.clone().after(act))));
        }
        for rule in rules.clone() {
            for &code in Refusal::ALL {
                let ruling = Ruling { announcement: Announcement::Refused { code }, rule, at: Millis(0) };
                sentences.push(words.ruling(&ruling, &context));
                for mv in written() {
                    sentences.push(words.ruling(&ruling, &context.clone().after(&Act::Play { mv })));
                }
            }
            for score in scores() {
                sentences.push(words.outcome(&Outcome { score, reason: Reason::Arbiter, rule }, &regulations));
            }
            for announcement in [
                Announcement::DrawOffered { by: Color::White, is_proper: true },
                Announcement::Irregular {
                    kind: Irregularity::Disturbance,
                    consequence: Consequence::None,
                    player: None,
                    is_hearsay: false,
                },
                Announcement::PositionRestored { position: Setup::initial(), half_moves: 0 },
                Announcement::Resumed {},
            ] {
                sentences.push(words.ruling(&Ruling { announcement, rule, at: Millis(0) }, &context));
            }
        }
        for breach in breaches() {
            sentences.extend(Role::ALL.map(|role| words.breach(breach, role, &context)));
        }
        sentences.extend(tried().map(|(written, tried)| words.tried(written, tried, None, &context)));
        sentences.extend(duties(&words));
    }
    sentences.push(words.game_failed());
    sentences.extend(words.other_editions(&[(Edition::Fide2018, "3.5".to_owned())]));
    for &phase in Phase::ALL {
        let _ = words.phase(phase);
    }
    let _ = words.clock(Millis(3_725_000), 12);
    super::record::say_all(&words);
    super::pairing::say_all(&words);
    sentences
}

/// Lists every edition, alone and with casual rules.
fn regulations() -> Vec<Regulations> {
    let over =
        |edition| Preset::ALL.iter().map(move |&preset| Regulations { edition, preset, ..Regulations::default() });
    Edition::ALL.into_iter().flat_map(over).collect()
}

/// Plays a game with a touched piece, and writes the refusal of every kind of move that it forbids.
pub(super) fn duties(words: &Words) -> Vec<String> {
    let position: Position = "r3k2r/8/8/3p4/4P3/8/8/R3K2R w KQkq - 0 1".parse().unwrap();
    let touched = [vec![Square::A1], vec![Square::D5], vec![Square::E1, Square::H1], vec![Square::H1, Square::E1]];
    let castling = Move::new(Square::E1, Square::G1);
    let mut sentences = Vec::new();
    for squares in touched {
        let mut game = Game::new(Regulations { start: position, ..Regulations::default() });
        for (by, act) in [
            (Actor::Arbiter, Act::Start),
            (Actor::Player(Color::White), Act::Touch { squares: squares.clone(), is_order_known: true }),
        ] {
            let entry = game.judge(Millis(0), by, act);
            let context = Context::from(&game).after(&entry.act);
            let told = entry.rulings.iter().filter(|ruling| !ruling.announcement.is_kept());
            sentences.extend(told.map(|ruling| words.ruling(ruling, &context)));
            game.apply(&entry);
        }
        let mv = if squares == [Square::E1, Square::H1] { Move::new(Square::E1, Square::E2) } else { castling };
        let entry = game.judge(Millis(1), Actor::Player(Color::White), Act::Play { mv: Written::Move(mv) });
        let context = Context::from(&game).after(&entry.act);
        assert!(entry.is_refused(), "{squares:?}: {:?}", entry.rulings);
        let told = entry.rulings.iter().filter(|ruling| !ruling.announcement.is_kept());
        sentences.extend(told.map(|ruling| words.ruling(ruling, &context)));
    }
    sentences
}

/// Asserts that every variant is among the samples, and fails to compile if one is missing here.
macro_rules! assert_sampled {
    ($type:ident in $samples:expr; $($variant:ident)+) => {
        let kind = |sample: &$type| match sample {
            $($type::$variant { .. } => stringify!($variant),)+
        };
        let sampled: BTreeSet<&str> = $samples.iter().map(kind).collect();
        assert_eq!(sampled, BTreeSet::from([$(stringify!($variant)),+]));
    };
}

#[test]
fn every_ruling_is_sampled() {
    let sampled: BTreeSet<&str> = announcements().iter().map(Announcement::name).collect();
    assert_eq!(sampled, Announcement::NAMES.iter().copied().collect());
}

#[test]
fn every_act_is_sampled() {
    let sampled: BTreeSet<&str> = acts().iter().map(Act::name).collect();
    assert_eq!(sampled, Act::NAMES.iter().copied().collect());
}

#[test]
fn every_breach_is_sampled() {
    assert_sampled!(Breach in breaches();
        EmptySquare NotOnTurn SameSquare OwnPieceThere WayOfMoving Blocked PawnDoubleStep PawnTakesNothing
        EnPassantLapsed PromotionMissing PromotionNotAllowed PromotionPiece KingCapture LeavesKingAttacked
        CastlingRightLost CastlingOccupied CastlingThroughAttack);
}
