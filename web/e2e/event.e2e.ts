/** An evening at the club: an organiser who has never run an event, an arbiter with a phone, helpers, players and a screen. */
import qrcode from 'qrcode-generator';
import { describe, expect, it } from 'vitest';
import { EventOf, LIST, nobody } from './harness/events';
import { noticesOf } from './harness/notices';
import { type Person, Visit } from './harness/people';

const visit = new Visit();

/** Reads the link that a page shows beside a QR code. */
async function linkShown({ page }: Person): Promise<string> {
  return page.getByRole('textbox', { name: 'The link' }).inputValue();
}
const idIn = (url: string) => /\/event\/([\w-]+)/.exec(url)?.[1] ?? '';

/** The dark fields of the code for a text, without its margin of four. */
function fieldsOf(text: string): string[] {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const sides = Array.from({ length: code.getModuleCount() }, (_, index) => index);
  return sides.flatMap((row) =>
    sides.filter((column) => code.isDark(row, column)).map((column) => `${column + 4} ${row + 4}`),
  );
}
/** The dark fields of a code on a page. */
async function fieldsShown(person: Person, card: string): Promise<string[]> {
  const region = person.page.getByRole('region', { name: card, exact: true });
  const path = await region.getByRole('img').locator('path').getAttribute('d');
  return [...(path ?? '').matchAll(/M(\d+ \d+)h/g)].map((found) => found[1] ?? '');
}
/** Prints a page and counts the sheets of paper. */
async function sheetsOf({ page }: Person): Promise<number> {
  const text = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  return [...text.matchAll(/\/MediaBox/g)].length;
}

describe('an evening at the club', () => {
  it('runs two rounds on six devices, with printed cards, a call to the arbiter, a forfeit, a correction and a withdrawal', async () => {
    const phone = { width: 390, height: 844, hasTouch: true };
    const [organiser, arbiter, helen, eva, helper, screen] = await Promise.all([
      visit.person(),
      visit.person(phone),
      visit.person(phone),
      visit.person(phone),
      visit.person({ width: 820, height: 1180, hasTouch: true }),
      visit.person({ width: 1920, height: 1080 }),
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
    await page.getByRole('cell', { name: /2O50.*write a number such as 1850/ }).waitFor();
    await list.fill(LIST);
    await organiser.button('Enter 8 players').click();
    await page.getByRole('row', { name: /Holá Hana/ }).waitFor();
    const id = idIn(page.url());

    // Table cards: one for each board, with a code that leads to the board, on one sheet of paper.
    await page.getByRole('link', { name: 'Print and files' }).click();
    await page.getByRole('link', { name: 'Table cards with QR code' }).click();
    const cards = page.getByRole('region', { name: /^Board \d$/ });
    await expect.poll(() => cards.count()).toBe(4);
    const origin = visit.hall.address;
    for (const board of [1, 2, 3, 4]) {
      expect(await fieldsShown(organiser, `Board ${board}`)).toEqual(fieldsOf(`${origin}/event/${id}?board=${board}`));
    }
    expect(await sheetsOf(organiser)).toBe(1);

    // Players' cards: each gives its player the page.
    const tokens: string[] = [];
    page.on('response', async (response) => {
      if (response.url().endsWith('/links')) tokens.push(((await response.json()) as { token: string }).token);
    });
    await organiser.goTo(`/event/${id}/print/players`);
    await organiser.button('Make links for 8 players').click();
    await organiser.reads('8 links were made.');
    await expect.poll(() => tokens.length).toBe(8);
    expect(await sheetsOf(organiser)).toBe(1);
    // They are in the order of names: Ashby is first, Eliáš fifth.
    for (const [person, name, place] of [
      [helen, 'Helen Ashby', 0],
      [eva, 'Eva Eliáš', 4],
    ] as const) {
      expect(await fieldsShown(organiser, name)).toEqual(fieldsOf(`${origin}/event/${id}/enter#t=${tokens[place]}`));
      await person.goTo(`/event/${id}/enter#t=${tokens[place]}`);
      await person.page.waitForURL(/\/me$/);
      await person.button('I am here').tap();
      await person.reads('You are checked in for round 1.');
    }

    // The arbiter and a helper scan QR codes; the screen needs none.
    await organiser.goTo(`/event/${id}/office/people`);
    const appoint = async (role: string, name: string): Promise<string> => {
      await page.getByRole('combobox', { name: 'Role' }).selectOption(role);
      await page.getByRole('textbox', { name: 'Name' }).fill(name);
      await organiser.button('Make the QR code').click();
      await page.getByRole('img', { name: `QR code for ${name}` }).waitFor();
      return new URL(await linkShown(organiser)).pathname + new URL(await linkShown(organiser)).hash;
    };
    await arbiter.goTo(await appoint('chief_arbiter', 'Jana Malíková'));
    await arbiter.page.waitForURL(/\/desk$/);
    await arbiter.reads('Nobody needs an arbiter.');
    await helper.goTo(await appoint('result_entry', 'Karel Tichý'));
    await helper.page.waitForURL((url) => !url.pathname.endsWith('/enter'));
    await screen.page.clock.install();
    await screen.goTo(`/event/${id}/screen?show=boards,results`);

    // Check-in, draft with why, publication, a board on devices, start.
    await page.getByRole('link', { name: 'Round', exact: true }).click();
    await organiser.button('Everybody is here').click();
    await organiser.button('Pair 8 players').click();
    await page.getByRole('heading', { name: 'Why board 1' }).waitFor();
    await organiser.button('Why board 3').click();
    await page.getByRole('heading', { name: 'Why board 3' }).waitFor();
    await organiser.button('Publish round 1').click();
    await screen.reads('Pairings by board');
    const place = await helen.page.getByRole('heading', { name: /^You play .* against Eva Eliáš$/ }).innerText();
    await page.getByText('Some on devices').click();
    await organiser.button('Open the boards').click();
    await organiser.button('Start round 1').click();
    await page.getByRole('link', { name: 'Enter 4 results' }).waitFor();

    // The seats open by themselves. White moves, Black calls the arbiter.
    await Promise.all([helen, eva].map((person) => person.page.waitForURL(/\/game\//)));
    const [white, black] = place.includes('White') ? [helen, eva] : [eva, helen];
    await white.click('e2', 'e4');
    await black.mayMove();
    await black.page.locator('[data-act=arbiter]').click();
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
    await arbiter.page.locator('[data-board-card="1"] a:focus').waitFor();

    // White resigns; the result comes by itself. The helper types two of the others, the organiser decides the forfeit.
    await white.page.locator('[data-act=resign]').click();
    await white.page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
    await helper.goTo(`/event/${id}/office/results`);
    await type(helper, '2 1', 'Board 2: 1–0');
    await type(helper, '4 =', 'Board 4: ½–½');
    await helper.page.getByRole('textbox', { name: 'Board and result' }).fill('3 +');
    await helper.page.keyboard.press('Enter');
    await helper.reads('Only an arbiter decides that a player did not come.');
    await page.getByRole('link', { name: 'Enter the last result' }).click();
    await type(organiser, '3 +', 'Board 3: +/−');

    // A slip was read wrongly: board 4 is corrected, with a reason.
    const line = page.getByRole('textbox', { name: 'Board and result' });
    await line.fill('4 0');
    await line.press('Enter');
    await page.getByRole('textbox', { name: 'Reason, goes to the record' }).fill('The slip was read wrongly');
    await organiser.button('Correct to 0–1').click();
    await page.getByRole('row', { name: /0–1 corrected/ }).waitFor();
    await helper.page.getByRole('row', { name: /0–1 corrected/ }).waitFor();
    await page.getByRole('link', { name: 'Close round 1' }).click();
    await organiser.button('Close round 1').click();
    await page.getByRole('link', { name: 'Go to round 2' }).waitFor();
    await screen.page.clock.runFor(15_000);
    await screen.reads('All results are in');

    // Eva withdraws on her own page; the second round has a bye.
    await eva.page.getByRole('main').getByRole('link', { name: 'Back to the event' }).click();
    await eva.button('Withdraw from the event').click();
    await eva.page.getByRole('dialog').getByRole('button', { name: 'Withdraw', exact: true }).click();
    await eva.page.getByRole('heading', { name: 'You have withdrawn from the event' }).waitFor();
    await page.getByRole('link', { name: 'Players', exact: true }).click();
    await page.getByRole('cell', { name: 'Withdrawn after round 1' }).waitFor();
    await page.getByRole('link', { name: 'Round', exact: true }).click();
    await page.getByRole('heading', { name: 'Round 2' }).waitFor();
    await organiser.button('Everybody is here').click();
    await organiser.button('Pair 7 players').click();
    await organiser.reads(/^Bye:/);
    await organiser.button('Publish round 2').click();
    await helen.page.getByRole('main').getByRole('link', { name: 'Back to the event' }).click();
    await helen.page.getByRole('heading', { name: /^You play (White|Black) against / }).waitFor();
    await organiser.button('Start round 2').click();
    await helper.page.getByRole('link', { name: 'Results', exact: true }).click();
    await helper.page.getByRole('heading', { name: 'Results of round 2' }).waitFor();
    await type(helper, '1 1', 'Board 1: 1–0');
    await type(helper, '2 0', 'Board 2: 0–1');
    await type(helper, '3 =', 'Board 3: ½–½');
    // Once the round is closed, her page is about the next one.
    await helen.page.getByRole('heading', { name: /^You played (White|Black) against / }).waitFor();
    await organiser.button('Close round 2').click();
    await page.getByRole('heading', { name: 'Round 3' }).waitFor();

    // The standings, and how a number came about.
    await page.getByRole('link', { name: 'Standings' }).click();
    await organiser.reads('after round 2');
    await page
      .getByRole('button', { name: /^BH of .*: how/ })
      .first()
      .click();
    await organiser.reads('Buchholz adds the points of all opponents.');
    await page.getByRole('link', { name: 'Cross-table' }).click();
    await page.getByRole('row', { name: /^\d \d Ashby Helen/ }).waitFor();
    for (const person of [organiser, arbiter, helen, eva, helper, screen]) await person.findsNoBarrier();

    // The report has what was ruled at the boards, too.
    await organiser.goTo(`/event/${id}/print/report`);
    const first = page.getByRole('region', { name: 'Round 1, board 1' });
    await first.getByText(/Resignation: (White|Black) wins/).waitFor();
    await first.getByRole('row', { name: /Play is resumed.*6\.11/ }).waitFor();
    await page.getByRole('row', { name: /½–½ → 0–1, The slip was read wrongly/ }).waitFor();

    // The arbiter's phone is lost: one tap, and it is nobody's.
    await organiser.goTo(`/event/${id}/office/people`);
    await organiser.button('Revoke the phone of Jana Malíková').click();
    await arbiter.page.getByRole('heading', { name: 'Your link was revoked' }).waitFor();
  });
});

/** Types a result, and waits until the page says that it is entered. */
async function type(person: Person, typed: string, said: string): Promise<void> {
  const line = person.page.getByRole('textbox', { name: 'Board and result' });
  await line.fill(typed);
  await line.press('Enter');
  await person.hears(said);
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

it('a call rings, notifies and shakes the phone; a lost connection does not', async () => {
  const event = await EventOf.create(visit.hall);
  await event.publish();
  await event.start();
  const person = await visit.person({ width: 390, height: 844, hasTouch: true });
  const notices = await noticesOf(person);
  await event.invite(person, '/desk');
  await person.page.locator('[data-board-card]').first().waitFor();
  // Browsers play sounds only on a page that was touched.
  await person.page.getByRole('timer').tap();
  const raise = (need: 'call' | 'connection_lost', board: number, player: number) =>
    event.act({
      act: 'raise',
      call: { need, round: 1, board, player, article: null, text: '', is_clock_stopped: false },
    });
  const { boards } = await event.round(1);
  await raise('connection_lost', 1, boards[0]?.white.player ?? 0);
  await raise('call', 2, boards[1]?.white.player ?? 0);
  await expect
    .poll(async () => (await notices()).told)
    .toEqual([expect.stringMatching(/^Board 2, .* calls the arbiter$/)]);
  const { pitches, shakes } = await notices();
  expect(pitches.length).toBeGreaterThan(0);
  expect(shakes).toBe(1);
});

it('two organisers work at the same time: each sees what the other did, and nothing is done twice', async () => {
  const event = await EventOf.create(visit.hall, { settings: { check_in: 'none' } });
  const [olga, oto] = await Promise.all([visit.person(), visit.person()]);
  await event.invite(olga, '/office/round');
  await event.invite(oto, '/office/round', await event.link('organiser', 'Oto Malý'));
  await olga.button('Pair 8 players').click();
  await olga.button('Publish round 1').waitFor();
  await oto.button('Publish round 1').click();
  await olga.button('Start round 1').waitFor();
  await oto.button('Start round 1').click();
  await olga.page.getByRole('link', { name: 'Enter 4 results' }).click();
  await oto.page.getByRole('link', { name: 'Enter 4 results' }).click();
  // Both type the same slip: the second one is asked whether to correct it.
  await type(olga, '1 1', 'Board 1: 1–0');
  const line = oto.page.getByRole('textbox', { name: 'Board and result' });
  await oto.page.getByRole('row', { name: /^1 .*1–0/ }).waitFor();
  await line.fill('1 0');
  await oto.reads(/has 1–0\. Enter corrects it to 0–1\.$/);
  await line.press('Enter');
  await oto.page.getByRole('heading', { name: 'Correct board 1' }).waitFor();
  expect((await event.round(1)).boards[0]?.result).toBe('1-0');
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
