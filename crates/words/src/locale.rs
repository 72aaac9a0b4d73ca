//! The languages of the sentences, and the files that hold them.

use std::fmt;

use notation::Language;
use unic_langid::{LanguageIdentifier, langid};

/// A language of Arbiter's sentences.
///
/// ```
/// use words::Locale;
/// assert_eq!(Locale::find("cs"), Some(Locale::Czech));
/// assert_eq!(Locale::find("sk-SK"), Some(Locale::Slovak));
/// assert_eq!(Locale::find("de"), None);
/// assert_eq!(Locale::Czech.to_string(), "čeština");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Locale {
    /// English.
    English,
    /// Czech.
    Czech,
    /// Slovak.
    Slovak,
}

/// Embeds the files of one folder.
macro_rules! files {
    ($code:literal: $($name:literal)+) => {
        &[$(($name, include_str!(concat!("../locales/", $code, "/", $name, ".ftl"))),)+]
    };
    ($code:literal, book) => {
        files!($code: "book-1997" "book-2009" "book-2018" "book-2023" "book-encyclopedia" "book-leaflet" "book-terms")
    };
    ($code:literal) => {
        files!($code: "grammar" "common" "rulings" "claims" "results" "refusals" "breaches" "acts" "record" "pairing" "event" "import")
    };
}

impl Locale {
    /// All languages.
    pub const ALL: [Self; 3] = [Self::English, Self::Czech, Self::Slovak];

    /// Finds a language by its code, with or without a country.
    pub fn find(code: &str) -> Option<Self> {
        let language = code.split(['-', '_', '.']).next()?;
        Self::ALL.into_iter().find(|locale| locale.code().eq_ignore_ascii_case(language))
    }

    /// Returns the ISO 639 code.
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Czech => "cs",
            Self::Slovak => "sk",
        }
    }

    /// Returns the language with the letters of the pieces.
    pub fn language(self) -> &'static Language {
        // A test checks that every locale has its letters.
        Language::find(self.code()).unwrap_or(Language::ENGLISH)
    }

    /// Returns the files of sentences, by name.
    pub(crate) const fn files(self) -> &'static [(&'static str, &'static str)] {
        match self {
            Self::English => files!("en"),
            Self::Czech => files!("cs"),
            Self::Slovak => files!("sk"),
        }
    }

    /// Returns the files of the rulebook, by name.
    pub(crate) const fn book_files(self) -> &'static [(&'static str, &'static str)] {
        match self {
            Self::English => files!("en", book),
            Self::Czech => files!("cs", book),
            Self::Slovak => files!("sk", book),
        }
    }

    pub(crate) const fn identifier(self) -> LanguageIdentifier {
        match self {
            Self::English => langid!("en"),
            Self::Czech => langid!("cs"),
            Self::Slovak => langid!("sk"),
        }
    }

    /// Returns the decimal separator.
    pub(crate) const fn decimal_sign(self) -> char {
        match self {
            Self::English => '.',
            Self::Czech | Self::Slovak => ',',
        }
    }
}

/// Writes the language's own name for itself.
impl fmt::Display for Locale {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::English => "English",
            Self::Czech => "čeština",
            Self::Slovak => "slovenčina",
        })
    }
}
