/** Events for players, the playing area and the world. */
import { beforeAll, describe, expect, it } from 'vitest';
import { ENTRANTS, EventOf } from './harness/events';
import { seated } from './harness/games';
import { noticesOf } from './harness/notices';
import { type Person, Visit } from './harness/people';
import type { Sockets } from './harness/sockets';

const visit = new Visit();
let sockets: Sockets;
beforeAll(async () => {
  ({ sockets } = await seated(visit));
});

describe('a player', () => {
  it('finds the next board, is notified of it, and the seat opens itself at the start', async () => {
    const event = await EventOf.club(visit.hall);
    const { player, token } = await event.player('Krátká');
    const lucie = await visit.person({ width: 390, height: 844 });
    const notices = await noticesOf(lucie);
    await event.give(lucie, token);
    expect(new URL(lucie.page.url()).pathname).toBe(`${event.path}/me`);
    await lucie.reads('Round 1 is not paired yet');
    expect(await lucie.page.getByText('0 of 0').count()).toBe(0);

    await event.publish();
    const { boards } = await event.round(1);
    const mine = boards.find(({ white, black }) => [white.player, black.player].includes(player));
    const color = mine?.white.player === player ? 'White' : 'Black';
    const opponent = (color === 'White' ? mine?.black : mine?.white)?.name?.split(', ').reverse().join(' ') ?? '';
    await lucie.page.getByRole('heading', { name: `You play ${color} against ${opponent}` }).waitFor();
    await expect
      .poll(async () => (await notices()).told)
      .toEqual([`Round 1: board ${mine?.board}, ${color} against ${opponent}`]);
    await lucie.hears(`Round 1: board ${mine?.board}, ${color} against ${opponent}`);

    await event.open(4);
    await lucie.button('Go to your board').waitFor();
    await event.start();
    await lucie.page.waitForURL(/\/game\//);
    await lucie.board.waitFor();
    // The secret of the seat does not stay in the address.
    await expect.poll(() => new URL(lucie.page.url()).hash).toBe('');
    if (color === 'White') await lucie.mayMove();
    expect((await notices()).told).toContain(`Round 1 has started. Board ${mine?.board}.`);

    // Afterwards one step leads back to the player's own page.
    await lucie.page.locator('[data-act=resign]').click();
    await lucie.page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
    await lucie.page.getByRole('main').getByRole('link', { name: 'Back to the event' }).click();
    await lucie.page.getByRole('heading', { name: `You played ${color} against ${opponent}` }).waitFor();
  });

  it('checks in, asks for a bye, takes it back, and withdraws', async () => {
    const settings = { check_in: 'each_round', byes: { most: 1, last_round: 5 } } as const;
    const event = await EventOf.club(visit.hall, { settings });
    const { player, token } = await event.player('Dolejš');
    const marek = await visit.person();
    await event.give(marek, token);
    await marek.reads('Check in for round 1, or you will not be paired.');
    await marek.button('I am here').click();
    await marek.reads('You are checked in for round 1.');

    await marek.page.getByRole('combobox', { name: 'Round' }).selectOption('3');
    await marek.button('Send the request').click();
    await marek.reads('Round 3: half-point bye');
    await marek.reads('Half-point byes: 1 of 1 asked for.');
    await event.act({ act: 'grant_bye', player, round: 3, bye: 'half' });
    await marek.reads('granted');
    await marek.button('Cancel the request').click();
    await marek.reads('Half-point byes: 0 of 1 asked for.');

    // The server's refusal is told in words.
    await marek.page.getByRole('combobox', { name: 'Round' }).selectOption('7');
    await marek.button('Send the request').click();
    await marek.page
      .getByRole('alert')
      .getByText(/until round 5/)
      .waitFor();

    await marek.button('Withdraw from the event').click();
    await marek.page.keyboard.press('Escape');
    await marek.button('Withdraw from the event').click();
    await marek.page.getByRole('dialog').getByRole('button', { name: 'Withdraw', exact: true }).click();
    await marek.page.getByRole('heading', { name: 'You have withdrawn from the event' }).waitFor();
  });

  it('calls the arbiter from a wooden board', async () => {
    const event = await EventOf.club(visit.hall);
    const { token } = await event.player('Ashby');
    await event.publish();
    await event.start();
    const helen = await visit.person();
    await event.give(helen, token);
    await helen.reads('Over the board: the arbiters enter the result.');
    await helen.button('Call the arbiter').click();
    await helen.reads('The arbiter was called.');
    const [item] = await event.ask<{ item: number }[]>('/attention');
    await event.act({ act: 'take', item: item?.item ?? 0 });
    await helen.reads('The arbiter is coming.');
  });
});

describe('the world', () => {
  it('sees live boards, how a number came about, and the files', async () => {
    const event = await EventOf.club(visit.hall);
    await event.playRound(1);
    await event.publish();
    await event.open(1);
    await event.start();
    const watcher = await visit.person();
    await watcher.goTo(event.path);
    await watcher.page.getByRole('heading', { name: 'Pairings, round 2' }).waitFor();
    const live = watcher.page.getByRole('region', { name: 'Live boards' });
    const board = live.getByRole('img', { name: /^Board 1:/ });
    await board.waitFor();
    const pieces = () => board.locator('use').evaluateAll((all) => all.map((one) => one.getAttribute('y')).join());
    const before = await pieces();
    await event.playOn(sockets, 2, 1, 'e2e4');
    await expect.poll(pieces).not.toBe(before);
    await event.enter(2, { 2: '1-0' });
    await watcher.page.getByRole('row', { name: /^2 .*1–0/ }).waitFor();

    await watcher.page
      .getByRole('button', { name: /^BH of .*: how/ })
      .first()
      .click();
    await watcher.reads('Buchholz adds the points of all opponents.');
    await watcher.page.getByRole('link', { name: 'About' }).click();
    await watcher.page.getByRole('link', { name: 'Games of round 1 (PGN)' }).waitFor();
    const trf = await watcher.page.getByRole('link', { name: /TRF/ }).getAttribute('href');
    expect(await visit.hall.text(trf ?? '')).toContain('Club blitz');
    await board.waitFor({ state: 'detached' });
  });

  it('opens the board whose card it scans, and the player sits down there', async () => {
    const event = await EventOf.club(visit.hall);
    await event.publish();
    await event.open(4);
    const { boards } = await event.round(1);
    const first = boards[0];
    const watcher = await visit.person({ width: 390, height: 844 });
    await watcher.goTo(`${event.path}?board=1`);
    const name = (first?.white.name ?? '').split(', ').reverse().join(' ');
    await watcher.page.getByRole('region').filter({ hasText: name }).first().waitFor();
    await watcher.page.getByRole('link', { name: 'Watch the game' }).waitFor();
    const { token } = await event.player(first?.white.name ?? '');
    await event.give(watcher, token);
    await watcher.goTo(`${event.path}?board=1`);
    await watcher.button('Go to your board').click();
    await watcher.board.waitFor();
  });
});

it('an event or a game that does not exist is told, and the server is not blamed for it', async () => {
  const person = await visit.person();
  const { page } = person;
  const reach = page.locator('header .net');
  for (const path of ['', '/me', '/desk', '/office', '/print', '/enter#t=0000']) {
    await person.goTo(`/event/nonsense${path}`);
    // Attempts to open the socket go on; none of them says that the server is away.
    await page.clock.install();
    for (let attempt = 0; attempt < 10; attempt += 1) {
      await page.clock.runFor(3_000);
      await expect.poll(() => reach.innerText(), { message: path }).toBe('Connected');
    }
  }
  await person.goTo('/game/nonsense');
  await person.reads('This game does not exist.');
  await expect.poll(() => reach.innerText()).toBe('Connected');
});

it('the pages of an event say that the server is away, and go on by themselves', async () => {
  const event = await EventOf.club(visit.hall);
  await event.publish();
  const people = await Promise.all(
    ['/desk', '/office/round', '', '/me'].map(async (path) => {
      const person = await visit.person({ width: 390, height: 844 });
      if (path === '/me') await event.give(person, (await event.player('Krátká')).token);
      else await event.invite(person, path);
      await person.isSettled();
      return person;
    }),
  );
  const away = people.map(({ page }) => page.getByText(/^No connection to the server since \d+:\d\d\./));
  await visit.hall.kill();
  for (const text of away) await text.waitFor();
  for (const person of people) await person.findsNoBarrier();
  await visit.hall.start();
  for (const text of away) await text.waitFor({ state: 'detached' });
});

describe('a screen in the playing area', () => {
  it('shows the round as it goes, by itself', async () => {
    const event = await EventOf.club(visit.hall);
    const screen = await visit.person({ width: 1920, height: 1080 });
    await screen.page.clock.install();
    await screen.goTo(`${event.path}/screen`);
    await screen.reads('8 registered players');
    await event.publish();
    await screen.reads('Pairings by board');
    // No header, nothing to press.
    expect(await screen.page.locator('header.rail, button, a[href]:not(.skip)').count()).toBe(0);
    await screen.page.clock.runFor(15_000);
    await screen.reads('Pairings by name');
    await event.act({ act: 'announce', text: 'Phones off, please.' });
    await screen.reads('Phones off, please.');
    await event.start();
    await screen.page.getByRole('timer', { name: /^Started at/ }).waitFor();
    await event.enter(1, { 1: '1-0', 2: '1/2-1/2', 3: '0-1' });
    await screen.page.clock.runFor(15_000);
    await screen.reads('One game is still being played');
    await screen.reads('½–½');
    await event.enter(1, { 4: '1-0' });
    await event.act({ act: 'close_round' });
    await screen.reads('All results are in');
    await screen.page.clock.runFor(15_000);
    await screen.reads('Standings after round 1');
  });

  it('counts down to the start of the round, and takes down a message that is withdrawn', async () => {
    const event = await EventOf.club(visit.hall);
    await event.publish();
    const screen = await visit.person({ width: 1280, height: 720 });
    await screen.goTo(`${event.path}/screen`);
    const now = await screen.page.getByRole('timer').getAttribute('aria-label');
    expect(now).toMatch(/^Time /);
    // The server's clock stands still until the test moves it.
    const { at } = await event.ask<{ at: number }>('');
    await event.act({ act: 'schedule', round: 1, at: at + 600_000 });
    await screen.page.getByRole('timer', { name: /^Starts at .* remaining (10:00|9:\d\d)$/ }).waitFor();
    await event.act({ act: 'announce', text: 'Lunch at noon' });
    await screen.reads('Lunch at noon');
    const [message] = await event.ask<{ id: number }[]>('/announcements');
    await event.act({ act: 'withdraw_announcement', announcement: message?.id ?? 0 });
    await screen.page.getByText('Lunch at noon').waitFor({ state: 'detached' });
  });

  it('stays as it is while the server is restarted, and goes on by itself', async () => {
    const event = await EventOf.club(visit.hall);
    await event.publish();
    await event.start();
    const screen = await visit.person({ width: 1920, height: 1080 });
    await screen.goTo(`${event.path}/screen?show=boards,results`);
    await screen.reads('Pairings by board');
    await visit.hall.kill();
    await screen.reads(/^Not connected since .*; showing what was known then$/);
    expect(await screen.page.locator('[data-view=boards] li').count()).toBe(4);
    await visit.hall.start();
    await screen.page.getByText(/^Not connected/).waitFor({ state: 'detached' });
    await event.enter(1, { 1: '1-0' });
    await screen.reads('3 games are still being played');
  });

  it('has its own language and theme, and cuts no name', async () => {
    const players = [
      ...ENTRANTS,
      ...Array.from({ length: 40 }, (_, index) => `Nezapomenutelný-Dlouhojmenný ${index}, Kvido`),
    ];
    const event = await EventOf.club(visit.hall, { players });
    await event.publish();
    const screen = await visit.person({ width: 1280, height: 720 });
    await screen.goTo(`${event.path}/screen?show=boards&language=sk&theme=dark`);
    await screen.reads('Nasadenie podľa šachovníc');
    await screen.page.locator('html[data-theme=dark]').waitFor();
    await screen.page.locator('[data-view=boards] li').nth(23).waitFor();
    await screen.isSettled();
    const cut = () =>
      screen.page
        .locator('.nm')
        .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent));
    await expect.poll(cut).toEqual([]);

    // A name of sixty letters can still be read, and a long name of the event does not push the clock off the screen.
    const endless = 'Wolfeschlegelsteinhausenbergerdorff-Střítezská, Maria Magdalena';
    const name = 'Mezinárodní otevřené mistrovství České republiky v rapid šachu družstev a jednotlivců 2026';
    const long = await EventOf.club(visit.hall, { name, players: [endless, ...ENTRANTS] });
    await long.publish();
    await screen.goTo(`${long.path}/screen?show=boards`);
    await screen.page.locator('[data-view=boards] .nm').nth(7).waitFor();
    await screen.isSettled();
    await expect.poll(cut).toEqual([]);
    const sizes = () =>
      screen.page.locator('.nm').evaluateAll((all) => all.map((one) => parseFloat(getComputedStyle(one).fontSize)));
    const found = await sizes();
    expect(Math.min(...found)).toBeGreaterThan(0.5 * Math.max(...found));
    const clock = await screen.page.locator('.lcd').boundingBox();
    expect((clock?.x ?? 1280) + (clock?.width ?? 0)).toBeLessThanOrEqual(1280);
    // What the screen uses is not stored: another page of the same device is as it was.
    await screen.goTo('/about');
    await screen.page.locator('html[data-theme=light][lang=en]').waitFor();
  });
});

describe('paper', () => {
  /** Prints what a page shows; returns the number of pages and the sizes in millimetres. */
  async function printed({ page }: Person): Promise<{ pages: number; size: string }> {
    const text = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    const boxes = [...text.matchAll(/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/g)];
    const millimetres = (points: string | undefined) => Math.round((Number(points) / 72) * 25.4);
    const [first] = boxes;
    return { pages: boxes.length, size: `${millimetres(first?.[1])} × ${millimetres(first?.[2])}` };
  }

  it('table cards lead to their boards, four to a page', async () => {
    const event = await EventOf.club(visit.hall);
    const olga = await visit.person();
    await event.give(olga);
    await olga.goTo(`${event.path}/print`);
    await olga.page.getByRole('link', { name: 'Table cards with QR code' }).click();
    const cards = olga.page.getByRole('region', { name: /^Board \d+$/ });
    await expect.poll(() => cards.count()).toBe(4);
    expect(await printed(olga)).toEqual({ pages: 1, size: '210 × 297' });
    await olga.page.getByRole('spinbutton', { name: 'How many' }).fill('9');
    await olga.page.getByRole('spinbutton', { name: 'How many' }).press('Tab');
    await expect.poll(() => cards.count()).toBe(9);
    expect((await printed(olga)).pages).toBe(3);
    await olga.page.getByRole('combobox', { name: 'Paper' }).selectOption('A5');
    await expect.poll(() => printed(olga)).toEqual({ pages: 5, size: '148 × 210' });
  });

  it('a card for each player gives that player the page', async () => {
    const event = await EventOf.club(visit.hall);
    const olga = await visit.person({ language: 'cs' });
    await event.give(olga);
    const links: string[] = [];
    olga.page.on('response', async (response) => {
      if (response.url().endsWith('/links')) links.push(((await response.json()) as { token: string }).token);
    });
    await olga.goTo(`${event.path}/print/players`);
    await olga.button('Vytvořit odkazy pro 8\u00a0hráčů').click();
    await olga.reads(/^Bylo vytvořeno 8\u00a0odkazů/);
    await olga.page.getByRole('region', { name: 'Jan Chalupa' }).getByRole('img').waitFor();
    expect(await printed(olga)).toEqual({ pages: 1, size: '210 × 297' });
    await expect.poll(() => links.length).toBe(8);
    const jan = await visit.person({ language: 'sk' });
    // Cards are in the order of names; in Czech “Ch” comes after “H”.
    await event.give(jan, links[2] ?? '');
    await jan.page.getByText('Jan Chalupa').first().waitFor();
  });

  it('scoresheets, slips and the report are printed in their sizes and languages', async () => {
    const event = await EventOf.club(visit.hall);
    await event.publish();
    await event.open(1);
    await event.start();
    await event.playOn(sockets, 1, 1, 'e2e4 e7e5 g1f3 b8c6');
    await event.enter(1, { 2: '1-0' });
    await event.act({ act: 'correct_result', round: 1, board: 2, result: '0-1', reason: 'Prohozený lístek' });
    const olga = await visit.person({ language: 'cs' });
    await event.give(olga);
    await olga.goTo(`${event.path}/print/sheets`);
    await olga.page.getByRole('cell', { name: 'Jf3' }).waitFor();
    expect(await printed(olga)).toEqual({ pages: 1, size: '148 × 210' });
    await olga.goTo(`${event.path}/print/slips`);
    await olga.page
      .getByRole('region', { name: /^Šachovnice \d$/ })
      .first()
      .waitFor();
    expect((await printed(olga)).pages).toBe(1);
    await olga.goTo(`${event.path}/print/report`);
    await olga.page.getByRole('row', { name: /1, 2.*1–0 → 0–1, Prohozený lístek/ }).waitFor();
    await olga.reads('Olga Malá');
    expect((await printed(olga)).size).toBe('210 × 297');
  });
});
