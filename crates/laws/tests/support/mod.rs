//! Random acts at a board, mostly sensible ones, so that games make progress.

use board::{ByColor, Color, File, Move, Role, Square};
use clock::Millis;
use laws::{
    AbsenceClaim, Accessibility, Act, Actor, Against, Announcement, BlitzPenalty, BoardKind, ClockKind, Commitment,
    Decision, DrawGround, Draws, Edition, Entry, Game, Irregularity, Pace, Penalty, Phase, Points, Preset, Quickplay,
    QuickplayGround, Regulations, Score, Scoresheets, Scoring, Stops, Supervision, TakeBack, Task, Tasks, Undone,
    Withdrawn, Written,
};
use proptest::prelude::*;

const TIME_CONTROLS: [&str; 10] = [
    "5400+30",
    "40/5400+30:1800+30",
    "40/5400:3600",
    "3/60:2/30:300",
    "2/90+30:60+30",
    "300d3",
    "180+2",
    "1500",
    "60",
    "-",
];
const STARTS: [&str; 11] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/pppq1ppp/2n2n2/8/8/2N2N2/PPPQ1PPP/R3K2R w KQkq - 4 10",
    "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 97 80",
    "8/P5k1/8/8/8/8/p5K1/8 w - - 0 60",
    "4k3/8/8/8/4r3/8/R7/4K3 w - - 147 130",
    "8/8/2k5/8/8/3n4/8/4K2R w K - 0 1",
    "4k3/8/8/8/1p1p1p1p/8/P1P1P1P1/4K3 w - - 0 1",
    "7k/5Q2/8/6p1/8/8/8/K7 w - - 0 1",
    "r4k1r/pppppppp/8/8/8/8/PPPPPPPP/R4K1R w HAha - 0 1",
    "1rk3r1/pppppppp/8/8/8/8/PPPPPPPP/1RK3R1 w GBgb - 0 1",
    "5kr1/8/8/8/8/8/8/1K4R1 w Gg - 0 1",
];
const SCORES: [&str; 13] =
    ["1-0", "0-1", "1/2-1/2", "0-0", "1/2-0", "0-1/2", "1/2-1", "1-1/2", "1-1", "+/-", "-/+", "-/-", "*"];

/// The random choices behind an act, before they are applied to a game.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Step {
    wait: u64,
    /// Whether the act comes from the actor one would expect, or from anybody.
    is_proper: bool,
    anybody: u8,
    deed: u8,
    a: u16,
    b: u16,
}

/// Generates regulations of every kind.
pub(crate) fn regulations() -> impl Strategy<Value = Regulations> {
    let rules = (0..Edition::ALL.len(), 0..TIME_CONTROLS.len(), 0..4_u8, 0..4_u8, any::<bool>(), 0..STARTS.len());
    let event = (0..6_u8, 0..6_u8, 0..24_u8, 0..3_u8, any::<bool>(), 0..12_u8, 0..12_u8);
    (rules, event).prop_map(|((edition, control, pace, watched, is_physical, start), event)| {
        let (default_time, draws, present, writes, is_analogue, casual, needs) = event;
        Regulations {
            edition: Edition::ALL[edition],
            time_control: TIME_CONTROLS[control].parse().expect("a time control"),
            pace: [None, None, Some(Pace::Standard), Some(Pace::Blitz)][usize::from(pace)],
            supervision: [Supervision::Adequate, Supervision::Adequate, Supervision::Inadequate, Supervision::None]
                [usize::from(watched)],
            board: if is_physical { BoardKind::Physical } else { BoardKind::Assisted },
            start: STARTS[start].parse().expect("a position"),
            default_time: [None, None, None, Some(Millis(0)), Some(Millis(60_000)), Some(Millis(u64::MAX))]
                [usize::from(default_time)],
            draws: Draws {
                agreement: draws != 1,
                not_before_move: u32::from(draws == 2) * 3,
                arbiter_consent: draws == 3,
            },
            present: ByColor { white: present != 1 && present != 3, black: present != 2 && present != 3 },
            scoresheets: Scoresheets::ALL[usize::from(writes)],
            clock: if is_analogue { ClockKind::Analogue } else { ClockKind::Electronic },
            quickplay: [Quickplay::Edition, Quickplay::GuidelineIii4, Quickplay::GuidelineIii5, Quickplay::Off]
                [usize::from(casual / 3)],
            preset: *Preset::ALL.get(usize::from(casual).saturating_sub(9)).unwrap_or(&Preset::None),
            accessibility: ByColor {
                white: *Accessibility::ALL.get(usize::from(needs / 2)).unwrap_or(&Accessibility::None),
                black: *Accessibility::ALL.get(usize::from(needs % 6)).unwrap_or(&Accessibility::None),
            },
            device_penalty: Penalty::Loss,
            blitz_penalty: BlitzPenalty::ALL[usize::from(watched / 3)],
            scoring: Scoring::default(),
            is_arbiter_absent: needs % 2 == 1,
            stops: Stops {
                longest: (draws % 2 == 0).then_some(Millis(60_000)),
                each: (draws % 3 == 0).then_some(u32::from(draws)),
            },
            absence: (default_time % 2 == 0).then_some(Millis(20_000)),
            take_back: TakeBack::ALL[usize::from(present % 3)],
        }
    })
}

/// Generates a sequence of acts.
pub(crate) fn steps() -> impl Strategy<Value = Vec<Step>> {
    let wait = prop_oneof![
        4 => Just(0_u64),
        30 => 1_u64..8_000,
        3 => 8_000_u64..120_000,
        1 => 120_000_u64..1_000_000,
    ];
    let step = (wait, proptest::bool::weighted(0.9), 0..5_u8, 0..230_u8, any::<u16>(), any::<u16>())
        .prop_map(|(wait, is_proper, anybody, deed, a, b)| Step { wait, is_proper, anybody, deed, a, b });
    proptest::collection::vec(step, 1..120)
}

impl Step {
    /// Returns the time of the act, given that of the last one.
    pub(crate) fn at(self, last: Millis) -> Millis {
        last + Millis(self.wait)
    }

    /// Returns the actor and the act.
    pub(crate) fn deed(self, game: &Game) -> (Actor, Act) {
        let (by, act) = self.proper(game);
        let anybody = [
            Actor::Player(Color::White),
            Actor::Player(Color::Black),
            Actor::Arbiter,
            Actor::Assistant(Color::White),
            Actor::Spectator,
        ];
        (if self.is_proper { by } else { anybody[usize::from(self.anybody)] }, act)
    }

    fn proper(self, game: &Game) -> (Actor, Act) {
        let mover = Actor::Player(game.turn());
        let other = Actor::Player(!game.turn());
        let color = if self.a.is_multiple_of(2) { Color::White } else { Color::Black };
        let player = Actor::Player(color);
        let arbiter = Actor::Arbiter;
        let legal = self.legal(game);
        match self.deed {
            _ if game.phase() == Phase::Finished && self.one_in(9) => (arbiter, Act::Reopen),
            _ if game.phase() == Phase::Waiting && !self.one_in(4) && self.deed < 200 => (arbiter, Act::Start),
            _ if game.phase() == Phase::Stopped && game.claim().is_some() && !self.one_in(3) => (arbiter, self.rule()),
            _ if game.phase() == Phase::Stopped && !self.one_in(4) => (arbiter, Act::Resume),
            _ if game.phase() == Phase::Sealing && !self.one_in(4) => (mover, self.seal(legal)),
            _ if game.phase() == Phase::Adjourned && !self.one_in(4) => self.after_adjourning(game, legal),
            0..34 | 172..214 => (mover, Act::Play { mv: legal }),
            160..172 => (mover, self.castle(game)),
            34..48 => (mover, Act::Move { mv: legal, hands: 1 + u8::from(self.one_in(16)) }),
            // The player who has made a move is no longer the one to move, except in 1997.
            48..60 => (if self.one_in(4) { mover } else { other }, Act::Press),
            60..64 => (mover, Act::Play { mv: self.wild() }),
            64..68 => (mover, Act::Move { mv: self.wild(), hands: 1 }),
            68..74 => (mover, Act::Touch { squares: self.squares(), is_order_known: !self.a.is_multiple_of(3) }),
            74 => (mover, Act::Release { square: square(self.a), role: self.role() }),
            75 => (mover, Act::Adjust { squares: self.squares() }),
            76..79 => (player, Act::OfferDraw),
            79 => (mover, Act::AcceptDraw),
            80 => (mover, Act::DeclineDraw),
            81 if self.one_in(8) => (player, Act::Resign),
            82..86 => {
                let ground = if self.a.is_multiple_of(2) { DrawGround::Repetition } else { DrawGround::FiftyMoves };
                let intended = (!self.one_in(3)).then_some(if self.one_in(7) { self.wild() } else { legal });
                (mover, Act::ClaimDraw { ground, intended, by_display: self.one_in(16) })
            }
            86..88 => (other, Act::ClaimFlag { by_display: self.one_in(8) }),
            88..91 => (player, Act::ClaimIllegalMove { by_display: self.one_in(8) }),
            91..94 => (mover, Act::ClaimTouchMove { by_display: self.one_in(8) }),
            94 => (player, Act::Withdraw { what: if self.one_in(2) { Withdrawn::Offer } else { Withdrawn::Claim } }),
            95 => (player, Act::StopClocks),
            96 => (arbiter, Act::StopClocks),
            97..100 => (arbiter, Act::Resume),
            100 => (arbiter, self.set_clock()),
            101 => (arbiter, Act::AddTime { player: color, time: self.time() }),
            102 => (arbiter, Act::DeductTime { player: color, time: self.time() }),
            103 => (arbiter, Act::Warn { player: color }),
            117 => (arbiter, self.penalise(color)),
            104 => (arbiter, self.rule()),
            105 if self.one_in(8) => (arbiter, Act::Declare { score: self.score() }),
            106..109 => (player, self.report()),
            109..112 => (player, Act::Record { mv: legal, half_move: None, is_illegible: false }),
            112 => (player, Act::Sign { score: self.score() }),
            113 => (player, Act::AgreeResume),
            114..116 => (player, Act::Arrive),
            116 => (arbiter, Act::Start),
            118..126 => {
                let ground = QuickplayGround::ALL[usize::from(self.b % 2)];
                (
                    if self.one_in(4) { other } else { mover },
                    Act::ClaimQuickplay { ground, by_display: self.one_in(16) },
                )
            }
            126..130 => (mover, Act::RequestIncrement),
            130..133 => (player, Act::AgreeCorrection),
            133 => (mover, Act::AskRecord),
            134..138 => (if self.one_in(2) { mover } else { other }, Act::Announce { mv: legal }),
            138 => (player, Act::Repeat { mv: legal }),
            139 => (player, Act::Correct { mv: legal }),
            140 => {
                let tasks = Task::ALL.iter().copied().filter(|&task| self.b & (1 << task as u16) != 0);
                (arbiter, Act::Appoint { player: color, tasks: tasks.collect() })
            }
            141 => (arbiter, Act::Appoint { player: color, tasks: Tasks::ALL }),
            142 => (player, Act::Leave { is_permitted: self.one_in(2) }),
            143..148 => (
                arbiter,
                Act::Adjourn { resume_at: (!self.one_in(3)).then(|| Millis(u64::from(self.a) * 100)), place: None },
            ),
            148 => (mover, self.seal(legal)),
            149..152 => (arbiter, Act::Restore { half_moves: u32::from(self.b % 12) }),
            152 => {
                let name = Announcement::NAMES[usize::from(self.a) % Announcement::NAMES.len()];
                let against = if self.one_in(2) { Against::Ruling(name) } else { Against::Act(u32::from(self.a % 64)) };
                (player, Act::Appeal { against })
            }
            153 => (arbiter, Act::DecideAppeal { decision: self.decision() }),
            154..156 => (arbiter, self.report()),
            156 => (arbiter, Act::Admit { player: color }),
            157 => (arbiter, Act::UndoOffence { player: color, what: Undone::ALL[usize::from(self.b % 3)] }),
            158 => (arbiter, Act::EndSession),
            159 => (player, Act::Verify { agrees: self.one_in(2) }),
            214..217 => (player, Act::TakeBack),
            217..220 => (player, Act::AcceptTakeBack),
            220 => (player, Act::DeclineTakeBack),
            221..224 => (arbiter, Act::Disconnected { player: color }),
            224 => (arbiter, Act::Connected { player: color }),
            225..228 => (player, Act::ClaimAbsence { wanted: AbsenceClaim::ALL[usize::from(self.b % 2)] }),
            _ => (arbiter, Act::Tick),
        }
    }

    fn decision(self) -> Decision {
        Decision::ALL[usize::from(self.b % 3)]
    }

    fn rule(self) -> Act {
        let time = self.one_in(2).then(|| if self.one_in(5) { self.time() } else { Millis::from_minutes(2) });
        let by = [None, Some(Color::White), Some(Color::Black)][usize::from(self.a % 3)];
        Act::Rule { decision: self.decision(), time, by, ground: None }
    }

    fn seal(self, legal: Written) -> Act {
        match self.a % 4 {
            0 => Act::StopClocks,
            1 => Act::Move { mv: legal, hands: 1 },
            _ => Act::Seal { commitment: Commitment([7; 32]), is_as_bound: !self.one_in(5) },
        }
    }

    fn after_adjourning(self, game: &Game, legal: Written) -> (Actor, Act) {
        let player = Actor::Player(if self.a.is_multiple_of(2) { Color::White } else { Color::Black });
        match self.b % 16 {
            0..7 => (player, Act::Arrive),
            7..12 => {
                let commitment = game.sealed().map_or(Commitment([0; 32]), |(_, commitment)| commitment);
                (
                    Actor::Arbiter,
                    Act::OpenEnvelope { commitment, mv: if self.a % 8 == 3 { self.wild() } else { legal } },
                )
            }
            12 => (Actor::Arbiter, Act::EnvelopeLost { is_position_known: !self.a.is_multiple_of(3) }),
            13 => (player, Act::OfferDraw),
            14 => (player, Act::AcceptDraw),
            _ => (Actor::Arbiter, Act::Resume),
        }
    }

    /// Does a part of castling by hand, or touches a piece that may castle.
    fn castle(self, game: &Game) -> Act {
        let (turn, rights) = (game.turn(), game.position().castling());
        let rooks: Vec<Square> = rights.into_iter().filter(|rook| rook.rank() == turn.back_rank()).collect();
        let Some(&rook) = rooks.get(usize::from(self.b) % rooks.len().max(1)) else { return Act::Press };
        let king = game.position().king(turn);
        let files = if rook < king { [File::C, File::D] } else { [File::G, File::F] };
        let [king_to, rook_to] = files.map(|file| Square::new(file, king.rank()));
        let by_hand = |from, to| Act::Move { mv: Written::Move(Move::new(from, to)), hands: 1 };
        match self.a % 7 {
            0 => Act::Touch { squares: vec![king], is_order_known: true },
            1 => Act::Touch { squares: vec![rook, king], is_order_known: self.one_in(2) },
            2 => Act::Release { square: king_to, role: Role::King },
            3 => Act::Release { square: rook_to, role: Role::Rook },
            4 => by_hand(king, king_to),
            5 => by_hand(king, rook),
            _ => by_hand(rook, rook_to),
        }
    }

    fn one_in(self, number: u16) -> bool {
        self.b.is_multiple_of(number)
    }

    /// Picks a legal move, and mostly one that a touched piece allows.
    fn legal(self, game: &Game) -> Written {
        let mut moves: Vec<Move> = game.position().legal_moves().map(board::LegalMove::to_move).collect();
        if let Some(duty) = game.duty().filter(|_| !self.one_in(4)) {
            moves.retain(|mv| duty.squares.contains(&mv.from()) || duty.squares.contains(&mv.to()));
        }
        moves.get(usize::from(self.a) % moves.len().max(1)).map_or(Written::Unreadable, |&mv| Written::Move(mv))
    }

    fn wild(self) -> Written {
        let (from, to) = (square(self.a), square(self.b));
        match self.a / 64 % 8 {
            0 => Written::Ambiguous,
            1 => Written::Unreadable,
            2 => Written::Move(Move::promoting(from, to, self.role())),
            _ => Written::Move(Move::new(from, to)),
        }
    }

    fn squares(self) -> Vec<Square> {
        let all = [square(self.a), square(self.b), square(self.a / 64)];
        all[..usize::from(self.b / 64 % 4)].to_vec()
    }

    fn role(self) -> Role {
        [Role::Queen, Role::Knight, Role::King, Role::Pawn][usize::from(self.b / 16 % 4)]
    }

    fn time(self) -> Millis {
        match self.b % 8 {
            0 => Millis(u64::MAX),
            1 => Millis(0),
            2 => Millis(u64::from(self.b) * 1_000),
            _ => Millis(u64::from(self.b)),
        }
    }

    fn set_clock(self) -> Act {
        let moves = (self.a.is_multiple_of(4)).then_some(u32::from(self.b) % 50);
        Act::SetClock {
            white: (!self.a.is_multiple_of(3)).then(|| self.time()),
            black: Some(Millis(u64::from(self.a))),
            moves,
        }
    }

    fn score(self) -> Score {
        SCORES[usize::from(self.a) % SCORES.len()].parse().expect("a result")
    }

    fn penalise(self, player: Color) -> Act {
        let penalty = Penalty::ALL[usize::from(self.a / 2) % Penalty::ALL.len()];
        let points = [None, Some(Points::Zero), Some(Points::Half), Some(Points::One)][usize::from(self.b / 8 % 4)];
        Act::Penalise { player, penalty, time: (!self.one_in(5)).then(|| self.time()), points }
    }

    fn report(self) -> Act {
        // Acts that end the game are rare, so that games continue.
        let ends = matches!(self.b % 64, 0..4);
        let kinds: Vec<Irregularity> = Irregularity::ALL
            .iter()
            .copied()
            .filter(|kind| {
                ends == matches!(
                    kind,
                    Irregularity::InitialPosition | Irregularity::ColorsReversed | Irregularity::Device
                )
            })
            .collect();
        let player = [None, Some(Color::White), Some(Color::Black)][usize::from(self.a % 3)];
        Act::Report { irregularity: kinds[usize::from(self.b / 64) % kinds.len()], player }
    }
}

fn square(number: u16) -> Square {
    Square::ALL[usize::from(number % 64)]
}

/// A game that was played, entry by entry.
pub(crate) struct Played {
    pub(crate) game: Game,
    pub(crate) at: Millis,
}

impl Played {
    pub(crate) fn new(regulations: Regulations) -> Self {
        Self { game: Game::new(regulations), at: Millis::ZERO }
    }

    /// Lets time pass until a step, so that everything due before it has been ruled on; returns those rulings.
    pub(crate) fn wait_for(&mut self, step: Step) -> Entry {
        self.at = step.at(self.at);
        self.enter(Actor::Arbiter, Act::Tick)
    }

    /// Applies the step at the present moment.
    pub(crate) fn take(&mut self, step: Step) -> Entry {
        let (by, act) = step.deed(&self.game);
        self.enter(by, act)
    }

    fn enter(&mut self, by: Actor, act: Act) -> Entry {
        let entry = self.game.judge(self.at, by, act);
        self.game.apply(&entry);
        entry
    }
}
