//! Sentences about adjourned games.

use board::{Breach, Color, Move, Square};
use laws::{Act, Announcement, Game, Regulations, Rule, SealedVerdict, Written};

use super::{all_in_all, ruling, say_rulings};
use crate::Context;
use crate::tests::samples;

#[test]
fn a_game_is_adjourned_and_goes_on() {
    let (white, black) = (Color::White, Color::Black);
    let rulings = [
        ruling(Announcement::MustSeal { by: white, resume_at: None, place: None }, Rule::Sealing),
        ruling(Announcement::Sealed { by: white, commitment: samples::SEALED }, Rule::Sealing),
        ruling(Announcement::Adjourned {}, Rule::Sealing),
        ruling(Announcement::DrawOffered { by: black, is_proper: true }, Rule::OfferAfterSealing),
        ruling(Announcement::Resumed {}, Rule::ReplierAbsent),
        ruling(Announcement::EnvelopeOpened { verdict: SealedVerdict::Played }, Rule::ReplierPresent),
        ruling(Announcement::Resumed {}, Rule::EnvelopeLost),
    ];
    insta::assert_snapshot!(say_rulings(&rulings), @"
    White must seal a move (Article I.1.1).
    White has sealed a move (Article I.1.1).
    The game is adjourned (Article I.1.1).
    Black offers a draw (Article I.4).
    The clock of the player who must reply to the sealed move is started (Article I.9.2).
    The envelope is opened, and the sealed move is made (Article I.9.1).
    Play is resumed, and the sealed move is made on the board (Article I.12.1).

    Bílý musí zapečetit tah (článek I.1.1).
    Bílý zapečetil tah (článek I.1.1).
    Partie je přerušena (článek I.1.1).
    Černý nabízí remízu (článek I.4).
    Spouštějí se hodiny hráče, který má odpovědět na pečetěný tah (článek I.9.2).
    Obálka se otevírá a pečetěný tah se provádí na šachovnici (článek I.9.1).
    Hra pokračuje, pečetěný tah se provede na šachovnici (článek I.12.1).

    Biely musí zapečatiť ťah (článok I.1.1).
    Biely zapečatil ťah (článok I.1.1).
    Partia je prerušená (článok I.1.1).
    Čierny ponúka remízu (článok I.4).
    Spúšťajú sa hodiny hráča, ktorý má odpovedať na pečatený ťah (článok I.9.2).
    Obálka sa otvára a pečatený ťah sa vykonáva na šachovnici (článok I.9.1).
    Partia pokračuje, pečatený ťah sa vykoná na šachovnici (článok I.12.1).
    ");
}

#[test]
fn what_is_wrong_with_a_sealed_move() {
    let game = Game::new(Regulations::default());
    let found = [
        (SealedVerdict::Ambiguous, Rule::SealedAmbiguous, Written::Ambiguous),
        (SealedVerdict::Unclear, Rule::SealedUnclear, Written::Unreadable),
        (SealedVerdict::Illegal, Rule::SealedIllegal, Written::Move(Move::new(Square::F1, Square::C4))),
        (SealedVerdict::Illegal, Rule::SealedIllegal, Written::Illegal(Some(Breach::PawnTakesNothing))),
        (SealedVerdict::Illegal, Rule::SealedIllegal, Written::Illegal(None)),
    ];
    insta::assert_snapshot!(all_in_all(|words| found.map(|(verdict, rule, mv)| {
        let act = Act::OpenEnvelope { commitment: samples::SEALED, mv };
        let opened = ruling(Announcement::EnvelopeOpened { verdict }, rule);
        words.ruling(&opened, &Context::from(&game).after(&act))
    }).to_vec()), @"
    The sealed move is ambiguous (Article I.8.1).
    The meaning of the sealed move cannot be established (Article I.8.2).
    The sealed move Bf1-c4 is illegal: the pawn on e2 is in the way (Article I.8.3).
    The sealed move is illegal: a pawn moves diagonally only when capturing (Article I.8.3).
    The sealed move is illegal (Article I.8.3).

    Pečetěný tah není jednoznačný (článek I.8.1).
    Význam pečetěného tahu nelze zjistit (článek I.8.2).
    Pečetěný tah Sf1-c4 je nepřípustný: v cestě stojí pěšec na e2 (článek I.8.3).
    Pečetěný tah je nepřípustný: diagonálně táhne pěšec jen při braní (článek I.8.3).
    Pečetěný tah je nepřípustný (článek I.8.3).

    Pečatený ťah nie je jednoznačný (článok I.8.1).
    Význam pečateného ťahu nemožno určiť (článok I.8.2).
    Pečatený ťah Sf1-c4 je nemožný: v ceste stojí pešiak na e2 (článok I.8.3).
    Pečatený ťah je nemožný: diagonálne ťahá pešiak len pri braní (článok I.8.3).
    Pečatený ťah je nemožný (článok I.8.3).
    ");
}
