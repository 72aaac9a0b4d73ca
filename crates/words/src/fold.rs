//! Text as people search for it: small letters without accents.

/// Writes a text in small letters without accents, so that `kovac` finds Kováč and `lodz` finds Łódź.
pub fn fold(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    for letter in text.chars().flat_map(char::to_lowercase) {
        match plain(letter) {
            Some(plain) => folded.push_str(plain),
            // A combining accent after its letter.
            None if ('\u{300}'..='\u{36f}').contains(&letter) => {}
            None => folded.push(letter),
        }
    }
    folded
}

/// Gives the plain letter of a small Latin letter with an accent.
const fn plain(letter: char) -> Option<&'static str> {
    Some(match letter {
        'à'..='å' | 'ā' | 'ă' | 'ą' | 'ǎ' => "a",
        'æ' => "ae",
        'ç' | 'ć' | 'ĉ' | 'ċ' | 'č' => "c",
        'ð' | 'ď' | 'đ' => "d",
        'è'..='ë' | 'ē' | 'ĕ' | 'ė' | 'ę' | 'ě' => "e",
        'ĝ' | 'ğ' | 'ġ' | 'ģ' => "g",
        'ĥ' | 'ħ' => "h",
        'ì'..='ï' | 'ĩ' | 'ī' | 'ĭ' | 'į' | 'ı' | 'ǐ' => "i",
        'ĵ' => "j",
        'ķ' => "k",
        'ĺ' | 'ļ' | 'ľ' | 'ŀ' | 'ł' => "l",
        'ñ' | 'ń' | 'ņ' | 'ň' => "n",
        'ò'..='ö' | 'ø' | 'ō' | 'ŏ' | 'ő' | 'ǒ' => "o",
        'œ' => "oe",
        'ŕ' | 'ŗ' | 'ř' => "r",
        'ś' | 'ŝ' | 'ş' | 'š' | 'ș' => "s",
        'ß' => "ss",
        'ţ' | 'ť' | 'ŧ' | 'ț' => "t",
        'þ' => "th",
        'ù'..='ü' | 'ũ' | 'ū' | 'ŭ' | 'ů' | 'ű' | 'ų' | 'ǔ' => "u",
        'ŵ' => "w",
        'ý' | 'ÿ' | 'ŷ' => "y",
        'ź' | 'ż' | 'ž' => "z",
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::fold;

    #[test]
    fn accents_and_large_letters_do_not_matter() {
        for (text, wanted) in [
            ("Kováč Přemysl", "kovac premysl"),
            ("Ľuboš Ďurčo", "lubos durco"),
            ("ŁÓDŹ", "lodz"),
            ("Weiß, Jürgen", "weiss, jurgen"),
            // The accents as combining characters.
            ("Nova\u{301}kova\u{301}", "novakova"),
            ("İpek", "ipek"),
            ("Пётр", "пётр"),
        ] {
            assert_eq!(fold(text), wanted);
        }
    }
}
