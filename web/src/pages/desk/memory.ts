// What the desk remembers while the arbiter is at a board, so that it is found as it was left.

import type { Sector } from './order';

interface Left {
  event: string;
  order: readonly number[];
  sector: Sector | null;
  scroll: number;
}

let left: Left | null = null;

export function leaveDesk(state: Left): void {
  left = state;
}

export function foundDesk(event: string): Left | null {
  return left?.event === event ? left : null;
}
