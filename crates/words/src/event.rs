//! Events: why an act cannot be done, and the names of rulings.

use event::{
    ActKind, Broken, Bye, Event, GameResult, ItemId, PenaltyId, PersonId, PlayerId, Refusal, Role, RoleKind, Round,
    Ruling, SettingsFlaw, Subject,
};
use fluent_bundle::{FluentArgs, FluentValue};
use pairing::dutch::NoPairing;
use pairing::{Mark, Points};

use crate::Words;
use crate::say::capitalised;

/// Gives the name of a player.
type Names<'n> = &'n dyn Fn(PlayerId) -> String;

impl Words {
    /// Says why an act of an event cannot be done. `name` gives the names of players.
    ///
    /// ```
    /// use event::{PlayerId, Refusal};
    /// use words::{Locale, Words};
    /// let refusal = Refusal::GamesOpen { round: 3, boards: vec![4, 11] };
    /// let name = |player: PlayerId| player.to_string();
    /// let english = Words::new(Locale::English).event_refusal(&refusal, &name);
    /// assert_eq!(english, "results of round 3 are missing (boards: 4, 11)");
    /// ```
    pub fn event_refusal(&self, refusal: &Refusal, name: Names<'_>) -> String {
        let mut args = evidence(refusal, name);
        if let Refusal::Settings { flaws } = refusal {
            let flaws: Vec<String> = flaws.iter().map(|flaw| self.event_flaw(flaw)).collect();
            args.set("flaws", flaws.join("; "));
        }
        self.say(&format!("event-refused-{}", refusal.code()), &args)
    }

    /// Says what does not fit in the settings of an event.
    pub fn event_flaw(&self, flaw: &SettingsFlaw) -> String {
        let args = match flaw {
            SettingsFlaw::TooLarge { setting, most, .. } => args!["setting" => *setting, "most" => *most],
            _ => FluentArgs::new(),
        };
        self.say(&format!("event-flaw-{}", flaw.code()), &args)
    }

    /// Names what pairs break: the criterion or the article of C.04.3, and the players.
    pub fn event_broken(&self, broken: &Broken, name: Names<'_>) -> String {
        match broken.value(name) {
            FluentValue::String(text) => text.into_owned(),
            _ => String::new(),
        }
    }

    /// Says what an event is called and how far it is.
    pub fn event_title(&self, event: &Event) -> String {
        let total = event.total_rounds().map_or("none".into(), FluentValue::from);
        self.say(
            "event-title",
            &args![
                "name" => event.settings().name.as_str(), "phase" => event.phase().name(),
                "players" => event.players().count() as u64, "round" => event.rounds().len() as u64, "rounds" => total
            ],
        )
    }

    /// Says which round it is and how far it is.
    pub fn event_round(&self, round: &Round) -> String {
        let state = round.state().name();
        capitalised(&self.say("event-round", &args!["round" => round.number(), "state" => state]))
    }

    /// Says why a player has no game in a round.
    pub fn event_free(&self, mark: Mark, player: &str) -> String {
        let kind = match mark {
            Mark::HalfBye => "half",
            Mark::FullBye => "full",
            _ => "absent",
        };
        capitalised(&self.say(&format!("event-free-{kind}"), &args!["player" => player]))
    }

    /// Says what a draft breaks.
    pub fn event_breaks(&self, broken: &Broken, name: Names<'_>) -> String {
        capitalised(&self.say("event-breaks", &args!["broken" => self.event_broken(broken, name)]))
    }

    /// Says that a player has withdrawn.
    pub fn event_withdrawn(&self, player: &str, after_round: u16) -> String {
        self.say("event-player-withdrawn", &args!["player" => player, "round" => after_round])
    }

    /// Says that the format of an event has no criteria.
    pub fn event_no_criteria(&self) -> String {
        capitalised(&self.plain("event-no-criteria"))
    }

    /// Says that another program makes the same pairs.
    pub fn event_pairer_same(&self, program: &str) -> String {
        capitalised(&self.say("event-pairer-same", &args!["program" => program]))
    }

    /// Says in which pairs a draft and another program differ.
    pub fn event_pairer_differs(&self, program: &str, own: &str, other: &str) -> String {
        let args = args!["program" => program, "own" => own, "other" => other];
        capitalised(&self.say("event-pairer-differs", &args))
    }

    /// Says how many players were registered.
    pub fn event_registered(&self, count: usize) -> String {
        capitalised(&self.say("event-players-registered", &args!["count" => count as u64]))
    }

    /// Says how many results were entered.
    pub fn event_entered(&self, count: usize) -> String {
        capitalised(&self.say("event-results-entered", &args!["count" => count as u64]))
    }

    /// Says that the rows of a journal are whole.
    pub fn event_whole(&self, rows: usize, hash: &str) -> String {
        self.say("event-rows-whole", &args!["rows" => rows as u64, "hash" => hash])
    }

    /// Says that the end of a journal was cut off.
    pub fn event_cut_off(&self, bytes: u64) -> String {
        capitalised(&self.say("event-cut-off", &args!["bytes" => bytes]))
    }

    /// Says that the points of a player are not those of the results.
    pub fn event_points_differ(&self, player: &str, told: Points, added: Points) -> String {
        let [told, added] = [told, added].map(|points| self.decimal(&points.to_string()));
        self.say("event-points-differ", &args!["player" => player, "told" => told, "added" => added])
    }

    /// Says what followed from an act of an event.
    pub fn event_rulings(&self, rulings: &[Ruling]) -> String {
        let said: Vec<String> = rulings.iter().map(|ruling| self.event_ruling(ruling)).collect();
        capitalised(&said.join("; "))
    }

    /// Names a ruling of an event.
    pub fn event_ruling(&self, ruling: &Ruling) -> String {
        self.plain(&format!("event-ruling-{}", ruling.name()))
    }
}

/// Something that a refusal holds as evidence.
trait Evidence {
    fn value(&self, name: Names<'_>) -> FluentValue<'static>;
}

macro_rules! evidence {
    ($($(#[doc = $doc:literal])+ $code:literal $variant:ident {
        $($(#[doc = $field_doc:literal])+ $field:ident: $type:ty,)*
    })+) => {
        /// Makes the arguments of a message from what a refusal holds.
        fn evidence(refusal: &Refusal, name: Names<'_>) -> FluentArgs<'static> {
            let mut args = FluentArgs::new();
            match refusal {
                $(Refusal::$variant { $($field,)* } => {
                    $(args.set(stringify!($field), Evidence::value($field, name));)*
                })+
            }
            args
        }
    };
}

event::refusals!(evidence);

impl<T: Evidence> Evidence for Vec<T> {
    fn value(&self, name: Names<'_>) -> FluentValue<'static> {
        let text = |thing: &T| match thing.value(name) {
            FluentValue::String(text) => text.into_owned(),
            FluentValue::Number(number) => number.as_string().into_owned(),
            _ => String::new(),
        };
        let texts: Vec<String> = self.iter().map(text).collect();
        if texts.is_empty() { "–".into() } else { texts.join(", ").into() }
    }
}

impl<T: Evidence> Evidence for Option<T> {
    fn value(&self, name: Names<'_>) -> FluentValue<'static> {
        self.as_ref().map_or("none".into(), |thing| thing.value(name))
    }
}

macro_rules! values {
    ($($type:ty: $value:expr;)+) => {
        $(impl Evidence for $type {
            fn value(&self, name: Names<'_>) -> FluentValue<'static> {
                let value: fn(&$type, Names<'_>) -> FluentValue<'static> = $value;
                value(self, name)
            }
        })+
    };
}

values! {
    u16: |number, _| (*number).into();
    u32: |number, _| (*number).into();
    u64: |number, _| (*number).into();
    usize: |number, _| (*number as u64).into();
    &'static str: |text, _| (*text).into();
    ActKind: |act, _| act.name().into();
    RoleKind: |role, _| role.name().into();
    Role: |role, _| role.kind().name().into();
    Bye: |bye, _| bye.name().into();
    GameResult: |result, _| result.to_string().into();
    PlayerId: |player, name| name(*player).into();
    PersonId: |person, _| person.0.into();
    ItemId: |item, _| item.0.into();
    PenaltyId: |penalty, _| penalty.0.into();
    SettingsFlaw: |flaw, _| flaw.code().into();
    Subject: |subject, name| match subject {
        Subject::Player(player) => name(*player).into(),
        Subject::Person(person) => person.0.into(),
    };
    Broken: |broken, name| {
        let players = |ids: &[PlayerId]| ids.iter().map(|id| name(*id)).collect::<Vec<_>>().join(", ");
        match broken {
            Broken::Absolute { criterion, players: of } | Broken::Worse { criterion, players: of } => {
                format!("{criterion} ({})", players(of)).into()
            }
            Broken::Order { players: of } => format!("C.04.3, 4 ({})", players(of)).into(),
            Broken::Color { white, black, article } => {
                format!("C.04.3, {article} ({})", players(&[*white, *black])).into()
            }
        }
    };
    NoPairing: |why, _| why.code().into();
}

#[cfg(test)]
pub(crate) mod tests {
    use std::collections::BTreeSet;

    use event::Act;

    use super::*;
    use crate::Locale;

    /// A refusal of every code, made of the list itself: each field has some value.
    fn refusals() -> Vec<Refusal> {
        macro_rules! all {
            ($($(#[doc = $doc:literal])+ $code:literal $variant:ident {
                $($(#[doc = $field_doc:literal])+ $field:ident: $type:ty,)*
            })+) => {
                vec![$(Refusal::$variant { $($field: <$type as Sample>::sample(),)* },)+]
            };
        }
        event::refusals!(all)
    }

    trait Sample {
        fn sample() -> Self;
    }

    macro_rules! samples {
        ($($type:ty: $value:expr;)+) => {
            $(impl Sample for $type {
                fn sample() -> Self {
                    $value
                }
            })+
        };
    }

    samples! {
        u16: 7;
        u32: 9;
        u64: 600;
        usize: 8;
        &'static str: "rounds";
        ActKind: ActKind::Publish;
        RoleKind: RoleKind::Screen;
        Role: Role::Organiser;
        Bye: Bye::Half;
        GameResult: GameResult::DRAWN;
        PlayerId: PlayerId(5);
        PersonId: PersonId(6);
        ItemId: ItemId(1);
        PenaltyId: PenaltyId(2);
        SettingsFlaw: SettingsFlaw::NoName;
        Subject: Subject::Player(PlayerId(5));
        Broken: Broken::Order { players: vec![PlayerId(5)] };
        NoPairing: NoPairing::NoRounds;
    }

    impl<T: Sample> Sample for Vec<T> {
        fn sample() -> Self {
            vec![T::sample()]
        }
    }

    impl<T: Sample> Sample for Option<T> {
        fn sample() -> Self {
            Some(T::sample())
        }
    }

    /// Says everything that there is to say of events.
    pub(crate) fn say_all(words: &Words) -> Vec<String> {
        let day = event::Date::new(2026, 11, 17);
        let flaws = [
            SettingsFlaw::NoName,
            SettingsFlaw::NoGames,
            SettingsFlaw::NoBoards,
            SettingsFlaw::ForbiddenTooFew,
            SettingsFlaw::Rounds { found: 0 },
            SettingsFlaw::OnlySwiss { setting: "forbidden" },
            SettingsFlaw::TooLarge { setting: "delay", found: 90, most: 60 },
            SettingsFlaw::Scoring {
                win: pairing::Points::ZERO,
                draw: pairing::Points::ONE,
                loss: pairing::Points::ONE,
            },
        ];
        let days = day.map(|day| SettingsFlaw::DaysReversed { first: day, last: day });
        let flaws = flaws.into_iter().chain(days).map(|flaw| words.event_flaw(&flaw));
        let refusals = refusals();
        let refusals = refusals.iter().map(|refusal| words.event_refusal(refusal, &|id| format!("N{}", id.0)));
        let rulings = Ruling::NAMES.iter().map(|name| words.plain(&format!("event-ruling-{name}")));
        refusals.chain(flaws).chain(rulings).chain(tables(words)).collect()
    }

    /// Says what tables and answers say.
    fn tables(words: &Words) -> Vec<String> {
        let event = paired();
        let broken = Broken::Order { players: vec![PlayerId(5)] };
        let marks = [Mark::HalfBye, Mark::FullBye, Mark::ZeroBye].map(|mark| words.event_free(mark, "N5"));
        let rounds = event.rounds().iter().map(|round| words.event_round(round));
        let others = [
            words.event_title(&event),
            words.event_breaks(&broken, &|id| id.to_string()),
            words.event_withdrawn("N5", 3),
            words.event_no_criteria(),
            words.event_pairer_same("bbpPairings"),
            words.event_pairer_differs("bbpPairings", "1-3", "3-1"),
            words.event_registered(2),
            words.event_entered(5),
            words.event_whole(12, "00"),
            words.event_cut_off(1),
            words.event_points_differ("N5", pairing::Points::ONE, pairing::Points::ZERO),
        ];
        marks.into_iter().chain(rounds).chain(others).collect()
    }

    /// An event of two players with a draft.
    fn paired() -> Event {
        let mut event = Event::new();
        let settings = event::Template::ClubBlitz.settings("Cup");
        let settings = Box::new(event::Settings { check_in: event::CheckIn::None, ..settings });
        let register = |name: &str| Act::Register { registration: event::Registration::named(name) };
        let seed = Act::Seed { seeding: event::Seeding::ByRating };
        let pair = Act::Pair { pairer: event::Pairer::Own { lot: 1 } };
        for act in [Act::Create { settings, is_rehearsal: false }, register("A"), register("B"), seed, pair] {
            event.act(event::Moment(0), PersonId(1), act).unwrap();
        }
        event
    }

    #[test]
    fn every_refusal_flaw_and_ruling_is_said_in_every_language() {
        for locale in Locale::ALL {
            let words = Words::new(locale);
            let said = say_all(&words);
            assert!(said.iter().all(|text| !text.contains("event-") && !text.contains('$')), "{said:?}");
            let different: BTreeSet<&String> = said[..Refusal::CODES.len()].iter().collect();
            // Two codes say the same: a round that is published, found in two ways.
            assert_eq!(different.len(), Refusal::CODES.len() - 1, "{locale}");
        }
    }

    #[test]
    fn refusals_name_players_and_give_evidence() {
        let name = |id: PlayerId| format!("Novák {}", id.0);
        let say = |locale: Locale, refusal: &Refusal| Words::new(locale).event_refusal(refusal, &name);
        let same = Refusal::SamePlayer { player: PlayerId(3) };
        assert_eq!(say(Locale::English, &same), "Novák 3 has the same name and birth, or the same FIDE number");
        let open = Refusal::GamesOpen { round: 3, boards: vec![4, 11] };
        assert_eq!(say(Locale::Czech, &open), "v\u{a0}kole 3 chybějí výsledky (šachovnice: 4, 11)");
        let none = Refusal::NoPairing { why: NoPairing::NoPlayers };
        assert_eq!(
            say(Locale::Slovak, &none),
            "kolo nemožno vyžrebovať: nie je koho žrebovať (ak sa hráči prezentujú, najprv zapíšte prezenciu)"
        );
        let limit = |last_round| Refusal::ByeNotAllowed { bye: Bye::Half, round: 8, had: 1, most: 1, last_round };
        assert!(say(Locale::English, &limit(None)).ends_with("for each player"));
        assert!(say(Locale::English, &limit(Some(7))).ends_with("for each player, until round 7"));
    }
}
