//! Who may do an act.

use crate::act::Act;
use crate::id::{PersonId, PlayerId};
use crate::judge::Judge;
use crate::refusal::Refusal;
use crate::rights::{Right, right};
use crate::role::{Role, RoleKind};
use crate::terms::Selection;

impl Judge<'_> {
    /// Asks the table whether one of the person's roles allows the act, and how far.
    pub(super) fn check_right(&self, act: &Act) -> Result<(), Refusal> {
        if self.by == PersonId::PROGRAM {
            let roles = vec![RoleKind::Program];
            let is_right = right(RoleKind::Program, self.kind) == Right::All;
            return if is_right { Ok(()) } else { Err(Refusal::NoRight { act: self.kind, roles }) };
        }
        let roles = self.roles();
        let mut refusal = Refusal::NoRight { act: self.kind, roles: roles.iter().map(Role::kind).collect() };
        for role in roles {
            match (right(role.kind(), self.kind), role) {
                (Right::All, _) => return Ok(()),
                (Right::Sector, Role::SectorArbiter { first, last }) => {
                    let is_outside = |board: &u16| !(first..=last).contains(board);
                    let boards: Vec<u16> = self.boards(act).into_iter().filter(is_outside).collect();
                    if boards.is_empty() {
                        return Ok(());
                    }
                    refusal = Refusal::OutsideSector { act: self.kind, boards, first, last };
                }
                (Right::Own, Role::Player(player)) => {
                    if player_of(act) == Some(player) && self.is_at_own_board(act, player) {
                        return Ok(());
                    }
                    refusal = Refusal::NotOwn { act: self.kind, player };
                }
                _ => {}
            }
        }
        Err(refusal)
    }

    /// Returns whether a player's call names no other board than the player's own. Other acts name none.
    fn is_at_own_board(&self, act: &Act, player: PlayerId) -> bool {
        let Act::Raise { call } = act else { return true };
        let own = call.round.and_then(|round| self.state.round(round)?.board_of(player)).map(crate::Board::number);
        call.board.is_none() || call.board == own
    }

    /// Lists the roles of the person who acts.
    pub(super) fn roles(&self) -> Vec<Role> {
        self.state.people.get(&self.by).map(|person| person.roles().collect()).unwrap_or_default()
    }

    /// Lists the boards that an act concerns; what belongs to no board concerns everybody.
    fn boards(&self, act: &Act) -> Vec<u16> {
        let of_item = |item| self.state.item(item).and_then(|item| item.call().board).into_iter().collect();
        match act {
            Act::AttachGame { board, .. } | Act::EnterResult { board, .. } | Act::AttachMoves { board, .. } => {
                vec![*board]
            }
            Act::Forfeit { forfeits, .. } => forfeits.iter().map(|forfeit| forfeit.board).collect(),
            Act::Raise { call } => call.board.into_iter().collect(),
            Act::Take { item } | Act::Release { item } | Act::Settle { item, .. } => of_item(*item),
            Act::Start { boards } | Act::StopClocks { boards, .. } | Act::ResumeClocks { boards } => {
                let all = self.state.last().map(|round| round.boards().len() as u16).unwrap_or_default();
                match boards {
                    Selection::All | Selection::Remaining => (1..=all).collect(),
                    Selection::Range { first, last } => [*first, *last].into(),
                    Selection::Boards(boards) => boards.clone(),
                }
            }
            _ => Vec::new(),
        }
    }
}

/// Returns the player that an act is about.
fn player_of(act: &Act) -> Option<PlayerId> {
    match act {
        Act::CheckIn { player, .. }
        | Act::Absent { player, .. }
        | Act::Withdraw { player, .. }
        | Act::AskBye { player, .. }
        | Act::CancelBye { player, .. } => Some(*player),
        Act::Raise { call } => call.player,
        _ => None,
    }
}
