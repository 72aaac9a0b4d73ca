import { describe, expect, it } from 'vitest';
import type { PlayerFrame } from '../../protocol/event';
import { clubsOf, isOfSame, moved, proposed, swapped } from './lineups';

const player = (id: number, rest: Partial<PlayerFrame> = {}): PlayerFrame => ({
  player: id,
  is_erased: false,
  from_round: 1,
  ...rest,
});

describe('the sides of a match', () => {
  it('are the two clubs, the strongest player on board 1', () => {
    const players = [
      player(1, { club: 'Modra', rating: 1800 }),
      player(2, { club: 'Brno', rating: 2000 }),
      player(3, { club: 'Modra', rating: 1900 }),
      player(4, { club: 'Brno' }),
    ];
    const sides = proposed(players, 2);
    expect(sides).toEqual([
      [3, 1],
      [2, 4],
    ]);
    expect(clubsOf(sides, players)).toEqual(['Modra', 'Brno']);
    // A guest does not change the name of a side.
    expect(clubsOf([[2, 4], [3]], players)).toEqual(['Brno', 'Modra']);
    expect(clubsOf([[3, 1, 2], [4]], players)).toEqual(['Modra', 'Brno']);
  });

  it('are two halves of the list where clubs do not tell', () => {
    const players = [1, 2, 3, 4, 5].map((id) => player(id, { club: id === 5 ? 'Brno' : 'Modra' }));
    expect(proposed([...players, player(6, { club: 'Praha' })], 3)).toEqual([
      [1, 2, 3],
      [4, 5, 6],
    ]);
    expect(clubsOf([[1], [2]], [player(1, { club: 'Modra' }), player(2)])).toBeNull();
    expect(clubsOf([[1], [2]], players)).toBeNull();
  });

  it('are as they were numbered, and leave out those who withdrew', () => {
    const players = [
      player(1, { number: 4 }),
      player(2, { number: 1 }),
      player(3, { number: 2 }),
      player(4, { number: 3 }),
    ];
    expect(proposed(players, 2)).toEqual([
      [2, 3],
      [4, 1],
    ]);
    expect(proposed([...players, player(5, { withdrawn_after: 0 })], 2)[1]).toEqual([4, 1]);
  });

  it('are made anew when somebody comes or leaves', () => {
    expect(isOfSame([[1], [2]], [[2], [1]])).toBe(true);
    expect(isOfSame([[1], [2]], [[1, 3], [2]])).toBe(false);
    expect(isOfSame([[1, 3], [2]], [[1], [2]])).toBe(false);
  });

  it('change by one place, or to the other side', () => {
    expect(moved([[1, 2, 3], [4]], 2, -1)).toEqual([[2, 1, 3], [4]]);
    expect(moved([[1, 2, 3], [4]], 3, 1)).toEqual([[1, 2, 3], [4]]);
    expect(swapped([[1, 2], [4]], 1)).toEqual([[2], [4, 1]]);
    expect(swapped([[1, 2], [4]], 4)).toEqual([[1, 2, 4], []]);
  });
});
