//! Acts, rulings and refusals as JSON: made of the lists of the crate `event`, field by field.

use event::{
    ActKind, Broken, Bye, Call, Forfeit, GameId, GameResult, ItemId, Maker, Pairer, Pairs, Penalty, PenaltyId,
    PersonId, PlayerId, Registration, Role, RoleKind, Seeding, Selection, Settings, SettingsFlaw, Source, Subject,
};
use pairing::dutch::NoPairing;
use pairing::{Color, Mark, Title, Withdrawal};
use serde::Serialize;
use serde::de::IgnoredAny;
use ts_rs::TS;

use crate::error::{self, FrameError};
use crate::event::form::{Form, Reads};
use crate::event::wire::LONGEST_ID;

/// Makes an enum of a list: each variant with the forms of its fields, and how it is written.
macro_rules! frame {
    ($(#[$doc:meta])* $frame:ident of $of:ident by $tag:literal:
        $($(#[doc = $variant_doc:literal])+ $name:literal $variant:ident {
        $($(#[doc = $field_doc:literal])+ $field:ident: $type:ty,)*
    })+) => {
        $(#[$doc])*
        #[derive(Clone, Debug, PartialEq, Serialize, TS)]
        #[serde(tag = $tag)]
        pub enum $frame {
            $($(#[doc = $variant_doc])+ #[serde(rename = $name)] $variant {
                $($(#[doc = $field_doc])+ $field: <$type as Form>::Wire,)*
            },)+
        }

        impl $frame {
            /// Writes what the event knows.
            pub fn of(value: &event::$of) -> Self {
                match value {
                    $(event::$of::$variant { $($field,)* } => {
                        Self::$variant { $($field: Form::to_wire($field),)* }
                    })+
                }
            }

            /// Returns the stable name.
            pub const fn name(&self) -> &'static str {
                match self {
                    $(Self::$variant { .. } => $name,)+
                }
            }
        }
    };
}

/// Adds how a frame is read, strictly: an error names the field by its path. The field after `also` is allowed and not looked at.
macro_rules! read {
    ($frame:ident of $of:ident by $tag:literal also $also:literal:
        $($(#[doc = $variant_doc:literal])+ $name:literal $variant:ident {
        $($(#[doc = $field_doc:literal])+ $field:ident: $type:ty,)*
    })+) => {
        impl $frame {
            /// Reads it from a journal, as it is.
            pub(super) fn read_kept(text: &str) -> Result<Self, FrameError> {
                #[derive(serde::Deserialize)]
                struct Head {
                    #[serde(rename = $tag)]
                    name: String,
                }

                let Head { name } = error::read(text)?;
                Ok(match name.as_str() {
                    $($name => {
                        #[derive(serde::Deserialize)]
                        #[serde(deny_unknown_fields)]
                        struct Fields {
                            #[serde(rename = $tag)]
                            _tag: IgnoredAny,
                            #[serde(rename = $also)]
                            _also: Option<IgnoredAny>,
                            $($field: <$type as Form>::Wire,)*
                        }

                        let Fields { $($field,)* .. } = error::read(text)?;
                        Self::$variant { $($field,)* }
                    })+
                    _ => return Err(FrameError::new($tag, &name, concat!("the name of an event's ", $tag))),
                })
            }

            /// Returns what the event knows.
            pub fn to_event(&self) -> event::$of {
                match self.clone() {
                    $(Self::$variant { $($field,)* } => {
                        event::$of::$variant { $($field: Reads::of_wire($field),)* }
                    })+
                }
            }
        }
    };
}

macro_rules! act {
    ($($rows:tt)+) => {
        frame! {
            /// An act of an event as it is sent: `{"act":"check_in","player":3,"is_here":true}`.
            ///
            /// ```
            /// use protocol::event::ActFrame;
            /// let act = ActFrame::read(r#"{"act":"check_in","player":3,"is_here":true}"#)?.to_event();
            /// assert_eq!(act, event::Act::CheckIn { player: event::PlayerId(3), is_here: true });
            /// let error = ActFrame::read(r#"{"act":"start","boards":{"range":{"first":"one","last":2}}}"#).unwrap_err();
            /// assert_eq!(error.field, "boards.range.first");
            /// # Ok::<(), protocol::FrameError>(())
            /// ```
            ActFrame of Act by "act": $($rows)+
        }
        read! {
            ActFrame of Act by "act" also "id": $($rows)+
        }
    };
}

macro_rules! ruling {
    ($($rows:tt)+) => {
        frame! {
            /// A ruling of an event: `{"ruling":"round_closed","round":3}`.
            RulingFrame of Ruling by "ruling": $($rows)+
        }
        read! { RulingFrame of Ruling by "ruling" also "": $($rows)+ }
    };
}

macro_rules! refusal {
    ($($rows:tt)+) => {
        frame! {
            /// Why an act cannot be done: the stable code and the evidence.
            ///
            /// ```
            /// use protocol::event::RefusalFrame;
            /// let refusal = event::Refusal::GamesOpen { round: 3, boards: vec![4, 11] };
            /// let text = serde_json::to_string(&RefusalFrame::of(&refusal))?;
            /// assert_eq!(text, r#"{"code":"games_open","round":3,"boards":[4,11]}"#);
            /// # Ok::<(), serde_json::Error>(())
            /// ```
            RefusalFrame of Refusal by "code": $($rows)+
        }
    };
}

event::acts!(act);
event::rulings!(ruling);
event::refusals!(refusal);

impl ActFrame {
    /// Reads an act; what does not fit is an error that names the field, and texts are plain and not too long.
    pub fn read(text: &str) -> Result<Self, FrameError> {
        match Self::read_sent(text)? {
            (None, act) => Ok(act),
            (Some(_), _) => Err(FrameError::saying("id", "there is no such field here")),
        }
    }

    /// Reads an act that a client sent with an `id` of its own, which is given back with the answer.
    pub fn read_sent(text: &str) -> Result<(Option<String>, Self), FrameError> {
        #[derive(serde::Deserialize)]
        struct Sent {
            id: Option<String>,
        }

        let act = Self::read_kept(text)?;
        act.check_texts()?;
        let Sent { id } = error::read(text)?;
        if id.as_ref().is_some_and(|id| id.is_empty() || id.chars().count() > LONGEST_ID) {
            return Err(FrameError::saying("id", "expected a text of 1 to 64 characters"));
        }
        Ok((id, act))
    }

    /// Returns the act without personal data, as a journal keeps it.
    #[must_use]
    pub fn without_cards(mut self) -> Self {
        match &mut self {
            Self::Register { registration } | Self::ChangePlayer { registration, .. } => {
                *registration = registration.without_card();
            }
            Self::Appoint { name, .. } => name.clear(),
            _ => {}
        }
        self
    }
}

impl RulingFrame {
    /// Reads a ruling from a journal.
    pub fn read(text: &str) -> Result<Self, FrameError> {
        Self::read_kept(text)
    }
}

/// Something in settings that does not fit: the code, and what was found and wanted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct FlawFrame {
    /// The stable code.
    code: String,
    /// What was found and what was wanted, in English.
    problem: String,
    /// The setting that is too large.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    setting: Option<String>,
    /// The largest value that it may have.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "number")]
    most: Option<u64>,
}

impl Form for SettingsFlaw {
    type Wire = FlawFrame;

    fn to_wire(&self) -> FlawFrame {
        let (setting, most) = match self {
            Self::TooLarge { setting, most, .. } => (Some((*setting).to_owned()), Some(*most)),
            _ => (None, None),
        };
        FlawFrame { code: self.code().to_owned(), problem: self.to_string(), setting, most }
    }
}

/// Why a round cannot be paired is told by its code.
impl Form for NoPairing {
    type Wire = String;

    fn to_wire(&self) -> String {
        self.code().to_owned()
    }
}

/// Declares the types.
pub(super) fn declarations(config: &ts_rs::Config) -> Vec<String> {
    vec![ActFrame::decl(config), RulingFrame::decl(config), FlawFrame::decl(config), RefusalFrame::decl(config)]
}
