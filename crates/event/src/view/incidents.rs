//! What happened to players across the rounds.

use crate::id::{Moment, PenaltyId, PlayerId};
use crate::state::{Imposed, Item, State};
use crate::terms::{Need, Penalty};

/// Something that happened with a player: what was raised about them, or a penalty.
///
/// ```
/// # mod doc { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/support/started.rs")); }
/// # let mut event = doc::started();
/// use event::{Act, IncidentKind, Moment, Penalty, PersonId, PlayerId};
/// let (player, penalty) = (PlayerId(4), Penalty::Warning);
/// let (article, reason) = ("11.5".to_owned(), "noise".to_owned());
/// event.act(Moment(20), PersonId(1), Act::Penalise { player, penalty, article, reason }).unwrap();
/// assert_eq!(event.incidents_of(player)[0].kind, IncidentKind::Penalty(penalty));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Incident {
    /// When.
    pub at: Moment,
    /// The player.
    pub player: PlayerId,
    /// The round, if it belongs to one.
    pub round: Option<u16>,
    /// The board, if it belongs to one.
    pub board: Option<u16>,
    /// What happened.
    pub kind: IncidentKind,
    /// The number of the penalty, if it is one; it is lifted by this number.
    pub penalty: Option<PenaltyId>,
    /// The article.
    pub article: Option<String>,
    /// What was told.
    pub text: String,
    /// What was decided; none if it is still open or nothing had to be decided.
    pub decision: Option<String>,
}

/// What happened with a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum IncidentKind {
    /// Something that needed an arbiter.
    Raised(Need),
    /// A penalty of the event that stands.
    Penalty(Penalty),
    /// A penalty of the event that was lifted.
    Lifted(Penalty),
}

impl State {
    /// Lists what happened with players, in order of time.
    pub(crate) fn incidents(&self) -> Vec<Incident> {
        let raised = self.items.iter().filter_map(of_item);
        let mut incidents: Vec<Incident> = raised.chain(self.penalties.iter().map(of_penalty)).collect();
        incidents.sort_by_key(|incident| incident.at);
        incidents
    }
}

fn of_item(item: &Item) -> Option<Incident> {
    let call = item.call();
    Some(Incident {
        at: item.raised_at(),
        player: call.player?,
        round: call.round,
        board: call.board,
        kind: IncidentKind::Raised(call.need),
        penalty: None,
        article: call.article.clone(),
        text: call.text.clone(),
        decision: item.settled().map(|(_, _, decision)| decision.to_owned()),
    })
}

fn of_penalty(imposed: &Imposed) -> Incident {
    let kind = if imposed.lifted.is_some() { IncidentKind::Lifted } else { IncidentKind::Penalty };
    Incident {
        at: imposed.at,
        player: imposed.player,
        round: Some(imposed.round),
        board: None,
        kind: kind(imposed.penalty),
        penalty: Some(imposed.id),
        article: Some(imposed.article.clone()).filter(|article| !article.is_empty()),
        text: imposed.reason.clone(),
        decision: imposed.lifted.clone(),
    }
}
