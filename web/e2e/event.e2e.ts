/** An evening at the club: an organiser who has never run an event, an arbiter with a phone, and players. */
import { describe, expect, it } from 'vitest';
import type { SeatGiven } from '../src/protocol/event';
import { EventOf, LIST, nobody } from './harness/events';
import { type Person, Visit } from './harness/people';

const visit = new Visit();

/** Reads the link that a page shows beside a QR code. */
async function linkShown({ page }: Person): Promise<string> {
  return page.getByRole('textbox', { name: 'The link' }).inputValue();
}
const idIn = (url: string) => /\/event\/([\w-]+)/.exec(url)?.[1] ?? '';

describe('an evening at the club', () => {
  it('runs two rounds with a call to the arbiter, a forfeit, a correction and a withdrawal', async () => {
    const [organiser, arbiter, white, black] = await Promise.all([
      visit.person(),
      visit.person({ width: 390, height: 844, hasTouch: true }),
      visit.person(),
      visit.person(),
    ]);
    const { page } = organiser;

    // The event: a template, a name, a pasted list in which one cell is wrong at first.
    await organiser.goTo('/');
    await page.getByRole('main').getByRole('link', { name: 'Events' }).click();
    await page.getByRole('link', { name: 'Set up an event' }).click();
    await page.getByRole('radio', { name: /^Club blitz/ }).check({ force: true });
    await page.getByRole('textbox', { name: 'Name of the event' }).fill('Thursday blitz');
    await page.getByRole('textbox', { name: 'Your name' }).fill('Olga Malá');
    await organiser.button('Set up the event').click();
    const list = page.getByRole('textbox', { name: 'Players' });
    await list.fill(LIST.replace('2050', '2O50'));
    await page.getByRole('cell', { name: /2O50.*Write a rating such as 1850/ }).waitFor();
    await list.fill(LIST);
    await organiser.button('Enter 8 players').click();
    await page.getByRole('row', { name: /Holá Hana/ }).waitFor();
    const id = idIn(page.url());

    // The arbiter scans a QR code, and is at the desk.
    await page.getByRole('link', { name: 'Helpers' }).click();
    await page.getByRole('combobox', { name: 'Role' }).selectOption('chief_arbiter');
    await page.getByRole('textbox', { name: 'Name' }).fill('Jana Malíková');
    await organiser.button('Make the QR code').click();
    await page.getByRole('img', { name: 'QR code for Jana Malíková' }).waitFor();
    await arbiter.page.goto(await linkShown(organiser));
    await arbiter.page.waitForURL(/\/desk$/);
    await arbiter.reads('Nobody needs an arbiter.');

    // Check-in, draft with why, publication, boards on devices, start.
    await page.getByRole('link', { name: 'Round', exact: true }).click();
    await organiser.button('Everybody is here').click();
    await organiser.button('Pair 8 players').click();
    await page.getByRole('heading', { name: 'Why board 1' }).waitFor();
    await organiser.button('Why board 3').click();
    await page.getByRole('heading', { name: 'Why board 3' }).waitFor();
    await organiser.button('Publish round 1').click();
    await page.getByText('Some on devices').click();
    await organiser.button('Open the boards').click();
    await organiser.button('Start round 1').click();
    await page.getByRole('link', { name: 'Enter 4 results' }).waitFor();

    // Two players at board 1; White calls the arbiter.
    const token = await organiserToken(organiser, id);
    const event = new (class {
      ask = <Answer>(path: string, body?: unknown, by = token) =>
        visit.hall.ask<Answer>(`/api/v1/events/${id}${path}`, { token: by, ...(body === undefined ? {} : { body }) });
    })();
    const round = await event.ask<{ boards: { white: { player: number }; black: { player: number } }[] }>('/rounds/1');
    const first = round.boards[0];
    if (!first) throw new Error('round 1 has no boards');
    for (const [person, player] of [
      [white, first.white.player],
      [black, first.black.player],
    ] as const) {
      const { token: link } = await event.ask<{ token: string }>('/links', { role: { player } });
      const seat = await event.ask<SeatGiven>('/seat', {}, link);
      await person.comeTo(seat.game, seat.token);
    }
    await white.mayMove();
    await white.types('e4');
    await black.mayMove();
    await black.button('Call arbiter').click();
    await black.button('Stop and call').click();

    // The call is on the desk; the arbiter goes to the board, resumes, and comes back to the same card.
    const call = arbiter.page.getByRole('button', { name: 'Go to board 1' });
    await call.waitFor();
    await expect.poll(() => arbiter.page.title()).toMatch(/^\(1\) Arbiter’s desk/);
    await arbiter.findsNoBarrier();
    await call.click();
    await arbiter.page.waitForURL(/\/game\//);
    await arbiter.board.waitFor();
    await arbiter.page.getByRole('alert').getByRole('button', { name: 'Resume play' }).click();
    await arbiter.page.getByRole('form').getByRole('button', { name: 'Resume play' }).click();
    await black.mayMove();
    await arbiter.page.getByRole('link', { name: 'Back to the desk' }).click();
    await arbiter.page.waitForURL(/\/desk$/);
    await arbiter.reads('Nobody needs an arbiter.');
    const focused = arbiter.page.locator('[data-board-card="1"] a:focus');
    await focused.waitFor();

    // White resigns; the result comes by itself, the others are typed, one without a game.
    await white.types('resign');
    await white
      .button(/^Resign/)
      .last()
      .click();
    await page.getByRole('link', { name: 'Enter 3 results' }).click();
    const line = page.getByRole('textbox', { name: 'Board and result' });
    for (const [typed, said] of [
      ['2 1', 'Board 2: 1–0'],
      ['3 +', 'Board 3: +/−'],
      ['4 =', 'Board 4: ½–½'],
    ] as const) {
      await line.fill(typed);
      await line.press('Enter');
      await organiser.hears(said);
    }

    // A slip was read wrongly: board 4 is corrected, with a reason.
    await line.fill('4 0');
    await line.press('Enter');
    await page.getByRole('textbox', { name: 'Reason, goes to the record' }).fill('The slip was read wrongly');
    await organiser.button('Correct to 0–1').click();
    await page.getByRole('row', { name: /0–1 corrected/ }).waitFor();
    await page.getByRole('link', { name: 'Close round 1' }).click();
    await organiser.button('Close round 1').click();
    await page.getByRole('link', { name: 'Go to round 2' }).waitFor();

    // A player withdraws; the second round has a bye.
    await page.getByRole('link', { name: 'Players', exact: true }).click();
    await organiser.button('Change Holá, Hana').click();
    await organiser.button('Withdraw from the event').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw from the event' }).click();
    await page.getByRole('cell', { name: 'Withdrawn after round 1' }).waitFor();
    await page.getByRole('link', { name: 'Round', exact: true }).click();
    await page.getByRole('heading', { name: 'Round 2' }).waitFor();
    await organiser.button('Everybody is here').click();
    await organiser.button('Pair 7 players').click();
    await organiser.reads(/^Bye:/);
    await organiser.button('Publish round 2').click();
    await organiser.button('Start round 2').click();
    await page.getByRole('link', { name: 'Enter 3 results' }).click();
    for (const typed of ['1 1', '2 0', '3 =']) {
      await page.getByRole('textbox', { name: 'Board and result' }).fill(typed);
      await page.keyboard.press('Enter');
      await page.getByRole('row', { name: new RegExp(`^${typed[0]} .*Correct`) }).waitFor();
    }
    await page.getByRole('link', { name: 'Close round 2' }).click();
    await organiser.button('Close round 2').click();
    await page.getByRole('link', { name: 'Go to round 3' }).waitFor();

    // The standings, and how a number came about.
    await page.getByRole('link', { name: 'Standings' }).click();
    await organiser.reads('after round 2');
    await page
      .getByRole('row')
      .nth(1)
      .getByRole('button', { name: /^BH \d/ })
      .click();
    await page.getByRole('row', { name: /^Sum/ }).waitFor();
    await page.getByRole('link', { name: 'Cross-table' }).click();
    await page.getByRole('row', { name: /Ashby Helen/ }).waitFor();
    await organiser.findsNoBarrier();

    // The arbiter's phone is lost: one tap, and it is nobody's.
    await page.getByRole('link', { name: 'Helpers' }).click();
    await organiser.button('Revoke the phone of Jana Malíková').click();
    await arbiter.page.getByRole('heading', { name: 'Your link was revoked' }).waitFor();
  });
});

/** Reads the organiser's token, which the device keeps. */
async function organiserToken({ page }: Person, event: string): Promise<string> {
  const kept = await page.evaluate(() => localStorage.getItem('arbiter.events') ?? '[]');
  const links = JSON.parse(kept) as { event: string; token: string }[];
  return links.find((link) => link.event === event)?.token ?? '';
}

it('a sector arbiter on a phone sees the own boards and takes a call', async () => {
  const event = await EventOf.create(visit.hall);
  await event.publish();
  await event.start('all');
  const sockets = await nobody(visit);
  for (const board of [2, 4]) {
    const seats = await event.seats(1, board);
    for (const token of [seats.white, seats.black]) await sockets.join(seats.game, token);
    await sockets.act(seats.white, { act: 'stop_clocks', reason: 'arbiter' });
  }
  const token = await event.link({ sector_arbiter: { first: 3, last: 4 } }, 'Emil Malý');
  const person = await visit.person({ width: 390, height: 844, hasTouch: true });
  await event.invite(person, '/desk', token);
  const cards = person.page.locator('[data-board-card]');
  await expect.poll(() => cards.count()).toBe(2);
  await person.reads('1 call');
  await person.page.getByRole('button', { name: 'Go to board 4' }).tap();
  await person.page.waitForURL(/\/game\/.*board=4/);
  await person.board.waitFor();
  expect((await event.attention()).map(({ call, taken_by }) => [call.board, taken_by !== undefined])).toEqual([
    [2, false],
    [4, true],
  ]);
  await person.page.getByRole('link', { name: 'Back to the desk' }).tap();
  await person.page.locator('[data-board-card="4"]').waitFor();

  // Another arbiter sees who is there.
  const chief = await visit.person();
  await event.invite(chief, '/desk', await event.link('chief_arbiter', 'Jana Malíková'));
  await chief.reads('Emil Malý is there');
});

it('the desk is used by keyboard alone: J, K, Enter, Esc, N, S and the sectors', async () => {
  const event = await EventOf.create(visit.hall);
  await event.link({ sector_arbiter: { first: 1, last: 2 } }, 'Emil Malý');
  await event.link({ sector_arbiter: { first: 3, last: 4 } }, 'Jana Veselá');
  await event.publish();
  await event.start('all');
  const sockets = await nobody(visit);
  const seats = await event.seats(1, 3);
  for (const token of [seats.white, seats.black]) await sockets.join(seats.game, token);
  const person = await visit.person();
  await event.invite(person, '/desk');
  const { page } = person;
  const { keyboard } = page;
  const on = (board: number) => page.locator(`[data-board-card="${board}"] a:focus`).waitFor();
  await page.locator('[data-board-card="4"]').waitFor();
  await keyboard.press('j');
  await on(1);
  await keyboard.press('j');
  await on(2);
  await keyboard.press('k');
  await on(1);

  // A call comes: it is spoken, counted in the title, and N goes to it.
  await sockets.act(seats.black, { act: 'stop_clocks', reason: 'arbiter' });
  await person.hears(/^Board 3, .* calls the arbiter, Clocks stopped/);
  await expect.poll(() => page.title()).toMatch(/^\(1\)/);
  await keyboard.press('n');
  await page.getByRole('button', { name: 'Go to board 3' }).and(page.locator(':focus')).waitFor();
  await keyboard.press('Enter');
  await page.waitForURL(/\/game\//);
  await person.board.waitFor();
  await keyboard.press('Escape');
  await page.waitForURL(/\/desk$/);
  await on(3);

  // Sectors, and all clocks.
  await keyboard.press('2');
  await expect.poll(() => page.locator('[data-board-card]').count()).toBe(2);
  await keyboard.press('1');
  await expect.poll(() => page.locator('[data-board-card]').count()).toBe(4);
  await keyboard.press('s');
  const question = page.getByRole('dialog', { name: 'Stop all clocks' });
  await question.getByText('Stop the clocks of 3 games?').waitFor();
  await keyboard.press('Escape');
  await question.waitFor({ state: 'detached' });
  await keyboard.press('s');
  await question.waitFor();
  await keyboard.press('Shift+Tab');
  await keyboard.press('Enter');
  await person.button('Resume all clocks').waitFor();
  const { boards } = await event.round(1);
  expect(boards.map(({ state }) => state)).toEqual(['stopped', 'stopped', 'stopped', 'stopped']);
});

it('results are entered by the keys of each row, too', async () => {
  const event = await EventOf.create(visit.hall);
  await event.publish();
  await event.start();
  const person = await visit.person();
  await event.invite(person, '/office/results');
  const { page } = person;
  await page.getByRole('group', { name: 'Result of board 1' }).getByRole('button').first().focus();
  for (const [key, result] of [
    ['1', '1–0'],
    ['=', '½–½'],
    ['0', '0–1'],
    ['x', '−/−'],
  ] as const) {
    await page.keyboard.press(key);
    await person.hears(new RegExp(`: ${result.replaceAll('/', '\\/')}$`));
  }
  const { boards } = await event.round(1);
  expect(boards.map(({ result }) => result)).toEqual(['1-0', '1/2-1/2', '0-1', '-/-']);
});
