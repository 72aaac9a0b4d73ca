//! Whole events in every format, from entry to report.

mod support;

use event::{
    Absentee, Act, Broken, Bye, Byes, Forfeit, Format, GameResult, Maker, Pairer, Pairs, Phase, PlayerId, Refusal,
    Registration, RoundState, Ruling, Selection, Settings, Source,
};
use pairing::{Keizer, Mark, Points, Withdrawal, dutch, trf};
use support::{Hall, names, of, stronger_wins, swiss};

/// A result that follows from round and board, so that standings are mixed.
fn mixed(round: u16) -> impl Fn(&event::Event, &event::Board) -> GameResult {
    move |event, board| match (board.number() + round) % 5 {
        0 => GameResult::DRAWN,
        1 => GameResult::BLACK_WINS,
        2 => GameResult::WHITE_WINS,
        _ => stronger_wins(event, board),
    }
}

#[test]
fn a_nine_round_swiss_of_40_players_from_entry_to_report() {
    let settings = Settings { byes: Byes { most: 1, last_round: Some(7) }, ..swiss(9) };
    let mut hall = Hall::with_players(settings, 40);
    let mut by_hand = None;
    for round in 1..=9_u16 {
        match round {
            2 => {
                // A late entry, weaker than all others.
                let late = hall.register("Late, Larry", Some(1500));
                assert_eq!(hall.event.player(late).unwrap().from_round(), 2);
                assert_eq!(hall.event.number(late), Some(41));
            }
            3 => {
                hall.act(Act::Absent { player: PlayerId(12), round: 3, is_absent: true });
                hall.act(Act::AskBye { player: PlayerId(20), round: 3, bye: Bye::Half });
                hall.act(Act::GrantBye { player: PlayerId(20), round: 3, bye: Bye::Half });
            }
            5 => {
                hall.act(Act::Withdraw { player: PlayerId(7), reason: "ill".to_owned() });
            }
            _ => {}
        }
        let draft = hall.pair().clone();
        assert_eq!((draft.number(), draft.state()), (round, RoundState::Draft));
        if round == 6 {
            // Two players change places; the criterion that this breaks is named and recorded.
            let pairs = draft.pairs();
            let ((_, first), (_, second)) = (pairs.boards[3], pairs.boards[7]);
            let changed = pairs.swapped(first, second);
            let broken = hall.event.check_pairs(&changed).unwrap();
            assert!(!broken.is_empty());
            let is_override = broken.iter().any(Broken::is_absolute);
            let act = Act::ChangePairing { pairs: changed, reason: "brothers".to_owned(), is_override };
            let rulings = hall.act(act);
            assert!(matches!(&rulings[0], Ruling::PairingChanged { broken: named, .. } if *named == broken));
            by_hand = Some(hall.last().pairs());
        }
        let rulings = hall.act(Act::Publish {});
        assert_eq!(rulings.contains(&Ruling::NumbersFrozen {}), round == 4, "round {round}");
        hall.act(Act::Start { boards: Selection::All });
        if round == 4 {
            let forfeits = vec![
                Forfeit { board: 2, absent: Absentee::White },
                Forfeit { board: 9, absent: Absentee::Black },
                Forfeit { board: 15, absent: Absentee::Both },
            ];
            hall.act(Act::Forfeit { round, forfeits });
        }
        hall.results(mixed(round));
        if round == 8 {
            let was = hall.last().board(5).unwrap().result().unwrap();
            let result = if was == GameResult::DRAWN { GameResult::WHITE_WINS } else { GameResult::DRAWN };
            let reason = "both players say so".to_owned();
            let rulings = hall.act(Act::CorrectResult { round, board: 5, result, reason });
            assert!(matches!(&rulings[0], Ruling::ResultCorrected { paired_before, .. } if paired_before.is_empty()));
        }
        hall.close();
    }
    hall.act(Act::Finish { early: None });
    assert_eq!(hall.event.phase(), Phase::Finished);
    assert_eq!(hall.replayed(), hall.event);

    let tournament = hall.event.tournament().unwrap();
    assert_eq!((tournament.recorded(), tournament.players().len()), (9, 41));
    for round in 1..=9_u16 {
        let published = hall.event.round(round).unwrap().pairs();
        let again = dutch::pair_round(&tournament, round).unwrap();
        let number = |id: PlayerId| hall.event.number(id).unwrap();
        let boards: Vec<(u16, u16)> =
            published.boards.iter().map(|(white, black)| (number(*white), number(*black))).collect();
        let bye = published.bye.map(number);
        if round == 6 {
            assert_eq!(Some(published), by_hand);
            let pairing = pairing::Pairing { boards, bye };
            let breaches = dutch::check(&tournament.before(round), &pairing).unwrap();
            assert_eq!(breaches.len(), hall.event.round(round).unwrap().broken().len());
        } else {
            assert_eq!((again.boards, again.bye), (boards, bye), "round {round}");
        }
    }
    let text = trf::to_text(&tournament, trf::Dialect::Trf26);
    let file = trf::read(text.as_bytes()).unwrap();
    assert_eq!(file.warnings().len(), 0, "{:?}", file.warnings());
    for player in tournament.players() {
        assert_eq!(file.tournament().points(player.id), tournament.points(player.id));
    }
    let standings = hall.event.standings();
    assert_eq!(standings.len(), 41);
    assert!(standings.is_sorted_by_key(|line| std::cmp::Reverse(line.points)));
    assert_eq!(hall.event.crosstable()[0].player, standings[0].player);
}

#[test]
fn a_double_round_robin_of_five_with_a_withdrawal() {
    let mut hall = Hall::with_players(of(Format::RoundRobin { is_double: true }), 5);
    assert_eq!(hall.event.total_rounds(), Some(10));
    for round in 1..=10 {
        if round == 8 {
            let rulings = hall.act(Act::Withdraw { player: PlayerId(3), reason: String::new() });
            assert!(matches!(rulings[0], Ruling::Withdrawn { games: Some(Withdrawal::Forfeited), .. }));
        }
        hall.play_round();
    }
    hall.act(Act::Finish { early: None });
    let mut meetings = std::collections::BTreeMap::new();
    for board in hall.event.rounds().iter().flat_map(event::Round::boards) {
        let pair = (board.player(pairing::Color::White), board.player(pairing::Color::Black));
        *meetings.entry(pair).or_insert(0) += 1;
    }
    assert_eq!(meetings.len(), 20, "everybody has White against everybody once");
    assert!(meetings.values().all(|count| *count == 1));
    let forfeits = hall.event.rounds().iter().flat_map(event::Round::boards);
    let absences = forfeits.filter(|board| board.entered().is_some_and(|entered| entered.source == Source::Absence));
    assert!(absences.count() >= 2, "games after the withdrawal are lost without a word");
    assert_eq!(hall.event.points(PlayerId(1)), Points::from_tenths(80));
    assert_eq!(hall.event.standings()[0].player, PlayerId(1));
    assert_eq!(hall.replayed(), hall.event);
}

#[test]
fn the_games_of_an_early_withdrawal_from_a_round_robin_do_not_count() {
    let mut hall = Hall::with_players(of(Format::RoundRobin { is_double: false }), 6);
    hall.play_round();
    let rulings = hall.act(Act::Withdraw { player: PlayerId(6), reason: String::new() });
    assert!(matches!(rulings[0], Ruling::Withdrawn { games: Some(Withdrawal::Annulled), .. }));
    assert_eq!(hall.event.points(PlayerId(1)), Points::ONE, "the game against number 6 is in the cross-table");
    let standings = hall.event.standings();
    assert_eq!(standings.len(), 5);
    let first = standings.iter().find(|line| line.player == PlayerId(1)).unwrap();
    assert_eq!(first.points, Points::ZERO);
    assert_eq!(hall.event.crosstable().last().map(|row| (row.player, row.rank)), Some((PlayerId(6), None)));
    assert_eq!(hall.refuse(Act::Register { registration: Registration::named("New, Nora") }), Refusal::FieldClosed {});
}

#[test]
fn a_knock_out_of_five_with_two_games_and_tie_breaks() {
    let mut hall = Hall::with_players(of(Format::Knockout { games: 2, tie_break_games: 2 }), 5);
    // Preliminary stage: 4 against 5. A draw and a win.
    assert_eq!(hall.pair().pairs().boards, [(PlayerId(4), PlayerId(5))]);
    hall.act(Act::Publish {});
    hall.act(Act::Start { boards: Selection::All });
    hall.result(1, GameResult::DRAWN);
    hall.close();
    assert_eq!(hall.pair().pairs().boards, [(PlayerId(5), PlayerId(4))], "colours alternate");
    hall.act(Act::Publish {});
    hall.act(Act::Start { boards: Selection::All });
    hall.result(1, GameResult::WHITE_WINS);
    hall.close();
    // Semifinals: 1 wins both games, 2 and 3 draw both and go on to a tie-break.
    hall.start_round();
    assert_eq!(hall.last().boards().len(), 2);
    let semifinal = |event: &event::Event, board: &event::Board| {
        let is_first = [1, 5].map(PlayerId).iter().any(|id| board.color_of(*id).is_some());
        if is_first { stronger_wins(event, board) } else { GameResult::DRAWN }
    };
    hall.results(semifinal);
    hall.close();
    hall.start_round();
    hall.results(semifinal);
    hall.close();
    assert_eq!(hall.refuse(Act::Finish { early: None }).code(), "rounds_left");
    assert_eq!(hall.start_round(), 5);
    assert_eq!(hall.last().boards().len(), 1, "only the tie-break is played");
    hall.results(|_, _| GameResult::DRAWN);
    hall.close();
    // The tie-break is cut short: the arbiter draws lots.
    let (winner, loser) = (PlayerId(3), PlayerId(2));
    hall.pair();
    let rulings = hall.act(Act::DecideMatch { winner, loser, reason: "drawing of lots".to_owned() });
    assert_eq!(names(&rulings), ["draft_discarded", "match_decided"]);
    // Final: 1 against 3.
    hall.play_round();
    hall.play_round();
    let bracket = hall.event.bracket().unwrap();
    assert_eq!(bracket.winner, Some(PlayerId(1)));
    assert_eq!(bracket.matches.len(), 4);
    assert_eq!(bracket.matches.iter().map(|of| of.stage).collect::<Vec<_>>(), [1, 2, 2, 3]);
    let ranks: Vec<(u16, usize)> = hall.event.standings().iter().map(|line| (line.player.0, line.rank)).collect();
    assert_eq!(ranks, [(1, 1), (3, 2), (2, 3), (5, 3), (4, 5)]);
    hall.act(Act::Finish { early: None });
    assert_eq!(hall.replayed(), hall.event);
}

#[test]
fn a_corrected_result_does_not_call_back_somebody_who_was_paired_on() {
    let mut hall = Hall::with_players(of(Format::Knockout { games: 1, tie_break_games: 1 }), 4);
    hall.play_round();
    hall.start_round();
    let result = GameResult::BLACK_WINS;
    let rulings = hall.act(Act::CorrectResult { round: 1, board: 1, result, reason: "wrong way round".to_owned() });
    assert!(matches!(&rulings[0], Ruling::ResultCorrected { paired_before, .. } if *paired_before == [2]));
    let bracket = hall.event.bracket().unwrap();
    assert_eq!(bracket.matches[0].winner, Some(PlayerId(1)), "number 1 plays the final");
}

#[test]
fn a_keizer_evening_with_players_who_come_and_go() {
    let settings = Settings { rounds: 4, ..of(Format::Keizer(Keizer::default())) };
    let mut hall = Hall::with_players(settings, 7);
    hall.play_round();
    assert!(hall.last().bye().is_some());
    let late = hall.register("Late, Larry", None);
    hall.act(Act::Absent { player: PlayerId(2), round: 2, is_absent: true });
    hall.start_round();
    assert!(hall.last().board_of(late).is_some() || hall.last().bye() == Some(late));
    assert_eq!(hall.last().cell(PlayerId(2)).map(|cell| cell.mark), Some(Mark::ZeroBye));
    hall.results(stronger_wins);
    hall.close();
    hall.play_round();
    hall.play_round();
    hall.act(Act::Finish { early: None });
    let standings = hall.event.standings();
    assert_eq!(standings.len(), 8);
    let scores: Vec<u64> = standings.iter().map(|line| line.keizer.unwrap().score).collect();
    assert!(scores.is_sorted_by(|a, b| a >= b), "{scores:?}");
    assert_eq!(hall.replayed(), hall.event);
}

#[test]
fn a_league_match_on_four_boards() {
    let mut hall = Hall::with_players(of(Format::Match { boards: 4, games: 1 }), 8);
    hall.start_round();
    let boards: Vec<(u16, u16)> = hall.last().pairs().boards.iter().map(|(white, black)| (white.0, black.0)).collect();
    assert_eq!(boards, [(1, 5), (6, 2), (3, 7), (8, 4)]);
    hall.results(stronger_wins);
    hall.close();
    assert_eq!(hall.event.match_score(), Some([Points::from_tenths(40), Points::ZERO]));
    hall.act(Act::Finish { early: None });
}

#[test]
fn a_match_needs_its_number_of_players() {
    let mut hall = Hall::with_players(of(Format::Match { boards: 1, games: 4 }), 3);
    let pairer = Pairer::Own { lot: 0 };
    assert_eq!(hall.refuse(Act::Pair { pairer }), Refusal::WrongField { found: 3, wanted: 2 });
}

#[test]
fn pairs_of_another_program_are_taken_if_they_keep_the_absolute_criteria() {
    let mut hall = Hall::with_players(swiss(3), 4);
    let outside = |boards: [(u16, u16); 2]| Act::Pair {
        pairer: Pairer::Outside {
            program: "bbpPairings".to_owned(),
            pairs: Pairs { boards: boards.iter().map(|(a, b)| (PlayerId(*a), PlayerId(*b))).collect(), bye: None },
        },
    };
    hall.act(outside([(1, 3), (4, 2)]));
    assert_eq!(hall.last().maker(), &Maker::Outside("bbpPairings".to_owned()));
    assert_eq!(hall.last().broken(), []);
    hall.act(Act::Publish {});
    hall.act(Act::Start { boards: Selection::All });
    hall.results(|_, _| GameResult::DRAWN);
    hall.close();
    let refusal = hall.refuse(outside([(3, 1), (2, 4)]));
    assert!(matches!(refusal, Refusal::AbsoluteBroken { .. }), "they have met: {refusal}");
    let refusal = hall.refuse(outside([(1, 1), (2, 4)]));
    let Refusal::WrongPlayers { missing, twice, .. } = refusal else { panic!("{refusal}") };
    assert_eq!((missing, twice), (vec![PlayerId(3)], vec![PlayerId(1)]));
}

#[test]
fn a_round_robin_of_one_player_has_a_report_and_no_round() {
    let mut hall = Hall::with_players(of(Format::RoundRobin { is_double: false }), 1);
    let text = trf::to_text(&hall.event.tournament().unwrap(), trf::Dialect::Trf26);
    assert!(trf::read(text.as_bytes()).is_ok(), "{text}");
    assert_eq!(
        hall.refuse(Act::Pair { pairer: Pairer::Own { lot: 0 } }),
        Refusal::NoPairing { why: dutch::NoPairing::NoPlayers }
    );
}
