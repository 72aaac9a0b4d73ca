//! Conditions on the tags of a game.

use std::cmp::Ordering;

/// The signs of a condition; longer ones first, because `>=` starts with `>`.
const SIGNS: [&str; 8] = ["!=", "!~", ">=", "<=", "=", "~", ">", "<"];

/// The condition that a tag must meet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Condition {
    /// The name of the tag; `Player` stands for White and Black.
    tag: String,
    sign: &'static str,
    value: String,
}

impl Condition {
    /// Reads a condition; the error says what was expected.
    pub(super) fn parse(text: &str) -> Result<Self, String> {
        match Self::read(text) {
            Some(condition) => condition.checked(),
            None => Err("expected a condition such as Result=1-0 or WhiteElo>=2500".to_owned()),
        }
    }

    /// Reads what looks like a condition.
    pub(super) fn read(text: &str) -> Option<Self> {
        let tag_len = text.find(|c: char| !(c.is_ascii_alphanumeric() || c == '_')).filter(|&len| len > 0)?;
        let sign = SIGNS.into_iter().find(|sign| text[tag_len..].starts_with(sign))?;
        let value = text[tag_len + sign.len()..].trim().to_owned();
        Some(Self { tag: text[..tag_len].to_owned(), sign, value })
    }

    /// Refuses signs such as `=>`, which would be taken for a part of the value.
    pub(super) fn checked(self) -> Result<Self, String> {
        if self.value.starts_with(['=', '<', '>', '~', '!']) {
            let found: String = self.value.chars().take_while(|c| "=<>~!".contains(*c)).collect();
            return Err(format!("found the sign {}{found}, expected one of = != ~ !~ >= <= > <", self.sign));
        }
        // What is not a number or a date would be compared as text, which nobody means.
        if self.sign.contains(['<', '>']) {
            if self.tag.ends_with("Elo") && self.value.parse::<f64>().is_err() {
                return Err(format!("found {:?}, expected a number", self.value));
            }
            if self.tag.ends_with("Date") && date(&self.value).is_none_or(|date| date[0].is_none()) {
                return Err(format!("found {:?}, expected a date such as 2021, 2021.05 or 2021.05.06", self.value));
            }
        }
        Ok(self)
    }

    /// Returns whether the condition is about a tag.
    pub(super) fn is_about(&self, tag: &[u8]) -> bool {
        tag == self.tag.as_bytes() || self.tag == "Player" && matches!(tag, b"White" | b"Black")
    }

    /// Returns how the values of several tags count together: one of them must match, or, for a denial, all of them.
    pub(super) fn combined(&self, before: Option<bool>, now: bool) -> bool {
        match before {
            None => now,
            // Of a repeated tag the first counts.
            Some(before) if self.tag != "Player" => before,
            Some(before) if self.sign.starts_with('!') => before && now,
            Some(before) => before || now,
        }
    }

    /// Returns whether a value matches; a tag that is missing matches only denials.
    pub(super) fn fits(&self, found: Option<&str>) -> bool {
        let Some(found) = found else { return self.sign.starts_with('!') };
        let contains = || found.to_lowercase().contains(&self.value.to_lowercase());
        match self.sign {
            "=" => found == self.value,
            "!=" => found != self.value,
            "~" => contains(),
            "!~" => !contains(),
            sign => compare(found, &self.value).is_some_and(|order| match sign {
                ">=" => order.is_ge(),
                "<=" => order.is_le(),
                ">" => order.is_gt(),
                _ => order.is_lt(),
            }),
        }
    }
}

/// Compares a value with the wanted one: as numbers, as dates, or as texts. What is unknown cannot be compared.
fn compare(found: &str, wanted: &str) -> Option<Ordering> {
    let is_known = found.chars().any(|c| !matches!(c, '?' | '-' | '.' | ' '));
    if !is_known {
        return None;
    }
    if let (Some(found), Some(wanted)) = (date(found), date(wanted)) {
        // As exact as the wanted date: 2021 is the whole year.
        for (found, wanted) in found.iter().zip(&wanted) {
            match (found, wanted) {
                (Some(found), Some(wanted)) if found != wanted => return Some(found.cmp(wanted)),
                (None, Some(_)) => return None,
                _ => {}
            }
        }
        return Some(Ordering::Equal);
    }
    if let (Ok(found), Ok(wanted)) = (found.parse::<f64>(), wanted.parse::<f64>()) {
        return found.partial_cmp(&wanted);
    }
    Some(found.cmp(wanted))
}

/// Reads a date such as `2021.05.06`, `2021-05-06`, `2021.??.??` or `2021`: year, month and day, as far as they are known.
fn date(text: &str) -> Option<[Option<u32>; 3]> {
    let mut parts = [None; 3];
    for (index, part) in text.split(['.', '-', '/']).enumerate() {
        let len = if index == 0 { 4 } else { 2 };
        if part.len() != len || !part.bytes().all(|byte| byte.is_ascii_digit() || byte == b'?') {
            return None;
        }
        *parts.get_mut(index)? = part.parse().ok();
    }
    Some(parts)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fits(condition: &str, value: Option<&str>) -> bool {
        Condition::parse(condition).unwrap().fits(value)
    }

    #[test]
    fn conditions_compare_as_one_would_expect() {
        assert!(fits("Result=1-0", Some("1-0")) && !fits("Result=1-0", Some("1/2-1/2")));
        assert!(fits("White~carl", Some("Carlsen, M.")) && !fits("White~carl", None));
        assert!(
            fits("White!~carl", Some("Anand")) && fits("White!~carl", None) && !fits("White!~carl", Some("Carlsen"))
        );
        assert!(fits("WhiteElo>=2500", Some("2500")) && !fits("WhiteElo>2500", Some("2500")));
        assert!(fits("WhiteElo<2500", Some("900")) && !fits("WhiteElo<2500", Some("?")));
        assert!(fits("ECO>=B90", Some("B97")) && !fits("ECO>=B90", Some("B12")));
        assert!(fits("Variant!=Atomic", None));
        assert_eq!(Condition::read("games.pgn"), None);
        assert_eq!(Condition::read("=x"), None);
    }

    #[test]
    fn dates_compare_as_far_as_they_are_known() {
        assert!(fits("Date>=2020.01.01", Some("2021.05.06")) && !fits("Date>=2020", Some("1999.01.01")));
        for unknown in ["????.??.??", "?", "-", ""] {
            assert!(!fits("Date>=2021", Some(unknown)) && !fits("Date<2021", Some(unknown)), "{unknown}");
        }
        assert!(fits("Date>=2021", Some("2021.??.??")) && !fits("Date>=2021.05", Some("2021.??.??")));
        assert!(fits("Date<=2021", Some("2021.12.31")) && !fits("Date>2021", Some("2021.12.31")));
        assert!(fits("Date>2021.05.01", Some("2022.??.??")));
    }

    #[test]
    fn a_date_in_another_form_is_understood_or_refused() {
        assert!(fits("Date>=2021-05-06", Some("2021.05.06")) && !fits("Date>2021/05", Some("2021.05.06")));
        assert!(!fits("Date>2021", Some("2021.05")), "a month is not a fraction");
        for wrong in ["Date>=6.5.2021", "Date<2021.5", "EventDate>May", "Date>=????", "WhiteElo>abc", "BlackElo<="] {
            let error = Condition::parse(wrong).unwrap_err();
            assert!(error.starts_with("found ") && error.contains(", expected a "), "{error}");
        }
    }

    #[test]
    fn a_sign_that_does_not_exist_is_refused() {
        let error = Condition::parse("WhiteElo=>2500").unwrap_err();
        assert_eq!(error, "found the sign =>, expected one of = != ~ !~ >= <= > <");
        assert!(Condition::parse("WhiteElo==2500").is_err() && Condition::parse("White<>x").is_err());
    }
}
