//! The language of a reader, by the header `Accept-Language`.

use axum::http::{HeaderMap, header};
use words::Locale;

/// Finds the language that the reader likes best among ours; English if there is none.
pub(super) fn reader(headers: &HeaderMap) -> Locale {
    let wanted = headers.get(header::ACCEPT_LANGUAGE).and_then(|wanted| wanted.to_str().ok()).unwrap_or_default();
    let mut best = (0.0, Locale::English);
    for part in wanted.split(',') {
        let (code, rest) = part.split_once(';').unwrap_or((part, ""));
        let weight = rest.trim().strip_prefix("q=").map_or(Some(1.0), |weight| weight.trim().parse::<f32>().ok());
        if let (Some(locale), Some(weight)) = (Locale::find(code.trim()), weight)
            && weight > best.0
        {
            best = (weight, locale);
        }
    }
    best.1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_language_that_is_liked_best_and_known_is_taken() {
        for (wanted, locale) in [
            ("cs", Locale::Czech),
            ("sk-SK,sk;q=0.9,cs;q=0.8", Locale::Slovak),
            ("de-DE, cs;q=0.5, en;q=0.3", Locale::Czech),
            ("en;q=0.2,sk;q=0.7", Locale::Slovak),
            ("de, fr;q=0.5, *;q=0.1", Locale::English),
            ("cs;q=0", Locale::English),
            ("cs;q=x", Locale::English),
            ("", Locale::English),
        ] {
            let mut headers = HeaderMap::new();
            headers.insert(header::ACCEPT_LANGUAGE, wanted.parse().unwrap());
            assert_eq!(reader(&headers), locale, "{wanted}");
        }
        assert_eq!(reader(&HeaderMap::new()), Locale::English);
    }
}
