//! The event as a tournament of the crate `pairing`, for report files, standings and the next pairing.

use pairing::{Abnormal, Cell, Color, Draft, Flaw, Info, Mark, Player, Points, Scoring, System, Tournament};

use crate::format::Format;
use crate::id::PlayerId;
use crate::result::GameResult;
use crate::role::Role;
use crate::settings::Acceleration;
use crate::state::{Board, Round, State};
use crate::terms::Penalty;

impl State {
    /// Makes the tournament with the rounds that are published.
    pub(crate) fn tournament(&self) -> Result<Tournament, Vec<Flaw>> {
        self.tournament_draft(self.published_rounds(), self.initial_color()).validate()
    }

    /// Makes the tournament as the pairing of the next round sees it: everybody who is not to be paired has a bye in it.
    pub(crate) fn tournament_to_pair(&self, color: Option<Color>) -> Result<Tournament, Vec<Flaw>> {
        let round = self.next_round();
        let mut draft = self.tournament_draft(self.published_rounds(), color);
        if self.settings.format.has_byes() {
            for player in &mut draft.players {
                let Some(id) = self.numbered(player.id) else { continue };
                if !self.takes_part(id, round) {
                    player.cells.push(Some(Cell::bye(self.free_mark(id, round))));
                }
            }
        }
        draft.validate()
    }

    /// Returns what a round gives to a player who is not paired in it.
    pub(crate) fn free_mark(&self, id: PlayerId, round: u16) -> Mark {
        let bye = self.players.get(&id).and_then(|player| player.granted_bye(round));
        bye.map_or(Mark::ZeroBye, crate::terms::Bye::mark)
    }

    fn tournament_draft(&self, rounds: &[Round], color: Option<Color>) -> Draft {
        let settings = &self.settings;
        let numbers = |players: &[PlayerId]| players.iter().filter_map(|id| self.number(*id)).collect();
        let forbidden = settings.forbidden.iter().map(|group| pairing::Forbidden {
            first_round: group.first_round,
            last_round: group.last_round,
            players: numbers(&group.players),
        });
        // A game that is being played gives nothing yet.
        let is_playing = rounds.iter().flat_map(Round::boards).any(|board| board.result().is_none());
        let is_baku = settings.acceleration == Acceleration::Baku;
        let system = match settings.format {
            Format::Swiss => System::Dutch { edition: Some(2026), is_baku },
            Format::RoundRobin { is_double } => System::RoundRobin { is_double },
            Format::Match { .. } => System::Other("MATCH".to_owned()),
            Format::Knockout { .. } => System::Other("KNOCKOUT".to_owned()),
            Format::Keizer(_) => System::Other("KEIZER".to_owned()),
        };
        Draft {
            info: self.info(),
            players: self.order.iter().map(|id| self.tournament_player(*id, rounds)).collect(),
            rounds: self.total().filter(|rounds| *rounds > 0),
            initial_color: color,
            scoring: if is_playing { Scoring { unknown: Points::ZERO, ..settings.scoring } } else { settings.scoring },
            system: Some(system),
            accelerations: match &settings.acceleration {
                Acceleration::Custom(points) => points.clone(),
                Acceleration::None | Acceleration::Baku => Vec::new(),
            },
            forbidden: forbidden.collect(),
            abnormal: self.abnormal(),
            tiebreaks: settings.ranking().iter().map(ToString::to_string).collect(),
            ..Draft::default()
        }
    }

    fn tournament_player(&self, id: PlayerId, rounds: &[Round]) -> Player {
        let mut player = Player::new(self.number(id).unwrap_or(0), "");
        if let Some(entrant) = self.players.get(&id) {
            player.rating = entrant.rating;
            player.title = entrant.title;
            if let Some(card) = &entrant.card {
                player.name.clone_from(&card.name);
                player.sex = card.sex;
                player.federation.clone_from(&card.federation);
                player.fide_id.clone_from(&card.fide_id);
                player.birth.clone_from(&card.birth);
                player.club.clone_from(&card.club);
            }
        }
        let cell = |round: &Round| {
            let cell = round.cell(id)?;
            let opponent = cell.opponent.and_then(|opponent| self.number(opponent));
            let is_adjourned = round.board_of(id).and_then(Board::result).is_some_and(GameResult::is_adjourned);
            // An adjourned game counts as a draw until it is finished.
            let mark = if is_adjourned { Mark::Draw } else { cell.mark };
            Some(Cell { opponent, color: cell.color, mark })
        };
        player.cells = rounds.iter().map(cell).collect();
        player
    }

    fn abnormal(&self) -> Vec<Abnormal> {
        let points = self.penalties.iter().filter(|imposed| imposed.lifted.is_none()).filter_map(|imposed| {
            let Penalty::Points(points) = imposed.penalty else { return None };
            let players = vec![self.number(imposed.player)?];
            Some(Abnormal { mark: None, points: Points::ZERO - points, round: Some(imposed.round), players })
        });
        points.collect()
    }

    fn info(&self) -> Info {
        let settings = &self.settings;
        let day = |day: Option<crate::Date>| day.map(|day| day.to_string()).unwrap_or_default();
        let named = |role: Role| {
            let people = self.people.values().filter(move |person| person.roles.contains(&role));
            people.filter_map(|person| person.name().map(str::to_owned)).collect::<Vec<String>>()
        };
        Info {
            name: settings.name.clone(),
            city: settings.place.clone(),
            federation: settings.federation.clone(),
            start: day(settings.first_day),
            end: day(settings.last_day),
            kind: settings.format.name().to_owned(),
            arbiter: named(Role::ChiefArbiter).join(", "),
            deputies: named(Role::Deputy),
            time_control: settings.regulations.time_control.to_string(),
            round_dates: Vec::new(),
        }
    }
}
