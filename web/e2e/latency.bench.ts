/** How long a move takes from one player's hand to the other's screen, on one machine. Run by `make bench`. */
import { expect, it } from 'vitest';
import { Visit } from './harness/people';

const visit = new Visit();
const LIMIT_MS = 50;
const MOVES = ['Nf3', 'Nf6', 'Ng1', 'Ng8'];
const ROUNDS = 3;

it(`a move is on the opponent's screen within ${LIMIT_MS} ms`, async () => {
  const seats = await visit.hall.game();
  const { white, black } = await visit.players(seats);
  const people = [white, black];
  // Both pages have the same clock: the machine's. Each notes when its board last changed.
  for (const { page } of people) {
    await page.evaluate(() => {
      const grid = document.querySelector('[role=grid]');
      if (!grid) throw new Error('no board');
      new MutationObserver(() => {
        // What was changed is on the screen with the next frame.
        requestAnimationFrame(() =>
          Object.assign(globalThis, { changedAt: performance.timeOrigin + performance.now() }),
        );
      }).observe(grid, { subtree: true, childList: true, attributes: true, attributeFilter: ['aria-label'] });
    });
  }
  const times: number[] = [];
  for (let turn = 0; turn < MOVES.length * ROUNDS; turn += 1) {
    const [mover, other] = turn % 2 === 0 ? [white, black] : [black, white];
    const line = mover.page.getByRole('textbox', { name: 'Type a move or a command' });
    await line.fill(MOVES[turn % MOVES.length] ?? '');
    await other.page.evaluate(() => Object.assign(globalThis, { changedAt: 0 }));
    const sent = await line.evaluate((input) => {
      (input as HTMLInputElement).form?.requestSubmit();
      return performance.timeOrigin + performance.now();
    });
    const seen = await other.page.waitForFunction(() => (globalThis as { changedAt?: number }).changedAt || null);
    times.push(Number(await seen.jsonValue()) - sent);
  }
  times.sort((one, another) => one - another);
  const median = times[Math.floor(times.length / 2)] ?? Infinity;
  console.log(`a move on the opponent's screen: median ${median.toFixed(1)} ms, most ${times.at(-1)?.toFixed(1)} ms`);
  expect(median).toBeLessThan(LIMIT_MS);
});
