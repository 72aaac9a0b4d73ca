//! The head of a record: the players, the place and the rules.

use board::{ByColor, Position};
use clock::{Bonus, Period, TimeControl};
use laws::{Preset, Regulations};

use crate::Words;
use crate::say::capitalised;

/// The players, the event and the place, as far as they are known.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Head {
    /// The names of the players.
    pub names: ByColor<Option<String>>,
    /// Their ratings.
    pub ratings: ByColor<Option<u32>>,
    /// The event.
    pub event: Option<String>,
    /// The place.
    pub site: Option<String>,
    /// The round.
    pub round: Option<String>,
    /// The day, as PGN writes it.
    pub date: Option<String>,
    /// The name of the arbiter.
    pub arbiter: Option<String>,
}

/// One field of the head.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    /// The label of the field: "White".
    pub label: String,
    /// Its value.
    pub value: String,
}

impl Head {
    /// Reads the head from PGN tags.
    ///
    /// ```
    /// let head = words::Head::from_tags([("White", "Anna".to_owned()), ("WhiteElo", "2100".to_owned())]);
    /// assert_eq!((head.names.white.as_deref(), head.ratings.white), (Some("Anna"), Some(2100)));
    /// ```
    pub fn from_tags<'t>(tags: impl IntoIterator<Item = (&'t str, String)>) -> Self {
        let mut head = Self::default();
        for (tag, value) in tags {
            match tag {
                "White" => head.names.white = Some(value),
                "Black" => head.names.black = Some(value),
                "WhiteElo" => head.ratings.white = value.parse().ok(),
                "BlackElo" => head.ratings.black = value.parse().ok(),
                "Event" => head.event = Some(value),
                "Site" => head.site = Some(value),
                "Round" => head.round = Some(value),
                "Date" => head.date = Some(value),
                "Arbiter" => head.arbiter = Some(value),
                _ => {}
            }
        }
        head
    }
}

/// The placeholder for an unknown name.
const UNKNOWN: &str = "?";

impl Words {
    /// Writes the head of a record.
    pub(super) fn head(&self, head: &Head, regulations: &Regulations) -> Vec<Field> {
        let player = |name: &Option<String>, rating: Option<u32>| {
            let name = name.as_deref().map_or_else(|| UNKNOWN.to_owned(), one_line);
            Some(match rating {
                Some(rating) => self.say("head-rated", &args!["name" => name, "rating" => rating.to_string()]),
                None => name,
            })
        };
        let given = |text: &Option<String>| text.as_deref().map(one_line).filter(|text| !text.is_empty());
        let laws = args!["edition" => regulations.edition.to_string(), "preset" => regulations.preset.name()];
        let fields = [
            ("white", player(&head.names.white, head.ratings.white)),
            ("black", player(&head.names.black, head.ratings.black)),
            ("event", given(&head.event)),
            ("site", given(&head.site)),
            ("round", given(&head.round)),
            ("date", given(&head.date).map(|date| self.day(date))),
            ("time_control", Some(self.time_control(regulations))),
            ("laws", Some(self.say("head-laws-of", &laws))),
            ("supervision", Some(self.supervision(regulations))),
            ("start", start(regulations)),
            ("arbiter", given(&head.arbiter)),
        ];
        let field = |(name, value): (&str, Option<String>)| {
            Some(Field { label: capitalised(&self.plain(&format!("head-{name}"))), value: value? })
        };
        fields.into_iter().filter_map(field).collect()
    }

    /// Writes a date that PGN writes as year, month and day; any other text stays as it is.
    fn day(&self, date: String) -> String {
        let parts: Vec<u32> = date.split('.').map_while(|part| part.parse().ok()).collect();
        match parts.as_slice() {
            &[year, month @ 1..=12, day @ 1..=31] => {
                self.say("head-day", &args!["year" => year.to_string(), "month" => month, "day" => day])
            }
            _ => date,
        }
    }

    fn supervision(&self, regulations: &Regulations) -> String {
        // Casual rules have no arbiter at all.
        let name = if regulations.preset == Preset::None { regulations.supervision.name() } else { "casual" };
        self.say("head-supervised", &args!["supervision" => name])
    }

    /// Writes a time control with its pace.
    fn time_control(&self, regulations: &Regulations) -> String {
        let control = self.periods(&regulations.time_control);
        if regulations.time_control.periods().is_empty() {
            return control;
        }
        self.say("head-paced", &args!["control" => control, "pace" => regulations.pace().name()])
    }

    fn periods(&self, control: &TimeControl) -> String {
        let periods = control.periods();
        let Some(first) = periods.first() else { return self.plain("control-no-clock") };
        if periods.iter().all(|period| period.bonus == first.bonus) {
            let told = periods.iter().map(|period| self.period(period, periods.len() == 1)).collect();
            return self.with_bonus(self.joined(told), first.bonus);
        }
        self.joined(periods.iter().map(|period| self.with_bonus(self.period(period, false), period.bonus)).collect())
    }

    fn joined(&self, periods: Vec<String>) -> String {
        let join = |first: String, then: String| self.say("control-followed", &args!["first" => first, "then" => then]);
        periods.into_iter().reduce(join).unwrap_or_default()
    }

    fn period(&self, period: &Period, is_only: bool) -> String {
        let time = self.span(period.main);
        match period.moves {
            Some(moves) => self.say("control-quota", &args!["n" => moves, "time" => time]),
            None if is_only => time,
            None => self.say("control-to-end", &args!["time" => time]),
        }
    }

    fn with_bonus(&self, control: String, bonus: Bonus) -> String {
        let (id, time) = match bonus {
            Bonus::None => return control,
            Bonus::Increment(time) => ("control-with-increment", time),
            Bonus::Delay(time) => ("control-with-delay", time),
        };
        self.say(id, &args!["control" => control, "time" => self.span(time)])
    }
}

/// Writes the start position if it is not the usual one.
fn start(regulations: &Regulations) -> Option<String> {
    (regulations.start != Position::initial()).then(|| regulations.start.to_string())
}

/// Puts a text that a person entered on one line.
pub(super) fn one_line(text: &str) -> String {
    let plain: String = text.chars().map(|letter| if letter.is_control() { ' ' } else { letter }).collect();
    plain.trim().to_owned()
}
