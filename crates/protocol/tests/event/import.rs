//! Players from spreadsheets, CSV and report files.

use protocol::event::{Import, import};

fn problems(import: &Import) -> Vec<String> {
    import.problems.iter().map(ToString::to_string).collect()
}

fn names(import: &Import) -> Vec<&str> {
    import.players.iter().map(|player| player.registration.name.as_str()).collect()
}

#[test]
fn columns_have_names_in_three_languages_in_any_order() {
    for text in [
        "Name,Rating,Title,Fed,FIDE ID,Birth,Club,Sex,E-mail\n\"Nováková, Jana\",1850,wfm,cze,302,17.5.1990,Sokol,F,j@example.org\n",
        "Oddíl;Elo;Titul;Federace;FIDE ID;Datum narození;Příjmení;Jméno;Pohlaví;Kontakt\r\nSokol;1850;WFM;CZE;302;1990-05-17;Nováková;Jana;žena;j@example.org\r\n",
        "\u{feff}Č.\tPriezvisko a meno\tKlub\tElo\tTitul\tFederácia\tFIDE ID\tDátum narodenia\tPohlavie\tTelefón\n1\tNováková, Jana\tSokol\t1850\tWFM\tCZE\t302\t1990/05/17\tž\tj@example.org\n",
    ] {
        let read = import(text.as_bytes());
        assert_eq!(problems(&read), Vec::<String>::new(), "{text}");
        let form = read.registrations().remove(0);
        assert_eq!((form.rating, form.title), (Some(1850), Some(pairing::Title::Wfm)), "{text}");
        let card = form.card;
        assert_eq!((card.name.as_str(), card.sex, card.federation.as_str()), ("Nováková, Jana", Some('w'), "CZE"));
        assert_eq!((card.fide_id.as_str(), card.birth.as_str(), card.club.as_str()), ("302", "1990/05/17", "Sokol"));
        assert_eq!(card.contact, "j@example.org");
    }
}

#[test]
fn all_problems_are_told_with_row_and_column() {
    let text = "Name;Rating;Title;Birth;Shoe size\n\
                Ann;1900;GM;1990;41\n\
                ;1800;;;\n\
                Bob;18OO;XM;5/6/1990;\n\
                ann;1700;;1990;\n\
                Cid;1600;;;;surplus\n";
    let read = import(text.as_bytes());
    assert_eq!(
        problems(&read),
        [
            "row 1, column 5 (Shoe size): found \"Shoe size\", expected a known column; this one is left out",
            "row 3, column 1 (Name): found nothing, expected the name of a player",
            "row 4, column 2 (Rating): found \"18OO\", expected a rating such as 1850, or nothing",
            "row 4, column 3 (Title): found \"XM\", expected GM, IM, FM, CM, WGM, WIM, WFM or WCM",
            "row 4, column 4 (Birth): found \"5/6/1990\", expected 1990, 1990-05-17 or 17.5.1990",
            "row 5: found \"ann\", expected another person than in row 2: a birth or a FIDE number tells them apart",
            "row 6, column 6: found \"surplus\", expected 5 columns, as in the first row",
        ]
    );
    assert!(!read.is_whole());
    assert_eq!(names(&read), ["Ann"], "nobody is guessed");
    let codes: Vec<&str> = read.problems.iter().map(|problem| problem.code).collect();
    assert_eq!(codes, ["unknown_column", "no_name", "rating", "title", "birth", "same_player", "extra_cell"]);
}

#[test]
fn a_plain_list_of_names_needs_no_head() {
    assert_eq!(names(&import("Novák, Jan\nDvořák, Petr\n\n".as_bytes())), ["Novák, Jan", "Dvořák, Petr"]);
    assert_eq!(names(&import(b"Ann\nBob")), ["Ann", "Bob"]);
    let table = import(b"Ann;1900\nBob;1800\n");
    assert_eq!(table.problems[0].code, "no_header");
    assert!(problems(&table)[0].starts_with("row 1: found \"Ann | 1900\", expected names of columns such as Name"));
    assert_eq!(import(b"Rating;Club\n1900;X\n").problems[0].code, "no_name_column");
    assert_eq!(import(b"Name;Elo;Rating\nA;1;2\n").problems[0].code, "same_column");
    assert_eq!(import(b"").problems[0].code, "no_players");
    assert_eq!(import(b"Name;Elo\n").problems[0].code, "no_players");
}

#[test]
fn quoted_cells_hold_anything_and_rows_keep_their_lines() {
    let text = "Name,Club,Rating\n\"O\"\"Neill, Jo\",\"Two\nlines\",1500\nBob,X,abc\n";
    let read = import(text.as_bytes());
    assert_eq!(read.problems[0].code, "not_plain", "a line break has no place in a name of a club");
    assert_eq!((read.problems[1].row, read.problems[1].code), (4, "rating"));
    assert_eq!(names(&import(b"Name,Elo\n\"O\"\"Neill, Jo\",1500\n")), ["O\"Neill, Jo"]);
    let open = import(b"Name,Elo\n\"Ann,1500\nBob,1400\n");
    assert_eq!((open.problems[0].row, open.problems[0].column, open.problems[0].code), (2, Some(1), "quote"));
}

#[test]
fn other_encodings_are_refused_at_their_place_and_utf_16_is_read() {
    let wrong = import(b"Name;Elo\nNov\xe1k;1500\n");
    assert_eq!((wrong.problems[0].row, wrong.problems[0].code), (2, "not_text"));
    let wide: Vec<u8> =
        [0xFEFF_u16].into_iter().chain("Jméno\tElo\nNovák\t1500\n".encode_utf16()).flat_map(u16::to_le_bytes).collect();
    assert_eq!(names(&import(&wide)), ["Novák"]);
}

/// Writes a report of two players.
fn report() -> String {
    let line = |number: u16, head: &str, name: &str, rating: u16, rest: &str, points: &str, cell: &str| {
        format!("001 {number:>4} {head:<4} {name:<33} {rating:>4} {rest:<26} {points:>4} {number:>4}  {cell}\n")
    };
    "012 Club evening\n042 2026/05/01\n142 3\n152 W\n".to_owned()
        + &line(1, "wWFM", "Ann", 2100, "CZE         301 1990/05/17", "1.0", "   2 w 1")
        + &line(2, "m", "Bob", 0, "", "0.0", "   1 b 0")
}

#[test]
fn report_files_bring_their_players() {
    let read = import(report().as_bytes());
    assert_eq!(names(&read), ["Ann", "Bob"]);
    let forms = read.registrations();
    assert_eq!((forms[0].rating, forms[1].rating), (Some(2100), None));
    assert_eq!(forms[0].card.birth, "1990/05/17");
    let broken = import(report().replace("1 b 0", "1 b 1").as_bytes());
    assert!(broken.players.is_empty());
    assert_eq!(broken.problems[0].row, 5);
    assert!(problems(&broken)[0].contains("round 1: player 1 has"), "{:?}", problems(&broken));
}
