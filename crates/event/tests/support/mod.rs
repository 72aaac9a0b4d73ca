//! A hall in which tests run events.

#![allow(dead_code, reason = "each test uses what it needs")]

use event::{
    Act, Entry, Event, Format, GameResult, Moment, Pairer, PersonId, PlayerId, Refusal, Registration, Role, Round,
    Ruling, Seeding, Selection, Settings, Source,
};
use pairing::Color;

/// The organiser of every event in tests.
pub(crate) const ORGANISER: PersonId = PersonId(1);

/// An event and its journal.
#[derive(Clone, Debug)]
pub(crate) struct Hall {
    pub(crate) event: Event,
    pub(crate) journal: Vec<Entry>,
    at: u64,
}

/// Settings of a Swiss with White for number 1.
pub(crate) fn swiss(rounds: u16) -> Settings {
    Settings { name: "Test".to_owned(), rounds, initial_color: Some(Color::White), ..Settings::default() }
}

/// Settings of another format with White for number 1.
pub(crate) fn of(format: Format) -> Settings {
    Settings { format, ..swiss(5) }
}

impl Hall {
    /// Creates an event.
    pub(crate) fn new(settings: Settings) -> Self {
        let mut hall = Self { event: Event::new(), journal: Vec::new(), at: 0 };
        hall.act(Act::Create { settings: Box::new(settings), is_rehearsal: false });
        hall
    }

    /// Creates an event with players, the strongest first, who are seeded by rating.
    pub(crate) fn with_players(settings: Settings, count: u16) -> Self {
        let mut hall = Self::new(settings);
        for number in 1..=count {
            hall.register(&format!("Player {number:02}"), Some(2400 - 10 * number));
        }
        hall.act(Act::Seed { seeding: Seeding::ByRating });
        hall
    }

    /// Does an act as a person.
    pub(crate) fn act_as(&mut self, by: PersonId, act: Act) -> Result<Entry, Refusal> {
        self.at += 1_000;
        let before = self.event.clone();
        let result = self.event.act(Moment(self.at), by, act);
        match &result {
            Ok(entry) => self.journal.push(entry.clone()),
            Err(_) => assert_eq!(self.event, before, "a refusal changes nothing"),
        }
        result
    }

    /// Does an act as the organiser.
    pub(crate) fn act(&mut self, act: Act) -> Vec<Ruling> {
        let name = act.name();
        self.act_as(ORGANISER, act).unwrap_or_else(|refusal| panic!("{name}: {refusal}")).rulings
    }

    /// Tries an act as the organiser that must be refused.
    pub(crate) fn refuse(&mut self, act: Act) -> Refusal {
        let name = act.name();
        self.act_as(ORGANISER, act).expect_err(name)
    }

    pub(crate) fn register(&mut self, name: &str, rating: Option<u16>) -> PlayerId {
        self.act(Act::Register { registration: Registration { rating, ..Registration::named(name) } });
        PlayerId(self.event.players().count() as u16)
    }

    pub(crate) fn appoint(&mut self, person: u32, role: Role) -> PersonId {
        self.act(Act::Appoint { person: PersonId(person), role, name: format!("Person {person}") });
        PersonId(person)
    }

    pub(crate) fn pair(&mut self) -> &Round {
        self.act(Act::Pair { pairer: Pairer::Own { lot: 7 } });
        self.event.draft().expect("a draft")
    }

    /// Pairs, publishes and starts a round.
    pub(crate) fn start_round(&mut self) -> u16 {
        self.pair();
        self.act(Act::Publish {});
        if self.last().boards().iter().any(|board| board.result().is_none()) {
            self.act(Act::Start { boards: Selection::Remaining });
        }
        self.last().number()
    }

    /// Returns the last round.
    pub(crate) fn last(&self) -> &Round {
        self.event.rounds().last().expect("a round")
    }

    pub(crate) fn result(&mut self, board: u16, result: GameResult) {
        let round = self.last().number();
        self.act(Act::EnterResult { round, board, result, source: Source::Slip });
    }

    /// Enters the results that are missing, by a rule.
    pub(crate) fn results(&mut self, rule: impl Fn(&Event, &event::Board) -> GameResult) {
        let missing: Vec<(u16, GameResult)> = self
            .last()
            .boards()
            .iter()
            .filter(|board| board.result().is_none())
            .map(|board| (board.number(), rule(&self.event, board)))
            .collect();
        for (board, result) in missing {
            self.result(board, result);
        }
    }

    pub(crate) fn close(&mut self) {
        self.act(Act::CloseRound {});
    }

    /// Plays a whole round, the player with the lower number winning.
    pub(crate) fn play_round(&mut self) -> u16 {
        let round = self.start_round();
        self.results(stronger_wins);
        self.close();
        round
    }

    /// Replays the journal from its start.
    pub(crate) fn replayed(&self) -> Event {
        let mut event = Event::new();
        for entry in &self.journal {
            event.apply(entry);
        }
        event
    }
}

/// The player with the lower number wins.
pub(crate) fn stronger_wins(event: &Event, board: &event::Board) -> GameResult {
    if event.number(board.player(Color::White)) < event.number(board.player(Color::Black)) {
        GameResult::WHITE_WINS
    } else {
        GameResult::BLACK_WINS
    }
}

/// Lists the names of rulings.
pub(crate) fn names(rulings: &[Ruling]) -> Vec<&'static str> {
    rulings.iter().map(Ruling::name).collect()
}
