import { expect, it } from 'vitest';
import { Visit, playOn } from './harness/people';

const visit = new Visit();

it('a hall that is killed and comes back takes the game up', async () => {
  const seats = await visit.hall.game({ regulations: { time_control: '300+3' } });
  const { white, black } = await visit.players(seats);
  await playOn(white, black, 'e4 e5');
  await visit.hall.kill();
  for (const person of [white, black]) await person.reads('The server is not responding.');
  await visit.hall.start();
  // After a crash the game is stopped until both players agree to resume.
  for (const person of [white, black]) await person.reads('Clocks are stopped.');
  for (const person of [white, black]) await person.button('Agree to resume').click();
  await playOn(white, black, 'Nf3 Nc6');
  const { state } = await visit.hall.view(seats.game);
  expect(state.moves).toEqual(['e2e4', 'e7e5', 'g1f3', 'b8c6']);
});

it('a move made while the server was away is kept, explained, and sent when play goes on', async () => {
  const seats = await visit.hall.game({ regulations: { time_control: '300+3' } });
  const { white, black } = await visit.players(seats);
  await playOn(white, black, 'e4 e5');
  await visit.hall.kill();
  await white.reads('Connection lost');
  await white.drag('g1', 'f3');
  await white.reads(/Your move Nf3 has been saved/);
  await visit.hall.start();
  // Everybody sees why the clocks are stopped, and nothing is called impossible.
  for (const person of [white, black]) await person.reads('The server was restarted.');
  await white.reads('Your move Nf3 has been saved. It is sent when play resumes.');
  expect(await white.page.getByText('Not possible').count()).toBe(0);
  // The player who has agreed sees it, and so does the other.
  await white.button('Agree to resume').click();
  await white.reads('You have agreed to resume. Waiting for Hrubý.');
  await black.reads('Marek agrees to resume.');
  await black.button('Agree to resume').click();
  await black.sees('f3', 'white knight');
  for (const person of [white, black]) {
    await expect
      .poll(() =>
        person.page
          .locator('.slips')
          .getByText(/clocks are stopped/i)
          .count(),
      )
      .toBe(0);
  }
  expect((await visit.hall.view(seats.game)).state.moves).toEqual(['e2e4', 'e7e5', 'g1f3']);
});
