//! Random acts by random people: nothing panics, and what must hold holds after every act.

mod support;

use std::collections::{BTreeMap, BTreeSet};

use event::{
    Absentee, Act, ActKind, BoardState, Bye, Byes, Call, Card, CheckIn, Entry, Event, Forfeit, Format, GameId,
    GameResult, ItemId, Moment, Need, Pairer, Pairs, Penalty, PenaltyId, PersonId, PlayerId, Registration, Role,
    RoundState, Ruling, Seeding, Selection, Settings, Source, Subject,
};
use pairing::{Cell, Color, Keizer, Mark, Points, trf};
use proptest::prelude::*;
use support::{Hall, ORGANISER, swiss};

/// What chance gives for one act.
#[derive(Clone, Copy, Debug)]
struct Step {
    person: u8,
    act: u8,
    a: u16,
    b: u16,
    flag: bool,
}

fn steps() -> impl Strategy<Value = Vec<Step>> {
    let step = (any::<u8>(), any::<u8>(), 0..12_u16, 0..12_u16, any::<bool>());
    prop::collection::vec(step.prop_map(|(person, act, a, b, flag)| Step { person, act, a, b, flag }), 40..220)
}

fn settings() -> impl Strategy<Value = Settings> {
    let byes = Byes { most: 2, last_round: Some(4) };
    prop_oneof![
        2 => Just(Settings { byes, ..swiss(5) }),
        1 => Just(Settings { check_in: CheckIn::EachRound, initial_color: None, ..swiss(4) }),
        1 => Just(Settings { check_in: CheckIn::Once, byes, ..swiss(3) }),
        1 => any::<bool>().prop_map(|is_double| support::of(Format::RoundRobin { is_double })),
        1 => (1..4_u16).prop_map(|games| support::of(Format::Match { boards: 3, games })),
        1 => (1..3_u16, 1..3_u16)
            .prop_map(|(games, tie_break_games)| support::of(Format::Knockout { games, tie_break_games })),
        1 => Just(support::of(Format::Keizer(Keizer::default()))),
    ]
}

const RESULTS: [GameResult; 7] = [
    GameResult::WHITE_WINS,
    GameResult::BLACK_WINS,
    GameResult::DRAWN,
    GameResult::WHITE_ABSENT,
    GameResult::BLACK_ABSENT,
    GameResult::BOTH_ABSENT,
    GameResult::ADJOURNED,
];

impl Step {
    /// Most acts are the organiser's, the others anybody's.
    fn person(self) -> PersonId {
        if self.person < 160 { ORGANISER } else { PersonId(u32::from(self.person % 12)) }
    }

    /// Nearly every second act is the next one that leads the event on, the others are any.
    fn act(self, event: &Event) -> Act {
        if self.act < 112 { self.onward(event) } else { self.any(event) }
    }

    fn onward(self, event: &Event) -> Act {
        let absent = |player: PlayerId| event.player(player).is_some_and(|of| !of.is_here(event.closed_rounds() + 1));
        if let Some(player) = event.players().map(event::Entrant::id).find(|id| self.flag && absent(*id)) {
            return Act::CheckIn { player, is_here: true };
        }
        let Some(round) = event.rounds().last() else {
            return if event.is_seeded() { self.pair() } else { Act::Seed { seeding: Seeding::ByRating } };
        };
        match round.state() {
            RoundState::Draft if self.act < 8 => Act::DiscardDraft {},
            RoundState::Draft if self.act < 48 => self.change(&round.pairs()),
            RoundState::Draft => Act::Publish {},
            RoundState::Published => Act::Start { boards: Selection::Remaining },
            RoundState::Running if self.act < 6 => {
                Act::StopClocks { boards: Selection::All, reason: "fire alarm".to_owned() }
            }
            RoundState::Running
                if self.act > 60 && round.boards().iter().any(|board| board.state() == BoardState::Stopped) =>
            {
                Act::ResumeClocks { boards: Selection::All }
            }
            RoundState::Running => match round.boards().iter().find(|board| board.result().is_none()) {
                Some(board) if board.started_at().is_none() => Act::Start { boards: Selection::Remaining },
                Some(board) => self.enter(round.number(), board.number()),
                None => Act::CloseRound {},
            },
            RoundState::Closed => self.pair(),
        }
    }

    fn change(self, pairs: &Pairs) -> Act {
        let (a, b) = (PlayerId(self.a), PlayerId(self.b));
        let pairs = match self.a {
            0 => Pairs { boards: vec![(a, a)], bye: None },
            _ if a > b => pairs.swapped(a, b),
            _ => pairs.turned(self.a % 3),
        };
        Act::ChangePairing { pairs, reason: "by hand".to_owned(), is_override: self.flag }
    }

    fn pair(self) -> Act {
        Act::Pair { pairer: Pairer::Own { lot: u64::from(self.a) } }
    }

    fn enter(self, round: u16, board: u16) -> Act {
        let result = RESULTS[usize::from(self.a) % 6];
        Act::EnterResult { round, board, result, source: Source::Slip }
    }

    fn any(self, event: &Event) -> Act {
        let Self { a, b, flag, .. } = self;
        // Mostly what exists, sometimes what does not.
        let player = PlayerId(1 + a % (event.players().count() as u16 + 1));
        let last = event.rounds().len() as u16;
        let round = if b < 8 { last + u16::from(flag) } else { b % 6 };
        let board = a % 6;
        let item = ItemId(1 + u32::from(a) % (event.items().len() as u32 + 1));
        let penalty = PenaltyId(1 + u32::from(b) % (event.penalties().len() as u32 + 1));
        let game = GameId(format!("g{b}"));
        let text = if a > 0 { "reason".to_owned() } else { String::new() };
        let asked = |of: &event::Entrant| of.byes().keys().next().map(|round| (of.id(), *round));
        let (of_bye, bye_round) = event.players().find_map(asked).unwrap_or((player, round));
        let bye = Bye::ALL[usize::from(a) % 3];
        let result = RESULTS[usize::from(b) % 7];
        let selection = match a % 4 {
            0 => Selection::All,
            1 => Selection::Remaining,
            2 => Selection::Range { first: b, last: a },
            _ => Selection::Boards(vec![b % 4, 1]),
        };
        let name = format!("Name {}", a + 12 * (b % 3));
        let registration = Registration { rating: flag.then_some(1000 + 10 * b), title: None, card: Card::named(name) };
        let role = match b {
            0 => Role::Organiser,
            1 => Role::ChiefArbiter,
            2 => Role::Deputy,
            3 => Role::SectorArbiter { first: 1, last: a },
            4 => Role::PairingOfficer,
            5 => Role::CheckIn,
            6 => Role::ResultEntry,
            7 => Role::Screen,
            8 => Role::Player(player),
            _ => Role::Spectator,
        };
        let kind = ActKind::ALL[usize::from(self.act) % ActKind::ALL.len()];
        match kind {
            ActKind::Create => Act::Create { settings: Box::new(swiss(b)), is_rehearsal: flag },
            ActKind::Configure => {
                let changed = Settings { rounds: b, place: format!("Place {a}"), ..event.settings().clone() };
                Act::Configure { settings: Box::new(changed) }
            }
            ActKind::Register => Act::Register { registration },
            ActKind::ChangePlayer => Act::ChangePlayer { player, registration },
            ActKind::CheckIn => Act::CheckIn { player, is_here: flag },
            ActKind::Absent => Act::Absent { player, round, is_absent: flag },
            ActKind::Withdraw => Act::Withdraw { player, reason: text },
            ActKind::Return => Act::Return { player },
            ActKind::AskBye => Act::AskBye { player, round, bye },
            ActKind::CancelBye => Act::CancelBye { player: of_bye, round: bye_round },
            ActKind::GrantBye => Act::GrantBye { player, round, bye },
            ActKind::RefuseBye => Act::RefuseBye { player: of_bye, round: bye_round, reason: text },
            ActKind::Seed if flag => Act::Seed { seeding: Seeding::ByLot { seed: b.into() } },
            ActKind::Seed => Act::Seed { seeding: Seeding::ByHand(vec![player, PlayerId(b)]) },
            ActKind::Pair => self.pair(),
            ActKind::ChangePairing => self.change(&event.draft().map(event::Round::pairs).unwrap_or_default()),
            ActKind::DiscardDraft => Act::DiscardDraft {},
            ActKind::Publish => Act::Publish {},
            ActKind::WithdrawPublication => Act::WithdrawPublication { reason: text },
            ActKind::Schedule => Act::Schedule { round, at: flag.then_some(a.into()) },
            ActKind::Start => Act::Start { boards: selection },
            ActKind::AttachGame => Act::AttachGame { round, board, game },
            ActKind::EnterResult if flag => Act::EnterResult { round, board, result, source: Source::Game(game) },
            ActKind::EnterResult => Act::EnterResult { round, board, result, source: Source::Arbiter },
            ActKind::AttachMoves => Act::AttachMoves { round, board, game },
            ActKind::CorrectResult => Act::CorrectResult { round, board, result, reason: "misread".to_owned() },
            ActKind::Forfeit => {
                let absent = Absentee::ALL[usize::from(b) % 3];
                Act::Forfeit { round, forfeits: vec![Forfeit { board, absent }] }
            }
            ActKind::DecideMatch if flag => {
                let open = event.bracket().and_then(|bracket| bracket.open().next().map(|of| of.players));
                let [winner, loser] = open.unwrap_or([player, player]);
                Act::DecideMatch { winner, loser, reason: text }
            }
            ActKind::DecideMatch => Act::DecideMatch { winner: player, loser: PlayerId(b), reason: text },
            ActKind::CloseRound => Act::CloseRound {},
            ActKind::ReopenRound => Act::ReopenRound { reason: text },
            ActKind::Finish => Act::Finish { early: (flag && a > 8).then_some(text) },
            ActKind::Reopen => Act::Reopen { reason: text },
            ActKind::Appoint => Act::Appoint { person: PersonId(u32::from(a)), role, name: text },
            ActKind::Revoke => {
                let person = PersonId(1 + u32::from(a) % 7);
                let held = event.person(person).and_then(|of| of.roles().next());
                Act::Revoke { person, role: held.filter(|_| flag).unwrap_or(role) }
            }
            ActKind::Penalise => {
                let points = Points::from_tenths(i32::from(b) - 3);
                let penalty = if a == 11 { Penalty::Expulsion } else { Penalty::Points(points) };
                Act::Penalise { player, penalty, article: "12.9".to_owned(), reason: text }
            }
            ActKind::LiftPenalty => Act::LiftPenalty { penalty, reason: text },
            ActKind::Announce => Act::Announce { text },
            ActKind::WithdrawAnnouncement => Act::WithdrawAnnouncement { announcement: a.into() },
            ActKind::Note => Act::Note { text },
            ActKind::Raise => {
                let (round, board) = (flag.then_some(round), (a > 3).then_some(board));
                Act::Raise { call: Call { round, board, player: (b > 3).then_some(player), ..Call::new(Need::Call) } }
            }
            ActKind::Take => Act::Take { item },
            ActKind::Release => Act::Release { item },
            ActKind::Settle => Act::Settle { item, decision: text },
            ActKind::StopClocks => Act::StopClocks { boards: selection, reason: text },
            ActKind::ResumeClocks if flag => Act::ResumeClocks { boards: Selection::All },
            ActKind::ResumeClocks => Act::ResumeClocks { boards: selection },
            ActKind::AddTime => Act::AddTime { boards: selection, time: a.into(), reason: text },
            ActKind::Erase if flag => Act::Erase { subject: Subject::Player(player) },
            ActKind::Erase => Act::Erase { subject: Subject::Person(PersonId(u32::from(a))) },
        }
    }
}

/// A round: the pairs, everybody else, and the results by board.
type Told = (Pairs, Vec<(PlayerId, Mark)>, BTreeMap<u16, GameResult>);

/// Adds points up from the rulings of a journal alone, without asking the event.
#[derive(Default)]
struct Ledger {
    rounds: Vec<Told>,
    penalties: BTreeMap<PenaltyId, (PlayerId, Points)>,
    is_draft: bool,
}

impl Ledger {
    fn note(&mut self, ruling: &Ruling) {
        match ruling {
            Ruling::Drafted { pairs, free, .. } => {
                self.rounds.push((pairs.clone(), free.clone(), BTreeMap::new()));
                self.is_draft = true;
            }
            Ruling::PairingChanged { pairs, free, .. } => {
                let last = self.rounds.last_mut().unwrap();
                (last.0, last.1) = (pairs.clone(), free.clone());
            }
            Ruling::DraftDiscarded { .. } => {
                self.rounds.pop();
                self.is_draft = false;
            }
            Ruling::Published { .. } => self.is_draft = false,
            Ruling::PublicationWithdrawn { .. } => {
                self.rounds.last_mut().unwrap().2.clear();
                self.is_draft = true;
            }
            Ruling::ResultEntered { round, board, result, .. }
            | Ruling::ResultCorrected { round, board, result, .. } => {
                self.rounds[usize::from(*round) - 1].2.insert(*board, *result);
            }
            Ruling::Penalised { id, player, penalty: Penalty::Points(points), .. } => {
                self.penalties.insert(*id, (*player, *points));
            }
            Ruling::PenaltyLifted { id, .. } => {
                self.penalties.remove(id);
            }
            _ => {}
        }
    }

    fn points(&self, settings: &Settings, player: PlayerId) -> Points {
        let is_round_robin = matches!(settings.format, Format::RoundRobin { .. });
        let mut sum = Points::ZERO;
        for (pairs, free, results) in &self.rounds[..self.rounds.len() - usize::from(self.is_draft)] {
            for ((white, black), board) in pairs.boards.iter().zip(1..) {
                let color = if *white == player { Color::White } else { Color::Black };
                if let Some(result) = results.get(&board).filter(|_| *white == player || *black == player) {
                    sum += settings.scoring.points(&Cell::game(1, color, result.mark(color)));
                }
            }
            if pairs.bye == Some(player) && !is_round_robin {
                sum += settings.scoring.pairing_bye;
            }
            for (_, mark) in free.iter().filter(|(id, _)| *id == player) {
                sum += settings.scoring.points(&Cell::bye(*mark));
            }
        }
        self.penalties.values().filter(|(of, _)| *of == player).fold(sum, |sum, (_, points)| sum - *points)
    }
}

/// Looks whether what must hold holds.
fn check(event: &Event, ledger: &Ledger) -> Result<(), TestCaseError> {
    for round in event.rounds() {
        let mut seen = BTreeSet::new();
        for player in round.pairs().players().chain(round.free().iter().map(|(id, _)| *id)) {
            prop_assert!(seen.insert(player), "{player} twice in round {}", round.number());
        }
    }
    for player in event.players().map(event::Entrant::id) {
        if event.number(player).is_some() {
            prop_assert_eq!(event.points(player), ledger.points(event.settings(), player), "points of {}", player);
        }
        prop_assert!(event.page(player).is_some());
    }
    if event.numbered(1).is_some() {
        let tournament = event.tournament();
        prop_assert!(tournament.is_ok(), "{:?}", tournament);
        let text = trf::to_text(&tournament.unwrap(), trf::Dialect::Trf26);
        let read = trf::read(text.as_bytes());
        prop_assert!(read.is_ok(), "{:?}\n{}", read.err(), text);
    }
    let ranked: BTreeSet<PlayerId> = event.standings().iter().map(|line| line.player).collect();
    prop_assert_eq!(ranked.len(), event.standings().len());
    prop_assert_eq!(event.crosstable().len(), event.players().filter(|of| event.number(of.id()).is_some()).count());
    prop_assert!(event.open_items().len() <= event.items().len());
    let _ = (event.bracket(), event.match_score(), event.incidents(), event.explain_pairs());
    Ok(())
}

/// Plays random acts; looks after each what must hold.
fn play(settings: Settings, players: u16, steps: &[Step]) -> Result<(Event, Vec<Entry>), TestCaseError> {
    let mut hall = Hall::with_players(settings, players);
    hall.appoint(2, Role::ChiefArbiter);
    hall.appoint(3, Role::Deputy);
    hall.appoint(4, Role::SectorArbiter { first: 1, last: 2 });
    hall.appoint(5, Role::PairingOfficer);
    hall.appoint(6, Role::ResultEntry);
    hall.appoint(7, Role::Player(PlayerId(1)));
    let mut ledger = Ledger::default();
    hall.journal.iter().flat_map(|entry| &entry.rulings).for_each(|ruling| ledger.note(ruling));
    let (mut event, mut journal) = (hall.event, hall.journal);
    for (step, at) in steps.iter().zip(1_000_000..) {
        let before = event.clone();
        let Ok(entry) = event.judge(Moment(at), step.person(), step.act(&event)) else {
            prop_assert_eq!(&event, &before, "a refusal changes nothing");
            continue;
        };
        prop_assert_eq!(&event, &before, "judging changes nothing");
        event.apply(&entry);
        // The act itself is not looked at.
        let mut other = before.clone();
        other.apply(&Entry { act: Act::Publish {}, ..entry.clone() });
        prop_assert_eq!(&other, &event);
        if before.are_numbers_frozen() && event.are_numbers_frozen() {
            for player in before.players().map(event::Entrant::id) {
                // Somebody who left before the first round and comes back gets a number then.
                let number = before.number(player);
                prop_assert!(number.is_none() || number == event.number(player), "the number of {player} is frozen");
            }
        }
        entry.rulings.iter().for_each(|ruling| ledger.note(ruling));
        check(&event, &ledger)?;
        journal.push(entry);
    }
    Ok((event, journal))
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, ..ProptestConfig::default() })]

    #[test]
    fn random_acts_keep_everything_that_must_hold(settings in settings(), players in 2..9_u16, steps in steps()) {
        play(settings, players, &steps)?;
    }

    #[test]
    fn replay_from_any_cut_gives_the_same_event(
        settings in settings(), players in 2..7_u16, steps in steps(), cut in any::<prop::sample::Index>(),
    ) {
        let (event, journal) = play(settings, players, &steps)?;
        let cut = cut.index(journal.len() + 1);
        let mut first = Event::new();
        journal[..cut].iter().for_each(|entry| first.apply(entry));
        let mut resumed = first.clone();
        journal[cut..].iter().for_each(|entry| resumed.apply(entry));
        prop_assert_eq!(&resumed, &event);
        // The cut is a point from which the same acts are judged the same.
        for entry in &journal[cut..] {
            let judged = first.judge(entry.at, entry.by, entry.act.clone());
            prop_assert_eq!(judged.as_ref(), Ok(entry));
            first.apply(entry);
        }
    }

    #[test]
    fn a_journal_without_the_cards_of_erased_players_gives_the_same_event(
        players in 2..7_u16, steps in steps(), erased in 1..3_u16,
    ) {
        let (mut event, mut journal) = play(swiss(4), players, &steps)?;
        let mut gone = BTreeSet::new();
        for player in (1..=erased).map(PlayerId) {
            let at = event.at();
            for act in [
                Act::Withdraw { player, reason: String::new() },
                Act::Erase { subject: Subject::Player(player) },
            ] {
                journal.extend(event.act(at, ORGANISER, act));
            }
            if event.player(player).is_some_and(event::Entrant::is_erased) {
                gone.insert(Subject::Player(player));
            }
        }
        let mut again = Event::new();
        for entry in &journal {
            let cards: Vec<_> = entry.cards.iter().filter(|(of, _)| !gone.contains(of)).cloned().collect();
            again.replay(entry.at, entry.by, &entry.rulings, &cards);
        }
        prop_assert_eq!(again, event);
    }
}

#[test]
fn random_acts_reach_most_acts_and_every_state_of_a_round() {
    use proptest::strategy::ValueTree;
    use proptest::test_runner::TestRunner;
    let mut runner = TestRunner::deterministic();
    let (mut acts, mut states) = (BTreeSet::new(), BTreeSet::new());
    for _ in 0..120 {
        let tree = (settings(), 2..9_u16, steps()).new_tree(&mut runner).unwrap();
        let (settings, players, steps) = tree.current();
        let (event, journal) = play(settings, players, &steps).unwrap();
        // The first acts are not random.
        let random = &journal[usize::from(players) + 8..];
        acts.extend(random.iter().map(|entry| entry.act.kind()));
        states.extend(event.rounds().iter().map(event::Round::state));
    }
    let missing: Vec<&ActKind> = ActKind::ALL.iter().filter(|kind| !acts.contains(kind)).collect();
    assert_eq!(missing, [&ActKind::Create], "the random acts are too narrow");
    assert_eq!(states.len(), 4);
}
