//! Random acts at random times: a game is the fold of its entries, and nothing is lost or invented.

mod support;

use std::collections::BTreeSet;

use board::{Board, ByColor, Color, Move, Piece, Setup};
use clock::Millis;
use laws::{
    Act, Actor, Announcement, BoardKind, Entry, Game, Ground, Irregularity, Phase, Regulations, Rule, Ruling, Tally,
};
use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;

use support::{Played, regulations, steps};

/// Prints everything in a game.
fn everything(game: &Game) -> String {
    format!("{game:?}")
}

/// Prints the same, except the number of acts: refused ones are acts too.
fn everything_but_the_count(game: &Game) -> String {
    everything(game).replace(&format!("acts: {},", game.acts()), "")
}

fn clocks(played: &Played) -> ByColor<Millis> {
    played.game.clocks(played.at)
}

proptest! {
    #[test]
    fn judging_asks_for_nothing_but_the_entries_so_far(regulations in regulations(), steps in steps()) {
        let mut played = Played::new(regulations.clone());
        let mut entries: Vec<Entry> = Vec::new();
        for step in steps {
            played.at = step.at(played.at);
            let entry = played.take(step);
            let mut rebuilt = Game::new(regulations.clone());
            for entry in &entries {
                rebuilt.apply(entry);
            }
            prop_assert_eq!(&rebuilt.judge(entry.at, entry.by, entry.act.clone()), &entry);
            entries.push(entry);
        }
    }

    #[test]
    fn rulings_come_in_the_order_of_time(regulations in regulations(), steps in steps()) {
        let mut played = Played::new(regulations);
        for step in steps {
            let mut last = played.at;
            played.at = step.at(played.at);
            let entry = played.take(step);
            for ruling in &entry.rulings {
                prop_assert!(last <= ruling.at && ruling.at <= entry.at, "{last:?} {ruling:?} {:?}", entry.at);
                last = ruling.at;
            }
        }
    }

    #[test]
    fn a_refused_act_changes_nothing(regulations in regulations(), steps in steps()) {
        let mut played = Played::new(regulations);
        for step in steps {
            played.wait_for(step);
            let before = everything_but_the_count(&played.game);
            let entry = played.take(step);
            let refusals = entry.rulings.iter().filter(|ruling| ruling.is_refusal()).count();
            prop_assert_eq!(entry.is_refused(), refusals == 1);
            if entry.is_refused() {
                let names: BTreeSet<_> = entry.rulings.iter().map(|ruling| ruling.announcement.name()).collect();
                prop_assert!(names.is_subset(&BTreeSet::from(["refused", "right_lost"])), "{:?}", entry);
                prop_assert_eq!(before, everything_but_the_count(&played.game), "{:?}", entry);
            }
        }
    }

    #[test]
    fn after_the_end_hardly_anything_can_be_done(regulations in regulations(), steps in steps()) {
        let allowed = BTreeSet::from(["sign", "appeal", "decide_appeal", "declare", "warn", "penalise", "reopen", "admit"]);
        let mut played = Played::new(regulations);
        for step in steps {
            let is_over = played.game.phase() == Phase::Finished;
            let reason = played.game.outcome().map(|outcome| outcome.reason);
            played.at = step.at(played.at);
            let entry = played.take(step);
            if !is_over || entry.is_refused() {
                continue;
            }
            // A complaint about the move that ended the game is still heard in 2018 (5.1.1, 5.2.1, 5.2.2).
            let ended_by_move = reason.is_some_and(|reason| {
                ["checkmate", "stalemate", "dead_position"].contains(&reason.name())
            });
            let is_complaint = entry.act.name() == "claim_touch_move" && ended_by_move;
            prop_assert!(allowed.contains(entry.act.name()) || is_complaint, "{reason:?} {entry:?}");
            prop_assert!(is_complaint || is_reopened(&entry) || played.game.phase() == Phase::Finished);
        }
    }

    #[test]
    fn counts_of_illegal_moves_never_fall(regulations in regulations(), steps in steps()) {
        let mut played = Played::new(regulations);
        for step in steps {
            let before = played.game.illegal_moves();
            played.at = step.at(played.at);
            let entry = played.take(step);
            let after = played.game.illegal_moves();
            if is_reopened(&entry) || entry.act.name() == "undo_offence" {
                continue;
            }
            for color in Color::ALL {
                let found = entry.rulings.iter().filter(|ruling| {
                    matches!(ruling.announcement, Announcement::IllegalMove { by, .. } if by == color)
                });
                let most = u32::try_from(found.count()).expect("few rulings");
                prop_assert!(before[color] <= after[color] && after[color] <= before[color] + most, "{entry:?}");
            }
        }
    }

    #[test]
    fn a_game_is_rebuilt_from_its_rulings_alone(regulations in regulations(), steps in steps()) {
        let mut played = Played::new(regulations.clone());
        let mut rebuilt = Game::new(regulations);
        for step in steps {
            played.at = step.at(played.at);
            let entry = played.take(step);
            // Replaying uses neither the act nor its author.
            rebuilt.apply(&Entry { by: Actor::Spectator, act: Act::Tick, ..entry.clone() });
            prop_assert_eq!(everything(&rebuilt), everything(&played.game), "{:?}", entry);
        }
    }

    #[test]
    fn acting_is_judging_and_applying(regulations in regulations(), steps in steps()) {
        let mut played = Played::new(regulations.clone());
        let mut acted = Game::new(regulations);
        for step in steps {
            played.at = step.at(played.at);
            let entry = played.take(step);
            prop_assert_eq!(&acted.act(entry.at, entry.by, entry.act.clone()), &entry);
            prop_assert_eq!(everything(&acted), everything(&played.game));
        }
    }

    #[test]
    fn what_a_clock_gains_and_loses_is_accounted_for(regulations in regulations(), steps in steps()) {
        let mut played = Played::new(regulations);
        let mut extra = Millis::ZERO;
        for step in steps {
            let (shown, running, from) = (clocks(&played), played.game.running(), played.at);
            let waited = played.wait_for(step);
            let passed = played.at - from;
            let now = clocks(&played);
            // A stop that ends by itself lets a clock run for the rest of the wait.
            let is_resumed = waited.rulings.iter().any(|ruling| matches!(ruling.announcement, Announcement::Resumed { .. }));
            for color in Color::ALL {
                if is_resumed {
                    prop_assert!(shown[color] - passed <= now[color] && now[color] <= shown[color], "ran: {waited:?}");
                } else if running != Some(color) {
                    prop_assert_eq!(shown[color], now[color], "stood still: {:?}", waited);
                } else if has_plain_clock(&played.game) && played.game.phase() != Phase::Finished {
                    prop_assert_eq!(shown[color] - passed, now[color], "ran: {:?}", waited);
                } else {
                    prop_assert!(shown[color] - passed <= now[color] && now[color] <= shown[color], "ran: {waited:?}");
                }
            }
            let periods = played.game.periods();
            let entry = played.take(step);
            if is_reopened(&entry) {
                continue;
            }
            let wanted = account(&entry, now, periods, played.game.regulations(), &mut extra);
            prop_assert_eq!(wanted, clocks(&played), "{:?}", entry);
        }
    }

    #[test]
    fn no_open_claim_disappears_without_a_ruling(regulations in regulations(), steps in steps()) {
        let mut played = Played::new(regulations);
        for step in steps {
            let before = played.game.claims().to_vec();
            played.at = step.at(played.at);
            let entry = played.take(step);
            let is_ended = |claim: &laws::Claim| entry.rulings.iter().any(|ruling| match ruling.announcement {
                Announcement::ClaimAccepted { by, ground } | Announcement::ClaimRejected { by, ground } => {
                    (by, ground) == (claim.by, claim.ground)
                }
                Announcement::GameOver { .. } => true,
                _ => false,
            });
            let is_open = |claim: &laws::Claim| {
                played.game.claims().iter().any(|open| (open.by, open.ground) == (claim.by, claim.ground))
            };
            prop_assert!(before.iter().all(|claim| is_open(claim) || is_ended(claim)), "{before:?} {entry:?}");
            prop_assert_eq!(played.game.claim(), played.game.claims().first().copied());
        }
    }

    #[test]
    fn clocks_run_only_while_a_game_is_played_or_a_move_is_sealed(regulations in regulations(), steps in steps()) {
        let mut played = Played::new(regulations);
        for step in steps {
            played.at = step.at(played.at);
            let entry = played.take(step);
            let running = played.game.running();
            let may_run = match played.game.phase() {
                Phase::Playing | Phase::Sealing => true,
                // Only the clock of the player who must reply, and is late for the resumption.
                Phase::Adjourned => played.game.sealed().is_some_and(|(by, _)| running == Some(!by)),
                Phase::Waiting | Phase::Stopped | Phase::Finished => false,
            };
            prop_assert!(may_run || running.is_none(), "{:?} {entry:?}", played.game.phase());
        }
    }

    #[test]
    fn what_becomes_a_nuisance_is_counted_by_the_rulings(regulations in regulations(), steps in steps()) {
        let mut played = Played::new(regulations);
        let mut wanted = ByColor::<Tally>::default();
        for step in steps {
            played.at = step.at(played.at);
            let entry = played.take(step);
            if is_reopened(&entry) {
                // Counts of the act that ended the game are undone.
                wanted = played.game.tally();
            }
            for ruling in entry.rulings.iter().filter(|_| !entry.is_refused()) {
                match ruling.announcement {
                    Announcement::DrawOffered { by, .. } if ruling.rule != Some(Rule::ClaimIsOffer) => wanted[by].offers += 1,
                    Announcement::ClaimRejected { by, ground } => {
                        let is_wish = matches!(ground, Ground::Agreement | Ground::Increment);
                        let has_fallen = ruling.rule == Some(Rule::IllegalMove);
                        wanted[by].wrong_claims += u32::from(!is_wish && !has_fallen);
                    }
                    Announcement::Irregular {
                        kind: Irregularity::Disturbance, player: Some(player), is_hearsay: false, ..
                    } => wanted[player].disturbances += 1,
                    _ => {}
                }
            }
            prop_assert_eq!(wanted, played.game.tally(), "{:?}", entry);
        }
    }

    #[test]
    fn castling_by_hand_leaves_both_pieces_where_it_puts_them(regulations in regulations(), steps in steps()) {
        let mut played = Played::new(Regulations { board: BoardKind::Physical, ..regulations });
        for step in steps {
            played.at = step.at(played.at);
            let entry = played.take(step);
            for ruling in entry.rulings.iter().filter(|_| !entry.is_refused()) {
                let Announcement::MoveMade { mv, .. } = &ruling.announcement else { continue };
                let Some(legal) = mv.legal().filter(|legal| legal.is_castling()) else { continue };
                // No displaced piece is left behind.
                let stands = played.game.board().board == *legal.play().board();
                prop_assert!(stands || played.game.phase() == Phase::Finished, "{:?}", entry);
            }
        }
    }

    #[test]
    fn counts_follow_what_stands_on_the_record(regulations in regulations(), steps in steps()) {
        let mut played = Played::new(regulations);
        // The moves that each player had completed before each half-move that stands, and the rulings since.
        let mut before: Vec<ByColor<u32>> = Vec::new();
        let mut completed = ByColor::<u32>::default();
        // The same before the act that ended the game, for an arbiter who reopens it.
        let mut saved = None;
        for step in steps {
            played.at = step.at(played.at);
            let was_over = played.game.phase() == Phase::Finished;
            let snapshot = (before.clone(), completed);
            let entry = played.take(step);
            let is_end = |ruling: &Ruling| matches!(ruling.announcement, Announcement::GameOver { .. });
            if !was_over && entry.rulings.iter().any(is_end) {
                saved = Some(snapshot);
            }
            for ruling in entry.rulings.iter().filter(|_| !entry.is_refused()) {
                match ruling.announcement {
                    Announcement::PositionRestored { half_moves, .. } => {
                        completed = before.get(half_moves as usize).copied().unwrap_or(completed);
                        before.truncate(half_moves as usize);
                    }
                    Announcement::Reopened {} | Announcement::Admitted { .. } => {
                        if let Some(earlier) = saved.take() {
                            (before, completed) = earlier;
                        }
                    }
                    Announcement::MoveMade { .. } | Announcement::MoveLeft { .. } => before.push(completed),
                    Announcement::TurnReopened { .. } => {
                        before.pop();
                    }
                    Announcement::MoveCompleted { by, moves_completed, .. } => {
                        let is_illegal = before.len() < played.game.history().len()
                            && !entry.rulings.iter().any(|ruling| matches!(ruling.announcement, Announcement::MoveMade { .. }));
                        if is_illegal {
                            before.push(completed);
                        }
                        completed[by] = moves_completed.0;
                    }
                    Announcement::ClockSet { moves: Some(moves), .. } => {
                        let black = moves.saturating_sub(u32::from(played.game.turn() == Color::Black));
                        completed = ByColor { white: moves, black };
                    }
                    _ => {}
                }
            }
            prop_assert_eq!(before.len(), played.game.history().len(), "{:?}", entry);
            prop_assert_eq!(completed, played.game.moves_completed(), "{:?}", entry);
        }
    }

    #[test]
    fn the_board_is_the_fold_of_moves_displacements_and_restorations(regulations in regulations(), steps in steps()) {
        let mut played = Played::new(regulations.clone());
        let mut table = Table::new(&regulations);
        for step in steps {
            played.at = step.at(played.at);
            let entry = played.take(step);
            table.follow(&entry);
            prop_assert_eq!(&table.board, &played.game.board().board, "{:?}\n{:?}", entry, table);
        }
    }
}

/// Checks that the random acts of these tests make moves and cause nearly every ruling.
#[test]
fn the_people_of_these_tests_get_somewhere() {
    let mut runner = TestRunner::deterministic();
    let (mut rulings, mut reasons, mut moves) = (BTreeSet::new(), BTreeSet::new(), 0);
    for _ in 0..400 {
        let regulations = regulations().new_tree(&mut runner).expect("regulations").current();
        let mut played = Played::new(regulations);
        for step in steps().new_tree(&mut runner).expect("steps").current() {
            played.at = step.at(played.at);
            let entry = played.take(step);
            rulings.extend(entry.rulings.iter().map(|ruling| ruling.announcement.name()));
            reasons.extend(entry.rulings.iter().filter_map(|ruling| match ruling.announcement {
                Announcement::GameOver { reason, .. } => Some(reason.name()),
                _ => None,
            }));
        }
        moves += played.game.moves().count();
    }
    assert!(moves > 2_000, "{moves} moves");
    assert!(rulings.len() >= 30, "{rulings:?}");
    assert!(reasons.len() >= 14, "{reasons:?}");
}

/// Tells whether an entry reopens a finished game.
fn is_reopened(entry: &Entry) -> bool {
    let is_reopening =
        |ruling: &Ruling| matches!(ruling.announcement, Announcement::Reopened {} | Announcement::Admitted { .. });
    entry.rulings.iter().any(is_reopening)
}

/// Tells whether a running clock loses exactly the time that passes: there is a clock, without delay.
fn has_plain_clock(game: &Game) -> bool {
    let periods = game.regulations().time_control.periods();
    !periods.is_empty() && periods.iter().all(|period| period.bonus.delay() == Millis::ZERO)
}

/// Computes the displays after the rulings of an act.
fn account(
    entry: &Entry,
    mut shown: ByColor<Millis>,
    mut periods: ByColor<u32>,
    regulations: &Regulations,
    extra: &mut Millis,
) -> ByColor<Millis> {
    let control = &regulations.time_control;
    for (index, ruling) in entry.rulings.iter().enumerate() {
        match ruling.announcement {
            Announcement::TimeAdded { to, time } => shown[to] += time,
            // Five seconds per move, granted once and for both (III.4).
            Announcement::ClaimAccepted { ground: Ground::Increment, .. } => *extra = Millis::from_seconds(5),
            Announcement::TimeDeducted { from, time } => shown[from] = shown[from] - time,
            Announcement::ClockSet { white, black, .. } => shown = ByColor { white, black },
            // The time of the next period is added with the move that reaches it, pressed or not.
            Announcement::PeriodReached { by, period } => {
                periods[by] = period;
                shown[by] += control.period(period).map_or(Millis::ZERO, |period| period.main);
            }
            // An increment is added with the press, and not after a fallen flag.
            Announcement::MoveCompleted { by, .. } if ruling.rule == Some(Rule::CompletedByPress) => {
                let reached = entry.rulings.get(index + 1).and_then(|next| match next.announcement {
                    Announcement::PeriodReached { period, .. } => Some(period),
                    _ => None,
                });
                if shown[by] > Millis::ZERO {
                    let period = control.period(reached.unwrap_or(periods[by]));
                    shown[by] += period.map_or(Millis::ZERO, |period| period.bonus.increment() + *extra);
                }
            }
            _ => {}
        }
    }
    shown
}

/// A model of the board, and of the moves that led to it.
#[derive(Clone, Debug)]
struct Table {
    board: Board,
    /// The position at the start of this turn.
    base: Setup,
    /// Every move so far: its player, the position before it, and which moves were not completed then.
    made: Vec<(Color, Setup, ByColor<bool>)>,
    /// Whether each player has a move that is made and not completed.
    is_open: ByColor<bool>,
    /// The model before the act that ended the game.
    before: Option<Box<Table>>,
}

impl Table {
    fn new(regulations: &Regulations) -> Self {
        let base = regulations.start.to_setup();
        Self { board: base.board, base, made: Vec::new(), is_open: ByColor::default(), before: None }
    }

    fn follow(&mut self, entry: &Entry) {
        let is_end = |ruling: &Ruling| matches!(ruling.announcement, Announcement::GameOver { .. });
        if self.before.is_none() && entry.rulings.iter().any(is_end) {
            self.before = Some(Box::new(self.clone()));
        }
        for ruling in &entry.rulings {
            match ruling.announcement {
                Announcement::PiecesMoved { by, mv, .. } => self.displace(by, mv),
                Announcement::MoveMade { by, mv } => self.make(by, mv.to_move()),
                Announcement::MoveCompleted { by, .. } => self.complete(by),
                Announcement::MoveLeft { by } => {
                    self.complete(by);
                    self.is_open[by] = true;
                }
                Announcement::PositionRestored { position, half_moves } => {
                    self.restore(position, half_moves as usize);
                    if !entry.rulings.iter().any(is_end) {
                        self.before = None;
                    }
                }
                Announcement::Reopened {} | Announcement::Admitted { .. } => {
                    if let Some(before) = self.before.take() {
                        *self = *before;
                    }
                }
                _ => {}
            }
        }
    }

    fn displace(&mut self, player: Color, mv: Move) {
        if self.is_open[player] && self.made.last().is_some_and(|(last, ..)| *last == player) {
            // Not pressed and not answered: the player continues the same move.
            self.base = self.made.pop().map_or(self.base, |(_, before, _)| before);
            self.is_open[player] = false;
        }
        if self.board == self.base.board && self.base.breach(mv).is_none() {
            self.board = self.base.after(mv).board;
            return;
        }
        // A new piece replaces a pawn that is on the last rank already.
        let piece = self.board.piece_at(mv.from()).or(self.board.piece_at(mv.to()));
        self.board.set(mv.from(), None);
        let piece = piece.map(|piece| Piece { role: mv.promotion().unwrap_or(piece.role), ..piece });
        self.board.set(mv.to(), piece);
    }

    fn make(&mut self, player: Color, mv: Move) {
        let after = self.base.after(mv);
        self.board = after.board;
        self.made.push((player, self.base, self.is_open));
        self.is_open[player] = true;
        self.base = after;
    }

    fn complete(&mut self, player: Color) {
        if !self.is_open[player] && self.board != self.base.board {
            // An unnoticed illegal move.
            self.made.push((player, self.base, self.is_open));
            self.base = Setup { board: self.board, turn: !player, en_passant: None, ..self.base };
        }
        self.is_open[player] = false;
    }

    fn restore(&mut self, position: Setup, half_moves: usize) {
        if let Some(&(_, _, is_open)) = self.made.get(half_moves) {
            self.is_open = is_open;
            self.made.truncate(half_moves);
        }
        self.board = position.board;
        self.base = position;
    }
}
