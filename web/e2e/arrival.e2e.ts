import { expect, it } from 'vitest';
import type { GameCreated } from '../src/protocol/protocol';
import { Visit, playOn } from './harness/people';

const visit = new Visit();

it('a guest reads what is played before joining, and a link that was used says so', async () => {
  const created = await visit.hall.ask<GameCreated>('/api/v1/games', {
    body: { regulations: { start: 42 }, seat: 'white', name: 'Anna', arbiter: true, touch_move: false },
  });
  const link = (wanted: string) => {
    const invitation = created.invitations.find(({ seat }) => seat === wanted)?.invitation ?? '';
    return `/seat/${created.game}#i=${invitation}&s=${wanted}`;
  };
  const [guest, late, arbiter] = await Promise.all([visit.person(), visit.person(), visit.person()]);
  await guest.goTo(link('black'));
  await guest.reads('Anna invites you to a game.');
  for (const text of ['You play Black.', 'Chess960, position 42.', /^Touch-move does not apply/])
    await guest.reads(text);
  // An arbiter must be agreed to before the seat is taken.
  await guest.button('Join the game').click();
  await guest.page.getByRole('checkbox').check();
  await guest.button('Join the game').click();
  await guest.board.waitFor();

  await late.goTo(link('black'));
  await late.page.getByRole('heading', { name: 'This link has been used.' }).waitFor();
  expect(await late.button('Join the game').count()).toBe(0);
  await arbiter.goTo(link('arbiter'));
  await arbiter.page.getByRole('heading', { name: 'You are invited to be the arbiter.' }).waitFor();
});

it('who opens the page as localhost is told how others get in, or gives a link with the machine’s address', async () => {
  const host = await visit.person();
  await host.goTo('/?way=net');
  await host.page.locator('form.panel button.pri').click();
  await host.page.waitForURL(/\/seat\//);
  const link = host.page.getByRole('textbox', { name: /^Link for (White|Black)/ });
  await link.waitFor();
  // The hall of these tests listens on this machine only.
  expect(await link.inputValue()).toContain(`${visit.hall.address}/seat/`);
  await host.reads(/These links work on this computer only\. .*--listen/);
});

it('a game that is not there is said to be unknown', async () => {
  const person = await visit.person();
  await person.goTo('/game/nonsense');
  await person.page.getByRole('heading', { level: 1, name: 'This game does not exist.' }).waitFor();
  expect(await person.page.getByText('The server is not responding.').count()).toBe(0);
});

it('what is wrong with a position is said in the language of the page', async () => {
  const person = await visit.person({ language: 'cs' });
  await person.goTo('/position?fen=8/8/8/8/8/8/8/4K3+w+-+-+0+1');
  await person.reads('Chybí černý král.');
});

it.each([
  ['cs', '1. e4 e5 2. Ke3', 'Řádek 1, znak 13: tah 2. „Ke3“ není přípustný.'],
  ['sk', '1. e4 {nikdy nekončí', 'Riadok 1, znak 7: komentár nie je ukončený.'],
] as const)('what is wrong with a game in PGN is said in %s', async (language, pgn, told) => {
  const person = await visit.person({ language });
  await person.goTo('/');
  const form = person.page.locator('form.panel');
  await form.locator('[aria-controls=more]').click();
  await form.locator('input[type=radio][value=pgn]').check({ force: true });
  await form.locator('textarea').fill(pgn);
  await form.locator('button.pri').click();
  await expect.poll(async () => (await form.getByRole('alert').innerText()).replaceAll('\u00a0', ' ')).toMatch(told);
});

it('a game from a position names the position before and after it is set up', async () => {
  const fen = '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1';
  const person = await visit.person();
  await person.goTo(`/position?fen=${encodeURIComponent(fen)}`);
  await person.page.getByRole('link', { name: 'Start a game from this position' }).click();
  await person.page.getByRole('textbox', { name: 'FEN' }).waitFor();
  expect(await person.page.getByRole('textbox', { name: 'FEN' }).inputValue()).toBe(fen);
  await person.reads('From a set-up position');
  await person.page.getByRole('img', { name: 'The position the game starts from' }).waitFor();
  await person.page.locator('form.panel button.pri').click();
  await person.page.waitForURL(/\/game\//);
  await person.sees('e2', 'white pawn');
  await person.sees('d1', null);
});

it('after a game both ask for another one and meet there with colours changed', async () => {
  const seats = await visit.hall.game({ regulations: { time_control: '900' } });
  const { white, black } = await visit.players(seats);
  await playOn(white, black, 'e4 e5');
  await white.types('resign');
  await white
    .button(/^Resign/)
    .last()
    .click();
  await white.button(/^Rematch/).click();
  await black.reads('Marek asks for a rematch.');
  await black.button(/^Rematch/).click();
  for (const player of [white, black]) {
    await player.page.waitForURL((url) => url.pathname.startsWith('/game/') && !url.pathname.endsWith(seats.game));
    await player.board.waitFor();
  }
  await playOn(black, white, 'd4 d5');
  const game = new URL(black.page.url()).pathname.split('/').at(-1) ?? '';
  expect((await visit.hall.view(game)).names).toMatchObject({ white: 'Hrubý', black: 'Marek' });
});
