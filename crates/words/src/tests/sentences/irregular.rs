//! Sentences about illegal moves and other irregularities.

use board::{Color, Position, Setup};
use clock::Millis;
use laws::{
    Act, Actor, Announcement, BoardKind, Consequence, Game, Irregularity, Offence, Penalty, Regulations, Rule, Ruling,
    Written,
};

use super::{all_in_all, ruling, say_rulings};
use crate::{Context, Words};

/// Displaces pieces on a physical board, presses the clock, and writes the sentences that follow.
fn displace_and_press(words: &Words, fen: &str, moves: &[(Color, &str)]) -> Vec<String> {
    let start: Position = fen.parse().unwrap();
    let mut game = Game::new(Regulations { start, board: BoardKind::Physical, ..Regulations::default() });
    let mut acts = vec![(Actor::Arbiter, Act::Start)];
    for &(color, text) in moves {
        let by = Actor::Player(color);
        acts.extend([(by, Act::Move { mv: Written::Move(text.parse().unwrap()), hands: 1 }), (by, Act::Press)]);
    }
    let mut lines = Vec::new();
    for (by, act) in acts {
        let entry = game.judge(Millis(0), by, act);
        let context = Context::from(&game).after(&entry.act);
        lines.push(words.act(entry.by, &entry.act, &context));
        let told = entry.rulings.iter().filter(|ruling| !ruling.announcement.is_kept());
        lines.extend(told.map(|ruling| format!("  {}", words.ruling(ruling, &context))));
        game.apply(&entry);
    }
    lines
}

#[test]
fn an_illegal_move_on_a_wooden_board() {
    let fen = "4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1";
    let moves = [(Color::White, "e2c3"), (Color::White, "e1e3")];
    insta::assert_snapshot!(all_in_all(|words| displace_and_press(words, fen, &moves)), @"
    The arbiter starts the game.
      The game begins (Article 6.6).
    White plays Ne2-c3.
    White presses the clock.
      White’s first illegal move: the king would be in check from the rook on e8 (Articles 7.5.1 and 3.9.2).
      Black receives two extra minutes (Article 7.5.5).
      The position before the irregularity is restored (Article 7.5.1).
    White plays Ke1-e3.
    White presses the clock.
      White’s second illegal move: a king does not move that way (Articles 7.5.1 and 3.8.1).
      White loses by an illegal move: Black wins 0–1 (Article 7.5.5).

    Rozhodčí zahajuje partii.
      Partie začíná (článek 6.6).
    Bílý hraje Je2-c3.
    Bílý přepíná hodiny.
      První nepřípustný tah bílého: král by byl v šachu, napadá ho věž na e8 (články 7.5.1 a 3.9.2).
      Černý dostává dvě minuty navíc (článek 7.5.5).
      Obnovuje se pozice před nesprávností (článek 7.5.1).
    Bílý hraje Ke1-e3.
    Bílý přepíná hodiny.
      Druhý nepřípustný tah bílého: král takto netáhne (články 7.5.1 a 3.8.1).
      Bílý prohrává kvůli nepřípustnému tahu: černý vyhrává 0–1 (článek 7.5.5).

    Rozhodca začína partiu.
      Partia sa začína (článok 6.6).
    Biely hrá Je2-c3.
    Biely stláča hodiny.
      Prvý nemožný ťah bieleho: kráľ by bol v šachu, útočí naň veža na e8 (články 7.5.1 a 3.9.2).
      Čierny dostáva dve minúty navyše (článok 7.5.5).
      Obnovuje sa postavenie pred nesprávnosťou (článok 7.5.1).
    Biely hrá Ke1-e3.
    Biely stláča hodiny.
      Druhý nemožný ťah bieleho: kráľ takto neťahá (články 7.5.1 a 3.8.1).
      Biely prehráva za nemožný ťah: čierny vyhráva 0–1 (článok 7.5.5).
    ");
}

#[test]
fn illegal_moves_of_every_kind() {
    let rules = [Rule::IllegalMove, Rule::Unpromoted, Rule::PressWithoutMove, Rule::TwoHands];
    let rulings: Vec<Ruling> = (0..)
        .zip(Offence::ALL.iter().zip(rules))
        .map(|(count, (&kind, rule))| {
            let by = if count % 2 == 0 { Color::White } else { Color::Black };
            ruling(Announcement::IllegalMove { by, count, kind, broken: None }, rule)
        })
        .chain([
            ruling(Announcement::PositionRestored { position: Setup::initial(), half_moves: 0 }, Rule::IllegalMove),
            ruling(
                Announcement::IllegalMove { by: Color::White, count: 4, kind: Offence::Move, broken: None },
                Rule::IllegalMove,
            ),
        ])
        .collect();
    insta::assert_snapshot!(say_rulings(&rulings), @"
    White’s illegal move (Article 7.5.1).
    Black’s first illegal move: the pawn on the last rank was not promoted (Article 7.5.2).
    White’s second illegal move: the clock was pressed without making a move (Article 7.5.3).
    Black’s third illegal move: the move was made with both hands (Article 7.5.4).
    The position before the irregularity is restored (Article 7.5.1).
    White’s illegal move number 4 (Article 7.5.1).

    Nepřípustný tah bílého (článek 7.5.1).
    První nepřípustný tah černého: pěšec na poslední řadě nebyl proměněn (článek 7.5.2).
    Druhý nepřípustný tah bílého: hodiny byly stisknuty bez provedení tahu (článek 7.5.3).
    Třetí nepřípustný tah černého: tah byl proveden oběma rukama (článek 7.5.4).
    Obnovuje se pozice před nesprávností (článek 7.5.1).
    V pořadí 4. nepřípustný tah bílého (článek 7.5.1).

    Nemožný ťah bieleho (článok 7.5.1).
    Prvý nemožný ťah čierneho: pešiak na poslednom rade nebol premenený (článok 7.5.2).
    Druhý nemožný ťah bieleho: hodiny boli stlačené bez vykonania ťahu (článok 7.5.3).
    Tretí nemožný ťah čierneho: ťah bol vykonaný oboma rukami (článok 7.5.4).
    Obnovuje sa postavenie pred nesprávnosťou (článok 7.5.1).
    V poradí 4. nemožný ťah bieleho (článok 7.5.1).
    ");
}

#[test]
fn irregularities_and_what_follows() {
    use Consequence::{Continue, NewGame, None, Transfer};
    let rulings = [
        (Irregularity::InitialPosition, NewGame, Rule::InitialPosition),
        (Irregularity::BoardTurned, Transfer, Rule::BoardTurned),
        (Irregularity::ColorsReversed, Continue, Rule::ColorsReversed),
        (Irregularity::Displaced, Continue, Rule::Displaced),
        (Irregularity::ClockWrong, None, Rule::ClockSetWrongly),
        (Irregularity::ClockWrong, Continue, Rule::ClockAtResumption),
        (Irregularity::IllegalPosition, None, Rule::IllegalPosition),
        (Irregularity::BoardsDiffer, None, Rule::BoardsDiffer),
        (Irregularity::LeftVenue, None, Rule::LeavingVenue),
        (Irregularity::LeftVenue, None, Rule::LeavingOnMove),
        (Irregularity::SearchRefused, None, Rule::SearchRefused),
        (Irregularity::Disturbance, None, Rule::Distraction),
        (Irregularity::Disturbance, None, Rule::RapidRecordLooks),
        (Irregularity::Device, None, Rule::Device),
        (Irregularity::ScoresheetDefect, Continue, Rule::ScoresheetDefect),
        (Irregularity::ClockWrong, None, Rule::SpectatorTells),
    ]
    .map(|(kind, consequence, rule)| {
        let is_hearsay = rule == Rule::SpectatorTells;
        ruling(Announcement::Irregular { kind, consequence, player: Option::None, is_hearsay }, rule)
    });
    insta::assert_snapshot!(say_rulings(&rulings), @"
    The initial position was wrong: the game is cancelled and a new game is played (Article 7.2.1).
    The board was placed the wrong way round: the position is transferred to a board placed correctly (Article 7.2.2).
    The game was begun with colours reversed: the game continues (Article 7.3).
    Pieces were displaced: the game continues (Article 7.4.1).
    The clocks were set wrongly: the setting is corrected (Article 6.10.2).
    The clocks were set wrongly: the game continues (Article I.13).
    The position is illegal: the arbiter waits for the next completed move (Article A.5.4).
    The positions on the two boards differ: they are corrected from the scoresheets (Article D.2.9).
    A player left the playing venue without permission: the arbiter decides (Article 11.2.3.1).
    The player to move left the playing area without permission: the arbiter decides (Article 11.2.3.2).
    A player refuses to be inspected: the arbiter decides (Article 11.3.3).
    A player disturbs the opponent: the arbiter decides (Article 11.5).
    Asking for the scoresheet more than five times counts as disturbing the opponent: the arbiter decides (Article A.4.3).
    A player was found with an electronic device (Article 11.3.2.2).
    An electronic scoresheet is defective: it is replaced and the game continues (Article 8.3).
    The clocks were set wrongly: the arbiter decides (Article 12.7).

    Počáteční postavení bylo nesprávné: partie se ruší a hraje se nová (článek 7.2.1).
    Šachovnice byla nesprávně položena: pozice se přenese na správně položenou šachovnici (článek 7.2.2).
    Partie začala s obrácenými barvami: partie pokračuje (článek 7.3).
    Kameny byly posunuty ze svých polí: partie pokračuje (článek 7.4.1).
    Hodiny byly nesprávně nastaveny: nastavení se opraví (článek 6.10.2).
    Hodiny byly nesprávně nastaveny: partie pokračuje (článek I.13).
    Na šachovnici je nepřípustná pozice: vyčká se na další dokončený tah (článek A.5.4).
    Pozice na obou šachovnicích se liší: pozice se opraví podle partiářů (článek D.2.9).
    Hráč opustil bez dovolení hrací prostor: rozhodne rozhodčí (článek 11.2.3.1).
    Hráč na tahu opustil hrací místnost bez dovolení: rozhodne rozhodčí (článek 11.2.3.2).
    Hráč se odmítá podrobit kontrole: rozhodne rozhodčí (článek 11.3.3).
    Hráč ruší soupeře: rozhodne rozhodčí (článek 11.5).
    Nahlédnutí do partiáře více než pětkrát se považuje za rušení soupeře: rozhodne rozhodčí (článek A.4.3).
    U hráče byl zjištěn elektronický přístroj (článek 11.3.2.2).
    Elektronický partiář má závadu: vymění se a partie pokračuje (článek 8.3).
    Hodiny byly nesprávně nastaveny: rozhodne rozhodčí (článek 12.7).

    Počiatočné postavenie bolo nesprávne: partia sa ruší a hrá sa nová (článok 7.2.1).
    Šachovnica bola nesprávne položená: postavenie sa prenesie na správne položenú šachovnicu (článok 7.2.2).
    Partia sa začala s obrátenými farbami: partia pokračuje (článok 7.3).
    Figúrky boli odsunuté zo svojich polí: partia pokračuje (článok 7.4.1).
    Hodiny boli nesprávne nastavené: nastavenie sa opraví (článok 6.10.2).
    Hodiny boli nesprávne nastavené: partia pokračuje (článok I.13).
    Na šachovnici je nemožné postavenie: vyčká sa na ďalší dokončený ťah (článok A.5.4).
    Postavenia na oboch šachovniciach sa líšia: postavenia sa opravia podľa partiárov (článok D.2.9).
    Hráč opustil bez povolenia miesto konania hry: rozhodne rozhodca (článok 11.2.3.1).
    Hráč na ťahu opustil hrací priestor bez povolenia: rozhodne rozhodca (článok 11.2.3.2).
    Hráč sa odmieta podrobiť kontrole: rozhodne rozhodca (článok 11.3.3).
    Hráč rozptyľuje súpera: rozhodne rozhodca (článok 11.5).
    Nahliadnutie do partiára viac ako päťkrát sa považuje za vyrušovanie súpera: rozhodne rozhodca (článok A.4.3).
    U hráča sa zistilo elektronické zariadenie (článok 11.3.2.2).
    Elektronický partiár má poruchu: vymení sa a partia pokračuje (článok 8.3).
    Hodiny boli nesprávne nastavené: rozhodne rozhodca (článok 12.7).
    ");
}

#[test]
fn an_irregularity_names_the_player_whose_doing_it_was() {
    let game = Game::new(Regulations::default());
    let of_a_player = [
        Irregularity::Displaced,
        Irregularity::LeftVenue,
        Irregularity::SearchRefused,
        Irregularity::Disturbance,
        Irregularity::Device,
        Irregularity::ScoresheetDefect,
    ];
    insta::assert_snapshot!(all_in_all(|words| of_a_player.map(|kind| {
        let (consequence, player) = (Consequence::None, Some(Color::Black));
        let found = ruling(Announcement::Irregular { kind, consequence, player, is_hearsay: false }, None);
        words.ruling(&found, &Context::from(&game))
    }).to_vec()), @"
    Black displaced pieces: the arbiter decides.
    Black left the playing venue without permission: the arbiter decides.
    Black refuses to be inspected: the arbiter decides.
    Black disturbs the opponent: the arbiter decides.
    Black was found with an electronic device: the arbiter decides.
    Black’s electronic scoresheet is defective: the arbiter decides.

    Černý posunul kameny z jejich polí: rozhodne rozhodčí.
    Černý opustil hrací prostor bez dovolení: rozhodne rozhodčí.
    Černý se odmítá podrobit kontrole: rozhodne rozhodčí.
    Černý ruší soupeře: rozhodne rozhodčí.
    U černého byl zjištěn elektronický přístroj: rozhodne rozhodčí.
    Elektronický partiář černého má závadu: rozhodne rozhodčí.

    Čierny odsunul figúrky z ich polí: rozhodne rozhodca.
    Čierny opustil miesto konania hry bez povolenia: rozhodne rozhodca.
    Čierny sa odmieta podrobiť kontrole: rozhodne rozhodca.
    Čierny vyrušuje súpera: rozhodne rozhodca.
    U čierneho sa zistilo elektronické zariadenie: rozhodne rozhodca.
    Elektronický partiár čierneho má poruchu: rozhodne rozhodca.
    ");
}

#[test]
fn penalties() {
    let rulings: Vec<Ruling> = Penalty::ALL
        .iter()
        .map(|&penalty| ruling(Announcement::Penalised { player: Color::White, penalty }, None))
        .collect();
    insta::assert_snapshot!(say_rulings(&rulings), @"
    White is penalised: a warning.
    White is penalised: additional time for the opponent.
    White is penalised: a deduction of time.
    White is penalised: an increase of the opponent’s score.
    White is penalised: a reduction of the score.
    White is penalised: loss of the game.
    White is penalised: a fine.
    White is penalised: exclusion from one or more rounds.
    White is penalised: expulsion from the competition.

    Trest pro bílého: napomenutí.
    Trest pro bílého: přidání času soupeři.
    Trest pro bílého: odebrání času.
    Trest pro bílého: zvýšení bodového zisku soupeře.
    Trest pro bílého: snížení bodového zisku.
    Trest pro bílého: prohlášení partie za prohranou.
    Trest pro bílého: pokuta.
    Trest pro bílého: vyloučení z jednoho nebo více kol.
    Trest pro bílého: vyloučení ze soutěže.

    Trest pre bieleho: napomenutie.
    Trest pre bieleho: pridanie času súperovi.
    Trest pre bieleho: odobranie času.
    Trest pre bieleho: zvýšenie bodového zisku súpera.
    Trest pre bieleho: zníženie bodového zisku.
    Trest pre bieleho: vyhlásenie partie za prehranú.
    Trest pre bieleho: pokuta.
    Trest pre bieleho: vylúčenie z jedného alebo viacerých kôl.
    Trest pre bieleho: vylúčenie zo súťaže.
    ");
}
