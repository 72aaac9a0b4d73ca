import { describe, expect, it } from 'vitest';
import type { BoardFrame, ItemFrame } from '../../protocol/event';
import type { GameCard } from '../../protocol/protocol';
import { kindOf, ordered, pinned, sectorsOf, sortedCalls } from './order';

const board = (number: number, more: Partial<BoardFrame> = {}) =>
  ({ board: number, state: 'playing', ...more }) as BoardFrame;
const item = (number: number, need: string, more: Partial<ItemFrame> = {}, isStopped = false) =>
  ({
    item: number,
    call: { need, board: number, is_clock_stopped: isStopped },
    raised_at: number,
    ...more,
  }) as unknown as ItemFrame;
const shown = (white: number) => ({
  at: 0,
  card: {
    phase: 'playing',
    time_control: '5400+30',
    clock: { white, black: 900_000, running: 'white' },
  } as unknown as GameCard,
});

describe('what a board is about', () => {
  it('is the most urgent thing on the list', () => {
    expect(kindOf(board(1), [item(1, 'connection_lost'), item(2, 'claim')], null, 0)).toBe('claim');
    expect(kindOf(board(1), [item(1, 'absence')], null, 0)).toBe('absence');
  });

  it('is little time before a lost connection, and a result before both', () => {
    const offline = [item(1, 'connection_lost')];
    expect(kindOf(board(1), offline, shown(30_000), 0)).toBe('low');
    expect(kindOf(board(1), offline, shown(90_000), 0)).toBe('connection_lost');
    expect(kindOf(board(1, { result: '1-0' }), offline, shown(30_000), 0)).toBe('over');
  });

  it('changes as the clock runs', () => {
    expect(kindOf(board(1), [], shown(90_000), 0)).toBe('quiet');
    expect(kindOf(board(1), [], shown(90_000), 31_000)).toBe('low');
  });

  it('is nothing while an adjourned game has no result', () => {
    expect(kindOf(board(1, { result: '*', state: 'adjourned' }), [], null, 0)).toBe('quiet');
  });
});

describe('the wall', () => {
  it('has what needs an arbiter first, then the quiet boards by number, finished ones last', () => {
    const placed = [
      { board: 1, kind: 'over' },
      { board: 2, kind: 'quiet' },
      { board: 3, kind: 'call' },
      { board: 4, kind: 'waiting' },
      { board: 5, kind: 'claim' },
      { board: 6, kind: 'quiet' },
    ] as const;
    expect(ordered(placed)).toEqual([5, 3, 2, 4, 6, 1]);
  });

  it('does not move the board that somebody points at', () => {
    expect(pinned([3, 1, 2], [1, 2, 3], [3])).toEqual([1, 2, 3]);
    expect(pinned([3, 1, 2], [1, 2, 3], [])).toEqual([3, 1, 2]);
    expect(pinned([4, 3, 1, 2], [1, 2, 3, 4], [3, 1])).toEqual([1, 4, 3, 2]);
    // A board of another round is not there any more.
    expect(pinned([4, 5], [1, 2, 3], [3])).toEqual([4, 5]);
  });
  it('keeps a board at its place among those of the sector', () => {
    const isShown = (board: number) => board > 4;
    const before = [1, 2, 3, 4, 5, 6, 7, 8];
    // A call on board 1, which is not shown, moves nothing here; board 8 is urgent, and 6 has the pointer.
    const after = pinned([1, 8, 2, 3, 4, 5, 6, 7], before, [6], isShown);
    expect(after.filter(isShown)).toEqual([8, 6, 5, 7]);
    expect(after.filter((board) => !isShown(board))).toEqual([1, 2, 3, 4]);
  });
});

it('calls are sorted: stopped clocks, flags, then those that wait longest; lost connections last', () => {
  const items = [
    item(9, 'connection_lost'),
    item(2, 'call'),
    item(1, 'absence'),
    item(7, 'flag'),
    item(8, 'claim', {}, true),
  ];
  expect(sortedCalls(items).map((known) => known.item)).toEqual([8, 7, 1, 2, 9]);
});

it('sectors have letters in the order of their boards, each once', () => {
  const ranges = [
    { first: 9, last: 16 },
    { first: 1, last: 8 },
    { first: 9, last: 16 },
  ];
  expect(sectorsOf(ranges)).toEqual([
    { name: 'A', first: 1, last: 8 },
    { name: 'B', first: 9, last: 16 },
  ]);
});
