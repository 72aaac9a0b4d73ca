//! Sentences about refused acts.

use board::Breach;
use laws::{Act, Obliged, Refusal, Rule};

use crate::piece::Part;
use crate::{Context, Words};

impl Words {
    /// Writes why an act is refused, as precisely as the context allows.
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
            | Refusal::NotOver
            | Refusal::NotYourMove
            | Refusal::NotAllowed
            | Refusal::NoSuchPiece
            | Refusal::MustPlayClaimedMove
            | Refusal::NoOffer
            | Refusal::NoClaim
            | Refusal::RightLost
            | Refusal::TooEarly
            | Refusal::TooLate
            | Refusal::TooOften
            | Refusal::NotEnoughReason
            | Refusal::ClocksStopped
            | Refusal::WrongPhase
            | Refusal::EditionHasNoRule
            | Refusal::Unreadable
            | Refusal::WrongEnvelope => {}
        }
        // Several acts can break one rule, each in its own way.
        let act = context.act.map_or("none", Act::name);
        self.say(&id, &args!["rule" => rule.map_or("none", Rule::name), "act" => act])
    }

    /// Writes what is wrong with the move of the act, if the move is the reason.
    fn why_illegal(&self, rule: Option<Rule>, context: &Context<'_>) -> Option<String> {
        if matches!(rule, Some(Rule::PressWithoutMove | Rule::TwoHands)) {
            return None;
        }
        let act = context.act?;
        let written = act.written()?;
        match (self.written(written, act, context), act) {
            (Err(what), _) => Some(what),
            // A legal move may still differ from what was announced.
            (Ok(_), Act::Repeat { .. }) => None,
            (Ok(_), _) => {
                let breach = context.board.breach(written.to_move()?)?;
                let is_made = matches!(breach, Breach::EmptySquare | Breach::NotOnTurn);
                // The move that was announced wrongly may be on the board already.
                let is_unknown = is_made && matches!(act, Act::Announce { .. } | Act::Correct { .. });
                (!is_unknown).then(|| self.breach_clause(breach, rule, context))
            }
        }
    }

    /// Names the pieces that must be moved or taken after a touch, unless the sentence of the rule says it better.
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
