//! Codes of tie-breaks: a name and its modifiers.

use std::fmt;
use std::str::FromStr;

/// The name of a tie-break (C.07).
///
/// ```
/// use pairing::standings::Base;
/// assert_eq!(Base::Sb.letters(), "SB");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Base {
    /// Points.
    Pts,
    /// Direct encounter (6).
    De,
    /// Rounds with the points of a win (7.1).
    Win,
    /// Games won over the board (7.2).
    Won,
    /// Games played with Black (7.3).
    Bpg,
    /// Games won with Black (7.4).
    Bwg,
    /// Progressive score (7.5).
    Ps,
    /// Rounds one elected to play (7.6).
    Rep,
    /// Standard points (7.7).
    Std,
    /// Pairing number (7.8).
    Tpn,
    /// Buchholz (8.1).
    Bh,
    /// Average of opponents' Buchholz (8.2).
    Aob,
    /// Fore Buchholz (8.3).
    Fb,
    /// Sonneborn-Berger (9.1).
    Sb,
    /// Koya (9.2).
    Ks,
    /// Average rating of opponents (10.1).
    Aro,
    /// Tournament performance rating (10.2).
    Tpr,
    /// Perfect tournament performance (10.3).
    Ptp,
    /// Average performance rating of opponents (10.4).
    Apro,
    /// Average perfect performance of opponents (10.5).
    Appo,
    /// Rating (10.6).
    Rtng,
}

impl Base {
    /// All names.
    pub const ALL: [Self; 21] = [
        Self::Pts,
        Self::De,
        Self::Win,
        Self::Won,
        Self::Bpg,
        Self::Bwg,
        Self::Ps,
        Self::Rep,
        Self::Std,
        Self::Tpn,
        Self::Bh,
        Self::Aob,
        Self::Fb,
        Self::Sb,
        Self::Ks,
        Self::Aro,
        Self::Tpr,
        Self::Ptp,
        Self::Apro,
        Self::Appo,
        Self::Rtng,
    ];

    /// Gives the letters.
    pub const fn letters(self) -> &'static str {
        match self {
            Self::Pts => "PTS",
            Self::De => "DE",
            Self::Win => "WIN",
            Self::Won => "WON",
            Self::Bpg => "BPG",
            Self::Bwg => "BWG",
            Self::Ps => "PS",
            Self::Rep => "REP",
            Self::Std => "STD",
            Self::Tpn => "TPN",
            Self::Bh => "BH",
            Self::Aob => "AOB",
            Self::Fb => "FB",
            Self::Sb => "SB",
            Self::Ks => "KS",
            Self::Aro => "ARO",
            Self::Tpr => "TPR",
            Self::Ptp => "PTP",
            Self::Apro => "APRO",
            Self::Appo => "APPO",
            Self::Rtng => "RTNG",
        }
    }
}

/// A tie-break with its modifiers, such as `BH/C1`.
///
/// ```
/// use pairing::standings::{Base, Code};
/// let code: Code = "bh/c1".parse().unwrap();
/// assert_eq!((code.base, code.low, code.high), (Base::Bh, 1, 0));
/// assert_eq!(code.to_string(), "bh/c1");
/// assert!("BH/Q".parse::<Code>().is_err());
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Code {
    /// The name.
    pub base: Base,
    /// How many of the lowest are cut.
    pub low: u8,
    /// How many of the highest are cut.
    pub high: u8,
    /// Whether forfeits count as games (`/P`).
    pub counts_forfeits: bool,
    /// Whether it is taken over Fore Buchholz (`/F`).
    pub is_fore: bool,
    /// By how many half points the limit is moved (`/L+1`).
    pub limit: i8,
    /// Whether the order is reversed (`/R`).
    pub is_reversed: bool,
    /// The rating of unrated players (`/U1400`).
    pub unrated: Option<u16>,
    /// The text as it was written.
    pub(super) text: String,
}

/// A text that is no code of a tie-break.
///
/// ```
/// let error = "BH/C0".parse::<pairing::standings::Code>().unwrap_err();
/// assert_eq!(error.to_string(), "found \"BH/C0\", expected a modifier that BH has, found /C0");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CodeError {
    /// The text.
    pub found: String,
    /// What was wanted.
    pub wanted: String,
}

impl fmt::Display for CodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "found {:?}, expected {}", self.found, self.wanted)
    }
}

impl std::error::Error for CodeError {}

impl Code {
    /// Reads a list such as `PTS,BH/C1,SB`.
    pub fn list(text: &str) -> Result<Vec<Self>, CodeError> {
        text.split([',', ' ']).map(str::trim).filter(|code| !code.is_empty()).map(str::parse).collect()
    }
}

impl From<Base> for Code {
    fn from(base: Base) -> Self {
        Self {
            base,
            low: 0,
            high: 0,
            counts_forfeits: false,
            is_fore: false,
            limit: 0,
            is_reversed: false,
            unrated: None,
            text: base.letters().to_owned(),
        }
    }
}

impl FromStr for Code {
    type Err = CodeError;

    fn from_str(text: &str) -> Result<Self, CodeError> {
        let text = text.trim();
        let mut parts = text.split('/');
        let name = parts.next().unwrap_or_default().to_ascii_uppercase();
        // Older lists write GE for REP.
        let name = if name == "GE" { "REP" } else { name.as_str() };
        let base = Base::ALL.into_iter().find(|base| base.letters() == name).ok_or_else(|| {
            let all: Vec<&str> = Base::ALL.iter().map(|base| base.letters()).collect();
            CodeError { found: text.to_owned(), wanted: format!("a tie-break: {}", all.join(", ")) }
        })?;
        let mut code = Self { text: text.to_owned(), ..Self::from(base) };
        for part in parts {
            code.modify(&part.to_ascii_uppercase()).ok_or_else(|| CodeError {
                found: text.to_owned(),
                wanted: format!("a modifier that {name} has, found /{part}"),
            })?;
        }
        Ok(code)
    }
}

impl Code {
    fn modify(&mut self, part: &str) -> Option<()> {
        use Base::*;
        let mut letters = part.chars();
        let letter = letters.next()?;
        let rest = letters.as_str();
        match (letter, self.base) {
            ('C', Bh | Fb | Sb | Aro | Ps) => self.low = rest.parse().ok().filter(|cut| (1..=9).contains(cut))?,
            ('M', Bh | Fb | Sb | Aro) => {
                self.low = rest.parse().ok().filter(|cut| (1..=9).contains(cut))?;
                self.high = self.low;
            }
            ('P', Bh | Fb | Sb | De | Aob) if rest.is_empty() => self.counts_forfeits = true,
            ('F', Aob) if rest.is_empty() => self.is_fore = true,
            ('L', Ks) => self.limit = rest.parse().ok()?,
            ('R', Tpn | Rtng) if rest.is_empty() => self.is_reversed = true,
            ('U', Aro | Tpr | Ptp | Apro | Appo | Rtng) => self.unrated = Some(rest.parse().ok()?),
            _ => return None,
        }
        Some(())
    }
}

/// Writes the code as it was read.
impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.text)
    }
}
