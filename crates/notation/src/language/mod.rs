//! The letters of the pieces, one small file per language.

mod bg;
mod ca;
mod cs;
mod da;
mod de;
mod el;
mod en;
mod eo;
mod es;
mod et;
mod fi;
mod figurine_black;
mod figurine_white;
mod fr;
mod hr;
mod hu;
mod id;
mod is;
mod it;
mod lt;
mod nl;
mod no;
mod pl;
mod pt;
mod ro;
mod ru;
mod sk;
mod sl;
mod sr;
mod sv;
mod tr;
mod uk;
mod vi;

use std::fmt;

use board::{Color, Piece, Role};

/// The abbreviations of the pieces in one language.
///
/// Letters are strings because a Russian king is written with two. The letter of the pawn is not part of the notation
/// (2018 C.4): it is read because some people write it, and some languages have none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "a letter is named by its piece")]
pub struct Letters {
    pub king: &'static str,
    pub queen: &'static str,
    pub rook: &'static str,
    pub bishop: &'static str,
    pub knight: &'static str,
    pub pawn: Option<&'static str>,
}

impl Letters {
    /// Returns the letter of a kind of piece; empty for a pawn that has none.
    pub const fn of(&self, role: Role) -> &'static str {
        match role {
            Role::King => self.king,
            Role::Queen => self.queen,
            Role::Rook => self.rook,
            Role::Bishop => self.bishop,
            Role::Knight => self.knight,
            Role::Pawn => match self.pawn {
                Some(letter) => letter,
                None => "",
            },
        }
    }
}

/// A language in which moves are written.
///
/// ```
/// use notation::Language;
/// let czech = Language::find("cs").unwrap();
/// assert_eq!((czech.name, czech.letters.knight), ("Czech", "J"));
/// assert!(Language::find("tlh").is_none());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Language {
    /// The code, of ISO 639 where there is one.
    pub code: &'static str,
    /// The name, in English.
    pub name: &'static str,
    /// The letters of the pieces.
    pub letters: Letters,
}

impl Language {
    /// English, which PGN requires.
    pub const ENGLISH: &'static Self = &en::ENGLISH;
    /// White figurines, which print uses for both players.
    pub const FIGURINES: &'static Self = &figurine_white::FIGURINES_WHITE;

    /// All languages.
    pub const ALL: &'static [&'static Self] = &[
        &cs::CZECH,
        &sk::SLOVAK,
        &en::ENGLISH,
        &de::GERMAN,
        &fr::FRENCH,
        &nl::DUTCH,
        &es::SPANISH,
        &it::ITALIAN,
        &pt::PORTUGUESE,
        &ca::CATALAN,
        &ro::ROMANIAN,
        &pl::POLISH,
        &hu::HUNGARIAN,
        &ru::RUSSIAN,
        &uk::UKRAINIAN,
        &bg::BULGARIAN,
        &sr::SERBIAN,
        &hr::CROATIAN,
        &sl::SLOVENE,
        &sv::SWEDISH,
        &no::NORWEGIAN,
        &da::DANISH,
        &fi::FINNISH,
        &et::ESTONIAN,
        &lt::LITHUANIAN,
        &is::ICELANDIC,
        &el::GREEK,
        &tr::TURKISH,
        &eo::ESPERANTO,
        &id::INDONESIAN,
        &vi::VIETNAMESE,
        &figurine_white::FIGURINES_WHITE,
        &figurine_black::FIGURINES_BLACK,
    ];

    /// Finds a language by its code.
    pub fn find(code: &str) -> Option<&'static Self> {
        Self::ALL.iter().copied().find(|language| language.code.eq_ignore_ascii_case(code))
    }

    /// Reads the letter at the start of a text: the piece and the bytes it takes.
    ///
    /// Figurines are read in every language.
    pub(crate) fn read_letter(&self, text: &str) -> Option<(Role, usize)> {
        // The longest first: the Russian king starts with the letter of the knight.
        let letter = Role::ALL
            .into_iter()
            .map(|role| (role, self.letters.of(role)))
            .filter(|(_, letter)| !letter.is_empty() && text.starts_with(letter))
            .max_by_key(|(role, letter)| (letter.len(), *role != Role::Pawn));
        let (role, len) = letter.map(|(role, letter)| (role, letter.len())).or_else(|| read_figurine(text))?;
        // A variation selector may follow a figurine to ask for its text form; it is skipped.
        Some((role, len + if text[len..].starts_with('\u{fe0e}') { '\u{fe0e}'.len_utf8() } else { 0 }))
    }

    /// Reads a letter of the language in lower case, as often written after a promotion.
    pub(crate) fn read_small_letter(&self, text: &str) -> Option<(Role, usize)> {
        let first = text.chars().next()?;
        Role::PROMOTIONS.into_iter().find_map(|role| {
            let mut letter = self.letters.of(role).chars();
            let (capital, rest) = (letter.next()?, letter.next());
            (rest.is_none() && capital.to_lowercase().eq([first])).then_some((role, first.len_utf8()))
        })
    }
}

fn read_figurine(text: &str) -> Option<(Role, usize)> {
    let first = text.chars().next()?;
    let piece = Color::ALL
        .into_iter()
        .flat_map(|color| Role::ALL.map(|role| Piece { color, role }))
        .find(|piece| piece.figurine() == first)?;
    Some((piece.role, first.len_utf8()))
}

/// Shows the code, because two languages may have the same letters.
impl fmt::Debug for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Language({})", self.code)
    }
}

/// Writes the name.
impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_and_letters_are_unique() {
        for (index, language) in Language::ALL.iter().enumerate() {
            assert_eq!(Language::find(language.code), Some(*language));
            assert!(Language::ALL[index + 1..].iter().all(|other| other.code != language.code), "{language}");
            let letters = &language.letters;
            for role in Role::ALL.into_iter().filter(|&role| !letters.of(role).is_empty()) {
                assert_eq!(language.read_letter(letters.of(role)), Some((role, letters.of(role).len())), "{language}");
            }
        }
    }

    #[test]
    fn a_russian_king_is_not_a_knight() {
        let russian = Language::find("ru").unwrap();
        assert_eq!(russian.read_letter("Крe2"), Some((Role::King, 4)));
        assert_eq!(russian.read_letter("Кf3"), Some((Role::Knight, 2)));
    }

    #[test]
    fn figurines_are_read_in_every_language() {
        for language in Language::ALL {
            assert_eq!(language.read_letter("♘f3"), Some((Role::Knight, 3)));
            assert_eq!(language.read_letter("♞\u{fe0e}f3"), Some((Role::Knight, 6)));
        }
    }
}
