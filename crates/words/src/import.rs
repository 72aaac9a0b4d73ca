//! Lists of players and report files: what does not fit, and where.

use fluent_bundle::{FluentArgs, FluentValue};
use pairing::{Color, Mark, Problem};

use crate::Words;

impl Words {
    /// Says where something is in a list of players or a report file.
    ///
    /// ```
    /// use words::{Locale, Words};
    /// let czech = Words::new(Locale::Czech);
    /// assert_eq!(czech.import_place(3, Some(2), Some("Elo")), "řádek 3, sloupec 2 (Elo)");
    /// assert_eq!(czech.import_place(3, None, None), "řádek 3");
    /// ```
    pub fn import_place(&self, row: u32, column: Option<u32>, header: Option<&str>) -> String {
        let column = column.map_or("none".into(), FluentValue::from);
        let header = header.unwrap_or("none").to_owned();
        self.say("import-place", &args!["row" => row, "column" => column, "header" => header])
    }

    /// Says what does not fit in a list of players, by its stable code. `number` is the other row, or the number of columns.
    ///
    /// ```
    /// use words::{Locale, Words};
    /// let said = Words::new(Locale::English).import_problem("rating", "abc", None);
    /// assert_eq!(said, "“abc” is not a rating; write a number such as 1850, or nothing");
    /// ```
    pub fn import_problem(&self, code: &str, found: &str, number: Option<u32>) -> String {
        let args = args!["found" => found.to_owned(), "number" => number.unwrap_or(0)];
        self.say(&format!("import-{code}"), &args)
    }

    /// Says what does not fit in a report file.
    ///
    /// ```
    /// use pairing::Problem;
    /// use words::{Locale, Words};
    /// let said = Words::new(Locale::English).tournament_problem(&Problem::OwnOpponent { id: 3, round: 2 });
    /// assert_eq!(said, "round 2: player 3 is paired with themselves");
    /// ```
    pub fn tournament_problem(&self, problem: &Problem) -> String {
        let (id, mut args) = evidence(problem);
        if let Problem::WrongPoints { told, sum, .. } = problem {
            args.set("told", self.decimal(&told.to_string()));
            args.set("sum", self.decimal(&sum.to_string()));
        }
        self.say(&format!("trf-{id}"), &args)
    }
}

fn line(line: Option<usize>) -> FluentValue<'static> {
    line.map_or("none".into(), |line| (line as u64).into())
}

fn letter(mark: Mark) -> String {
    if mark == Mark::Pending { "–".to_owned() } else { mark.letter().to_string() }
}

/// Returns the name of a message and its arguments.
fn evidence(problem: &Problem) -> (&'static str, FluentArgs<'static>) {
    match problem {
        Problem::NoPlayers => ("no_players", FluentArgs::new()),
        Problem::Field { found, wanted } => {
            let has = if found.trim().is_empty() { "no" } else { "yes" };
            ("field", args!["has" => has, "found" => found.clone(), "wanted" => field(wanted)])
        }
        Problem::ToldTwice { what, found, other, other_line } => {
            let what = match *what {
                "the number of rounds" => "rounds",
                "the system" => "system",
                "the initial color" => "color",
                _ => "other",
            };
            let (found, other, line) = (found.clone(), other.clone(), *other_line as u64);
            ("told_twice", args!["what" => what, "found" => found, "other" => other, "line" => line])
        }
        Problem::NumberOutOfRange { id } => ("number_out_of_range", args!["id" => *id]),
        Problem::SameNumber { id, other_line } => ("same_number", args!["id" => *id, "line" => line(*other_line)]),
        Problem::TooManyRounds { found } => ("too_many_rounds", args!["found" => *found as u64]),
        Problem::UnknownOpponent { id, opponent, round } => {
            ("unknown_opponent", args!["id" => *id, "opponent" => *opponent, "round" => *round])
        }
        Problem::UnknownPlayer { id } => ("unknown_player", args!["id" => *id]),
        Problem::OwnOpponent { id, round } => ("own_opponent", args!["id" => *id, "round" => *round]),
        Problem::NotMutual { id, opponent, theirs, round, other_line } => {
            let theirs = theirs.map_or("none".into(), FluentValue::from);
            let mut args = args!["id" => *id, "opponent" => *opponent, "round" => *round];
            args.set("theirs", theirs);
            args.set("line", line(*other_line));
            ("not_mutual", args)
        }
        Problem::SameColor { id, opponent, color, round, .. } => {
            let color = if *color == Color::White { "white" } else { "black" };
            ("same_color", args!["id" => *id, "opponent" => *opponent, "color" => color, "round" => *round])
        }
        Problem::Contradiction { id, mark, opponent, theirs, round, .. } => {
            let mut args = args!["id" => *id, "opponent" => *opponent, "round" => *round];
            args.set("mark", letter(*mark));
            args.set("theirs", letter(*theirs));
            ("contradiction", args)
        }
        Problem::NoOpponent { id, mark, round } => {
            ("no_opponent", args!["id" => *id, "mark" => letter(*mark), "round" => *round])
        }
        Problem::NoColor { id, round } => ("no_color", args!["id" => *id, "round" => *round]),
        Problem::OpponentWithBye { id, opponent, found, round } => {
            let found = found.to_string();
            ("opponent_with_bye", args!["id" => *id, "opponent" => *opponent, "found" => found, "round" => *round])
        }
        Problem::SecondPairingBye { id, round } => ("second_pairing_bye", args!["id" => *id, "round" => *round]),
        // The points depend on how the language writes decimals.
        Problem::WrongPoints { id, .. } => ("wrong_points", args!["id" => *id]),
        Problem::Unusual { found, read_as } => ("unusual", args!["found" => found.clone(), "read" => read_as.clone()]),
        Problem::CountsBytes => ("counts_bytes", FluentArgs::new()),
        Problem::NotUtf8 => ("not_utf8", FluentArgs::new()),
    }
}

/// Names what belongs into a field of a report file.
fn field(wanted: &str) -> &'static str {
    match wanted {
        "a starting number from 1 to 9999" => "number",
        "m, w or a blank" => "sex",
        "a rating" => "rating",
        "a rank" => "rank",
        "the number of an opponent, or 0000" => "opponent",
        "w, b or -" => "color",
        "a result: 1 = 0 W D L + - H F U Z" => "result",
        "a number of rounds from 1 to 999" => "rounds",
        "W or B" => "initial",
        "numbers of players" | "a player's number" => "players",
        "F, H or Z" => "bye",
        "a round" => "round",
        "a blank between two fields" => "blank",
        _ if wanted.starts_with("points such as") => "points",
        _ => "other",
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use pairing::Points;

    use super::*;
    use crate::Locale;

    /// The codes of everything that can be wrong in a list of players.
    const CODES: [&str; 20] = [
        "no_players",
        "no_header",
        "unknown_column",
        "same_column",
        "no_name_column",
        "extra_cell",
        "not_plain",
        "rating",
        "title",
        "sex",
        "federation",
        "fide_id",
        "birth",
        "no_name",
        "same_player",
        "quote",
        "not_text",
        "long",
        "not_result",
        "not_board",
    ];

    fn problems() -> Vec<Problem> {
        let (id, opponent, round, found) = (3, 7, 2, "x".to_owned());
        let mut problems = vec![
            Problem::NoPlayers,
            Problem::Field { found: String::new(), wanted: "a rank" },
            Problem::NumberOutOfRange { id },
            Problem::TooManyRounds { found: 1_000 },
            Problem::UnknownOpponent { id, opponent, round },
            Problem::UnknownPlayer { id },
            Problem::OwnOpponent { id, round },
            Problem::SameColor { id, opponent, color: Color::White, round, other_line: None },
            Problem::Contradiction { id, mark: Mark::Win, opponent, theirs: Mark::Pending, round, other_line: None },
            Problem::NoOpponent { id, mark: Mark::Win, round },
            Problem::NoColor { id, round },
            Problem::OpponentWithBye { id, opponent, found: 'Z', round },
            Problem::SecondPairingBye { id, round },
            Problem::WrongPoints { id, told: Points::ONE, sum: Points::HALF },
            Problem::Unusual { found: found.clone(), read_as: "y".to_owned() },
            Problem::CountsBytes,
            Problem::NotUtf8,
        ];
        for other_line in [None, Some(4)] {
            problems.push(Problem::SameNumber { id, other_line });
            problems.push(Problem::NotMutual { id, opponent, theirs: other_line.map(|_| 9), round, other_line });
        }
        for what in ["the number of rounds", "the system", "the initial color"] {
            problems.push(Problem::ToldTwice { what, found: found.clone(), other: found.clone(), other_line: 4 });
        }
        problems
    }

    /// Says everything that there is to say of lists and report files.
    pub(crate) fn say_all(words: &Words) -> Vec<String> {
        let lists = CODES.iter().map(|code| words.import_problem(code, "x", Some(4)));
        let files = problems();
        let files = files.iter().map(|problem| words.tournament_problem(problem));
        let places = [words.import_place(3, None, None), words.import_place(3, Some(2), Some("Elo"))];
        lists.chain(files).chain(places).collect()
    }

    #[test]
    fn everything_that_can_be_wrong_is_said_in_every_language() {
        for locale in Locale::ALL {
            let said = say_all(&Words::new(locale));
            assert!(said.iter().all(|text| !text.contains("import-") && !text.contains("trf-")), "{said:?}");
        }
    }

    /// Every field of a report file that can be wrong has words of its own, but for the codes of scoring systems.
    #[test]
    fn what_belongs_into_a_field_is_known() {
        let player = |at: usize, text: &str| format!("001    1{:at$}{text}\n", "");
        for (file, wanted) in [
            ("001   x1\n".to_owned(), "number"),
            (player(1, "x"), "sex"),
            (player(40, "18x0"), "rating"),
            (player(72, "x.5"), "points"),
        ] {
            let flaws = pairing::trf::read(file.as_bytes()).unwrap_err().flaws;
            let Problem::Field { wanted: found, .. } = &flaws[0].problem else { panic!("{:?}", flaws[0]) };
            assert_eq!(field(found), wanted, "{found}");
        }
    }

    #[test]
    fn a_file_that_does_not_add_up_is_explained_with_its_numbers() {
        let problem = Problem::WrongPoints { id: 3, told: Points::from_tenths(25), sum: Points::from_tenths(20) };
        let said = Words::new(Locale::Czech).tournament_problem(&problem);
        assert_eq!(said, "hráč 3 má mít 2,5\u{a0}b., ale výsledky dávají 2\u{a0}b.; platí výsledky");
    }
}
