//! The one door from a draft to a tournament.

use std::collections::BTreeMap;

use crate::tournament::Tournament;
use crate::{Draft, Flaw, Id, Mark, Place, Problem};

/// More rounds than the columns of records can name.
const MOST_ROUNDS: usize = 999;

impl Draft {
    /// Checks a draft; reports everything that makes it unusable.
    pub fn validate(self) -> Result<Tournament, Vec<Flaw>> {
        let (tournament, flaws) = self.examine();
        tournament.ok_or(flaws)
    }

    /// Checks a draft and reports everything that is odd. There is no tournament if one of the flaws is fatal.
    pub fn examine(mut self) -> (Option<Tournament>, Vec<Flaw>) {
        let mut flaws = Vec::new();
        if self.players.is_empty() {
            return (None, vec![Flaw::new(None, Problem::NoPlayers)]);
        }
        self.mend_absences(&mut flaws);
        let index = self.number_players(&mut flaws);
        self.check_cells(&index, &mut flaws);
        self.check_records(&index, &mut flaws);
        if flaws.iter().any(Flaw::is_fatal) {
            return (None, flaws);
        }
        let (told, lines) = (std::mem::take(&mut self.told_points), std::mem::take(&mut self.lines));
        let ids: Vec<Id> = self.players.iter().map(|player| player.id).collect();
        let tournament = Tournament::checked(self);
        for (i, told) in told.into_iter().enumerate() {
            let Some((told, id)) = told.zip(ids.get(i).copied()) else { continue };
            let sum = tournament.points(id);
            // A bye of the coming round may be in the points or not.
            let before: crate::Points = tournament.points_after(id, tournament.recorded());
            if told != sum && told != before {
                let place = lines.get(i).map(|line| Place { line: *line, column: 81 });
                flaws.push(Flaw::new(place, Problem::WrongPoints { id, told, sum }));
            }
        }
        (Some(tournament), flaws)
    }

    fn place(&self, player: usize, round: usize, offset: usize) -> Option<Place> {
        self.lines.get(player).map(|line| Place { line: *line, column: 92 + 10 * round + offset })
    }

    /// Reads an opponent together with an absence as a forfeit loss: some servers write it so.
    fn mend_absences(&mut self, flaws: &mut Vec<Flaw>) {
        for i in 0..self.players.len() {
            for r in 0..self.players[i].cells.len() {
                let id = self.players[i].id;
                let place = self.place(i, r, 7);
                let Some(cell) = &mut self.players[i].cells[r] else { continue };
                let Some(opponent) = cell.opponent else { continue };
                if cell.mark == Mark::ZeroBye {
                    cell.mark = Mark::ForfeitLoss;
                    let problem = Problem::OpponentWithBye { id, opponent, found: 'Z', round: r as u16 + 1 };
                    flaws.push(Flaw::new(place, problem));
                } else if !cell.mark.has_opponent() {
                    let found = format!("{opponent} with {}", cell.mark.letter());
                    let problem = Problem::Field { found, wanted: "a bye without an opponent, or a result" };
                    flaws.push(Flaw::new(place, problem));
                }
            }
        }
    }

    /// Finds each player by number.
    fn number_players(&self, flaws: &mut Vec<Flaw>) -> BTreeMap<Id, usize> {
        let mut index = BTreeMap::new();
        for (i, player) in self.players.iter().enumerate() {
            let id = player.id;
            let place = self.lines.get(i).map(|line| Place { line: *line, column: 5 });
            if id == 0 || id > 9999 {
                flaws.push(Flaw::new(place, Problem::NumberOutOfRange { id }));
            }
            if let Some(first) = index.insert(id, i) {
                let other_line = self.lines.get(first).copied();
                flaws.push(Flaw::new(place, Problem::SameNumber { id, other_line }));
            }
            for (number, column, wanted) in
                [(player.rating, 49, "a rating of at most 9999"), (player.rank, 86, "a rank of at most 9999")]
            {
                if let Some(number) = number.filter(|number| *number > 9999) {
                    let place = place.map(|place| Place { column, ..place });
                    flaws.push(Flaw::new(place, Problem::Field { found: number.to_string(), wanted }));
                }
            }
            if player.cells.len() > MOST_ROUNDS {
                flaws.push(Flaw::new(place, Problem::TooManyRounds { found: player.cells.len() }));
            }
        }
        index
    }

    fn check_cells(&self, index: &BTreeMap<Id, usize>, flaws: &mut Vec<Flaw>) {
        let mut byes = std::collections::BTreeSet::new();
        for (i, player) in self.players.iter().enumerate() {
            let id = player.id;
            for (r, cell) in player.cells.iter().enumerate() {
                let Some(cell) = cell else { continue };
                let round = r as u16 + 1;
                let place = self.place(i, r, 0);
                let Some(opponent) = cell.opponent else {
                    if cell.mark.has_opponent() {
                        flaws.push(Flaw::new(place, Problem::NoOpponent { id, mark: cell.mark, round }));
                    }
                    if cell.mark == Mark::PairingBye && !byes.insert(round) {
                        flaws.push(Flaw::new(place, Problem::SecondPairingBye { id, round }));
                    }
                    continue;
                };
                if opponent == id {
                    flaws.push(Flaw::new(place, Problem::OwnOpponent { id, round }));
                    continue;
                }
                let Some(&j) = index.get(&opponent) else {
                    flaws.push(Flaw::new(place, Problem::UnknownOpponent { id, opponent, round }));
                    continue;
                };
                if cell.color.is_none() && cell.mark.is_played() {
                    flaws.push(Flaw::new(self.place(i, r, 5), Problem::NoColor { id, round }));
                }
                let other_line = self.lines.get(j).copied();
                let theirs = self.players[j].cells.get(r).copied().flatten();
                let back = theirs.and_then(|cell| cell.opponent);
                if back != Some(id) {
                    let problem = Problem::NotMutual { id, opponent, theirs: back, round, other_line };
                    flaws.push(Flaw::new(place, problem));
                    continue;
                }
                // The pair is looked at once.
                let Some(theirs) = theirs.filter(|_| i < j) else { continue };
                if let Some(color) = cell.color.filter(|color| theirs.color == Some(*color)) {
                    let problem = Problem::SameColor { id, opponent, color, round, other_line };
                    flaws.push(Flaw::new(self.place(i, r, 5), problem));
                }
                if !cell.mark.agrees_with(theirs.mark) {
                    let (mark, theirs) = (cell.mark, theirs.mark);
                    let problem = Problem::Contradiction { id, mark, opponent, theirs, round, other_line };
                    flaws.push(Flaw::new(self.place(i, r, 7), problem));
                }
            }
        }
    }

    /// Looks whether records name players that there are; unknown ones in forbidden pairs or byes would be lost.
    fn check_records(&self, index: &BTreeMap<Id, usize>, flaws: &mut Vec<Flaw>) {
        let announced = self.announced.iter().map(|bye| bye.player);
        let forbidden = self.forbidden.iter().flat_map(|group| group.players.iter().copied());
        let abnormal = self.abnormal.iter().flat_map(|points| points.players.iter().copied());
        for id in announced.chain(forbidden).chain(abnormal) {
            if !index.contains_key(&id) {
                flaws.push(Flaw::new(None, Problem::UnknownPlayer { id }));
            }
        }
    }
}
