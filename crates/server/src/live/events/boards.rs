//! The games of an event's boards: opening them, carrying out acts of the event there, and seats for those with links.

use std::sync::Arc;

use board::Color;
use event::{Act, ActKind, Entry, Event, GameId as EventGame, GameResult, PersonId, Refusal, Role, Ruling, Source};
use protocol::event::{OpenGames, OpenedGame, OpenedGames, SeatGiven, game_regulations};
use protocol::{CreatedRow, Ms, Name, Row, Seat, SeatFrame, TableEvent, TableFrame, Text};
use sha2::{Digest, Sha256};
use tokio::task::JoinSet;

use super::super::game::LiveGame;
use super::super::hall::Hall;
use super::super::message::{Message, Place};
use super::act::check_right;
use super::names::names_of;
use super::room::EventRoom;
use crate::journal::{Append, ChainedRow};
use crate::secret::hex;
use crate::{EventId, GameId, HallError};

impl Hall {
    /// Opens games on the server's boards for boards of the open round that have neither a game nor a result.
    pub(crate) async fn open_event_games(
        &self,
        event: EventId,
        by: PersonId,
        wanted: &OpenGames,
    ) -> Result<OpenedGames, HallError> {
        let room = self.event_room(event).await?;
        let _turn = room.turn.lock().await;
        let selection = wanted.selection();
        let boards: Vec<(u16, u16, bool)> = {
            let state = room.state();
            check_right(&state.event, by, ActKind::AttachGame)?;
            let round = state.event.open_round().ok_or(Refusal::NoOpenRound {})?;
            let is_free = |board: &&event::Board| board.game().is_none() && board.result().is_none();
            let free = round.boards().iter().filter(|board| selection.has(board.number())).filter(is_free);
            free.map(|board| (round.number(), board.number(), board.started_at().is_some())).collect()
        };
        if boards.is_empty() {
            return Err(Refusal::NoBoards { act: ActKind::AttachGame }.into());
        }
        if self.games_being_played() + boards.len() > self.shared.limits.open_games {
            return Err(HallError::Full(self.games_being_played()));
        }
        let mut opened = OpenedGames::default();
        let mut games = Vec::with_capacity(boards.len());
        for (round, board, is_started) in boards {
            let game = GameId::random()?;
            let act = Act::AttachGame { round, board, game: EventGame(game.to_string()) };
            // Asked for all boards before anything is written.
            room.state().event.judge(event::Moment(self.now().0), by, act.clone())?;
            games.push((round, board, is_started, game, act));
        }
        for (round, board, is_started, game, act) in games {
            self.create_board_game(&room, round, board, game, Vec::new()).await?;
            room.enter(by, act).await?;
            if is_started {
                self.official(room.place(round, board), game, protocol::Act::Start {}, None).await;
            }
            opened.games.push(OpenedGame { round, board, game: game.to_string() });
        }
        if room.has_wall() {
            self.watch_boards(&room).await;
        }
        Ok(opened)
    }

    /// Writes the first row of a board's game; `prelude` are moves that were played elsewhere.
    pub(super) async fn create_board_game(
        &self,
        room: &EventRoom,
        round: u16,
        board: u16,
        game: GameId,
        prelude: Vec<String>,
    ) -> Result<(), HallError> {
        let shared = &self.shared;
        let now = shared.time.now();
        let (regulations, players, delay) = {
            let state = room.state();
            let none = || Refusal::NoSuchBoard { round, board, boards: 0 };
            let regulations = game_regulations(&state.event, round, board, None).ok_or_else(none)?;
            let seats = state.event.round(round).and_then(|round| round.board(board)).ok_or_else(none)?;
            let players = [Color::White, Color::Black].map(|color| Some(seats.player(pairing_color(color)).0));
            (regulations, players, state.event.settings().publication.delay)
        };
        regulations.to_new_laws()?;
        regulations.check_for_arbiter()?;
        let [white, black] = players;
        let table = TableFrame {
            spectators_delay: delay,
            event: Some(TableEvent { event: room.id.to_string(), round, board, white, black }),
            prelude,
            ..TableFrame::default()
        };
        let seats = vec![
            SeatFrame::free(Seat::White),
            SeatFrame::free(Seat::Black),
            SeatFrame { appointed: true, ..SeatFrame::free(Seat::Arbiter) },
        ];
        let created = CreatedRow { regulations: regulations.played_on(now.day()), table, seats, wall: now.0 };
        let row = ChainedRow::first(game, Row::Created(Box::new(created)).to_text());
        let mut live = LiveGame::of(game, std::slice::from_ref(&row), &mut |_, _, _, _| ())?;
        if let Some((of, arbiter)) = live.place_in_event() {
            let names = names_of(&room.state().event, game, of, arbiter);
            live.set_names(names);
        }
        let summary = live.summary();
        Ok(shared.append(Append { game, row, summary: Some(summary) }).await?)
    }

    /// Does at the boards what an entry of the event says: starts games, stops and resumes clocks, adds time.
    pub(super) async fn carry_out(&self, room: &Arc<EventRoom>, entry: &Entry) {
        let person = Some(entry.by.0).filter(|_| entry.by != PersonId::PROGRAM);
        let mut work = JoinSet::new();
        for ruling in &entry.rulings {
            let (round, boards, acts): (u16, &[u16], Vec<protocol::Act>) = match ruling {
                Ruling::BoardsStarted { round, boards } => (*round, boards, vec![protocol::Act::Start {}]),
                Ruling::ClocksStopped { round, boards, reason } => {
                    (*round, boards, vec![protocol::Act::StopClocks { reason: Some(reason.clone()) }])
                }
                Ruling::ClocksResumed { round, boards } => (*round, boards, vec![protocol::Act::Resume { why: None }]),
                Ruling::TimeAdded { round, boards, time, reason } => {
                    let add = |color| protocol::Act::AddTime {
                        player: Name(color),
                        ms: Ms(*time),
                        why: Some(reason.clone()),
                    };
                    (*round, boards, [Color::White, Color::Black].map(add).to_vec())
                }
                // An adjourned game continues later: only its clocks stop.
                Ruling::ResultEntered { round, board, result, .. } if result.is_adjourned() => {
                    (*round, std::slice::from_ref(board), vec![protocol::Act::StopClocks { reason: None }])
                }
                // Somebody decided a game that is played on the server: it ends there too.
                Ruling::ResultEntered { round, board, result, source } if !matches!(source, Source::Game(_)) => {
                    let Some(declare) = declared(*result) else { continue };
                    (*round, std::slice::from_ref(board), vec![declare])
                }
                // The same for a game that was adjourned.
                Ruling::ResultCorrected { round, board, was, result, .. }
                    if was.is_adjourned() && entry.by != PersonId::PROGRAM =>
                {
                    let Some(declare) = declared(*result) else { continue };
                    (*round, std::slice::from_ref(board), vec![declare])
                }
                _ => continue,
            };
            for board in boards {
                let Some(game) = game_of(&room.state().event, round, *board) else { continue };
                let (hall, place, acts) = (self.clone(), room.place(round, *board), acts.clone());
                work.spawn_on(
                    async move {
                        for act in acts {
                            hall.official(place, game, act, person).await;
                        }
                    },
                    self.shared.handle(),
                );
            }
        }
        while work.join_next().await.is_some() {}
    }

    /// Does an act of an official at a board.
    pub(super) async fn official(&self, place: Place, game: GameId, act: protocol::Act, person: Option<u32>) {
        let message = |reply| Message::Official { place, act: Box::new(act.clone()), person, reply };
        if let Err(error) = self.ask(game, message).await {
            // The event has written it down; a board that cannot follow is looked at by an arbiter.
            tracing::warn!(%game, %error, "a board did not follow its event");
        }
    }

    /// Gives the holder of a link the seat at a game of the event: players their own, arbiters that of the arbiter.
    pub(crate) async fn event_seat(
        &self,
        event: EventId,
        by: PersonId,
        token: &str,
        place: Option<(u16, u16)>,
    ) -> Result<SeatGiven, HallError> {
        let room = self.event_room(event).await?;
        let (round, board, seat) = {
            let state = room.state();
            seat_of(&state.event, by, place).ok_or(HallError::NotSeated)?
        };
        let game = game_of(&room.state().event, round, board).ok_or(HallError::NotSeated)?;
        let link = token;
        room.given().insert((game, seat.name()), by);
        // The same link gets the same token again, and the token of a seat tells nothing about the link.
        let text = format!("arbiter seat\0{token}\0{game}\0{}", seat.name());
        let token = hex(&Sha256::digest(text));
        let place = room.place(round, board);
        let message = |reply| Message::Give { place, seat, token: token.clone(), person: by.0, reply };
        self.ask(game, message).await?;
        // The link or the role may have been revoked meanwhile.
        let is_still = {
            let state = room.state();
            state.person(link) == Some(by) && has_seat(&state.event, by, round, board, seat)
        };
        if !is_still {
            self.take_seats_back(&room, vec![HeldSeat { round, board, game, seat }]).await;
            return Err(HallError::NotSeated);
        }
        Ok(SeatGiven { round, board, game: game.to_string(), seat, token })
    }
}

impl Hall {
    /// Takes seats away whose holders have lost their link or their role.
    pub(super) async fn take_seats_back(&self, room: &Arc<EventRoom>, seats: Vec<HeldSeat>) {
        let mut work = JoinSet::new();
        for HeldSeat { round, board, game, seat } in seats {
            room.given().remove(&(game, seat.name()));
            let (hall, place) = (self.clone(), room.place(round, board));
            work.spawn_on(
                async move {
                    if let Err(error) = hall.ask(game, |reply| Message::TakeBack { place, seat, reply }).await {
                        tracing::error!(%game, %error, "a seat could not be taken back");
                    }
                },
                self.shared.handle(),
            );
        }
        while work.join_next().await.is_some() {}
    }
}

/// Returns the act that ends a game with a result; an adjourned game does not end.
pub(super) fn declared(result: GameResult) -> Option<protocol::Act> {
    let score = result.to_string().parse().ok().filter(|_| !result.is_adjourned())?;
    Some(protocol::Act::Declare { result: Text(score), why: None })
}

/// A seat at a game of the event.
#[derive(Clone, Copy, Debug)]
pub(super) struct HeldSeat {
    pub(super) round: u16,
    pub(super) board: u16,
    game: GameId,
    pub(super) seat: Seat,
}

/// Lists the seats that a person has. Of a seat that was given before the event was loaded nobody knows who has it; then it is each
/// person who may, as long as the game is played.
pub(super) fn seats_held(room: &EventRoom, person: PersonId) -> Vec<HeldSeat> {
    let state = room.state();
    let given = room.given();
    let mut held = Vec::new();
    for round in state.event.rounds() {
        for of in round.boards() {
            let (round, board) = (round.number(), of.number());
            let Some(game) = game_of(&state.event, round, board) else { continue };
            let is_open = of.result().is_none_or(GameResult::is_adjourned);
            for seat in [Seat::White, Seat::Black, Seat::Arbiter] {
                let is_held = match given.get(&(game, seat.name())) {
                    Some(holder) => *holder == person,
                    None => is_open && has_seat(&state.event, person, round, board, seat),
                };
                if is_held {
                    held.push(HeldSeat { round, board, game, seat });
                }
            }
        }
    }
    held
}

/// Tells whether a person may sit on a seat.
pub(super) fn has_seat(event: &Event, person: PersonId, round: u16, board: u16, seat: Seat) -> bool {
    seat_of(event, person, Some((round, board))).is_some_and(|(_, _, own)| own == seat)
}

/// Finds the game on the server's boards that belongs to a board.
pub(super) fn game_of(event: &Event, round: u16, board: u16) -> Option<GameId> {
    event.round(round)?.board(board)?.game()?.0.parse().ok()
}

/// Finds the seat of a person: a player's own game in the open round, or the arbiter's seat of the board that is asked for.
fn seat_of(event: &Event, by: PersonId, place: Option<(u16, u16)>) -> Option<(u16, u16, Seat)> {
    let person = event.person(by)?;
    for role in person.roles() {
        if let Role::Player(player) = role {
            let round = match place {
                Some((round, _)) => event.round(round),
                None => event.open_round(),
            };
            let own = round.and_then(|round| Some((round.number(), round.board_of(player)?)));
            if let Some((round, board)) =
                own.filter(|(_, board)| place.is_none_or(|(_, wanted)| wanted == board.number()))
            {
                let color = if board.color_of(player)? == pairing::Color::White { Color::White } else { Color::Black };
                return Some((round, board.number(), Seat::of(color)));
            }
        }
        let (_, wanted) = place.unwrap_or_default();
        let is_arbiter = match role {
            Role::Organiser | Role::ChiefArbiter | Role::Deputy => true,
            Role::SectorArbiter { first, last } => (first..=last).contains(&wanted),
            _ => false,
        };
        if let Some((round, board)) = place.filter(|_| is_arbiter) {
            return Some((round, board, Seat::Arbiter));
        }
    }
    None
}

pub(super) const fn pairing_color(color: Color) -> pairing::Color {
    match color {
        Color::White => pairing::Color::White,
        Color::Black => pairing::Color::Black,
    }
}
