// The pairs of a round, and changes of them by hand.

import type { PairsFrame, RoundFrame } from '../../protocol/event';

/** Returns the pairs of a round. */
export function pairsOf(round: RoundFrame): PairsFrame {
  return {
    boards: round.boards.map(({ white, black }): [number, number] => [white.player, black.player]),
    bye: round.bye?.player ?? null,
  };
}

/** Lets two players change places, wherever they are; the same player twice changes nothing. */
export function swapped({ boards, bye }: PairsFrame, one: number, other: number): PairsFrame {
  const place = (player: number) => (player === one ? other : player === other ? one : player);
  return {
    boards: boards.map(([white, black]): [number, number] => [place(white), place(black)]),
    bye: bye === null ? null : place(bye),
  };
}

/** Turns the colours of a board. */
export function turned({ boards, bye }: PairsFrame, board: number): PairsFrame {
  return {
    boards: boards.map((pair, index): [number, number] => (index + 1 === board ? [pair[1], pair[0]] : pair)),
    bye,
  };
}

/** Lists the boards whose players differ. */
export function changed(before: PairsFrame, after: PairsFrame): number[] {
  return after.boards.flatMap(([white, black], index) => {
    const was = before.boards[index];
    return was?.[0] === white && was[1] === black ? [] : [index + 1];
  });
}
