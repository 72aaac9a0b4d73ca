import { describe, expect, it } from 'vitest';
import { HallProblem } from '../hall/api';
import { Doing } from './doing.svelte';

/** Something that the server answers when the test says so. */
function pending() {
  let answer: () => void = () => undefined;
  let fail: (why: Error) => void = () => undefined;
  const done = new Promise<void>((resolve, reject) => {
    answer = resolve;
    fail = reject;
  });
  return { what: () => done, answer, fail };
}
const silent = () => new HallProblem('silent', 0, 'x');

describe('what the page asks of the server', () => {
  it('is done row by row in the order of the taps, and none is left out', async () => {
    const doing = new Doing();
    const first = pending();
    const order: string[] = [];
    const done = [
      doing.queue({ key: 5 }, async () => {
        await first.what();
        order.push('5');
      }),
      doing.queue({ key: 6 }, () => Promise.resolve(order.push('6'))),
      doing.queue({ key: 7 }, () => Promise.resolve(order.push('7'))),
    ];
    expect([5, 6, 7, 8].map((key) => doing.isWaiting(key))).toEqual([true, true, true, false]);
    first.answer();
    expect(await Promise.all(done)).toEqual([true, true, true]);
    expect(order).toEqual(['5', '6', '7']);
    expect(doing.isWaiting(5)).toBe(false);
  });

  it('goes on after a row that failed, and says which row it was until that row is done again', async () => {
    const doing = new Doing();
    const failed = doing.queue({ key: 5, name: 'Board 5' }, () => Promise.reject(silent()));
    const other = doing.queue({ key: 6, name: 'Board 6' }, () => Promise.resolve());
    expect(await Promise.all([failed, other])).toEqual([false, true]);
    expect(doing.problem).toMatch(/^Board 5: /);
    await doing.queue({ key: 6, name: 'Board 6' }, () => Promise.resolve());
    expect(doing.problem).toMatch(/^Board 5: /);
    await doing.queue({ key: 5, name: 'Board 5' }, () => Promise.resolve());
    expect(doing.problem).toBe('');
  });

  it('takes a step only after the rows that were tapped before it, and not if one of them failed', async () => {
    const doing = new Doing();
    const row = pending();
    let steps = 0;
    const step = () => Promise.resolve((steps += 1));
    void doing.queue({ key: 5 }, row.what);
    const taken = doing.run(step);
    expect([doing.isBusy, steps]).toEqual([true, 0]);
    row.answer();
    expect([await taken, steps, doing.isBusy]).toEqual([true, 1, false]);

    const other = pending();
    void doing.queue({ key: 5 }, other.what);
    const held = doing.run(step);
    other.fail(silent());
    expect([await held, steps]).toEqual([false, 1]);
    expect(doing.problem).not.toBe('');
    // What stays wrong in a row is no reason against a step that is asked for later.
    expect(await doing.run(step)).toBe(true);
    expect(doing.problem).toBe('');
  });

  it('takes one step at a time', async () => {
    const doing = new Doing();
    const step = pending();
    const first = doing.run(step.what);
    expect(await doing.run(() => Promise.resolve())).toBe(false);
    step.answer();
    expect(await first).toBe(true);
  });
});
