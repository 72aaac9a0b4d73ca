/** One screen between two people: what is written at both ends belongs to the state of the game and goes with it. */
import { expect, it } from 'vitest';
import type { GameCreated } from '../src/protocol/protocol';
import { type Person, Visit } from './harness/people';

const visit = new Visit();

async function atOneScreen(): Promise<{ both: Person; game: string }> {
  const body = { regulations: { time_control: '900' }, arbiter: false, seat: 'both' };
  const { game, token } = await visit.hall.ask<GameCreated>('/api/v1/games', { body });
  const both = await visit.person();
  await both.comeTo(game, token);
  await both.mayMove();
  return { both, game };
}

/** What the two ends say, without the digits of the clocks. */
const written = async ({ page }: Person) => (await page.locator('.end .do').allInnerTexts()).join(' | ');
/** Presses a button at both ends. */
async function bothPress({ page }: Person, name: string): Promise<void> {
  for (const end of ['white', 'black']) await page.locator(`.end.${end}`).getByRole('button', { name }).click();
}

it('at one screen nobody reads that the clocks are stopped once they run', async () => {
  const { both, game } = await atOneScreen();
  await both.page.locator('.end.white').getByRole('button', { name: 'Stop', exact: true }).click();
  await expect.poll(() => written(both)).toMatch(/Stopped/);
  await bothPress(both, 'Resume');
  await expect.poll(async () => (await visit.hall.view(game)).state.phase).toBe('playing');
  await expect.poll(() => written(both)).not.toMatch(/stopped/i);
  await both.mayMove();
  // After a restart both ends say why they are stopped, and nothing of it when play is resumed.
  await visit.hall.kill();
  await expect.poll(() => written(both)).toMatch(/The server is not responding/);
  await visit.hall.start();
  await expect.poll(() => written(both)).toMatch(/The server was restarted/);
  expect(await written(both)).not.toMatch(/not responding/);
  await bothPress(both, 'Resume');
  await expect.poll(() => written(both)).not.toMatch(/stopped|restarted/i);
  await both.drag('e2', 'e4');
  await both.sees('e4', 'white pawn');
});

it('at one screen a refusal goes with the next move, and nothing but the result is told at the end', async () => {
  const { both, game } = await atOneScreen();
  // An assisted board refuses an illegal move, and says why.
  await both.carry('e2', 'e5');
  await expect.poll(() => written(both)).toMatch(/a pawn does not move that way/);
  await both.drag('e2', 'e4');
  await both.sees('e4', 'white pawn');
  await expect.poll(() => written(both)).toBe('Opponent to move | Press the clock after your move');
  const black = both.page.locator('.end.black');
  await black.getByRole('button', { name: 'More' }).click();
  await black.getByRole('button', { name: 'Resign' }).click();
  await black.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await both.reads(/White wins/);
  await expect.poll(async () => (await visit.hall.view(game)).state.phase).toBe('finished');
  await expect.poll(() => written(both)).toBe('Black | White');
});
