//! Points (Article 10 of 2018, 11 of 1997 and 2009): results that are declared, and scores that a penalty changes.

use board::Color;

use crate::outcome::{Points, Reason, Score};
use crate::rule::Rule;
use crate::terms::Penalty;
use crate::trial::Trial;

impl Trial<'_> {
    /// The arbiter declares a result.
    pub(crate) fn declare(&mut self, score: Score) {
        let rule = if score == Score::BOTH_LOSE { Rule::BothGuilty } else { Rule::ArbiterDecides };
        // A game in which nothing was played and nobody scores never was one.
        let is_cancelled = score == Score::NONE && self.past().len() == 0;
        self.end(rule, score, if is_cancelled { Reason::Cancelled } else { Reason::Arbiter }, None);
    }

    /// Tells whether a change of score is one and a penalty for the player, and not beyond what a game gives in all.
    pub(crate) fn is_lawful_score(&self, penalty: Penalty, player: Color, points: Option<Points>) -> bool {
        let score = self.state().outcome().and_then(|outcome| outcome.score.points);
        let (Some(score), Some(points)) = (score, points) else { return false };
        match penalty {
            Penalty::OffenderScore => points < score[player],
            _ => points > score[!player] && halves(points) + halves(score[player]) <= 2,
        }
    }

    /// Changes what one player scored.
    pub(crate) fn set_points(&mut self, rule: Rule, player: Color, points: Points) {
        let Some(mut score) = self.state().outcome().and_then(|outcome| outcome.score.points) else { return };
        score[player] = points;
        self.end(rule, Score::of(score.white, score.black), Reason::Penalty, None);
    }
}

/// Gives the score of a player who loses by a penalty; the arbiter may fix what the opponent gets.
pub(crate) const fn lost_score(player: Color, opponent: Option<Points>) -> Score {
    let opponent = match opponent {
        Some(points) => points,
        None => Points::One,
    };
    match player {
        Color::White => Score::of(Points::Zero, opponent),
        Color::Black => Score::of(opponent, Points::Zero),
    }
}

/// Counts half points.
const fn halves(points: Points) -> u8 {
    match points {
        Points::Zero => 0,
        Points::Half => 1,
        Points::One => 2,
    }
}
