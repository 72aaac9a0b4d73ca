//! Sentences about illegal moves.

use board::{Breach, Move, Role, Square};
use laws::{Edition, Rule};

use crate::piece::{Part, role};
use crate::{Context, Words};

/// A move that somebody asks about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tried {
    /// It is legal.
    Legal,
    /// It breaks a rule.
    Illegal(Move, Breach),
    /// No piece of the kind can move to the square.
    NoPiece(Role, Square),
}

impl Words {
    /// Writes which rule of movement a move of a kind of piece breaks, with its article.
    ///
    /// ```
    /// use board::{Move, Role, Square};
    /// use laws::{Game, Regulations};
    /// use words::{Context, Locale, Words};
    /// let game = Game::new(Regulations::default());
    /// let breach = game.board().breach(Move::new(Square::A1, Square::A5)).unwrap();
    /// let sentence = Words::new(Locale::English).breach(breach, Role::Rook, &Context::from(&game));
    /// assert_eq!(sentence, "The pawn on a2 is in the way (Article 3.5).");
    /// ```
    pub fn breach(&self, breach: Breach, role: Role, context: &Context<'_>) -> String {
        let rule = Rule::from((breach, role));
        self.sentence(&self.breach_clause(breach, Some(rule), context), [Some(rule), None], context.regulations)
    }

    /// Writes whether a move is legal and, if not, which rule it breaks; the move appears as it was written.
    ///
    /// ```
    /// use board::{Move, Square};
    /// use laws::{Game, Regulations, Rule};
    /// use words::{Context, Locale, Tried, Words};
    /// let game = Game::new(Regulations::default());
    /// let mv = Move::new(Square::E2, Square::E5);
    /// let tried = Tried::Illegal(mv, game.board().breach(mv).unwrap());
    /// let sentence = Words::new(Locale::English).tried("e5", tried, None, &Context::from(&game));
    /// assert_eq!(
    ///     sentence,
    ///     "The move e5 is not legal: a pawn may advance two squares at most, and only from its original square."
    /// );
    /// ```
    pub fn tried(&self, written: &str, tried: Tried, rule: Option<Rule>, context: &Context<'_>) -> String {
        let why = match tried {
            Tried::Legal => {
                return self.sentence(
                    &self.say("why-legal", &args!["move" => written]),
                    [None, None],
                    context.regulations,
                );
            }
            Tried::Illegal(mv, breach) => self.clause(breach, way(mv, breach), rule, context),
            Tried::NoPiece(kind, square) => {
                self.say("why-no_piece", &args!["role" => role(kind), "square" => square.to_string()])
            }
        };
        let clause = self.say("why-illegal", &args!["move" => written, "why" => why]);
        self.sentence(&clause, [rule, None], context.regulations)
    }

    /// Writes where other editions state a rule; `None` if no other one does.
    pub fn other_editions(&self, articles: &[(Edition, String)]) -> Option<String> {
        let texts: Vec<String> = articles.iter().map(|(edition, article)| format!("{article} ({edition})")).collect();
        (!texts.is_empty()).then(|| self.say("why-other_editions", &args!["articles" => texts.join(", ")]))
    }

    /// Writes which rule of movement is broken, as part of a sentence; the rule can be more precise than the breach.
    pub(crate) fn breach_clause(&self, breach: Breach, rule: Option<Rule>, context: &Context<'_>) -> String {
        let role = match breach {
            Breach::WayOfMoving { role: kind } => role(kind),
            _ => "none",
        };
        self.clause(breach, role, rule, context)
    }

    fn clause(&self, breach: Breach, role: &'static str, rule: Option<Rule>, context: &Context<'_>) -> String {
        // A message is named after the code of its breach, so the only list of names is that of `board`.
        let id = format!("breach-{}", breach.code());
        let pieces = self.pieces(breach.by(), Part::Standing, None, context);
        let rule = rule.map_or("none", Rule::name);
        self.say(&id, &args!["role" => role, "pieces" => pieces, "n" => breach.by().len(), "rule" => rule])
    }
}

/// Names the way in which a piece cannot move; a pawn on its file goes too far or backwards.
fn way(mv: Move, breach: Breach) -> &'static str {
    match breach {
        Breach::WayOfMoving { role: Role::Pawn } if mv.from().file() == mv.to().file() => {
            // One or two squares ahead are other breaches.
            let distance = (mv.from().rank() as u8).abs_diff(mv.to().rank() as u8);
            if distance > 2 { "pawn_too_far" } else { "pawn_back" }
        }
        Breach::WayOfMoving { role: kind } => role(kind),
        _ => "none",
    }
}
