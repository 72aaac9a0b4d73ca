/** What makes an app of the pages: the screen that stays on, a phone that shakes, and games that go on after a tunnel. */
import { expect, it } from 'vitest';
import { type Person, Visit, playOn } from './harness/people';

const visit = new Visit();

/** Records what a page asks of the device. */
async function watchDevice({ page }: Person): Promise<() => Promise<{ locks: number; shakes: number[] }>> {
  await page.addInitScript(() => {
    const asked = { locks: 0, shakes: [] as number[] };
    Object.assign(globalThis, { asked });
    const request = () => {
      asked.locks += 1;
      const lock = {
        released: false,
        release: () => {
          if (!lock.released) asked.locks -= 1;
          lock.released = true;
          return Promise.resolve();
        },
      };
      return Promise.resolve(lock);
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
    Object.defineProperty(navigator, 'vibrate', { value: (ms: number) => asked.shakes.push(ms) > 0 });
  });
  return () => page.evaluate(() => (globalThis as unknown as { asked: { locks: number; shakes: number[] } }).asked);
}

it('the screen stays on while a player plays, and nobody else’s does', async () => {
  const seats = await visit.hall.game();
  const [white, black, watcher] = await Promise.all([visit.person(), visit.person(), visit.person()]);
  const [asked, seen] = [await watchDevice(white), await watchDevice(watcher)];
  await white.comeTo(seats.game, seats.white);
  // Nothing is played yet.
  expect((await asked()).locks).toBe(0);
  await black.comeTo(seats.game, seats.black);
  await watcher.comeTo(seats.game);
  await playOn(white, black, 'e4 e5');
  expect((await asked()).locks).toBe(1);
  await white.types('resign');
  await white
    .button(/^Resign/)
    .last()
    .click();
  await expect.poll(async () => (await asked()).locks).toBe(0);
  await watcher.reads(/wins/);
  expect((await seen()).locks).toBe(0);
});

it('a phone shakes once when it is its player’s move, unless that is switched off', async () => {
  const seats = await visit.hall.game();
  const [white, black] = await Promise.all([
    visit.person({ width: 390, height: 844, hasTouch: true }),
    visit.person({ width: 390, height: 844, hasTouch: true }),
  ]);
  const asked = [await watchDevice(white), await watchDevice(black)] as const;
  await white.comeTo(seats.game, seats.white);
  await black.comeTo(seats.game, seats.black);
  await white.mayMove();
  // A browser lets a page shake only after somebody has touched it.
  await black.square('e5').tap();
  await white.drag('e2', 'e4');
  await black.sees('e4', 'white pawn');
  await expect.poll(async () => (await asked[1]()).shakes).toEqual([60]);
  await black.page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('arbiter.settings') ?? '{}') as object;
    localStorage.setItem('arbiter.settings', JSON.stringify({ ...kept, vibration: 'off' }));
  });
  await black.page.reload();
  await black.board.waitFor();
  await black.mayMove();
  await black.square('a6').tap();
  await black.drag('e7', 'e5');
  await white.sees('e5', 'black pawn');
  await white.drag('d2', 'd4');
  await black.sees('d4', 'white pawn');
  expect((await asked[1]()).shakes).toEqual([]);
});

it('after a tunnel the game is there again by itself, even if the page was opened inside', async () => {
  const seats = await visit.hall.game({ regulations: { time_control: '900' } });
  const [white, black] = await Promise.all([visit.person({ worker: true }), visit.person()]);
  await white.comeTo(seats.game, seats.white);
  await black.comeTo(seats.game, seats.black);
  await white.page.evaluate(() => navigator.serviceWorker.ready);
  await playOn(white, black, 'e4');
  await white.context.setOffline(true);
  await black.types('e5');
  await black.hasWritten(2);
  // The app is opened in the tunnel: the page comes from the device, and says what is wrong.
  await white.page.reload();
  await white.reads('The server is not responding.');
  await white.context.setOffline(false);
  await white.sees('e5', 'black pawn');
  await white.mayMove();
  await white.types('Nf3');
  await black.sees('f3', 'white knight');
});

it('the rulebook that was read on the first visit is there in a tunnel', async () => {
  const reader = await visit.person({ worker: true });
  const { page } = reader;
  const heading = page.getByRole('heading', { level: 1, name: /^9\.2/ });
  await reader.goTo('/rules/2018/9.2');
  await heading.waitFor();
  const isKept = () =>
    page.evaluate(async () => {
      const requests = await (await caches.open('arbiter-book')).keys();
      return requests.some(({ url }) => url.includes('/book/2018'));
    });
  await expect.poll(isKept).toBe(true);
  await reader.context.setOffline(true);
  await page.reload();
  await heading.waitFor();
});
