//! Sentences about rules.

use laws::Rule;

use crate::Words;

impl Words {
    /// Writes in one sentence what a rule is about.
    ///
    /// ```
    /// use laws::Rule;
    /// use words::{Locale, Words};
    /// let sentence = Words::new(Locale::Czech).rule(Rule::TwoHands);
    /// assert_eq!(sentence, "Tah se provádí pouze jednou rukou.");
    /// ```
    pub fn rule(&self, rule: Rule) -> String {
        self.plain(&format!("rule-{}", rule.name()))
    }
}
