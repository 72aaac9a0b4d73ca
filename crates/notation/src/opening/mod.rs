//! Openings: their ECO codes, their English names and the positions that define them.

use std::collections::HashMap;
use std::sync::LazyLock;

use board::{LegalMove, Position};

use crate::{Language, MoveText};

/// The openings, one per line: code, name and moves, separated by tabs; a file for each volume of the classification.
const VOLUMES: [&str; 5] =
    [include_str!("a.tsv"), include_str!("b.tsv"), include_str!("c.tsv"), include_str!("d.tsv"), include_str!("e.tsv")];

/// The number of half-moves after which no opening is looked for: enough for every line by other roads too.
const LONGEST: usize = 60;

/// An opening: a code from `A00` to `E99`, a name, and the position that its moves lead to.
///
/// The table has about 690 lines, at least one for each of the 500 codes. It knows the defining position of a code and well-known
/// variations, not every sub-variation that books list under a code.
///
/// ```
/// use notation::Opening;
/// use notation::pgn::GameTree;
/// // The Queen's Gambit Declined, by way of the English Opening.
/// let game = GameTree::read_all(b"1. c4 e6 2. Nc3 d5 3. d4 Nf6 4. Bg5 Be7 5. h4 *").remove(0)?;
/// let opening = Opening::of(game.positions().map(|(_, position)| position)).unwrap();
/// assert_eq!((opening.code, opening.name), ("D53", "Queen's Gambit Declined with Bg5 and ...Be7"));
/// # Ok::<(), notation::pgn::PgnError>(())
/// ```
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Opening {
    /// The code in the Encyclopaedia of Chess Openings.
    pub code: &'static str,
    /// The name, in English.
    pub name: &'static str,
    /// The moves that define it, as in PGN, without numbers.
    pub moves: &'static str,
}

struct Table {
    openings: Vec<Opening>,
    /// The index of the opening that each position defines.
    places: HashMap<Position, usize>,
}

static TABLE: LazyLock<Table> = LazyLock::new(|| {
    let lines = VOLUMES.iter().flat_map(|volume| volume.lines());
    let openings: Vec<Opening> = lines.filter_map(Opening::read_line).collect();
    let ends = openings.iter().enumerate().filter_map(|(index, opening)| Some((opening.position()?, index)));
    Table { places: ends.collect(), openings }
});

impl Opening {
    /// Lists all openings in the order of their codes.
    pub fn all() -> &'static [Self] {
        &TABLE.openings
    }

    /// Finds the opening that a position defines.
    ///
    /// ```
    /// use board::Position;
    /// use notation::Opening;
    /// let position = Position::initial().play("e2e4".parse()?)?.play("c7c5".parse()?)?;
    /// assert_eq!(Opening::at(&position).unwrap().name, "Sicilian Defence");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn at(position: &Position) -> Option<&'static Self> {
        TABLE.places.get(position).map(|&index| &TABLE.openings[index])
    }

    /// Finds the opening of a game from its positions: the last one that the table knows, by whatever moves it was reached.
    pub fn of(positions: impl IntoIterator<Item = Position>) -> Option<&'static Self> {
        positions.into_iter().take(LONGEST + 1).filter_map(|position| Self::at(&position)).last()
    }

    fn read_line(line: &'static str) -> Option<Self> {
        let mut fields = line.split('\t');
        let opening = Self { code: fields.next()?, name: fields.next()?, moves: fields.next()? };
        fields.next().is_none().then_some(opening)
    }

    /// Returns the position that the moves lead to.
    fn position(&self) -> Option<Position> {
        self.moves.split(' ').try_fold(Position::initial(), |position, text| {
            Some(MoveText::read(text, Language::ENGLISH).ok()?.find(&position).ok()?.mv.play())
        })
    }

    /// Writes the moves with their numbers: `1. e4 c5`.
    pub fn numbered(&self) -> String {
        let moves = self.moves.split(' ').enumerate();
        let words = moves.map(|(ply, mv)| if ply % 2 == 0 { format!("{}. {mv}", ply / 2 + 1) } else { mv.to_owned() });
        words.collect::<Vec<_>>().join(" ")
    }
}

/// Follows a game to its opening, move by move.
///
/// ```
/// use board::Position;
/// use notation::OpeningFinder;
/// let mut finder = OpeningFinder::default();
/// let position = Position::initial();
/// finder.played(position.legal("d2d4".parse()?)?);
/// assert_eq!(finder.opening().unwrap().code, "A40");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, Default)]
pub struct OpeningFinder {
    half_moves: usize,
    found: Option<&'static Opening>,
}

impl OpeningFinder {
    /// Takes the next move of the game.
    pub fn played(&mut self, mv: LegalMove<'_>) {
        if self.half_moves < LONGEST {
            self.half_moves += 1;
            self.found = Opening::at(&mv.play()).or(self.found);
        }
    }

    /// Returns the opening so far.
    pub fn opening(&self) -> Option<&'static Opening> {
        self.found
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Style;

    #[test]
    fn every_line_of_the_table_can_be_played_and_defines_its_own_position() {
        let lines: usize = VOLUMES.iter().map(|volume| volume.lines().count()).sum();
        assert_eq!(Opening::all().len(), lines);
        assert_eq!(TABLE.places.len(), lines, "two lines lead to the same position, or one cannot be played");
        for opening in Opening::all() {
            let position = opening.position().unwrap_or_else(|| panic!("{opening:?}"));
            assert_eq!(Opening::at(&position), Some(opening));
            // The moves are written exactly as PGN wants them.
            let mut position = Position::initial();
            for text in opening.moves.split(' ') {
                let mv = MoveText::read(text, Language::ENGLISH).unwrap().find(&position).unwrap().mv;
                assert_eq!(Style::PGN.write(mv), text, "{opening:?}");
                position = mv.play();
            }
        }
    }

    #[test]
    fn every_code_has_an_opening_and_the_order_is_that_of_the_codes() {
        let codes: Vec<String> =
            "ABCDE".chars().flat_map(|volume| (0..100).map(move |number| format!("{volume}{number:02}"))).collect();
        let mut found: Vec<&str> = Opening::all().iter().map(|opening| opening.code).collect();
        assert!(found.is_sorted());
        found.dedup();
        assert_eq!(found, codes);
    }

    #[test]
    fn names_are_given_once() {
        let mut names: Vec<&str> = Opening::all().iter().map(|opening| opening.name).collect();
        names.sort_unstable();
        assert!(names.is_sorted_by(|a, b| a < b), "a name is given twice");
    }

    #[test]
    fn moves_are_numbered() {
        let opening = Opening::all().iter().find(|opening| opening.code == "C44").unwrap();
        assert_eq!(opening.numbered(), "1. e4 e5 2. Nf3 Nc6");
    }
}
