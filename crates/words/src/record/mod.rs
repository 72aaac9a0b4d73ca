//! The record of a game, for the arbiter's files.
//!
//! It is made in one place, for the terminal, the arbiter's page and the printed report.

mod clock;
mod head;
mod line;
mod text;

pub use head::{Field, Head};
pub use line::{CALL, Line, LineKind, Note, RESTART};

use laws::{Game, Score};

use crate::Words;
use crate::outcome::score_text;
use crate::say::capitalised;

/// The record of a game: the players and the rules, the acts and rulings, and the result.
///
/// ```
/// use board::{Color, Move, Square};
/// use clock::Millis;
/// use laws::{Act, Actor, Game, Regulations, Written};
/// use words::{Head, Locale, Note, Record, Words};
///
/// let (words, mut game) = (Words::new(Locale::Czech), Game::new(Regulations::default()));
/// let mut record = Record::new(&words, &Head::default(), game.regulations());
/// let knight = Act::Play { mv: Written::Move(Move::new(Square::G1, Square::F3)) };
/// for (at, by, act) in [(0, Actor::Arbiter, Act::Start), (5_000, Actor::Player(Color::White), knight)] {
///     let entry = game.judge(Millis(at), by, act);
///     record.lines.extend(words.lines(&game, &entry, &Note::default()));
///     game.apply(&entry);
/// }
/// assert_eq!(record.lines[1].text, "1. Jf3");
/// assert_eq!(record.lines[1].clocks.as_ref().unwrap().white, "1:30:55");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The title.
    pub title: String,
    /// The players, the place and the rules.
    pub head: Vec<Field>,
    /// The acts and rulings, in order.
    pub lines: Vec<Line>,
    /// The result; none until [`Record::close`] is called.
    pub closing: Option<Closing>,
}

/// The result of a game, or that it has none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Closing {
    /// The label of the field: "Result".
    pub label: String,
    /// The score as people print it; an asterisk without a result.
    pub score: String,
    /// The reason, as a sentence without the article.
    pub text: String,
    /// The same sentence with the article.
    pub sentence: String,
    /// The article on which the result rests.
    pub article: Option<String>,
}

impl Record {
    /// Starts a record with its head.
    pub fn new(words: &Words, head: &Head, regulations: &laws::Regulations) -> Self {
        let title = capitalised(&words.plain("record-title"));
        Self { title, head: words.head(head, regulations), lines: Vec::new(), closing: None }
    }

    /// Adds the result, or the state of a game that is not over.
    pub fn close(&mut self, words: &Words, game: &Game) {
        let regulations = game.regulations();
        let label = capitalised(&words.plain("record-result"));
        self.closing = Some(if let Some(outcome) = game.outcome() {
            let text = words.game_over(outcome.score, outcome.reason, None);
            Closing {
                label,
                score: score_text(outcome.score),
                text: words.full_sentence(&text),
                sentence: words.outcome(&outcome, regulations),
                article: outcome.rule.and_then(|rule| regulations.article(rule)).map(|article| article.0.to_owned()),
            }
        } else {
            let text = words.full_sentence(&words.phase(game.phase()));
            Closing { label, score: score_text(Score::NONE), sentence: text.clone(), text, article: None }
        });
    }
}
