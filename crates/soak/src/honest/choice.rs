//! Chooses the next acts of honest players: mostly moves, and sometimes anything else that can be done at a board.

use board::Position;
use protocol::Seat;
use serde_json::{Value, json};

use crate::Lot;

/// An act from a seat. At a shared screen the act contains `by`.
pub(super) type Deed = (Seat, Value);

/// The state of the game, as far as the next act depends on it.
#[derive(Clone, Debug, Default)]
pub(super) struct Stands {
    pub(super) phase: String,
    pub(super) turn: String,
    position: String,
    offer: Option<String>,
}

impl Stands {
    /// Reads the state from an entry or a view.
    pub(super) fn of(stands: &Value) -> Self {
        let text = |name: &str| stands[name].as_str().unwrap_or_default().to_owned();
        let offer = stands["offer"].as_str().map(str::to_owned);
        Self { phase: text("phase"), turn: text("turn"), position: text("position"), offer }
    }

    fn to_move(&self) -> Seat {
        if self.turn == "black" { Seat::Black } else { Seat::White }
    }

    /// Draws a legal move, as UCI.
    fn legal(&self, lot: &mut Lot) -> Option<String> {
        let position: Position = self.position.parse().ok()?;
        let moves: Vec<String> = position.legal_moves().map(|legal| legal.uci().to_string()).collect();
        lot.one_of(&moves).cloned()
    }
}

/// Chooses the next acts.
pub(super) fn next(stands: &Stands, is_physical: bool, has_arbiter: bool, acts: u64, lot: &mut Lot) -> Vec<Deed> {
    let mover = stands.to_move();
    let opponent = mover.changed();
    let act = |seat, name: &str| (seat, json!({ "act": name }));
    match stands.phase.as_str() {
        "waiting" if has_arbiter => vec![act(Seat::Arbiter, "start")],
        "stopped" if has_arbiter && lot.happens(100) => {
            vec![(Seat::Arbiter, json!({ "act": "set_clock", "white": 60_000, "black": 60_000 }))]
        }
        "stopped" if has_arbiter && lot.happens(80) => {
            vec![(Seat::Arbiter, json!({ "act": "rule", "decision": "reject" }))]
        }
        "stopped" if has_arbiter => vec![act(Seat::Arbiter, "resume")],
        "stopped" => vec![act(Seat::White, "agree_resume"), act(Seat::Black, "agree_resume")],
        "sealing" => {
            let text = stands.legal(lot).unwrap_or_else(|| "e2e4".to_owned());
            let nonce: String = [lot.number(), lot.number(), lot.number(), lot.number()]
                .map(|number| format!("{number:016x}"))
                .concat();
            vec![(mover, json!({ "act": "seal", "text": text, "nonce": nonce })), act(mover, "stop_clocks")]
        }
        "adjourned" => vec![
            act(Seat::White, "arrive"),
            act(Seat::Black, "arrive"),
            act(Seat::Arbiter, "open_envelope"),
            act(Seat::Arbiter, "resume"),
        ],
        "playing" if acts > 160 => vec![act(mover, "resign")],
        "playing" if lot.happens(60) && stands.offer.is_some() => vec![act(opponent, "accept_draw")],
        "playing" if lot.happens(770) => moving(stands, mover, is_physical, lot),
        "playing" => incident(stands, mover, is_physical, has_arbiter, lot),
        _ => Vec::new(),
    }
}

/// Makes the acts of a move on this kind of board.
fn moving(stands: &Stands, mover: Seat, is_physical: bool, lot: &mut Lot) -> Vec<Deed> {
    let Some(mv) = stands.legal(lot) else {
        // On a physical board the position may not be playable: just press the clock.
        return vec![(mover, json!({ "act": "press" }))];
    };
    if !is_physical || lot.happens(300) {
        return vec![(mover, json!({ "act": "play", "move": mv }))];
    }
    let mut deeds = Vec::new();
    if lot.happens(600) {
        deeds.push((mover, json!({ "act": "touch", "square": &mv[..2] })));
    }
    deeds.push((mover, json!({ "act": "move", "move": mv })));
    deeds.push((mover, json!({ "act": "press" })));
    deeds
}

/// Makes acts other than a move.
fn incident(stands: &Stands, mover: Seat, is_physical: bool, has_arbiter: bool, lot: &mut Lot) -> Vec<Deed> {
    let opponent = mover.changed();
    let either = if lot.happens(500) { mover } else { opponent };
    let act = |seat, name: &str| vec![(seat, json!({ "act": name }))];
    let intended = stands.legal(lot);
    match lot.below(if has_arbiter { 19 } else { 12 }) {
        0 | 1 => act(either, "offer_draw"),
        2 => act(either, "decline_draw"),
        3 => vec![(mover, json!({ "act": "claim_draw", "ground": "repetition", "intended": intended }))],
        4 => vec![(mover, json!({ "act": "claim_draw", "ground": "fifty_moves" }))],
        5 => act(either, "claim_flag"),
        6 => act(either, "claim_illegal_move"),
        7 => vec![(mover, json!({ "act": "adjust", "squares": ["e1", "e8"] }))],
        // Both at once: the server decides which came first.
        8 => vec![(opponent, json!({ "act": "offer_draw" })), (mover, json!({ "act": "play", "move": intended }))],
        9 if lot.happens(150) => act(either, "resign"),
        9 => act(either, "withdraw_nothing"),
        10 if is_physical => vec![(mover, json!({ "act": "play", "move": "e2e5" }))],
        10 => vec![(mover, json!({ "act": "play", "move": "a1h8" }))],
        11 if has_arbiter => act(either, "stop_clocks"),
        11 => act(either, "ask_record"),
        12 => vec![(Seat::Arbiter, json!({ "act": "add_time", "player": "white", "ms": 2_000 }))],
        13 => vec![(Seat::Arbiter, json!({ "act": "warn", "player": "black", "why": "he hums" }))],
        14 => act(Seat::Arbiter, "stop_clocks"),
        15 => act(Seat::Arbiter, "adjourn"),
        16 => vec![(either, json!({ "act": "report", "irregularity": "disturbance" }))],
        17 => vec![(either, json!({ "act": "record", "text": "e4" }))],
        _ => vec![(
            Seat::Arbiter,
            json!({ "act": "penalise", "player": "white", "penalty": "opponent_time", "ms": 60_000 }),
        )],
    }
}

/// Assigns an act to the client of its seat: at a shared screen the act names the player.
pub(super) fn at_seat(seats: &[Seat], (seat, mut act): Deed) -> Option<(usize, Value)> {
    if let Some(index) = seats.iter().position(|known| *known == seat) {
        return Some((index, act));
    }
    let index = seats.iter().position(|known| *known == Seat::Both)?;
    act["by"] = seat.player().map(|_| seat.name())?.into();
    Some((index, act))
}
