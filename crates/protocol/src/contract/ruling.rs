//! Rulings as JSON.

use board::{Color, LegalMove, Setup, Square};
use clock::Millis;
use laws::{
    Announcement, Consequence, Decision, Game, Ground, Irregularity, Obliged, Offence, Penalty, Reason, Refusal,
    Regulations, Rule, Ruling, Score, SealedVerdict, Task,
};
use notation::Style;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::contract::act::Act;
use crate::contract::names::{Name, Text};
use crate::disk::envelope::read_commitment;
use crate::error::FrameError;

/// A ruling as the contract writes it: its name, its fields, and the article.
///
/// ```
/// use clock::Millis;
/// use laws::{Act, Actor, Game, Regulations};
/// use protocol::RulingFrame;
/// let game = Game::new(Regulations::default());
/// let entry = game.judge(Millis(0), Actor::Arbiter, Act::Start);
/// let json = serde_json::to_string(&RulingFrame::of(&entry.rulings[0], &game))?;
/// assert_eq!(json, r#"{"ruling":"started","article":"6.6","rule":"Start"}"#);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct RulingFrame {
    #[serde(flatten)]
    announcement: AnnouncementFrame,
    /// The number as the edition prints it; null where the Laws say nothing.
    article: Option<String>,
    /// The rule's own name, which outlives renumbering.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[ts(optional)]
    rule: Option<String>,
}

/// What is announced.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(tag = "ruling", rename_all = "snake_case")]
enum AnnouncementFrame {
    Started,
    Touched {
        by: Name<Color>,
        square: Text<Square>,
        obliged: Name<Obliged>,
    },
    MoveMade {
        by: Name<Color>,
        r#move: String,
        san: Option<String>,
    },
    MoveCompleted {
        by: Name<Color>,
        /// How many it were so far; players are not told (12.6).
        #[serde(skip_serializing_if = "Option::is_none", default)]
        #[ts(optional)]
        moves_completed: Option<u32>,
    },
    DrawOffered {
        by: Name<Color>,
        proper: bool,
    },
    DrawDeclined {
        by: Name<Color>,
    },
    ClaimMade {
        by: Name<Color>,
        ground: Name<Ground>,
        needs: Needs,
    },
    ClaimAccepted {
        by: Name<Color>,
        ground: Name<Ground>,
    },
    ClaimRejected {
        by: Name<Color>,
        ground: Name<Ground>,
    },
    ClaimPostponed {
        by: Name<Color>,
        ground: Name<Ground>,
    },
    RightLost {
        by: Name<Color>,
        right: Name<Ground>,
    },
    IllegalMove {
        by: Name<Color>,
        count: u32,
        kind: Name<Offence>,
        broken: Option<String>,
    },
    PositionRestored {
        position: String,
    },
    TimeAdded {
        to: Name<Color>,
        #[ts(type = "number")]
        ms: u64,
    },
    TimeDeducted {
        from: Name<Color>,
        #[ts(type = "number")]
        ms: u64,
    },
    ClockSet {
        #[ts(type = "number")]
        white: u64,
        #[ts(type = "number")]
        black: u64,
        running: Option<Name<Color>>,
    },
    FlagFell {
        by: Name<Color>,
    },
    PeriodReached {
        by: Name<Color>,
        period: u32,
    },
    Warned {
        player: Name<Color>,
        penalty: String,
    },
    Penalised {
        player: Name<Color>,
        penalty: Name<Penalty>,
    },
    Irregularity {
        kind: Name<Irregularity>,
        consequence: Name<Consequence>,
    },
    MustRecord {
        by: Name<Color>,
    },
    RecordIncomplete {
        by: Name<Color>,
    },
    Announced {
        by: Name<Color>,
        r#move: String,
        san: Option<String>,
    },
    Appointed {
        player: Name<Color>,
        tasks: Vec<Name<Task>>,
    },
    MustSeal {
        by: Name<Color>,
    },
    Sealed {
        by: Name<Color>,
        commitment: String,
    },
    Adjourned,
    EnvelopeOpened {
        /// What was in the envelope.
        text: Option<String>,
        verdict: Name<SealedVerdict>,
    },
    Resumed,
    Appealed {
        by: Name<Color>,
    },
    AppealDecided {
        by: Name<Color>,
        decision: Name<Decision>,
    },
    Refused {
        code: Name<Refusal>,
        why: String,
    },
    GameOver {
        result: Text<Score>,
        reason: Name<Reason>,
        #[serde(skip_serializing_if = "Option::is_none", default)]
        #[ts(optional)]
        by: Option<Name<Color>>,
    },
}

/// Who must decide a claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Needs {
    Nothing,
    Arbiter,
}

impl RulingFrame {
    /// Puts a ruling into the contract's form. `game` is the game as it stood before the entry was applied: a move needs it to
    /// be written as people do.
    pub fn of(ruling: &Ruling, game: &Game) -> Self {
        let announcement = AnnouncementFrame::of(&ruling.announcement, game);
        let rule = ruling.rule.map(|rule| rule.name().to_owned());
        Self { announcement, article: article(ruling.rule, game.regulations()), rule }
    }

    /// Puts in the text that an envelope was opened with.
    #[must_use]
    pub fn with_text_of(mut self, act: &Act) -> Self {
        if let AnnouncementFrame::EnvelopeOpened { text, .. } = &mut self.announcement {
            *text = act.opened_text().map(str::to_owned);
        }
        self
    }

    /// Gives the ruling as players may see it: without how many moves were completed.
    pub(crate) fn without_counts(&self) -> Self {
        let mut shown = self.clone();
        if let AnnouncementFrame::MoveCompleted { moves_completed, .. } = &mut shown.announcement {
            *moves_completed = None;
        }
        shown
    }

    /// Gives the ruling back that was stored, in the light of the game before it. Nothing is judged again.
    pub(crate) fn to_laws(&self, at: Millis, game: &Game) -> Result<Ruling, FrameError> {
        let rule = match &self.rule {
            None => None,
            Some(name) => Some(Rule::find(name).ok_or_else(|| FrameError::new("rule", name, "the name of a rule"))?),
        };
        Ok(Ruling { announcement: self.announcement.to_laws(game)?, rule, at })
    }
}

fn article(rule: Option<Rule>, regulations: &Regulations) -> Option<String> {
    Some(regulations.article(rule?)?.0.to_owned())
}

impl AnnouncementFrame {
    fn of(announcement: &Announcement, game: &Game) -> Self {
        match *announcement {
            Announcement::Started => Self::Started,
            Announcement::Touched { by, square, obliged } => {
                Self::Touched { by: Name(by), square: Text(square), obliged: Name(obliged) }
            }
            Announcement::MoveMade { by, mv } => {
                Self::MoveMade { by: Name(by), r#move: move_text(game, mv), san: san(game, mv) }
            }
            Announcement::MoveCompleted { by, moves_completed } => {
                Self::MoveCompleted { by: Name(by), moves_completed: Some(moves_completed) }
            }
            Announcement::DrawOffered { by, is_proper } => Self::DrawOffered { by: Name(by), proper: is_proper },
            Announcement::DrawDeclined { by } => Self::DrawDeclined { by: Name(by) },
            Announcement::ClaimMade { by, ground, needs_arbiter } => {
                let needs = if needs_arbiter { Needs::Arbiter } else { Needs::Nothing };
                Self::ClaimMade { by: Name(by), ground: Name(ground), needs }
            }
            Announcement::ClaimAccepted { by, ground } => Self::ClaimAccepted { by: Name(by), ground: Name(ground) },
            Announcement::ClaimRejected { by, ground } => Self::ClaimRejected { by: Name(by), ground: Name(ground) },
            Announcement::ClaimPostponed { by, ground } => Self::ClaimPostponed { by: Name(by), ground: Name(ground) },
            Announcement::RightLost { by, right } => Self::RightLost { by: Name(by), right: Name(right) },
            Announcement::IllegalMove { by, count, kind, broken } => Self::IllegalMove {
                by: Name(by),
                count,
                kind: Name(kind),
                broken: article(broken.map(Rule::from), game.regulations()),
            },
            Announcement::PositionRestored { position } => Self::PositionRestored { position: fen(&position) },
            Announcement::TimeAdded { to, time } => Self::TimeAdded { to: Name(to), ms: time.0 },
            Announcement::TimeDeducted { from, time } => Self::TimeDeducted { from: Name(from), ms: time.0 },
            Announcement::ClockSet { white, black, running } => {
                Self::ClockSet { white: white.0, black: black.0, running: running.map(Name) }
            }
            Announcement::FlagFell { by } => Self::FlagFell { by: Name(by) },
            Announcement::PeriodReached { by, period } => Self::PeriodReached { by: Name(by), period },
            Announcement::Warned { player } => Self::Warned { player: Name(player), penalty: "warning".to_owned() },
            Announcement::Penalised { player, penalty } => {
                Self::Penalised { player: Name(player), penalty: Name(penalty) }
            }
            Announcement::Irregular { kind, consequence } => {
                Self::Irregularity { kind: Name(kind), consequence: Name(consequence) }
            }
            Announcement::MustRecord { by } => Self::MustRecord { by: Name(by) },
            Announcement::RecordIncomplete { by } => Self::RecordIncomplete { by: Name(by) },
            Announcement::Announced { by, mv } => {
                let position = game.announced_position(by);
                let legal = position.legal(mv).ok();
                let text = legal.map_or_else(|| mv.to_string(), |legal| legal.uci().to_string());
                Self::Announced { by: Name(by), r#move: text, san: legal.map(|legal| Style::PGN.write(legal)) }
            }
            Announcement::Appointed { player, tasks } => {
                Self::Appointed { player: Name(player), tasks: tasks.iter().map(Name).collect() }
            }
            Announcement::MustSeal { by } => Self::MustSeal { by: Name(by) },
            Announcement::Sealed { by, commitment } => {
                Self::Sealed { by: Name(by), commitment: commitment.to_string() }
            }
            Announcement::Adjourned => Self::Adjourned,
            Announcement::EnvelopeOpened { verdict } => Self::EnvelopeOpened { text: None, verdict: Name(verdict) },
            Announcement::Resumed => Self::Resumed,
            Announcement::Appealed { by } => Self::Appealed { by: Name(by) },
            Announcement::AppealDecided { by, decision } => {
                Self::AppealDecided { by: Name(by), decision: Name(decision) }
            }
            Announcement::Refused { code } => Self::Refused { code: Name(code), why: why(code).to_owned() },
            Announcement::GameOver { score, reason, by } => {
                Self::GameOver { result: Text(score), reason: Name(reason), by: by.map(Name) }
            }
        }
    }
}

impl AnnouncementFrame {
    fn to_laws(&self, game: &Game) -> Result<Announcement, FrameError> {
        Ok(match self {
            Self::Started => Announcement::Started,
            Self::Touched { by, square, obliged } => {
                Announcement::Touched { by: by.0, square: square.0, obliged: obliged.0 }
            }
            Self::MoveMade { by, r#move, .. } => {
                let mv: board::Move = r#move.parse().map_err(|error| FrameError::saying("move", error))?;
                let mv = game.position().legal(mv).map_or(mv, LegalMove::to_move);
                Announcement::MoveMade { by: by.0, mv }
            }
            Self::MoveCompleted { by, moves_completed } => {
                let needs = || FrameError::saying("moves_completed", "move_completed needs it");
                Announcement::MoveCompleted { by: by.0, moves_completed: moves_completed.ok_or_else(needs)? }
            }
            Self::DrawOffered { by, proper } => Announcement::DrawOffered { by: by.0, is_proper: *proper },
            Self::DrawDeclined { by } => Announcement::DrawDeclined { by: by.0 },
            Self::ClaimMade { by, ground, needs } => {
                Announcement::ClaimMade { by: by.0, ground: ground.0, needs_arbiter: *needs == Needs::Arbiter }
            }
            Self::ClaimAccepted { by, ground } => Announcement::ClaimAccepted { by: by.0, ground: ground.0 },
            Self::ClaimRejected { by, ground } => Announcement::ClaimRejected { by: by.0, ground: ground.0 },
            Self::ClaimPostponed { by, ground } => Announcement::ClaimPostponed { by: by.0, ground: ground.0 },
            Self::RightLost { by, right } => Announcement::RightLost { by: by.0, right: right.0 },
            Self::IllegalMove { by, count, kind, .. } => {
                // Which rule of movement was broken is kept for people; the game does not depend on it.
                Announcement::IllegalMove { by: by.0, count: *count, kind: kind.0, broken: None }
            }
            Self::PositionRestored { position } => {
                let position = position.parse().map_err(|error| FrameError::saying("position", error))?;
                Announcement::PositionRestored { position }
            }
            Self::TimeAdded { to, ms } => Announcement::TimeAdded { to: to.0, time: Millis(*ms) },
            Self::TimeDeducted { from, ms } => Announcement::TimeDeducted { from: from.0, time: Millis(*ms) },
            Self::ClockSet { white, black, running } => Announcement::ClockSet {
                white: Millis(*white),
                black: Millis(*black),
                running: running.map(|name| name.0),
            },
            Self::FlagFell { by } => Announcement::FlagFell { by: by.0 },
            Self::PeriodReached { by, period } => Announcement::PeriodReached { by: by.0, period: *period },
            Self::Warned { player, .. } => Announcement::Warned { player: player.0 },
            Self::Penalised { player, penalty } => Announcement::Penalised { player: player.0, penalty: penalty.0 },
            Self::Irregularity { kind, consequence } => {
                Announcement::Irregular { kind: kind.0, consequence: consequence.0 }
            }
            Self::MustRecord { by } => Announcement::MustRecord { by: by.0 },
            Self::RecordIncomplete { by } => Announcement::RecordIncomplete { by: by.0 },
            Self::Announced { by, r#move, .. } => {
                let mv: board::Move = r#move.parse().map_err(|error| FrameError::saying("move", error))?;
                let mv = game.announced_position(by.0).legal(mv).map_or(mv, LegalMove::to_move);
                Announcement::Announced { by: by.0, mv }
            }
            Self::Appointed { player, tasks } => {
                Announcement::Appointed { player: player.0, tasks: tasks.iter().map(|task| task.0).collect() }
            }
            Self::MustSeal { by } => Announcement::MustSeal { by: by.0 },
            Self::Sealed { by, commitment } => {
                let wanted = || FrameError::new("commitment", commitment, "64 hexadecimal digits");
                Announcement::Sealed { by: by.0, commitment: read_commitment(commitment).ok_or_else(wanted)? }
            }
            Self::Adjourned => Announcement::Adjourned,
            Self::EnvelopeOpened { verdict, .. } => Announcement::EnvelopeOpened { verdict: verdict.0 },
            Self::Resumed => Announcement::Resumed,
            Self::Appealed { by } => Announcement::Appealed { by: by.0 },
            Self::AppealDecided { by, decision } => Announcement::AppealDecided { by: by.0, decision: decision.0 },
            Self::Refused { code, .. } => Announcement::Refused { code: code.0 },
            Self::GameOver { result, reason, by } => {
                Announcement::GameOver { score: result.0, reason: reason.0, by: by.map(|name| name.0) }
            }
        })
    }
}

/// Says in a sentence why an act cannot be done.
const fn why(code: Refusal) -> &'static str {
    match code {
        Refusal::GameOver => "The game is over.",
        Refusal::NotStarted => "The game has not begun.",
        Refusal::NotYourMove => "It is not this player's move.",
        Refusal::NotAllowed => "That is not allowed.",
        Refusal::NoSuchPiece => "There is no such piece.",
        Refusal::IllegalMove => "The move is illegal.",
        Refusal::TouchMove => "A touched piece obliges to another move.",
        Refusal::MustPlayClaimedMove => "The move written down with the claim must be made.",
        Refusal::NoOffer => "No draw is offered.",
        Refusal::NoClaim => "There is no claim to decide.",
        Refusal::RightLost => "The right to it is lost.",
        Refusal::TooLate => "It is too late for that.",
        Refusal::NotEnoughReason => "There is not enough reason for it.",
        Refusal::ClocksStopped => "The clocks are stopped.",
        Refusal::WrongPhase => "The game is not in the phase for it.",
        Refusal::WrongEnvelope => "That is not what was sealed.",
        Refusal::EditionHasNoRule => "This edition of the Laws has no such rule.",
    }
}

/// Writes a move in UCI's form, by the position it is made in; in Chess960 castling as the king taking its rook.
fn move_text(game: &Game, mv: board::Move) -> String {
    legal(game, mv).map_or_else(|| mv.to_string(), |legal| legal.uci().to_string())
}

fn san(game: &Game, mv: board::Move) -> Option<String> {
    Some(Style::PGN.write(legal(game, mv)?))
}

/// Finds a move in the position on the board, or in the one before if the turn was taken up again.
fn legal(game: &Game, mv: board::Move) -> Option<LegalMove<'_>> {
    game.position().legal(mv).ok().or_else(|| game.previous_position()?.legal(mv).ok())
}

/// Writes a board; the en-passant square only if a pawn can legally be taken there.
pub(crate) fn fen(setup: &Setup) -> String {
    match setup.validate() {
        Ok(position) => position.to_string(),
        Err(_) => setup.to_string(),
    }
}

/// Declares the types a ruling is made of.
pub(crate) fn declarations(config: &ts_rs::Config) -> Vec<String> {
    vec![Needs::decl(config), AnnouncementFrame::decl(config)]
}
