//! The names that events have for things.

use event::{
    Absentee, ActKind, BoardState, Bye, ByeState, CheckIn, Field, Need, Phase, RoleKind, RoundState, Template,
};
use pairing::standings::WhyCut;
use pairing::{Color, Mark, Title, Withdrawal};

use crate::contract::names::{Name, named_by_the_laws, names};
use crate::event::form::forms;

named_by_the_laws!(
    Absentee, ActKind, BoardState, Bye, ByeState, CheckIn, Field, Need, Phase, RoleKind, RoundState, Template,
);

names! {
    Color { Color::White => "white", Color::Black => "black" }
    Title {
        Title::Gm => "GM", Title::Im => "IM", Title::Wgm => "WGM", Title::Fm => "FM", Title::Wim => "WIM",
        Title::Cm => "CM", Title::Wfm => "WFM", Title::Wcm => "WCM"
    }
    Mark {
        Mark::Win => "win", Mark::Draw => "draw", Mark::Loss => "loss", Mark::ShortWin => "short_win",
        Mark::ShortDraw => "short_draw", Mark::ShortLoss => "short_loss", Mark::ForfeitWin => "forfeit_win",
        Mark::ForfeitLoss => "forfeit_loss", Mark::Pending => "pending", Mark::HalfBye => "half_bye",
        Mark::FullBye => "full_bye", Mark::PairingBye => "pairing_bye", Mark::ZeroBye => "zero_bye"
    }
    Withdrawal { Withdrawal::Annulled => "annulled", Withdrawal::Forfeited => "forfeited" }
    WhyCut {
        WhyCut::Lowest => "lowest", WhyCut::Highest => "highest", WhyCut::Voluntary => "voluntary",
        WhyCut::EarlyRound => "early_round"
    }
}

forms! {
    Absentee => Name<Absentee>: |thing| Name(*thing), |name| name.0;
    ActKind => Name<ActKind>: |thing| Name(*thing), |name| name.0;
    Bye => Name<Bye>: |thing| Name(*thing), |name| name.0;
    Need => Name<Need>: |thing| Name(*thing), |name| name.0;
    RoleKind => Name<RoleKind>: |thing| Name(*thing), |name| name.0;
    Color => Name<Color>: |thing| Name(*thing), |name| name.0;
    Title => Name<Title>: |thing| Name(*thing), |name| name.0;
    Mark => Name<Mark>: |thing| Name(*thing), |name| name.0;
    Withdrawal => Name<Withdrawal>: |thing| Name(*thing), |name| name.0;
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::contract::names::Named;

    #[test]
    fn every_mark_title_and_cut_has_a_name() {
        let marks: Vec<Mark> = Mark::NAMES.iter().map(|(mark, _)| *mark).collect();
        assert_eq!(marks, Mark::ALL);
        let titles: Vec<(Title, &str)> = Title::ALL.iter().map(|title| (*title, title.code())).collect();
        assert_eq!(Title::NAMES, titles);
    }
}
