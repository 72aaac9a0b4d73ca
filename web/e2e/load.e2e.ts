import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { Visit, playOn } from './harness/people';

const visit = new Visit();

describe('the first load', () => {
  it('is small: less than 150 kB of script and style, gzipped', async () => {
    const person = await visit.person();
    const sizes: Record<string, number> = {};
    const reading: Promise<void>[] = [];
    person.page.on('response', (response) => {
      if (!/\.(js|css)$/.test(new URL(response.url()).pathname)) return;
      reading.push(response.body().then((body) => void (sizes[response.url()] = gzipSync(body).length)));
    });
    await person.goTo('/');
    await person.page.getByRole('heading', { level: 1 }).waitFor();
    await person.isSettled();
    await Promise.all(reading);
    const total = Object.values(sizes).reduce((sum, size) => sum + size, 0);
    expect(Object.keys(sizes).length).toBeGreaterThan(2);
    expect(total).toBeLessThan(150_000);
  });

  it('asks nobody but the hall', async () => {
    const person = await visit.person();
    const elsewhere: string[] = [];
    person.page.on('request', (request) => {
      if (new URL(request.url()).origin !== visit.hall.address) elsewhere.push(request.url());
    });
    await person.goTo('/');
    await person.page.getByRole('heading', { level: 1 }).waitFor();
    await person.isSettled();
    expect(elsewhere.filter((url) => !url.startsWith('data:'))).toEqual([]);
  });
});

it('nothing on the table moves when the clocks tick', async () => {
  const seats = await visit.hall.game({ regulations: { time_control: '300' } });
  const { white, black } = await visit.players(seats);
  await playOn(white, black, 'e4');
  await black.page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(globalThis, { shifts: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) seen.push(entry.value);
    }).observe({ type: 'layout-shift' });
  });
  const shown = new Set<string>();
  const timers = black.page.getByRole('timer');
  await expect
    .poll(
      async () => {
        for (const label of await timers.all()) shown.add((await label.getAttribute('aria-label')) ?? '');
        return shown.size;
      },
      { timeout: 30_000 },
    )
    .toBeGreaterThan(4);
  expect(await black.page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts)).toEqual([]);
});
