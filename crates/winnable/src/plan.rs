//! A mate to play for: which men would stand where, and how far each has to go.
//!
//! A plan only guides the search. It may turn out impossible; it is never a proof.

use board::{Bitboard, Board, Color, Piece, Position, Role, Setup, Square, attacks};

use crate::reach::{Man, Reach};

/// A square a man cannot get to.
const FAR: u8 = 40;

/// Moves a piece of a kind needs from each square.
type Distances = [u8; 64];

/// One man of a planned mate.
#[derive(Clone)]
struct Post {
    piece: Piece,
    away: Distances,
    /// Moves from promotion on, if a pawn may become it.
    promotes: Option<u8>,
}

/// A mate to play for.
#[derive(Clone)]
pub(crate) struct Plan {
    winner: Color,
    /// Where the loser's king is to be mated.
    net: Square,
    posts: Vec<Post>,
    /// Queens and rooks of the loser are in the way wherever they are, and had better be taken.
    is_crowded: bool,
}

impl Plan {
    /// Finds cheap mates that the men might reach, the cheapest first.
    pub(crate) fn find(reach: &Reach, winner: Color, most: usize, work: u32) -> Vec<Self> {
        let mut planner = Planner::new(reach, winner, work);
        planner.run();
        let mut found = planner.found;
        found.sort_by_key(|(cost, _)| *cost);
        found.truncate(most);
        found.into_iter().map(|(_, places)| Self::new(reach, winner, &places)).collect()
    }

    /// Makes a plan of men on squares, the loser's king first.
    pub(crate) fn new(reach: &Reach, winner: Color, places: &[Place]) -> Self {
        let net = places[0].square; // The loser's king is placed first.
        let posts = places
            .iter()
            .map(|place| {
                let away = distances_to(reach, *place);
                let last = Bitboard::from(place.piece.color.last_rank());
                let promotes = (place.is_promoted)
                    .then(|| last.into_iter().map(|square| away[square.index()]).min().unwrap_or(FAR));
                Post { piece: place.piece, away, promotes }
            })
            .collect();
        Self { winner, net, posts, is_crowded: false }
    }

    /// Says that the loser's queens and rooks had better be taken.
    pub(crate) fn crowded(self) -> Self {
        Self { is_crowded: true, ..self }
    }

    /// Estimates how many moves are missing.
    pub(crate) fn estimate(&self, position: &Position) -> u32 {
        let board = position.board();
        let mut used = Bitboard::EMPTY;
        let mut total = 0;
        if position.king(!self.winner) != self.net {
            // Who attacks the square already has to look away until the king has arrived.
            total += 2 * board.attackers(self.net, self.winner).len() as u32;
        }
        for post in &self.posts {
            let mut best = (FAR, None);
            for square in board.pieces(post.piece.color, post.piece.role).without(used) {
                let away = post.away[square.index()];
                if away < best.0 {
                    best = (away, Some(square));
                }
            }
            if let Some(after) = post.promotes {
                for square in board.pieces(post.piece.color, Role::Pawn).without(used) {
                    let away = steps_to_promotion(square, post.piece.color) + after + 1;
                    if away < best.0 {
                        best = (away, Some(square));
                    }
                }
            }
            if let Some(square) = best.1 {
                used.insert(square);
            }
            total += u32::from(best.0);
        }
        if self.is_crowded {
            let heavy = board.role(Role::Queen) | board.role(Role::Rook);
            total += 3 * (heavy & board.color(!self.winner)).without(used).len() as u32;
        }
        total
    }
}

fn steps_to_promotion(square: Square, color: Color) -> u8 {
    (square.rank() as u8).abs_diff(color.last_rank() as u8)
}

/// Floods backwards from a square.
fn distances_to(reach: &Reach, place: Place) -> Distances {
    let mut away = [FAR; 64];
    let color = place.piece.color;
    if place.piece.role == Role::Pawn {
        // A pawn stays near its file; the search finds the captures.
        for square in Square::ALL {
            let files = (square.file() as u8).abs_diff(place.square.file() as u8);
            let ranks = match color {
                Color::White => (place.square.rank() as i8) - square.rank() as i8,
                Color::Black => (square.rank() as i8) - place.square.rank() as i8,
            };
            if ranks >= files as i8 {
                away[square.index()] = ranks as u8 + files * 2;
            }
        }
        return away;
    }
    let guarded = if place.piece.role == Role::King { reach.always_attacked(!color) } else { Bitboard::EMPTY };
    let mut seen = Bitboard::from(place.square);
    let mut frontier = seen;
    let mut steps = 0;
    while frontier.has_any() {
        let mut next = Bitboard::EMPTY;
        for square in frontier {
            away[square.index()] = steps;
            next |= attacks(place.piece.role, color, square, reach.fixed);
        }
        frontier = next.without(seen | guarded | reach.fixed);
        seen |= frontier;
        steps += 1;
    }
    away
}

/// A man put on a square.
#[derive(Clone, Copy)]
pub(crate) struct Place {
    pub(crate) piece: Piece,
    pub(crate) square: Square,
    /// A pawn may become it.
    pub(crate) is_promoted: bool,
}

/// A movable man and its ways.
struct Mover<'r> {
    man: &'r Man,
    /// Kinds it may be, with the moves to each square.
    kinds: Vec<(Role, bool, Distances, Bitboard)>,
}

struct Planner<'r> {
    reach: &'r Reach,
    winner: Color,
    hunters: Vec<Mover<'r>>,
    blockers: Vec<Mover<'r>>,
    walled: Bitboard,
    /// Squares the winner's men who stand for ever attack.
    covered: Bitboard,
    /// Pawns that may move; one that the plan does not use stays where it is.
    pawns: Bitboard,
    placed: Vec<Place>,
    used: u64,
    /// The cheapest mate of each square of the loser's king, so that the plans differ.
    found: Vec<(u32, Vec<Place>)>,
    best: Option<(u32, Vec<Place>)>,
    bound: u32,
    work: u32,
    most_work: u32,
}

impl<'r> Planner<'r> {
    fn new(reach: &'r Reach, winner: Color, most_work: u32) -> Self {
        let movers = |color| {
            reach
                .of_color(color)
                .filter(|man| !man.is_fixed() && man.role != Role::King)
                .map(|man| Mover::new(reach, man))
                .collect()
        };
        let covered = reach
            .of_color(winner)
            .filter(|man| man.is_fixed())
            .fold(Bitboard::EMPTY, |set, man| set | attacks(man.role, winner, man.square, reach.fixed));
        let walled = reach.of_color(!winner).filter(|man| man.is_fixed()).map(|man| man.square).collect();
        let pawns = reach.men().iter().filter(|man| man.role == Role::Pawn).map(|man| man.square).collect();
        Self {
            reach,
            winner,
            pawns,
            hunters: movers(winner),
            blockers: movers(!winner),
            walled,
            covered,
            placed: Vec::new(),
            used: 0,
            found: Vec::new(),
            best: None,
            bound: u32::MAX,
            work: 0,
            most_work,
        }
    }

    fn run(&mut self) {
        let king = |color| {
            self.reach.of_color(color).find(|man| man.role == Role::King).map(|man| Mover::new(self.reach, man))
        };
        let (Some(own), Some(prey)) = (king(self.winner), king(!self.winner)) else { return };
        let by_distance = |mover: &Mover<'_>| {
            let (_, _, away, squares) = &mover.kinds[0];
            let mut list: Vec<(u8, Square)> =
                squares.into_iter().map(|square| (away[square.index()], square)).collect();
            list.sort_unstable();
            list
        };
        let (prey_squares, own_squares) = (by_distance(&prey), by_distance(&own));
        self.most_work /= prey_squares.len().max(1) as u32;
        for (cost, square) in prey_squares {
            (self.bound, self.work) = (u32::MAX, 0);
            self.placed.push(Place {
                piece: Piece { color: !self.winner, role: Role::King },
                square,
                is_promoted: false,
            });
            self.mate_on(square, u32::from(cost), &own_squares);
            self.placed.pop();
            self.found.extend(self.best.take());
        }
    }

    fn mate_on(&mut self, king: Square, cost: u32, own_squares: &[(u8, Square)]) {
        let around = attacks(Role::King, self.winner, king, Bitboard::EMPTY);
        let flights = around.without(self.walled | self.covered);
        let mut has_far = false;
        for &(more, square) in own_squares {
            let cost = cost + u32::from(more);
            if cost >= self.bound {
                break;
            }
            if around.contains(square) || square == king {
                continue;
            }
            let guard = attacks(Role::King, self.winner, square, Bitboard::EMPTY);
            if (guard & around).is_empty() {
                if has_far {
                    continue;
                }
                has_far = true;
            }
            self.placed.push(Place {
                piece: Piece { color: self.winner, role: Role::King },
                square,
                is_promoted: false,
            });
            let open = flights.without(guard);
            for index in 0..self.hunters.len() {
                self.check_with(index, king, cost, open, guard);
            }
            self.placed.pop();
        }
    }

    fn occupied(&self) -> Bitboard {
        let standing = (self.reach.fixed | self.pawns).without(Bitboard(self.used));
        self.placed.iter().fold(standing, |set, place| set | place.square.into())
    }

    fn check_with(&mut self, index: usize, king: Square, cost: u32, open: Bitboard, guard: Bitboard) {
        let around = attacks(Role::King, self.winner, king, Bitboard::EMPTY);
        for kind in 0..self.hunters[index].kinds.len() {
            let (role, is_promoted, away, squares) = self.hunters[index].kinds[kind];
            let occupied = self.occupied();
            let home = Bitboard::from(self.hunters[index].man.square);
            let from = attacks(role, !self.winner, king, occupied) & squares & (!occupied | home);
            for square in from {
                self.work += 1;
                let cost = cost + u32::from(away[square.index()]);
                if cost >= self.bound || self.work > self.most_work {
                    continue;
                }
                let covers = attacks(role, self.winner, square, occupied.without(king.into()));
                let mut left = open.without(covers | square.into());
                if around.contains(square) && !(guard | self.covered).contains(square) {
                    left.insert(square);
                }
                self.placed.push(Place { piece: Piece { color: self.winner, role }, square, is_promoted });
                self.used |= 1 << self.hunters[index].man.square as u8;
                self.fill(left, king, cost);
                self.used &= !(1 << self.hunters[index].man.square as u8);
                self.placed.pop();
            }
        }
    }

    fn fill(&mut self, open: Bitboard, king: Square, cost: u32) {
        if cost >= self.bound || self.work > self.most_work {
            return;
        }
        self.work += 1;
        let Some(flight) = open.first() else {
            self.verify(cost);
            return;
        };
        if self.placed.len() >= 9 {
            return;
        }
        let occupied = self.occupied();
        let blocks = options(&self.blockers, self.used, |man, _, squares| {
            squares & flight.into() & (!occupied | man.square.into())
        });
        self.work += 4 * blocks.len() as u32;
        let color = !self.winner;
        for (man, role, is_promoted, square, more) in blocks {
            self.placed.push(Place { piece: Piece { color, role }, square, is_promoted });
            self.used |= 1 << man as u8;
            self.fill(open.without(flight.into()), king, cost + u32::from(more));
            self.used &= !(1 << man as u8);
            self.placed.pop();
        }
        let past = occupied.without(king.into());
        let covers = options(&self.hunters, self.used, |man, role, squares| {
            attacks(role, color, flight, past) & squares & (!occupied | man.square.into())
        });
        self.work += 4 * covers.len() as u32 + 8;
        for (man, role, is_promoted, square, more) in covers {
            let seen = attacks(role, self.winner, square, past);
            self.placed.push(Place { piece: Piece { color: self.winner, role }, square, is_promoted });
            self.used |= 1 << man as u8;
            let mut left = open.without(seen);
            if attacks(Role::King, color, king, Bitboard::EMPTY).contains(square) {
                left = left.without(square.into());
            }
            self.fill(left, king, cost + u32::from(more));
            self.used &= !(1 << man as u8);
            self.placed.pop();
        }
    }

    /// Puts the men on a board and asks whether it is mate.
    fn verify(&mut self, cost: u32) {
        let mut board = Board::EMPTY;
        let standing = (self.reach.fixed | self.pawns).without(Bitboard(self.used));
        for man in self.reach.men().iter().filter(|man| standing.contains(man.square)) {
            board.set(man.square, Some(Piece { color: man.color, role: man.role }));
        }
        for place in &self.placed {
            board.set(place.square, Some(place.piece));
        }
        let setup = Setup { board, turn: !self.winner, ..Setup::empty() };
        if setup.validate().is_ok_and(|position| position.is_checkmate()) {
            self.best = Some((cost, self.placed.clone()));
            self.bound = cost;
        }
    }
}

type Choice = (Square, Role, bool, Square, u8);

fn options(movers: &[Mover<'_>], used: u64, places: impl Fn(&Man, Role, Bitboard) -> Bitboard) -> Vec<Choice> {
    let mut list = Vec::new();
    for mover in movers.iter().filter(|mover| used >> mover.man.square as u8 & 1 == 0) {
        for (role, is_promoted, away, squares) in &mover.kinds {
            for square in places(mover.man, *role, *squares) {
                list.push((mover.man.square, *role, *is_promoted, square, away[square.index()]));
            }
        }
    }
    list.sort_unstable_by_key(|choice| choice.4);
    list
}

impl<'r> Mover<'r> {
    fn new(reach: &'r Reach, man: &'r Man) -> Self {
        let mut kinds = Vec::new();
        if man.role != Role::Pawn {
            let away = flood(reach, man.role, man.color, &[(man.square, 0)], man.squares);
            kinds.push((man.role, false, away, man.squares));
            return Self { man, kinds };
        }
        let mut away = [FAR; 64];
        // A capture needs a victim, and a blocked pawn somebody who clears its way.
        let pawns: Bitboard = reach.men().iter().filter(|man| man.role == Role::Pawn).map(|man| man.square).collect();
        for square in man.squares {
            let files = (square.file() as u8).abs_diff(man.square.file() as u8);
            let ahead = pawns & man.square.file().into();
            let is_blocked =
                ahead.into_iter().any(|pawn| is_between(man.square, pawn, square) && pawn != man.square && files == 0);
            let steps = (square.rank() as u8).abs_diff(man.square.rank() as u8);
            away[square.index()] = (steps + files * 4 + if is_blocked { 8 } else { 0 }).min(FAR - 1);
        }
        let last = Bitboard::from(man.color.last_rank());
        kinds.push((Role::Pawn, false, away, man.squares.without(last)));
        let starts: Vec<_> =
            (man.squares & last).into_iter().map(|square| (square, away[square.index()] + 2)).collect();
        if !starts.is_empty() {
            for role in Role::PROMOTIONS {
                kinds.push((role, true, flood(reach, role, man.color, &starts, man.promoted), man.promoted));
            }
        }
        Self { man, kinds }
    }
}

/// Tells whether a rank lies after one and not after another, seen in the direction of the way.
fn is_between(from: Square, rank: Square, to: Square) -> bool {
    let (low, high) = (from.rank().min(to.rank()), from.rank().max(to.rank()));
    low <= rank.rank() && rank.rank() <= high
}

/// Floods forwards inside the squares a man may reach.
fn flood(reach: &Reach, role: Role, color: Color, starts: &[(Square, u8)], within: Bitboard) -> Distances {
    let mut away = [FAR; 64];
    for &(square, cost) in starts {
        away[square.index()] = away[square.index()].min(cost);
    }
    let mut seen = Bitboard::EMPTY;
    let mut next = Bitboard::EMPTY;
    for cost in 0..FAR {
        let started = starts.iter().filter(|start| start.1 == cost).map(|start| start.0).collect();
        let frontier = (next | started).without(seen);
        if frontier.is_empty() && starts.iter().all(|start| start.1 <= cost) {
            break;
        }
        seen |= frontier;
        next = Bitboard::EMPTY;
        for square in frontier {
            away[square.index()] = cost;
            next |= attacks(role, color, square, reach.fixed) & within;
        }
    }
    away
}
