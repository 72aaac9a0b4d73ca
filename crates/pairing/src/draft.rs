//! A tournament as somebody tells it, before anything is checked.

use crate::{Color, Id, Mark, Player, Points, Scoring};

/// Texts about a tournament. The first day decides the edition of the tie-break rules; nothing else is computed from them.
///
/// ```
/// use pairing::{Draft, Info, Player};
/// let info = Info { name: "Club evening".to_owned(), start: "2026/05/01".to_owned(), ..Info::default() };
/// let draft = Draft { info, players: vec![Player::new(1, "Ann")], ..Draft::default() };
/// assert_eq!(draft.validate().unwrap().info().name, "Club evening");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Info {
    /// The name.
    pub name: String,
    /// The city.
    pub city: String,
    /// The federation.
    pub federation: String,
    /// The first day, `YYYY/MM/DD`.
    pub start: String,
    /// The last day, `YYYY/MM/DD`.
    pub end: String,
    /// The type, in free words.
    pub kind: String,
    /// The chief arbiter.
    pub arbiter: String,
    /// The deputies.
    pub deputies: Vec<String>,
    /// The time control, in free words.
    pub time_control: String,
    /// The days of the rounds, `YY/MM/DD`.
    pub round_dates: Vec<String>,
}

/// How rounds are paired, by the code of record 192.
///
/// ```
/// use pairing::System;
/// assert_eq!(System::find("FIDE_DUTCH_2026_BAKU"), System::Dutch { edition: Some(2026), is_baku: true });
/// assert_eq!(System::find("FIDE_ROUNDROBIN"), System::RoundRobin { is_double: false });
/// assert_eq!(System::find("FIDE_DUBOV").code(), "FIDE_DUBOV");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum System {
    /// The Dutch Swiss; without an edition the one in force.
    Dutch {
        /// The year that the code names: 2017, 2025 or 2026.
        edition: Option<u16>,
        /// Whether the first rounds are accelerated by the Baku method.
        is_baku: bool,
    },
    /// Everybody meets everybody, once or twice.
    RoundRobin {
        /// Twice.
        is_double: bool,
    },
    /// Something that is not paired here.
    Other(String),
}

impl System {
    /// Finds a system by its code.
    pub fn find(code: &str) -> Self {
        let upper = code.trim().to_ascii_uppercase();
        let (plain, is_baku) = match upper.strip_suffix("_BAKU") {
            Some(rest) => (rest, true),
            None => (upper.as_str(), false),
        };
        let edition = match plain {
            "FIDE_DUTCH" => None,
            "FIDE_DUTCH_2017" => Some(2017),
            "FIDE_DUTCH_2025" => Some(2025),
            "FIDE_DUTCH_2026" => Some(2026),
            "FIDE_ROUNDROBIN" if !is_baku => return Self::RoundRobin { is_double: false },
            "FIDE_DOUBLEROUNDROBIN" if !is_baku => return Self::RoundRobin { is_double: true },
            _ => return Self::Other(code.trim().to_owned()),
        };
        Self::Dutch { edition, is_baku }
    }

    /// Gives the code.
    pub fn code(&self) -> String {
        match self {
            Self::Dutch { edition, is_baku } => {
                let edition = edition.map(|year| format!("_{year}")).unwrap_or_default();
                format!("FIDE_DUTCH{edition}{}", if *is_baku { "_BAKU" } else { "" })
            }
            Self::RoundRobin { is_double: false } => "FIDE_ROUNDROBIN".to_owned(),
            Self::RoundRobin { is_double: true } => "FIDE_DOUBLEROUNDROBIN".to_owned(),
            Self::Other(code) => code.clone(),
        }
    }
}

/// A bye announced for a round to come.
///
/// ```
/// use pairing::{Announced, Draft, Mark, Player};
/// let players = vec![Player::new(1, "Ann"), Player::new(2, "Bob")];
/// let announced = vec![Announced { round: Some(1), player: 2, mark: Mark::HalfBye }];
/// let tournament = Draft { players, announced, ..Draft::default() }.validate().unwrap();
/// assert!(tournament.is_absent(&tournament.players()[1], 1));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Announced {
    /// The round; none means the next one.
    pub round: Option<u16>,
    /// The player.
    pub player: Id,
    /// The kind: half, full or no point.
    pub mark: Mark,
}

/// Virtual points, which count for pairing alone.
///
/// ```
/// use pairing::{Acceleration, Draft, Player, Points};
/// let players = vec![Player::new(1, "Ann"), Player::new(2, "Bob")];
/// let upper = Acceleration { points: Points::ONE, first_round: 1, last_round: 3, first_player: 1, last_player: 1 };
/// let tournament = Draft { players, accelerations: vec![upper], ..Draft::default() }.validate().unwrap();
/// assert_eq!(tournament.virtual_points(0, 3), Points::ONE);
/// assert_eq!(tournament.virtual_points(1, 3), Points::ZERO);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Acceleration {
    /// The points.
    pub points: Points,
    /// The first round.
    pub first_round: u16,
    /// The last round.
    pub last_round: u16,
    /// The first player.
    pub first_player: Id,
    /// The last player.
    pub last_player: Id,
}

/// Players of whom no two may meet in some rounds.
///
/// ```
/// use pairing::{Color, Draft, Forbidden, Player, dutch};
/// let players = (1..=4).map(|id| Player::new(id, "")).collect();
/// let forbidden = vec![Forbidden { first_round: 1, last_round: 2, players: vec![1, 3] }];
/// let draft = Draft { players, forbidden, rounds: Some(3), initial_color: Some(Color::White), ..Draft::default() };
/// let pairing = dutch::pair(&draft.validate().unwrap()).unwrap();
/// assert_eq!(pairing.boards, [(1, 4), (3, 2)]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Forbidden {
    /// The first round.
    pub first_round: u16,
    /// The last round.
    pub last_round: u16,
    /// The players.
    pub players: Vec<Id>,
}

/// Points that differ from what the results give.
///
/// ```
/// use pairing::{Abnormal, Draft, Player, Points};
/// let penalty = Abnormal { mark: None, points: Points::from_tenths(-5), round: None, players: vec![1] };
/// let draft = Draft { players: vec![Player::new(1, "Ann")], abnormal: vec![penalty], ..Draft::default() };
/// assert_eq!(draft.validate().unwrap().points(1).to_string(), "-0.5");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Abnormal {
    /// The result whose points are replaced; none for a bonus or a penalty.
    pub mark: Option<Mark>,
    /// The points; a penalty is negative.
    pub points: Points,
    /// The round; none means every round, or no round in particular.
    pub round: Option<u16>,
    /// The players.
    pub players: Vec<Id>,
}

/// A tournament as somebody tells it; [`Draft::validate`] makes a [`Tournament`](crate::Tournament) of it.
///
/// ```
/// use pairing::{Cell, Color, Draft, Mark, Player};
/// let mut draft = Draft { rounds: Some(3), ..Draft::default() };
/// draft.players = vec![Player::new(1, "Ann"), Player::new(2, "Bob")];
/// draft.players[0].cells = vec![Some(Cell::game(2, Color::White, Mark::Win))];
/// draft.players[1].cells = vec![Some(Cell::game(1, Color::White, Mark::Loss))];
/// let flaws = draft.validate().unwrap_err();
/// assert!(flaws[0].to_string().contains("White"), "both say that they had White: {}", flaws[0]);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Draft {
    /// Texts.
    pub info: Info,
    /// The players, in any order.
    pub players: Vec<Player>,
    /// The line of each player, if they came from a file.
    pub lines: Vec<usize>,
    /// The points that the file tells for each player.
    pub told_points: Vec<Option<Points>>,
    /// Whether the order of the players is the order of the list and the numbers are only names.
    pub is_ranked_by_line: bool,
    /// The number of rounds of the tournament.
    pub rounds: Option<u16>,
    /// The colour that player 1 has in the first round.
    pub initial_color: Option<Color>,
    /// The points of results.
    pub scoring: Scoring,
    /// How rounds are paired.
    pub system: Option<System>,
    /// Byes of rounds to come.
    pub announced: Vec<Announced>,
    /// Virtual points.
    pub accelerations: Vec<Acceleration>,
    /// Players who may not meet.
    pub forbidden: Vec<Forbidden>,
    /// Bonuses, penalties and other abnormal points.
    pub abnormal: Vec<Abnormal>,
    /// The codes of the tie-breaks, points among them.
    pub tiebreaks: Vec<String>,
}
