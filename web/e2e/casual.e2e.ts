import { expect, it } from 'vitest';
import { Visit } from './harness/people';

const visit = new Visit();

it('a player who is away is seen to be, and can be claimed against', async () => {
  const seats = await visit.hall.game({ regulations: { time_control: '900' } });
  const { white, black } = await visit.players(seats);
  await white.drag('e2', 'e4');
  await black.drag('e7', 'e5');
  await white.drag('g1', 'f3');
  await black.sees('f3', 'white knight');
  await black.goTo('/about');
  await white.reads(/^Away 0:/);
  // A lost connection is recorded after a while.
  await visit.hall.pass(10_100);
  await white.reads('Hrubý is away.');
  await white.reads(/you can claim the win or end the game in/);
  await visit.hall.pass(120_000);
  await white.page.reload();
  await white.button('Claim the win').click();
  await white.reads(/stayed away too long/);
  const { state } = await visit.hall.view(seats.game);
  expect([state.result, state.reason]).toEqual(['1-0', 'absence']);
});

it('a player who comes back is not missed any more', async () => {
  const seats = await visit.hall.game({ regulations: { time_control: '900' } });
  const { white, black } = await visit.players(seats);
  await white.drag('e2', 'e4');
  await black.sees('e4', 'white pawn');
  await black.goTo('/about');
  await white.reads(/^Away 0:/);
  await visit.hall.pass(10_100);
  await white.reads('Hrubý is away.');
  await black.comeTo(seats.game, seats.black);
  await white.page.getByText('Hrubý is away.').waitFor({ state: 'detached' });
  await black.drag('e7', 'e5');
  await white.sees('e5', 'black pawn');
});

it('a stop without an arbiter says when it ends, and who has agreed', async () => {
  const seats = await visit.hall.game({ regulations: { time_control: '900' } });
  const { white, black } = await visit.players(seats);
  await white.mayMove();
  await white.page.locator('[data-act=arbiter]').click();
  await white.reads(/stop for at most 5:00/);
  await white.page
    .getByRole('button', { name: /stop|call/i })
    .last()
    .click();
  await black.reads(/Play continues by itself in [45]:/);
  await black.button('Agree to resume').click();
  await black.reads(/You have agreed to resume/);
  await visit.hall.pass(300_100);
  await white.mayMove();
  await white.drag('e2', 'e4');
  await black.sees('e4', 'white pawn');
});

it('a move is taken back if the opponent agrees', async () => {
  const seats = await visit.hall.game({ regulations: { time_control: '900' } });
  const { white, black } = await visit.players(seats);
  await white.drag('e2', 'e4');
  await black.sees('e4', 'white pawn');
  await white.button('Take back').click();
  await white.reads('You asked to take your last move back.');
  await black.reads('Marek asks to take the last move back.');
  await black.button('Decline').click();
  await white.page.getByText('You asked to take your last move back.').waitFor({ state: 'detached' });
  await white.sees('e4', 'white pawn');
  await black.drag('e7', 'e5');
  await white.sees('e5', 'black pawn');
  await white.button('Take back').click();
  await black.button('Agree').click();
  for (const person of [white, black]) {
    await person.sees('e2', 'white pawn');
    await person.sees('e7', 'black pawn');
    await person.hasWritten(0);
  }
  await white.drag('d2', 'd4');
  await black.sees('d4', 'white pawn');
  expect((await visit.hall.view(seats.game)).state.moves).toEqual(['d2d4']);
});

it('a move is planned by mouse, keyboard and line, made on its turn, and dropped without harm', async () => {
  const seats = await visit.hall.game({ regulations: { time_control: '900' } });
  const { white, black } = await visit.players(seats);
  // With the mouse.
  await black.mayPlan();
  await black.carry('e7', 'e5');
  await black.reads('e7–e5');
  await white.drag('e2', 'e4');
  await white.sees('e5', 'black pawn');
  // Cancelled with Escape, then with a press on the board, then planned again as text.
  await black.mayPlan();
  await black.carry('b8', 'c6');
  await black.reads('b8–c6');
  await black.page.keyboard.press('Escape');
  await black.page.getByText('b8–c6').waitFor({ state: 'detached' });
  await black.carry('b8', 'c6');
  await black.reads('b8–c6');
  await black.square('d4').click();
  await black.page.getByText('b8–c6').waitFor({ state: 'detached' });
  await black.carry('b8', 'c6');
  await black.square('d4').click({ button: 'right' });
  await black.page.getByText('b8–c6').waitFor({ state: 'detached' });
  await black.types('Nf6');
  await black.reads('Planned move');
  await white.drag('g1', 'f3');
  await white.sees('f6', 'black knight');
  // A planned move that is not possible is dropped at no cost.
  await black.mayPlan();
  await black.carry('a8', 'a5');
  await black.reads('a8–a5');
  await white.drag('f1', 'c4');
  await black.reads('Your planned move a8–a5 was not possible and was dropped.');
  await black.drag('f8', 'c5');
  await white.sees('c5', 'black bishop');
  const { state } = await visit.hall.view(seats.game);
  expect(state.moves).toEqual(['e2e4', 'e7e5', 'g1f3', 'g8f6', 'f1c4', 'f8c5']);
  expect(state.illegal_moves).toEqual({ white: 0, black: 0 });
});

it('a planned move goes with the move that is taken back, and with the end of the game', async () => {
  const seats = await visit.hall.game({ regulations: { time_control: '900' } });
  const { white, black } = await visit.players(seats);
  await white.drag('e2', 'e4');
  await black.drag('e7', 'e5');
  await black.mayPlan();
  await black.carry('b8', 'c6');
  await black.reads('b8–c6');
  await black.button('Take back').click();
  await white.button('Agree').click();
  // It is Black's move again, and the plan is not carried out.
  await black.drag('e7', 'e6');
  await white.sees('e6', 'black pawn');
  expect((await visit.hall.view(seats.game)).state.moves).toEqual(['e2e4', 'e7e6']);
  await black.mayPlan();
  await black.carry('d7', 'd5');
  await black.reads('d7–d5');
  await white.types('resign');
  await white
    .button(/^Resign/)
    .last()
    .click();
  await black.reads(/Black wins/);
  await black.page.getByText('d7–d5').waitFor({ state: 'detached' });
});

it('no clock runs before both players are ready', async () => {
  const seats = await visit.hall.game({ regulations: { time_control: '900' }, ready: true });
  const { white, black } = await visit.players(seats);
  await white.reads('Ready?');
  await white.button('I am ready').click();
  await black.reads('Marek is ready.');
  await visit.hall.pass(4_000);
  await black.button('I am ready').click();
  await white.mayMove();
  await white.drag('e2', 'e4');
  await black.sees('e4', 'white pawn');
  expect((await visit.hall.view(seats.game)).state.clock.white).toBe(900_000);
});

it('at one screen the first move starts the clock', async () => {
  const created = await visit.hall.ask<{ game: string; token: string }>('/api/v1/games', {
    body: { regulations: { time_control: '900', board: 'assisted' }, seat: 'both', ready: true },
  });
  const both = await visit.person();
  await both.comeTo(created.game, created.token);
  await both.mayMove();
  await visit.hall.pass(4_000);
  expect((await visit.hall.view(created.game)).state.phase).toBe('waiting');
  await both.drag('e2', 'e4');
  await both.sees('e4', 'white pawn');
  await expect.poll(async () => (await visit.hall.view(created.game)).state.phase).toBe('playing');
  expect((await visit.hall.view(created.game)).state.moves).toEqual(['e2e4']);
});
