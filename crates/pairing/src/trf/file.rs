//! A whole file: what it tells, what is odd in it, and how it was laid out.

use std::fmt;

use super::decode::{Encoding, decode, lines};
use super::write::player_line;
use super::{player, records, scoring};
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
///
/// ```
/// let error = pairing::trf::read(b"012 Nobody came\n").unwrap_err();
/// assert_eq!(error.to_string(), "found no player record, expected at least one player (001)");
/// ```
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
    draft.scoring = scoring::scoring(&mut told.settings);
    let (tournament, mut found) = draft.examine();
    for flaw in &mut found {
        if let Problem::UnknownPlayer { id } = flaw.problem {
            flaw.place = flaw.place.or_else(|| told.place_of(id));
        }
    }
    flaws.extend(found);
    match tournament {
        Some(tournament) => Ok(TrfFile { tournament, warnings: flaws, encoding, items }),
        None => Err(ReadError { flaws }),
    }
}

fn is_player(text: &str) -> bool {
    text.starts_with("001")
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

    const CLUB: &str = "\
142 3
001    1      Ann                               2100                             1.0    1     2 w 1
001    2      Bob                               2000                             0.0    2     1 b 0
";

    /// Reads lines before those of two players; gives the first flaw.
    fn flaw(records: &str) -> String {
        match read(format!("{records}\n{CLUB}").as_bytes()) {
            Ok(file) => file.warnings().first().map(ToString::to_string).unwrap_or_default(),
            Err(error) => error.to_string(),
        }
    }

    #[test]
    fn records_that_contradict_each_other_are_refused_with_both_lines() {
        let told = flaw("XXR 5");
        assert_eq!(told, "line 2, column 5: found 3 as the number of rounds, but line 1 tells 5");
        assert_eq!(flaw("XXR 3"), "", "told twice alike");
        assert!(flaw("152 W\nXXC black1").contains("found Black as the initial color, but line 1 tells White"));
        assert!(flaw("162  W 3.0\n162  W 2.0").contains("found 2 as the points of a win (W), but line 1 tells 3"));
        assert!(flaw("192 FIDE_DUTCH\n192 FIDE_DUBOV").contains("but line 1 tells FIDE_DUTCH"));
    }

    #[test]
    fn a_record_that_names_nobody_is_refused_with_its_line() {
        let wanted = "line 1, column 5: found player 9, who is not in the list";
        for record in ["XXZ 9", "XXP 1 9", "260   1   3    1    9", "240 H   2    9"] {
            assert_eq!(flaw(record), wanted, "{record}");
        }
    }

    #[test]
    fn points_are_the_same_whatever_the_order_of_their_records() {
        let points = |records: &str| {
            let file = read(format!("{records}\n{CLUB}").as_bytes()).unwrap();
            *file.tournament().scoring()
        };
        let wanted = points("162  W 3.0    D 1.0\nXXS PAB=2 BW=4 HPB=0");
        assert_eq!(wanted.win.map(crate::Points::tenths), [30, 40]);
        assert_eq!((wanted.pairing_bye.tenths(), wanted.half_bye.tenths(), wanted.unknown.tenths()), (20, 0, 10));
        assert_eq!(points("XXS PAB=2 BW=4 HPB=0\n162  D 1.0\n162  W 3.0"), wanted);
        assert!(flaw("162  W").contains("expected points after the letter"));
    }

    #[test]
    fn a_line_whose_number_touches_the_code_is_refused() {
        let shifted = CLUB.replace("001    1 ", "0010   1 ");
        let told = read(shifted.as_bytes()).unwrap_err().to_string();
        assert!(told.starts_with("line 2, column 4: found \"0\", expected a blank"), "{told}");
    }

    #[test]
    fn points_wider_than_their_columns_do_not_shift_the_line() {
        let rich = CLUB.replace("142 3", "162  W 250.0").replace(" 1.0 ", " 250 ");
        let file = read(rich.as_bytes()).unwrap();
        assert!(file.warnings().is_empty(), "{:?}", file.warnings());
        let text = file.to_text();
        assert!(text.contains("                         250    1     2 w 1\n"), "{text}");
        let half = read(rich.replace("250.0", "250.5").as_bytes()).unwrap().to_text();
        assert!(half.contains("                                1     2 w 1\n"), "{half}");
        assert!(read(half.as_bytes()).unwrap().warnings().is_empty());
    }

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
