//! A whole file: what it tells, what is odd in it, and how it was laid out.

use std::fmt;

use super::decode::{Encoding, decode, lines};
use super::write::player_line;
use super::{player, records};
use crate::{Draft, Flaw, Id, Problem, Tournament};

/// A report file: the tournament, what is odd in the file, and its lines.
///
/// Lines that are not about players are kept and written back where they stood.
///
/// ```
/// let text = "\
/// 012 Club evening
/// XYZ something that no standard knows
/// 001    1      Ann                               1900                             1.0    1     2 w 1
/// 001    2      Bob                               1800                             0.0    2     1 b 0
/// ";
/// let file = pairing::trf::read(text.as_bytes()).unwrap();
/// assert_eq!(file.tournament().info().name, "Club evening");
/// assert_eq!(file.to_text(), text);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TrfFile {
    tournament: Tournament,
    warnings: Vec<Flaw>,
    encoding: Encoding,
    items: Vec<Item>,
}

/// One line.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Item {
    /// A player, and the columns before the points as they stood.
    Player { id: Id, head: String },
    /// Anything else.
    Kept(String),
}

/// Why a file cannot be used: everything that was found in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadError {
    /// All flaws; at least one is fatal.
    pub flaws: Vec<Flaw>,
}

impl ReadError {
    /// Gives the first fatal flaw.
    pub fn first(&self) -> Option<&Flaw> {
        self.flaws.iter().find(|flaw| flaw.is_fatal())
    }
}

/// Tells the first fatal flaw, and how many more there are.
impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut fatal = self.flaws.iter().filter(|flaw| flaw.is_fatal());
        let Some(first) = fatal.next() else { return Ok(()) };
        write!(f, "{first}")?;
        match fatal.count() {
            0 => Ok(()),
            more => write!(f, " (and {more} more)"),
        }
    }
}

impl std::error::Error for ReadError {}

/// Reads a report file: TRF16, TRF26 and the older extensions, from one file.
pub fn read(bytes: &[u8]) -> Result<TrfFile, ReadError> {
    let (text, encoding) = decode(bytes);
    let mut draft = Draft::default();
    let mut told = records::Told::default();
    let mut flaws = Vec::new();
    let mut items = Vec::new();
    if encoding == Encoding::Latin1 {
        flaws.push(Flaw::new(None, Problem::NotUtf8));
    }
    for (i, text) in lines(&text).into_iter().enumerate() {
        let line = i + 1;
        if !is_player(text) {
            items.push(Item::Kept(text.to_owned()));
            if let Err(flaw) = records::read(&mut draft, &mut told, line, text, &mut flaws) {
                flaws.push(flaw);
            }
            continue;
        }
        match player::read(line, text) {
            Ok(row) => {
                let is_by_bytes = row.warnings.iter().any(|flaw| flaw.problem == Problem::CountsBytes);
                let head = if is_by_bytes { String::new() } else { text.chars().take(80).collect() };
                items.push(Item::Player { id: row.player.id, head });
                draft.players.push(row.player);
                draft.told_points.push(row.points);
                draft.lines.push(line);
                flaws.extend(row.warnings);
            }
            Err(flaw) => flaws.push(flaw),
        }
    }
    if flaws.iter().any(Flaw::is_fatal) {
        return Err(ReadError { flaws });
    }
    let (tournament, found) = draft.examine();
    flaws.extend(found);
    match tournament {
        Some(tournament) => Ok(TrfFile { tournament, warnings: flaws, encoding, items }),
        None => Err(ReadError { flaws }),
    }
}

fn is_player(text: &str) -> bool {
    text.strip_prefix("001").is_some_and(|rest| rest.starts_with([' ', '\t']) || rest.is_empty())
}

impl TrfFile {
    /// Gives the tournament.
    pub const fn tournament(&self) -> &Tournament {
        &self.tournament
    }

    /// Takes the tournament.
    pub fn into_tournament(self) -> Tournament {
        self.tournament
    }

    /// Lists what is odd in the file but certain.
    pub fn warnings(&self) -> &[Flaw] {
        &self.warnings
    }

    /// Tells how the text was written.
    pub const fn encoding(&self) -> Encoding {
        self.encoding
    }

    /// Replaces the tournament, for example by the same one with a further round.
    ///
    /// Absences of "the coming round" (XXZ) end with that round.
    #[must_use]
    pub fn with_tournament(mut self, tournament: Tournament) -> Self {
        if tournament.recorded() != self.tournament.recorded() {
            self.items.retain(|item| !matches!(item, Item::Kept(line) if line.starts_with("XXZ")));
        }
        self.tournament = tournament;
        self
    }

    /// Writes the file: players anew, everything else as it stood. Players that the file lacks come last.
    pub fn to_text(&self) -> String {
        let mut text = String::new();
        let mut written = std::collections::BTreeSet::new();
        for item in &self.items {
            match item {
                Item::Kept(line) => text.push_str(line),
                Item::Player { id, head } => {
                    let Some(player) = self.tournament.player(*id) else { continue };
                    written.insert(*id);
                    text.push_str(&player_line(
                        &self.tournament,
                        player,
                        Some(head.as_str()).filter(|head| !head.is_empty()),
                    ));
                }
            }
            text.push('\n');
        }
        for player in self.tournament.players().iter().filter(|player| !written.contains(&player.id)) {
            text.push_str(&player_line(&self.tournament, player, None));
            text.push('\n');
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn absences_of_the_coming_round_end_with_it() {
        let text = "\
XXR 3
XXC white1
XXZ 3
001    1      Ann                               2100                             0.0    1
001    2      Bob                               2000                             0.0    2
001    3      Cid                               1900                             0.0    3
";
        let file = read(text.as_bytes()).unwrap();
        let pairing = crate::dutch::pair(file.tournament()).unwrap();
        assert_eq!((pairing.boards.as_slice(), pairing.bye), (&[(1, 2)][..], None));
        let next = file.tournament().with_round(&pairing);
        let written = file.with_tournament(next).to_text();
        let again = read(written.as_bytes()).unwrap();
        let cid = again.tournament().player(3).unwrap();
        assert_eq!(cid.cell(1).map(|cell| cell.mark), Some(crate::Mark::ZeroBye));
        assert!(!again.tournament().is_absent(cid, 2), "{written}");
    }
}
