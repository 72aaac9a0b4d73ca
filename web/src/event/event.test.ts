import { afterEach, describe, expect, it, vi } from 'vitest';
import type { EventEntryFrame } from '../protocol/event';
import { changes, LiveEvent } from './event.svelte';

const entry = (seq: number, ...rulings: string[]) =>
  ({ seq, at: 0, rulings: rulings.map((ruling) => ({ ruling })) }) as unknown as EventEntryFrame;

describe('an entry', () => {
  it('changes only the parts that it is about', () => {
    expect(changes(entry(1, 'taken'), 'attention')).toBe(true);
    expect(changes(entry(1, 'taken'), 'rounds/3')).toBe(false);
    expect(changes(entry(1, 'result_entered'), 'rounds/3')).toBe(true);
    expect(changes(entry(1, 'result_entered'), 'standings')).toBe(true);
    expect(changes(entry(1, 'result_entered'), 'notes')).toBe(false);
    expect(changes(entry(1, 'penalised'), 'standings')).toBe(true);
    expect(changes(entry(1, 'appointed'), 'people')).toBe(true);
    expect(changes(entry(1), 'rounds/1')).toBe(true);
  });
});

describe('the parts of an event', () => {
  afterEach(() => vi.restoreAllMocks());
  /** Answers with the number of the last row. */
  function answering(seq: () => number, status = 200) {
    return vi.spyOn(globalThis, 'fetch').mockImplementation(() =>
      Promise.resolve(
        new Response(JSON.stringify({ seq: seq(), detail: 'x' }), {
          status,
          headers: { 'arbiter-seq': String(seq()) },
        }),
      ),
    );
  }
  /** Lets everything happen that needs no more time. */
  const settled = async () => {
    for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setTimeout(resolve));
  };

  it('are fetched while they are held, and again after what changes them', async () => {
    let seq = 4;
    const fetched = answering(() => seq);
    const live = new LiveEvent('e1', 'token');
    const [part, stop] = live.hold<{ seq: number }>('rounds/1');
    await settled();
    expect(part.value?.seq).toBe(4);
    seq = 5;
    live.hear(entry(5, 'noted'));
    await settled();
    expect(fetched).toHaveBeenCalledTimes(1);
    live.hear(entry(6, 'result_entered'));
    seq = 6;
    await settled();
    expect(part.value?.seq).toBe(6);
    stop();
    live.hear(entry(7, 'result_entered'));
    await settled();
    const calls = fetched.mock.calls.length;
    // Held again, it is brought up to date.
    seq = 7;
    live.hold('rounds/1');
    await settled();
    expect(fetched.mock.calls.length).toBe(calls + 1);
    expect(part.value?.seq).toBe(7);
  });

  it('are fetched again until the answer includes what is known', async () => {
    const answers = [3, 3, 5];
    const fetched = answering(() => answers[0] ?? 5);
    fetched.mockImplementation(() => {
      const seq = answers.shift() ?? 5;
      return Promise.resolve(new Response(`{"seq":${seq}}`, { headers: { 'arbiter-seq': String(seq) } }));
    });
    const live = new LiveEvent('e1', 'token');
    const [part] = live.hold<{ seq: number }>('standings');
    live.hear(entry(5, 'result_entered'));
    await settled();
    expect(part.value?.seq).toBe(5);
    expect(fetched).toHaveBeenCalledTimes(3);
  });

  it('that are not there are missing', async () => {
    answering(() => 0, 404);
    const live = new LiveEvent('e1', null);
    const [part] = live.hold('attention');
    await settled();
    expect([part.value, part.isMissing]).toEqual([null, true]);
  });

  it('tell each entry once, whoever brings it first', () => {
    answering(() => 0);
    const live = new LiveEvent('e1', 'token');
    const heard: number[] = [];
    live.listen(({ seq }) => heard.push(seq));
    live.hear(entry(3, 'noted'));
    live.hear(entry(3, 'noted'));
    live.hear(entry(4, 'noted'));
    expect(heard).toEqual([3, 4]);
  });
});
