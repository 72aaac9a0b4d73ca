//! Appointing people and revoking their roles.

use crate::bounds::{MOST_BOARDS, MOST_PEOPLE};
use crate::card::{Card, Subject};
use crate::id::PersonId;
use crate::judge::{Answer, Judge, Judged};
use crate::refusal::Refusal;
use crate::role::Role;
use crate::ruling::Ruling;

impl Judge<'_> {
    pub(super) fn appoint(&self, person: PersonId, role: Role, name: &str) -> Judged {
        Self::at_most("person", person.0, MOST_PEOPLE)?;
        match role {
            _ if person == PersonId::PROGRAM => return Err(Refusal::BadRole { role }),
            Role::SectorArbiter { first, last } if first == 0 || last < first => {
                return Err(Refusal::BadRole { role });
            }
            Role::SectorArbiter { last, .. } => Self::at_most("board", last, MOST_BOARDS)?,
            Role::Player(player) => {
                self.player(player)?;
            }
            _ => {}
        }
        self.check_rank(role)?;
        let known = self.state.people.get(&person);
        let is_named = known.and_then(|person| person.name()).is_some_and(|known| known == name.trim());
        let name = name.trim();
        self.changes(known.is_none_or(|person| !person.roles.contains(&role)) || !(name.is_empty() || is_named))?;
        if let Some(known) = known.filter(|_| !(name.is_empty() || is_named || person == self.by)) {
            // Whoever gives somebody another name must be above all their roles.
            known.roles().try_for_each(|role| self.check_rank(role))?;
        }
        let cards = if name.is_empty() { Vec::new() } else { vec![(Subject::Person(person), Card::named(name))] };
        Ok(Answer { rulings: vec![Ruling::Appointed { person, role }], cards })
    }

    pub(super) fn revoke(&self, person: PersonId, role: Role) -> Judged {
        self.check_rank(role)?;
        let has_role = self.state.people.get(&person).is_some_and(|known| known.roles.contains(&role));
        if !has_role {
            return Err(Refusal::NotAppointed { person, role });
        }
        let organisers = self.state.people.values().filter(|known| known.roles.contains(&Role::Organiser)).count();
        if role == Role::Organiser && organisers == 1 {
            return Err(Refusal::LastOrganiser {});
        }
        Ok(Ruling::Revoked { person, role }.into())
    }

    /// Asks for a role that the person who acts may give and take.
    fn check_rank(&self, role: Role) -> Result<(), Refusal> {
        let is_below = self.roles().iter().any(|own| own.can_appoint(&role));
        if is_below { Ok(()) } else { Err(Refusal::RoleAbove { role }) }
    }
}
