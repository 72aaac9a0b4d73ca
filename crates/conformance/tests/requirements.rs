//! The requirements in the repository are those of the shared list, each in its article.

use std::collections::BTreeMap;
use std::path::Path;

use conformance::read;

/// The files of the repository, and the prefixes of their ids.
const FILES: [(&str, &str); 6] = [
    ("1997", "FIDE1997:"),
    ("2009", "FIDE2009:"),
    ("2018", "FIDE2018:"),
    ("2023", "FIDE2023:"),
    ("encyclopedia", "WIKI:"),
    ("leaflet", "ALBI:"),
];

#[test]
fn every_requirement_is_there_under_its_article() {
    let lists = ["spec/REQUIREMENTS.csv", "spec/REQUIREMENTS-2023.csv"].map(read);
    let lines: Vec<&str> = lists.iter().flat_map(|list| list.lines().skip(1)).collect();
    // Only the columns after the article are ever quoted.
    let wanted: BTreeMap<&str, &str> = lines
        .iter()
        .map(|line| {
            let fields: Vec<_> = line.splitn(4, ',').collect();
            (fields[0], fields[2])
        })
        .collect();
    assert_eq!(wanted.len(), lines.len(), "an id is there twice");

    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../book/requirements");
    let texts = FILES.map(|(file, begin)| {
        let path = folder.join(file).with_extension("csv");
        (begin, std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display())))
    });
    let mut found = BTreeMap::new();
    for (begin, text) in &texts {
        for line in text.lines().skip(1) {
            let fields: Vec<_> = line.splitn(3, ',').collect();
            assert!(fields[0].starts_with(begin), "{}: in the wrong file", fields[0]);
            assert_eq!(found.insert(fields[0], fields[1]), None, "{}: there twice", fields[0]);
        }
    }
    assert_eq!(found, wanted);
}
