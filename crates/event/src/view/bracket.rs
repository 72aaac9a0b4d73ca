//! The bracket of a knock-out, from its results.

use pairing::{Cell, Color, Id, Knockout, Mark, Points, match_games};

use crate::format::Format;
use crate::id::PlayerId;
use crate::pairs::Pairs;
use crate::state::{Board, State, Status};

/// The bracket of a knock-out: every match that was or can be played, and the winner.
///
/// A stage begins when all matches of the stage before are decided.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Bracket {
    /// The matches, stage by stage.
    pub matches: Vec<Match>,
    /// The winner of the event, once there is one.
    pub winner: Option<PlayerId>,
}

/// A match of a knock-out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Match {
    /// The stage, from 1.
    pub stage: u16,
    /// The two players; the one with the higher place in the bracket comes first.
    pub players: [PlayerId; 2],
    /// The points of each in their games.
    pub points: [Points; 2],
    /// How many games have a result.
    pub games: u16,
    /// The player who advances, once that is decided.
    pub winner: Option<PlayerId>,
}

impl Bracket {
    /// Lists the matches that are not decided.
    pub fn open(&self) -> impl Iterator<Item = &Match> {
        self.matches.iter().filter(|of| of.winner.is_none())
    }

    /// Returns the last stage that a player has reached, 0 if none; the winner has reached one more than the final.
    pub(crate) fn reached(&self, player: PlayerId) -> u16 {
        let played = self.matches.iter().filter(|of| of.players.contains(&player)).map(|of| of.stage).max();
        played.unwrap_or(0) + u16::from(self.winner == Some(player))
    }
}

impl State {
    /// Works the bracket out; none in other formats.
    pub(crate) fn bracket(&self) -> Option<Bracket> {
        let Format::Knockout { games, tie_break_games } = self.settings.format else { return None };
        let tie_break_games = tie_break_games.max(1);
        let numbers: Vec<Id> = (1..=self.order.len() as Id).collect();
        let mut cup = Knockout::new(&numbers);
        let mut bracket = Bracket::default();
        // The highest seeds are free in the first stage where places are missing.
        let mut free = numbers.len().next_power_of_two() - numbers.len();
        for stage in 1.. {
            let open: Vec<(Id, Id)> = cup.open().into_iter().filter(|(a, b)| usize::from(*a.min(b)) > free).collect();
            free = 0;
            let mut is_decided = !open.is_empty();
            for (a, b) in open {
                let (Some(first), Some(second)) = (self.numbered(a), self.numbered(b)) else { continue };
                let of = self.meeting(stage, [first, second], games, tie_break_games);
                let winner = of.winner.map(|winner| if winner == first { a } else { b });
                is_decided &= winner.is_some_and(|winner| cup.decide(a, b, winner).is_ok());
                bracket.matches.push(of);
            }
            if !is_decided {
                break;
            }
        }
        bracket.winner = cup.winner().filter(|_| numbers.len() > 1).and_then(|number| self.numbered(number));
        Some(bracket)
    }

    fn meeting(&self, stage: u16, players: [PlayerId; 2], games: u16, tie_break_games: u16) -> Match {
        let [first, second] = players;
        let mut of = Match { stage, players, points: [Points::ZERO; 2], games: 0, winner: None };
        for board in self.published_rounds().iter().filter_map(|round| round.board_of(first)) {
            let (Some(color), Some(_), Some(result)) = (board.color_of(first), board.color_of(second), board.result())
            else {
                continue;
            };
            of.games += 1;
            // The opponent of the cell does not matter for its points.
            let points = |color: Color| self.settings.scoring.points(&Cell::game(0, color, result.mark(color)));
            of.points[0] += points(color);
            of.points[1] += points(!color);
        }
        of.winner = self.paired_on(players).or_else(|| self.decided_otherwise(players)).or_else(|| {
            let left = if of.games < games {
                games - of.games
            } else {
                (tie_break_games - (of.games - games) % tie_break_games) % tie_break_games
            };
            let lead = (of.points[0] - of.points[1]).tenths();
            let most = self.settings.scoring.best().tenths().saturating_mul(i32::from(left));
            (lead.abs() > most).then_some(if lead > 0 { first } else { second })
        });
        of.winner = of.winner.or_else(|| self.left_alone(players));
        of
    }

    /// Finds the one of two who was paired with somebody else after their match: a correction does not change that.
    fn paired_on(&self, players: [PlayerId; 2]) -> Option<PlayerId> {
        let rounds = self.published_rounds();
        let is_their = |board: &Board| players.iter().all(|player| board.color_of(*player).is_some());
        let last = rounds.iter().rposition(|round| round.boards().iter().any(is_their))?;
        let plays = |player: &PlayerId| rounds[last + 1..].iter().any(|round| round.board_of(*player).is_some());
        let mut on = players.into_iter().filter(plays);
        on.next().filter(|_| on.next().is_none())
    }

    fn decided_otherwise(&self, [first, second]: [PlayerId; 2]) -> Option<PlayerId> {
        let is_it = |decided: &&(PlayerId, PlayerId)| **decided == (first, second) || **decided == (second, first);
        self.decided.iter().rfind(is_it).map(|(winner, _)| *winner)
    }

    /// Lets a player advance whose opponent has left; of two who have left the first.
    fn left_alone(&self, [first, second]: [PlayerId; 2]) -> Option<PlayerId> {
        let has_left = |id: PlayerId| {
            self.players.get(&id).is_some_and(|player| matches!(player.status, Status::Withdrawn { .. }))
        };
        match (has_left(first), has_left(second)) {
            (_, true) => Some(first),
            (true, false) => Some(second),
            (false, false) => None,
        }
    }

    /// Pairs the next game of every match that is not decided. Colours alternate within a match and from board to board.
    pub(crate) fn pair_knockout(&self, color: Color) -> Pairs {
        let bracket = self.bracket().unwrap_or_default();
        let stage = bracket.open().map(|of| of.stage).min();
        let mut pairs = Pairs::default();
        let of_stage = bracket.matches.iter().filter(|of| Some(of.stage) == stage);
        for (place, of) in of_stage.enumerate().filter(|(_, of)| of.winner.is_none()) {
            let first = if place % 2 == 0 { color } else { !color };
            let games = match_games(1, 2, of.games + 1, first);
            let is_first_white = games.last().is_some_and(|game| game.boards.first() == Some(&(1, 2)));
            let [a, b] = of.players;
            pairs.boards.push(if is_first_white { (a, b) } else { (b, a) });
        }
        pairs
    }

    /// Lists everybody with a number who is not in the pairs, and what the round gives them.
    pub(crate) fn free_in(&self, pairs: &Pairs, round: u16) -> Vec<(PlayerId, Mark)> {
        let is_free = |id: &PlayerId| !pairs.players().any(|other| other == *id);
        let mark =
            |id: PlayerId| if self.settings.format.has_table() { Mark::ZeroBye } else { self.free_mark(id, round) };
        self.order.iter().copied().filter(is_free).map(|id| (id, mark(id))).collect()
    }
}
