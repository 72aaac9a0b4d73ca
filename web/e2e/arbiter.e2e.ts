import { describe, expect, it } from 'vitest';
import type { GameCreated, RegulationsFrame, SeatTaken } from '../src/protocol/protocol';
import { type Person, Visit, playOn } from './harness/people';

const visit = new Visit();

/** Starts a game with its arbiter and both players connected. */
async function started(regulations: RegulationsFrame = {}) {
  const seats = await visit.hall.game({ regulations: { time_control: '5400+30', ...regulations }, arbiter: true });
  const { white, black } = await visit.players(seats);
  const arbiter = await visit.person();
  await arbiter.comeTo(seats.game, seats.arbiter);
  await arbiter.button('Start the game').click();
  const form = arbiter.page.getByRole('form', { name: 'Start the game' });
  await form.getByRole('button', { name: 'Start the game' }).click();
  await white.mayMove();
  await arbiter.button('Stop the clocks').waitFor();
  return { seats, white, black, arbiter };
}

/** Finds a line of the record by its text. */
const line = ({ page }: Person, text: string | RegExp) =>
  page.getByRole('list', { name: 'Record of this game' }).getByRole('listitem').filter({ hasText: text });

describe('the arbiter', () => {
  it('is seen by name and accepted by both players', async () => {
    const [anna, bela, cyril] = [await visit.person(), await visit.person(), await visit.person()];
    const created = await visit.hall.ask<GameCreated>('/api/v1/games', {
      body: { seat: 'white', name: 'Anna', arbiter: true, regulations: {} },
    });
    const invited = (wanted: string) => created.invitations.find(({ seat }) => seat === wanted)?.invitation ?? '';
    const link = `/seat/${created.game}#i=${invited('arbiter')}&s=arbiter`;
    await anna.comeTo(created.game, created.token);
    const claim = { invitation: invited('black'), name: 'Béla', arbiter: true };
    const black = await visit.hall.ask<SeatTaken>(`/api/v1/games/${created.game}/seats`, { body: claim });
    await bela.comeTo(created.game, black.token);

    // A player cannot use the arbiter's link.
    await anna.goTo(link);
    await anna.page.getByRole('textbox').fill('Mrs White');
    await anna.button('Ask for the arbiter’s seat').click();
    await anna.reads('You play in this game');
    await anna.comeTo(created.game);

    await cyril.goTo(link);
    await cyril.button('Ask for the arbiter’s seat').click();
    await cyril.reads('Enter your name');
    await cyril.page.getByRole('textbox').fill('Cyril');
    await cyril.button('Ask for the arbiter’s seat').click();
    await cyril.reads('Waiting for both players');
    expect(await cyril.button('Start the game').count()).toBe(0);

    await anna.reads('Cyril asks to be the arbiter.');
    await anna.findsNoBarrier();
    await anna.button('Accept').click();
    await anna.reads('Your opponent must accept too.');
    await cyril.reads('Anna has accepted.');
    await bela.button('Accept').click();
    // The page of the person who asked becomes the arbiter's page by itself.
    await cyril.button('Start the game').waitFor();
    await bela.reads('The game begins when the arbiter starts it.');
  });

  it('is told when a player declines, and the creator invites another', async () => {
    const [anna, cyril] = [await visit.person(), await visit.person()];
    await anna.goTo('/');
    const created = await visit.hall.ask<GameCreated>('/api/v1/games', {
      body: { seat: 'white', name: 'Anna', arbiter: true, regulations: {} },
    });
    const invited = (wanted: string) => created.invitations.find(({ seat }) => seat === wanted)?.invitation ?? '';
    const claim = { invitation: invited('black'), name: 'Béla', arbiter: true };
    await visit.hall.ask(`/api/v1/games/${created.game}/seats`, { body: claim });
    const kept = {
      game: created.game,
      seat: 'white',
      token: created.token,
      taken: 1,
      invitations: created.invitations,
    };
    await anna.page.evaluate((seat) => localStorage.setItem('arbiter.seats', JSON.stringify([seat])), kept);
    await anna.goTo(`/seat/${created.game}`);
    await cyril.goTo(`/seat/${created.game}#i=${invited('arbiter')}&s=arbiter`);
    await cyril.page.getByRole('textbox').fill('Cyril');
    await cyril.button('Ask for the arbiter’s seat').click();
    // The page of the declined arbiter must have joined, or it could not show the answer.
    await cyril.reads('Waiting for both players');
    await anna.reads('Cyril asks to be the arbiter.');
    await anna.button('Decline').click();
    await cyril.reads('A player has declined you as the arbiter.');
    await anna.button('Make a link for another arbiter').click();
    await anna.page.getByRole('textbox', { name: 'Link for the arbiter' }).waitFor();
  });

  it('stops the clocks, gives time and lets the game go on', async () => {
    const { seats, white, black, arbiter } = await started();
    const { page } = arbiter;
    await arbiter.button('Stop the clocks').click();
    const stop = page.getByRole('form', { name: 'Stop the clocks' });
    await stop.getByRole('textbox').fill('Noise in the hall');
    await stop.getByRole('button', { name: 'Stop both clocks' }).click();
    for (const player of [white, black]) await player.reads('Clocks are stopped.');
    await arbiter.button('Resume play').waitFor();

    await arbiter.button('Add or deduct time').click();
    const adjust = page.getByRole('form', { name: 'Add or deduct time' });
    await adjust.getByRole('radio', { name: 'Black' }).check({ force: true });
    await adjust.getByRole('textbox', { name: 'Change' }).fill('+1:30');
    // The effect is shown before anything is done.
    const forecast = adjust.getByRole('region', { name: 'If you confirm' });
    await forecast.getByText('1:32:00').waitFor();
    await forecast.getByText('no change').waitFor();
    expect((await visit.hall.view(seats.game)).state.clock.black).toBe(5_430_000);
    // Without a reason nothing is entered.
    await adjust.getByRole('button', { name: 'Change Black’s clock by +1:30' }).click();
    await adjust.getByText('Please give a reason; it will be recorded.').waitFor();
    await adjust.getByRole('textbox', { name: /^Reason/ }).fill('The clock was not restarted');
    // Time added to a clock is shown for a few seconds only.
    const confirm = adjust.getByRole('button', { name: 'Change Black’s clock by +1:30' });
    await Promise.all([black.reads('+1:30'), confirm.click()]);
    await line(arbiter, /The clock was not restarted/).waitFor();
    expect((await visit.hall.view(seats.game)).state.clock.black).toBe(5_520_000);

    await arbiter.button('Resume play').click();
    await page.getByRole('form', { name: 'Resume play' }).getByRole('button', { name: 'Resume play' }).click();
    await playOn(white, black, 'e4');
    await black.sees('e4', 'white pawn');
    await arbiter.sees('e4', 'white pawn');
  });

  it('is called with a slip, a title and the time, until play resumes', async () => {
    const { black, arbiter } = await started({ event: 'Open', round: '3' });
    await black.button('Call arbiter').click();
    await black.button('Stop and call').click();
    const call = arbiter.page.getByRole('alert').filter({ hasText: 'Hrubý (Black) calls the arbiter.' });
    await call.waitFor();
    await call.getByText(/Marek – Hrubý · Open · Round 3/).waitFor();
    await call.getByText(/^Since \d\d:\d\d:\d\d, for \d+:\d\d/).waitFor();
    await expect.poll(() => arbiter.page.title()).toMatch(/^● Call: Hrubý/);
    await black.reads('Hrubý calls the arbiter.');
    await call.getByRole('button', { name: 'Resume play' }).click();
    await arbiter.page.getByRole('form').getByRole('button', { name: 'Resume play' }).click();
    await call.waitFor({ state: 'detached' });
    await expect.poll(() => arbiter.page.title()).not.toMatch(/^●/);
  });

  it('adjourns, the move is sealed, and play goes on from the envelope', async () => {
    const { seats, white, black, arbiter } = await started();
    await playOn(white, black, 'e4');
    await arbiter.sees('e4', 'white pawn');
    await arbiter.button('Adjourn').click();
    await arbiter.button('Adjourn: have the move sealed').click();
    // Showing a move on the board writes it for the envelope; nothing is played.
    await black.reads('Seal your next move.');
    await black.drag('c7', 'c5');
    const field = black.page.getByRole('textbox', { name: 'Seal your next move.' });
    await expect.poll(() => field.inputValue()).toBe('c7-c5');
    await black.sees('c7', 'black pawn');
    await black.button('Seal').click();
    await black.reads('In the envelope: c7-c5');
    await black.button('Close the envelope and stop the clocks').click();
    for (const person of [white, black]) await person.reads('The game is adjourned.');
    // Nobody sees the contents of the envelope.
    await white.sees('c7', 'black pawn');
    expect(await white.page.getByText('c7-c5').count()).toBe(0);

    await visit.hall.pass(3_600_000);
    const come = white.button(/at the board/i);
    await come.click();
    await come.waitFor({ state: 'detached' });
    await arbiter.button('Open the envelope').click();
    const form = arbiter.page.getByRole('form', { name: 'Open the envelope' });
    await form.getByRole('button', { name: 'Open the envelope' }).click();
    for (const person of [white, black, arbiter]) await person.sees('c5', 'black pawn');
    const { state } = await visit.hall.view(seats.game);
    expect([state.phase, state.turn]).toEqual(['playing', 'white']);
  });

  it('penalises only as the edition lists it', async () => {
    const { seats, arbiter } = await started({ edition: '1997' });
    await arbiter.button('Penalise').click();
    const form = arbiter.page.getByRole('form', { name: 'Penalise' });
    const more = form.getByRole('radio', { name: 'Add time for the opponent' });
    await more.waitFor();
    await expect.poll(() => form.getByRole('radio', { name: /fine|exclusion|score/i }).count()).toBe(0);
    await more.check();
    await form.getByRole('textbox', { name: 'How much time' }).fill('2:00');
    await form.getByRole('textbox', { name: /^Reason/ }).fill('Talked to spectators');
    await form.getByRole('button', { name: 'Give Black 2:00' }).click();
    await line(arbiter, 'Art. 13.4b').first().waitFor();
    expect((await visit.hall.view(seats.game)).state.clock.black).toBe(5_550_000);
  });

  it('decides a claim with the evidence before the eyes', async () => {
    const { seats, white, black, arbiter } = await started({
      time_control: '60',
      quickplay: 'guideline_iii5',
      pace: 'standard',
      start: '8/8/4k3/8/8/4K3/4R3/8 w - - 0 40',
    });
    await playOn(white, black, 'Kd4+');
    await black.button(/^Claim/).click();
    const claims = black.page.getByRole('dialog', { name: 'Claim' });
    await claims.getByRole('button', { name: /cannot win by normal means/i }).click();
    await claims.getByRole('button', { name: 'Claim', exact: true }).click();

    await arbiter.page.getByRole('heading', { name: /Black claims a draw/ }).waitFor();
    await arbiter.reads('Yes: White can mate by a series of legal moves.');
    const line = arbiter.page.getByRole('list', { name: 'A line that ends in mate' });
    await expect.poll(() => line.getByRole('listitem').count()).toBeGreaterThan(1);
    await arbiter.button(/^Reject/).click();
    await arbiter.page
      .getByRole('dialog', { name: 'Reject the claim?' })
      .getByRole('button', { name: 'Reject' })
      .click();
    await black.reads(/claim is rejected/);
    await black.reads(/Art\.\sIII\.5/);
    expect((await visit.hall.view(seats.game)).state.claim).toBeNull();
  });

  it('puts an own slip right by another entry, and the record keeps both', async () => {
    const { seats, arbiter } = await started();
    const { page } = arbiter;
    // A stopped clock shows an exact time.
    await arbiter.button('Stop the clocks').click();
    await arbiter.button('Stop both clocks').click();
    await arbiter.button('Resume play').waitFor();
    await arbiter.button('Add or deduct time').click();
    const adjust = page.getByRole('form', { name: 'Add or deduct time' });
    await adjust.getByRole('textbox', { name: /^Reason/ }).fill('Wrong table');
    await adjust.getByRole('button', { name: 'Change White’s clock by +2:00' }).click();
    const slip = line(arbiter, /Wrong table/);
    await slip.getByRole('button', { name: 'Correct' }).waitFor();
    expect((await visit.hall.view(seats.game)).state.clock.white).toBe(5_550_000);
    await slip.getByRole('button', { name: 'Correct' }).click();
    const set = page.getByRole('form', { name: 'Set the clocks' });
    const reason = set.getByRole('textbox', { name: /^Reason/ });
    await expect.poll(() => reason.inputValue()).toMatch(/^Corrects the entry of/);
    await set.getByRole('button', { name: 'Set the clocks' }).click();
    await line(arbiter, /Corrects the entry of/).waitFor();
    await slip.waitFor();
    expect((await visit.hall.view(seats.game)).state.clock.white).toBe(5_430_000);
  });

  it('restores an earlier position', async () => {
    const { white, black, arbiter } = await started();
    await playOn(white, black, 'e4 e5 Nf3');
    await arbiter.sees('f3', 'white knight');
    await arbiter.button('Restore a position').click();
    const form = arbiter.page.getByRole('form', { name: 'Restore a position' });
    await form.getByRole('combobox', { name: 'Which position' }).selectOption({ label: 'After 1.e4' });
    await form.getByText('2 half-moves are taken back.').waitFor();
    await form.getByRole('textbox', { name: /^Reason/ }).fill('Pieces were moved by a child');
    await form.getByRole('button', { name: 'Restore this position' }).click();
    for (const person of [white, black, arbiter]) {
      await person.sees('e7', 'black pawn');
      await person.sees('g1', 'white knight');
    }
  });
});
