//! Everything that can be asked of an event.

use std::collections::BTreeMap;

use pairing::dutch::Explanation;
use pairing::standings::{Account, Code};
use pairing::{Color, Flaw, Id, Points, Tournament};

use crate::act::ActKind;
use crate::event::{Event, Phase};
use crate::id::{ItemId, Moment, PersonId, PlayerId};
use crate::judge::Judge;
use crate::pairs::{Broken, Pairs};
use crate::refusal::Refusal;
use crate::settings::Settings;
use crate::state::{Entrant, Imposed, Item, Message, Person, Round, RoundState};
use crate::view::{Bracket, CrossRow, Incident, Line, Page, PublicCard};

/// The event and its people.
impl Event {
    /// Returns the settings.
    pub const fn settings(&self) -> &Settings {
        &self.state.settings
    }

    /// Tells how far the event is.
    pub fn phase(&self) -> Phase {
        match (self.state.is_finished, self.state.published()) {
            (true, _) => Phase::Finished,
            (false, 0) => Phase::Setup,
            (false, _) => Phase::Running,
        }
    }

    /// Tells whether the event is a rehearsal, to be thrown away.
    pub const fn is_rehearsal(&self) -> bool {
        self.state.is_rehearsal
    }

    /// Returns the moment of the last entry.
    pub const fn at(&self) -> Moment {
        self.state.at
    }

    /// Lists the people with roles, past roles included.
    pub fn people(&self) -> impl Iterator<Item = (PersonId, &Person)> {
        self.state.people.iter().map(|(id, person)| (*id, person))
    }

    /// Finds a person.
    pub fn person(&self, id: PersonId) -> Option<&Person> {
        self.state.people.get(&id)
    }

    /// Lists the acts that a person's roles allow somewhere, in the order of the table of rights.
    pub fn rights_of(&self, person: PersonId) -> Vec<ActKind> {
        let roles: Vec<crate::RoleKind> = match self.person(person) {
            _ if person == PersonId::PROGRAM => vec![crate::RoleKind::Program],
            Some(person) => person.roles().map(|role| role.kind()).collect(),
            None => Vec::new(),
        };
        let is_right = |act: &ActKind| roles.iter().any(|role| crate::right(*role, *act) != crate::Right::None);
        ActKind::ALL.iter().copied().filter(is_right).collect()
    }
}

/// The players.
impl Event {
    /// Lists the players in the order of registration.
    pub fn players(&self) -> impl Iterator<Item = &Entrant> {
        self.state.players.values()
    }

    /// Finds a player.
    pub fn player(&self, id: PlayerId) -> Option<&Entrant> {
        self.state.players.get(&id)
    }

    /// Returns what the world may know of a player.
    pub fn public_card(&self, id: PlayerId) -> Option<PublicCard> {
        self.player(id).map(|player| self.state.public_card(player))
    }

    /// Returns the pairing number of a player.
    pub fn number(&self, player: PlayerId) -> Option<Id> {
        self.state.number(player)
    }

    /// Returns the player with a pairing number.
    pub fn numbered(&self, number: Id) -> Option<PlayerId> {
        self.state.numbered(number)
    }

    /// Tells whether pairing numbers no longer change.
    pub const fn are_numbers_frozen(&self) -> bool {
        self.state.is_frozen
    }

    /// Tells whether pairing numbers were given, and nobody came since before the first round.
    pub const fn is_seeded(&self) -> bool {
        self.state.is_seeded
    }

    /// Returns all points of a player: results, byes and penalties.
    pub fn points(&self, player: PlayerId) -> Points {
        let number = self.state.number(player);
        let tournament = self.state.tournament().ok();
        tournament.zip(number).map(|(of, number)| of.points(number)).unwrap_or_default()
    }

    /// Returns what a player wants to know: the board, the opponent, the results, the next round.
    pub fn page(&self, player: PlayerId) -> Option<Page> {
        self.state.page(player)
    }
}

/// The rounds.
impl Event {
    /// Lists the rounds; the last one may be a draft.
    pub fn rounds(&self) -> &[Round] {
        &self.state.rounds
    }

    /// Finds a round, the draft included.
    pub fn round(&self, number: u16) -> Option<&Round> {
        self.state.rounds.get(usize::from(number).checked_sub(1)?)
    }

    /// Returns the draft, if there is one.
    pub fn draft(&self) -> Option<&Round> {
        self.state.draft()
    }

    /// Returns the round that is published and not closed.
    pub fn open_round(&self) -> Option<&Round> {
        let is_open = |round: &&Round| matches!(round.state(), RoundState::Published | RoundState::Running);
        self.state.last().filter(is_open)
    }

    /// Counts the rounds that are closed.
    pub fn closed_rounds(&self) -> u16 {
        self.state.closed()
    }

    /// Returns the number of rounds of the event; none in a knock-out, where it follows from the results.
    pub fn total_rounds(&self) -> Option<u16> {
        self.state.total()
    }

    /// Returns the colour of the first number in the first round, once it is fixed or drawn.
    pub fn initial_color(&self) -> Option<Color> {
        self.state.initial_color()
    }

    /// Lists what pairs of the next round would break, without changing the draft. Refuses pairs that do not name
    /// everybody who is to be paired.
    pub fn check_pairs(&self, pairs: &Pairs) -> Result<Vec<Broken>, Refusal> {
        let judge = Judge { state: &self.state, by: PersonId::PROGRAM, kind: ActKind::ChangePairing };
        judge.preview(pairs)
    }

    /// Explains the pairs that the Dutch Swiss gives for the next round; numbers are pairing numbers.
    pub fn explain_pairs(&self) -> Result<Explanation, Refusal> {
        let tournament = self.tournament_to_pair().map_err(|_| Refusal::NotSeeded {})?;
        pairing::dutch::explain(&tournament).map_err(|why| Refusal::NoPairing { why })
    }

    /// Returns the event as a tournament with all published rounds, for report files. There must be a player.
    ///
    /// A game that is being played gives no points yet; an adjourned game is a draw.
    ///
    /// ```
    /// # use event::{Act, Event, Moment, PersonId, Registration, Template};
    /// # let mut event = Event::new();
    /// # let settings = Box::new(Template::RapidSunday.settings("Rapid Sunday"));
    /// # event.act(Moment(0), PersonId(1), Act::Create { settings, is_rehearsal: false }).unwrap();
    /// # event.act(Moment(0), PersonId(1), Act::Register { registration: Registration::named("Ashby") }).unwrap();
    /// let text = pairing::trf::to_text(&event.tournament().unwrap(), pairing::trf::Dialect::Trf26);
    /// assert!(text.contains("012 Rapid Sunday"));
    /// ```
    pub fn tournament(&self) -> Result<Tournament, Vec<Flaw>> {
        self.state.tournament()
    }

    /// Returns the event as the pairing of the next round sees it: everybody who is not to be paired has a bye.
    pub fn tournament_to_pair(&self) -> Result<Tournament, Vec<Flaw>> {
        self.state.tournament_to_pair(self.state.initial_color())
    }
}

/// Standings and tables.
impl Event {
    /// Ranks the players after the published rounds, as far as there are results: the standings of this moment. Those of the last
    /// closed round are `standings_after(closed_rounds())`. A Keizer ranking counts closed rounds only.
    pub fn standings(&self) -> Vec<Line> {
        self.standings_after(self.state.published())
    }

    /// Ranks the players after a round.
    pub fn standings_after(&self, round: u16) -> Vec<Line> {
        self.state.standings(round)
    }

    /// Tells how a value of the standings came about; numbers are pairing numbers.
    pub fn account(&self, player: PlayerId, code: &Code) -> Option<Account> {
        self.state.account(player, code, self.state.published())
    }

    /// Tells how a value of the standings after a round came about.
    pub fn account_after(&self, player: PlayerId, code: &Code, after: u16) -> Option<Account> {
        self.state.account(player, code, after)
    }

    /// Returns the cross-table in the order of the standings.
    pub fn crosstable(&self) -> Vec<CrossRow> {
        self.state.crosstable()
    }

    /// Returns the bracket of a knock-out.
    pub fn bracket(&self) -> Option<Bracket> {
        self.state.bracket()
    }

    /// Returns the points of both sides of a match.
    pub fn match_score(&self) -> Option<[Points; 2]> {
        let crate::Format::Match { boards, .. } = self.state.settings.format else { return None };
        let tournament = self.state.tournament().ok()?;
        let side = |first: u16| (first..first.saturating_add(boards)).map(|number| tournament.points(number)).sum();
        Some([side(1), side(boards.saturating_add(1))])
    }
}

/// The arbiters' desk.
impl Event {
    /// Lists what needs somebody: stopped clocks first, then by waiting time.
    pub fn open_items(&self) -> Vec<&Item> {
        let mut open: Vec<&Item> = self.state.items.iter().filter(|item| item.is_open()).collect();
        open.sort_by_key(|item| (!item.call().is_clock_stopped, item.raised_at(), item.id()));
        open
    }

    /// Lists everything that was ever raised, in order.
    pub fn items(&self) -> &[Item] {
        &self.state.items
    }

    /// Finds a thing on the list.
    pub fn item(&self, id: ItemId) -> Option<&Item> {
        self.state.item(id)
    }

    /// Lists what happened with players, in order of time.
    pub fn incidents(&self) -> Vec<Incident> {
        self.state.incidents()
    }

    /// Lists what happened with a player across the rounds.
    pub fn incidents_of(&self, player: PlayerId) -> Vec<Incident> {
        self.incidents().into_iter().filter(|incident| incident.player == player).collect()
    }

    /// Lists the penalties, lifted ones included.
    pub fn penalties(&self) -> &[Imposed] {
        &self.state.penalties
    }

    /// Lists the announcements, without those that were withdrawn.
    pub fn announcements(&self) -> Vec<&Message> {
        self.state.announcements.iter().filter(|message| !message.is_withdrawn).collect()
    }

    /// Returns when rounds start, in milliseconds since 1970, as far as it was told.
    pub const fn schedule(&self) -> &BTreeMap<u16, u64> {
        &self.state.schedule
    }

    /// Lists the notes for officials who take over.
    pub fn notes(&self) -> &[Message] {
        &self.state.notes
    }
}
