import { expect, it } from 'vitest';
import { Visit, playOn } from './harness/people';

const visit = new Visit();

it('two people play to mate with the mouse, and one who watches sees it all', async () => {
  const seats = await visit.hall.game({ regulations: { time_control: '300+3' } });
  const { white, black } = await visit.players(seats);
  const watcher = await visit.person();
  await watcher.comeTo(seats.game);
  await watcher.reads('Marek');

  await white.drag('f2', 'f3');
  await black.sees('f3', 'white pawn');
  await black.drag('e7', 'e5');
  await white.sees('e5', 'black pawn');
  await white.click('g2', 'g4');
  await black.sees('g4', 'white pawn');
  await black.drag('d8', 'h4');
  await white.sees('h4', 'black queen');

  for (const person of [white, black, watcher]) {
    await person.reads(/checkmate/i);
    await person.sees('h4', 'black queen');
  }
  const { state, hash } = await visit.hall.view(seats.game);
  expect([state.result, state.reason]).toEqual(['0-1', 'checkmate']);
  // The sheet to be signed contains the hash of the journal's last row.
  await white.page.locator('.hash', { hasText: hash }).waitFor({ state: 'attached' });
  // Each half-move is on everybody's scoresheet.
  for (const move of ['f3', 'e5', 'g4', 'Qh4#']) {
    await watcher.page.getByRole('table').getByText(move, { exact: true }).first().waitFor();
  }
});

it('the keyboard alone is enough to play to mate', async () => {
  const seats = await visit.hall.game();
  const { white, black } = await visit.players(seats);
  await white.walkAndPlay('f2', 'f3');
  await black.sees('f3', 'white pawn');
  await black.walkAndPlay('e7', 'e5');
  await white.sees('e5', 'black pawn');
  // A move can be typed, too.
  await white.types('g4');
  await black.sees('g4', 'white pawn');
  await black.walkAndPlay('d8', 'h4');
  await white.hears(/checkmate/i);
  expect((await visit.hall.view(seats.game)).state.result).toBe('0-1');
});

it('a touched piece must be moved', async () => {
  const seats = await visit.hall.game();
  const { white, black } = await visit.players(seats);
  await white.mayMove();
  await white.square('e2').click();
  await white
    .square('e2')
    .and(white.page.getByRole('gridcell', { name: /touched/ }))
    .waitFor();
  // Another piece cannot be moved instead: the pawn on e2 is bound by touch-move.
  await white.square('g1').click();
  await white.square('f3').click();
  await white.sees('g1', 'white knight');
  await white.click('e2', 'e4');
  await black.sees('e4', 'white pawn');
  // Acts are answered in order, so nothing else has arrived.
  expect((await visit.hall.view(seats.game)).state.moves).toEqual(['e2e4']);
});

it('looking back is unmistakable: arrows step after a click on the sheet, and a click on the board leads back', async () => {
  const seats = await visit.hall.game();
  const { white, black } = await visit.players(seats);
  await playOn(white, black, 'e4 e5 Nf3 Nc6');
  await white.page.getByRole('table').getByRole('button', { name: 'e5' }).click();
  await white.sees('g1', 'white knight');
  await white.button(/Position after 1…e5.*Back to the game/).waitFor();
  await white.page.keyboard.press('ArrowLeft');
  await white.sees('e7', 'black pawn');
  await white.page.keyboard.press('ArrowRight');
  await white.page.keyboard.press('ArrowRight');
  await white.sees('f3', 'white knight');
  await white.button(/Position after 2\.Nf3/).waitFor();
  await white.square('a5').click();
  await white.sees('c6', 'black knight');
  expect(await white.button(/Back to the game/).count()).toBe(0);
  await white.mayMove();
});

it('an adjustment is for one piece: the next touch binds', async () => {
  const seats = await visit.hall.game();
  const { white } = await visit.players(seats);
  await white.mayMove();
  await white.button('Adjust').click();
  await white.square('b1').click();
  await white.page.locator('[data-act=adjust][aria-pressed=false]').waitFor();
  await white.square('g1').click();
  await white.page.getByRole('gridcell', { name: /^g1, white knight.*touched/ }).waitFor();
  await expect.poll(async () => (await visit.hall.view(seats.game)).state.obliged?.squares).toEqual(['g1']);
});
