import { describe, expect, it } from 'vitest';
import { Visit, playOn } from './harness/people';

const visit = new Visit();

describe('the list of games', () => {
  it('shows an open game, lets the first who wants it join, and follows the moves', async () => {
    const [host, guest, watcher] = await Promise.all([visit.person(), visit.person(), visit.person()]);
    await host.goTo('/?way=net&open=1');
    await host.page.getByRole('textbox', { name: 'Your name' }).fill('Přemysl Janda');
    await host.page.getByRole('radio', { name: 'White' }).check({ force: true });
    await host.page.getByRole('checkbox', { name: 'Open to anyone here' }).waitFor();
    await host.page.locator('form.panel button.pri').click();
    await host.page.waitForURL(/\/seat\//);
    await host.reads('Anyone here can join this game from the list.');

    await Promise.all([guest.goTo('/games'), watcher.goTo('/games?show=playing')]);
    await guest.page.getByRole('searchbox').fill('premysl');
    await guest.reads('you get Black · Assisted');
    await guest.findsNoBarrier();
    await guest.button(/^Join Přemysl Janda/).click();
    await guest.page.waitForURL(/\/game\//);
    await Promise.all([host.board.waitFor(), guest.board.waitFor()]);
    for (const player of [host, guest]) await player.button('I am ready').click();

    const tile = watcher.page.getByRole('link', { name: /Přemysl Janda/ });
    await tile.waitFor();
    await playOn(host, guest, 'e4');
    await tile.locator('svg rect').first().waitFor();
    await watcher.findsNoBarrier();
    await guest.types('resign');
    await guest
      .button(/^Resign/)
      .last()
      .click();
    await tile.getByText('1', { exact: true }).waitFor();
  });

  it('shows the own game first, and asks the server for what is searched', async () => {
    const seats = await visit.hall.game({ names: { white: 'Nela Vlčková', black: 'Lužný' } });
    const { white, black } = await visit.players(seats);
    await white.mayMove();
    await black.page.goto(`${visit.hall.address}/games`);
    await black.page.getByRole('heading', { name: 'Your opponent’s move' }).waitFor();
    await black.page.getByRole('link', { name: 'Go to your game' }).waitFor();
    await black.page.getByRole('searchbox').fill('vlckova');
    await black.page.getByRole('link', { name: /Nela Vlčková/ }).waitFor();
    await black.page.getByRole('searchbox').fill('nobody');
    await black.reads('Nothing found.');
  });
});

it('a game that goes on is not left without a question', async () => {
  const seats = await visit.hall.game({});
  const { white } = await visit.players(seats);
  await white.mayMove();
  const { page } = white;
  await page.getByRole('link', { name: 'Arbiter' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave the game?' });
  await question.waitFor();
  await white.findsNoBarrier();
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'detached' });
  expect(page.url()).toContain('/game/');
  await page.getByRole('link', { name: 'Arbiter' }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await page.waitForURL(`${visit.hall.address}/`);
});

it('a finished game is replayed with its clocks, examined and kept as files', async () => {
  const seats = await visit.hall.game({ regulations: { time_control: '300+2' } });
  const { white, black } = await visit.players(seats);
  await playOn(white, black, 'f3 e5 g4 Qh4#');
  const { page } = white;
  await page.getByRole('img', { name: /^Time used for every move/ }).waitFor();
  const clock = white.page.getByRole('timer').first();
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => clock.getAttribute('aria-label')).toBe('5:02');
  const link = page.getByRole('link', { name: 'Examine this position' });
  expect(await link.getAttribute('href')).toContain('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR');
  await white.button('PGN, GIF, SVG').click();
  await white.findsNoBarrier();
  const film = page.waitForEvent('download');
  await white.button('Game as GIF').click();
  expect((await film).suggestedFilename()).toBe(`${seats.game}.gif`);
});

it('settings are seen at once and kept on the device', async () => {
  const person = await visit.person();
  await person.goTo('/settings');
  await person.page.getByRole('radio', { name: 'Letters', exact: true }).check({ force: true });
  await person.page.getByRole('radio', { name: 'In the squares' }).check({ force: true });
  await person.page.locator('#piece-drawings text').first().waitFor({ state: 'attached' });
  await person.page.reload();
  await person.page.locator('#piece-drawings text').first().waitFor({ state: 'attached' });
  expect(await person.page.getByRole('radio', { name: 'In the squares' }).isChecked()).toBe(true);
  await person.findsNoBarrier();
});

it('arrows are drawn with the right button and go with a click', async () => {
  const person = await visit.person();
  await person.goTo('/position');
  const [from, to] = await Promise.all(['g1', 'f3'].map((square) => person.square(square).boundingBox()));
  if (!from || !to) throw new Error('no board');
  const { mouse } = person.page;
  await mouse.move(from.x + 20, from.y + 20);
  await mouse.down({ button: 'right' });
  await mouse.move(to.x + 20, to.y + 20);
  await mouse.up({ button: 'right' });
  const arrow = person.page.locator('.drawn > path');
  await arrow.waitFor({ state: 'attached' });
  await person.square('e4').click();
  await arrow.waitFor({ state: 'detached' });
});

it('the pages open without a network, and never with old data of games', async () => {
  const person = await visit.person({ worker: true });
  await person.goTo('/games');
  await person.page.evaluate(() => navigator.serviceWorker.ready);
  const kept = await person.page.evaluate(async () => {
    const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(caches_.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toContain('/index.html');
  expect(kept.filter((path) => path.startsWith('/api'))).toEqual([]);
  await person.context.setOffline(true);
  await person.page.reload();
  await person.page.getByRole('heading', { level: 1 }).waitFor();
  await person.page.getByRole('alert').waitFor();
  await person.context.setOffline(false);
  await person.page.getByRole('radio', { name: 'All' }).waitFor({ state: 'attached' });
});
