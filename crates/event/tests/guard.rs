//! What people cannot bring an event to do: rights that nobody gave, fields that are the program's, names that stay.

mod support;

use event::{Act, PersonId, Refusal, Role};
use support::{Hall, ORGANISER, swiss};

#[test]
fn nobody_renames_a_person_above_them() {
    let mut hall = Hall::new(swiss(3));
    let chief = hall.appoint(2, Role::ChiefArbiter);
    let screen = hall.appoint(3, Role::Screen);
    let call = |person, name: &str| Act::Appoint { person, role: Role::Spectator, name: name.to_owned() };
    let refusal = hall.act_as(chief, call(ORGANISER, "Mallory")).unwrap_err();
    assert_eq!(refusal, Refusal::RoleAbove { role: Role::Organiser });
    hall.act_as(chief, call(ORGANISER, "")).unwrap();
    hall.act_as(chief, call(screen, "Wall of the small room")).unwrap();
    assert_eq!(hall.event.person(screen).unwrap().name(), Some("Wall of the small room"));
    hall.act_as(chief, call(chief, "Cyril")).unwrap();
    assert_eq!(hall.event.person(PersonId(2)).unwrap().name(), Some("Cyril"));
}
