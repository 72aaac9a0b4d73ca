import { expect, it } from 'vitest';
import type { GameCreated } from '../src/protocol/protocol';
import { type Person, Visit } from './harness/people';

const visit = new Visit();
const PROMOTION = '8/2P3k1/7p/8/8/7P/6K1/8 w - - 0 1';

/** Taps with a finger: the browser sends pointer events, and a click to the element under the finger when it is lifted. */
async function tap({ page }: Person, square: string): Promise<void> {
  const box = await page.locator(`[data-square="${square}"]`).boundingBox();
  if (!box) throw new Error(`${square} is not on the screen`);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

async function promotesToKnight(person: Person): Promise<void> {
  await person.mayMove();
  await tap(person, 'c7');
  await tap(person, 'c8');
  const choice = person.page.getByRole('dialog', { name: 'The pawn becomes' });
  await choice.getByRole('button', { name: 'white knight' }).tap();
  await person.sees('c8', 'white knight');
}

it.each(['assisted', 'physical'] as const)(
  'a finger promotes to what it chooses, on a board that is %s',
  async (board) => {
    const seats = await visit.hall.game({ regulations: { board, start: PROMOTION } });
    const white = await visit.person({ width: 390, height: 844, hasTouch: true });
    const black = await visit.person();
    await white.comeTo(seats.game, seats.white);
    await black.comeTo(seats.game, seats.black);
    await promotesToKnight(white);
    if (board === 'physical') await white.button('Press the clock').tap();
    await black.sees('c8', 'white knight');
    await expect.poll(async () => (await visit.hall.view(seats.game)).state.moves).toEqual(['c7c8n']);
  },
);

it('so it does on one screen between two', async () => {
  const body = { regulations: { start: PROMOTION }, arbiter: false, seat: 'both' };
  const { game, token } = await visit.hall.ask<GameCreated>('/api/v1/games', { body });
  const person = await visit.person({ width: 820, height: 1180, hasTouch: true });
  await person.comeTo(game, token);
  await promotesToKnight(person);
  await expect.poll(async () => (await visit.hall.view(game)).state.moves).toEqual(['c7c8n']);
});

it('a move is planned with a finger and with the arrow keys, and made on its turn', async () => {
  const seats = await visit.hall.game({ regulations: { time_control: '900' } });
  const white = await visit.person();
  const black = await visit.person({ width: 390, height: 844, hasTouch: true });
  await white.comeTo(seats.game, seats.white);
  await black.comeTo(seats.game, seats.black);
  await black.mayPlan();
  await tap(black, 'e7');
  await tap(black, 'e5');
  await black.reads('e7–e5');
  await white.drag('e2', 'e4');
  await white.sees('e5', 'black pawn');
  await black.mayPlan();
  await black.walk('b8', 'c6');
  await black.reads('b8–c6');
  await white.drag('g1', 'f3');
  await white.sees('c6', 'black knight');
});
