//! What each round gave, and what opponents are worth (C.07, article 16).

use super::Edition;
use crate::{Cell, Color, Mark, Tournament};

/// One round of one player.
#[derive(Clone, Copy, Debug)]
pub(super) struct Turn {
    pub(super) mark: Mark,
    pub(super) opponent: Option<usize>,
    pub(super) color: Option<Color>,
    /// In tenths.
    pub(super) points: i32,
}

impl Turn {
    /// Tells whether the player asked not to play.
    const fn is_requested(self) -> bool {
        matches!(self.mark, Mark::HalfBye | Mark::ZeroBye)
    }

    /// Tells whether it was the player's will not to play: a bye asked for, or a forfeit loss.
    pub(super) const fn is_voluntary(self) -> bool {
        self.is_requested() || matches!(self.mark, Mark::ForfeitLoss)
    }
}

/// All rounds of all players, and their scores.
#[derive(Clone, Debug)]
pub(super) struct Scores {
    pub(super) rounds: usize,
    pub(super) turns: Vec<Vec<Turn>>,
    /// Points after the last round, in tenths.
    pub(super) points: Vec<i32>,
    /// What each player is worth as an opponent (16.3), in tenths.
    pub(super) adjusted: Vec<i32>,
    pub(super) is_round_robin: bool,
    has_caps: bool,
    draw: i32,
}

/// What a round adds to Buchholz.
#[derive(Clone, Copy, Debug)]
pub(super) struct Part {
    pub(super) round: usize,
    pub(super) opponent: Option<usize>,
    /// The score of the opponent, or of the dummy in their place, in tenths.
    pub(super) score: i32,
    /// The points of the round, in tenths.
    pub(super) points: i32,
    pub(super) is_voluntary: bool,
    pub(super) is_dummy: bool,
}

impl Scores {
    pub(super) fn of(tournament: &Tournament, rounds: u16, edition: Edition) -> Self {
        let turns: Vec<Vec<Turn>> = tournament
            .players()
            .iter()
            .map(|player| {
                let turn = |round| {
                    let cell = player.cell(round).copied().unwrap_or(Cell::bye(Mark::ZeroBye));
                    let opponent = cell.opponent.and_then(|id| tournament.place_of(id));
                    let points = tournament.points_in(player, round).tenths();
                    Turn { mark: cell.mark, opponent, color: cell.color, points }
                };
                (1..=rounds).map(turn).collect()
            })
            .collect();
        let points = tournament.players().iter().map(|player| tournament.score_of(player, rounds).tenths()).collect();
        let mut scores = Self {
            rounds: usize::from(rounds),
            turns,
            points,
            adjusted: Vec::new(),
            is_round_robin: tournament.is_round_robin(),
            has_caps: edition >= Edition::Of2026,
            draw: tournament.scoring().half().tenths(),
        };
        scores.adjust();
        scores
    }

    /// Gives the scores as if all games of the last round had been drawn (Fore Buchholz).
    pub(super) fn fore(&self) -> Self {
        let mut fore = self.clone();
        for (turns, points) in fore.turns.iter_mut().zip(&mut fore.points) {
            if let Some(last) = turns.last_mut().filter(|turn| turn.opponent.is_some()) {
                *points += self.draw - last.points;
                *last = Turn { mark: Mark::Draw, points: self.draw, ..*last };
            }
        }
        fore.adjust();
        fore
    }

    /// Counts byes that were asked for and followed by no game as draws (16.3).
    fn adjust(&mut self) {
        self.adjusted = self.points.clone();
        for (turns, adjusted) in self.turns.iter().zip(&mut self.adjusted) {
            for turn in turns.iter().rev().take_while(|turn| turn.is_voluntary()).filter(|turn| turn.is_requested()) {
                *adjusted += self.draw - turn.points;
            }
        }
    }

    /// Lists what the rounds of a player add to Buchholz (8.1, 16.4).
    pub(super) fn parts(&self, player: usize, counts_forfeits: bool) -> Vec<Part> {
        let own = self.points[player];
        let part = |(round, turn): (usize, &Turn)| {
            let is_game = turn.mark.is_played() || (self.is_round_robin || counts_forfeits) && turn.mark.is_forfeit();
            if self.is_round_robin && !is_game {
                return None;
            }
            let worth =
                |opponent: usize| if self.is_round_robin { self.points[opponent] } else { self.adjusted[opponent] };
            let score = match turn.opponent {
                Some(opponent) if is_game => worth(opponent),
                _ if !self.has_caps => own,
                Some(opponent) => own.min(self.adjusted[opponent]),
                None => own.min(self.draw * self.rounds as i32),
            };
            Some(Part {
                round: round + 1,
                opponent: turn.opponent,
                score,
                points: turn.points,
                is_voluntary: turn.is_voluntary() && !is_game,
                is_dummy: !is_game,
            })
        };
        self.turns[player].iter().enumerate().filter_map(part).collect()
    }
}
