//! A game's entry in lists, as a journal stores it beside the rows.

use crate::error::FrameError;
use crate::rest::games::GameSummary;

impl GameSummary {
    /// Writes the summary for a journal, without the game's id, which the journal knows anyway.
    ///
    /// ```
    /// use protocol::GameSummary;
    /// let summary = GameSummary { game: "a".to_owned(), half_moves: 7, ..GameSummary::default() };
    /// assert_eq!(GameSummary::read("a".to_owned(), &summary.to_listed())?, summary);
    /// # Ok::<(), protocol::FrameError>(())
    /// ```
    pub fn to_listed(&self) -> String {
        let nameless = Self { game: String::new(), ..self.clone() };
        // Serialization cannot fail: all keys are strings.
        serde_json::to_string(&nameless).unwrap_or_default()
    }

    /// Reads the summary of a game from a journal.
    pub fn read(game: String, listed: &str) -> Result<Self, FrameError> {
        Ok(Self { game, ..crate::error::read(listed)? })
    }
}
