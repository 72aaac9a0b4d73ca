//! Random acts under all editions: where editions differ, each rules as its text says.

mod support;

use board::{ByColor, Color};
use laws::{
    Accessibility, Act, Actor, Announcement, BlitzPenalty, BoardKind, Budget, Edition, Pace, Preset, Reason,
    Regulations, Rule, Score,
};
use proptest::prelude::*;
use support::{Played, regulations, steps};

/// The time added for the opponent after a first illegal move or a wrong claim, in minutes, as the Laws print it.
fn minutes(rule: Rule, regulations: &Regulations) -> u64 {
    let is_claim = rule == Rule::ClaimWrong;
    match (regulations.edition, regulations.pace()) {
        (Edition::Fide1997 | Edition::Fide2009, _) => 2 + u64::from(is_claim),
        (_, Pace::Blitz) if regulations.blitz_penalty == BlitzPenalty::TwoMinutes => 2,
        (Edition::Fide2018, Pace::Blitz) | (Edition::Fide2023, Pace::Rapid | Pace::Blitz) => 1,
        _ => 2,
    }
}

proptest! {
    #[test]
    fn a_penalty_is_that_of_its_edition_and_pace(regulations in regulations(), steps in steps()) {
        let mut played = Played::new(regulations.clone());
        for step in steps {
            played.wait_for(step);
            let entry = played.take(step);
            for ruling in &entry.rulings {
                let Some(rule @ (Rule::IllegalMovePenalty | Rule::ClaimWrong)) = ruling.rule else { continue };
                if let Announcement::TimeAdded { time, .. } = ruling.announcement {
                    prop_assert_eq!(time.0, minutes(rule, &regulations) * 60_000);
                }
            }
        }
    }

    #[test]
    fn a_resignation_draws_only_in_2023_and_only_against_somebody_who_cannot_mate(
        regulations in regulations(),
        steps in steps(),
        player in prop_oneof![Just(Color::White), Just(Color::Black)],
    ) {
        // On a board where no illegal move can stand, the questions are about the position on it.
        let regulations = Regulations { board: BoardKind::Assisted, accessibility: ByColor::both(Accessibility::None), ..regulations };
        let asks = regulations.edition == Edition::Fide2023 && regulations.preset != Preset::Leaflet;
        let mut played = Played::new(regulations);
        for step in steps {
            played.wait_for(step);
            played.take(step);
        }
        let entry = played.game.judge(played.at, Actor::Player(player), Act::Resign);
        let by_resigning = |ruling: &&laws::Ruling| {
            matches!(ruling.announcement, Announcement::GameOver { reason: Reason::Resignation | Reason::ResignationNoMate, .. })
        };
        let Some(ruling) = entry.rulings.iter().find(by_resigning) else { return Ok(()) };
        let Announcement::GameOver { score, reason, by } = ruling.announcement else { unreachable!() };
        let can_mate = !winnable::verdict(played.game.position(), !player, Budget::DEFAULT).is_no();
        prop_assert_eq!(by, Some(player));
        if asks && !can_mate {
            prop_assert_eq!((score, reason, ruling.rule), (Score::DRAWN, Reason::ResignationNoMate, Some(Rule::ResignationNoMate)));
        } else {
            prop_assert_eq!((score, reason), (Score::won_by(!player), Reason::Resignation));
        }
    }
}
