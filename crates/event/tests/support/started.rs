// An event for examples in the documentation: four players, round 1 running, a result on board 1.

use event::{Act, Event, GameResult, Moment, Pairer, PersonId, Registration, Seeding, Selection, Settings, Source};

pub fn started() -> Event {
    let settings =
        Settings { name: "Club cup".to_owned(), initial_color: Some(pairing::Color::White), ..Settings::default() };
    let mut acts = vec![Act::Create { settings: Box::new(settings), is_rehearsal: false }];
    for name in ["Ashby", "Brož", "Čapek", "Danko"] {
        acts.push(Act::Register { registration: Registration::named(name) });
    }
    acts.push(Act::Seed { seeding: Seeding::ByRating });
    acts.push(Act::Pair { pairer: Pairer::Own { lot: 7 } });
    acts.push(Act::Publish {});
    acts.push(Act::Start { boards: Selection::All });
    acts.push(Act::EnterResult { round: 1, board: 1, result: GameResult::WHITE_WINS, source: Source::Slip });
    let mut event = Event::new();
    for (at, act) in (0..).map(Moment).zip(acts) {
        event.act(at, PersonId(1), act).expect("the event is run by the rules");
    }
    event
}
