import { expect, it } from 'vitest';
import type { GameCreated } from '../src/protocol/protocol';
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

it('against the engine a move is taken back freely, and afterwards the engine says what it thinks', async () => {
  const { game, token } = await visit.hall.ask<GameCreated>('/api/v1/games', {
    body: { regulations: { time_control: '900' }, seat: 'white', opponent: { engine: 'stockfish', strength: 1 } },
  });
  const person = await visit.person();
  await person.comeTo(game, token);
  await person.mayMove();
  await person.types('e4');
  await person.hasWritten(2);
  await person.button('Take back').click();
  await person.hasWritten(0);
  await person.sees('e2', 'white pawn');
  await person.mayMove();
  await person.types('d4');
  await person.hasWritten(2);
  await person.types('resign');
  await person
    .button(/^Resign/)
    .last()
    .click();
  await person.button('Ask the engine').click();
  await person.reads(/^Stockfish.*depth/);
});
