//! How a game ended.

use board::{ByColor, Color};
use laws::{Outcome, Points, Reason, Regulations, Score};

use crate::Words;
use crate::piece::{about, color_or_none};

impl Words {
    /// Says how a game ended, with the article.
    ///
    /// ```
    /// use laws::{Outcome, Preset, Reason, Regulations, Rule, Score};
    /// use words::{Locale, Words};
    /// let outcome = Outcome { score: Score::DRAWN, reason: Reason::DeadPosition, rule: Some(Rule::DeadPosition) };
    /// let (words, mut regulations) = (Words::new(Locale::Czech), Regulations::default());
    /// let sentence = words.outcome(&outcome, &regulations);
    /// assert_eq!(sentence, "Mrtvá pozice: partie končí remízou ½–½ (článek 5.2.2).");
    /// regulations.preset = Preset::Leaflet;
    /// let sentence = words.outcome(&outcome, &regulations);
    /// assert_eq!(sentence, "Mrtvá pozice: partie končí remízou ½–½ (oddíl End-3e letáku).");
    /// ```
    pub fn outcome(&self, outcome: &Outcome, regulations: &Regulations) -> String {
        let text = self.game_over(outcome.score, outcome.reason, None);
        self.sentence(&text, [outcome.rule, None], regulations)
    }

    pub(crate) fn game_over(&self, score: Score, reason: Reason, by: Option<Color>) -> String {
        let reason = match reason {
            // A bad sealed move loses, unless the opponent cannot mate.
            Reason::SealedMove if score == Score::DRAWN => {
                self.say("reason-sealed_move_no_mate", &about(color_or_none(by)))
            }
            reason => self.reason_by(reason, by),
        };
        let result = self.result(score);
        self.say("game-over", &args!["reason" => reason, "result" => result])
    }

    /// Says why a game ended, as a label: "stalemate".
    pub fn reason(&self, reason: Reason) -> String {
        self.reason_by(reason, None)
    }

    fn reason_by(&self, reason: Reason, by: Option<Color>) -> String {
        self.say(&format!("reason-{}", reason.name()), &about(color_or_none(by)))
    }

    /// Says who scored what, as part of a sentence: "White wins 1–0".
    pub fn result(&self, score: Score) -> String {
        let id = result_id(score);
        self.say(id, &args!["score" => score_text(score)])
    }
}

const fn result_id(score: Score) -> &'static str {
    use Points::{Half, One, Zero};
    let Some(ByColor { white, black }) = score.points else { return "result-none" };
    match (white, black, score.is_forfeit) {
        (One, Zero, false) => "result-white_wins",
        (Zero, One, false) => "result-black_wins",
        (Half, Half, false) => "result-drawn",
        (Zero, Zero, false) => "result-both_lose",
        (Half, Zero, false) => "result-half_for_white",
        (Zero, Half, false) => "result-half_for_black",
        (One, Zero, true) => "result-white_wins_by_forfeit",
        (Zero, One, true) => "result-black_wins_by_forfeit",
        (Zero, Zero, true) => "result-both_forfeit",
        _ => "result-other",
    }
}

/// Writes a score as people print it.
pub(crate) fn score_text(score: Score) -> String {
    let text = score.to_string();
    // The signs of a forfeit stay as the Laws print them.
    if score.is_forfeit { text } else { text.replace('-', "–").replace("1/2", "½") }
}

/// Writes what one player scored.
pub(crate) const fn points_text(points: Points) -> &'static str {
    match points {
        Points::Zero => "0",
        Points::Half => "½",
        Points::One => "1",
    }
}
