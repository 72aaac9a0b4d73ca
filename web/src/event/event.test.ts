import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connection } from '../hall/connection.svelte';
import { FakeSocket } from '../hall/fake';
import type { EventEntryFrame } from '../protocol/event';
import { changes, LiveEvent } from './event.svelte';
import { keepLink, linkTo } from './links';

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
  function answering(seq: () => number, status = 200, type = 'urn:arbiter:problem:no_such_part') {
    return vi.spyOn(globalThis, 'fetch').mockImplementation(() =>
      Promise.resolve(
        new Response(JSON.stringify({ seq: seq(), type, detail: 'x' }), {
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

  it('keep their value when a proxy answers, and are fetched again', async () => {
    vi.useFakeTimers();
    const passed = (ms = 0) => vi.advanceTimersByTimeAsync(ms);
    let seq = 4;
    answering(() => seq);
    const live = new LiveEvent('e1', 'token');
    const [part, stop] = live.hold<{ seq: number }>('rounds/1');
    await passed();
    vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response('gone', { status: 404 })));
    live.hear(entry(5, 'result_entered'));
    await passed();
    expect([part.value?.seq, part.isMissing]).toEqual([4, false]);
    seq = 5;
    answering(() => seq);
    await passed(2_000);
    expect(part.value?.seq).toBe(5);
    stop();
    vi.useRealTimers();
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

describe('an act that depends on what a part says', () => {
  /** A server whose event moves on until `moves` more rows are there; each act names the row that it follows. */
  function moving(moves: number) {
    let seq = 4;
    const after: (string | null)[] = [];
    vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
      const url = new URL(input as string, 'http://hall.test');
      const headers = { 'arbiter-seq': String(seq) };
      if (init?.method !== 'POST') return Promise.resolve(new Response(JSON.stringify({ seq }), { headers }));
      after.push(url.searchParams.get('after'));
      if (after.length > moves) return Promise.resolve(new Response(JSON.stringify({ seq: seq + 1 })));
      seq += 1;
      const problem = { type: 'urn:arbiter:problem:event_moved', detail: 'x' };
      return Promise.resolve(new Response(JSON.stringify(problem), { status: 409 }));
    });
    return after;
  }
  const act = { act: 'publish' } as const;

  it('is made again from the newest version when somebody else was faster', async () => {
    const after = moving(2);
    const seen: number[] = [];
    const isDone = await new LiveEvent('e1', 'token').actOn<{ seq: number }>('', ({ seq }) => {
      seen.push(seq);
      return act;
    });
    expect([isDone, seen, after]).toEqual([true, [4, 5, 6], ['4', '5', '6']]);
  });

  it('is not done if the newest version does not want it, and fails if the event never rests', async () => {
    const after = moving(1);
    expect(await new LiveEvent('e1', 'token').actOn('', () => null)).toBe(false);
    expect(after).toEqual([]);
    moving(1000);
    await expect(new LiveEvent('e1', 'token').actOn('', () => act)).rejects.toMatchObject({ type: 'event_moved' });
  });
});

describe('the socket of the page', () => {
  const sockets: FakeSocket[] = [];
  const answers = { status: 200, type: 'none' };
  beforeEach(() => {
    vi.useFakeTimers();
    sockets.length = 0;
    Object.assign(answers, { status: 200, type: 'none' });
    vi.stubGlobal(
      'WebSocket',
      class extends FakeSocket {
        constructor() {
          super();
          sockets.push(this);
        }
      },
    );
    vi.spyOn(globalThis, 'fetch').mockImplementation(() =>
      Promise.resolve(
        new Response(JSON.stringify({ type: `urn:arbiter:problem:${answers.type}`, detail: 'x' }), {
          status: answers.status,
          headers: { 'arbiter-seq': '3' },
        }),
      ),
    );
    keepLink({ event: 'e1', token: 'token', person: 1, name: 'x', roles: ['organiser'], title: 'x', taken: 0 });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
  const say = (frame: object) => sockets.at(-1)?.say(frame as never);
  const joined = () => {
    sockets.at(-1)?.open();
    say({ joined: { person: 1, name: 'O', roles: [], seq: 3 } });
  };
  const passed = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

  it('fetches what was missing again when it joins, though nothing has happened since', async () => {
    answers.status = 404;
    const live = new LiveEvent('e1', 'token');
    const stop = live.run();
    joined();
    await passed();
    expect(live.isMissing).toBe(true);
    answers.status = 200;
    sockets.at(-1)?.breakOff();
    await passed(1_000);
    joined();
    await passed();
    expect([live.isMissing, live.event !== null]).toEqual([false, true]);
    stop();
  });

  it('says that the server answers though there is no such event, and that it does not once it is gone', async () => {
    Object.assign(answers, { status: 404, type: 'no_such_event' });
    // The socket fails while the answer is being read.
    const answer = vi.mocked(fetch).getMockImplementation();
    vi.mocked(fetch).mockImplementationOnce(async (...asked) => {
      const response = (await answer?.(...asked)) ?? Response.error();
      const text = await response.text();
      response.text = () => (sockets.at(-1)?.breakOff(), Promise.resolve(text));
      return response;
    });
    const live = new LiveEvent('e1', null);
    const stop = live.run();
    await passed();
    const found: string[] = [connection.reach];
    for (let attempt = 0; attempt < 4; attempt += 1) {
      sockets.at(-1)?.breakOff();
      await passed();
      found.push(connection.reach);
      await passed(12_000);
      found.push(connection.reach);
    }
    expect([live.isMissing, new Set(found)]).toEqual([true, new Set(['here'])]);
    vi.mocked(fetch).mockRejectedValue(new Error('gone'));
    await passed(20_000);
    expect(connection.reach).toBe('silent');
    stop();
  });

  it('tells a device without a network from a server that does not answer', async () => {
    const live = new LiveEvent('e1', 'token');
    const stop = live.run();
    joined();
    expect(connection.reach).toBe('here');
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    sockets.at(-1)?.breakOff();
    expect(connection.reach).toBe('offline');
    stop();
  });

  it('asks whether the server answers when the page is left while the socket is being opened', async () => {
    const live = new LiveEvent('e1', 'token');
    const stop = live.run();
    await passed();
    sockets.at(-1)?.breakOff();
    await passed(2_000);
    expect(connection.reach).toBe('joining');
    stop();
    await passed();
    expect(connection.reach).toBe('here');
  });

  it('knows a revoked link from an event that does not exist', async () => {
    Object.assign(answers, { status: 403, type: 'no_link' });
    const live = new LiveEvent('e1', 'token');
    const stop = live.run();
    await passed();
    expect([live.isMissing, live.closed?.code, linkTo('e1')]).toEqual([false, 'no_link', null]);
    stop();
  });

  it('can join again after it was closed: with its link, or without one that was revoked', async () => {
    const live = new LiveEvent('e1', 'token');
    const stop = live.run();
    joined();
    say({ closed: { code: 'too_much', detail: 'x' } });
    await passed();
    expect([live.state, live.closed?.code, sockets.length]).toEqual(['closed', 'too_much', 1]);
    live.again();
    joined();
    expect([live.state, live.closed]).toEqual(['here', null]);
    expect(sockets.at(-1)?.heard[0]).toMatchObject({ join: { token: 'token' } });
    say({ closed: { code: 'revoked', detail: 'x' } });
    live.again();
    joined();
    expect([live.state, sockets.length]).toEqual(['here', 3]);
    expect(sockets.at(-1)?.heard[0]).toEqual({ join: {} });
    stop();
  });

  it('stops the clocks of the boards while the server is away', async () => {
    const live = new LiveEvent('e1', 'token');
    const stop = live.run();
    joined();
    await passed(100);
    const before = live.boardTime();
    await passed(100);
    expect(live.boardTime()).toBe(before + 100);
    sockets.at(-1)?.breakOff();
    const lost = live.boardTime();
    await passed(5_000);
    expect(live.boardTime()).toBe(lost);
    joined();
    expect(live.boardTime()).toBeGreaterThanOrEqual(lost + 5_000);
    stop();
  });
});
