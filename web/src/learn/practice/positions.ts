// Random positions for exercises. They are only proposals: the server says whether they can be played and what is true of them.

import { placementOf, writePlacement, type Piece, type Role } from '../../board/fen';
import { coordinates, FILES, RANKS, squareAt, type Color, type Square } from '../../board/squares';
import { pick, type Random } from '../random';

const SQUARES: readonly Square[] = RANKS.flatMap((rank) => FILES.map((file) => file + rank));
const INNER = SQUARES.filter((square) => !/[18]$/.test(square));

/** Places pieces on free squares; returns the position, with White or Black to move. */
export function scattered(pieces: readonly Piece[], turn: Color, random: Random): string {
  const placed = new Map<Square, Piece>();
  for (const piece of pieces) {
    const free = (piece.role === 'pawn' ? INNER : SQUARES).filter((square) => !placed.has(square));
    placed.set(pick(free, random), piece);
  }
  return `${writePlacement(placed)} ${turn === 'white' ? 'w' : 'b'} - - 0 1`;
}

/** A position of both kings and some other pieces. */
export function anyPosition(count: number, random: Random): string {
  const roles: readonly Role[] = ['queen', 'rook', 'bishop', 'knight', 'pawn', 'pawn'];
  const others = Array.from({ length: count }, (_, index): Piece => {
    const color = index % 2 === 0 ? 'white' : 'black';
    return { color, role: pick(roles, random) };
  });
  const kings: Piece[] = [
    { color: 'white', role: 'king' },
    { color: 'black', role: 'king' },
  ];
  return scattered([...kings, ...others], pick(['white', 'black'] as const, random), random);
}

/** A lone king at the edge before a king and a queen or rooks: often check, mate or stalemate. */
export function hunted(random: Random): string {
  const edge = pick(['a8', 'b8', 'g8', 'h8', 'h1', 'a1', 'a4', 'h5', 'd8', 'e1'], random);
  const { file, rank } = coordinates(edge);
  const near = (distance: number) =>
    SQUARES.filter((square) => {
      const at = coordinates(square);
      const away = Math.max(Math.abs(at.file - file), Math.abs(at.rank - rank));
      return away > 0 && away <= distance && square !== edge;
    });
  const placed = new Map<Square, Piece>([[edge, { color: 'black', role: 'king' }]]);
  const add = (piece: Piece, squares: readonly Square[]) =>
    placed.set(
      pick(
        squares.filter((square) => !placed.has(square)),
        random,
      ),
      piece,
    );
  add(
    { color: 'white', role: 'king' },
    near(2).filter((square) => {
      const at = coordinates(square);
      return Math.max(Math.abs(at.file - file), Math.abs(at.rank - rank)) === 2;
    }),
  );
  add({ color: 'white', role: pick(['queen', 'queen', 'rook'] as const, random) }, random() < 0.6 ? near(2) : SQUARES);
  if (random() < 0.4) add({ color: 'white', role: pick(['knight', 'bishop', 'rook'] as const, random) }, SQUARES);
  if (random() < 0.3) add({ color: 'black', role: 'pawn' }, INNER);
  return `${writePlacement(placed)} b - - 0 1`;
}

/** White can castle as far as king and rooks tell; other pieces may stand in the way or attack. */
export function castling(random: Random): { fen: string; move: string } {
  const placed = new Map<Square, Piece>([
    ['e1', { color: 'white', role: 'king' }],
    ['a1', { color: 'white', role: 'rook' }],
    ['h1', { color: 'white', role: 'rook' }],
    ['e8', { color: 'black', role: 'king' }],
  ]);
  const far = ['a8', 'b8', 'c8', 'd8', 'f8', 'g8', 'h8', 'c4', 'd3', 'g3', 'h3', 'b4'];
  placed.set(pick(far, random), { color: 'black', role: pick(['rook', 'bishop', 'knight', 'queen'] as const, random) });
  if (random() < 0.35) placed.set(pick(['b1', 'c1', 'd1', 'f1', 'g1'], random), { color: 'white', role: 'knight' });
  for (const square of ['a2', 'c2', 'f2', 'h2']) {
    if (random() < 0.6 && !placed.has(square)) placed.set(square, { color: 'white', role: 'pawn' });
  }
  const rights = random() < 0.2 ? 'Q' : random() < 0.25 ? 'K' : 'KQ';
  return { fen: `${writePlacement(placed)} w ${rights} - 0 1`, move: pick(['e1g1', 'e1c1'], random) };
}

/** Endings in which one asks whether anybody can still mate: little material, or pawns that block each other. */
export function barren(random: Random): string {
  const white: Role[] = pick<Role[]>(
    [['knight'], ['bishop'], ['bishop', 'bishop'], ['pawn'], ['rook'], ['knight', 'knight'], []],
    random,
  );
  const black: Role[] = pick<Role[]>([[], [], ['bishop'], ['knight'], ['pawn']], random);
  if (random() < 0.35) return wall(random);
  const pieces: Piece[] = [
    { color: 'white', role: 'king' },
    { color: 'black', role: 'king' },
    ...white.map((role): Piece => ({ color: 'white', role })),
    ...black.map((role): Piece => ({ color: 'black', role })),
  ];
  return scattered(pieces, pick(['white', 'black'] as const, random), random);
}

/** A chain of blocked pawns, sometimes with a gap. */
function wall(random: Random): string {
  const placed = new Map<Square, Piece>([
    ['e1', { color: 'white', role: 'king' }],
    ['e8', { color: 'black', role: 'king' }],
  ]);
  const from = random() < 0.5 ? 0 : 1;
  const gap = random() < 0.4 ? Math.floor(random() * 8) : -1;
  for (let file = from; file < 8; file += 2) {
    if (file === gap) continue;
    placed.set(squareAt(file, 3) ?? 'a4', { color: 'white', role: 'pawn' });
    placed.set(squareAt(file, 4) ?? 'a5', { color: 'black', role: 'pawn' });
  }
  if (random() < 0.4) placed.set(pick(['c1', 'f1', 'd2'], random), { color: 'white', role: 'bishop' });
  return `${writePlacement(placed)} w - - 0 1`;
}

/** The squares that a piece could reach on its way of moving, whatever stands there; a pawn also goes where it only captures. */
export function reaches(square: Square, piece: Piece): Square[] {
  const { file, rank } = coordinates(square);
  return SQUARES.filter((to) => {
    const at = coordinates(to);
    const [dx, dy] = [Math.abs(at.file - file), Math.abs(at.rank - rank)];
    if (dx + dy === 0) return false;
    const straight = dx === 0 || dy === 0;
    switch (piece.role) {
      case 'knight':
        return dx * dy === 2;
      case 'bishop':
        return dx === dy;
      case 'rook':
        return straight;
      case 'queen':
        return straight || dx === dy;
      case 'king':
        return dx <= 1 && dy <= 1;
      case 'pawn': {
        const ahead = piece.color === 'white' ? at.rank - rank : rank - at.rank;
        const isLast = at.rank === 0 || at.rank === 7;
        return !isLast && ((dx <= 1 && ahead === 1) || (dx === 0 && ahead === 2));
      }
    }
  });
}

/** Proposes a move of the player to move: usually one of the piece's own way, sometimes any. */
export function proposal(fen: string, random: Random): string | null {
  const color: Color = fen.split(' ')[1] === 'b' ? 'black' : 'white';
  const own = [...placementOf(fen)].filter(([, piece]) => piece.color === color);
  const [square, piece] = pick(own, random);
  const to = random() < 0.8 ? reaches(square, piece) : SQUARES.filter((one) => one !== square && !/[18]$/.test(one));
  return to.length === 0 ? null : square + pick(to, random);
}
