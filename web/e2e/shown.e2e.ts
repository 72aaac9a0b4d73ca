import { beforeAll, describe, expect, it } from 'vitest';
import { RECIPES } from '../src/sound/recipes';
import type { GameCreated } from '../src/protocol/protocol';
import { Visit } from './harness/people';
import { LONG, seated } from './harness/games';
import { noticesOf } from './harness/notices';

const visit = new Visit();
const SUPERVISED = { arbiter: true, regulations: { time_control: '5400+30', event: 'Open Brno' } };
let sockets: Awaited<ReturnType<typeof seated>>['sockets'];
let begun: Awaited<ReturnType<typeof seated>>['begun'];
beforeAll(async () => {
  ({ sockets, begun } = await seated(visit));
});

describe('the arbiter', () => {
  it('hears a call, and is notified of it in another window', async () => {
    const seats = await begun(SUPERVISED);
    const arbiter = await visit.person();
    const heard = await noticesOf(arbiter);
    await arbiter.comeTo(seats.game, seats.arbiter);
    // A browser plays no sounds before the page was pressed.
    await arbiter.button('Flip the board').click();
    expect(await heard()).toEqual({ told: [], pitches: [], shakes: 0 });
    await sockets.act(seats.black, { act: 'stop_clocks', reason: 'arbiter' });
    await expect.poll(async () => (await heard()).told).toEqual(['Call: L. Hrubý · A. Marek – L. Hrubý']);
    const bell = RECIPES.arbiter.filter(({ kind }) => kind === 'tone').map(({ pitch }) => pitch);
    expect((await heard()).pitches).toEqual(bell);
  });

  it('is told by somebody who watches, and nobody else is', async () => {
    const seats = await begun(SUPERVISED, 'e2e4');
    const [watcher, arbiter, white] = await Promise.all([visit.person(), visit.person(), visit.person()]);
    await watcher.comeTo(seats.game);
    await arbiter.comeTo(seats.game, seats.arbiter);
    await white.comeTo(seats.game, seats.white);
    const report = async (note: string) => {
      await watcher.button('Report to the arbiter').click();
      const form = watcher.page.locator('.slips form');
      await form.getByRole('combobox', { name: 'Which player' }).selectOption('L. Hrubý');
      await form.getByRole('textbox', { name: 'Note' }).fill(note);
      await form.getByRole('button', { name: 'Send the report' }).click();
      return form;
    };
    const sent = await report('A telephone rang');
    await watcher.reads('The arbiter was told.');
    await sent.waitFor({ state: 'detached' });
    await arbiter.reads(/A telephone rang/);
    // A later act has arrived, so the report would have arrived as well.
    await sockets.act(seats.black, { act: 'play', move: 'e7e5' });
    await white.sees('e5', 'black pawn');
    expect(await white.page.getByText('A telephone rang').count()).toBe(0);
    // Too many reports are refused with a message, and the text stays.
    for (const note of ['Again', 'Once more']) await (await report(note)).waitFor({ state: 'detached' });
    const refused = await report('Too much');
    await refused.getByRole('alert').filter({ hasText: 'The arbiter was told a lot' }).waitFor();
    expect(await refused.getByRole('textbox', { name: 'Note' }).inputValue()).toBe('Too much');
  });

  it('reads why a power cannot be used', async () => {
    const seats = await visit.hall.game({ arbiter: true });
    const arbiter = await visit.person();
    await arbiter.comeTo(seats.game, seats.arbiter);
    const off = arbiter.page.locator('[data-power][aria-disabled=true]');
    await off.first().waitFor();
    const reasons = await off.evaluateAll((buttons) =>
      buttons.map((button) => button.querySelector('small')?.textContent?.trim() ?? ''),
    );
    expect(reasons.length).toBeGreaterThan(3);
    expect(reasons.filter((reason) => reason === '')).toEqual([]);
  });
});

/** Knights go out and come back; a pawn of each file before them keeps the position from being repeated too often. */
const movesOf = (files: string) =>
  [...files].map((file) => `${file}2${file}3 ${file}7${file}6 b1c3 b8c6 c3b1 c6b8 b1c3 b8c6 c3b1 c6b8`).join(' ');

it.each([
  ['30', 'adefgh', 1],
  ['35', 'adefghb', 2],
])('a sheet of %s moves is printed thirty rows a page, the signatures on the last one', async (_, files, count) => {
  const seats = await begun(SUPERVISED, movesOf(files));
  await sockets.act(seats.white, { act: 'resign' });
  await sockets.act(seats.white, { act: 'sign', result: '0-1' });
  const reader = await visit.person();
  await reader.comeTo(seats.game);
  await reader.reads(/^Record checksum|^Journal/);
  const printed = await reader.page.pdf({ preferCSSPageSize: true, printBackground: true });
  expect(printed.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(count);
  await reader.page.emulateMedia({ media: 'print' });
  expect(await reader.page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(255, 255, 255)');
  const sheet = reader.page.locator('aside.sheet');
  const [number, move] = await Promise.all(
    [1, 2].map((column) => sheet.locator(`tbody tr:first-child td:nth-child(${column})`).boundingBox()),
  );
  expect((number?.width ?? 1) * 2).toBeLessThan(move?.width ?? 0);
  // Each line for a signature shows the name of the player who signed, and the time of day.
  await sheet.getByText(/^White, \d\d:\d\d$/).waitFor();
  await sheet
    .getByText(/^Black$/)
    .last()
    .waitFor();
});

it('everybody reads when and where an adjourned game is resumed', async () => {
  const seats = await begun(SUPERVISED, 'e2e4');
  const adjourn = { act: 'adjourn', place: 'Brno, Klub', resume_at: 90_000_000 } as const;
  await sockets.act(seats.arbiter ?? '', adjourn);
  await sockets.act(seats.black, { act: 'seal', text: 'c5', nonce: '5a'.repeat(32) });
  await sockets.act(seats.black, { act: 'stop_clocks' });
  const person = await visit.person();
  for (const token of [null, seats.white, seats.arbiter]) {
    await person.page.goto('about:blank');
    await person.comeTo(seats.game, token);
    await person.reads('Place: Brno, Klub');
    // A day and an hour after the game began, which was a moment ago.
    const day = new Date(Date.now() + 90_000_000).getDate();
    await person.reads(new RegExp(`^Resumption: ${day}\\s`));
  }
});

it('at one screen a button that cannot be pressed says why', async () => {
  const body = { regulations: { board: 'physical' }, arbiter: false, seat: 'both' };
  const { game, token } = await visit.hall.ask<GameCreated>('/api/v1/games', { body });
  const person = await visit.person();
  await person.comeTo(game, token);
  const off = person.page.locator('.end.black .acts [aria-disabled=true]');
  await off.filter({ hasText: 'Adjust' }).getByText('not your move').waitFor();
});

it.each([
  [320, 568],
  [568, 320],
  [844, 390],
  [1024, 768],
  [1440, 900],
])('what a clock is given fits on its display, at %i by %i', async (width, height) => {
  const seats = await begun(SUPERVISED);
  const white = await visit.person({ width, height });
  await white.comeTo(seats.game, seats.white);
  const over = white.page.waitForFunction(() => {
    const chip = document.querySelector('.bonus');
    const display = chip?.closest('.lcd');
    if (!chip || !display) return null;
    const [inner, outer] = [chip.getBoundingClientRect(), display.getBoundingClientRect()];
    const digits = display.querySelector('svg')?.getBoundingClientRect();
    return [
      inner.left >= outer.left && inner.right <= outer.right && inner.bottom <= outer.bottom,
      outer.right <= innerWidth && digits !== undefined && digits.right <= inner.left,
      display.scrollWidth <= display.clientWidth,
    ];
  });
  await sockets.act(seats.arbiter ?? '', { act: 'add_time', player: 'black', ms: 1_200_000, why: 'Noise' });
  expect(await (await over).jsonValue()).toEqual([true, true, true]);
});

it.each([
  [1024, 768],
  [1440, 900],
  [2560, 1440],
])('a long name is not cut, at %i by %i', async (width, height) => {
  const seats = await begun({ names: LONG });
  const white = await visit.person({ width, height });
  await white.comeTo(seats.game, seats.white);
  for (const name of Object.values(LONG)) {
    const shown = white.page.locator('.clock b').filter({ hasText: name });
    expect(
      await shown.evaluate((node) => [node.scrollWidth - node.clientWidth, node.scrollHeight - node.clientHeight]),
    ).toEqual([0, 0]);
  }
});

it('the rules by which the engine resigns, offers and claims can be read during the game', async () => {
  const { game, token } = await visit.hall.ask<GameCreated>('/api/v1/games', {
    body: { regulations: {}, seat: 'white', name: 'Marek', opponent: { engine: 'stockfish', strength: 12 } },
  });
  const person = await visit.person();
  await person.comeTo(game, token);
  await person.page.getByText(/^When Stockfish.* resigns, offers and claims/).click();
  await person.reads('Strength: club player, 12');
  await person.reads(/It resigns when it is 9 pawns behind/);
  await person.reads(/offers one in an even game from move 40 on/);
});

/** Whether a button is seen whole: each of its corners is what is found there. */
const isSeen = (node: Element) => {
  const { left, right, top, bottom } = node.getBoundingClientRect();
  const corners = [left + 3, right - 3].flatMap((x) => [top + 3, bottom - 3].map((y) => [x, y] as const));
  return corners.every(([x, y]) => node.contains(document.elementFromPoint(x, y)));
};

it.each([
  [1440, 900],
  [1280, 720],
  [1024, 768],
])('after the game the result is seen whole, at %i by %i', async (width, height) => {
  const seats = await begun(SUPERVISED, 'f2f3 e7e5 g2g4 d8h4');
  const white = await visit.person({ width, height });
  await white.comeTo(seats.game, seats.white);
  await white.page.locator('.ways a[href^="/position"]').waitFor();
  await white.isSettled();
  expect(await white.page.locator('.slips .slip').first().evaluate(isSeen)).toBe(true);
});

it('the move that the board shows is in sight on the sheet', async () => {
  const seats = await begun({}, movesOf('adefgh'));
  const reader = await visit.person();
  await reader.comeTo(seats.game);
  const isInSight = () =>
    reader.page.evaluate(() => {
      const [cell, box] = ['td.now', '.moves-box'].map((name) => document.querySelector(name)?.getBoundingClientRect());
      return cell && box && cell.top >= box.top + 24 && cell.bottom <= box.bottom;
    });
  await expect.poll(isInSight).toBe(true);
  await reader.page.keyboard.press('ArrowUp');
  await reader.page.keyboard.press('ArrowRight');
  await reader.page.locator('tr:first-child td.now').waitFor();
  await expect.poll(isInSight).toBe(true);
});

it('on a tablet on its side both clocks and the pad are seen, whatever lies between them', async () => {
  const seats = await begun({ regulations: { board: 'physical', time_control: '5400+30' } });
  for (const act of [{ act: 'move', move: 'e2e5' }, { act: 'press' }] as const) await sockets.act(seats.white, act);
  const white = await visit.person({ width: 1024, height: 768 });
  await white.comeTo(seats.game, seats.white);
  await white.page.locator('.slips .slip').nth(1).waitFor();
  for (const shown of await white.page.locator('.clock, .pad').all()) {
    const box = await shown.boundingBox();
    expect(box && box.y >= 0 && box.y + box.height).toBeLessThanOrEqual(768);
  }
});

it('moves have the numbers of the position that a game began with', async () => {
  const start = '4k3/8/8/8/8/8/4P3/4K3 b - - 0 20';
  const { game, white, black } = await visit.hall.game({ regulations: { start } });
  await sockets.join(game, white);
  await sockets.join(game, black);
  await sockets.act(black, { act: 'play', move: 'e8d7' });
  await sockets.act(white, { act: 'play', move: 'e2e4' });
  const reader = await visit.person();
  await reader.comeTo(game);
  const rows = reader.page.getByRole('table').getByRole('row');
  await rows.filter({ hasText: /^\s*21\s*e4/ }).waitFor();
  await reader.page.keyboard.press('ArrowLeft');
  await reader.button(/Position after 20…Kd7/).waitFor();
});

it('an illegal move is struck out on the sheet as it would be written', async () => {
  const seats = await begun({ regulations: { board: 'physical', time_control: '5400+30' } });
  for (const [mover, move] of [
    ['white', 'e2e4'],
    ['black', 'd7d5'],
    ['white', 'g1h4'],
  ] as const) {
    await sockets.act(seats[mover], { act: 'move', move });
    await sockets.act(seats[mover], { act: 'press' });
  }
  const black = await visit.person();
  await black.comeTo(seats.game, seats.black);
  await black.page.getByRole('table').locator('.struck').filter({ hasText: /^Nh4$/ }).waitFor();
});

describe('on a phone', () => {
  it.each([
    [844, 390],
    [667, 375],
    [568, 320],
    [320, 568],
    [360, 740],
    [390, 844],
  ])('of %i by %i the button “ready” is seen whole, and so is what every act is called', async (width, height) => {
    const person = await visit.person({ width, height, language: 'cs' });
    const { game, token } = await visit.hall.ask<GameCreated>('/api/v1/games', {
      body: { regulations: {}, seat: 'white', opponent: { engine: 'stockfish', strength: 3 }, ready: true },
    });
    await person.comeTo(game, token);
    const ready = person.button('Jsem připraven');
    await ready.waitFor();
    expect(await ready.evaluate(isSeen)).toBe(true);
    const cut = await person.page
      .locator('[data-act]')
      .evaluateAll((acts) =>
        acts
          .filter((act) => act.scrollWidth > act.clientWidth || act.scrollHeight > act.clientHeight)
          .map((act) => act.textContent?.trim()),
      );
    expect(cut).toEqual([]);
    expect(await person.page.locator('[data-act]').count()).toBe(6);
  });

  it.each([
    ['physical', 360, 740],
    ['physical', 360, 640],
    ['physical', 320, 568],
    ['assisted', 320, 568],
  ] as const)(
    'a draw is accepted and declined without scrolling (%s, %i by %i), and so is what is asked then',
    async (board, width, height) => {
      const seats = await begun({ regulations: { board } });
      await sockets.act(seats.white, { act: 'move', move: 'e2e4' });
      await sockets.act(seats.white, { act: 'offer_draw' });
      await sockets.act(seats.white, { act: 'press' });
      const black = await visit.person({ width, height, language: 'cs' });
      await black.comeTo(seats.game, seats.black);
      for (const name of ['Přijmout', 'Odmítnout']) {
        await black.button(name).waitFor();
        expect(await black.button(name).evaluate(isSeen)).toBe(true);
      }
      await black.button('Přijmout').click();
      const question = black.page.getByRole('dialog').getByRole('button');
      await question.first().waitFor();
      for (const button of await question.all()) await button.click({ trial: true });
      expect(await question.evaluateAll((all) => all.length)).toBeGreaterThan(1);
    },
  );

  it('between two at a small screen, display and pad do not cover each other and the board is as wide as the screen', async () => {
    const body = { regulations: { board: 'physical' }, arbiter: false, seat: 'both' };
    const { game, token } = await visit.hall.ask<GameCreated>('/api/v1/games', { body });
    const person = await visit.person({ width: 320, height: 568, language: 'sk' });
    await person.comeTo(game, token);
    const boxes = (selector: string) =>
      person.page
        .locator(selector)
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
    const [displays, pads, boards] = await Promise.all(['.end .lcd', '.end .do', '.board-box'].map(boxes));
    for (const [index, display] of (displays ?? []).entries()) {
      const pad = pads?.[index];
      const isApart = pad && (display.right <= pad.left || pad.right <= display.left || display.bottom <= pad.top);
      expect(isApart).toBe(true);
    }
    expect(boards?.[0]?.width).toBeGreaterThanOrEqual(300);
    // What stands on a button that is off stays within it.
    const cut = await person.page
      .locator('.end .acts button')
      .evaluateAll((all) => all.filter((one) => one.scrollHeight > one.clientHeight).map((one) => one.textContent));
    expect(cut).toEqual([]);
  });
});
