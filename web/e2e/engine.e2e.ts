import { expect, it } from 'vitest';
import { Visit } from './harness/people';

const visit = new Visit();

it('a game against Stockfish is two clicks away, and it answers', async () => {
  const person = await visit.person();
  await person.goTo('/');
  await person.page.getByRole('radio', { name: /Against the engine/ }).check({ force: true });
  await person.page.getByRole('slider', { name: /strength/i }).waitFor();
  await person.page.getByRole('radio', { name: 'White', exact: true }).check({ force: true });
  await person.page
    .getByRole('form')
    .getByRole('button', { name: /sit down|play|start/i })
    .click();
  await person.mayMove();
  await person.types('e4');
  await expect.poll(() => person.movesWritten()).toBeGreaterThan(1);
});
