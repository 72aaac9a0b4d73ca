//! Who plays.

use std::fmt;

use crate::Cell;

/// The starting number of a player: 1 to 9999.
pub type Id = u16;

/// A title of FIDE.
///
/// ```
/// use pairing::Title;
/// assert_eq!(Title::find("WGM"), Some(Title::Wgm));
/// assert_eq!(Title::find("g"), Some(Title::Gm)); // as old files write it
/// assert!(Title::Gm < Title::Fm, "the higher title comes first");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Title {
    /// Grandmaster.
    Gm,
    /// International Master.
    Im,
    /// Woman Grandmaster.
    Wgm,
    /// FIDE Master.
    Fm,
    /// Woman International Master.
    Wim,
    /// Candidate Master.
    Cm,
    /// Woman FIDE Master.
    Wfm,
    /// Woman Candidate Master.
    Wcm,
}

impl Title {
    /// All titles, the highest first.
    pub const ALL: [Self; 8] = [Self::Gm, Self::Im, Self::Wgm, Self::Fm, Self::Wim, Self::Cm, Self::Wfm, Self::Wcm];

    /// Gives the letters.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Gm => "GM",
            Self::Im => "IM",
            Self::Wgm => "WGM",
            Self::Fm => "FM",
            Self::Wim => "WIM",
            Self::Cm => "CM",
            Self::Wfm => "WFM",
            Self::Wcm => "WCM",
        }
    }

    /// Finds a title by its letters, today's or those of old files.
    pub fn find(text: &str) -> Option<Self> {
        let text = text.trim().to_ascii_uppercase();
        if let Some(title) = Self::ALL.into_iter().find(|title| title.code() == text) {
            return Some(title);
        }
        Some(match text.as_str() {
            "G" => Self::Gm,
            "M" => Self::Im,
            "F" => Self::Fm,
            "C" => Self::Cm,
            "WG" => Self::Wgm,
            "WM" => Self::Wim,
            "WF" => Self::Wfm,
            "WC" => Self::Wcm,
            _ => return None,
        })
    }
}

impl fmt::Display for Title {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.code())
    }
}

/// A player, and what became of each round for the player.
///
/// ```
/// use pairing::{Cell, Mark, Player};
/// let player = Player { rating: Some(2100), ..Player::new(3, "Novák, Jan") };
/// assert!(player.cells.is_empty());
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Player {
    /// The starting number.
    pub id: Id,
    /// The sex as files write it: `m` or `w`.
    pub sex: Option<char>,
    /// The title.
    pub title: Option<Title>,
    /// The name, as `Lastname, Firstname`.
    pub name: String,
    /// The rating at the start; none if unrated.
    pub rating: Option<u16>,
    /// The federation.
    pub federation: String,
    /// The FIDE number.
    pub fide_id: String,
    /// The birth as the file writes it: files differ, and some dates are incomplete.
    pub birth: String,
    /// The club. Report files have no place for it.
    pub club: String,
    /// The rank that the file tells.
    pub rank: Option<u16>,
    /// What became of each round; `None` is a blank, which means absent in rounds that were paired.
    pub cells: Vec<Option<Cell>>,
}

impl Player {
    /// Makes a player who has not played yet.
    pub fn new(id: Id, name: impl Into<String>) -> Self {
        Self { id, name: name.into(), ..Self::default() }
    }

    /// Gives what became of a round, counted from 1.
    pub fn cell(&self, round: u16) -> Option<&Cell> {
        self.cells.get(usize::from(round).checked_sub(1)?)?.as_ref()
    }
}
