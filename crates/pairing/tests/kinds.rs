//! Random tournaments of every kind: nothing panics, everything ends, what is written is read the same, and the rules hold.

use pairing::standings::{Code, Edition, Standings};
use pairing::trf::{self, Dialect};
use pairing::{
    Abnormal, Acceleration, Announced, Cell, Color, Draft, Forbidden, Id, Info, Keizer, Knockout, Mark, Pairing,
    Player, Points, Scoring, System, Title, Tournament, dutch, pair_round,
};
use proptest::prelude::*;

/// Numbers that look random and follow from a seed.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % sides.max(1)
    }

    fn pick<T: Clone>(&mut self, of: &[T]) -> T {
        of[self.roll(of.len())].clone()
    }
}

const RESULTS: [(Mark, Mark); 13] = [
    (Mark::Win, Mark::Loss),
    (Mark::Loss, Mark::Win),
    (Mark::Win, Mark::Loss),
    (Mark::Loss, Mark::Win),
    (Mark::Draw, Mark::Draw),
    (Mark::Draw, Mark::Draw),
    (Mark::ShortWin, Mark::ShortLoss),
    (Mark::ShortDraw, Mark::ShortDraw),
    (Mark::ForfeitWin, Mark::ForfeitLoss),
    (Mark::ForfeitLoss, Mark::ForfeitLoss),
    (Mark::Draw, Mark::Loss),
    (Mark::Loss, Mark::Loss),
    (Mark::Pending, Mark::Pending),
];

/// Makes players with everything that a file can hold, their numbers with holes.
fn players(dice: &mut Dice) -> Vec<Player> {
    let count = 1 + dice.roll(14);
    let mut id = 0;
    let names = ["Novák, Jiří", "O'Neill, Ann", "Ďurčík, Ľubomír", "李, 明", "X"];
    (0..count)
        .map(|_| {
            id += 1 + (dice.roll(6) == 0) as Id * dice.roll(500) as Id;
            Player {
                sex: dice.pick(&[None, Some('m'), Some('w')]),
                title: dice.pick(&[None, None, Some(Title::Gm), Some(Title::Wfm)]),
                rating: (dice.roll(9) > 0).then(|| 1000 + dice.roll(1800) as u16),
                federation: dice.pick(&["", "CZE", "SVK"]).to_owned(),
                fide_id: dice.pick(&["", "300001", "12345678901"]).to_owned(),
                birth: dice.pick(&["", "1990/01/01", "1969.12.06", "1987"]).to_owned(),
                rank: (dice.roll(2) == 0).then(|| 1 + dice.roll(99) as u16),
                ..Player::new(id, dice.pick(&names))
            }
        })
        .collect()
}

fn scoring(dice: &mut Dice) -> Scoring {
    let tenths = |tenths| Points::from_tenths(tenths);
    match dice.roll(6) {
        0 => Scoring::new(tenths(30), tenths(10), tenths(0)),
        1 => Scoring::new(tenths(30), tenths(20), tenths(10)),
        2 => Scoring { pairing_bye: Points::HALF, ..Scoring::default() },
        3 => Scoring { draw: [tenths(5), tenths(6)], unknown: tenths(0), ..Scoring::default() },
        _ => Scoring::default(),
    }
}

/// Makes a Swiss whose past was paired by the rules or by chance, and whose records hold all that pairing looks at.
fn swiss(seed: u64) -> Tournament {
    let mut dice = Dice(seed);
    let players = players(&mut dice);
    let ids: Vec<Id> = players.iter().map(|player| player.id).collect();
    let past = dice.roll(6) as u16;
    let forbidden = (0..dice.roll(3)).map(|_| {
        let first_round = 1 + dice.roll(4) as u16;
        let group = (0..2 + dice.roll(3)).map(|_| ids[dice.roll(ids.len())]).collect();
        Forbidden { first_round, last_round: first_round + dice.roll(5) as u16, players: group }
    });
    let forbidden = forbidden.collect();
    let accelerations = (dice.roll(4) == 0)
        .then(|| Acceleration {
            points: dice.pick(&[Points::ONE, Points::HALF]),
            first_round: 1,
            last_round: 1 + dice.roll(4) as u16,
            first_player: 1,
            last_player: ids[ids.len() / 2],
        })
        .into_iter();
    let abnormal = (0..dice.roll(2)).map(|_| Abnormal {
        mark: dice.pick(&[None, Some(Mark::Win), Some(Mark::ForfeitWin)]),
        points: dice.pick(&[Points::from_tenths(-5), Points::from_tenths(15)]),
        round: dice.pick(&[None, Some(1), Some(2)]),
        players: vec![ids[dice.roll(ids.len())]],
    });
    let abnormal = abnormal.collect();
    let draft = Draft {
        info: Info { name: "Open".to_owned(), start: "2026/05/01".to_owned(), ..Info::default() },
        rounds: Some(past + 1 + dice.roll(3) as u16),
        initial_color: dice.pick(&[Some(Color::White), Some(Color::Black)]),
        scoring: scoring(&mut dice),
        system: Some(System::Dutch { edition: dice.pick(&[None, Some(2026)]), is_baku: dice.roll(4) == 0 }),
        accelerations: accelerations.collect(),
        tiebreaks: vec!["PTS".to_owned(), "BH/C1".to_owned()],
        is_ranked_by_line: dice.roll(8) == 0,
        players,
        forbidden,
        abnormal,
        ..Draft::default()
    };
    let mut tournament = draft.validate().expect("it fits together");
    for round in 1..=past {
        let absent: Vec<Id> = ids.iter().copied().filter(|_| dice.roll(9) == 0).collect();
        let mut draft = tournament.into_draft();
        for player in draft.players.iter_mut().filter(|player| absent.contains(&player.id)) {
            let mark = dice.pick(&[Mark::HalfBye, Mark::ZeroBye, Mark::FullBye]);
            player.cells.resize(usize::from(round) - 1, None);
            player.cells.push(Some(Cell::bye(mark)));
        }
        tournament = draft.validate().expect("absences fit");
        let pairing = match dutch::pair(&tournament) {
            Ok(pairing) if dice.roll(3) > 0 => pairing,
            _ => by_chance(&mut dice, &ids, &absent),
        };
        tournament = with_results(&mut dice, tournament.with_round(&pairing));
    }
    let mut draft = tournament.into_draft();
    for player in ids.iter().copied().filter(|_| dice.roll(9) == 0) {
        draft.announced.push(Announced { round: Some(past + 1), player, mark: Mark::HalfBye });
    }
    draft.validate().expect("byes fit")
}

/// Pairs whoever is there with anybody, as no system does.
fn by_chance(dice: &mut Dice, ids: &[Id], absent: &[Id]) -> Pairing {
    let mut left: Vec<Id> = ids.iter().copied().filter(|id| !absent.contains(id)).collect();
    let mut pairing = Pairing::default();
    while let Some(white) = left.pop() {
        if left.is_empty() {
            pairing.bye = Some(white);
            break;
        }
        let at = dice.roll(left.len());
        pairing.boards.push((white, left.remove(at)));
    }
    pairing
}

fn with_results(dice: &mut Dice, tournament: Tournament) -> Tournament {
    let round = usize::from(tournament.recorded()) - 1;
    let mut draft = tournament.into_draft();
    for at in 0..draft.players.len() {
        let Some(Some(cell)) = draft.players[at].cells.get(round).copied() else { continue };
        let Some(opponent) = cell.opponent.filter(|_| cell.color == Some(Color::White)) else { continue };
        let (mine, theirs) = dice.pick(&RESULTS);
        let other = draft.players.iter().position(|player| player.id == opponent).expect("the opponent is there");
        for (place, mark) in [(at, mine), (other, theirs)] {
            draft.players[place].cells[round].as_mut().expect("a game").mark = mark;
        }
    }
    draft.validate().expect("results fit")
}

/// Looks whether a pairing of the coming round keeps C1, C2 and C3 and forgets nobody.
fn legal(tournament: &Tournament, pairing: &Pairing) -> Result<(), TestCaseError> {
    let round = tournament.recorded() + 1;
    let scoring = tournament.scoring();
    let mut paired: Vec<Id> = pairing.boards.iter().flat_map(|(a, b)| [*a, *b]).chain(pairing.bye).collect();
    paired.sort_unstable();
    let mut here: Vec<Id> =
        tournament.players().iter().filter(|player| !tournament.is_absent(player, round)).map(|p| p.id).collect();
    here.sort_unstable();
    prop_assert_eq!(paired, here);
    for &(white, black) in &pairing.boards {
        let player = tournament.player(white).expect("a player");
        let met = player.cells.iter().flatten().any(|cell| cell.opponent == Some(black) && cell.mark.is_played());
        prop_assert!(!met, "{white} and {black} have met");
        let is_forbidden = |group: &Forbidden| {
            (group.first_round..=group.last_round).contains(&round)
                && group.players.contains(&white)
                && group.players.contains(&black)
        };
        prop_assert!(!tournament.forbidden().iter().any(is_forbidden), "{white} and {black} may not meet");
        if tournament.rounds() != Some(round) {
            let due = [white, black].map(|id| dutch::Preference::after(&colors(tournament, id)));
            let is_absolute = due.iter().flatten().filter(|due| due.strength == dutch::Strength::Absolute).count() == 2;
            let is_same = due[0].map(|due| due.color) == due[1].map(|due| due.color);
            prop_assert!(!(is_absolute && is_same), "{white} and {black} must have the same color");
        }
    }
    if let Some(bye) = pairing.bye {
        let player = tournament.player(bye).expect("a player");
        for cell in player.cells.iter().flatten() {
            prop_assert!(cell.mark != Mark::PairingBye, "a second bye");
            let is_win = |mark| matches!(mark, Mark::ForfeitWin | Mark::FullBye);
            // Abnormal points may make less of a forfeit win.
            let is_plain = tournament.abnormal().is_empty();
            prop_assert!(
                !(is_plain && is_win(cell.mark)) || scoring.points(cell) < scoring.best(),
                "a win without play"
            );
        }
    }
    Ok(())
}

fn colors(tournament: &Tournament, id: Id) -> Vec<Color> {
    let cells = tournament.player(id).map(|player| &player.cells[..]).unwrap_or_default();
    cells.iter().flatten().filter(|cell| cell.mark.is_played()).filter_map(|cell| cell.color).collect()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 256, ..ProptestConfig::default() })]

    #[test]
    fn a_round_is_legal_or_there_is_none(seed in any::<u64>()) {
        let tournament = swiss(seed);
        match dutch::pair(&tournament) {
            Ok(pairing) => {
                legal(&tournament, &pairing)?;
                prop_assert_eq!(dutch::check(&tournament, &pairing), Ok(Vec::new()));
                prop_assert_eq!(tournament.with_round(&pairing).recorded(), tournament.recorded() + u16::from(!pairing.boards.is_empty() || pairing.bye.is_some()));
            }
            Err(error) => prop_assert!(!error.to_string().is_empty()),
        }
    }

    #[test]
    fn what_is_written_is_read_the_same(seed in any::<u64>()) {
        let tournament = swiss(seed);
        let text = trf::to_text(&tournament, Dialect::Trf26);
        let file = trf::read(text.as_bytes()).unwrap_or_else(|error| panic!("{error}\n{text}"));
        prop_assert_eq!(file.tournament(), &tournament, "{}", text);
        prop_assert!(file.warnings().is_empty(), "{:?}\n{}", file.warnings(), text);
        prop_assert_eq!(file.to_text(), text);
        for dialect in [Dialect::Trf16, Dialect::Trfx] {
            let text = trf::to_text(&tournament, dialect);
            let file = trf::read(text.as_bytes()).unwrap_or_else(|error| panic!("{error}\n{text}"));
            prop_assert_eq!(file.tournament().players(), tournament.players(), "{}", text);
        }
    }

    #[test]
    fn the_order_of_lines_does_not_matter(seed in any::<u64>()) {
        let mut draft = swiss(seed).into_draft();
        draft.is_ranked_by_line = false;
        let tournament = draft.validate().expect("numbers give an order");
        let text = trf::to_text(&tournament, Dialect::Trf26);
        let mut lines: Vec<&str> = text.lines().collect();
        let mut dice = Dice(seed);
        for at in (1..lines.len()).rev() {
            lines.swap(at, dice.roll(at + 1));
        }
        let mixed = trf::read(lines.join("\r").as_bytes()).expect("any order is read");
        prop_assert_eq!(dutch::pair(mixed.tournament()), dutch::pair(&tournament));
        let codes = Code::list("PTS,BH/C1,SB,DE,TPN").expect("codes");
        prop_assert_eq!(Standings::new(mixed.tournament()).ranked(&codes), Standings::new(&tournament).ranked(&codes));
    }

    #[test]
    fn every_code_has_a_value_or_none_and_its_summands(seed in any::<u64>()) {
        let tournament = swiss(seed);
        let codes = "PTS WIN WON BPG BWG PS PS/C1 REP STD TPN TPN/R BH BH/C1 BH/C2 BH/M1 BH/C1/P FB FB/M2 AOB AOB/F SB SB/C1 SB/P KS \
                     KS/L+1 KS/L-2 ARO ARO/C1 ARO/U1400 TPR PTP/U1000 APRO APPO/U1200 RTNG RTNG/R DE DE/P";
        let codes = Code::list(codes).expect("codes");
        for edition in [Edition::Of2024, Edition::Of2026] {
            for round in 0..=tournament.recorded() {
                let standings = Standings::after(&tournament, round, edition);
                let table = standings.ranked(&codes);
                prop_assert!(table.windows(2).all(|two| two[0].rank <= two[1].rank));
                prop_assert_eq!(standings.cross_table(&codes).len(), table.len());
                for (line, code) in table.iter().flat_map(|line| codes.iter().map(move |code| (line, code))) {
                    let account = standings.account(line.id, code).expect("a player");
                    let at = codes.iter().position(|other| other == code).expect("a code");
                    prop_assert_eq!(account.value, line.values[at], "{}", code);
                    let text = code.to_string();
                    let is_sum = ["PTS", "WIN", "WON", "BPG", "BWG", "PS", "REP", "STD", "BH", "FB", "SB", "KS"];
                    if let Some(value) = account.value.filter(|_| is_sum.contains(&text.split('/').next().unwrap_or(""))) {
                        let kept = account.summands.iter().filter(|summand| summand.cut.is_none());
                        prop_assert_eq!(kept.map(|summand| summand.value.hundredths()).sum::<i64>(), value.hundredths(), "{}", code);
                    }
                }
            }
        }
    }

    #[test]
    fn round_robins_end_and_everybody_meets_everybody(count in 2..18_u16, is_double in any::<bool>(), seed in any::<u64>()) {
        let mut dice = Dice(seed);
        let players = (1..=count).map(|id| Player::new(id, "")).collect();
        let system = Some(System::RoundRobin { is_double });
        let mut tournament = Draft { players, system, ..Draft::default() }.validate().expect("it fits");
        while let Ok(pairing) = pair_round(&tournament, tournament.recorded() + 1) {
            tournament = with_results(&mut dice, tournament.with_round(&pairing));
            prop_assert!(tournament.recorded() <= 2 * count);
        }
        let cycles = if is_double { 2 } else { 1 };
        for player in tournament.players() {
            let mut met: Vec<Id> = player.cells.iter().flatten().filter_map(|cell| cell.opponent).collect();
            met.sort_unstable();
            let all: Vec<Id> = (1..=count).filter(|id| *id != player.id).flat_map(|id| vec![id; cycles]).collect();
            prop_assert_eq!(met, all);
            let colors: Vec<Color> = player.cells.iter().flatten().filter_map(|cell| cell.color).collect();
            let same = colors.windows(3).any(|three| three[0] == three[1] && three[1] == three[2]);
            prop_assert!(!same, "three times running");
        }
        let table = Standings::new(&tournament).ranked(&Code::list("PTS,DE,SB,KS,WIN,BPG").expect("codes"));
        prop_assert_eq!(table.len(), usize::from(count));
    }

    #[test]
    fn knock_outs_end_with_one_winner(count in 0..70_u16, seed in any::<u64>()) {
        let seeds: Vec<Id> = (1..=count).collect();
        let mut cup = Knockout::new(&seeds);
        let mut dice = Dice(seed);
        let mut matches = 0;
        while let Some(&(a, b)) = cup.open().first() {
            prop_assert!(cup.decide(a, b, 0).is_err(), "0 does not play");
            cup.decide(a, b, dice.pick(&[a, b])).expect("an open match");
            prop_assert!(cup.decide(a, b, a).is_err(), "decided already");
            matches += 1;
        }
        prop_assert_eq!(matches, count.saturating_sub(1));
        prop_assert_eq!(cup.winner().is_some(), count > 0);
    }

    #[test]
    fn keizer_evenings_go_on_as_long_as_people_come(seed in any::<u64>(), rest in 0..6_u16, step in 0..5_u32) {
        let mut dice = Dice(seed);
        let mut tournament = Draft { players: players(&mut dice), ..Draft::default() }.validate().expect("it fits");
        let rules = Keizer { rest, step, ..Keizer::default() };
        for _ in 0..8 {
            let pairing = rules.pair(&tournament, seed);
            let count = 2 * pairing.boards.len() + usize::from(pairing.bye.is_some());
            prop_assert_eq!(count, tournament.players().len());
            tournament = with_results(&mut dice, tournament.with_round(&pairing));
            let ranking = rules.ranking(&tournament);
            prop_assert!(ranking.windows(2).all(|two| two[0].score >= two[1].score));
            prop_assert_eq!(ranking.len(), tournament.players().len());
        }
    }
}
