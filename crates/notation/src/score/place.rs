//! Lines and columns of places in a text, counted once from its start to its end.

/// Counts lines and columns up to places that come in the order of the text.
///
/// Counting continues from the last place, so that many places cost as much as one pass over the text.
#[derive(Debug)]
pub(crate) struct Places<'t> {
    text: &'t str,
    at: usize,
    line: usize,
    column: usize,
}

impl<'t> Places<'t> {
    pub(crate) fn new(text: &'t str) -> Self {
        Self { text, at: 0, line: 1, column: 1 }
    }

    /// Returns the line and the column of a place, both counted from 1; the column in characters.
    pub(crate) fn of(&mut self, offset: usize) -> (usize, usize) {
        if offset < self.at {
            *self = Self::new(self.text);
        }
        let passed = &self.text[self.at..offset];
        match passed.rfind('\n') {
            Some(feed) => {
                self.line += passed.bytes().filter(|&byte| byte == b'\n').count();
                self.column = passed[feed + 1..].chars().count() + 1;
            }
            None => self.column += passed.chars().count(),
        }
        self.at = offset;
        (self.line, self.column)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_counted_in_lines_and_characters() {
        let text = "é4 e5\n\nNf3 é Nc6";
        let mut places = Places::new(text);
        let found: Vec<(usize, usize)> = [0, 4, 8, 15, 0].map(|offset| places.of(offset)).to_vec();
        assert_eq!(found, [(1, 1), (1, 4), (3, 1), (3, 7), (1, 1)]);
    }
}
