//! The names and numbers of the contract as TypeScript values, so that the pages repeat none of them.

use std::fmt::Write;

use board::Position;
use clock::TimeControl;
use laws::{
    BoardKind, ClockKind, Decision, Edition, Irregularity, Pace, Penalty, Phase, Points, Preset, Quickplay,
    Regulations, Rule, Score, Scoresheets, Supervision, Task,
};
use ts_rs::{Config, TS};

use crate::contract::casual::{ABSENCE, LONGEST_STOP, STOPS_EACH};
use crate::contract::names::Name;
use crate::contract::regulations::UNNAMED_EDITION;
use crate::rest::engines::{EngineRules, STRONGEST};
use crate::rest::seats::LONGEST_NAME;
use crate::wire::table::Mode;

/// Writes every list and number that the pages use.
pub(crate) fn lists(config: &Config) -> String {
    let mut text = String::new();
    let mut list = |constant: &str, type_name: Option<&str>, union: String| {
        let values = union.replace(" | ", ", ");
        let _ = write!(text, "\nexport const {constant} = [{values}] as const;\n");
        if let Some(name) = type_name {
            let _ = write!(text, "\nexport type {name} = (typeof {constant})[number];\n");
        }
    };
    list("COLORS", Some("Color"), Name::<board::Color>::inline(config));
    list("ROLES", Some("Role"), Name::<board::Role>::inline(config));
    list("EDITIONS", Some("Edition"), Name::<Edition>::inline(config));
    list("BOARDS", Some("BoardKind"), Name::<BoardKind>::inline(config));
    list("SCORESHEETS", Some("Scoresheets"), Name::<Scoresheets>::inline(config));
    list("MODES", None, Mode::inline(config));
    list("PHASES", Some("Phase"), Name::<Phase>::inline(config));
    list("DECISIONS", Some("Decision"), Name::<Decision>::inline(config));
    list("PENALTIES", Some("Penalty"), Name::<Penalty>::inline(config));
    list("IRREGULARITIES", Some("Irregularity"), Name::<Irregularity>::inline(config));
    list("TASKS", Some("Task"), Name::<Task>::inline(config));
    list("RESULTS", Some("Result"), results());
    text.push_str(&defaults());
    text.push_str(&limits());
    text.push_str(&by_edition("PACE_LIMITS", PACE_LIMITS_DOC, pace_limits));
    text.push_str(&by_edition("EDITION_VALUES", EDITION_VALUES_DOC, values));
    text.push_str(&articles());
    text
}

/// Lists the results that can be written, as a union.
fn results() -> String {
    let points = [Points::One, Points::Half, Points::Zero];
    let pairs = points.into_iter().flat_map(|white| points.into_iter().rev().map(move |black| Score::of(white, black)));
    let scores = [pairs.clone().collect(), pairs.map(Score::forfeited).collect(), vec![Score::NONE]].concat();
    let is_read = |score: &Score| score.to_string().parse() == Ok(*score);
    scores.into_iter().filter(is_read).map(|score| format!("\"{score}\"")).collect::<Vec<_>>().join(" | ")
}

/// Writes the default regulations.
fn defaults() -> String {
    fn name<T: serde::Serialize>(name: T) -> String {
        serde_json::to_string(&name).unwrap_or_default()
    }
    let Regulations { time_control, pace, supervision, board, quickplay, scoresheets, clock, preset, .. } =
        Regulations::default();
    let fields = [
        ("edition", name(Name::<Edition>(UNNAMED_EDITION))),
        ("time_control", format!("\"{time_control}\"")),
        ("pace", name(Name::<Option<Pace>>(pace))),
        ("supervision", name(Name::<Supervision>(supervision))),
        ("board", name(Name::<BoardKind>(board))),
        ("quickplay", name(Name::<Quickplay>(quickplay))),
        ("scoresheets", name(Name::<Scoresheets>(scoresheets))),
        ("clock", name(Name::<ClockKind>(clock))),
        ("preset", name(Name::<Preset>(preset))),
    ];
    let doc = "The regulations that apply where none are given.";
    format!("\n/** {doc} */\nexport const DEFAULT_REGULATIONS = {} as const;\n", object(&fields))
}

const CASUAL_RULES_DOC: &str = "What holds in a game without an arbiter where nothing is said; times in milliseconds.";
const ENGINE_RULES_DOC: &str =
    "When a program resigns and what it does about draws, in hundredths of a pawn and in moves.";

/// Writes the limits on texts and sizes, and the rules of engines.
fn limits() -> String {
    let arrays = (0..=u16::MAX).take_while(|number| Position::chess960(*number).is_some()).count();
    let fields = [
        ("name_length", LONGEST_NAME.to_string()),
        ("strength", STRONGEST.to_string()),
        ("chess960_positions", arrays.to_string()),
    ];
    let rules = EngineRules::HELD;
    let engine = [
        ("resigns_at", rules.resigns_at.to_string()),
        ("resigns_after", rules.resigns_after.to_string()),
        ("accepts_at", rules.accepts_at.to_string()),
        ("offers_within", rules.offers_within.to_string()),
        ("offers_after", rules.offers_after.to_string()),
        ("offers_from", rules.offers_from.to_string()),
    ];
    let casual = [
        ("longest_stop", LONGEST_STOP.to_string()),
        ("stops_each", STOPS_EACH.to_string()),
        ("absence", ABSENCE.to_string()),
    ];
    let casual = format!("\n/** {CASUAL_RULES_DOC} */\nexport const CASUAL_RULES = {} as const;\n", object(&casual));
    let engine = format!("\n/** {ENGINE_RULES_DOC} */\nexport const ENGINE_RULES = {} as const;\n", object(&engine));
    let start = Position::initial();
    casual
        + &engine
        + &format!(
            "\nexport const LIMITS = {} as const;\n\nexport const START_POSITION = \"{start}\";\n",
            object(&fields)
        )
}

const PACE_LIMITS_DOC: &str = "A time control of one period without a number of moves counts as blitz, or as rapid, up to \
                               this many seconds; the bonus of this many moves is counted.";

/// Finds the time limits of each pace by asking the laws about time controls.
fn pace_limits(edition: Edition) -> Vec<(&'static str, String)> {
    const LONGEST: u64 = 24 * 60 * 60;
    let pace = |control: &str| -> Option<Pace> {
        let time_control: TimeControl = control.parse().ok()?;
        Some(Regulations { edition, time_control, ..Regulations::default() }.pace())
    };
    let is_blitz = |control: &str| pace(control) == Some(Pace::Blitz);
    let most = |counts: &dyn Fn(u64) -> bool| (1..=LONGEST).take_while(|seconds| counts(*seconds)).count();
    let blitz = most(&|seconds| is_blitz(&seconds.to_string()));
    let rapid = most(&|seconds| pace(&seconds.to_string()).is_some_and(|pace| pace != Pace::Standard));
    let with_bonus = most(&|seconds| is_blitz(&format!("{seconds}+1")));
    vec![
        ("blitz", blitz.to_string()),
        ("rapid", rapid.to_string()),
        ("bonus_moves", blitz.saturating_sub(with_bonus).to_string()),
    ]
}

const EDITION_VALUES_DOC: &str =
    "Where the editions differ in substance, as far as pages say so; times in milliseconds.";

/// Returns the values in which editions differ, as far as the pages need them.
fn values(edition: Edition) -> Vec<(&'static str, String)> {
    macro_rules! fields {
        ($($field:ident),+ $(,)?) => { vec![$((stringify!($field), edition.values().$field.to_string())),+] };
    }
    let mut fields = fields!(
        losing_illegal_move,
        illegal_moves_count_in_quickplay_only,
        blitz_illegal_move_wins,
        blitz_needs_mating_material,
        rapid_acts_on_claims,
        correction_agreed_in_rapid,
        quickplay_needs_guideline,
        quickplay_in_supervised_blitz,
        signed_result_stands,
        has_electronic_scoresheets,
    );
    let bonus = edition.values().illegal_move_bonus;
    let by_pace = Pace::ALL.iter().map(|&pace| (pace.name(), bonus.at(pace).0.to_string()));
    fields.push(("illegal_move_bonus", object(&by_pace.collect::<Vec<_>>())));
    fields
}

/// Writes an object with the fields of each edition.
fn by_edition(constant: &str, doc: &str, fields: impl Fn(Edition) -> Vec<(&'static str, String)>) -> String {
    let mut text = format!("\n/** {doc} */\nexport const {constant} = {{\n");
    for edition in Edition::ALL {
        let _ = writeln!(text, "  \"{edition}\": {},", object(&fields(edition)));
    }
    text.push_str("} as const;\n");
    text
}

/// Writes the article of each rule in each edition.
fn articles() -> String {
    let doc = "Where each edition states a rule; null where it has no such rule.";
    let mut text = format!("\n/** {doc} */\nexport const ARTICLES = {{\n");
    for rule in Rule::ALL {
        let _ = write!(text, "  {}: {{ ", rule.name());
        for edition in Edition::ALL {
            let article = rule.article(edition).map_or("null".to_owned(), |article| format!("\"{article}\""));
            let _ = write!(text, "\"{edition}\": {article}, ");
        }
        text.push_str("},\n");
    }
    text.push_str("} as const;\n\nexport type RuleName = keyof typeof ARTICLES;\n");
    text
}

/// Writes an object on one line.
fn object(fields: &[(&str, String)]) -> String {
    let fields: Vec<String> = fields.iter().map(|(name, value)| format!("{name}: {value}")).collect();
    format!("{{ {} }}", fields.join(", "))
}
