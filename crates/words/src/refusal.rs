//! Why an act cannot be done.

use laws::{Obliged, Refusal, Rule};

use crate::piece::Part;
use crate::{Context, Words};

impl Words {
    /// Says why an act cannot be done, as precisely as the context allows.
    pub(crate) fn refusal(&self, code: Refusal, rule: Option<Rule>, context: &Context<'_>) -> String {
        let id = format!("refused-{}", code.name());
        match code {
            Refusal::IllegalMove => {
                if let Some(why) = self.why_illegal(rule, context) {
                    return self.say("refused-illegal_move-because", &args!["why" => why]);
                }
            }
            Refusal::TouchMove => {
                if let Some(text) = self.duty_unmet(rule, context) {
                    return text;
                }
            }
            Refusal::GameOver
            | Refusal::NotStarted
            | Refusal::NotYourMove
            | Refusal::NotAllowed
            | Refusal::NoSuchPiece
            | Refusal::MustPlayClaimedMove
            | Refusal::NoOffer
            | Refusal::NoClaim
            | Refusal::RightLost
            | Refusal::TooLate
            | Refusal::NotEnoughReason
            | Refusal::ClocksStopped
            | Refusal::WrongPhase
            | Refusal::EditionHasNoRule => {}
        }
        self.say(&id, &args!["rule" => rule.map_or("none", Rule::name)])
    }

    /// Says what is wrong with the move of the act, unless it is not the move that is wrong.
    fn why_illegal(&self, rule: Option<Rule>, context: &Context<'_>) -> Option<String> {
        if matches!(rule, Some(Rule::PressWithoutMove | Rule::TwoHands)) {
            return None;
        }
        let written = context.act?.written()?;
        match self.written(written, context) {
            Ok(mv) => Some(self.breach_clause(context.board.breach(mv)?, rule, context)),
            Err(what) => Some(what),
        }
    }

    /// Names the pieces that a touch obliges to move or take, unless the rule itself says it better.
    fn duty_unmet(&self, rule: Option<Rule>, context: &Context<'_>) -> Option<String> {
        if matches!(
            rule,
            Some(Rule::TouchedRookFirst | Rule::PromotionReleased | Rule::PromotionChosen | Rule::MoveMade)
        ) {
            return None;
        }
        let duty = context.duty.as_ref()?;
        let id = match duty.obliged {
            Obliged::Move => "refused-touch_move-move",
            Obliged::Capture => "refused-touch_move-capture",
            Obliged::Castle => "refused-touch_move-castle",
            Obliged::None => return None,
        };
        let pieces = self.pieces(duty.squares.iter().copied(), Part::Standing, None, context);
        Some(self.say(id, &args!["pieces" => pieces]))
    }
}
