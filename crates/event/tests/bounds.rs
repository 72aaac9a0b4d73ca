//! Numbers that are too large are refused, with the largest one that is not.

mod support;

use event::{
    Acceleration, Act, Byes, Forbidden, Format, Penalty, PersonId, PlayerId, Publication, Refusal, Registration, Role,
    Selection, Settings, SettingsFlaw,
};
use pairing::{Keizer, Points, Scoring};
use support::{Hall, of, swiss};

fn too_large(refusal: &Refusal) -> (&'static str, u64, u64) {
    let Refusal::TooLarge { what, found, most } = refusal else { panic!("{refusal}") };
    (what, *found, *most)
}

#[test]
fn time_points_ratings_years_boards_and_people_have_limits() {
    let mut hall = Hall::with_players(swiss(3), 4);
    let rated =
        |rating| Act::Register { registration: Registration { rating: Some(rating), ..Registration::named("X") } };
    assert_eq!(too_large(&hall.refuse(rated(4_001))), ("rating", 4_001, 4_000));
    assert_eq!(too_large(&hall.refuse(Act::Schedule { round: 1, at: Some(u64::MAX) })).2, 9_999);
    hall.act(Act::Schedule { round: 1, at: Some(1_800_000_000_000) });
    let appoint = |person, role| Act::Appoint { person: PersonId(person), role, name: String::new() };
    assert_eq!(too_large(&hall.refuse(appoint(u32::MAX, Role::Screen))).0, "person");
    let sector = Role::SectorArbiter { first: 1, last: 10_000 };
    assert_eq!(too_large(&hall.refuse(appoint(7, sector))), ("board", 10_000, 9_999));
    let penalise = |tenths| Act::Penalise {
        player: PlayerId(1),
        penalty: Penalty::Points(Points::from_tenths(tenths)),
        article: String::new(),
        reason: "noise".to_owned(),
    };
    assert_eq!(too_large(&hall.refuse(penalise(1_001))), ("points", 101, 100));
    hall.act(penalise(1_000));
    hall.start_round();
    let add = |time| Act::AddTime { boards: Selection::All, time, reason: "alarm".to_owned() };
    assert_eq!(too_large(&hall.refuse(add(36_000_001))), ("minutes", 601, 600));
    assert_eq!(too_large(&hall.refuse(add(u64::MAX))).0, "minutes");
    hall.act(add(36_000_000));
}

#[test]
fn settings_have_limits() {
    let flaws = |settings: Settings| -> Vec<&'static str> {
        let name = |flaw: SettingsFlaw| match flaw {
            SettingsFlaw::TooLarge { setting, found, most } => {
                assert!(found > most);
                setting
            }
            flaw => panic!("{flaw}"),
        };
        settings.flaws().into_iter().map(name).collect()
    };
    let delayed = |delay| Settings { publication: Publication { delay, ..Publication::default() }, ..swiss(3) };
    assert_eq!(flaws(delayed(3_600_000)), [""; 0]);
    assert_eq!(flaws(delayed(u64::MAX)), ["delay"]);
    let tiebreaks = swiss(3).tiebreaks.into_iter().cycle().take(21).collect();
    assert_eq!(flaws(Settings { tiebreaks, ..swiss(3) }), ["tiebreaks"]);
    assert_eq!(flaws(Settings { byes: Byes { most: 1, last_round: Some(201) }, ..swiss(3) }), ["byes"]);
    let scoring = Scoring::new(Points::from_tenths(1_001), Points::ONE, Points::ZERO);
    assert_eq!(flaws(Settings { scoring, ..swiss(3) }), ["scoring"]);
    let forbidden = vec![Forbidden { players: vec![PlayerId(1), PlayerId(2)], first_round: 1, last_round: 999 }];
    assert_eq!(flaws(Settings { forbidden, ..swiss(3) }), ["forbidden_rounds"]);
    let points = Points::from_tenths(9_999);
    let span = pairing::Acceleration { points, first_round: 1, last_round: 999, first_player: 1, last_player: 2 };
    let acceleration = Acceleration::Custom(vec![span; 501]);
    assert_eq!(
        flaws(Settings { acceleration, ..swiss(3) }),
        ["acceleration", "acceleration_rounds", "acceleration_points"]
    );
    // Without limits the sums of such an evening would not fit into a number.
    let wild = Keizer { top: Some(u32::MAX), win: u32::MAX, rest: 999, passes: u32::MAX, ..Keizer::default() };
    assert_eq!(flaws(of(Format::Keizer(wild))), ["keizer_value", "keizer_share", "keizer_rest", "keizer_passes"]);
    assert_eq!(flaws(of(Format::Keizer(Keizer::default()))), [""; 0]);
}
