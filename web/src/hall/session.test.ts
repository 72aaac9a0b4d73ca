import { describe, expect, it, vi } from 'vitest';
import { HallProblem } from './api';
import { connection } from './connection.svelte';
import { entry, FakeWorld, view } from './fake';
import type { HalfMoveFrame } from '../protocol/protocol';
import { Session } from './session.svelte';

/** A browser that has joined a game and seen everything up to `seq`. */
function joined(seq = 3, now = 50_000) {
  const world = new FakeWorld();
  const session = new Session('g1', 'secret', () => 'cs', world);
  world.last.open();
  world.last.say(view(seq, now));
  return { world, session };
}

describe('joining', () => {
  it('says who comes, in which language, and what was seen', () => {
    const { world } = joined();
    expect(world.last.heard[0]).toEqual({ join: { token: 'secret', language: 'cs', after: 0 } });
  });

  it('shows what was missed in one stroke with the view', () => {
    const world = new FakeWorld();
    const session = new Session('g1', null, () => 'en', world);
    world.last.open();
    expect(world.last.heard[0]).toEqual({ join: { language: 'en', after: 0 } });
    world.last.say(entry(1, 10));
    world.last.say(entry(2, 20));
    expect(session.entries).toHaveLength(0);
    world.last.say(view(2, 30));
    expect(session.entries.map((told) => told.seq)).toEqual([1, 2]);
    expect(session.stands?.turn).toBe('white');
  });

  it('comes back after a break with what it has seen, and tells nothing twice', () => {
    const { world, session } = joined(3);
    world.last.say(entry(4, 51_000, { turn: 'black' }));
    world.last.breakOff();
    expect(session.socket).toBe('away');
    world.pass(1000);
    world.last.open();
    expect(world.last.heard[0]).toMatchObject({ join: { after: 4 } });
    world.last.say(entry(4, 51_000));
    world.last.say(entry(5, 52_000));
    world.last.say(view(5, 60_000));
    expect(session.entries.map((told) => told.seq)).toEqual([4, 5]);
    expect(session.socket).toBe('here');
  });

  it('keeps what arrived before a break, since it is not sent again', () => {
    const world = new FakeWorld();
    const session = new Session('g1', null, () => 'en', world);
    world.last.open();
    world.last.say(entry(1, 10));
    world.last.say(entry(2, 20));
    world.last.breakOff();
    world.pass(1000);
    world.last.open();
    expect(world.last.heard[0]).toMatchObject({ join: { after: 2 } });
    world.last.say(entry(3, 30));
    world.last.say(view(3, 40));
    expect(session.entries.map((told) => told.seq)).toEqual([1, 2, 3]);
  });

  it('puts a long history together from its parts', () => {
    const world = new FakeWorld();
    const session = new Session('g1', null, () => 'en', world);
    const halfMoves = (from: number, to: number) =>
      Array.from({ length: to - from }, (_, index) => ({ move: `m${from + index}` }) as HalfMoveFrame);
    const arrive = () => {
      world.last.open();
      world.last.say({ history: { from: 0, half_moves: halfMoves(0, 256) } });
    };
    arrive();
    world.last.breakOff();
    world.pass(1000);
    arrive();
    world.last.say({ history: { from: 256, half_moves: halfMoves(256, 512) } });
    const last = view(3, 40);
    world.last.say({ view: { ...last.view, history_from: 512, history: halfMoves(512, 515) } });
    expect(session.history.map(({ move }) => move)).toEqual(halfMoves(0, 515).map(({ move }) => move));
  });

  it('waits for a long game as long as something comes', () => {
    const world = new FakeWorld();
    const session = new Session('g1', null, () => 'en', world);
    world.last.open();
    for (let seq = 1; seq <= 5; seq += 1) {
      world.pass(6000);
      world.last.say(entry(seq, seq));
    }
    expect(session.socket).toBe('joining');
    world.last.say(view(5, 40));
    expect(session.socket).toBe('here');
  });

  it('gives up on a game that does not arrive', () => {
    const world = new FakeWorld();
    const session = new Session('g1', null, () => 'en', world);
    world.last.open();
    world.pass(5000);
    world.last.say(entry(1, 10));
    world.pass(7900);
    expect(session.socket).toBe('joining');
    world.pass(200);
    expect(session.socket).toBe('away');
  });

  it('fetches the whole game again when the language has changed', () => {
    const { world, session } = joined(1);
    world.last.say(entry(2, 51_000));
    session.restart();
    world.last.open();
    expect(world.last.heard[0]).toMatchObject({ join: { after: 0 } });
    world.last.say(entry(1, 10));
    world.last.say(entry(2, 51_000));
    world.last.say(view(2, 60_000));
    expect(session.entries.map((told) => told.seq)).toEqual([1, 2]);
  });

  it('waits longer after each failure', () => {
    const world = new FakeWorld();
    new Session('g1', null, () => 'en', world);
    for (const wait of [400, 800, 1600, 3200, 6400, 8000, 8000]) {
      world.last.breakOff();
      const before = world.sockets.length;
      world.pass(wait - 1);
      expect(world.sockets.length).toBe(before);
      world.pass(1);
      expect(world.sockets.length).toBe(before + 1);
    }
  });

  it('gives up a handshake that hangs', () => {
    const world = new FakeWorld();
    const session = new Session('g1', null, () => 'en', world);
    world.pass(8000);
    expect(session.socket).toBe('away');
  });
});

describe('an act', () => {
  it('is answered by the hall, by its id', async () => {
    const { world, session } = joined();
    const answer = session.act({ act: 'play', move: 'e2e4' });
    expect(session.kept).toHaveLength(1);
    const sent = world.last.heard[1] as { id: string };
    expect(sent).toMatchObject({ act: 'play', move: 'e2e4' });
    world.last.say({ ack: sent.id, seq: 4, hash: '', clock: { white: 1, black: 1, running: null } });
    expect(await answer).toEqual({ seq: 4 });
    expect(session.kept).toHaveLength(0);
  });

  it('that is refused changes nothing and says why', async () => {
    const { world, session } = joined();
    const answer = session.act({ act: 'play', move: 'e2e5' });
    const { id } = world.last.heard[1] as { id: string };
    const refused = { ruling: 'refused', code: 'illegal_move', why: 'The move is illegal.', article: '3.7' } as const;
    world.last.say({ ack: id, refused });
    expect(await answer).toEqual({ refused });
    expect(session.stands?.turn).toBe('white');
  });

  it('made while the hall is silent is kept and sent once it is back, under the same id', async () => {
    const { world, session } = joined();
    const first = session.act({ act: 'press' });
    const sent = world.last.heard[1] as { id: string };
    world.last.breakOff();
    void session.act({ act: 'offer_draw' });
    expect(session.kept.map(({ act }) => act)).toEqual(['press', 'offer_draw']);
    world.pass(1000);
    world.last.open();
    expect(world.last.heard).toHaveLength(1);
    world.last.say(view(4, 60_000));
    expect(world.last.heard.slice(1)).toMatchObject([{ act: 'press', id: sent.id }, { act: 'offer_draw' }]);
    world.last.say({ ack: sent.id, seq: 4, hash: '', clock: { white: 1, black: 1, running: null } });
    expect(await first).toEqual({ seq: 4 });
    expect(session.kept).toHaveLength(1);
  });
});

describe('the end of a socket', () => {
  it('for good is told, and answers whoever waits', async () => {
    const { world, session } = joined();
    const answer = session.act({ act: 'press' });
    const closed = { code: 'taken_over', detail: 'this seat was taken over from another device' };
    world.last.say({ closed });
    world.last.breakOff();
    expect(session.closed).toEqual(closed);
    expect(await answer).toEqual({ error: closed });
    world.pass(60_000);
    expect(world.sockets).toHaveLength(1);
  });

  it('because the hall is closing is a break like any other', () => {
    const { world, session } = joined();
    world.last.say({ closed: { code: 'closing', detail: 'the hall is closing' } });
    world.last.breakOff();
    world.pass(1000);
    expect(session.closed).toBeNull();
    expect(world.sockets).toHaveLength(2);
  });

  it('that only looks alive is noticed by a ping', () => {
    const { world, session } = joined();
    session.rejoin();
    world.pass(8000);
    expect(session.socket).toBe('away');
    expect(connection.reach).toBe('silent');
  });

  it('by leaving is no trouble of the hall', () => {
    const { world, session } = joined();
    session.leave();
    world.pass(60_000);
    expect(world.sockets).toHaveLength(1);
    expect(connection.reach).toBe('here');
  });
});

describe('a hall that is away', () => {
  it('is away through all attempts, and how long is counted from the first', () => {
    const { world, session } = joined();
    world.last.breakOff();
    const since = connection.since;
    expect([session.isAway, since === null]).toEqual([true, false]);
    world.pass(600);
    expect([session.socket, session.isAway, connection.since]).toEqual(['joining', true, since]);
    world.last.breakOff();
    expect([session.isAway, connection.since]).toEqual([true, since]);
    world.pass(2_000);
    world.last.open();
    world.last.say(view(3, 60_000));
    expect([session.isAway, connection.since]).toEqual([false, null]);
  });

  it('is tried at once when somebody asks, also while an attempt hangs', () => {
    const { world, session } = joined();
    world.last.breakOff();
    session.rejoin();
    expect(world.sockets).toHaveLength(2);
    world.last.breakOff();
    world.pass(1_000);
    expect([session.socket, world.sockets.length]).toEqual(['joining', 3]);
    session.rejoin();
    expect(world.sockets).toHaveLength(4);
  });
});

describe('the moves on the board', () => {
  const move = (move: string) => ({ move, san: move, by: 'white' as const, position: '' });

  it('grow with each move and shrink when some are taken back', () => {
    const { world, session } = joined(3);
    world.last.say(entry(4, 1, { history_length: 1, last: move('e2e4') }));
    world.last.say(entry(5, 2, { history_length: 2, last: move('e7e5') }));
    world.last.say(entry(6, 3, { history_length: 2, last: move('e7e5') }));
    expect(session.history.map(({ move }) => move)).toEqual(['e2e4', 'e7e5']);
    world.last.say(entry(7, 4, { history_length: 1, last: move('e2e4') }));
    expect(session.history.map(({ move }) => move)).toEqual(['e2e4']);
    world.last.say(entry(8, 5, { history_length: 0 }));
    expect(session.history).toEqual([]);
  });

  it('are not guessed at where the players keep the score', () => {
    const { world, session } = joined(3);
    world.last.say(entry(4, 1, { turn: 'black' }));
    expect(session.history).toEqual([]);
  });
});

it('who comes and goes is told by the hall', () => {
  const { world, session } = joined();
  const seats = [{ seat: 'white' as const, name: 'Jana', taken: true, here: true, invited: false }];
  world.last.say({ seats });
  expect(session.seats).toEqual(seats);
});

it('is told that there is no such game, though a socket that is not opened does not say why', async () => {
  const world = new FakeWorld();
  world.find = () => Promise.reject(new HallProblem('no_such_game', 404, 'no such game'));
  const session = new Session('nonsense', null, () => 'en', world);
  world.last.breakOff();
  await vi.waitFor(() => expect(session.socket).toBe('closed'));
  expect(session.closed?.code).toBe('no_such_game');
  const attempts = world.sockets.length;
  world.pass(60_000);
  expect(world.sockets).toHaveLength(attempts);
});

it('waits for a server that is away, whatever the game', async () => {
  const world = new FakeWorld();
  world.find = () => Promise.reject(new HallProblem('silent', 0, 'no answer'));
  const session = new Session('g1', null, () => 'en', world);
  world.last.breakOff();
  await Promise.resolve();
  expect(session.isAway).toBe(true);
  world.pass(1000);
  expect(world.sockets.length).toBeGreaterThan(1);
});

describe('a server with several nodes', () => {
  it('is tried at the next node when the connection is lost, and at the first again after that', () => {
    const { world } = joined();
    const first = world.addresses[0] ?? '';
    world.last.say({ nodes: ['https://one.example', 'https://two.example'] });
    const { pathname } = new URL(first);
    world.last.breakOff();
    world.pass(1000);
    expect(world.addresses.at(-1)).toBe(`wss://one.example${pathname}`);
    world.last.breakOff();
    world.pass(2000);
    expect(world.addresses.at(-1)).toBe(`wss://two.example${pathname}`);
    world.last.breakOff();
    world.pass(4000);
    expect(world.addresses.at(-1)).toBe(first);
  });

  it('stops the displays while nothing can be recorded, and charges nobody', () => {
    const { world, session } = joined(3, 50_000);
    world.pass(2000);
    world.last.say({ interrupted: { ms: 2000, over: false } });
    expect(session.isInterrupted).toBe(true);
    world.pass(5000);
    expect(session.display('white')).toBe(298_000);
    world.last.say({ interrupted: { ms: 7000, over: true, seq: 4 } });
    expect(session.isInterrupted).toBe(false);
    expect(session.display('white')).toBeGreaterThan(299_900);
  });
});

describe('the clocks', () => {
  it('go on between frames by the hall’s time, the running one alone', () => {
    const { world, session } = joined(3, 50_000);
    world.pass(1500);
    expect(session.display('white')).toBe(298_500);
    expect(session.display('black')).toBe(300_000);
  });

  it('are put right by the quickest answer to a ping', () => {
    const { world, session } = joined(3, 50_000);
    const { ping } = world.last.sent.find((frame) => 'ping' in frame) as { ping: number };
    world.pass(200);
    // Asked at 0 and answered after 200 ms: the server read its clock about 100 ms ago.
    world.last.say({ pong: ping, now: 50_400 });
    expect(session.now()).toBeCloseTo(50_500, -1);
  });

  it('stand still as long as the server itself was late', () => {
    const { world, session } = joined(3, 50_000);
    world.pass(3_000);
    world.last.say(entry(4, 50_000, { clock: { white: 300_000, black: 300_000, running: 'black' }, held: 2_980 }));
    expect(session.display('black')).toBe(299_980);
  });

  it('stand while nobody knows what the hall’s clocks do', () => {
    const { world, session } = joined();
    world.pass(2000);
    world.last.breakOff();
    world.pass(300);
    expect(session.display('white')).toBe(298_000);
  });

  it('never show less than nothing', () => {
    const { world, session } = joined();
    world.last.say(entry(4, 50_000, { clock: { white: 500, black: 9, running: 'white' } }));
    world.pass(2000);
    expect(session.display('white')).toBe(0);
  });

  it('start anew from what an entry says', () => {
    const { world, session } = joined(3, 50_000);
    world.pass(1000);
    world.last.say(entry(4, 51_000, { clock: { white: 299_000, black: 300_000, running: 'black' } }));
    world.pass(500);
    expect(session.display('black')).toBe(299_500);
    expect(session.display('white')).toBe(299_000);
  });
});

describe('being ready', () => {
  it('is said at once, and again after a break, before what was kept', () => {
    const { world, session } = joined();
    session.ready();
    expect(world.last.heard.at(-1)).toEqual({ ready: true });
    world.last.breakOff();
    void session.act({ act: 'play', move: 'e2e4' });
    world.pass(1000);
    world.last.open();
    world.last.say(view(3, 60_000));
    expect(world.last.heard.slice(1)).toMatchObject([{ ready: true }, { act: 'play' }]);
  });
});
