//! Sentences about illegal moves.

use board::{Breach, Role};
use laws::Rule;

use crate::piece::{Part, role};
use crate::{Context, Words};

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

    /// Writes which rule of movement is broken, as part of a sentence; the rule can be more precise than the breach.
    pub(crate) fn breach_clause(&self, breach: Breach, rule: Option<Rule>, context: &Context<'_>) -> String {
        // A message is named after the code of its breach, so the only list of names is that of `board`.
        let id = format!("breach-{}", breach.code());
        let role = match breach {
            Breach::WayOfMoving { role: kind } => role(kind),
            _ => "none",
        };
        let pieces = self.pieces(breach.by(), Part::Standing, None, context);
        let rule = rule.map_or("none", Rule::name);
        self.say(&id, &args!["role" => role, "pieces" => pieces, "n" => breach.by().len(), "rule" => rule])
    }
}
