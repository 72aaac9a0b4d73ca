import { describe, expect, it } from 'vitest';
import type { ActFrame } from '../../protocol/protocol';
import { START_POSITION } from '../../protocol/protocol';
import { Plan } from './plan.svelte';

function planning(position = START_POSITION, isPossible = true) {
  const acts: ActFrame[] = [];
  const plan = new Plan({
    position,
    mine: 'black',
    act: (act) => {
      acts.push(act);
      return Promise.resolve(
        isPossible ? { seq: 5 } : { refused: { code: 'illegal_move', ruling: 'refused', article: '3.1' } as never },
      );
    },
  });
  return { plan, acts };
}

describe('a planned move', () => {
  it('is sent in one act, without a touch that would bind', async () => {
    const { plan, acts } = planning();
    plan.touch('e7');
    expect(plan.held).toBe('e7');
    plan.place('e7', 'e5');
    expect([plan.held, plan.label, acts]).toEqual([null, 'e7–e5', []]);
    expect(await plan.make()).toBe(true);
    expect(acts).toEqual([{ act: 'play', move: 'e7e5' }]);
    expect([plan.move, plan.dropped]).toEqual([null, null]);
  });

  it('is dropped if it is not possible then, and says which', async () => {
    const { plan } = planning(START_POSITION, false);
    plan.place('d8', 'h4');
    expect(await plan.make()).toBe(false);
    expect([plan.move, plan.dropped]).toEqual([null, 'd8–h4']);
  });

  it('is forgotten when another piece is taken up, and when it is cancelled', async () => {
    const { plan, acts } = planning();
    plan.place('e7', 'e5');
    plan.touch('d7');
    expect(plan.move).toBeNull();
    plan.place('d7', 'd5');
    plan.cancel();
    expect(await plan.make()).toBe(false);
    expect(acts).toEqual([]);
  });

  it('asks for the new piece of a pawn', () => {
    const { plan } = planning('4k3/8/8/8/8/8/p7/4K3 w - - 0 1');
    plan.place('a2', 'a1');
    expect(plan.move).toBeNull();
    plan.promote('knight');
    expect(plan.move?.text).toBe('a2a1n');
    plan.place('a2', 'a1');
    plan.promote(null);
    expect(plan.move).toBeNull();
  });

  it('can be typed', () => {
    const { plan } = planning();
    plan.write('Nf6');
    expect([plan.label, plan.move?.from]).toEqual(['Nf6', null]);
    plan.write('g8f6');
    expect([plan.label, plan.move?.to]).toEqual(['g8–f6', 'f6']);
  });
});
