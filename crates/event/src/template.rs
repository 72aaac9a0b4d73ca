//! Settings to start from.

use laws::{Regulations, Scoresheets};
use pairing::standings::{Base, Code};

use crate::format::Format;
use crate::named::named;
use crate::settings::{Byes, CheckIn, Settings};

named! {
    /// Settings to start from.
    ///
    /// ```
    /// use event::{Format, Template};
    /// let settings = Template::NineRoundOpen.settings("Říčany Open 2026");
    /// assert_eq!((settings.format, settings.rounds), (Format::Swiss, 9));
    /// assert!(settings.flaws().is_empty());
    /// ```
    Template {
        /// A club evening: seven rounds of blitz, players come and go.
        ClubBlitz = "club_blitz",
        /// A day of rapid chess: seven rounds, a half-point bye on request.
        RapidSunday = "rapid_sunday",
        /// A week of standard chess: nine rounds, half-point byes until round seven, games shown late.
        NineRoundOpen = "nine_round_open",
        /// Two teams on eight boards.
        LeagueMatch = "league_match",
    }
}

impl Template {
    /// Makes the settings of an event.
    pub fn settings(self, name: impl Into<String>) -> Settings {
        let plain = Settings { name: name.into(), ..Settings::default() };
        match self {
            Self::ClubBlitz => Settings {
                regulations: timed("180+2", Scoresheets::Automatic),
                rounds: 7,
                tiebreaks: codes("PTS,BH/C1,BH,DE"),
                check_in: CheckIn::EachRound,
                ..plain
            },
            Self::RapidSunday => Settings {
                regulations: timed("900+10", Scoresheets::Automatic),
                rounds: 7,
                tiebreaks: codes("PTS,BH/C1,BH,SB"),
                byes: Byes { most: 1, last_round: Some(5) },
                check_in: CheckIn::Once,
                ..plain
            },
            Self::NineRoundOpen => {
                let mut publication = plain.publication.clone();
                publication.delay = 15 * 60 * 1000;
                Settings {
                    regulations: timed("5400+30", Scoresheets::Players),
                    rounds: 9,
                    tiebreaks: codes("PTS,BH/C1,BH,SB,WON"),
                    byes: Byes { most: 2, last_round: Some(7) },
                    publication,
                    ..plain
                }
            }
            Self::LeagueMatch => Settings {
                regulations: timed("5400+30", Scoresheets::Players),
                format: Format::Match { boards: 8, games: 1 },
                rounds: 1,
                tiebreaks: codes("PTS"),
                ..plain
            },
        }
    }
}

/// Reads a time control; a test holds that each text is one.
fn timed(text: &str, scoresheets: Scoresheets) -> Regulations {
    let mut regulations = Regulations { scoresheets, ..Regulations::default() };
    if let Ok(control) = text.parse() {
        regulations.time_control = control;
    }
    regulations
}

/// Reads tie-breaks; a test holds that each text is a list of them.
fn codes(text: &str) -> Vec<Code> {
    Code::list(text).unwrap_or_else(|_| vec![Code::from(Base::Pts)])
}

#[cfg(test)]
mod tests {
    use laws::Pace;

    use super::*;

    #[test]
    fn each_template_has_settings_without_flaws() {
        for template in Template::ALL {
            assert_eq!(template.settings("Event").flaws(), [], "{template}");
        }
        let pace = |template: Template| template.settings("Event").regulations.pace();
        assert_eq!(pace(Template::ClubBlitz), Pace::Blitz);
        assert_eq!(pace(Template::RapidSunday), Pace::Rapid);
        assert_eq!(pace(Template::NineRoundOpen), Pace::Standard);
        assert_eq!(Template::NineRoundOpen.settings("Event").tiebreaks.len(), 5);
        assert_eq!(Template::ClubBlitz.settings("Event").tiebreaks.len(), 4);
    }
}
