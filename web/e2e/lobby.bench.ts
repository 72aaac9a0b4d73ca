/** Measures what the list of games costs while sixty games are played at once. Run by `make bench`. */
import { expect, it } from 'vitest';
import { seated } from './harness/games';
import { Visit } from './harness/people';

const visit = new Visit();
const GAMES = 60;
/** Each game makes one of these moves in each pause: far more than sixty pairs of people do. */
const MOVES = ['e2e4', 'e7e5', 'g1f3', 'b8c6', 'f1b5', 'a7a6'];
const PAUSE_MS = 1_500;
/** The part of one processor that the page may take. It is counted in its own time, so other programs do not matter. */
const LIMIT = 0.2;

it(`the list of ${GAMES} games takes at most ${LIMIT * 100} % of a processor`, async () => {
  const { sockets, begun } = await seated(visit);
  const games = await Promise.all(Array.from({ length: GAMES }, () => begun({ regulations: { time_control: '900' } })));
  const person = await visit.person();
  await person.goTo('/games');
  const tiles = person.page.getByRole('main').locator('ol > li');
  await expect.poll(() => tiles.count()).toBe(GAMES);
  await person.isSettled();
  const session = await person.context.newCDPSession(person.page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const busyMs = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN);
  };
  const [before, from] = [await busyMs(), performance.now()];
  for (const [turn, move] of MOVES.entries()) {
    await Promise.all(
      games.map(({ white, black }) => sockets.act(turn % 2 === 0 ? white : black, { act: 'play', move })),
    );
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  const [busy, passed] = [(await busyMs()) - before, performance.now() - from];
  const part = busy / passed;
  console.log(
    `${GAMES} games, ${GAMES * MOVES.length} moves in ${(passed / 1000).toFixed(1)} s: ${(100 * part).toFixed(1)} % of a processor`,
  );
  expect(part).toBeLessThan(LIMIT);
});
