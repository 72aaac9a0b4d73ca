/** Measures how long dragging a piece blocks a slow device. Run by `make bench`. */
import { expect, it } from 'vitest';
import { Visit } from './harness/people';

const visit = new Visit();
/** The longest task in milliseconds, on a processor slowed down four times. */
const LIMIT_MS = 50;
const SLOWER = 4;
const STEPS = 120;

it(`dragging a piece on a device ${SLOWER} times slower has no task over ${LIMIT_MS} ms`, async () => {
  const person = await visit.person({ motion: 'no-preference' });
  await person.goTo('/position');
  const [from, to] = await Promise.all(['g1', 'c6'].map((square) => person.square(square).boundingBox()));
  if (!from || !to) throw new Error('the board is not on the screen');
  await person.isSettled();
  const session = await person.context.newCDPSession(person.page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await person.page.evaluate(() => {
    const tasks: number[] = [];
    Object.assign(globalThis, { tasks });
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
    });
  });
  const { mouse } = person.page;
  const middle = (box: { x: number; y: number; width: number; height: number }) => ({
    x: box.x + box.width / 2,
    y: box.y + box.height / 2,
  });
  const [start, end] = [middle(from), middle(to)];
  await mouse.move(start.x, start.y);
  await mouse.down();
  for (let step = 1; step <= STEPS; step += 1) {
    const part = step / STEPS;
    await mouse.move(start.x + (end.x - start.x) * part, start.y + (end.y - start.y) * part);
  }
  // Up to here the piece is in the hand; requests to the server after the move are not part of it.
  const tasks = await person.page.evaluate(() => (globalThis as unknown as { tasks: number[] }).tasks);
  await mouse.up();
  console.log(
    `dragging over ${STEPS} steps: ${tasks.length} long tasks, longest ${Math.max(0, ...tasks).toFixed(0)} ms`,
  );
  expect(Math.max(0, ...tasks)).toBeLessThanOrEqual(LIMIT_MS);
});
