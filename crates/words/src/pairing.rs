//! Pairings and standings of tournaments, as people say them.

use pairing::dutch::{BracketWhy, ColorReason, Criterion, Explanation, PairWhy, PassedOver, Preference, Strength};
use pairing::standings::{Summand, WhyCut};
use pairing::{Color, Id};

use crate::Words;
use crate::say::capitalised;

/// One line of an explanation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WhyLine {
    /// How far it is indented: 0 for a bracket, 1 for a pair, 2 for who was passed over.
    pub depth: usize,
    /// The text.
    pub text: String,
}

/// The head of a column.
///
/// ```
/// use words::{Column, Locale, Words};
/// assert_eq!(Words::new(Locale::Czech).column(Column::White), "Bílý");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Column {
    /// The board.
    Board,
    /// The starting number.
    Number,
    /// The player with White.
    White,
    /// The player with Black.
    Black,
    /// The points.
    Points,
    /// The rank.
    Rank,
    /// The name.
    Name,
    /// The rating.
    Rating,
    /// The federation.
    Federation,
    /// The club.
    Club,
}

impl Words {
    /// Says the head of a column.
    pub fn column(&self, column: Column) -> String {
        capitalised(&self.plain(match column {
            Column::Board => "table-board",
            Column::Number => "table-number",
            Column::White => "table-white",
            Column::Black => "table-black",
            Column::Points => "table-points",
            Column::Rank => "table-rank",
            Column::Name => "table-name",
            Column::Rating => "table-rating",
            Column::Federation => "table-federation",
            Column::Club => "table-club",
        }))
    }

    /// Writes a number with the decimal sign of the language.
    pub fn decimal(&self, number: &str) -> String {
        number.replace('.', &self.locale().decimal_sign().to_string())
    }

    /// Says which round it is.
    pub fn round(&self, round: u16) -> String {
        capitalised(&self.say("pairing-round", &args!["round" => round]))
    }

    /// Says who has the bye.
    pub fn bye(&self, player: &str) -> String {
        capitalised(&self.say("pairing-bye", &args!["player" => player]))
    }

    /// Says that a round is that of a table.
    pub fn berger(&self) -> String {
        capitalised(&self.plain("pairing-berger"))
    }

    /// Says how many rounds are paired by the rules.
    pub fn rounds_checked(&self, equal: u16, rounds: u16) -> String {
        self.say("pairing-checked", &args!["equal" => equal, "rounds" => rounds])
    }

    /// Says how a recorded round differs from the rules; without `found` there is no pairing by the rules.
    pub fn round_differs(&self, round: u16, recorded: &str, found: Option<&str>) -> String {
        match found {
            Some(found) => {
                self.say("pairing-differs", &args!["round" => round, "recorded" => recorded, "found" => found])
            }
            None => self.say("pairing-impossible", &args!["round" => round, "recorded" => recorded]),
        }
    }

    /// Says why a round is paired as it is, bracket by bracket.
    ///
    /// ```
    /// use pairing::{Color, Draft, Player, dutch};
    /// use words::{Locale, Words};
    /// let players = (1..=4).map(|id| Player::new(id, "")).collect();
    /// let draft = Draft { players, rounds: Some(3), initial_color: Some(Color::White), ..Draft::default() };
    /// let why = dutch::explain(&draft.validate().unwrap()).unwrap();
    /// let lines = Words::new(Locale::English).explanation(&why);
    /// assert_eq!(lines[0].text, "Scoregroup 0: 1 2 3 4");
    /// assert_eq!(lines[1].depth, 1);
    /// ```
    pub fn explanation(&self, why: &Explanation) -> Vec<WhyLine> {
        let mut lines = Vec::new();
        for (number, bracket) in why.brackets.iter().enumerate() {
            self.explain_bracket(&mut lines, bracket, why.pairs.iter().filter(|pair| pair.bracket == number));
        }
        if let Some(bye) = why.bye {
            lines.push(WhyLine { depth: 0, text: self.bye(&bye.to_string()) });
        }
        lines
    }

    fn explain_bracket<'p>(
        &self,
        lines: &mut Vec<WhyLine>,
        bracket: &BracketWhy,
        pairs: impl Iterator<Item = &'p PairWhy>,
    ) {
        let list = |ids: &[Id]| ids.iter().map(Id::to_string).collect::<Vec<_>>().join(" ");
        let mut line = |depth: usize, text: String| lines.push(WhyLine { depth, text });
        let score = self.decimal(&bracket.score.to_string());
        let args = args!["score" => score, "players" => list(&bracket.residents)];
        line(0, capitalised(&self.say("pairing-scoregroup", &args)));
        if !bracket.moved_down.is_empty() {
            line(1, self.say("pairing-moved-down", &args!["players" => list(&bracket.moved_down)]));
        }
        for (criterion, count) in &bracket.broken {
            line(1, self.say("pairing-broken", &args!["criterion" => criterion.to_string(), "count" => *count]));
        }
        for pair in pairs {
            line(1, self.explain_pair(pair));
            for (id, reason) in &pair.passed_over {
                line(2, self.passed_over(*id, *reason));
            }
        }
        if !bracket.downfloaters.is_empty() {
            line(1, self.say("pairing-downfloaters", &args!["players" => list(&bracket.downfloaters)]));
        }
    }

    fn explain_pair(&self, pair: &PairWhy) -> String {
        let reason = match pair.color {
            ColorReason::BothGranted => "both_granted",
            ColorReason::Stronger => "stronger",
            ColorReason::WiderDifference => "wider_difference",
            ColorReason::History => "history",
            ColorReason::HigherRanked => "higher_ranked",
            ColorReason::InitialColor => "initial_color",
        };
        let [first, second] = [(pair.white, pair.preferences[0]), (pair.black, pair.preferences[1])]
            .map(|(id, preference)| self.preference(id, preference));
        self.say(
            "pairing-pair",
            &args![
                "white" => pair.white.to_string(), "black" => pair.black.to_string(),
                "float" => if pair.is_float { "yes" } else { "no" },
                "first" => first, "second" => second,
                "reason" => self.plain(&format!("pairing-color-{reason}")), "article" => pair.color.article()
            ],
        )
    }

    fn preference(&self, id: Id, preference: Option<Preference>) -> String {
        let player = id.to_string();
        let Some(preference) = preference else { return self.say("pairing-due-none", &args!["player" => player]) };
        let color = if preference.color == Color::White { "white" } else { "black" };
        let strength = match preference.strength {
            Strength::Absolute => "absolute",
            Strength::Strong => "strong",
            Strength::Mild => "mild",
        };
        self.say("pairing-due", &args!["player" => player, "color" => color, "strength" => strength])
    }

    fn passed_over(&self, id: Id, reason: PassedOver) -> String {
        let mut args = args!["player" => id.to_string()];
        let (message, criterion) = match reason {
            PassedOver::MayNotMeet(criterion) => ("may_not_meet", Some(criterion)),
            PassedOver::Worse(Criterion::C4) => ("incomplete", None),
            PassedOver::Worse(criterion) => ("worse", Some(criterion)),
            PassedOver::Order => ("order", None),
        };
        if let Some(criterion) = criterion {
            args.set("criterion", criterion.to_string());
        }
        self.say(&format!("pairing-passed-{message}"), &args)
    }

    /// Says which round a summand of a tie-break belongs to, and what it is for.
    /// `name` gives the name of an opponent, or the number.
    pub fn summand(&self, summand: &Summand, name: &dyn Fn(Id) -> String) -> [String; 2] {
        let round = summand.round.map(|round| self.say("standings-round", &args!["round" => round]));
        let what = match (summand.opponent, summand.is_dummy) {
            (Some(opponent), false) => self.say("standings-against", &args!["player" => name(opponent)]),
            (Some(opponent), true) => self.say("standings-forfeit", &args!["player" => name(opponent)]),
            (None, true) => self.plain("standings-unplayed"),
            (None, false) => String::new(),
        };
        [round.unwrap_or_else(|| self.plain("standings-bonus")), what]
    }

    /// Says why a summand of a tie-break does not count.
    pub fn cut(&self, cut: WhyCut) -> String {
        self.plain(match cut {
            WhyCut::Lowest => "standings-cut-lowest",
            WhyCut::Highest => "standings-cut-highest",
            WhyCut::Voluntary => "standings-cut-voluntary",
            WhyCut::EarlyRound => "standings-cut-early_round",
        })
    }
}
