import { expect, it } from 'vitest';
import { Visit, playOn } from './harness/people';

const visit = new Visit();

it('an illegal move on a physical board is ruled at the press, put back and paid for', async () => {
  const seats = await visit.hall.game({ regulations: { board: 'physical', time_control: '5400+30' } });
  const { white, black } = await visit.players(seats);
  await white.drag('e2', 'e5');
  await white.sees('e5', 'white pawn');
  await white.button('Press the clock').click();

  // The Laws answer both players in words, with the article.
  for (const person of [white, black]) {
    await person.reads(/illegal move/i);
    await person.reads('Art. 7.5.5');
    await person.sees('e2', 'white pawn');
    await person.sees('e5', null);
  }
  await black.hears(/illegal move/i);
  const { state } = await visit.hall.view(seats.game);
  expect(state.illegal_moves).toEqual({ white: 1, black: 0 });
  // Two minutes more than what the clock began with.
  expect(state.clock.black).toBe(5_430_000 + 120_000);
  expect(state.turn).toBe('white');
});

it('a threefold repetition is claimed with a move that is only intended', async () => {
  const seats = await visit.hall.game();
  const { white, black } = await visit.players(seats);
  await playOn(white, black, 'Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1');
  await black.button(/^Claim/).click();
  const claims = black.page.getByRole('dialog', { name: 'Claim' });
  await claims.getByRole('button', { name: /same position for the third time/i }).click();
  await claims.getByRole('radio', { name: 'With a move I intend' }).check();
  await claims.getByRole('textbox', { name: 'The move, written but not made' }).fill('Ng8');
  await claims.getByRole('button', { name: 'Claim', exact: true }).click();

  for (const person of [white, black]) await person.reads(/½–½/);
  const { state } = await visit.hall.view(seats.game);
  expect([state.result, state.reason]).toEqual(['1/2-1/2', 'repetition']);
});

it('a claim that is wrong costs time, and nothing has said beforehand whether it was open', async () => {
  const seats = await visit.hall.game();
  const { white, black } = await visit.players(seats);
  await playOn(white, black, 'e4 e5');
  await white.button(/^Claim/).click();
  const claims = white.page.getByRole('dialog', { name: 'Claim' });
  await claims.getByRole('button', { name: /fifty moves/i }).click();
  await claims.getByRole('button', { name: 'Claim', exact: true }).click();
  await black.reads('Art. 9.5.3');
  const { state } = await visit.hall.view(seats.game);
  expect(state.phase).toBe('playing');
});

it('a fallen flag is a draw where the opponent cannot mate', async () => {
  const regulations = { time_control: '60', start: '8/8/8/4k3/8/8/3QK3/8 w - - 0 1' };
  const seats = await visit.hall.game({ regulations });
  const { white, black } = await visit.players(seats);
  await expect.poll(async () => (await visit.hall.view(seats.game)).state.phase).toBe('playing');
  await visit.hall.pass(61_000);
  for (const person of [white, black]) {
    await person.reads('½–½');
    await person.hears(/flag|mate/i);
  }
  const { state } = await visit.hall.view(seats.game);
  expect([state.result, state.reason]).toEqual(['1/2-1/2', 'flag_fall_no_mate']);
});

it('a draw is offered and agreed, each asked once', async () => {
  const seats = await visit.hall.game();
  const { white, black } = await visit.players(seats);
  await playOn(white, black, 'd4 d5');
  await white.button(/^Offer draw/).click();
  await black.hears(/offers a draw/i);
  await black.button('Accept').click();
  await black.button('Agree').click();
  for (const person of [white, black]) await person.reads(/½–½/);
});
