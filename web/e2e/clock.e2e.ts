import { expect, it } from 'vitest';
import { type Person, Visit } from './harness/people';

const visit = new Visit();

/** Gives a page its own clock that stands still, like the server's; the test moves both. */
async function person(): Promise<Person> {
  const made = await visit.person();
  await made.page.addInitScript(() => {
    // Time kept from the last page has already passed.
    const kept = { now: 1000 };
    Object.assign(globalThis, { kept });
    performance.now = () => kept.now;
    Date.now = () => 1_800_000_000_000 + kept.now;
  });
  return made;
}

/** Lets the same time pass for the server and for every page. */
async function pass(people: readonly Person[], ms: number): Promise<void> {
  await visit.hall.pass(ms);
  for (const { page } of people) {
    await page.evaluate((ms) => ((globalThis as unknown as { kept: { now: number } }).kept.now += ms), ms);
  }
}

/** Simulates a sleeping device: the time of day advances, its monotonic clock does not. */
async function sleep(sleeper: Person, others: readonly Person[], ms: number): Promise<void> {
  await sleeper.page.evaluate((ms) => {
    const before = Date.now;
    Date.now = () => before() + ms;
  }, ms);
  await pass(others, ms);
}

/** Compares the displays with the server. Below twenty seconds they show tenths, so the server is asked in between. */
async function agree(game: string, people: readonly Person[]): Promise<void> {
  const { clock } = (await visit.hall.view(game)).state;
  const tenths = (ms: number) => `0:${String(Math.floor(ms / 1000)).padStart(2, '0')}.${Math.floor((ms % 1000) / 100)}`;
  // Half a tenth either way would show another digit.
  for (const left of [clock.white, clock.black]) expect(left % 100).toBe(50);
  for (const { page } of people) {
    for (const [name, left] of [
      ['Marek', clock.white],
      ['Hrubý', clock.black],
    ] as const) {
      const timer = page.getByRole('region', { name: `${name}’s clock` }).getByRole('timer');
      await expect.poll(() => timer.getAttribute('aria-label'), { timeout: 15_000 }).toBe(tenths(left));
    }
  }
}

it('the pages show what the server would rule, over a game with waits, a sleep, a restart and a reload', async () => {
  const seats = await visit.hall.game({ regulations: { time_control: '16+3' } });
  const host = await person();
  let pongs = 0;
  host.page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => (pongs += String(payload).includes('"pong"') ? 1 : 0)),
  );
  await host.comeTo(seats.game, seats.white);
  // The host waits longer than the clock would ever run, and is told the time again and again.
  for (let waited = 0; waited < 5; waited += 1) {
    await pass([host], 15_000);
    const before = pongs;
    await host.page.evaluate(() => dispatchEvent(new Event('online')));
    await expect.poll(() => pongs).toBeGreaterThan(before);
  }
  const guest = await person();
  await guest.comeTo(seats.game, seats.black);
  const both = [host, guest];
  await host.mayMove();
  await pass(both, 4_050);
  await host.types('e4');
  await guest.sees('e4', 'white pawn');
  await pass(both, 1_900);
  await guest.types('e5');
  await host.sees('e5', 'black pawn');
  // White has used 4.05 s and been given 3 s, Black 1.9 s: one more half-move makes both odd.
  await pass(both, 1_100);
  await host.types('Nf3');
  await guest.sees('f3', 'white knight');
  await pass(both, 3_150);
  await guest.types('Nc6');
  await host.sees('c6', 'black knight');
  await pass(both, 4_000);
  await agree(seats.game, both);

  await sleep(guest, [host], 3_000);
  await agree(seats.game, both);

  await visit.hall.kill();
  for (const { page } of both) await page.getByText('Connection lost').first().waitFor();
  await visit.hall.start();
  for (const someone of both) await someone.button('Agree to resume').click();
  await host.mayMove();
  await agree(seats.game, both);

  await guest.page.reload();
  await guest.board.waitFor();
  await pass(both, 1_000);
  await agree(seats.game, both);
});
