//! The words that acts and rulings of events share, as JSON: a plain name, or a name with what belongs to it.

use event::{
    Absentee, Broken, Call, Forfeit, Maker, Need, Pairer, Pairs, Penalty, PlayerId, Role, Seeding, Selection, Source,
};
use pairing::dutch::Criterion;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use ts_rs::TS;

use crate::contract::names::Name;
use crate::contract::values::Ms;
use crate::event::form::{Form, Reads, forms};
use crate::event::values::PointsFrame;

/// The role of a person: `"deputy"`, `{"sector_arbiter":{"first":9,"last":16}}`, `{"player":3}`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum RoleFrame {
    /// The organiser.
    Organiser,
    /// The chief arbiter.
    ChiefArbiter,
    /// A deputy of the chief arbiter.
    Deputy,
    /// An arbiter of some boards.
    SectorArbiter {
        /// The first board.
        first: u16,
        /// The last board.
        last: u16,
    },
    /// The pairing officer.
    PairingOfficer,
    /// Somebody who checks players in.
    CheckIn,
    /// Somebody who enters results.
    ResultEntry,
    /// A screen in the hall.
    Screen,
    /// A player.
    Player(u16),
    /// A spectator.
    Spectator,
}

forms! {
    Role => RoleFrame: |role| RoleFrame::of(*role), RoleFrame::to_event;
    Selection => SelectionFrame: SelectionFrame::of, SelectionFrame::into_event;
    Seeding => SeedingFrame: SeedingFrame::of, SeedingFrame::into_event;
    Pairer => PairerFrame: PairerFrame::of, PairerFrame::into_event;
    Maker => MakerFrame: MakerFrame::of, MakerFrame::into_event;
    Pairs => PairsFrame: PairsFrame::of, PairsFrame::into_event;
    Forfeit => ForfeitFrame:
        |forfeit| ForfeitFrame { board: forfeit.board, absent: Name(forfeit.absent) },
        |frame| Forfeit { board: frame.board, absent: frame.absent.0 };
    Penalty => PenaltyFrame: |penalty| PenaltyFrame::of(*penalty), PenaltyFrame::to_event;
    Call => CallFrame: CallFrame::of, CallFrame::into_event;
    Source => SourceFrame: SourceFrame::of, SourceFrame::into_event;
    Broken => BrokenFrame: BrokenFrame::of, BrokenFrame::into_event;
}

impl RoleFrame {
    /// Writes a role.
    pub const fn of(role: Role) -> Self {
        match role {
            Role::Organiser => Self::Organiser,
            Role::ChiefArbiter => Self::ChiefArbiter,
            Role::Deputy => Self::Deputy,
            Role::SectorArbiter { first, last } => Self::SectorArbiter { first, last },
            Role::PairingOfficer => Self::PairingOfficer,
            Role::CheckIn => Self::CheckIn,
            Role::ResultEntry => Self::ResultEntry,
            Role::Screen => Self::Screen,
            Role::Player(player) => Self::Player(player.0),
            Role::Spectator => Self::Spectator,
        }
    }

    /// Returns the role as an event knows it.
    pub const fn to_event(self) -> Role {
        match self {
            Self::Organiser => Role::Organiser,
            Self::ChiefArbiter => Role::ChiefArbiter,
            Self::Deputy => Role::Deputy,
            Self::SectorArbiter { first, last } => Role::SectorArbiter { first, last },
            Self::PairingOfficer => Role::PairingOfficer,
            Self::CheckIn => Role::CheckIn,
            Self::ResultEntry => Role::ResultEntry,
            Self::Screen => Role::Screen,
            Self::Player(player) => Role::Player(PlayerId(player)),
            Self::Spectator => Role::Spectator,
        }
    }
}

/// The boards that an act concerns: `"all"`, `"remaining"`, `{"range":{"first":9,"last":16}}`, `{"boards":[3,7]}`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum SelectionFrame {
    /// All boards of the round.
    All,
    /// All boards for which it has not been done yet.
    Remaining,
    /// The boards of a sector.
    Range {
        /// The first board.
        first: u16,
        /// The last board.
        last: u16,
    },
    /// These boards.
    Boards(Vec<u16>),
}

impl SelectionFrame {
    fn of(selection: &Selection) -> Self {
        match selection {
            Selection::All => Self::All,
            Selection::Remaining => Self::Remaining,
            Selection::Range { first, last } => Self::Range { first: *first, last: *last },
            Selection::Boards(boards) => Self::Boards(boards.clone()),
        }
    }

    fn into_event(self) -> Selection {
        match self {
            Self::All => Selection::All,
            Self::Remaining => Selection::Remaining,
            Self::Range { first, last } => Selection::Range { first, last },
            Self::Boards(boards) => Selection::Boards(boards),
        }
    }
}

/// How pairing numbers are given: `"by_rating"`, `{"by_lot":{"seed":7}}`, `{"by_hand":[2,1]}`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum SeedingFrame {
    /// By rating, then by title, then by name.
    ByRating,
    /// By lot.
    ByLot {
        /// The seed: the same one gives the same lots.
        seed: Ms,
    },
    /// In this order, which names every player once.
    ByHand(Vec<u16>),
}

impl SeedingFrame {
    fn of(seeding: &Seeding) -> Self {
        match seeding {
            Seeding::ByRating => Self::ByRating,
            Seeding::ByLot { seed } => Self::ByLot { seed: Ms(*seed) },
            Seeding::ByHand(players) => Self::ByHand(players.to_wire()),
        }
    }

    fn into_event(self) -> Seeding {
        match self {
            Self::ByRating => Seeding::ByRating,
            Self::ByLot { seed } => Seeding::ByLot { seed: seed.0 },
            Self::ByHand(players) => Seeding::ByHand(Reads::of_wire(players)),
        }
    }
}

/// The program that makes the pairs of a round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum PairerFrame {
    /// This one.
    Own {
        /// The seed of what is drawn by lot.
        lot: Ms,
    },
    /// Another one.
    Outside {
        /// The name of the program.
        program: String,
        /// The pairs it made.
        pairs: PairsFrame,
    },
}

impl PairerFrame {
    fn of(pairer: &Pairer) -> Self {
        match pairer {
            Pairer::Own { lot } => Self::Own { lot: Ms(*lot) },
            Pairer::Outside { program, pairs } => {
                Self::Outside { program: program.clone(), pairs: PairsFrame::of(pairs) }
            }
        }
    }

    fn into_event(self) -> Pairer {
        match self {
            Self::Own { lot } => Pairer::Own { lot: lot.0 },
            Self::Outside { program, pairs } => Pairer::Outside { program, pairs: pairs.into_event() },
        }
    }
}

/// The program that made the pairs of a round: `"own"` or `{"outside":"bbpPairings"}`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum MakerFrame {
    /// This one.
    Own,
    /// Another one, by its name.
    Outside(String),
}

impl MakerFrame {
    pub(super) fn of(maker: &Maker) -> Self {
        match maker {
            Maker::Own => Self::Own,
            Maker::Outside(program) => Self::Outside(program.clone()),
        }
    }

    fn into_event(self) -> Maker {
        match self {
            Self::Own => Maker::Own,
            Self::Outside(program) => Maker::Outside(program),
        }
    }
}

/// Who meets whom: White and Black on each board, and the player with the bye.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct PairsFrame {
    /// White and Black; board 1 comes first.
    pub boards: Vec<(u16, u16)>,
    /// The player without an opponent.
    pub bye: Option<u16>,
}

impl PairsFrame {
    /// Writes pairs.
    pub fn of(pairs: &Pairs) -> Self {
        Self { boards: pairs.boards.to_wire(), bye: pairs.bye.to_wire() }
    }

    /// Returns the pairs as an event knows them.
    pub fn into_event(self) -> Pairs {
        Pairs { boards: Reads::of_wire(self.boards), bye: Reads::of_wire(self.bye) }
    }
}

/// A game that is lost because a player did not come.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct ForfeitFrame {
    /// The board.
    board: u16,
    /// The player who did not come.
    absent: Name<Absentee>,
}

/// A penalty of the event: `"warning"`, `{"points":0.5}`, `"expulsion"`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum PenaltyFrame {
    /// A warning.
    Warning,
    /// These points are taken off the player's score.
    Points(PointsFrame),
    /// The player is out of the event.
    Expulsion,
}

impl PenaltyFrame {
    pub(super) const fn of(penalty: Penalty) -> Self {
        match penalty {
            Penalty::Warning => Self::Warning,
            Penalty::Points(points) => Self::Points(PointsFrame(points)),
            Penalty::Expulsion => Self::Expulsion,
        }
    }

    const fn to_event(self) -> Penalty {
        match self {
            Self::Warning => Penalty::Warning,
            Self::Points(points) => Penalty::Points(points.0),
            Self::Expulsion => Penalty::Expulsion,
        }
    }
}

/// What is put on the arbiters' list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct CallFrame {
    /// Why somebody is needed.
    need: Name<Need>,
    /// The round, if it belongs to one.
    round: Option<u16>,
    /// The board, if it belongs to one; then there is a round too.
    board: Option<u16>,
    /// The player it is about.
    player: Option<u16>,
    /// The article of the Laws, as the edition prints it.
    article: Option<String>,
    /// What is told.
    #[serde(default)]
    text: String,
    /// Whether the clocks of the board stand still.
    #[serde(default)]
    is_clock_stopped: bool,
}

impl CallFrame {
    pub(super) fn of(call: &Call) -> Self {
        Self {
            need: Name(call.need),
            round: call.round,
            board: call.board,
            player: call.player.to_wire(),
            article: call.article.clone(),
            text: call.text.clone(),
            is_clock_stopped: call.is_clock_stopped,
        }
    }

    fn into_event(self) -> Call {
        Call {
            need: self.need.0,
            round: self.round,
            board: self.board,
            player: Reads::of_wire(self.player),
            article: self.article,
            text: self.text,
            is_clock_stopped: self.is_clock_stopped,
        }
    }
}

/// Where a result comes from: `"slip"`, `{"game":"g7f3"}` …
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum SourceFrame {
    /// A game on the program's boards.
    Game(String),
    /// A result slip signed by the players.
    Slip,
    /// An arbiter decided or reported it.
    Arbiter,
    /// A player did not come within the default time.
    DefaultTime,
    /// A player had withdrawn or announced an absence.
    Absence,
}

impl SourceFrame {
    pub(super) fn of(source: &Source) -> Self {
        match source {
            Source::Game(game) => Self::Game(game.0.clone()),
            Source::Slip => Self::Slip,
            Source::Arbiter => Self::Arbiter,
            Source::DefaultTime => Self::DefaultTime,
            Source::Absence => Self::Absence,
        }
    }

    fn into_event(self) -> Source {
        match self {
            Self::Game(game) => Source::Game(event::GameId(game)),
            Self::Slip => Source::Slip,
            Self::Arbiter => Source::Arbiter,
            Self::DefaultTime => Source::DefaultTime,
            Self::Absence => Source::Absence,
        }
    }
}

/// What pairs made by hand or by another program break.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum BrokenFrame {
    /// An absolute criterion is broken by these players.
    Absolute {
        /// C1, C2 or C3.
        criterion: CriterionText,
        /// The players.
        players: Vec<u16>,
    },
    /// A bracket could be paired better by this criterion.
    Worse {
        /// The first criterion in which it is worse.
        criterion: CriterionText,
        /// The players of the bracket.
        players: Vec<u16>,
    },
    /// Another candidate of the bracket comes first.
    Order {
        /// The players of the bracket.
        players: Vec<u16>,
    },
    /// The colours of a pair are the wrong way round.
    Color {
        /// The player who should have White.
        white: u16,
        /// The player who should have Black.
        black: u16,
        /// The article of C.04.3 that decides it.
        article: String,
    },
}

impl BrokenFrame {
    pub(super) fn of(broken: &Broken) -> Self {
        match broken {
            Broken::Absolute { criterion, players } => {
                Self::Absolute { criterion: CriterionText(*criterion), players: players.to_wire() }
            }
            Broken::Worse { criterion, players } => {
                Self::Worse { criterion: CriterionText(*criterion), players: players.to_wire() }
            }
            Broken::Order { players } => Self::Order { players: players.to_wire() },
            Broken::Color { white, black, article } => {
                Self::Color { white: white.0, black: black.0, article: article.clone() }
            }
        }
    }

    fn into_event(self) -> Broken {
        match self {
            Self::Absolute { criterion, players } => {
                Broken::Absolute { criterion: criterion.0, players: Reads::of_wire(players) }
            }
            Self::Worse { criterion, players } => {
                Broken::Worse { criterion: criterion.0, players: Reads::of_wire(players) }
            }
            Self::Order { players } => Broken::Order { players: Reads::of_wire(players) },
            Self::Color { white, black, article } => {
                Broken::Color { white: PlayerId(white), black: PlayerId(black), article }
            }
        }
    }
}

/// A criterion of C.04.3 by its name, `C1` to `C21`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, TS)]
#[ts(type = "string")]
pub struct CriterionText(pub Criterion);

impl Serialize for CriterionText {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

impl<'de> Deserialize<'de> for CriterionText {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        let found = Criterion::ALL.into_iter().find(|criterion| criterion.to_string() == text);
        let wanted = || serde::de::Error::custom(format!("found {text:?}, expected a criterion, \"C1\" to \"C21\""));
        found.map(Self).ok_or_else(wanted)
    }
}

/// Declares the types.
pub(super) fn declarations(config: &ts_rs::Config) -> Vec<String> {
    vec![
        RoleFrame::decl(config),
        SelectionFrame::decl(config),
        SeedingFrame::decl(config),
        PairsFrame::decl(config),
        PairerFrame::decl(config),
        MakerFrame::decl(config),
        ForfeitFrame::decl(config),
        PenaltyFrame::decl(config),
        CallFrame::decl(config),
        SourceFrame::decl(config),
        CriterionText::decl(config),
        BrokenFrame::decl(config),
    ]
}
