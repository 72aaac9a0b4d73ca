// A server for tests: sockets without a network, and time that passes only on command.

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
  /** Lets the handshake succeed. */
  open() {
    this.onopen?.();
  }
  /** Sends a frame from the server. */
  say(frame: ServerFrame) {
    this.onmessage?.({ data: JSON.stringify(frame) } as MessageEvent);
  }
  /** Breaks the connection. */
  breakOff() {
    this.onclose?.();
  }
  /** The frames that were sent, except pings. */
  get heard() {
    return this.sent.filter((frame) => !('ping' in frame));
  }
}

export class FakeWorld implements Surroundings {
  readonly sockets: FakeSocket[] = [];
  /** The addresses of the sockets. */
  readonly addresses: string[] = [];
  #now = 1000;
  #slept = 0;
  #planned: { at: number; what: () => void }[] = [];

  open(address = ''): WebSocket {
    const socket = new FakeSocket();
    this.sockets.push(socket);
    this.addresses.push(address);
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
  /** Simulates a sleeping device: the time of day advances, its monotonic clock stands still, and no timer fires. */
  sleep(ms: number) {
    this.#slept += ms;
  }
  /** The server's answer to the REST request for the game. */
  find: Surroundings['find'] = () => Promise.resolve();
  /** Advances time, and fires timers in their order. */
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
