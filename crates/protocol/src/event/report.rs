//! Reports of an event: report files, and the tags of a board's game.

use event::{Board, Date, Event, Field, GameResult, PlayerId};
use pairing::trf::{self, Dialect};
use pairing::{Color, Flaw};

use crate::contract::regulations::{EventTags, RegulationsFrame};
use crate::event::audience::EventAudience;
use crate::event::view::PlayerFrame;

/// Why an event cannot be written as a report file: everything that does not fit.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", .0.first().map(ToString::to_string).unwrap_or_default())]
pub struct ReportError(pub Vec<Flaw>);

/// Writes an event as a report file, with as much personal data as the audience may see.
///
/// ```
/// # use event::{Act, Event, Moment, PersonId, Registration, Template};
/// # let mut event = Event::new();
/// # let settings = Box::new(Template::RapidSunday.settings("Rapid Sunday"));
/// # event.act(Moment(0), PersonId(1), Act::Create { settings, is_rehearsal: false }).unwrap();
/// # event.act(Moment(0), PersonId(1), Act::Register { registration: Registration::named("Ashby") }).unwrap();
/// use pairing::trf::Dialect;
/// use protocol::event::{EventAudience, trf};
/// let text = trf(&event, Dialect::Trf26, EventAudience::Public)?;
/// assert!(text.starts_with("012 Rapid Sunday"));
/// # Ok::<(), protocol::event::ReportError>(())
/// ```
pub fn trf(event: &Event, dialect: Dialect, audience: EventAudience) -> Result<String, ReportError> {
    let mut draft = event.tournament().map_err(ReportError)?.into_draft();
    // Before the first round nobody has a rank.
    let standings = if event.rounds().is_empty() { Vec::new() } else { event.standings() };
    for line in standings {
        let number = event.number(line.player);
        if let Some(player) = draft.players.iter_mut().find(|player| Some(player.id) == number) {
            player.rank = u16::try_from(line.rank).ok();
        }
    }
    if audience == EventAudience::Office {
        return draft.validate().map(|tournament| trf::to_text(&tournament, dialect)).map_err(ReportError);
    }
    for player in &mut draft.players {
        let Some(id) = event.numbered(player.id) else { continue };
        let sees = |field: Field| audience.sees_field(event, id, field);
        let keep = |text: &mut String, field: Field| {
            if !sees(field) {
                text.clear();
            }
        };
        keep(&mut player.name, Field::Name);
        keep(&mut player.federation, Field::Federation);
        keep(&mut player.fide_id, Field::FideId);
        keep(&mut player.club, Field::Club);
        player.birth = event
            .player(id)
            .and_then(|entrant| PlayerFrame::of(event, entrant, audience).birth_year)
            .unwrap_or_default();
        player.sex = player.sex.filter(|_| sees(Field::Sex));
        player.title = player.title.filter(|_| sees(Field::Title));
        player.rating = player.rating.filter(|_| sees(Field::Rating));
    }
    if !audience.is_official() {
        draft.forbidden.clear();
        draft.info.arbiter.clear();
        draft.info.deputies.clear();
    }
    draft.validate().map(|tournament| trf::to_text(&tournament, dialect)).map_err(ReportError)
}

/// Returns the regulations of the game at a board, with the event, the round and the published ratings. They go into a row
/// of the game, so they hold no names: see [`board_names`].
///
/// `day` is the day on which the game is played.
pub fn game_regulations(event: &Event, round: u16, board: u16, day: Option<Date>) -> Option<RegulationsFrame> {
    let seats = event.round(round)?.board(board)?;
    let settings = event.settings();
    let frame = |color: Color| published(event, seats.player(color));
    let sides = [frame(Color::White), frame(Color::Black)];
    let tags = EventTags {
        ratings: sides.each_ref().map(|side| side.rating.map(u32::from)),
        event: settings.name.clone(),
        site: settings.place.clone(),
        round: format!("{round}.{board}"),
        date: day.map(|day| day.to_string().replace('/', ".")),
    };
    Some(RegulationsFrame::of(&settings.game_regulations()).in_event(tags))
}

/// Returns the names of players, as far as they are published: white, then black.
pub fn board_names(event: &Event, players: [Option<PlayerId>; 2]) -> [Option<String>; 2] {
    players.map(|player| published(event, player?).name)
}

/// Lists the PGN tags of the game at a board: the seven that every game has, then titles, ratings and FIDE numbers as far as they
/// are published.
///
/// `day` is the day on which the game was played.
pub fn pgn_tags(event: &Event, round: u16, board: u16, day: Option<Date>) -> Option<Vec<(&'static str, String)>> {
    let seats = event.round(round)?.board(board)?;
    let settings = event.settings();
    let [white, black] = [Color::White, Color::Black].map(|color| published(event, seats.player(color)));
    let or_unknown = |text: Option<&String>| text.filter(|text| !text.is_empty()).cloned().unwrap_or("?".to_owned());
    let date = day.map_or("????.??.??".to_owned(), |day| day.to_string().replace('/', "."));
    let mut tags = vec![
        ("Event", settings.name.clone()),
        ("Site", or_unknown(Some(&settings.place))),
        ("Date", date),
        ("Round", format!("{round}.{board}")),
        ("White", or_unknown(white.name.as_ref())),
        ("Black", or_unknown(black.name.as_ref())),
        ("Result", pgn_result(seats)),
        ("TimeControl", settings.regulations.time_control.to_string()),
        ("Board", board.to_string()),
    ];
    let title = |side: &PlayerFrame| side.title.map(|title| title.0.to_string());
    let rating = |side: &PlayerFrame| side.rating.map(|rating| rating.to_string());
    let more = [
        ("WhiteTitle", title(&white)),
        ("BlackTitle", title(&black)),
        ("WhiteElo", rating(&white)),
        ("BlackElo", rating(&black)),
        ("WhiteFideId", white.fide_id),
        ("BlackFideId", black.fide_id),
        ("WhiteTeam", white.club),
        ("BlackTeam", black.club),
        ("Termination", seats.result().filter(|result| result.is_forfeit()).map(|_| "rules infraction".to_owned())),
    ];
    tags.extend(more.into_iter().filter_map(|(tag, value)| Some((tag, value?))));
    Some(tags)
}

/// PGN knows three results; everything else is open.
fn pgn_result(board: &Board) -> String {
    let plain = |result: GameResult| match result.to_string().as_str() {
        "1-0" | "+/-" => "1-0",
        "0-1" | "-/+" => "0-1",
        "1/2-1/2" => "1/2-1/2",
        _ => "*",
    };
    board.result().map_or("*", plain).to_owned()
}

fn published(event: &Event, player: PlayerId) -> PlayerFrame {
    let entrant = event.player(player);
    entrant.map(|entrant| PlayerFrame::of(event, entrant, EventAudience::Public)).unwrap_or_default()
}
