//! Any bytes as a report file: what is read is written and read again the same, and can be paired and ranked.

#![no_main]

use libfuzzer_sys::fuzz_target;
use pairing::standings::{Base, Code, Standings};
use pairing::trf::{self, Dialect};

fuzz_target!(|bytes: &[u8]| {
    let Ok(file) = trf::read(bytes) else { return };
    let again = trf::read(file.to_text().as_bytes()).unwrap();
    assert_eq!(again.tournament(), file.tournament());
    let tournament = file.tournament();
    let anew = trf::read(trf::to_text(tournament, Dialect::Trf26).as_bytes()).unwrap();
    assert_eq!(anew.tournament(), tournament);
    for dialect in [Dialect::Trf16, Dialect::Trfx] {
        trf::read(trf::to_text(tournament, dialect).as_bytes()).unwrap();
    }
    if tournament.players().len() > 40 || tournament.recorded() > 30 {
        return;
    }
    if let Ok(pairing) = pairing::pair_round(tournament, tournament.recorded() + 1) {
        let _ = tournament.with_round(&pairing);
    }
    let codes: Vec<Code> = Base::ALL.into_iter().map(Code::from).collect();
    assert_eq!(Standings::new(tournament).ranked(&codes).len(), tournament.players().len());
});
