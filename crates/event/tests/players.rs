//! Entries, byes, withdrawals, numbers, personal data.

mod support;

use event::{
    Act, Bye, Byes, Card, CheckIn, Event, Field, Format, PersonId, Phase, PlayerId, Refusal, Registration, Role,
    Seeding, Settings, SettingsFlaw, Status, Subject, Template,
};
use pairing::{Mark, Title};
use support::{Hall, names, of, swiss};

#[test]
fn nothing_happens_before_the_event_is_created() {
    let act = Act::Publish {};
    assert_eq!(Event::new().judge(event::Moment(0), PersonId(1), act), Err(Refusal::NotCreated {}));
    let settings = Box::new(Settings { rounds: 0, ..Settings::default() });
    let refusal = Event::new().judge(event::Moment(0), PersonId(1), Act::Create { settings, is_rehearsal: true });
    let flaws = vec![SettingsFlaw::NoName, SettingsFlaw::Rounds { found: 0 }];
    assert_eq!(refusal, Err(Refusal::Settings { flaws }));
}

#[test]
fn settings_that_pairings_rest_on_are_fixed_by_the_first_publication() {
    let mut hall = Hall::with_players(swiss(5), 4);
    let change = |settings: Settings| Act::Configure { settings: Box::new(settings) };
    hall.act(change(swiss(4)));
    hall.start_round();
    assert_eq!(hall.event.phase(), Phase::Running);
    let refusal = hall.refuse(change(of(Format::RoundRobin { is_double: false })));
    assert_eq!(refusal, Refusal::SettingFixed { setting: "format", published: 1 });
    hall.act(change(swiss(6)));
    assert_eq!(hall.event.total_rounds(), Some(6));
    assert_eq!(hall.refuse(change(swiss(6))).code(), "nothing_changes");
}

#[test]
fn the_same_person_enters_once() {
    let mut hall = Hall::new(swiss(5));
    let novak = |birth: &str| Registration {
        card: Card { birth: birth.to_owned(), ..Card::named("Novák, Jan") },
        ..Registration::default()
    };
    hall.act(Act::Register { registration: novak("1961") });
    assert_eq!(hall.refuse(Act::Register { registration: novak("1961") }), Refusal::SamePlayer { player: PlayerId(1) });
    hall.act(Act::Register { registration: novak("1990") });
    assert_eq!(hall.refuse(Act::Register { registration: Registration::named(" ") }), Refusal::NoName {});
}

#[test]
fn numbers_go_by_rating_title_and_name() {
    let mut hall = Hall::new(swiss(5));
    for (name, rating, title) in [
        ("Zeman", Some(2000), None),
        ("Ashby", Some(2000), None),
        ("Young", Some(2000), Some(Title::Fm)),
        ("Brož", None, None),
    ] {
        let registration = Registration { rating, title, ..Registration::named(name) };
        hall.act(Act::Register { registration });
    }
    assert!(!hall.event.is_seeded());
    hall.act(Act::Seed { seeding: Seeding::ByRating });
    let order: Vec<u16> = (1..=4).map(|number| hall.event.numbered(number).unwrap().0).collect();
    assert_eq!(order, [3, 2, 1, 4]);
    let by_hand = |ids: &[u16]| Act::Seed { seeding: Seeding::ByHand(ids.iter().map(|id| PlayerId(*id)).collect()) };
    hall.act(by_hand(&[4, 3, 2, 1]));
    let refusal = hall.refuse(by_hand(&[4, 4, 9, 1]));
    let Refusal::WrongPlayers { missing, twice, strangers } = refusal else { panic!("{refusal}") };
    assert_eq!((missing, twice, strangers), (vec![PlayerId(2), PlayerId(3)], vec![PlayerId(4)], vec![PlayerId(9)]));
    hall.act(Act::Seed { seeding: Seeding::ByLot { seed: 5 } });
}

#[test]
fn a_round_is_paired_only_after_everybody_is_seeded() {
    let mut hall = Hall::with_players(swiss(5), 4);
    hall.register("New, Nora", Some(2500));
    let pair = Act::Pair { pairer: event::Pairer::Own { lot: 0 } };
    assert_eq!(hall.refuse(pair.clone()), Refusal::NotSeeded {});
    hall.act(Act::Seed { seeding: Seeding::ByRating });
    assert_eq!(hall.event.number(PlayerId(5)), Some(1));
    hall.act(pair);
}

#[test]
fn numbers_are_frozen_by_the_fourth_round_of_a_swiss() {
    let mut hall = Hall::with_players(swiss(7), 12);
    for _ in 1..=3 {
        hall.play_round();
        assert!(!hall.event.are_numbers_frozen());
    }
    hall.act(Act::Seed { seeding: Seeding::ByLot { seed: 9 } });
    hall.pair();
    hall.act(Act::Publish {});
    assert!(hall.event.are_numbers_frozen());
    assert_eq!(hall.refuse(Act::Seed { seeding: Seeding::ByRating }), Refusal::NumbersFrozen { round: 4 });
    let late = hall.register("Late, Larry", Some(2600));
    assert_eq!(hall.event.number(late), Some(13), "late entries come last");
    hall.act(Act::WithdrawPublication { reason: "wrong hall".to_owned() });
    assert!(!hall.event.are_numbers_frozen(), "round 4 is not paired any more");
}

#[test]
fn a_bye_is_asked_for_and_granted_within_the_limits() {
    let settings = Settings { byes: Byes { most: 1, last_round: Some(3) }, ..swiss(5) };
    let mut hall = Hall::with_players(settings, 6);
    let (player, bye) = (PlayerId(6), Bye::Half);
    hall.act(Act::AskBye { player, round: 1, bye });
    let refusal = hall.refuse(Act::AskBye { player, round: 2, bye });
    let (most, last_round) = (1, Some(3));
    assert_eq!(refusal, Refusal::ByeNotAllowed { bye, round: 2, had: 1, most, last_round });
    hall.act(Act::RefuseBye { player, round: 1, reason: "too late".to_owned() });
    hall.act(Act::AskBye { player, round: 2, bye });
    let refusal = hall.refuse(Act::AskBye { player: PlayerId(5), round: 4, bye });
    assert_eq!(refusal, Refusal::ByeNotAllowed { bye, round: 4, had: 0, most, last_round });
    hall.act(Act::GrantBye { player, round: 2, bye });
    hall.act(Act::GrantBye { player: PlayerId(5), round: 2, bye: Bye::Full });
    hall.play_round();
    assert!(hall.event.round(1).unwrap().board_of(player).is_some());
    hall.play_round();
    let mark = |id| hall.event.round(2).unwrap().cell(id).unwrap().mark;
    assert_eq!((mark(player), mark(PlayerId(5))), (Mark::HalfBye, Mark::FullBye));
    assert_eq!(hall.refuse(Act::CancelBye { player, round: 2 }), Refusal::RoundPublished { round: 2 });
    let mut cup = Hall::with_players(of(Format::Knockout { games: 1, tie_break_games: 1 }), 4);
    assert_eq!(cup.refuse(Act::AskBye { player: PlayerId(1), round: 1, bye }), Refusal::NoByes {});
}

#[test]
fn only_those_who_checked_in_are_paired() {
    let settings = Settings { check_in: CheckIn::EachRound, ..swiss(5) };
    let mut hall = Hall::with_players(settings, 5);
    let here = |player: u16, is_here| Act::CheckIn { player: PlayerId(player), is_here };
    for player in 1..=4 {
        hall.act(here(player, true));
    }
    hall.act(here(4, false));
    hall.act(here(5, true));
    hall.pair();
    assert_eq!(hall.last().boards().len(), 2);
    assert_eq!(hall.last().cell(PlayerId(4)).map(|cell| cell.mark), Some(Mark::ZeroBye));
    // Number 4 arrives after all: the draft no longer fits.
    hall.act(here(4, true));
    let refusal = hall.refuse(Act::Publish {});
    assert_eq!(refusal, Refusal::DraftStale { round: 1, missing: vec![PlayerId(4)], absent: Vec::new() });
    hall.act(Act::DiscardDraft {});
    hall.play_round();
    assert!(hall.event.page(PlayerId(1)).is_some_and(|page| !page.is_in_next_round));
}

#[test]
fn a_player_who_leaves_is_not_paired_until_they_return() {
    let mut hall = Hall::with_players(swiss(5), 5);
    hall.play_round();
    let player = PlayerId(3);
    hall.act(Act::Withdraw { player, reason: "ill".to_owned() });
    assert_eq!(hall.event.player(player).unwrap().status(), Status::Withdrawn { after_round: 1 });
    assert_eq!(hall.refuse(Act::Withdraw { player, reason: String::new() }), Refusal::Withdrawn { player });
    hall.play_round();
    assert_eq!(hall.last().bye(), None);
    hall.act(Act::Return { player });
    hall.play_round();
    assert!(hall.last().board_of(player).is_some() || hall.last().bye() == Some(player));
    let cells = &hall.event.page(player).unwrap().rounds;
    assert_eq!(cells[1].map(|cell| cell.mark), Some(Mark::ZeroBye));
}

#[test]
fn somebody_who_leaves_before_the_first_round_has_no_number() {
    let mut hall = Hall::with_players(of(Format::RoundRobin { is_double: false }), 5);
    hall.act(Act::Withdraw { player: PlayerId(2), reason: String::new() });
    assert_eq!((hall.event.number(PlayerId(2)), hall.event.number(PlayerId(3))), (None, Some(2)));
    assert_eq!(hall.event.total_rounds(), Some(3));
    hall.play_round();
    assert_eq!(hall.last().boards().len(), 2);
}

#[test]
fn erased_data_is_gone_and_tables_stay() {
    let mut hall = Hall::with_players(swiss(3), 4);
    let link = hall.appoint(50, Role::Player(PlayerId(1)));
    hall.play_round();
    let subject = Subject::Player(PlayerId(1));
    assert_eq!(hall.refuse(Act::Erase { subject }), Refusal::StillNeeded { subject });
    hall.act(Act::Finish { early: Some("the hall burns".to_owned()) });
    let before = (hall.event.standings(), hall.event.tournament().unwrap());
    let rulings = hall.act(Act::Erase { subject });
    assert_eq!(names(&rulings), ["erased", "erased"], "the player and the player's link");
    assert_eq!(hall.event.player(PlayerId(1)).unwrap().name(), None);
    assert_eq!(hall.event.person(link).unwrap().name(), None);
    assert_eq!(hall.event.standings(), before.0);
    let after = hall.event.tournament().unwrap();
    assert_eq!((after.players()[0].name.as_str(), after.players()[0].rating), ("", before.1.players()[0].rating));
    assert_eq!(hall.refuse(Act::Erase { subject }), Refusal::Erased { subject });
    // A journal from which the cards were removed gives the same event.
    let mut again = Event::new();
    for entry in &hall.journal {
        let kept = |of: &Subject| ![subject, Subject::Person(link)].contains(of);
        let cards: Vec<_> = entry.cards.iter().filter(|(of, _)| kept(of)).cloned().collect();
        again.replay(entry.at, entry.by, &entry.rulings, &cards);
    }
    assert_eq!(again, hall.event);
}

#[test]
fn neither_rulings_nor_acts_without_cards_hold_personal_data() {
    let mut hall = Hall::new(swiss(3));
    let card = Card { birth: "1984/05/06".to_owned(), contact: "+420 1".to_owned(), ..Card::named("Secret, Sam") };
    let registration = Registration { rating: Some(1900), title: None, card };
    hall.act(Act::Register { registration: registration.clone() });
    let registration = Registration { rating: Some(1901), ..registration };
    hall.act(Act::ChangePlayer { player: PlayerId(1), registration });
    hall.act(Act::Appoint { person: PersonId(4), role: Role::Deputy, name: "Secret, Sally".to_owned() });
    for entry in &hall.journal {
        let told = format!("{:?} {:?}", entry.rulings, entry.act.without_cards());
        assert!(!["Secret", "1984", "+420"].iter().any(|text| told.contains(text)), "{told}");
    }
}

#[test]
fn the_world_sees_what_the_organiser_publishes() {
    let mut settings = swiss(3);
    settings.publication.shows = [Field::Name, Field::BirthYear].into_iter().collect();
    let mut hall = Hall::new(settings);
    let card = Card { birth: "1984/05/06".to_owned(), club: "Hartwell CC".to_owned(), ..Card::named("Ashby, Helen") };
    hall.act(Act::Register { registration: Registration { rating: Some(2021), title: None, card } });
    let public = hall.event.public_card(PlayerId(1)).unwrap();
    assert_eq!((public.name.as_deref(), public.birth_year.as_deref()), (Some("Ashby, Helen"), Some("1984")));
    assert_eq!((public.rating, public.club), (None, None));
}

#[test]
fn an_event_can_be_played_again() {
    let hall = Hall::new(Template::RapidSunday.settings("Spring"));
    let again = hall.event.settings().again("Autumn", event::Date::new(2026, 10, 4), None);
    let hall = Hall::new(again);
    assert_eq!((hall.event.settings().name.as_str(), hall.event.settings().rounds), ("Autumn", 7));
    let mut rehearsal = Event::new();
    let settings = Box::new(swiss(3));
    rehearsal.act(event::Moment(0), PersonId(1), Act::Create { settings, is_rehearsal: true }).unwrap();
    assert!(rehearsal.is_rehearsal() && !hall.event.is_rehearsal());
}

#[test]
fn accents_do_not_matter_in_the_order_of_names() {
    let mut hall = Hall::new(swiss(5));
    for name in ["Danko", "Čapek", "Cibulka", "Żak", "Ziegler"] {
        hall.register(name, Some(1800));
    }
    hall.act(Act::Seed { seeding: Seeding::ByRating });
    let names: Vec<&str> = (1..=5).filter_map(|n| hall.event.player(hall.event.numbered(n)?)?.name()).collect();
    assert_eq!(names, ["Čapek", "Cibulka", "Danko", "Żak", "Ziegler"]);
}
