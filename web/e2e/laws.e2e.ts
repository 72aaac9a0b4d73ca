import { expect, it } from 'vitest';
import { Visit, playOn } from './harness/people';

const visit = new Visit();

it('an illegal move on a physical board is ruled at the press, put back and paid for', async () => {
  const seats = await visit.hall.game({ regulations: { board: 'physical', time_control: '5400+30' } });
  const { white, black } = await visit.players(seats);
  await white.drag('e2', 'e5');
  await white.sees('e5', 'white pawn');
  await white.button('Press the clock').click();

  // Both players get the ruling in words, with the article.
  for (const person of [white, black]) {
    await person.reads(/illegal move/i);
    await person.reads('Art. 7.5.5');
    await person.sees('e2', 'white pawn');
    await person.sees('e5', null);
  }
  await black.hears(/illegal move/i);
  const { state } = await visit.hall.view(seats.game);
  expect(state.illegal_moves).toEqual({ white: 1, black: 0 });
  // Two minutes more than the initial time.
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
  await claims.getByRole('radio', { name: 'With an intended move' }).check();
  await claims.getByRole('textbox', { name: 'The move, written but not made' }).fill('Ng8');
  await claims.getByRole('button', { name: 'Claim', exact: true }).click();

  for (const person of [white, black]) await person.reads(/½–½/);
  const { state } = await visit.hall.view(seats.game);
  expect([state.result, state.reason]).toEqual(['1/2-1/2', 'repetition']);
});

it('a claim with an intended move asks for that move, and claims nothing without it', async () => {
  const seats = await visit.hall.game();
  const { white, black } = await visit.players(seats);
  await playOn(white, black, 'Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1');
  const { clock } = (await visit.hall.view(seats.game)).state;
  await black.button(/^Claim/).click();
  const claims = black.page.getByRole('dialog', { name: 'Claim' });
  await claims.getByRole('button', { name: /same position for the third time/i }).click();
  await claims.getByRole('radio', { name: 'With an intended move' }).check();
  await claims.getByRole('button', { name: 'Claim', exact: true }).click();
  await claims.getByText('Write the move you intend.').waitFor();
  const { state } = await visit.hall.view(seats.game);
  expect([state.phase, state.clock]).toEqual(['playing', clock]);
  await claims.getByRole('textbox').fill('Ng8');
  await claims.getByRole('button', { name: 'Claim', exact: true }).click();
  for (const person of [white, black]) await person.reads(/½–½/);
});

it('a slip goes with the state it speaks of', async () => {
  const seats = await visit.hall.game();
  const { white, black } = await visit.players(seats);
  await playOn(white, black, 'f3 e5 g4');
  // A refused act of Black, and then the end.
  await black.types('Qh5');
  await black.reads('Nothing has changed.');
  await black.types('Qh4#');
  await black.reads(/checkmate/i);
  expect(await black.page.getByText('Nothing has changed.').count()).toBe(0);
});

/** Prepares a player who is about to claim fifty moves, and collects everything that the page received and shows before. */
async function aboutToClaim(halfMoves: number) {
  const start = `8/8/4k3/8/8/4K3/4R3/8 w - - ${halfMoves} 80`;
  const seats = await visit.hall.game({ regulations: { start } });
  const [white, black] = [await visit.person(), await visit.person()];
  const told: string[] = [];
  white.page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => told.push(String(payload))));
  await white.comeTo(seats.game, seats.white);
  await black.comeTo(seats.game, seats.black);
  await white.mayMove();
  const slips = white.page.getByRole('region', { name: 'Messages' });
  const before = { slips: await slips.ariaSnapshot(), dialog: '' };
  await white.button(/^Claim/).click();
  const claims = white.page.getByRole('dialog', { name: 'Claim' });
  await claims.getByRole('button', { name: /fifty moves/i }).waitFor();
  before.dialog = await claims.ariaSnapshot();
  await claims.getByRole('button', { name: /fifty moves/i }).click();
  return {
    seats,
    white,
    black,
    told: [...told],
    before,
    claim: claims.getByRole('button', { name: 'Claim', exact: true }),
  };
}

it('a claim that is wrong costs time, and nothing has said beforehand whether it was open', async () => {
  const open = await aboutToClaim(100);
  const wrong = await aboutToClaim(20);
  // A page that could claim successfully and one that could not look the same and receive the same.
  expect(wrong.before).toEqual(open.before);
  for (const { told } of [open, wrong]) {
    expect(told.length).toBeGreaterThan(0);
    expect(told.filter((frame) => frame.includes('open_claims'))).toEqual([]);
  }

  await open.claim.click();
  for (const person of [open.white, open.black]) await person.reads(/½–½/);

  const { clock } = (await visit.hall.view(wrong.seats.game)).state;
  // Time added to a clock is shown for a few seconds only.
  await Promise.all([wrong.black.reads('+2:00'), wrong.claim.click()]);
  for (const person of [wrong.white, wrong.black]) await person.reads('Art. 9.5.3');
  const { state } = await visit.hall.view(wrong.seats.game);
  expect([state.phase, state.clock.white, state.clock.black]).toEqual(['playing', clock.white, clock.black + 120_000]);
});

it('a fallen flag is a draw where the opponent cannot mate', async () => {
  const regulations = { time_control: '60', start: '8/8/8/4k3/8/8/3QK3/8 w - - 0 1' };
  const seats = await visit.hall.game({ regulations });
  const { white, black } = await visit.players(seats);
  await white.mayMove();
  await visit.hall.pass(61_000);
  for (const person of [white, black]) {
    await person.reads('½–½');
    await person.hears(/flag|mate/i);
  }
  const { state } = await visit.hall.view(seats.game);
  expect([state.result, state.reason]).toEqual(['1/2-1/2', 'flag_fall_no_mate']);
});

it('a draw is offered with the move, at the moment the Laws want, and agreed', async () => {
  const seats = await visit.hall.game();
  const { white, black } = await visit.players(seats);
  await playOn(white, black, 'd4 d5');
  await white.button('Offer draw with move').click();
  await white.reads('The draw is offered with your next move.');
  // Nothing is offered before the move.
  expect((await visit.hall.view(seats.game)).state.offer).toBeNull();
  await white.types('c4');
  await black.hears(/offers a draw/i);
  const journal = await visit.hall.text(`/api/v1/games/${seats.game}/journal`);
  expect(journal).toContain('"ruling":"draw_offered","by":"white","proper":true');
  expect(journal).not.toContain('"proper":false');
  await black.button('Accept').click();
  await black.button('Agree').click();
  for (const person of [white, black]) await person.reads(/½–½/);
});
