//! The points of results: record 162 and what older programs write instead.

use super::columns::Columns;
use super::records::Told;
use crate::{Flaw, Points, Scoring};

/// What a setting gives points for, from the general to the particular: later ones override earlier ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Setting {
    /// Wins in every form, and the bye of the pairing.
    Win,
    /// Wins in every form but the bye of the pairing.
    OldWin,
    /// Draws, half-point byes and unknown results.
    Draw,
    /// Losses.
    Loss,
    /// Absences and forfeit losses.
    Absence,
    WhiteWin,
    BlackWin,
    WhiteDraw,
    BlackDraw,
    WhiteLoss,
    BlackLoss,
    ForfeitWin,
    ForfeitLoss,
    FullBye,
    HalfBye,
    ZeroBye,
    PairingBye,
    Unknown,
}

impl Setting {
    fn apply(self, scoring: &mut Scoring, points: Points) {
        match self {
            Self::Win => {
                Self::OldWin.apply(scoring, points);
                scoring.pairing_bye = points;
            }
            Self::OldWin => (scoring.win, scoring.forfeit_win, scoring.full_bye) = ([points; 2], points, points),
            Self::Draw => (scoring.draw, scoring.half_bye, scoring.unknown) = ([points; 2], points, points),
            Self::Loss => scoring.loss = [points; 2],
            Self::Absence => (scoring.forfeit_loss, scoring.zero_bye) = (points, points),
            Self::WhiteWin => scoring.win[0] = points,
            Self::BlackWin => scoring.win[1] = points,
            Self::WhiteDraw => scoring.draw[0] = points,
            Self::BlackDraw => scoring.draw[1] = points,
            Self::WhiteLoss => scoring.loss[0] = points,
            Self::BlackLoss => scoring.loss[1] = points,
            Self::ForfeitWin => scoring.forfeit_win = points,
            Self::ForfeitLoss => scoring.forfeit_loss = points,
            Self::FullBye => scoring.full_bye = points,
            Self::HalfBye => scoring.half_bye = points,
            Self::ZeroBye => scoring.zero_bye = points,
            Self::PairingBye => scoring.pairing_bye = points,
            Self::Unknown => scoring.unknown = points,
        }
    }

    /// Names the setting as record 162 or the older code does.
    const fn name(self) -> &'static str {
        match self {
            Self::Win => "the points of a win (W)",
            Self::OldWin => "the points of a win (XXS W)",
            Self::Draw => "the points of a draw (D)",
            Self::Loss => "the points of a loss (L)",
            Self::Absence => "the points of an absence (A)",
            Self::WhiteWin => "the points of a win with White (WW)",
            Self::BlackWin => "the points of a win with Black (BW)",
            Self::WhiteDraw => "the points of a draw with White (WD)",
            Self::BlackDraw => "the points of a draw with Black (BD)",
            Self::WhiteLoss => "the points of a loss with White (WL)",
            Self::BlackLoss => "the points of a loss with Black (BL)",
            Self::ForfeitWin => "the points of a forfeit win (FW)",
            Self::ForfeitLoss => "the points of a forfeit loss (FL)",
            Self::FullBye => "the points of a full-point bye (FPB)",
            Self::HalfBye => "the points of a half-point bye (HPB)",
            Self::ZeroBye => "the points of a zero-point bye (ZPB)",
            Self::PairingBye => "the points of the pairing-allocated bye (P)",
            Self::Unknown => "the points of an unknown result (X)",
        }
    }
}

/// Makes the scoring of all settings, whatever the order of their lines.
pub(super) fn scoring(settings: &mut [(Setting, Points)]) -> Scoring {
    let mut scoring = Scoring::default();
    settings.sort_by_key(|(setting, _)| *setting);
    for (setting, points) in settings {
        setting.apply(&mut scoring, *points);
    }
    scoring
}

fn note(told: &mut Told, columns: &Columns, setting: Setting, text: &str) -> Result<(), Flaw> {
    let points: Points = text.parse().map_err(|_| columns.wrong(5, text, "points such as 1.0"))?;
    told.once(columns, setting.name(), &points.to_string())?;
    told.settings.push((setting, points));
    Ok(())
}

/// Reads record 162: letters, each followed by points.
pub(super) fn read(told: &mut Told, columns: &Columns, rest: &str) -> Result<(), Flaw> {
    let mut letter = None;
    for word in rest.split_whitespace() {
        let (code, value) = match word.chars().next() {
            Some(first) if first.is_ascii_alphabetic() => (Some(first.to_ascii_uppercase()), &word[1..]),
            _ => (letter, word),
        };
        letter = code;
        if value.is_empty() {
            continue;
        }
        let setting = match code {
            Some('W') => Setting::Win,
            Some('D') => Setting::Draw,
            Some('L') => Setting::Loss,
            Some('A') => Setting::Absence,
            Some('P') => Setting::PairingBye,
            Some('X') => Setting::Unknown,
            _ => return Err(columns.wrong(6, word, "one of W D L A P X with its points")),
        };
        note(told, columns, setting, value)?;
        letter = None;
    }
    match letter {
        Some(letter) => Err(columns.wrong(6, letter, "points after the letter, such as W 1.0")),
        None => Ok(()),
    }
}

/// Reads the points of an older program: `WW=1 BW=1 D=.5`.
pub(super) fn read_xxs(told: &mut Told, columns: &Columns, rest: &str) -> Result<(), Flaw> {
    for word in rest.split_whitespace() {
        let wanted = "codes such as WW=1 D=0.5";
        let (code, value) = word.split_once('=').ok_or_else(|| columns.wrong(5, word, wanted))?;
        let setting = match code.to_ascii_uppercase().as_str() {
            "W" => Setting::OldWin,
            "D" => Setting::Draw,
            "WW" => Setting::WhiteWin,
            "BW" => Setting::BlackWin,
            "WD" => Setting::WhiteDraw,
            "BD" => Setting::BlackDraw,
            "WL" => Setting::WhiteLoss,
            "BL" => Setting::BlackLoss,
            "FW" => Setting::ForfeitWin,
            "FL" => Setting::ForfeitLoss,
            "FPB" => Setting::FullBye,
            "HPB" => Setting::HalfBye,
            "ZPB" => Setting::ZeroBye,
            "PAB" => Setting::PairingBye,
            _ => return Err(columns.wrong(5, word, wanted)),
        };
        note(told, columns, setting, value)?;
    }
    Ok(())
}

/// Reads the points of another program: `BBW  1.0`.
pub(super) fn read_bb(told: &mut Told, columns: &Columns, code: &str, rest: &str) -> Result<(), Flaw> {
    let setting = match code {
        "BBW" => Setting::Win,
        "BBD" => Setting::Draw,
        "BBL" => Setting::Loss,
        "BBZ" => Setting::ZeroBye,
        "BBF" => Setting::ForfeitLoss,
        _ => Setting::PairingBye,
    };
    note(told, columns, setting, rest)
}
