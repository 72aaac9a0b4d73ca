//! Checks one game: whether its journal agrees with what the clients were told.

use std::collections::{BTreeMap, HashMap};
use std::fmt;

use laws::Game;
use protocol::{Audience, ClockFrame, EnteredRow, Row, Seat, Secrets, WireEntry};
use serde_json::Value;
use server::ChainedRow;
use sha2::{Digest, Sha256};

use crate::history::{Answer, History, Seen, digest};

/// A problem of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the fields are the seat, the client's number of the act, and the row")]
pub enum Problem {
    /// A row does not follow from the one before, or does not have the hash it claims.
    Chain { seq: u64, what: String },
    /// A row cannot be read or replayed.
    Unreadable { seq: u64, what: String },
    /// An act was acknowledged and has no row.
    Lost { seat: Option<Seat>, id: u64, seq: u64 },
    /// The row of an acknowledged act has another hash.
    Changed { seat: Option<Seat>, id: u64, seq: u64 },
    /// An act has two rows.
    Doubled { seat: Seat, id: String, seq: u64 },
    /// Acts have their rows in another order than that in which they were sent.
    Reordered { seat: Seat, id: String, seq: u64 },
    /// A row holds an act that nobody has sent.
    Invented { seat: Seat, id: String, seq: u64 },
    /// An act was refused and has a row.
    RefusedButKept { seat: Seat, id: String, seq: u64 },
    /// An entry that a client was told is not in the journal in that form.
    ToldNotKept { seat: Option<Seat>, seq: u64 },
    /// A client that was connected was not told of a row.
    NotTold { seat: Option<Seat>, seq: u64 },
    /// An entry was told again.
    ToldAgain { seat: Option<Seat>, seq: u64 },
    /// A view named a row that is not in the journal in that form.
    ViewNotKept { seat: Option<Seat>, seq: u64 },
    /// A view showed less than was told before.
    WentBack { seat: Option<Seat>, last: u64, seq: u64 },
    /// The clocks of a row differ from those computed from the rows up to it.
    Clock { seq: u64, kept: String, folded: String },
    /// The clocks of an answer differ from those of the row.
    ToldClock { seat: Option<Seat>, id: u64, seq: u64 },
    /// An answer came to an act that was not sent.
    AnsweredUnasked { seat: Option<Seat>, id: u64 },
    /// The same act got another answer the second time.
    AnsweredDifferently { seat: Option<Seat>, id: u64 },
    /// An act got no answer though the server was running.
    NoAnswer { seat: Option<Seat>, id: u64 },
    /// Time was charged to the players while the server was down.
    ChargedWhileDown { seq: u64, milliseconds: u64 },
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seat = |seat: &Option<Seat>| seat.map_or("spectator", Seat::name);
        match self {
            Self::Chain { seq, what } => write!(f, "row {seq}: {what}"),
            Self::Unreadable { seq, what } => write!(f, "row {seq} cannot be replayed: {what}"),
            Self::Lost { seat: who, id, seq } => {
                write!(f, "act {id} of {} was acknowledged as row {seq} and is lost", seat(who))
            }
            Self::Changed { seat: who, id, seq } => {
                write!(f, "act {id} of {} was acknowledged with another hash than row {seq} has", seat(who))
            }
            Self::Doubled { seat, id, seq } => write!(f, "act {id} of {} is kept again in row {seq}", seat.name()),
            Self::Reordered { seat, id, seq } => {
                write!(f, "act {id} of {} is kept in row {seq}, after a later one", seat.name())
            }
            Self::Invented { seat, id, seq } => {
                write!(f, "row {seq} holds act {id} of {}, which was never sent", seat.name())
            }
            Self::RefusedButKept { seat, id, seq } => {
                write!(f, "act {id} of {} was refused and is kept in row {seq}", seat.name())
            }
            Self::ToldNotKept { seat: who, seq } => {
                write!(f, "{} was told an entry {seq} that is not kept like that", seat(who))
            }
            Self::NotTold { seat: who, seq } => write!(f, "{} was never told of row {seq}", seat(who)),
            Self::ToldAgain { seat: who, seq } => write!(f, "{} was told of row {seq} again", seat(who)),
            Self::ViewNotKept { seat: who, seq } => {
                write!(f, "{} was shown a row {seq} that is not kept like that", seat(who))
            }
            Self::WentBack { seat: who, last, seq } => {
                write!(f, "{} had seen row {last} and was shown the game at row {seq}", seat(who))
            }
            Self::Clock { seq, kept, folded } => write!(f, "row {seq} has the clocks {kept}, the rows give {folded}"),
            Self::ToldClock { seat: who, id, seq } => {
                write!(f, "act {id} of {} was acknowledged with other clocks than row {seq} has", seat(who))
            }
            Self::AnsweredUnasked { seat: who, id } => write!(f, "{} got an answer to an unknown act {id}", seat(who)),
            Self::AnsweredDifferently { seat: who, id } => {
                write!(f, "act {id} of {} was acknowledged twice, differently", seat(who))
            }
            Self::NoAnswer { seat: who, id } => write!(f, "act {id} of {} got no answer", seat(who)),
            Self::ChargedWhileDown { seq, milliseconds } => {
                write!(
                    f,
                    "row {seq} stops the clocks {milliseconds} ms after the last row: the players paid for the fall"
                )
            }
        }
    }
}

/// Compares the journal of a game with what its clients saw.
pub fn check(history: &History, rows: &[ChainedRow]) -> Vec<Problem> {
    let mut problems: Vec<Problem> = history.clients.iter().flat_map(|seen| seen.problems.clone()).collect();
    check_chain(&history.game, rows, &mut problems);
    let entered = replay(rows, &mut problems);
    check_acts(history, &entered, &mut problems);
    for seen in &history.clients {
        check_answers(seen, rows, &entered, &mut problems);
        check_told(seen, rows, &entered, &mut problems);
    }
    problems
}

/// The rows with acts, by their numbers.
type Entered = BTreeMap<u64, EnteredRow>;

/// Checks the numbers and hashes of the rows, with an independent hash function.
fn check_chain(game: &str, rows: &[ChainedRow], problems: &mut Vec<Problem>) {
    let mut previous: [u8; 32] = Sha256::digest(format!("arbiter journal\0{game}")).into();
    for (row, seq) in rows.iter().zip(1..) {
        let mut broken = |what: &str| problems.push(Problem::Chain { seq, what: what.to_owned() });
        if row.seq != seq {
            broken(&format!("row {} stands in its place", row.seq));
            return;
        }
        if row.previous.0 != previous {
            broken("it does not follow from the row before");
        }
        let mut hash = Sha256::new();
        hash.update(row.previous.0);
        hash.update(row.body.as_bytes());
        if row.hash.0 != <[u8; 32]>::from(hash.finalize()) {
            broken("its content does not give its hash");
        }
        previous = row.hash.0;
    }
}

/// Replays the rows, and compares the clocks of each.
fn replay(rows: &[ChainedRow], problems: &mut Vec<Problem>) -> Entered {
    let mut entered = Entered::new();
    let mut game: Option<Game> = None;
    let mut last = 0;
    for row in rows {
        let seq = row.seq;
        let mut unreadable = |what: String| problems.push(Problem::Unreadable { seq, what });
        let read = match Row::read(&row.body) {
            Ok(read) => read,
            Err(error) => {
                unreadable(error.to_string());
                continue;
            }
        };
        match (read, &mut game) {
            (Row::Created(created), None) => match created.regulations.to_laws() {
                Ok(regulations) => game = Some(Game::new(regulations)),
                Err(error) => unreadable(error.to_string()),
            },
            (Row::Entered(act), Some(game)) => {
                if let Err(error) = act.entry.replay(game) {
                    unreadable(error.to_string());
                }
                let folded = ClockFrame::of(game, act.entry.at());
                if folded != act.clock {
                    let (kept, folded) = (frame(&act.clock), frame(&folded));
                    problems.push(Problem::Clock { seq, kept, folded });
                }
                // The server stops a game by itself only when it loads it again.
                let is_own_stop = act.seat.is_none() && act.entry.text().get().contains("stop_clocks");
                let passed = act.entry.at().0.saturating_sub(last);
                if is_own_stop && passed > 0 {
                    problems.push(Problem::ChargedWhileDown { seq, milliseconds: passed });
                }
                last = act.entry.at().0;
                entered.insert(seq, act);
            }
            (Row::Created(_), Some(_)) => unreadable("it creates a game that is there".to_owned()),
            (_, None) => unreadable("no row before it creates the game".to_owned()),
            // Seats and rematches change nothing on the board.
            (_, Some(_)) => {}
        }
    }
    entered
}

fn frame(clock: &ClockFrame) -> String {
    serde_json::to_string(clock).unwrap_or_default()
}

/// Checks that every recorded act was sent, is recorded once, in its order, and was not refused.
fn check_acts(history: &History, entered: &Entered, problems: &mut Vec<Problem>) {
    let mut kept: HashMap<(Seat, &str), u64> = HashMap::new();
    let mut last: HashMap<Seat, u64> = HashMap::new();
    for (&seq, row) in entered {
        let Some((seat, id)) = row.seat.zip(row.id.as_deref()) else { continue };
        let name = || id.to_owned();
        if kept.insert((seat, id), seq).is_some() {
            problems.push(Problem::Doubled { seat, id: name(), seq });
        }
        let number = id.parse().ok();
        let mut clients = history.clients.iter().filter(|seen| seen.seat == Some(seat));
        let sent = number.and_then(|number| clients.find_map(|seen| seen.acts.get(&number)));
        match (sent, number) {
            (None, _) | (_, None) => problems.push(Problem::Invented { seat, id: name(), seq }),
            (Some(Some(Answer::Refused(_) | Answer::Failed(_))), _) => {
                problems.push(Problem::RefusedButKept { seat, id: name(), seq });
            }
            (Some(_), Some(number)) => {
                if last.get(&seat).is_some_and(|last| number < *last) {
                    problems.push(Problem::Reordered { seat, id: name(), seq });
                }
                last.insert(seat, number);
            }
        }
    }
}

/// Checks that every acknowledged act is recorded as it was acknowledged.
fn check_answers(seen: &Seen, rows: &[ChainedRow], entered: &Entered, problems: &mut Vec<Problem>) {
    let seat = seen.seat;
    for (&id, answer) in &seen.acts {
        let Some(Answer::Kept { seq, hash, clock }) = answer else { continue };
        let seq = *seq;
        let row = rows.get(seq as usize - 1).zip(entered.get(&seq));
        let Some((row, act)) = row.filter(|(_, act)| act.seat == seat && act.id == Some(id.to_string())) else {
            problems.push(Problem::Lost { seat, id, seq });
            continue;
        };
        if row.hash.to_string() != *hash {
            problems.push(Problem::Changed { seat, id, seq });
        }
        if serde_json::from_str::<ClockFrame>(clock).ok().as_ref() != Some(&act.clock) {
            problems.push(Problem::ToldClock { seat, id, seq });
        }
    }
}

/// Finds what the players of a game may not look up while it is played.
fn secrets(rows: &[ChainedRow]) -> Secrets {
    match rows.first().map(|row| Row::read(&row.body)) {
        Some(Ok(Row::Created(created))) => created
            .regulations
            .to_laws()
            .map(|regulations| Secrets::of(&Game::new(regulations), &created.table))
            .unwrap_or_default(),
        _ => Secrets::default(),
    }
}

/// Checks that everything a client was told is recorded, and that it was told everything it may see.
fn check_told(seen: &Seen, rows: &[ChainedRow], entered: &Entered, problems: &mut Vec<Problem>) {
    let seat = seen.seat;
    for (seq, hash) in &seen.views {
        if rows.get((*seq).max(1) as usize - 1).is_none_or(|row| row.hash.to_string() != *hash) {
            problems.push(Problem::ViewNotKept { seat, seq: *seq });
        }
    }
    let mut told: BTreeMap<u64, u64> = seen.told.iter().map(|told| (told.seq, told.digest)).collect();
    let Some(last) = seen.last() else { return };
    let first = seen.views.first().map_or(last, |(seq, _)| *seq);
    let audience = Audience::of(seat);
    // Where players keep the score, a client that rejoins cannot look up moves that it missed.
    let secrets = if seen.views.len() > 1 { secrets(rows) } else { Secrets::default() };
    for (&seq, row) in entered.range(..=last) {
        let shown = WireEntry::of(Some(seq), &row.entry, audience);
        let shown = shown.and_then(|entry| serde_json::to_value(entry).ok()).map(|entry: Value| digest(&entry));
        match (told.remove(&seq), shown) {
            (Some(told), Some(shown)) if told == shown => {}
            (Some(_), _) => problems.push(Problem::ToldNotKept { seat, seq }),
            (None, Some(_)) if seq > first && audience.recalls(&row.entry, secrets) => {
                problems.push(Problem::NotTold { seat, seq });
            }
            (None, _) => {}
        }
    }
    problems.extend(told.into_keys().map(|seq| Problem::ToldNotKept { seat, seq }));
}
