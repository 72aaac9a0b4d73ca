// A hall for tests: sockets that go nowhere, and a time that passes only when it is told to.

import {
  type ServerFrame,
  type StandsFrame,
  START_POSITION,
  type ViewFrame,
  type WireEntry,
} from '../protocol/protocol';
import type { Surroundings } from './socket';

export class FakeSocket {
  onopen: (() => void) | null = null;
  onmessage: ((event: MessageEvent) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly sent: Record<string, unknown>[] = [];
  isOpen = true;

  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close() {
    this.isOpen = false;
  }
  /** The network lets the handshake through. */
  open() {
    this.onopen?.();
  }
  /** The hall says something. */
  say(frame: ServerFrame) {
    this.onmessage?.({ data: JSON.stringify(frame) } as MessageEvent);
  }
  /** The network breaks. */
  breakOff() {
    this.onclose?.();
  }
  /** What was sent besides pings. */
  get heard() {
    return this.sent.filter((frame) => !('ping' in frame));
  }
}

export class FakeWorld implements Surroundings {
  readonly sockets: FakeSocket[] = [];
  #now = 1000;
  #slept = 0;
  #planned: { at: number; what: () => void }[] = [];

  open(): WebSocket {
    const socket = new FakeSocket();
    this.sockets.push(socket);
    return socket as unknown as WebSocket;
  }
  after(ms: number, what: () => void) {
    const planned = { at: this.#now + ms, what };
    this.#planned.push(planned);
    return () => (this.#planned = this.#planned.filter((other) => other !== planned));
  }
  random() {
    return 0.5;
  }
  local() {
    return this.#now;
  }
  wall() {
    return this.#now + this.#slept;
  }
  /** The device sleeps: the time of day goes on, its own clock stands still, and nothing planned happens. */
  sleep(ms: number) {
    this.#slept += ms;
  }
  /** How the hall answers when it is asked for the game in another way. */
  find: Surroundings['find'] = () => Promise.resolve();
  /** Time passes, and what is planned happens in its order. */
  pass(ms: number) {
    const until = this.#now + ms;
    for (;;) {
      const next = this.#planned.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.#planned = this.#planned.filter((other) => other !== next);
      this.#now = Math.max(this.#now, next.at);
      next.what();
    }
    this.#now = until;
  }
  get last(): FakeSocket {
    const socket = this.sockets.at(-1);
    if (!socket) throw new Error('nobody opened a socket');
    return socket;
  }
}

export const STANDS: StandsFrame = {
  phase: 'playing',
  turn: 'white',
  position: START_POSITION,
  clock: { white: 300_000, black: 300_000, running: 'white' },
  offer: null,
  result: '*',
  reason: null,
} as StandsFrame;

export function view(seq: number, now: number, stands: Partial<StandsFrame> = {}): { view: ViewFrame } {
  const state = { ...STANDS, ...stands };
  return {
    view: { seq, now, state, hash: '', seat: 'white', names: {}, seats: [], regulations: {} } as unknown as ViewFrame,
  };
}

export function entry(seq: number, at: number, stands?: Partial<StandsFrame>): { entry: WireEntry } {
  const after = stands ? { stands: { ...STANDS, ...stands } } : {};
  return { entry: { seq, at, by: 'white', act: { act: 'press' }, rulings: [], ...after } };
}
