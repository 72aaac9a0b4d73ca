import { expect, it } from 'vitest';
import type { LiveEvent } from '../../event/event.svelte';
import type { BoardFrame, ItemFrame } from '../../protocol/event';
import { Wall } from './wall.svelte';

const live = { boards: { round: 0, all: new Map() }, boardTime: () => 0 } as unknown as LiveEvent;
const call = (board: number) =>
  ({ item: board, call: { need: 'call', board, is_clock_stopped: false }, raised_at: 0 }) as unknown as ItemFrame;

it('the card with the focus stays when the pointer leaves another one', () => {
  const wall = new Wall(live);
  wall.boards = [1, 2, 3, 4].map((board) => ({ board, state: 'playing' }) as BoardFrame);
  wall.arrange();
  wall.hold('focus', 2);
  wall.hold('pointer', 3);
  expect(wall.held).toEqual([3, 2]);
  wall.release('pointer', 3);
  // The pointer is on the next card before it has left the last one.
  wall.hold('pointer', 4);
  wall.release('pointer', 3);
  expect(wall.held).toEqual([4, 2]);
  wall.items = [call(3)];
  wall.arrange(true);
  expect(wall.order).toEqual([3, 2, 1, 4]);
  wall.release('pointer', 4);
  wall.release('focus', 2);
  wall.arrange(true);
  expect(wall.order).toEqual([3, 1, 2, 4]);
});

it('a desk that opens has the boards with calls first as soon as the calls arrive; later a card stays for a while', () => {
  const wall = new Wall(live);
  wall.boards = [1, 2, 3, 4].map((board) => ({ board, state: 'playing' }) as BoardFrame);
  wall.arrange();
  wall.items = [call(4)];
  wall.hasCalls = true;
  wall.arrange();
  expect(wall.order).toEqual([4, 1, 2, 3]);
  wall.items = [call(3)];
  wall.arrange();
  expect(wall.order).toEqual([4, 1, 2, 3]);
});
