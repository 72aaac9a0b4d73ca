//! Sentences about the end of a game.

use board::{ByColor, Color};
use laws::{Outcome, Points, Reason, Regulations, Score, Scoring};

use crate::Words;
use crate::piece::{about, color_or_none};

impl Words {
    /// Writes how a game ended, with the article.
    ///
    /// ```
    /// use laws::{Outcome, Preset, Reason, Regulations, Rule, Score};
    /// use words::{Locale, Words};
    /// let outcome = Outcome { score: Score::DRAWN, reason: Reason::DeadPosition, rule: Some(Rule::DeadPosition) };
    /// let (words, mut regulations) = (Words::new(Locale::Czech), Regulations::default());
    /// let sentence = words.outcome(&outcome, &regulations);
    /// assert_eq!(sentence, "Mrtvá pozice: partie končí remízou ½–½ (článek\u{a0}5.2.2).");
    /// regulations.preset = Preset::Leaflet;
    /// let sentence = words.outcome(&outcome, &regulations);
    /// assert_eq!(sentence, "Mrtvá pozice: partie končí remízou ½–½ (oddíl End-3e letáku).");
    /// ```
    pub fn outcome(&self, outcome: &Outcome, regulations: &Regulations) -> String {
        let text = self.game_over(outcome.score, outcome.reason, None);
        self.sentence(&text, [outcome.rule, None], regulations)
    }

    /// Writes that a fault in the server has stopped the game.
    ///
    /// ```
    /// use words::{Locale, Words};
    /// assert!(Words::new(Locale::English).game_failed().starts_with("A fault in the server has stopped this game"));
    /// ```
    pub fn game_failed(&self) -> String {
        self.sentence(&self.plain("game-failed"), [None, None], &Regulations::default())
    }

    pub(crate) fn game_over(&self, score: Score, reason: Reason, by: Option<Color>) -> String {
        let reason = match reason {
            // An invalid sealed move loses, unless the opponent cannot mate.
            Reason::SealedMove if score == Score::DRAWN => {
                self.say("reason-sealed_move_no_mate", &about(color_or_none(by)))
            }
            reason => self.reason_by(reason, by),
        };
        let result = self.result(score);
        self.say("game-over", &args!["reason" => reason, "result" => result])
    }

    /// Writes why a game ended, as a label: "stalemate".
    pub fn reason(&self, reason: Reason) -> String {
        self.reason_by(reason, None)
    }

    fn reason_by(&self, reason: Reason, by: Option<Color>) -> String {
        self.say(&format!("reason-{}", reason.name()), &about(color_or_none(by)))
    }

    /// Writes the points of one player, on the scale of the event.
    pub(crate) fn points(&self, points: Points, scoring: Scoring) -> String {
        let thousandths = match points {
            Points::Zero => scoring.loss,
            Points::Half => scoring.draw,
            Points::One => scoring.win,
        };
        if thousandths == 500 {
            return "½".to_owned();
        }
        let (sign, size) = (if thousandths < 0 { "−" } else { "" }, thousandths.unsigned_abs());
        let fraction = format!("{:03}", size % 1000);
        match fraction.trim_end_matches('0') {
            "" => format!("{sign}{}", size / 1000),
            fraction => format!("{sign}{}{}{fraction}", size / 1000, self.locale().decimal_sign()),
        }
    }

    /// Writes the result as part of a sentence: "White wins 1–0".
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
    if score.is_forfeit { text.replace('-', "−") } else { text.replace('-', "–").replace("1/2", "½") }
}

#[cfg(test)]
mod tests {
    use laws::{Points, Scoring};

    use crate::{Locale, Words};

    #[test]
    fn points_are_written_on_the_scale_of_the_event() {
        let words = Words::new(Locale::Czech);
        let three = Scoring { win: 3_000, draw: 1_000, loss: 0 };
        assert_eq!([Points::One, Points::Half].map(|points| words.points(points, three)), ["3", "1"]);
        assert_eq!(words.points(Points::Half, Scoring::default()), "½");
        let odd = Scoring { win: 2_000, draw: 1_250, loss: -500 };
        assert_eq!([Points::Half, Points::Zero].map(|points| words.points(points, odd)), ["1,25", "−0,5"]);
    }
}
