//! A round from draft to close, and what is told to all.

use std::io::Write;

use anyhow::{Context, Result, bail};
use clap::Args;
use event::{Act, Pairer, Pairs, Seeding, Selection};
use protocol::event::{EventAudience, EventView};

use super::super::{Run, pair, write_json};
use super::player::find;
use super::store::Store;
use super::{At, show, store};
use crate::exit::Exit;

/// Pair the next round, as a draft
#[derive(Args)]
pub(super) struct Pair {
    #[command(flatten)]
    at: At,
    /// Say for each pair where it comes from
    #[arg(long)]
    why: bool,
    /// The seed of what is drawn by lot; without it one is drawn
    #[arg(long, value_name = "SEED")]
    lot: Option<u64>,
    /// Have another program pair a Swiss, such as "bbpPairings --dutch" or "java -jar javafo.jar"
    #[arg(long, value_name = "PROGRAM", value_parser = program, conflicts_with = "lot")]
    with: Option<server::Pairer>,
    /// Compare the draft with the pairs of that program instead of making one
    #[arg(long, requires = "with", conflicts_with = "why")]
    check: bool,
}

fn program(text: &str) -> Result<server::Pairer, String> {
    server::Pairer::read(text).ok_or_else(|| "expected a program and its arguments".to_owned())
}

impl Run for Pair {
    fn run(self, out: &mut dyn Write) -> Result<Exit> {
        if let Some(pairer) = self.with.as_ref().filter(|_| self.check) {
            return self.compare(out, pairer);
        }
        let mut store = Store::open(&self.at.file)?;
        let lot = self.lot.map_or_else(store::lot, Ok)?;
        let own = Act::Pair { pairer: Pairer::Own { lot } };
        if !store.event().is_seeded()
            && store.event().rounds().is_empty()
            && let Err(refusal) = store.act(Act::Seed { seeding: Seeding::ByRating })?
        {
            return self.at.refused(out, &store, &refusal);
        }
        let act = match &self.with {
            None => own,
            Some(pairer) => {
                // Whatever keeps the round from being paired is told before a program is started.
                if let Err(refusal) = store.try_act(own)
                    && !matches!(refusal, event::Refusal::NoPairing { .. })
                {
                    return self.at.refused(out, &store, &refusal);
                }
                let pairs = pairer.pair(store.event())?;
                Act::Pair { pairer: Pairer::Outside { program: pairer.name(), pairs } }
            }
        };
        if let Err(refusal) = store.act(act)? {
            return self.at.refused(out, &store, &refusal);
        }
        store.commit()?;
        let event = store.event();
        let Some(draft) = event.draft() else { return Ok(Exit::Fine) };
        let view = EventView::new(event, EventAudience::Office);
        if self.at.answer.json {
            let why = self.why.then(|| view.why(draft.number())).flatten();
            write_json(out, &serde_json::json!({ "round": view.round(draft.number()), "why": why }))?;
            return Ok(Exit::Fine);
        }
        let words = self.at.answer.words();
        show::round(out, &words, event, draft)?;
        if self.why {
            writeln!(out)?;
            match (event.settings().format, event.tournament_to_pair()) {
                (event::Format::Swiss | event::Format::RoundRobin { .. }, Ok(tournament)) => {
                    pair::write_reasons(out, &pair::reasons(&words, &tournament)?)?;
                }
                _ => writeln!(out, "{}", words.event_no_criteria())?,
            }
        }
        Ok(Exit::Fine)
    }
}

impl Pair {
    /// Compares the draft with the pairs of another program.
    fn compare(&self, out: &mut dyn Write, pairer: &server::Pairer) -> Result<Exit> {
        let kept = Store::look(&self.at.file)?;
        let event = kept.event();
        let words = self.at.answer.words();
        let Some(draft) = event.draft() else {
            let file = self.at.file.display().to_string();
            return self.at.answer.refused(out, &file, event, &event::Refusal::NoDraft {});
        };
        let (ours, theirs) = (draft.pairs(), pairer.pair(event)?);
        let only = |some: &Pairs, other: &Pairs| -> Vec<String> {
            let number = |id| event.number(id).map_or_else(|| "?".to_owned(), |number| number.to_string());
            let pairs = some.boards.iter().filter(|pair| !other.boards.contains(pair));
            let pairs = pairs.map(|(white, black)| format!("{}-{}", number(*white), number(*black)));
            let bye = some.bye.filter(|_| some.bye != other.bye).map(|bye| format!("bye {}", number(bye)));
            pairs.chain(bye).collect()
        };
        let (own, other) = (only(&ours, &theirs), only(&theirs, &ours));
        let is_same = own.is_empty() && other.is_empty();
        if self.at.answer.json {
            let answer = serde_json::json!({ "program": pairer.name(), "same": is_same, "draft": own, "other": other });
            write_json(out, &answer)?;
        } else if is_same {
            writeln!(out, "{}", words.event_pairer_same(&pairer.name()))?;
        } else {
            writeln!(out, "{}", words.event_pairer_differs(&pairer.name(), &own.join(", "), &other.join(", ")))?;
        }
        Ok(if is_same { Exit::Fine } else { Exit::No })
    }
}

/// Change the draft by hand; criteria that it breaks are recorded
#[derive(Args)]
pub(super) struct Change {
    #[command(flatten)]
    at: At,
    /// Exchange two players
    #[arg(long, num_args = 2, value_names = ["PLAYER", "PLAYER"], group = "how")]
    swap: Vec<String>,
    /// Exchange the colors of a board
    #[arg(long, value_name = "BOARD", group = "how")]
    turn: Option<u16>,
    /// All pairs in the order of boards, such as "1-5,6-2,3-4,bye 7"
    #[arg(long, value_name = "PAIRS", group = "how")]
    pairs: Option<String>,
    /// The reason
    #[arg(long, value_name = "TEXT")]
    reason: String,
    /// Break absolute criteria
    #[arg(long)]
    r#override: bool,
}

impl Run for Change {
    fn run(self, out: &mut dyn Write) -> Result<Exit> {
        let mut store = Store::open(&self.at.file)?;
        let event = store.event();
        let before = event.draft().map(event::Round::pairs).unwrap_or_default();
        let pairs = match (self.swap.as_slice(), self.turn, &self.pairs) {
            ([a, b], ..) => before.swapped(find(event, a)?, find(event, b)?),
            (_, Some(board), _) => before.turned(board),
            (_, _, Some(text)) => read_pairs(event, text)?,
            _ => bail!("a change needs --swap PLAYER PLAYER, --turn BOARD or --pairs PAIRS"),
        };
        let act = Act::ChangePairing { pairs, reason: self.reason.clone(), is_override: self.r#override };
        let entry = match store.act(act)? {
            Ok(entry) => entry,
            Err(refusal) => return self.at.refused(out, &store, &refusal),
        };
        store.commit()?;
        if self.at.answer.json {
            self.at.told(out, &store, &[entry])?;
        } else if let Some(draft) = store.event().draft() {
            show::round(out, &self.at.answer.words(), store.event(), draft)?;
        }
        Ok(Exit::Fine)
    }
}

/// Reads pairs such as `1-5,6-2,bye 7`.
fn read_pairs(event: &event::Event, text: &str) -> Result<Pairs> {
    let mut pairs = Pairs::default();
    for part in text.split(',').map(str::trim).filter(|part| !part.is_empty()) {
        if let Some(player) = part.strip_prefix("bye") {
            anyhow::ensure!(pairs.bye.is_none(), "found a second bye {part:?}, expected one");
            pairs.bye = Some(find(event, player.trim())?);
            continue;
        }
        let (white, black) =
            part.split_once('-').with_context(|| format!("found {part:?}, expected a pair such as 3-8"))?;
        pairs.boards.push((find(event, white.trim())?, find(event, black.trim())?));
    }
    Ok(pairs)
}

/// Throw the draft away
#[derive(Args)]
pub(super) struct Discard {
    #[command(flatten)]
    at: At,
}

impl Run for Discard {
    fn run(self, out: &mut dyn Write) -> Result<Exit> {
        self.at.act(out, [Act::DiscardDraft {}])
    }
}

/// Publish the draft
#[derive(Args)]
pub(super) struct Publish {
    #[command(flatten)]
    at: At,
}

impl Run for Publish {
    fn run(self, out: &mut dyn Write) -> Result<Exit> {
        self.at.act(out, [Act::Publish {}])
    }
}

/// Start the games of the round: all that have not started, or those of some boards
#[derive(Args)]
pub(super) struct Start {
    #[command(flatten)]
    at: At,
    /// The boards
    boards: Vec<u16>,
}

impl Run for Start {
    fn run(self, out: &mut dyn Write) -> Result<Exit> {
        let boards = if self.boards.is_empty() { Selection::Remaining } else { Selection::Boards(self.boards.clone()) };
        self.at.act(out, [Act::Start { boards }])
    }
}

/// Close the round
#[derive(Args)]
pub(super) struct Close {
    #[command(flatten)]
    at: At,
}

impl Run for Close {
    fn run(self, out: &mut dyn Write) -> Result<Exit> {
        self.at.act(out, [Act::CloseRound {}])
    }
}

/// Finish the event
#[derive(Args)]
pub(super) struct Finish {
    #[command(flatten)]
    at: At,
    /// The reason, if rounds are left
    #[arg(long, value_name = "REASON")]
    early: Option<String>,
}

impl Run for Finish {
    fn run(self, out: &mut dyn Write) -> Result<Exit> {
        self.at.act(out, [Act::Finish { early: self.early.clone() }])
    }
}

/// Announce something to all
#[derive(Args)]
pub(super) struct Announce {
    #[command(flatten)]
    at: At,
    /// The text
    text: String,
}

impl Run for Announce {
    fn run(self, out: &mut dyn Write) -> Result<Exit> {
        self.at.act(out, [Act::Announce { text: self.text.clone() }])
    }
}
