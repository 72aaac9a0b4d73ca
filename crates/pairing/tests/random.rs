//! Random tournaments: nothing panics, everything ends, and the rules hold.

use pairing::standings::{Base, Code, Standings};
use pairing::trf::{self, Dialect};
use pairing::{Cell, Color, Keizer, Mark, Plan, Tournament, dutch};
use proptest::prelude::*;

fn plans() -> impl Strategy<Value = Plan> {
    (1..40_u16, 1..8_u16, 0..=100_u8, 0..30_u8, 0..30_u8, 0..10_u8, any::<bool>(), any::<u64>()).prop_map(
        |(players, rounds, draws, forfeits, byes, withdrawals, is_baku, seed)| Plan {
            players,
            rounds,
            played: u16::MAX,
            draws,
            forfeits,
            byes,
            withdrawals,
            is_baku,
            seed,
        },
    )
}

/// Looks whether C1, C2 and C3 hold in a round of a tournament.
fn absolute(tournament: &Tournament, round: u16) -> Result<(), TestCaseError> {
    let is_last = tournament.rounds() == Some(round);
    for player in tournament.players() {
        let Some(cell) = player.cell(round) else { continue };
        let before = || (1..round).filter_map(|round| player.cell(round));
        if cell.mark == Mark::PairingBye {
            prop_assert!(
                before().all(|cell| !matches!(cell.mark, Mark::PairingBye | Mark::ForfeitWin | Mark::FullBye))
            );
        }
        let Some(opponent) = cell.opponent else { continue };
        prop_assert!(!before().any(|cell| cell.opponent == Some(opponent) && cell.mark.is_played()), "met twice");
        if is_last {
            continue;
        }
        let mut colors: Vec<Color> =
            before().filter(|cell| cell.mark.is_played()).filter_map(|cell| cell.color).collect();
        colors.extend(cell.color);
        let difference = colors.iter().map(|color| if *color == Color::White { 1_i32 } else { -1 }).sum::<i32>();
        prop_assert!(difference.abs() <= 2, "color difference {difference}");
        prop_assert!(
            !colors.windows(3).any(|three| three[0] == three[1] && three[1] == three[2]),
            "three times running"
        );
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, ..ProptestConfig::default() })]

    #[test]
    fn absolute_criteria_hold_in_every_round(plan in plans()) {
        let tournament = plan.generate();
        for round in 1..=tournament.recorded() {
            absolute(&tournament, round)?;
        }
    }

    #[test]
    fn a_file_is_read_written_and_read_the_same(plan in plans()) {
        let tournament = plan.generate();
        for dialect in [Dialect::Trf26, Dialect::Trfx] {
            let text = trf::to_text(&tournament, dialect);
            let file = trf::read(text.as_bytes()).unwrap();
            prop_assert!(file.warnings().is_empty(), "{:?}", file.warnings());
            if dialect == Dialect::Trf26 {
                prop_assert_eq!(file.tournament(), &tournament);
            }
            let again = trf::read(file.to_text().as_bytes()).unwrap();
            prop_assert_eq!(again.tournament(), file.tournament());
        }
    }

    #[test]
    fn the_order_of_lines_does_not_matter(plan in plans(), turn in 0..50_usize) {
        let tournament = Plan { played: plan.rounds / 2, ..plan }.generate();
        let text = trf::to_text(&tournament, Dialect::Trf26);
        let mut lines: Vec<&str> = text.lines().collect();
        let by = turn % lines.len();
        lines.rotate_left(by);
        lines.reverse();
        let turned = trf::read(lines.join("\r\n").as_bytes()).unwrap();
        prop_assert_eq!(dutch::pair(turned.tournament()), dutch::pair(&tournament));
        // Every round again, from the finished file.
        for round in 1..=tournament.recorded() {
            let found = dutch::pair_round(&tournament, round).unwrap();
            for (white, black) in found.boards {
                let cell = tournament.player(white).and_then(|player| player.cell(round)).copied();
                prop_assert_eq!(cell.map(|cell: Cell| (cell.opponent, cell.color)), Some((Some(black), Some(Color::White))));
            }
        }
    }

    #[test]
    fn every_tie_break_can_be_worked_out_after_every_round(plan in plans()) {
        let tournament = plan.generate();
        for round in 0..=tournament.recorded() {
            let standings = Standings::after(&tournament, round, pairing::standings::Edition::Of2026);
            let codes: Vec<Code> = Base::ALL.into_iter().map(Code::from).collect();
            let table = standings.ranked(&codes);
            prop_assert_eq!(table.len(), tournament.players().len());
            for line in &table {
                for (code, value) in codes.iter().zip(&line.values) {
                    let account = standings.account(line.id, code).unwrap();
                    prop_assert_eq!(account.value, *value);
                    let is_sum = matches!(code.base, Base::Bh | Base::Sb | Base::Ks | Base::Ps | Base::Win | Base::Rep);
                    if is_sum && let Some(value) = value {
                        let kept = account.summands.iter().filter(|summand| summand.cut.is_none());
                        let sum: i64 = kept.map(|summand| summand.value.hundredths()).sum();
                        prop_assert_eq!(sum, value.hundredths(), "{}", code);
                    }
                }
            }
        }
    }

    #[test]
    fn explanations_tell_the_round_that_is_paired(plan in plans()) {
        let tournament = Plan { played: plan.rounds.saturating_sub(1), ..plan }.generate();
        let Ok(pairing) = dutch::pair(&tournament) else { return Ok(()) };
        let why = dutch::explain(&tournament).unwrap();
        let mut told: Vec<(u16, u16)> = why.pairs.iter().map(|pair| (pair.white, pair.black)).collect();
        let mut boards = pairing.boards.clone();
        told.sort_unstable();
        boards.sort_unstable();
        prop_assert_eq!(told, boards);
        prop_assert_eq!(why.bye, pairing.bye);
        prop_assert_eq!(dutch::check(&tournament, &pairing), Ok(Vec::new()));
    }

    #[test]
    fn keizer_pairs_everybody_who_is_there(plan in plans()) {
        let tournament = plan.generate();
        let pairing = Keizer::default().pair(&tournament, plan.seed);
        let mut ids: Vec<u16> = pairing.boards.iter().flat_map(|(white, black)| [*white, *black]).chain(pairing.bye).collect();
        ids.sort_unstable();
        let all: Vec<u16> = tournament.players().iter().map(|player| player.id).collect();
        prop_assert_eq!(ids, all);
    }

    #[test]
    fn any_bytes_are_read_or_refused(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        let _ = trf::read(&bytes);
    }

    #[test]
    fn a_damaged_file_is_read_or_refused_and_never_panics(plan in plans(), at in any::<prop::sample::Index>(), byte in any::<u8>()) {
        let mut bytes = trf::to_text(&plan.generate(), Dialect::Trf26).into_bytes();
        let place = at.index(bytes.len());
        bytes[place] = byte;
        if let Ok(file) = trf::read(&bytes) {
            let again = trf::read(file.to_text().as_bytes()).unwrap();
            prop_assert_eq!(again.tournament(), file.tournament());
            let _ = dutch::pair(file.tournament());
            let _ = Standings::new(file.tournament()).ranked(&Code::list("PTS,BH/C1,SB,DE,TPR").unwrap());
        }
    }
}
