//! Rulings as JSON, generated field by field from the list in `laws`.

use board::{Breach, Color, Move, Role, Setup, Square};
use clock::Millis;
use laws::{
    Agreement, Commitment, Completion, Consequence, Decision, Game, Ground, Irregularity, Made, MoveCount, Needs,
    Obliged, Offence, Penalty, Reason, Refusal, Regulations, Rule, Ruling, Score, SealedVerdict, Tasks, Undone,
};
use notation::Style;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::form::{Form, is_absent};
use super::values::ByName;
use crate::error::FrameError;
use crate::wire::audience::hide_counters;

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
    announcement: ByName<AnnouncementFrame>,
    /// The move in English SAN; only rulings about a legal move have it.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[ts(optional)]
    san: Option<String>,
    /// Why the act is refused, in a sentence.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[ts(optional)]
    why: Option<String>,
    /// The contents of the envelope.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[ts(optional)]
    text: Option<String>,
    /// The article as the edition numbers it; null where the Laws say nothing.
    article: Option<String>,
    /// The rule's name, which stays the same when articles are renumbered.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[ts(optional)]
    rule: Option<String>,
}

/// Generates the JSON form of rulings, and the way back, from the list in `laws`.
macro_rules! frames {
    (
        told { $($(#[doc = $doc:literal])+ $name:literal $variant:ident {
            $($(#[doc = $field_doc:literal])+ $field:ident $(as $wire:literal)?: $type:ty,)*
        })+ }
        kept { $($(#[doc = $kept_doc:literal])+ $kept_name:literal $kept:ident {
            $($(#[doc = $kept_field_doc:literal])+ $kept_field:ident $(as $kept_wire:literal)?: $kept_type:ty,)*
        })+ }
    ) => {
        /// Whether a ruling is announced or only recorded.
        #[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
        #[serde(tag = "ruling")]
        #[ts(optional_fields)]
        enum AnnouncementFrame {
            $($(#[doc = $doc])+ #[serde(rename = $name)] $variant {
                $($(#[doc = $field_doc])+ #[serde($(rename = $wire,)? skip_serializing_if = "is_absent")]
                $field: <$type as Form>::Wire,)*
            },)+
            $($(#[doc = $kept_doc])+ #[serde(rename = $kept_name)] #[ts(skip)] $kept {
                $($(#[doc = $kept_field_doc])+ #[serde($(rename = $kept_wire,)? skip_serializing_if = "is_absent")]
                $kept_field: <$kept_type as Form>::Wire,)*
            },)+
        }

        impl AnnouncementFrame {
            fn of(announcement: &laws::Announcement, regulations: &Regulations) -> Self {
                match announcement {
                    $(laws::Announcement::$variant { $($field,)* } => {
                        Self::$variant { $($field: Form::to_wire($field, regulations),)* }
                    })+
                    $(laws::Announcement::$kept { $($kept_field,)* } => {
                        Self::$kept { $($kept_field: Form::to_wire($kept_field, regulations),)* }
                    })+
                }
            }

            fn to_laws(&self, game: &Game) -> Result<laws::Announcement, FrameError> {
                Ok(match self {
                    $(Self::$variant { $($field,)* } => {
                        laws::Announcement::$variant { $($field: Form::of_wire($field, game)?,)* }
                    })+
                    $(Self::$kept { $($kept_field,)* } => {
                        laws::Announcement::$kept { $($kept_field: Form::of_wire($kept_field, game)?,)* }
                    })+
                })
            }

            fn is_kept(&self) -> bool {
                matches!(self, $(Self::$kept { .. })|+)
            }
        }
    };
}

laws::rulings!(frames);

impl RulingFrame {
    /// Writes a ruling in the contract's form.
    pub fn of(ruling: &Ruling, game: &Game) -> Self {
        let announcement = AnnouncementFrame::of(&ruling.announcement, game.regulations());
        let (san, why) = match &ruling.announcement {
            laws::Announcement::MoveMade { mv, .. } | laws::Announcement::Announced { mv, .. } => {
                (mv.legal().map(|legal| Style::PGN.write(legal)), None)
            }
            laws::Announcement::Refused { code } => (None, Some(code.describe().to_owned())),
            _ => (None, None),
        };
        let article = ruling.rule.and_then(|rule| game.regulations().article(rule));
        Self {
            announcement: ByName(announcement),
            san,
            why,
            text: None,
            article: article.map(|article| article.0.to_owned()),
            rule: ruling.rule.map(|rule| rule.name().to_owned()),
        }
    }

    /// Adds the text that an envelope was opened with.
    #[must_use]
    pub fn with_opened_text(mut self, text: Option<&str>) -> Self {
        if let AnnouncementFrame::EnvelopeOpened { .. } = &self.announcement.0 {
            self.text = text.map(str::to_owned);
        }
        self
    }

    /// Tells whether it refuses an act.
    pub(crate) fn is_refusal(&self) -> bool {
        matches!(self.announcement.0, AnnouncementFrame::Refused { .. })
    }

    /// Tells whether a move was sealed.
    pub(crate) fn is_sealing(&self) -> bool {
        matches!(self.announcement.0, AnnouncementFrame::Sealed { .. })
    }

    /// Tells whether it says that the possibility of mate is unknown.
    pub(crate) fn is_undecided(&self) -> bool {
        matches!(self.announcement.0, AnnouncementFrame::MateUndecided { .. })
    }

    /// Tells whether it ends the game.
    pub(crate) fn is_end(&self) -> bool {
        matches!(self.announcement.0, AnnouncementFrame::GameOver { .. })
    }

    /// Tells whether the ruling is only recorded: it says no more than the act, and nobody is told.
    pub(crate) fn is_kept(&self) -> bool {
        self.announcement.0.is_kept()
    }

    /// Returns the ruling as players may see it: without the number of completed moves (12.6).
    pub(crate) fn without_counts(&self) -> Self {
        let mut shown = self.clone();
        match &mut shown.announcement.0 {
            AnnouncementFrame::MoveCompleted { moves_completed, .. } => *moves_completed = None,
            AnnouncementFrame::ClockSet { moves, .. } => *moves = None,
            AnnouncementFrame::PositionRestored { position, .. } => hide_counters(position),
            _ => {}
        }
        shown
    }

    /// Returns the ruling that was stored, in the context of the game before it. Nothing is judged again.
    pub(crate) fn to_laws(&self, at: Millis, game: &Game) -> Result<Ruling, FrameError> {
        let rule = match &self.rule {
            None => None,
            Some(name) => Some(Rule::find(name).ok_or_else(|| FrameError::new("rule", name, "the name of a rule"))?),
        };
        Ok(Ruling { announcement: self.announcement.0.to_laws(game)?, rule, at })
    }
}

/// Writes a board as FEN, with the en-passant square only if a pawn can legally be taken there.
pub(crate) fn fen(setup: &Setup) -> String {
    match setup.validate() {
        Ok(position) => position.to_string(),
        Err(_) => setup.to_string(),
    }
}

/// Declares the types a ruling is made of.
pub(crate) fn declarations(config: &ts_rs::Config) -> Vec<String> {
    vec![AnnouncementFrame::decl(config)]
}
