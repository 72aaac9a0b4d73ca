//! The settings of an event as JSON.

use std::collections::BTreeSet;

use event::{Acceleration, Byes, CheckIn, Date, Field, Forbidden, Format, PlayerId, Publication, Settings};
use laws::Regulations;
use pairing::standings::Code;
use pairing::{Color, Keizer};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::contract::names::{Name, Text};
use crate::contract::regulations::RegulationsFrame;
use crate::contract::values::Ms;
use crate::error::{self, FrameError};
use crate::event::form::{Form, Reads, forms};
use crate::event::scoring::ScoringFrame;
use crate::event::values::{DateText, PointsFrame};

/// The settings of an event; what is not given has its default.
///
/// ```
/// let frame = protocol::event::SettingsFrame::read(r#"{"name":"Club cup","rounds":5,"format":{"round_robin":{"is_double":true}}}"#)?;
/// assert_eq!(frame.to_event().format, event::Format::RoundRobin { is_double: true });
/// let error = protocol::event::SettingsFrame::read(r#"{"regulations":{"edition":"2005"}}"#).unwrap_err();
/// assert_eq!(error.field, "regulations.edition");
/// # Ok::<(), protocol::FrameError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields, default)]
pub struct SettingsFrame {
    /// The name of the event.
    name: String,
    /// The place.
    place: String,
    /// The federation.
    federation: String,
    /// The first day.
    first_day: Option<DateText>,
    /// The last day.
    last_day: Option<DateText>,
    /// The regulations of the games.
    regulations: GamesFrame,
    /// How the event is played.
    format: FormatFrame,
    /// The number of rounds of a Swiss or a Keizer evening.
    rounds: u16,
    /// The tie-breaks in order.
    tiebreaks: Vec<Text<Code>>,
    /// The points of games and byes.
    scoring: ScoringFrame,
    /// The half-point byes that players may ask for.
    byes: ByesFrame,
    /// Virtual points in the first rounds of a Swiss.
    acceleration: AccelerationFrame,
    /// Players who may not meet; for officials only.
    pub(super) forbidden: Vec<ForbiddenFrame>,
    /// The colour of the first number in the first round; null has it drawn by lot.
    initial_color: Option<Name<Color>>,
    /// When players check in.
    check_in: Name<CheckIn>,
    /// What the world sees, and how late.
    publication: PublicationFrame,
}

impl Default for SettingsFrame {
    fn default() -> Self {
        Self::of(&Settings::default())
    }
}

impl SettingsFrame {
    /// Reads settings; what does not fit is an error that names the field.
    pub fn read(text: &str) -> Result<Self, FrameError> {
        error::read(text)
    }

    /// Writes settings.
    pub fn of(settings: &Settings) -> Self {
        settings.to_wire()
    }

    /// Returns the settings as an event knows them. Whether they fit together is for [`event::Settings::flaws`] to say.
    pub fn to_event(&self) -> Settings {
        Settings::of_wire(self.clone())
    }

    /// Returns the same settings under another name.
    #[must_use]
    pub fn named(mut self, name: &str) -> Self {
        name.clone_into(&mut self.name);
        self
    }
}

forms! {
    Settings => SettingsFrame: write, read;
}

fn write(settings: &Settings) -> SettingsFrame {
    let Publication { delay, shows } = &settings.publication;
    let Byes { most, last_round } = settings.byes;
    SettingsFrame {
        name: settings.name.clone(),
        place: settings.place.clone(),
        federation: settings.federation.clone(),
        first_day: settings.first_day.map(DateText),
        last_day: settings.last_day.map(DateText),
        regulations: GamesFrame {
            frame: RegulationsFrame::of(&settings.regulations),
            regulations: settings.regulations.clone(),
        },
        format: FormatFrame::of(&settings.format),
        rounds: settings.rounds,
        tiebreaks: settings.tiebreaks.to_wire(),
        scoring: ScoringFrame::of(&settings.scoring),
        byes: ByesFrame { most, last_round },
        acceleration: AccelerationFrame::of(&settings.acceleration),
        forbidden: settings.forbidden.iter().map(ForbiddenFrame::of).collect(),
        initial_color: settings.initial_color.map(Name),
        check_in: Name(settings.check_in),
        publication: PublicationFrame { delay: Ms(*delay), shows: shows.iter().copied().map(Name).collect() },
    }
}

fn read(frame: SettingsFrame) -> Settings {
    let PublicationFrame { delay, shows } = frame.publication;
    let ByesFrame { most, last_round } = frame.byes;
    let day = |day: Option<DateText>| -> Option<Date> { day.map(|day| day.0) };
    Settings {
        name: frame.name,
        place: frame.place,
        federation: frame.federation,
        first_day: day(frame.first_day),
        last_day: day(frame.last_day),
        regulations: frame.regulations.regulations,
        format: frame.format.to_event(),
        rounds: frame.rounds,
        tiebreaks: Reads::of_wire(frame.tiebreaks),
        scoring: frame.scoring.to_event(),
        byes: Byes { most, last_round },
        acceleration: frame.acceleration.to_event(),
        forbidden: frame.forbidden.iter().map(ForbiddenFrame::to_event).collect(),
        initial_color: frame.initial_color.map(|name| name.0),
        check_in: frame.check_in.0,
        publication: Publication {
            delay: delay.0,
            shows: shows.iter().map(|name| name.0).collect::<BTreeSet<Field>>(),
        },
    }
}

/// The regulations of the games of an event, known to make sense.
#[derive(Clone, Debug, PartialEq)]
struct GamesFrame {
    frame: RegulationsFrame,
    regulations: Regulations,
}

impl Serialize for GamesFrame {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.frame.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for GamesFrame {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let frame = RegulationsFrame::deserialize(deserializer)?.in_edition(laws::Edition::NEWEST);
        let regulations = frame.check_for_event().and_then(|()| frame.to_laws());
        regulations.map(|regulations| Self { frame, regulations }).map_err(serde::de::Error::custom)
    }
}

impl TS for GamesFrame {
    type WithoutGenerics = RegulationsFrame;
    type OptionInnerType = Self;

    fn name(config: &ts_rs::Config) -> String {
        RegulationsFrame::name(config)
    }

    fn inline(config: &ts_rs::Config) -> String {
        RegulationsFrame::name(config)
    }
}

/// How an event is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
enum FormatFrame {
    /// The FIDE (Dutch) Swiss.
    Swiss,
    /// Everybody meets everybody.
    RoundRobin {
        /// Whether everybody meets twice.
        is_double: bool,
    },
    /// Two sides meet board by board.
    Match {
        /// The number of boards.
        boards: u16,
        /// The number of games on each board.
        games: u16,
    },
    /// Losers leave.
    Knockout {
        /// The number of games in a match.
        games: u16,
        /// The number of games in each tie-break.
        tie_break_games: u16,
    },
    /// A club evening by the Keizer system.
    Keizer(KeizerFrame),
}

impl FormatFrame {
    const fn of(format: &Format) -> Self {
        match *format {
            Format::Swiss => Self::Swiss,
            Format::RoundRobin { is_double } => Self::RoundRobin { is_double },
            Format::Match { boards, games } => Self::Match { boards, games },
            Format::Knockout { games, tie_break_games } => Self::Knockout { games, tie_break_games },
            Format::Keizer(rules) => Self::Keizer(KeizerFrame::of(rules)),
        }
    }

    const fn to_event(self) -> Format {
        match self {
            Self::Swiss => Format::Swiss,
            Self::RoundRobin { is_double } => Format::RoundRobin { is_double },
            Self::Match { boards, games } => Format::Match { boards, games },
            Self::Knockout { games, tie_break_games } => Format::Knockout { games, tie_break_games },
            Self::Keizer(rules) => Format::Keizer(rules.to_event()),
        }
    }
}

/// How a Keizer evening scores and pairs; shares are in hundredths.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields, default)]
struct KeizerFrame {
    /// The value of the first player; null gives three times the number of players, halved.
    top: Option<u32>,
    /// How much less each further player is worth.
    step: u32,
    /// The share for a win.
    win: u32,
    /// The share for a draw.
    draw: u32,
    /// The share for a loss.
    loss: u32,
    /// The share of one's own value for a bye and a forfeit win.
    bye: u32,
    /// The share of one's own value for a half-point bye.
    excused: u32,
    /// The share of one's own value for an absence.
    absent: u32,
    /// How many rounds must lie between two games of the same players.
    rest: u16,
    /// How often values are worked out again at most.
    passes: u32,
}

impl Default for KeizerFrame {
    fn default() -> Self {
        Self::of(Keizer::default())
    }
}

impl KeizerFrame {
    const fn of(rules: Keizer) -> Self {
        let Keizer { top, step, win, draw, loss, bye, excused, absent, rest, passes } = rules;
        Self { top, step, win, draw, loss, bye, excused, absent, rest, passes }
    }

    const fn to_event(self) -> Keizer {
        let Self { top, step, win, draw, loss, bye, excused, absent, rest, passes } = self;
        Keizer { top, step, win, draw, loss, bye, excused, absent, rest, passes }
    }
}

/// The half-point byes that players may ask for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields, default)]
struct ByesFrame {
    /// How many a player may have.
    most: u16,
    /// The last round in which one may be taken; null sets no limit.
    last_round: Option<u16>,
}

/// Virtual points in the first rounds of a Swiss.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
enum AccelerationFrame {
    /// None.
    None,
    /// The Baku method.
    Baku,
    /// Points of the organiser's own.
    Custom(Vec<VirtualFrame>),
}

/// Virtual points of some players in some rounds, by pairing number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
struct VirtualFrame {
    points: PointsFrame,
    first_round: u16,
    last_round: u16,
    first_player: u16,
    last_player: u16,
}

impl AccelerationFrame {
    fn of(acceleration: &Acceleration) -> Self {
        let frame = |custom: &pairing::Acceleration| {
            let pairing::Acceleration { points, first_round, last_round, first_player, last_player } = *custom;
            VirtualFrame { points: PointsFrame(points), first_round, last_round, first_player, last_player }
        };
        match acceleration {
            Acceleration::None => Self::None,
            Acceleration::Baku => Self::Baku,
            Acceleration::Custom(custom) => Self::Custom(custom.iter().map(frame).collect()),
        }
    }

    fn to_event(&self) -> Acceleration {
        let custom = |frame: &VirtualFrame| {
            let VirtualFrame { points, first_round, last_round, first_player, last_player } = *frame;
            pairing::Acceleration { points: points.0, first_round, last_round, first_player, last_player }
        };
        match self {
            Self::None => Acceleration::None,
            Self::Baku => Acceleration::Baku,
            Self::Custom(frames) => Acceleration::Custom(frames.iter().map(custom).collect()),
        }
    }
}

/// Players of whom no two may meet in some rounds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub(super) struct ForbiddenFrame {
    /// The players.
    players: Vec<u16>,
    /// The first round.
    first_round: u16,
    /// The last round.
    last_round: u16,
}

impl ForbiddenFrame {
    fn of(group: &Forbidden) -> Self {
        let players = group.players.iter().map(|player| player.0).collect();
        Self { players, first_round: group.first_round, last_round: group.last_round }
    }

    fn to_event(&self) -> Forbidden {
        let players = self.players.iter().copied().map(PlayerId).collect();
        Forbidden { players, first_round: self.first_round, last_round: self.last_round }
    }
}

/// What the world sees, and how late.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields, default)]
struct PublicationFrame {
    /// How late moves are published, in milliseconds.
    delay: Ms,
    /// The parts of the players' data that are published.
    shows: Vec<Name<Field>>,
}

impl Default for PublicationFrame {
    fn default() -> Self {
        SettingsFrame::default().publication
    }
}

/// Declares the types settings are made of.
pub(super) fn declarations(config: &ts_rs::Config) -> Vec<String> {
    vec![
        KeizerFrame::decl(config),
        FormatFrame::decl(config),
        ByesFrame::decl(config),
        VirtualFrame::decl(config),
        AccelerationFrame::decl(config),
        ForbiddenFrame::decl(config),
        PublicationFrame::decl(config),
        SettingsFrame::decl(config),
    ]
}
