//! The lines of a record: what an entry of the journal adds to it.

use board::{ByColor, Color};
use clock::Millis;
use fluent_bundle::FluentArgs;
use laws::{Act, Announcement, Entry, Game, Ruling};

use super::head::one_line;
use crate::piece::{actor, color};
use crate::ruling::rules_of;
use crate::{Context, Words};

/// One line of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The time of the act, or an earlier one at which something fell due.
    pub at: Millis,
    /// The kind of line.
    pub kind: LineKind,
    /// The text without the article.
    pub text: String,
    /// The text with the article.
    pub sentence: String,
    /// The article of the ruling.
    pub article: Option<String>,
    /// The clocks after it.
    pub clocks: Option<ByColor<String>>,
    /// The position that was restored, as FEN.
    pub position: Option<String>,
}

/// The kind of a line in a record.
///
/// ```
/// assert_eq!(words::LineKind::Refusal.name(), "refusal");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineKind {
    /// A move on the board, with its number.
    Move,
    /// A routine act of every move: touching, pressing the clock, recording.
    Step,
    /// An act.
    Act,
    /// A ruling that only states something.
    Note,
    /// A ruling that decides something.
    Decision,
    /// An act that was refused: it changed nothing.
    Refusal,
}

impl LineKind {
    /// Returns a stable name for programs.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Move => "move",
            Self::Step => "step",
            Self::Act => "act",
            Self::Note => "note",
            Self::Decision => "decision",
            Self::Refusal => "refusal",
        }
    }
}

/// Remarks in an act that the Laws do not use.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Note<'a> {
    /// The move as it was written, if it cannot be read.
    pub written: Option<&'a str>,
    /// The reason.
    pub why: Option<&'a str>,
    /// The contents of an opened envelope.
    pub opened: Option<&'a str>,
    /// The place where an adjourned game is to be resumed.
    pub place: Option<&'a str>,
}

/// The reason given when the server stops the clocks because it shuts down or was down.
pub const RESTART: &str = "restart";
/// The reason given when a player stops the clocks to call the arbiter.
pub const CALL: &str = "arbiter";

/// Finds the message for a reason that pages and the server give by name; other reasons are text that a person wrote.
fn known_reason(text: &str) -> Option<&'static str> {
    match text {
        RESTART => Some("reason-restart"),
        CALL => Some("reason-call"),
        _ => None,
    }
}

impl Words {
    /// Writes what an entry adds to the record of a game; `before` is the game before the entry.
    pub fn lines(&self, before: &Game, entry: &Entry, note: &Note<'_>) -> Vec<Line> {
        let context = Context::from(before).after(&entry.act);
        Writer { words: self, before, entry, note, context, lines: Vec::new() }.write()
    }

    /// Makes a sentence without an article.
    pub(super) fn full_sentence(&self, text: &str) -> String {
        crate::say::capitalised(&self.say("full-stop", &args!["sentence" => text]))
    }
}

/// The lines of one entry being written.
struct Writer<'a> {
    words: &'a Words,
    before: &'a Game,
    entry: &'a Entry,
    note: &'a Note<'a>,
    context: Context<'a>,
    lines: Vec<Line>,
}

impl Writer<'_> {
    fn write(mut self) -> Vec<Line> {
        let due = self.entry.due.min(self.entry.rulings.len());
        for index in 0..due {
            self.ruling(index);
        }
        if self.entry.is_refused() {
            self.refusal(due);
            return self.lines;
        }
        self.act(due);
        for index in due..self.entry.rulings.len() {
            self.ruling(index);
        }
        self.lines
    }

    /// Writes the act, unless a ruling says the same.
    fn act(&mut self, due: usize) {
        let (entry, note) = (self.entry, self.note);
        let own = &entry.rulings[due..];
        let is_made = own.iter().any(|ruling| matches!(ruling.announcement, Announcement::MoveMade { .. }));
        match entry.act {
            Act::Tick => {}
            Act::Move { .. } | Act::Play { .. } if is_made => {}
            Act::Move { .. } | Act::Play { .. } => {
                if let Some(text) = self.numbered_act() {
                    self.push(LineKind::Move, entry.at, text, due);
                }
            }
            Act::Press => {
                let done = own.iter().rposition(is_completion).map_or(due, |index| due + index + 1);
                let text = self.said_act();
                self.push(LineKind::Step, entry.at, text, done);
            }
            _ if note.why.is_none() && own.iter().any(|ruling| restates(&ruling.announcement, &entry.act)) => {}
            _ => {
                let text = self.said_act();
                let kind = if is_step(&entry.act) { LineKind::Step } else { LineKind::Act };
                let mut line = plain(kind, entry.at, text);
                for (id, text) in [("record-reason", note.why), ("record-place", note.place)] {
                    if let Some(text) = text.map(one_line).filter(|text| !text.is_empty()) {
                        let text = known_reason(&text).map_or(text, |id| self.words.say(id, &FluentArgs::new()));
                        let added = self.words.say(id, &args!["text" => text]);
                        line.text = format!("{} {added}", line.text);
                    }
                }
                line.sentence.clone_from(&line.text);
                self.lines.push(line);
            }
        }
        if let Some(text) = note.opened {
            let text = self.words.say("record-envelope", &args!["text" => one_line(text)]);
            self.lines.push(plain(LineKind::Note, entry.at, self.words.full_sentence(&text)));
        }
    }

    fn said_act(&self) -> String {
        self.words.act(self.entry.by, &self.entry.act, &self.context)
    }

    /// Writes the move of the act, with its number if the player has the move.
    fn numbered_act(&self) -> Option<String> {
        let read = self.words.written_move(self.entry.act.written()?, &self.context);
        let mv = match (read, self.note.written) {
            (Some(mv), _) => mv,
            (None, Some(text)) => self.words.say("record-written", &args!["text" => one_line(text)]),
            (None, None) => return None,
        };
        let player = self.entry.by.player()?;
        Some(if player == self.before.turn() {
            numbered(self.before, self.before.history().len(), player, &mv)
        } else {
            self.words.say("record-move-of", &args!["by" => color(player), "move" => mv])
        })
    }

    /// Writes a refused act so that it cannot be mistaken for an accepted one.
    fn refusal(&mut self, due: usize) {
        let entry = self.entry;
        let Some(ruling) = entry.rulings[due..].iter().find(|ruling| ruling.is_refusal()) else { return };
        let not_done = match entry.act {
            Act::Move { .. } | Act::Play { .. } => self.numbered_act(),
            _ => None,
        };
        let words = self.words;
        let not_done = if let Some(mv) = not_done {
            words.say("record-not-played", &args!["move" => mv])
        } else {
            let deed = words.deed(entry.by, &entry.act, &self.context);
            words.say("record-not-done", &args!["by" => actor(entry.by), "deed" => deed])
        };
        let head = words.full_sentence(&not_done);
        let why = words.announcement(&ruling.announcement, ruling.rule, &self.context);
        let text = format!("{head} {}", words.full_sentence(&why));
        let sentence = format!("{head} {}", words.sentence(&why, rules_of(ruling), self.context.regulations));
        let article = self.article(ruling);
        self.lines.push(Line { sentence, article, ..plain(LineKind::Refusal, entry.at, text) });
    }

    /// Writes one ruling.
    fn ruling(&mut self, index: usize) {
        let ruling = &self.entry.rulings[index];
        let (words, through) = (self.words, index + 1);
        match ruling.announcement {
            ref kept if kept.is_kept() => {}
            Announcement::MoveMade { by, mv } => {
                // The same act may complete it: then the clocks are those after the press.
                let next = self.entry.rulings.get(through).filter(|next| is_completion(next));
                let through = through + usize::from(next.is_some());
                let half_move = self.after(through).history().len().saturating_sub(1);
                let text = numbered(self.before, half_move, by, &words.made(mv, &self.context));
                self.push(LineKind::Move, ruling.at, text, through);
            }
            Announcement::MoveCompleted { .. } => {}
            Announcement::PositionRestored { position, half_moves } => {
                let text = self.restored(half_moves as usize);
                self.ruled(ruling, &text, through);
                if let Some(line) = self.lines.last_mut() {
                    line.position = Some(position.to_string());
                }
            }
            ref announcement => {
                let text = words.announcement(announcement, ruling.rule, &self.context);
                self.ruled(ruling, &text, through);
            }
        }
    }

    /// Writes which position was restored.
    fn restored(&self, half_moves: usize) -> String {
        let words = self.words;
        let after = self.after(self.entry.rulings.len());
        let history = if after.history().len() < half_moves { self.before.history() } else { after.history() };
        let Some(step) = half_moves.checked_sub(1).and_then(|last| history.get(last)) else {
            return words.plain("record-restored-start");
        };
        let mv = match (step.legal(), step.to_move()) {
            (Some(legal), _) => words.legal_move(legal),
            (None, Some(mv)) => {
                let board = step.before();
                words.chess_move(mv, &Context { board, ..self.context.clone() })
            }
            (None, None) => String::new(),
        };
        let mv = numbered(self.before, half_moves - 1, step.player(), &mv);
        words.say("record-restored", &args!["move" => mv.trim_end()])
    }

    /// Adds a line for a ruling; `through` is the number of rulings applied with it.
    fn ruled(&mut self, ruling: &Ruling, text: &str, through: usize) {
        if text.is_empty() {
            return;
        }
        let sentence = self.words.sentence(text, rules_of(ruling), self.context.regulations);
        let article = self.article(ruling);
        let line = plain(kind_of(&ruling.announcement), ruling.at, self.words.full_sentence(text));
        let clocks = changes_clocks(&ruling.announcement).then(|| self.clocks(ruling.at, through)).flatten();
        self.lines.push(Line { sentence, article, clocks, ..line });
    }

    fn push(&mut self, kind: LineKind, at: Millis, text: String, through: usize) {
        let clocks = self.clocks(at, through);
        self.lines.push(Line { clocks, ..plain(kind, at, text) });
    }

    fn article(&self, ruling: &Ruling) -> Option<String> {
        Some(self.context.regulations.article(ruling.rule?)?.0.to_owned())
    }

    /// Returns the game after the first rulings of the entry.
    fn after(&self, through: usize) -> Game {
        let rulings = &self.entry.rulings[..through];
        let mut game = self.before.clone();
        game.replay(rulings.last().map_or(self.entry.at, |ruling| ruling.at), rulings, self.entry.due);
        game
    }

    /// Writes the clocks after the first rulings of the entry; none in a game without clocks.
    fn clocks(&self, at: Millis, through: usize) -> Option<ByColor<String>> {
        if self.context.regulations.time_control.periods().is_empty() {
            return None;
        }
        let shown = if through == 0 { self.before.clocks(at) } else { self.after(through).clocks(at) };
        Some(ByColor::from_fn(|player| self.words.clock_time(shown[player])))
    }
}

fn plain(kind: LineKind, at: Millis, text: String) -> Line {
    Line { at, kind, sentence: text.clone(), text, article: None, clocks: None, position: None }
}

/// Writes a move with its number in the game.
fn numbered(game: &Game, half_move: usize, player: Color, mv: &str) -> String {
    let start = game.regulations().start;
    let counted = half_move + usize::from(start.turn() == Color::Black);
    let number = start.move_number() as usize + counted / 2;
    let dots = if player == Color::White { "." } else { "…" };
    format!("{number}{dots} {mv}")
}

const fn is_completion(ruling: &Ruling) -> bool {
    matches!(ruling.announcement, Announcement::MoveCompleted { .. })
}

/// Tells whether an act belongs to every move, so that a reader may want to skip it.
const fn is_step(act: &Act) -> bool {
    matches!(
        act,
        Act::Touch { .. }
            | Act::Release { .. }
            | Act::Adjust { .. }
            | Act::Press
            | Act::Record { .. }
            | Act::Announce { .. }
            | Act::Repeat { .. }
            | Act::Correct { .. }
    )
}

/// Tells whether a ruling says what the act did, so that the act needs no line of its own.
const fn restates(announcement: &Announcement, act: &Act) -> bool {
    matches!(
        (act, announcement),
        (Act::Start, Announcement::Started {})
            | (Act::Touch { .. } | Act::Release { .. }, Announcement::Touched { .. })
            | (Act::OfferDraw, Announcement::DrawOffered { .. })
            | (Act::DeclineDraw, Announcement::DrawDeclined { .. })
            | (Act::TakeBack, Announcement::TakeBackProposed { .. })
            | (Act::DeclineTakeBack, Announcement::TakeBackDeclined { .. })
            | (
                Act::ClaimDraw { .. }
                    | Act::ClaimFlag { .. }
                    | Act::ClaimIllegalMove { .. }
                    | Act::ClaimTouchMove { .. }
                    | Act::ClaimQuickplay { .. }
                    | Act::RequestIncrement,
                Announcement::ClaimMade { .. }
            )
            | (Act::Resign | Act::Declare { .. } | Act::ClaimAbsence { .. }, Announcement::GameOver { .. })
            | (Act::Verify { .. }, Announcement::Verified { .. })
            | (Act::Announce { .. }, Announcement::Announced { .. })
            | (Act::Seal { .. }, Announcement::Sealed { .. })
            | (Act::Appeal { .. }, Announcement::Appealed { .. })
            | (Act::DecideAppeal { .. }, Announcement::AppealDecided { .. })
            | (Act::Rule { .. }, Announcement::ClaimAccepted { .. } | Announcement::ClaimRejected { .. })
            | (Act::SetClock { .. }, Announcement::ClockSet { .. })
            | (Act::AddTime { .. }, Announcement::TimeAdded { .. })
            | (Act::DeductTime { .. }, Announcement::TimeDeducted { .. })
            | (Act::Warn { .. }, Announcement::Warned { .. })
            | (Act::Restore { .. }, Announcement::PositionRestored { .. })
            | (Act::Reopen, Announcement::Reopened {})
            | (Act::UndoOffence { .. }, Announcement::OffenceUndone { .. })
            | (Act::Admit { .. }, Announcement::Admitted { .. })
            | (Act::OpenEnvelope { .. }, Announcement::EnvelopeOpened { .. })
            | (Act::Appoint { .. }, Announcement::Appointed { .. })
    )
}

/// Returns the kind of line for a ruling.
const fn kind_of(announcement: &Announcement) -> LineKind {
    match announcement {
        Announcement::Touched { .. } | Announcement::Announced { .. } => LineKind::Step,
        Announcement::Refused { .. } => LineKind::Refusal,
        Announcement::Started {}
        | Announcement::DrawOffered { .. }
        | Announcement::DrawDeclined { .. }
        | Announcement::ClaimMade { .. }
        | Announcement::Verified { .. }
        | Announcement::PeriodReached { .. }
        | Announcement::Appointed { .. }
        | Announcement::MustSeal { .. }
        | Announcement::Sealed { .. }
        | Announcement::Adjourned {}
        | Announcement::Resumed {}
        | Announcement::StopExpired { .. }
        | Announcement::TakeBackProposed { .. }
        | Announcement::TakeBackDeclined { .. }
        | Announcement::Appealed { .. } => LineKind::Note,
        _ => LineKind::Decision,
    }
}

/// Tells whether the clocks are shown with a ruling; a ruling that sets them says so itself.
const fn changes_clocks(announcement: &Announcement) -> bool {
    matches!(
        announcement,
        Announcement::Started {}
            | Announcement::TimeAdded { .. }
            | Announcement::TimeDeducted { .. }
            | Announcement::PeriodReached { .. }
            | Announcement::FlagFell { .. }
            | Announcement::PositionRestored { .. }
            | Announcement::OffenceUndone { .. }
            | Announcement::Adjourned {}
            | Announcement::Resumed {}
            | Announcement::Reopened {}
            | Announcement::GameOver { .. }
    )
}
