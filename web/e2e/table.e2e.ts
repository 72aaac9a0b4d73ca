import { expect, it } from 'vitest';
import { Visit } from './harness/people';

const visit = new Visit();

it('who was not at the board at the start says so when coming', async () => {
  const seats = await visit.hall.game({ regulations: { present: [] } });
  const { white, black } = await visit.players(seats);
  for (const person of [white, black]) {
    const come = person.button('I am at the board');
    await come.click();
    await come.waitFor({ state: 'detached' });
  }
  await white.drag('e2', 'e4');
  await black.sees('e4', 'white pawn');
});

it('a scoresheet kept by hand is written in the own letters, cell by cell, without leaving the keyboard', async () => {
  const seats = await visit.hall.game({ regulations: { scoresheets: 'players', time_control: '5400+30' } });
  const white = await visit.person({ language: 'cs' });
  const black = await visit.person();
  await white.comeTo(seats.game, seats.white);
  await black.comeTo(seats.game, seats.black);
  await white.drag('g1', 'f3');
  await black.sees('f3', 'white knight');
  await black.drag('e7', 'e5');
  await white.sees('e5', 'černý pěšec');

  await white.page.getByRole('table').getByRole('textbox').focus();
  await white.page.keyboard.type('Jf3\n');
  await white.page.getByRole('cell', { name: 'Jf3', exact: true }).waitFor();
  // The input has moved on to the next cell.
  await white.page.keyboard.type('e5\n');
  await white.page.getByRole('cell', { name: 'e5', exact: true }).waitFor();
  expect(await black.page.getByRole('cell', { name: /Nf3|Jf3/ }).count()).toBe(0);
});
