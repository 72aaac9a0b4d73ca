import { expect, it } from 'vitest';
import { Visit, playOn } from './harness/people';

const visit = new Visit();

it('a hall that is killed and comes back takes the game up', async () => {
  const seats = await visit.hall.game({ regulations: { time_control: '300+3' } });
  const { white, black } = await visit.players(seats);
  await playOn(white, black, 'e4 e5');
  await visit.hall.kill();
  for (const person of [white, black]) await person.reads('The hall does not answer.');
  await visit.hall.start();
  // After a fall the game stands still until both agree to go on.
  for (const person of [white, black]) await person.reads('Clocks are stopped.');
  for (const person of [white, black]) await person.button('Play may go on').click();
  await playOn(white, black, 'Nf3 Nc6');
  const { state } = await visit.hall.view(seats.game);
  expect(state.moves).toEqual(['e2e4', 'e7e5', 'g1f3', 'b8c6']);
});
