// Compares the displays of a page with the server's clock, over whole games: both are simulated here, with a network between them.

import { describe, expect, it } from 'vitest';
import type { Color, ServerFrame, StandsFrame } from '../protocol/protocol';
import { HallClock } from './clock';
import { entry, FakeWorld, view } from './fake';
import { Session } from './session.svelte';

/** A server with one game, a page that shows it, and a network with delays in both directions. */
class Net {
  readonly world = new FakeWorld();
  readonly session: Session;
  /** The delays in milliseconds, to the server and back. */
  up = 20;
  down = 20;
  #seq = 1;
  /** When the game began, in true time; null before. */
  #origin: number | null = null;
  #clock: StandsFrame['clock'] = { white: 300_000, black: 300_000, running: null };
  #clockAt = 0;
  #answered = 0;

  constructor() {
    this.session = new Session('g1', 'secret', () => 'en', this.world);
    this.#arrive();
  }

  /** The true time, which also advances while the page sleeps. */
  get #true(): number {
    return this.world.wall();
  }

  get now(): number {
    return this.#origin === null ? 0 : Math.floor(this.#true - this.#origin);
  }

  /** Returns what the server would say that a clock shows now. */
  left(color: Color): number {
    const used = this.#clock.running === color ? this.now - this.#clockAt : 0;
    return this.#clock[color] - used;
  }

  /** Lets time pass; pings that were sent are answered. */
  pass(ms: number) {
    for (let passed = 0; passed < ms; passed += 10) {
      this.world.pass(Math.min(10, ms - passed));
      this.#answer();
    }
  }

  /** Simulates a sleeping device: its monotonic clock stands still, the server's does not. */
  sleep(ms: number) {
    this.world.sleep(ms);
  }

  /** Makes a ruling after which the given clock runs. */
  run(running: Color | null) {
    this.#origin ??= this.#true;
    this.#clock = { white: this.left('white'), black: this.left('black'), running };
    this.#clockAt = this.now;
    this.#seq += 1;
    this.#tell(entry(this.#seq, this.#clockAt, { clock: this.#clock, phase: 'playing' }));
  }

  /** Kills the server; when it is back, its game continues from the last entry. */
  fall(ms: number) {
    this.world.last.breakOff();
    this.world.pass(ms);
    if (this.#origin !== null) this.#origin = this.#true - this.#clockAt;
    this.#arrive();
  }

  /** Returns the error of the page in milliseconds. */
  get error(): number {
    return Math.max(
      ...(['white', 'black'] as const).map((color) =>
        Math.abs((this.session.display(color) ?? NaN) - this.left(color)),
      ),
    );
  }

  #arrive() {
    this.world.last.open();
    const clock = { white: this.left('white'), black: this.left('black'), running: this.#clock.running };
    const now = this.now;
    this.#later(this.down, () =>
      this.world.last.say(view(this.#seq, now, { clock, phase: this.#origin === null ? 'waiting' : 'playing' })),
    );
    this.#answered = 0;
    this.pass(this.down + 1000);
  }

  #answer() {
    const socket = this.world.last;
    const asked = socket.sent.slice(this.#answered);
    this.#answered = socket.sent.length;
    for (const frame of asked) {
      if (!('ping' in frame)) continue;
      const { ping } = frame as { ping: number };
      this.#later(this.up, () => this.#tell({ pong: ping, now: this.now }));
    }
  }

  #tell(frame: ServerFrame) {
    const socket = this.world.last;
    this.#later(this.down, () => socket === this.world.last && socket.say(frame));
  }

  #later(ms: number, what: () => void) {
    this.world.after(ms, what);
  }
}

/** Plays moves in turn, each after a thinking time; returns the largest error of the page once it could know the time. */
function play(net: Net, thinking: readonly number[]): number {
  let worst = 0;
  let running: Color = 'white';
  for (const ms of thinking) {
    net.run(running);
    net.pass(net.up + 2 * net.down + 20);
    for (let passed = 0; passed < ms; passed += 500) {
      net.pass(500);
      worst = Math.max(worst, net.error);
    }
    running = running === 'white' ? 'black' : 'white';
  }
  return worst;
}

const GAME = [3000, 8000, 20_000, 1000, 16_000, 500];

describe('the displays stay within 50 ms of the server', () => {
  it('after however long a wait for the opponent', () => {
    for (const waited of [0, 75_000, 600_000]) {
      const net = new Net();
      net.pass(waited);
      expect(play(net, GAME), `after ${waited} ms`).toBeLessThan(50);
    }
  });

  it('over a slow network whose delay changes', () => {
    const net = new Net();
    net.pass(30_000);
    [net.up, net.down] = [400, 380];
    expect(play(net, GAME)).toBeLessThan(50);
    [net.up, net.down] = [900, 30];
    expect(play(net, GAME)).toBeLessThan(50);
    [net.up, net.down] = [15, 700];
    expect(play(net, GAME)).toBeLessThan(50);
  });

  it('after the device has slept, even if the network is slower then', () => {
    const net = new Net();
    expect(play(net, GAME)).toBeLessThan(50);
    net.run('white');
    net.pass(1000);
    [net.up, net.down] = [60, 60];
    net.sleep(45_000);
    net.pass(2000);
    expect(net.error).toBeLessThan(50);
    expect(play(net, GAME)).toBeLessThan(50);
  });

  it('after the server was started again, once or in the middle of a wait', () => {
    const net = new Net();
    net.fall(5000);
    net.pass(60_000);
    expect(play(net, GAME)).toBeLessThan(50);
    net.fall(20_000);
    expect(play(net, GAME)).toBeLessThan(50);
  });
});

describe('a clock of the game', () => {
  function clockAt(start: number) {
    const local = { now: start };
    return { local, clock: new HallClock(() => local.now) };
  }

  it('has no time before the start, however often it is asked', () => {
    const { local, clock } = clockAt(1000);
    clock.read(0, 990);
    local.now = 76_000;
    clock.read(0, 75_995);
    expect([clock.isRead, clock.now()]).toEqual([false, 0]);
    clock.hear(1);
    expect(clock.now()).toBe(1);
  });

  it('knows more from two lopsided exchanges than from either', () => {
    const { local, clock } = clockAt(0);
    // Once the way back was slow, another time the way there; the game's time equals the browser's.
    local.now = 1000;
    clock.read(610, 600);
    local.now = 2000;
    clock.read(1990, 1600);
    expect(clock.now()).toBeCloseTo(2000, -1.5);
  });

  it('believes what contradicts it, if that is newer', () => {
    const { local, clock } = clockAt(0);
    local.now = 10;
    clock.read(5, 0);
    local.now = 1000;
    clock.read(46_000, 900);
    expect(clock.now()).toBeCloseTo(46_050, -1);
  });
});
