//! The protocol of a game: what an arbiter puts into the file.
//!
//! One place makes it, for the terminal, for the arbiter's page and for the printed report.

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

/// The protocol of a game: who played by what rules, what was done and ruled, and how it ended.
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
    /// Who plays, where, and by what rules.
    pub head: Vec<Field>,
    /// What was done and ruled, in order.
    pub lines: Vec<Line>,
    /// How the game ended; none until [`Record::close`] is called.
    pub closing: Option<Closing>,
}

/// How a game ended, or that it has not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Closing {
    /// The name of the field: "Result".
    pub label: String,
    /// The score as people print it; an asterisk without a result.
    pub score: String,
    /// Why, as a sentence without the article.
    pub text: String,
    /// The same sentence with the place of the rule.
    pub sentence: String,
    /// The article that the result rests on.
    pub article: Option<String>,
}

impl Record {
    /// Opens a protocol with its head.
    pub fn new(words: &Words, head: &Head, regulations: &laws::Regulations) -> Self {
        let title = capitalised(&words.plain("record-title"));
        Self { title, head: words.head(head, regulations), lines: Vec::new(), closing: None }
    }

    /// Adds how the game ended, or how it stands.
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
