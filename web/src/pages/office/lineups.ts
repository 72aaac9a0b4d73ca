// The line-ups of a match of two sides: who sits where, before the first round.

import type { PlayerFrame } from '../../protocol/event';

/** The players of both sides, board 1 first. */
export type Sides = readonly [readonly number[], readonly number[]];

const byStrength = (one: PlayerFrame, other: PlayerFrame) =>
  (other.rating ?? 0) - (one.rating ?? 0) || one.player - other.player;

/**
 * Proposes the sides. Numbers that somebody gave stay; otherwise two clubs are two sides, the strongest player on board 1; otherwise
 * the first half of the list meets the second. Before numbers are given they follow the order of entry.
 */
export function proposed(players: readonly PlayerFrame[], boards: number): Sides {
  const playing = players.filter(({ withdrawn_after }) => withdrawn_after === undefined);
  const numbered = playing.toSorted((one, other) => (one.number ?? 0) - (other.number ?? 0));
  const isGiven = numbered.some(({ player }, index) => player < (numbered[index - 1]?.player ?? 0));
  if (playing.length === 2 * boards && isGiven) {
    const ids = numbered.map(({ player }) => player);
    return [ids.slice(0, boards), ids.slice(boards)];
  }
  const clubs = [...new Set(playing.toSorted((one, other) => one.player - other.player).map(({ club }) => club ?? ''))];
  if (clubs.length === 2 && clubs.every((club) => club !== '')) {
    const side = (club: string | undefined) =>
      playing
        .filter((player) => player.club === club)
        .toSorted(byStrength)
        .map(({ player }) => player);
    return [side(clubs[0]), side(clubs[1])];
  }
  const ids = playing.toSorted((one, other) => one.player - other.player).map(({ player }) => player);
  const half = Math.ceil(ids.length / 2);
  return [ids.slice(0, half), ids.slice(half)];
}

/** Names each side by the club of most of its players; null if that does not tell the sides apart. */
export function clubsOf(sides: Sides, players: readonly PlayerFrame[]): [string, string] | null {
  const clubOf = (side: readonly number[]) => {
    const clubs = players.filter(({ player }) => side.includes(player)).map(({ club }) => club ?? '');
    const count = (club: string) => clubs.filter((known) => known === club).length;
    return clubs.toSorted((one, other) => count(other) - count(one))[0] ?? '';
  };
  const [first, second] = [clubOf(sides[0]), clubOf(sides[1])];
  return first !== '' && second !== '' && first !== second ? [first, second] : null;
}

/** Tells whether two line-ups have the same players. */
export function isOfSame(one: Sides, other: Sides): boolean {
  const [all, known] = [one.flat(), new Set(other.flat())];
  return all.length === known.size && all.every((player) => known.has(player));
}

/** Moves a player up or down in their side. */
export function moved(sides: Sides, player: number, by: 1 | -1): Sides {
  const change = (side: readonly number[]): readonly number[] => {
    const at = side.indexOf(player);
    const other = side[at + by];
    if (at < 0 || other === undefined) return side;
    return side.map((known) => (known === player ? other : known === other ? player : known));
  };
  return [change(sides[0]), change(sides[1])];
}

/** Moves a player to the end of the other side. */
export function swapped([first, second]: Sides, player: number): Sides {
  const without = (side: readonly number[]) => side.filter((known) => known !== player);
  return first.includes(player) ? [without(first), [...second, player]] : [[...first, player], without(second)];
}
