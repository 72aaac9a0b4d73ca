import { describe, expect, it } from 'vitest';
import type { RegulationsFrame } from '../src/protocol/protocol';
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
  return { seats, white, black, arbiter };
}

const line = ({ page }: Person, text: string | RegExp) =>
  page.getByRole('list', { name: 'Record of this game' }).getByRole('listitem').filter({ hasText: text });

/** Fills in the reason of an open form and presses its button. */
async function confirm({ page }: Person, form: string, button: string | RegExp, reason?: string): Promise<void> {
  const open = page.getByRole('form', { name: form });
  if (reason) await open.getByRole('textbox', { name: /^Reason/ }).fill(reason);
  await open.getByRole('button', { name: button }).click();
  await open.waitFor({ state: 'detached' });
}

async function claims(player: Person, ground: RegExp): Promise<void> {
  await player.button(/^Claim/).click();
  const dialog = player.page.getByRole('dialog', { name: 'Claim' });
  await dialog.getByRole('button', { name: ground }).click();
  await dialog.getByRole('button', { name: 'Claim', exact: true }).click();
}

describe('the record of a game', () => {
  it('has numbers, both clocks and refusals, and is printed with a head and a result', async () => {
    const { white, black, arbiter } = await started({ event: 'Open Brno', round: '3' });
    await visit.hall.pass(7000);
    await playOn(white, black, 'e4');
    await line(arbiter, '1. e4').getByText('1:30:53').waitFor();
    await line(arbiter, '1. e4').getByText('1:30:30').waitFor();
    await black.types('Ke5');
    const refused = line(arbiter, /Not played: 1… “Ke5”\./);
    await refused.getByText('Art. 3.8').first().waitFor();
    await playOn(black, white, 'e5');
    await white.button(/^Resign/).click();
    await white.page
      .getByRole('dialog')
      .getByRole('button', { name: /^Resign/ })
      .click();
    await line(arbiter, /White resigns/).waitFor();

    const { page } = arbiter;
    await page.evaluate(() => (window.print = () => document.body.setAttribute('data-printed', '')));
    await arbiter.button('Print the protocol').click();
    await page.locator('body[data-printed]').waitFor();
    await page.emulateMedia({ media: 'print' });
    const report = page.locator('article.report');
    await report.getByRole('heading', { name: 'Protocol of the game' }).waitFor();
    for (const text of [
      'Marek',
      'Hrubý',
      'Open Brno',
      'FIDE 2023',
      '90 minutes, with 30 seconds added per move (standard)',
    ]) {
      await report.getByText(text, { exact: true }).waitFor();
    }
    const rows = await report.getByRole('row').allInnerTexts();
    const told = ['1. e4', 'Not played: 1… “Ke5”', '1… e5', 'White resigns'];
    const found = told.map((text) => rows.findIndex((row) => row.includes(text)));
    expect(found.every((index) => index > 0)).toBe(true);
    expect(found).toEqual(found.toSorted((one, other) => one - other));
    await report.getByText('0–1', { exact: true }).waitFor();
    // The page itself is not printed.
    expect(await page.getByRole('grid').isVisible()).toBe(false);
    expect(await arbiter.button('Print the protocol').isVisible()).toBe(false);
  });
});

describe('the arbiter', () => {
  it('chooses among several open claims', async () => {
    const { seats, white, black, arbiter } = await started({
      time_control: '100',
      quickplay: 'guideline_iii5',
      pace: 'standard',
      start: '8/8/4k3/8/8/4K3/4R3/7r w - - 0 40',
    });
    await claims(white, /cannot win by normal means/i);
    await arbiter.page.getByRole('heading', { name: /White claims a draw/ }).waitFor();
    await arbiter.button(/^Postpone/).click();
    await arbiter.page
      .getByRole('dialog', { name: 'Postpone the decision?' })
      .getByRole('button', { name: 'Postpone' })
      .click();
    await playOn(white, black, 'Kd4+');
    await claims(black, /cannot win by normal means/i);
    const open = arbiter.page.getByRole('navigation', { name: '2 claims are open' });
    await open.getByRole('button', { name: /Black claims/ }).click();
    await arbiter.page.getByRole('heading', { name: /Black claims a draw/ }).waitFor();
    await arbiter.button(/^Reject/).click();
    await arbiter.page
      .getByRole('dialog', { name: 'Reject the claim?' })
      .getByRole('button', { name: 'Reject' })
      .click();
    await arbiter.page.getByRole('heading', { name: /White claims a draw/ }).waitFor();
    await open.waitFor({ state: 'detached' });
    const { state } = await visit.hall.view(seats.game);
    expect(state.claims.map(({ by }) => by)).toEqual(['white']);
  });

  it('takes back a warning, and reopens a game that has ended', async () => {
    const { seats, white, arbiter } = await started();
    const { page } = arbiter;
    await arbiter.button('Warn a player').click();
    await confirm(arbiter, 'Warn a player', 'Warn White', 'Talked');
    await arbiter.button('Take back an offence').click();
    const undo = page.getByRole('form', { name: 'Take back an offence' });
    await undo.getByRole('radio', { name: 'Warning' }).check({ force: true });
    await undo
      .getByRole('region', { name: 'If you confirm' })
      .getByText(/warning to White does not count/)
      .waitFor();
    await confirm(arbiter, 'Take back an offence', 'Take back the warning to White', 'It was the neighbour');
    await line(arbiter, /It was the neighbour/).waitFor();

    await white.button(/^Resign/).click();
    await white.page
      .getByRole('dialog')
      .getByRole('button', { name: /^Resign/ })
      .click();
    await arbiter.button('Reopen the game').click();
    await confirm(arbiter, 'Reopen the game', 'Reopen the game', 'The wrong button');
    await arbiter.button('Resume play').waitFor();
    expect((await visit.hall.view(seats.game)).state).toMatchObject({ phase: 'stopped', result: '*' });
  });

  it('penalises with points of the event’s scale', async () => {
    const { seats, white, arbiter } = await started({ scoring: [3, 1, 0] });
    await white.button(/^Resign/).click();
    await white.page
      .getByRole('dialog')
      .getByRole('button', { name: /^Resign/ })
      .click();
    await arbiter.button('Penalise').click();
    const form = arbiter.page.getByRole('form', { name: 'Penalise' });
    await form
      .getByRole('radio', { name: /Raise the opponent|Reduce the offender/ })
      .first()
      .waitFor();
    await form.getByRole('radio', { name: 'Black' }).check({ force: true });
    await form.getByRole('radio', { name: /Reduce the offender/ }).check();
    for (const points of ['0', '1', '3'])
      await form.getByRole('radio', { name: points, exact: true }).waitFor({ state: 'attached' });
    await form.getByRole('radio', { name: '1', exact: true }).check({ force: true });
    await confirm(arbiter, 'Penalise', 'Penalise Black', 'Left without signing');
    await line(arbiter, /Left without signing/).waitFor();
    expect((await visit.hall.view(seats.game)).state.result).toBe('0-1/2');
  });

  it('ends the session, and the player to move seals', async () => {
    const { white, arbiter } = await started();
    await arbiter.button('End the session').click();
    await confirm(arbiter, 'End the session', 'End the session');
    await white.reads('Seal your next move.');
  });

  it('admits a player who is late', async () => {
    const regulations: RegulationsFrame = { time_control: '5400+30', present: ['white'], default_time: 600_000 };
    const seats = await visit.hall.game({ regulations, arbiter: true });
    const arbiter = await visit.person();
    await arbiter.comeTo(seats.game, seats.arbiter);
    await arbiter.button('Start the game').click();
    await confirm(arbiter, 'Start the game', 'Start the game');
    await arbiter.button('Admit a late player').click();
    const form = arbiter.page.getByRole('form', { name: 'Admit a late player' });
    await form.getByRole('radio', { name: 'Black' }).check({ force: true });
    await confirm(arbiter, 'Admit a late player', 'Admit Black', 'The train was late');
    await line(arbiter, /The train was late/).waitFor();
    await visit.hall.pass(700_000);
    expect((await visit.hall.view(seats.game)).state.phase).toBe('playing');
  });
});

describe('a player', () => {
  it('confirms or disputes the opponent’s claim where there is no arbiter', async () => {
    const seats = await visit.hall.game({
      regulations: {
        edition: '2009',
        time_control: '100',
        pace: 'standard',
        supervision: 'none',
        start: '8/8/4k3/8/8/4K3/4R3/7r w - - 0 40',
      },
    });
    const { white, black } = await visit.players(seats);
    await white.mayMove();
    await claims(white, /cannot win by normal means/i);
    await black.reads('Confirm or dispute the position and the claim.');
    expect(await white.button('Confirm').count()).toBe(0);
    await black.button('Dispute').click();
    await black.button('Dispute').waitFor({ state: 'detached' });
    await black.reads(/Black has disputed the position or the claim/);
  });

  it('corrects an entry of the own scoresheet', async () => {
    const seats = await visit.hall.game({ regulations: { scoresheets: 'players', time_control: '5400+30' } });
    const { white, black } = await visit.players(seats);
    await white.mayMove();
    await white.types('e4');
    await black.mayMove();
    const { page } = white;
    await page.getByRole('textbox', { name: 'Write move 1' }).fill('e3');
    await page.keyboard.press('Enter');
    await page.getByRole('table').getByRole('button', { name: 'e3' }).click();
    await page.getByRole('textbox', { name: 'Correct move 1' }).fill('e4');
    await page.keyboard.press('Enter');
    await page.getByRole('table').getByRole('button', { name: 'e4' }).waitFor();
    expect(await page.getByRole('table').getByRole('button', { name: 'e3' }).count()).toBe(0);
  });
});
