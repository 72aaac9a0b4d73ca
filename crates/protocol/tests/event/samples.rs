//! An act and a ruling of every kind, and an event in which most things have happened.

use event::{
    Absentee, Act, ActKind, Broken, Bye, Byes, Call, Card, Event, Forfeit, GameId, GameResult, ItemId, Maker, Moment,
    Need, Pairer, Pairs, Penalty, PenaltyId, PersonId, PlayerId, Registration, Role, Ruling, Seeding, Selection,
    Settings, Source, Subject, Template,
};
use pairing::dutch::Criterion;
use pairing::{Color, Mark, Points, Title, Withdrawal};

pub(crate) const ORGANISER: PersonId = PersonId(1);

/// What the fields of an act are made of.
#[derive(Clone, Debug)]
pub(crate) struct Stuff {
    pub(crate) a: u16,
    pub(crate) b: u16,
    pub(crate) flag: bool,
    pub(crate) text: String,
}

pub(crate) fn stuff() -> Stuff {
    Stuff { a: 2, b: 1, flag: true, text: "a reason".to_owned() }
}

pub(crate) fn registration(of: &Stuff) -> Registration {
    let card = Card {
        name: format!("Čapek{} {}", of.a, of.text),
        sex: of.flag.then_some('w'),
        federation: "CZE".to_owned(),
        fide_id: format!("30{}", of.a),
        birth: "1990/05/17".to_owned(),
        club: "Sokol Písek".to_owned(),
        contact: "capek@example.org".to_owned(),
    };
    Registration { rating: of.flag.then_some(1800 + of.a), title: of.flag.then_some(Title::Wfm), card }
}

fn settings(of: &Stuff) -> Box<Settings> {
    let template = Template::ALL[usize::from(of.a) % Template::ALL.len()];
    let mut settings = template.settings(format!("Event {}", of.text));
    settings.first_day = event::Date::new(2026, 11, 17);
    settings.initial_color = of.flag.then_some(Color::White);
    settings.publication.delay = u64::from(of.b);
    Box::new(settings)
}

fn selection(of: &Stuff) -> Selection {
    match of.a % 4 {
        0 => Selection::All,
        1 => Selection::Remaining,
        2 => Selection::Range { first: of.b, last: of.a },
        _ => Selection::Boards(vec![of.b, 1]),
    }
}

pub(crate) fn role(of: &Stuff) -> Role {
    match of.b % 10 {
        0 => Role::Organiser,
        1 => Role::ChiefArbiter,
        2 => Role::Deputy,
        3 => Role::SectorArbiter { first: 1, last: of.a },
        4 => Role::PairingOfficer,
        5 => Role::CheckIn,
        6 => Role::ResultEntry,
        7 => Role::Screen,
        8 => Role::Player(PlayerId(of.a)),
        _ => Role::Spectator,
    }
}

fn penalty(of: &Stuff) -> Penalty {
    match of.a % 3 {
        0 => Penalty::Warning,
        1 => Penalty::Expulsion,
        _ => Penalty::Points(Points::from_tenths(i32::from(of.b) * 5)),
    }
}

fn call(of: &Stuff) -> Call {
    Call {
        round: of.flag.then_some(1),
        board: of.flag.then_some(of.a),
        player: of.flag.then_some(PlayerId(of.b)),
        article: of.flag.then(|| "9.5.1".to_owned()),
        text: of.text.clone(),
        is_clock_stopped: of.flag,
        ..Call::new(Need::ALL[usize::from(of.a) % Need::ALL.len()])
    }
}

fn pairs(of: &Stuff) -> Pairs {
    Pairs {
        boards: vec![(PlayerId(of.a), PlayerId(of.b)), (PlayerId(3), PlayerId(4))],
        bye: of.flag.then_some(PlayerId(5)),
    }
}

/// Every result there is.
pub(crate) fn results() -> Vec<GameResult> {
    let pairs = Mark::ALL.into_iter().flat_map(|white| Mark::ALL.into_iter().map(move |black| (white, black)));
    pairs.filter_map(|(white, black)| GameResult::new(white, black)).collect()
}

/// Makes an act of a kind.
pub(crate) fn act(kind: ActKind, of: &Stuff) -> Act {
    let (player, round, board, reason) = (PlayerId(of.a), of.b, of.a, of.text.clone());
    let result = results()[usize::from(of.a) % results().len()];
    let game = GameId(format!("g{}", of.b));
    let boards = selection(of);
    match kind {
        ActKind::Create => Act::Create { settings: settings(of), is_rehearsal: of.flag },
        ActKind::Configure => Act::Configure { settings: settings(of) },
        ActKind::Register => Act::Register { registration: registration(of) },
        ActKind::ChangePlayer => Act::ChangePlayer { player, registration: registration(of) },
        ActKind::CheckIn => Act::CheckIn { player, is_here: of.flag },
        ActKind::Absent => Act::Absent { player, round, is_absent: of.flag },
        ActKind::Withdraw => Act::Withdraw { player, reason },
        ActKind::Return => Act::Return { player },
        ActKind::AskBye => Act::AskBye { player, round, bye: Bye::ALL[usize::from(of.a) % 3] },
        ActKind::CancelBye => Act::CancelBye { player, round },
        ActKind::GrantBye => Act::GrantBye { player, round, bye: Bye::Half },
        ActKind::RefuseBye => Act::RefuseBye { player, round, reason },
        ActKind::Seed => Act::Seed {
            seeding: match of.a % 3 {
                0 => Seeding::ByRating,
                1 => Seeding::ByLot { seed: of.b.into() },
                _ => Seeding::ByHand(vec![player, PlayerId(of.b)]),
            },
        },
        ActKind::Pair if of.flag => Act::Pair { pairer: Pairer::Own { lot: of.b.into() } },
        ActKind::Pair => Act::Pair { pairer: Pairer::Outside { program: "other".to_owned(), pairs: pairs(of) } },
        ActKind::ChangePairing => Act::ChangePairing { pairs: pairs(of), reason, is_override: of.flag },
        ActKind::DiscardDraft => Act::DiscardDraft {},
        ActKind::Publish => Act::Publish {},
        ActKind::WithdrawPublication => Act::WithdrawPublication { reason },
        ActKind::Schedule => Act::Schedule { round, at: of.flag.then_some(of.a.into()) },
        ActKind::Start => Act::Start { boards },
        ActKind::AttachGame => Act::AttachGame { round, board, game },
        ActKind::EnterResult => Act::EnterResult { round, board, result, source: source(of, game) },
        ActKind::AttachMoves => Act::AttachMoves { round, board, game },
        ActKind::CorrectResult => Act::CorrectResult { round, board, result, reason },
        ActKind::Forfeit => {
            let absent = Absentee::ALL[usize::from(of.b) % 3];
            Act::Forfeit { round, forfeits: vec![Forfeit { board, absent }] }
        }
        ActKind::DecideMatch => Act::DecideMatch { winner: player, loser: PlayerId(of.b), reason },
        ActKind::CloseRound => Act::CloseRound {},
        ActKind::ReopenRound => Act::ReopenRound { reason },
        ActKind::Finish => Act::Finish { early: of.flag.then_some(reason) },
        ActKind::Reopen => Act::Reopen { reason },
        ActKind::Appoint => Act::Appoint { person: PersonId(of.a.into()), role: role(of), name: reason },
        ActKind::Revoke => Act::Revoke { person: PersonId(of.a.into()), role: role(of) },
        ActKind::Penalise => Act::Penalise { player, penalty: penalty(of), article: "12.9".to_owned(), reason },
        ActKind::LiftPenalty => Act::LiftPenalty { penalty: PenaltyId(of.a.into()), reason },
        ActKind::Announce => Act::Announce { text: reason },
        ActKind::WithdrawAnnouncement => Act::WithdrawAnnouncement { announcement: of.a.into() },
        ActKind::Note => Act::Note { text: reason },
        ActKind::Raise => Act::Raise { call: call(of) },
        ActKind::Take => Act::Take { item: ItemId(of.a.into()) },
        ActKind::Release => Act::Release { item: ItemId(of.a.into()) },
        ActKind::Settle => Act::Settle { item: ItemId(of.a.into()), decision: reason },
        ActKind::StopClocks => Act::StopClocks { boards, reason },
        ActKind::ResumeClocks => Act::ResumeClocks { boards },
        ActKind::AddTime => Act::AddTime { boards, time: of.b.into(), reason },
        ActKind::Erase if of.flag => Act::Erase { subject: Subject::Player(player) },
        ActKind::Erase => Act::Erase { subject: Subject::Person(PersonId(of.a.into())) },
    }
}

fn source(of: &Stuff, game: GameId) -> Source {
    match of.b % 5 {
        0 => Source::Game(game),
        1 => Source::Slip,
        2 => Source::Arbiter,
        3 => Source::DefaultTime,
        _ => Source::Absence,
    }
}

/// Makes a ruling of every kind about player `of.a` and others.
pub(crate) fn rulings(of: &Stuff) -> Vec<Ruling> {
    let (player, round, board, reason) = (PlayerId(of.a), of.b, 1, of.text.clone());
    let other = PlayerId(of.b);
    let (free, pairs, boards) = (vec![(player, Mark::HalfBye)], pairs(of), vec![1, of.a]);
    let broken = vec![
        Broken::Absolute { criterion: Criterion::C1, players: vec![player, other] },
        Broken::Worse { criterion: Criterion::C12, players: vec![player] },
        Broken::Order { players: vec![player] },
        Broken::Color { white: player, black: other, article: "5.2.1".to_owned() },
    ];
    let result = GameResult::DRAWN;
    let game = GameId("g1".to_owned());
    let (item, id, bye) = (ItemId(1), PenaltyId(1), Bye::Half);
    let role = Role::SectorArbiter { first: 1, last: 2 };
    vec![
        Ruling::Created { settings: settings(of), is_rehearsal: of.flag },
        Ruling::Configured { settings: settings(of) },
        Ruling::Registered { player, rating: Some(1900), title: Some(Title::Fm), from_round: 1 },
        Ruling::PlayerChanged { player, rating: None, title: None },
        Ruling::CheckedIn { player, round, is_here: true },
        Ruling::AbsenceNoted { player, round, is_absent: true },
        Ruling::Withdrawn { player, after_round: 1, games: Some(Withdrawal::Annulled), reason: reason.clone() },
        Ruling::Returned { player, from_round: 2 },
        Ruling::ByeAsked { player, round, bye },
        Ruling::ByeCancelled { player, round },
        Ruling::ByeGranted { player, round, bye },
        Ruling::ByeRefused { player, round, reason: reason.clone() },
        Ruling::Seeded { order: vec![player, other] },
        Ruling::NumbersFrozen {},
        Ruling::ColorDrawn { color: Color::Black },
        Ruling::Drafted {
            round,
            pairs: pairs.clone(),
            free: free.clone(),
            maker: Maker::Outside("other".to_owned()),
            broken: broken.clone(),
        },
        Ruling::PairingChanged { round, pairs, free, broken, reason: reason.clone() },
        Ruling::DraftDiscarded { round },
        Ruling::Published { round },
        Ruling::PublicationWithdrawn { round, are_numbers_free: true, reason: reason.clone() },
        Ruling::Scheduled { round, at: of.flag.then_some(of.a.into()) },
        Ruling::BoardsStarted { round, boards: boards.clone() },
        Ruling::GameAttached { round, board, game: game.clone() },
        Ruling::ResultEntered { round, board, result, source: Source::Slip },
        Ruling::MovesAttached { round, board, game },
        Ruling::ResultCorrected { round, board, was: result, result, paired_before: vec![2], reason: reason.clone() },
        Ruling::MatchDecided { winner: player, loser: other, reason: reason.clone() },
        Ruling::RoundClosed { round },
        Ruling::RoundReopened { round, reason: reason.clone() },
        Ruling::Finished { early: Some(reason.clone()) },
        Ruling::Reopened { reason: reason.clone() },
        Ruling::Appointed { person: PersonId(2), role },
        Ruling::Revoked { person: PersonId(2), role },
        Ruling::Penalised {
            id,
            player,
            penalty: Penalty::Points(Points::HALF),
            round: 1,
            article: "12.9".to_owned(),
            reason: reason.clone(),
        },
        Ruling::PenaltyLifted { id, reason: reason.clone() },
        Ruling::Announced { id: 1, text: reason.clone() },
        Ruling::AnnouncementWithdrawn { announcement: 1 },
        Ruling::Noted { text: reason.clone() },
        Ruling::Raised { item, call: Call { player: Some(player), text: reason.clone(), ..Call::new(Need::Claim) } },
        Ruling::Taken { item, by: PersonId(2) },
        Ruling::Released { item },
        Ruling::Settled { item, by: PersonId(2), decision: reason.clone() },
        Ruling::ClocksStopped { round, boards: boards.clone(), reason: reason.clone() },
        Ruling::ClocksResumed { round, boards: boards.clone() },
        Ruling::TimeAdded { round, boards, time: 60_000, reason },
        Ruling::Erased { subject: Subject::Player(player) },
    ]
}

/// Makes an event with a closed round, a draft, an open call and a penalty about player 2, a note and an announcement.
///
/// Every text that is not for everybody has `secret` in it.
pub(crate) fn event() -> Event {
    let mut event = Event::new();
    let forbidden = Vec::new();
    let byes = Byes { most: 2, last_round: None };
    let mut settings = Settings { name: "Open".to_owned(), rounds: 5, byes, forbidden, ..Settings::default() };
    settings.publication.shows.remove(&event::Field::Rating);
    let mut acts = vec![Act::Create { settings: Box::new(settings.clone()), is_rehearsal: false }];
    for number in 1..=6_u16 {
        let card = Card {
            name: format!("Player {number}"),
            sex: Some('m'),
            fide_id: format!("secret-{number}"),
            birth: "1990/05/17".to_owned(),
            contact: format!("secret-contact-{number}"),
            ..Card::default()
        };
        acts.push(Act::Register { registration: Registration { rating: Some(2000 - number), title: None, card } });
    }
    settings.forbidden =
        vec![event::Forbidden { players: vec![PlayerId(5), PlayerId(6)], first_round: 1, last_round: 5 }];
    let person = PersonId(2);
    let call = Call { player: Some(PlayerId(2)), text: "secret call".to_owned(), ..Call::new(Need::Call) };
    let secret = |text: &str| format!("secret {text}");
    acts.extend([
        Act::Configure { settings: Box::new(settings) },
        Act::Appoint { person, role: Role::ChiefArbiter, name: secret("official") },
        Act::Seed { seeding: Seeding::ByRating },
        Act::Pair { pairer: Pairer::Own { lot: 1 } },
        Act::Publish {},
        Act::Start { boards: Selection::All },
    ]);
    for board in 1..=3 {
        let source = Source::Slip;
        acts.push(Act::EnterResult { round: 1, board, result: GameResult::WHITE_WINS, source });
    }
    acts.extend([
        Act::CloseRound {},
        Act::AskBye { player: PlayerId(2), round: 4, bye: Bye::Half },
        Act::Absent { player: PlayerId(2), round: 3, is_absent: true },
        Act::Penalise {
            player: PlayerId(2),
            penalty: Penalty::Warning,
            article: "11.5".to_owned(),
            reason: secret("warning"),
        },
        Act::Raise { call },
        Act::Announce { text: "Lunch".to_owned() },
        Act::Note { text: secret("note") },
        Act::Pair { pairer: Pairer::Own { lot: 1 } },
    ]);
    for (at, act) in (1_000..).map(Moment).zip(acts) {
        event.act(at, ORGANISER, act).unwrap();
    }
    event
}
