//! Points (Article 10 of 2018, 11 of 1997 and 2009): declared results, and scores changed by a penalty.

use board::Color;

use crate::outcome::{Points, Reason, Score};
use crate::rule::Rule;
use crate::terms::{Penalty, Refusal};
use crate::trial::Trial;

impl Trial<'_> {
    /// Declares a result, for the arbiter.
    pub(crate) fn declare(&mut self, score: Score) {
        if self.exceeds_the_game(score) {
            return self.refuse(Rule::ScoreMaximum, Refusal::NotAllowed);
        }
        let rule = if score == Score::BOTH_LOSE { Rule::BothGuilty } else { Rule::ArbiterDecides };
        // A game without moves and without a score is cancelled.
        let is_cancelled = score == Score::NONE && self.past().len() == 0;
        self.end(rule, score, if is_cancelled { Reason::Cancelled } else { Reason::Arbiter }, None);
    }

    /// Finds the rule that forbids a change of score: it must be a change and a penalty for the player (`rule`), and both
    /// players together may not get more than a game gives (10.2).
    pub(crate) fn forbids_score(
        &self,
        rule: Rule,
        penalty: Penalty,
        player: Color,
        points: Option<Points>,
    ) -> Option<Rule> {
        let score = self.state().outcome().and_then(|outcome| outcome.score.points);
        let (Some(mut score), Some(points)) = (score, points) else { return Some(rule) };
        if penalty == Penalty::OffenderScore {
            return (points >= score[player]).then_some(rule);
        }
        if points <= score[!player] {
            return Some(rule);
        }
        score[!player] = points;
        self.exceeds_the_game(Score::of(score.white, score.black)).then_some(Rule::ScoreMaximum)
    }

    /// Tells whether both players together would score more than a game gives, where the edition forbids it (10.2).
    pub(crate) fn exceeds_the_game(&self, score: Score) -> bool {
        let scoring = self.regulations.scoring;
        let Some(points) = score.points.filter(|_| self.values.score_has_a_maximum) else { return false };
        scoring.of(points.white).saturating_add(scoring.of(points.black)) > scoring.most()
    }

    /// Changes the points of one player.
    pub(crate) fn set_points(&mut self, rule: Rule, player: Color, points: Points) {
        let Some(mut score) = self.state().outcome().and_then(|outcome| outcome.score.points) else { return };
        score[player] = points;
        self.end(rule, Score::of(score.white, score.black), Reason::Penalty, None);
    }
}

/// Returns the score of a player who loses by a penalty; the arbiter may fix the opponent's points.
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
