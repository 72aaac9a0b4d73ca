/** People in a hurry: they type and tap before the server has answered, work on the same form, go back, and change their minds. */
import { expect, it } from 'vitest';
import type { SettingsFrame } from '../src/protocol/event';
import { EventOf, nobody } from './harness/events';
import { type Person, Visit } from './harness/people';

const visit = new Visit();

/** Keeps acts on their way to the server until they are let go. */
async function heldActs({ page }: Person): Promise<{ count: () => number; release: () => void }> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  let count = 0;
  await page.route('**/api/v1/events/*/acts*', async (route) => {
    count += 1;
    await released;
    await route.continue();
  });
  return { count: () => count, release };
}

/** A round at wooden boards, and its organiser at a page of the office. */
async function started(path: string): Promise<{ event: EventOf; person: Person }> {
  const event = await EventOf.create(visit.hall);
  await event.publish();
  await event.start();
  const person = await visit.person();
  await event.invite(person, path);
  return { event, person };
}
const results = async (event: EventOf) => (await event.round(1)).boards.map(({ result }) => result ?? null);

it('results that are typed before the last one is recorded go to their own boards', async () => {
  const { event, person } = await started('/office/results');
  const { page } = person;
  await page.getByRole('row', { name: /^4 / }).waitFor();
  const line = page.getByRole('textbox', { name: 'Board and result' });
  const acts = await heldActs(person);
  await line.focus();
  await page.keyboard.type('2 1\n');
  expect(await line.inputValue()).toBe('');
  await page.keyboard.type('3 =\n4 0\n');
  expect([await line.inputValue(), acts.count()]).toEqual(['', 1]);
  acts.release();
  for (const board of [2, 3, 4]) await page.getByRole('row', { name: new RegExp(`^${board} .*Correct`) }).waitFor();
  expect(await results(event)).toEqual([null, '1-0', '1/2-1/2', '0-1']);
});

it('a line that could not be recorded comes back', async () => {
  const { event, person } = await started('/office/results');
  const { page } = person;
  await page.getByRole('row', { name: /^4 / }).waitFor();
  await page.route('**/api/v1/events/*/acts*', (route) => route.abort());
  const line = page.getByRole('textbox', { name: 'Board and result' });
  await line.fill('2 1');
  await line.press('Enter');
  await page.getByRole('alert').getByText('Result of board 2: The server is not responding').waitFor();
  expect([await line.inputValue(), await results(event)]).toEqual(['2 1', [null, null, null, null]]);
});

it('the keys of the rows go to the next row at once, and a key that is held down enters one result', async () => {
  const { event, person } = await started('/office/results');
  const { page } = person;
  const acts = await heldActs(person);
  await page.getByRole('group', { name: 'Result of board 1' }).getByRole('button').first().focus();
  await page.keyboard.down('1');
  await page.keyboard.down('1');
  await page.keyboard.down('1');
  await page.keyboard.up('1');
  await page.keyboard.press('0');
  await page.keyboard.press('=');
  acts.release();
  for (const board of [1, 2, 3]) await page.getByRole('row', { name: new RegExp(`^${board} .*Correct`) }).waitFor();
  expect(await results(event)).toEqual(['1-0', '0-1', '1/2-1/2', null]);
});

it('everybody who is tapped at the check-in is here, however fast', async () => {
  const event = await EventOf.create(visit.hall, { players: 4, settings: { check_in: 'each_round' } });
  const helper = await visit.person();
  await event.invite(helper, '', await event.link('check_in'));
  // The link of a helper leads to the check-in.
  await helper.goTo('/events');
  await helper.page
    .getByRole('link', { name: /Modra Cup/ })
    .first()
    .click();
  await helper.page.waitForURL(/\/office\/round$/);
  const acts = await heldActs(helper);
  const buttons = helper.page.getByRole('button', { name: /: Not here$/ });
  await buttons.first().waitFor();
  const all = await buttons.all();
  expect(all).toHaveLength(4);
  for (const button of all) await button.click();
  acts.release();
  await expect.poll(() => helper.page.getByRole('button', { pressed: true }).count()).toBe(4);
  expect(acts.count()).toBe(4);
});

it('the focus goes to the line of results, to the row that a link names, and stays in what is chosen', async () => {
  const { event, person } = await started('/office/round');
  const { page } = person;
  const focused = (name: string) => page.locator(`${name}:focus`).waitFor();
  await page.getByRole('link', { name: 'Results', exact: true }).click();
  await focused('#typed');
  await event.enter(1, { 3: '1-0' });
  await page.getByRole('link', { name: 'Round', exact: true }).click();
  await page.getByRole('link', { name: '1–0' }).click();
  await focused('#board-3 button');
  await person.goTo(`/event/${event.id}/print/slips`);
  const size = page.getByRole('combobox', { name: 'Paper' });
  await size.focus();
  await size.selectOption('a5');
  await page.waitForURL(/size=a5/);
  await size.and(page.locator(':focus')).waitFor();
});

it('the start of a round is published when it is set, not while it is typed', async () => {
  const event = await EventOf.create(visit.hall);
  const person = await visit.person();
  await event.invite(person, '/office/round');
  const { page } = person;
  const sent: string[] = [];
  page.on('request', (request) => request.url().includes('/acts') && sent.push(request.postData() ?? ''));
  const field = page.getByLabel('Starts at');
  await field.fill('2030-05-04T18:00');
  await field.fill('2030-05-04T18:30');
  const set = person.button('Set the start');
  await set.waitFor();
  expect(sent).toEqual([]);
  await set.click();
  await set.waitFor({ state: 'detached' });
  expect(sent).toHaveLength(1);
  expect(await field.inputValue()).toBe('2030-05-04T18:30');
});

it('two organisers change the settings: both changes are kept, and the same field is asked about', async () => {
  const event = await EventOf.create(visit.hall);
  const person = await visit.person();
  await event.invite(person, '/office/settings');
  const { page } = person;
  const { settings } = await event.ask<{ settings: SettingsFrame }>('');
  const name = page.getByRole('textbox', { name: 'Name of the event' });
  const rounds = page.getByRole('spinbutton', { name: 'Number of rounds' });
  await rounds.fill('7');
  await event.act({ act: 'configure', settings: { ...settings, name: 'Modra Open' } });
  await expect.poll(() => name.inputValue()).toBe('Modra Open');
  expect(await rounds.inputValue()).toBe('7');
  await person.button('Save').click();
  await person.reads('Saved');
  const now = async () => (await event.ask<{ settings: SettingsFrame }>('')).settings;
  expect(await now()).toMatchObject({ name: 'Modra Open', rounds: 7 });

  await name.fill('Modra Rapid');
  await event.act({ act: 'configure', settings: { ...(await now()), name: 'Modra Blitz' } });
  await page.getByRole('alert').getByText('Somebody else has changed the same').waitFor();
  expect(await name.inputValue()).toBe('Modra Rapid');
  await person.findsNoBarrier();
  await person.button('Discard my changes').click();
  expect(await name.inputValue()).toBe('Modra Blitz');
  await name.fill('Modra Classic');
  await person.button('Save').click();
  await expect.poll(async () => (await now()).name).toBe('Modra Classic');
});

it('a call is not settled after all, and the browser’s way back leads to the card', async () => {
  const event = await EventOf.create(visit.hall);
  await event.publish();
  await event.start('all');
  const sockets = await nobody(visit);
  const seats = await event.seats(1, 3);
  for (const token of [seats.white, seats.black]) await sockets.join(seats.game, token);
  await sockets.act(seats.white, { act: 'stop_clocks', reason: 'arbiter' });
  const person = await visit.person();
  await event.invite(person, '/desk');
  const { page } = person;
  const settle = person.button('Settle');
  const decision = page.getByRole('textbox', { name: 'What was decided' });
  await settle.click();
  await decision.and(page.locator(':focus')).waitFor();
  await person.findsNoBarrier();
  await page.keyboard.press('Escape');
  await settle.and(page.locator(':focus')).waitFor();
  await settle.click();
  await person.button('Cancel').click();
  await settle.and(page.locator(':focus')).waitFor();
  expect(await event.attention()).toHaveLength(1);

  await page.locator('[data-board-card="3"] a').click();
  await page.waitForURL(/\/game\//);
  await person.board.waitFor();
  await page.goBack();
  await page.locator('[data-board-card="3"] a:focus').waitFor();
});

it('a page whose connection the server has closed says why, and connects again', async () => {
  const event = await EventOf.create(visit.hall);
  const person = await visit.person();
  let closing = true;
  await person.page.routeWebSocket(/\/events\/.*\/socket/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((text) => {
      socket.send(text);
      if (!closing || !String(text).includes('"joined"')) return;
      closing = false;
      socket.send(JSON.stringify({ closed: { code: 'too_much', detail: 'x' } }));
    });
  });
  await event.invite(person, '/office/players');
  await person.reads('This page sent too much at once');
  await person.findsNoBarrier();
  await person.button('Connect again').click();
  await person.page.getByRole('row', { name: /Ashby/ }).waitFor();
});

it('a revoked link is no missing event', async () => {
  const event = await EventOf.create(visit.hall);
  const token = await event.link('check_in', 'Emil Malý');
  const person = await visit.person();
  await event.invite(person, '/office/players', token);
  await person.goTo('/about');
  const people = await event.ask<{ person: number; name?: string }[]>('/people');
  const helper = people.find(({ name }) => name === 'Emil Malý');
  const revoked = await fetch(`${visit.hall.address}/api/v1/events/${event.id}/links/${helper?.person}`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${event.token}`, connection: 'close' },
  });
  expect(revoked.ok).toBe(true);
  await person.goTo(`/event/${event.id}/office/players`);
  await person.reads('Your link was revoked');
});

it('an examination that is left by accident goes on where it was', async () => {
  const person = await visit.person();
  const { page } = person;
  await person.goTo('/learn');
  await person.goTo('/learn/exam');
  await person.button('Start the exam').click();
  await page.getByRole('radio').first().check();
  await person.button('Save the answer').click();
  await page.getByRole('banner').getByRole('link', { name: 'Arbiter' }).first().click();
  await page.goBack();
  await page.locator('header li:nth-child(2) [aria-current=step]').waitFor();
  expect(await page.locator('header .answered').count()).toBe(1);
});

it('a lesson and the rulebook keep the focus in reach', async () => {
  const person = await visit.person();
  const { page } = person;
  await person.goTo('/learn/castling');
  await person.button('Next').click();
  await page.locator('h1:focus').waitFor();
  await person.button('Start the exercises').click();
  await page.locator('h1:focus').waitFor({ state: 'attached' });
  await person.goTo('/rules/2023/9.2');
  const other = page.getByRole('group', { name: 'Compare' }).getByRole('button', { name: '2018' });
  await other.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('region', { name: '2018', exact: true }).waitFor();
  await other.and(page.locator(':focus')).waitFor();
});

it('Enter in the search opens what is written, however late the answer comes', async () => {
  const person = await visit.person();
  const { page } = person;
  await person.goTo('/rules/2018');
  const field = page.getByRole('searchbox');
  await field.fill('9.1');
  await page.getByRole('heading', { level: 1, name: /“9\.1”/ }).waitFor();
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/v1/book/search*', async (route) => {
    await released;
    await route.continue();
  });
  await field.fill('9.3');
  await field.press('Enter');
  release();
  await page.waitForURL(/\/rules\/2018\/9\.3$/);
  await page.getByRole('heading', { level: 1, name: /^9\.3/ }).waitFor();

  // Without a server the search says so.
  await page.unroute('**/api/v1/book/search*');
  await page.route('**/api/v1/book/search*', (route) => route.abort());
  await field.fill('flag');
  await person.reads('The server does not answer.');
});
