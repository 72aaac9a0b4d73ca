import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import type { GameCreated } from '../src/protocol/protocol';
import { seated } from './harness/games';
import { Visit, playOn } from './harness/people';

const visit = new Visit();

it.each([
  [360, 640],
  [375, 667],
  [390, 844],
])('on a screen of %i by %i the pad lies free above the acts', async (width, height) => {
  const seats = await visit.hall.game({ regulations: { board: 'physical', time_control: '5400+30' } });
  const { white } = await visit.players(seats, { width, height });
  const pad = white.button('Press the clock');
  const acts = white.button(/^Resign|^Cancel|^Leave/).last();
  const [above, below] = [await pad.boundingBox(), await acts.boundingBox()];
  if (!above || !below) throw new Error('the pad or the acts are not on the screen');
  expect(above.y + above.height).toBeLessThanOrEqual(below.y);
  expect(above.height).toBeGreaterThanOrEqual(56);
  // The whole board is visible, and its squares are large enough for a finger.
  const square = await white.square('e4').boundingBox();
  expect(square?.width).toBeGreaterThanOrEqual(40);
  // Nothing lies between the header and the opponent.
  const [sign, opponent] = [white.page.getByRole('banner'), white.page.locator('.opponent').first()];
  const [over, under] = [await sign.boundingBox(), await opponent.boundingBox()];
  expect(over && under && Math.abs(over.y + over.height - under.y)).toBeLessThanOrEqual(1);
  // A press on its lower edge works.
  await white.drag('e2', 'e4');
  await white.sees('e4', 'white pawn');
  await white.page.mouse.click(above.x + above.width / 2, above.y + above.height - 6);
  await expect.poll(async () => (await visit.hall.view(seats.game)).state.turn).toBe('black');
});

it('on a screen lower than all of it, the pad stays above the acts', async () => {
  const seats = await visit.hall.game({ regulations: { board: 'physical' } });
  const { white } = await visit.players(seats, { width: 360, height: 560 });
  const pad = await white.button('Press the clock').boundingBox();
  const acts = await white
    .button(/^Resign|^Cancel|^Leave/)
    .last()
    .boundingBox();
  expect(pad && acts && pad.y + pad.height <= acts.y).toBe(true);
});

it('with forced colours marks are shapes, and what can be pressed has a frame', async () => {
  const seats = await visit.hall.game({ regulations: { board: 'physical' } });
  const { white, black } = await visit.players(seats);
  await white.page.emulateMedia({ forcedColors: 'active' });
  const style = (selector: string, name: string) =>
    white.page
      .locator(selector)
      .first()
      .evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), name);
  await white.drag('e2', 'e4');
  await white.sees('e4', 'white pawn');
  await white.button('Press the clock').click();
  await black.sees('e4', 'white pawn');
  // The last move and the cursor are drawn with lines in system colours, not only with tints.
  expect(await style('.square.last', 'box-shadow')).toContain('inset');
  await white.board.locator('[tabindex="0"]').focus();
  await white.page.keyboard.press('ArrowRight');
  expect(await style('.square:focus-visible', 'outline-style')).toBe('solid');
  expect(await style('.pad', 'border-top-width')).toBe('2px');
  expect(await style('.clock.run', 'outline-style')).toBe('solid');
  expect(await style('td.now', 'outline-style')).toBe('solid');
  const [light, dark] = [
    await style('.side.white', 'background-color'),
    await style('.side.black', 'background-color'),
  ];
  expect(light).not.toBe(dark);
});

it('who wants things to stand still sees no piece travel; who does not, sees it on its square at once', async () => {
  for (const motion of ['reduce', 'no-preference'] as const) {
    const seats = await visit.hall.game();
    const { white, black } = await visit.players(seats, { motion });
    await black.page.evaluate(() => {
      const travels: string[] = [];
      Object.assign(globalThis, { travels });
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (...arguments_) {
        travels.push(this.closest<HTMLElement>('[data-square]')?.dataset['square'] ?? '');
        return animate.apply(this, arguments_);
      };
    });
    await playOn(white, black, 'e4');
    await black.sees('e4', 'white pawn');
    const travels = () => black.page.evaluate(() => (globalThis as unknown as { travels: string[] }).travels);
    await expect.poll(travels).toEqual(motion === 'reduce' ? [] : ['e4']);
  }
});

it('a hall that is lost can be tried at once', async () => {
  const seats = await visit.hall.game();
  const { white } = await visit.players(seats);
  await visit.hall.kill();
  await white.reads('The server is not responding.');
  await visit.hall.start();
  // The page may reconnect by itself before the button is pressed.
  const now = white.button('Try now');
  const gone = now.waitFor({ state: 'detached' });
  await Promise.race([now.click().catch(() => undefined), gone]);
  await gone;
  await white.hears('Connection restored. Nothing was lost.');
});

it.each([
  ['assisted', 844, 390],
  ['assisted', 667, 375],
  // A laptop at 200 %.
  ['assisted', 640, 360],
  ['physical', 667, 375],
] as const)(
  'a phone on its side (%s, %i by %i) shows the whole board, both clocks and the acts',
  async (board, width, height) => {
    const seats = await visit.hall.game({ regulations: { board, time_control: '300+3' } });
    const { white } = await visit.players(seats, { width, height });
    await white.mayMove();
    const boxes = async (locator: Locator) => (await locator.all()).map((one) => one.boundingBox());
    const shown = [white.board, white.page.getByRole('timer'), white.button(/^Claim|^Call arbiter|^Press the clock/)];
    const found = (await Promise.all(shown.map(boxes))).flat();
    const all = (await Promise.all(found)).map((box) => box ?? { x: -1, y: -1, width: 0, height: 0 });
    expect(all.length).toBeGreaterThanOrEqual(board === 'physical' ? 6 : 5);
    for (const box of all) {
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.y).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
      expect(box.y + box.height).toBeLessThanOrEqual(height);
    }
    // Nothing covers the board: each corner can be clicked.
    for (const square of ['a1', 'h1', 'a8', 'h8']) await white.square(square).click({ trial: true });
  },
);

it('a screen for two that is wide stands upright, and lies flat if that is chosen', async () => {
  const body = { regulations: {}, arbiter: false, seat: 'both' };
  const { game, token } = await visit.hall.ask<GameCreated>('/api/v1/games', { body });
  for (const [width, height] of [
    [768, 600],
    [1024, 768],
    [1279, 800],
  ] as const) {
    const person = await visit.person({ width, height });
    await person.comeTo(game, token);
    const middle = async (square: string) => {
      const box = await person.square(square).boundingBox();
      return box ? [box.x + box.width / 2, box.y + box.height / 2] : [NaN, NaN];
    };
    const isUpright = async () => {
      const [low, high] = [await middle('a1'), await middle('a8')];
      return Math.abs((low[0] ?? 0) - (high[0] ?? 0)) < 2 && (low[1] ?? 0) > (high[1] ?? 0);
    };
    expect(await isUpright()).toBe(true);
    await person.button('More').first().click();
    await person.button('Lay flat').first().click();
    await expect.poll(isUpright).toBe(false);
  }
});

it('on a phone, nothing on the page of a position moves when the answer comes', async () => {
  const person = await visit.person({ width: 390, height: 844 });
  await person.page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) shifts.push(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await person.goTo('/position');
  await person.page.locator('.verdict').waitFor();
  const shifts = await person.page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.02);
});

it.each([
  [390, 844],
  [360, 640],
  [1024, 768],
  [1280, 720],
])('on a screen of %i by %i, what waits for an answer can be answered without scrolling', async (width, height) => {
  const { sockets, begun } = await seated(visit);
  const offered = await begun({ regulations: { board: 'physical' } });
  for (const act of [{ act: 'move', move: 'e2e4' }, { act: 'offer_draw' }, { act: 'press' }] as const) {
    await sockets.act(offered.white, act);
  }
  const sealing = await begun({ arbiter: true }, 'e2e4');
  await sockets.act(sealing.arbiter ?? '', { act: 'adjourn' });
  const person = await visit.person({ width, height });
  /** Whether the middle of a button is on the screen and nothing covers it. */
  const isFree = (name: string) =>
    person
      .button(name)
      .first()
      .evaluate((button) => {
        const { left, top, width, height } = button.getBoundingClientRect();
        return [0.2, 0.8].every((part) => {
          const there = document.elementFromPoint(left + width / 2, top + height * part);
          return there !== null && button.contains(there);
        });
      });
  await person.comeTo(offered.game, offered.black);
  await person.button('Accept').waitFor();
  await person.isSettled();
  expect({ accept: await isFree('Accept'), decline: await isFree('Decline') }).toEqual({ accept: true, decline: true });
  await person.page.goto('about:blank');
  await person.comeTo(sealing.game, sealing.black);
  await person.button('Seal').waitFor();
  await person.isSettled();
  expect(await isFree('Seal')).toBe(true);
});

it('the button of the clock does not say that it was pressed before the game', async () => {
  const seats = await visit.hall.game({ regulations: { board: 'physical' }, arbiter: true });
  const { white } = await visit.players(seats);
  await white.button('Not started').waitFor();
  expect(await white.button('Pressed').count()).toBe(0);
  // Nobody is told two different ways in which the game begins.
  const spectator = await visit.person();
  await spectator.comeTo(seats.game);
  await spectator.reads('The game begins when the arbiter starts it.');
  expect(await spectator.page.getByText('The clock starts when both players have joined.').count()).toBe(0);
});
