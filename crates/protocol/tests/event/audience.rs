//! Who may see what of an event: every view and every ruling for every role.

use event::{PlayerId, Role, Ruling};
use protocol::event::{ActedRow, EventAudience, EventEntryFrame, EventRow, EventView};

use crate::samples::{ORGANISER, event, rulings, stuff};

/// The audience of every role; the player is number 2.
const ROLES: &[(Role, EventAudience)] = &[
    (Role::Organiser, EventAudience::Office),
    (Role::ChiefArbiter, EventAudience::Office),
    (Role::Deputy, EventAudience::Office),
    (Role::PairingOfficer, EventAudience::Office),
    (Role::SectorArbiter { first: 1, last: 2 }, EventAudience::Official),
    (Role::CheckIn, EventAudience::Official),
    (Role::ResultEntry, EventAudience::Official),
    (Role::Player(PlayerId(2)), EventAudience::Player(PlayerId(2))),
    (Role::Screen, EventAudience::Public),
    (Role::Spectator, EventAudience::Public),
];

fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).unwrap()
}

#[test]
fn every_role_has_its_audience_and_the_highest_counts() {
    for (role, audience) in ROLES {
        assert_eq!(EventAudience::of_roles([*role]), *audience, "{role:?}");
        assert_eq!(EventAudience::of_roles([*role, Role::Organiser]), EventAudience::Office);
    }
    assert_eq!(EventAudience::of_roles([]), EventAudience::Public);
    assert_eq!(EventAudience::of_person(&event(), ORGANISER), EventAudience::Office);
    assert_eq!(EventAudience::of_person(&event(), event::PersonId(99)), EventAudience::Public);
}

#[test]
fn every_view_shows_to_each_role_what_is_for_it() {
    let event = event();
    for (role, audience) in ROLES {
        let view = EventView::new(&event, *audience);
        let is_official = audience.is_official();
        let own = PlayerId(2);
        let sees_own = is_official || matches!(audience, EventAudience::Player(_));
        // Drafts, notes, people, the list and all incidents are for officials.
        assert_eq!(view.round(2).is_some(), is_official, "{role:?}");
        assert_eq!(view.why(2).is_some(), is_official, "{role:?}");
        assert_eq!(view.event().rounds.len(), if is_official { 2 } else { 1 }, "{role:?}");
        assert_eq!(view.notes().is_some(), is_official, "{role:?}");
        assert_eq!(view.people().is_some(), is_official, "{role:?}");
        assert_eq!(view.attention().is_some(), is_official, "{role:?}");
        assert_eq!(view.incidents(None).is_some(), is_official, "{role:?}");
        assert_eq!(json(&view.event()).contains("\"players\":[5,6]"), is_official, "{role:?}: forbidden pairs");
        // What is about one player is for officials and that player.
        assert_eq!(view.incidents(Some(own)).is_some(), sees_own, "{role:?}");
        assert_eq!(view.page(own).is_some(), sees_own, "{role:?}");
        assert_eq!(view.page(PlayerId(3)).is_some(), is_official, "{role:?}");
        for player in view.players() {
            let is_near = is_official || (sees_own && player.player == own.0);
            let is_whole = *audience == EventAudience::Office || (!is_official && sees_own && player.player == own.0);
            assert_eq!(player.byes.is_some(), is_near, "{role:?}");
            assert_eq!(player.contact.is_some(), is_whole, "{role:?}");
            assert_eq!(player.birth.is_some(), is_whole, "{role:?}");
            assert_eq!(player.fide_id.is_some(), is_whole, "{role:?}");
            assert_eq!(player.rating.is_some(), is_whole, "{role:?}: ratings are not published");
            assert!(player.name.is_some(), "{role:?}");
        }
        // Everything that a view can show to those who only watch holds no secret.
        if *audience == EventAudience::Public {
            let texts = [
                json(&view.event()),
                json(&view.players()),
                json(&view.round(1)),
                json(&view.why(1)),
                json(&view.standings(None)),
                json(&view.crosstable()),
                json(&view.announcements()),
                json(&view.account(own, &"BH".parse().unwrap(), None)),
                protocol::event::trf(&event, pairing::trf::Dialect::Trf26, *audience).unwrap(),
                format!("{:?}", protocol::event::pgn_tags(&event, 1, 1, None)),
                json(&protocol::event::game_regulations(&event, 1, 1, None)),
            ];
            for text in texts {
                assert!(
                    !text.contains("secret") && !text.contains("1990") && !text.contains("199"),
                    "{role:?}: {text}"
                );
            }
        }
    }
}

/// The rulings that each audience is not told, by name.
fn hidden_from(audience: EventAudience, is_own: bool) -> Vec<&'static str> {
    let officials = ["drafted", "pairing_changed", "draft_discarded", "appointed", "revoked", "noted", "erased"];
    let players = [
        "checked_in",
        "absence_noted",
        "bye_asked",
        "bye_cancelled",
        "bye_granted",
        "bye_refused",
        "penalised",
        "penalty_lifted",
        "raised",
        "taken",
        "released",
        "settled",
    ];
    match audience {
        EventAudience::Office | EventAudience::Official => Vec::new(),
        EventAudience::Player(_) if is_own => officials.to_vec(),
        EventAudience::Player(_) | EventAudience::Public => [&officials[..], &players].concat(),
    }
}

#[test]
fn every_ruling_is_told_to_each_role_that_it_is_for() {
    let event = event();
    // The samples are about player 2, who has the call and the penalty of the event.
    let mut all = vec![];
    for (role, audience) in ROLES.iter().chain(&[(Role::Player(PlayerId(3)), EventAudience::Player(PlayerId(3)))]) {
        let is_own = *audience == EventAudience::Player(PlayerId(2));
        let told = |ruling: &Ruling| audience.ruling(&event, ruling).is_some();
        let mut hidden: Vec<&str> = rulings(&stuff()).iter().filter(|ruling| !told(ruling)).map(Ruling::name).collect();
        let mut wanted = hidden_from(*audience, is_own);
        hidden.sort_unstable();
        wanted.sort_unstable();
        assert_eq!(hidden, wanted, "{role:?}");
        all.extend(hidden);
    }
    assert!(!all.is_empty());
}

#[test]
fn ratings_that_are_not_published_and_reasons_of_leaving_are_trimmed() {
    let event = event();
    let of = |name: &str| rulings(&stuff()).into_iter().find(|ruling| ruling.name() == name).unwrap();
    let told = |audience: EventAudience, name: &str| json(&audience.ruling(&event, &of(name)));
    assert!(told(EventAudience::Office, "registered").contains("1900"));
    assert!(told(EventAudience::Player(PlayerId(2)), "registered").contains("1900"));
    for audience in [EventAudience::Public, EventAudience::Official, EventAudience::Player(PlayerId(3))] {
        assert!(!told(audience, "registered").contains("1900"), "{audience:?}");
    }
    assert!(told(EventAudience::Official, "withdrawn").contains("a reason"));
    assert!(!told(EventAudience::Public, "withdrawn").contains("a reason"));
}

#[test]
fn an_entry_is_written_for_its_audience_or_not_at_all() {
    let mut event = event();
    let note = event.act(event.at(), ORGANISER, event::Act::Note { text: "secret".to_owned() }).unwrap();
    let announced = event.act(event.at(), ORGANISER, event::Act::Announce { text: "Tea".to_owned() }).unwrap();
    let told = |entry: &event::Entry, audience| {
        let (row, _) = ActedRow::of(30, entry, || [0; 32]);
        let EventRow::Acted(row) = EventRow::read(&EventRow::Acted(row).to_text()).unwrap() else { panic!() };
        EventEntryFrame::of(30, &row, &event, audience).map(|frame| json(&frame))
    };
    assert_eq!(told(&note, EventAudience::Public), None);
    assert!(told(&note, EventAudience::Official).unwrap().contains("\"by\":1,\"act\":{\"act\":\"note\""));
    let public = told(&announced, EventAudience::Public).unwrap();
    let wanted =
        format!(r#"{{"seq":30,"at":{},"rulings":[{{"ruling":"announced","id":2,"text":"Tea"}}]}}"#, event.at().0);
    assert_eq!(public, wanted);
}
