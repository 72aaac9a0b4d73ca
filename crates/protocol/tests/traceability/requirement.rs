//! The requirements, read from their files.

use laws::{Article, Edition, Preset, Rule};

/// A text with rules, and the file of its requirements.
pub(crate) struct Source {
    /// The file, without its extension.
    pub(crate) file: &'static str,
    pub(crate) title: &'static str,
    /// The edition, unless it is a preset for casual play.
    pub(crate) edition: Option<Edition>,
}

pub(crate) const SOURCES: [Source; 6] = [
    Source { file: "1997", title: "FIDE Laws of Chess, 1997", edition: Some(Edition::Fide1997) },
    Source { file: "2009", title: "FIDE Laws of Chess, 2009", edition: Some(Edition::Fide2009) },
    Source { file: "2018", title: "FIDE Laws of Chess, 2018", edition: Some(Edition::Fide2018) },
    Source { file: "2023", title: "FIDE Laws of Chess, 2023", edition: Some(Edition::Fide2023) },
    Source { file: "encyclopedia", title: "The encyclopedia (preset `encyclopedia`)", edition: None },
    Source { file: "leaflet", title: "The leaflet (preset `leaflet`)", edition: None },
];

/// How a requirement is met.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Status {
    /// A ruling cites it.
    Ruled,
    /// It holds by construction.
    Construction,
    /// A person decides, by an act.
    Arbiter,
    /// It concerns boards, tables or smoking: nothing for a program to do.
    Physical,
    /// It informs or recommends.
    Information,
}

impl Status {
    pub(crate) const ALL: [Self; 5] =
        [Self::Ruled, Self::Construction, Self::Arbiter, Self::Physical, Self::Information];

    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Ruled => "ruled",
            Self::Construction => "by construction",
            Self::Arbiter => "arbiter",
            Self::Physical => "physical",
            Self::Information => "information",
        }
    }
}

/// A requirement of a text.
#[derive(Clone, Debug)]
pub(crate) struct Requirement {
    pub(crate) source: &'static str,
    pub(crate) edition: Option<Edition>,
    pub(crate) id: String,
    pub(crate) article: String,
    pub(crate) status: Status,
    /// Its subject, in a few words.
    pub(crate) what: String,
    /// Rules where it is ruled (`!` before one that stays silent), code where it holds by construction, acts where the
    /// arbiter decides.
    pub(crate) by: Vec<String>,
    /// The incidents that show it.
    pub(crate) shown: Vec<String>,
}

impl Requirement {
    /// Finds the article of a rule in its text.
    pub(crate) fn article_of(&self, rule: Rule) -> Option<Article> {
        match self.edition {
            Some(edition) => rule.article(edition),
            None => Preset::ALL.iter().find(|preset| preset.name() == self.source)?.section(rule),
        }
    }
}

/// Reads all requirements.
pub(crate) fn requirements() -> Vec<Requirement> {
    SOURCES.iter().flat_map(read).collect()
}

fn read(source: &'static Source) -> Vec<Requirement> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../laws/tests/requirements");
    let path = format!("{folder}/{}.csv", source.file);
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    let mut lines = text.lines().enumerate();
    let header = lines.next().map(|(_, line)| line);
    assert_eq!(header, Some("id,article,status,what,by,shown"), "{path}:1");
    lines
        .map(|(index, line)| one(source, line).unwrap_or_else(|fault| panic!("{path}:{}: {fault}", index + 1)))
        .collect()
}

fn one(source: &'static Source, line: &str) -> Result<Requirement, String> {
    let fields: Vec<_> = line.split(',').collect();
    let [id, article, status, what, by, shown] = fields[..] else {
        return Err(format!("found {} fields, expected id, article, status, what, by, shown", fields.len()));
    };
    let known = Status::ALL.into_iter().find(|known| known.name() == status);
    let words = |field: &str| field.split_whitespace().map(str::to_owned).collect();
    Ok(Requirement {
        source: source.file,
        edition: source.edition,
        id: id.to_owned(),
        article: article.to_owned(),
        status: known.ok_or_else(|| format!("found the status {status:?}"))?,
        what: what.to_owned(),
        by: words(by),
        shown: words(shown),
    })
}
