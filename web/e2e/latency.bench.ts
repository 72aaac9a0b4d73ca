/** Measures how long a move takes from one player's hand to the other's screen, on one machine. Run by `make bench`. */
import { expect, it } from 'vitest';
import { type Person, Visit } from './harness/people';

const visit = new Visit();
/** The limit that nineteen moves of twenty must meet. */
const LIMIT_MS = 50;
const MOVES = ['g1f3', 'g8f6', 'f3g1', 'f6g8'];
/** The number of moves before measuring, while the programs warm up. */
const WARM_UP = 8;
const COUNTED = 60;

/** What a page records about the board: when the piece was on its target square, and when that was on the screen. */
interface Noted {
  /** When the pointer was last pressed on this page. */
  pressedAt: number;
  square: string;
  changedAt: number;
  drawnAt: number;
}

/** Records changes of the board. Both pages share the machine's clock. */
async function noteChanges({ page }: Person): Promise<void> {
  await page.evaluate(() => {
    const grid = document.querySelector('[role=grid]');
    if (!grid) throw new Error('no board');
    const noted: Noted = { pressedAt: 0, square: '', changedAt: 0, drawnAt: 0 };
    Object.assign(globalThis, { noted });
    addEventListener('pointerdown', (event) => (noted.pressedAt = performance.timeOrigin + event.timeStamp), true);
    new MutationObserver(() => {
      // Touching a piece also changes the square, but is not the move.
      const cell = grid.querySelector(`[data-square="${noted.square}"]`);
      if (noted.changedAt > 0 || !cell?.getAttribute('aria-label')?.includes('knight')) return;
      noted.changedAt = performance.timeOrigin + performance.now();
      // The change is drawn with the next frame.
      requestAnimationFrame(() => (noted.drawnAt = performance.timeOrigin + performance.now()));
    }).observe(grid, { subtree: true, childList: true, attributes: true, attributeFilter: ['aria-label'] });
  });
}

/** Clicks a piece, then its target square; returns when the pointer was pressed there. */
async function play(person: Person, move: string): Promise<number> {
  await person.click(move.slice(0, 2), move.slice(2));
  return person.page.evaluate(() => (globalThis as unknown as { noted: Noted }).noted.pressedAt);
}

/** Returns the quantile of some sorted numbers. */
function quantile(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.ceil(part * sorted.length) - 1)] ?? Infinity;
}

it(`a move is on the opponent's screen within ${LIMIT_MS} ms`, async () => {
  // Knights move out and back: in the edition of 1997 only a claim makes that a draw.
  const seats = await visit.hall.game({ regulations: { edition: '1997' } });
  const { white, black } = await visit.players(seats, { motion: 'no-preference' });
  for (const person of [white, black]) await noteChanges(person);
  const changed: number[] = [];
  const drawn: number[] = [];
  for (let turn = 0; turn < WARM_UP + COUNTED; turn += 1) {
    const [mover, other] = turn % 2 === 0 ? [white, black] : [black, white];
    const move = MOVES[turn % MOVES.length] ?? '';
    // The next move waits until the last animation has ended.
    for (const { page } of [white, black]) {
      await page.waitForFunction(() => {
        const grid = document.querySelector('[role=grid]');
        return grid?.getAnimations({ subtree: true }).every(({ playState }) => playState === 'finished');
      });
    }
    await other.page.evaluate((square) => {
      const { noted } = globalThis as unknown as { noted: Noted };
      Object.assign(noted, { square, changedAt: 0, drawnAt: 0 });
    }, move.slice(2));
    const sent = await play(mover, move);
    const seen = await other.page.waitForFunction(() => {
      const { noted } = globalThis as unknown as { noted: Noted };
      return noted.drawnAt > 0 ? { ...noted } : null;
    });
    const noted = (await seen.jsonValue()) as Noted;
    if (turn < WARM_UP) continue;
    changed.push(noted.changedAt - sent);
    drawn.push(noted.drawnAt - sent);
  }
  for (const [what, times] of Object.entries({ 'in the page': changed, 'on the screen': drawn })) {
    times.sort((one, another) => one - another);
    const [median, most95, most] = [0.5, 0.95, 1].map((part) => quantile(times, part).toFixed(1));
    console.log(`a move is ${what} of the opponent: median ${median} ms, 95 % ${most95} ms, most ${most} ms`);
  }
  expect(quantile(drawn, 0.95)).toBeLessThan(LIMIT_MS);
});
