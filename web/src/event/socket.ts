// The WebSocket of an event. It reconnects by itself and names the last entry it has seen, so that nothing is missed.

import { HallClock } from '../hall/clock';
import { browser, FINAL, type SocketState, type Surroundings } from '../hall/socket';
import type { BoardsFrame, EventEntryFrame, EventServerFrame, OwnFrame } from '../protocol/event';
import type { ErrorFrame } from '../protocol/protocol';

const PING_EVERY_MS = 15_000;
/** The longest wait for an answer before the connection counts as dead. */
const PATIENCE_MS = 8_000;
const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 8_000;

type Frame = EventServerFrame | { closed: ErrorFrame };

interface Options {
  address: string;
  token: () => string | null;
  /** Whether the boards of the round are wanted too. */
  boards: () => boolean;
  onjoined: (own: OwnFrame) => void;
  onentry: (entry: EventEntryFrame) => void;
  onboards: (boards: BoardsFrame) => void;
  onstate: (state: SocketState, closed: ErrorFrame | null) => void;
  surroundings?: Omit<Surroundings, 'find'>;
}

export class EventSocket {
  /** The server's time of day. */
  readonly clock: HallClock;
  /** The number of the last entry seen; null before the first join. */
  seen: number | null = null;
  readonly #options: Options;
  readonly #world: Omit<Surroundings, 'find'>;
  #socket: WebSocket | null = null;
  #state: SocketState = 'joining';
  #pings = new Map<number, number>();
  #nextPing = 1;
  #failures = 0;
  #cancel = new Set<() => void>();
  /** Cancels the next ping. */
  #unplan = () => {};

  constructor(options: Options) {
    this.#options = options;
    this.#world = options.surroundings ?? browser;
    this.clock = new HallClock(() => this.#world.local());
    this.#open();
  }

  /** Reconnects at once: the network is back, or the device woke up. */
  rejoin(): void {
    if (this.#state === 'closed') return;
    if (this.#state === 'here') return this.#ping();
    if (this.#state === 'joining' && this.#failures === 0) return;
    this.#failures = 0;
    this.#open();
  }

  /** Joins again, because something else is wanted now. */
  restart(): void {
    if (this.#state !== 'closed') this.#open();
  }

  leave(): void {
    this.#quiet();
    this.#state = 'closed';
    this.#socket?.close();
    this.#socket = null;
  }

  #open(): void {
    this.#quiet();
    this.#socket?.close();
    this.#become('joining');
    const socket = this.#world.open(this.#options.address);
    this.#socket = socket;
    const isMine = () => this.#socket === socket;
    socket.onopen = () => {
      if (!isMine()) return;
      const token = this.#options.token();
      const join = {
        ...(token === null ? {} : { token }),
        ...(this.seen === null ? {} : { after: this.seen }),
        ...(this.#options.boards() ? { boards: true } : {}),
      };
      socket.send(JSON.stringify({ join }));
    };
    socket.onmessage = (event: MessageEvent) => isMine() && this.#hear(JSON.parse(String(event.data)) as Frame);
    socket.onclose = () => isMine() && this.#lost();
    this.#later(PATIENCE_MS, () => isMine() && this.#state === 'joining' && this.#lost());
  }

  #hear(frame: Frame): void {
    if ('pong' in frame) return this.#ponged(frame.pong, frame.now);
    if ('closed' in frame) return this.#closed(frame.closed);
    if ('boards' in frame) return this.#options.onboards(frame.boards);
    if ('entry' in frame) {
      if (this.seen !== null && frame.entry.seq <= this.seen) return;
      this.seen = frame.entry.seq;
      this.#options.onentry(frame.entry);
    }
    if ('joined' in frame) {
      this.seen = Math.max(this.seen ?? 0, frame.joined.seq);
      this.#failures = 0;
      this.#become('here');
      this.#options.onjoined(frame.joined);
      this.#ping();
    }
  }

  #ping(): void {
    const number = this.#nextPing++;
    this.#pings.set(number, this.#world.local());
    this.#socket?.send(JSON.stringify({ ping: number }));
    this.#later(PATIENCE_MS, () => this.#pings.has(number) && this.#lost());
  }

  #ponged(number: number, now: number): void {
    const sent = this.#pings.get(number);
    if (sent === undefined) return;
    this.#pings.delete(number);
    this.clock.read(now, sent);
    // However many pings were requested, one follows the last.
    this.#unplan();
    this.#unplan = this.#later(PING_EVERY_MS, () => this.#ping());
  }

  #closed(why: ErrorFrame): void {
    if (!FINAL.includes(why.code) && why.code !== 'no_such_event' && why.code !== 'no_link') return;
    this.leave();
    this.#options.onstate('closed', why);
  }

  #lost(): void {
    this.#quiet();
    this.#socket?.close();
    this.#socket = null;
    this.#become('away');
    // With random variation, so that not all clients reconnect at the same moment.
    const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** this.#failures) * (0.7 + 0.6 * this.#world.random());
    this.#failures += 1;
    this.#later(wait, () => this.#open());
  }

  #become(state: SocketState): void {
    this.#state = state;
    this.#options.onstate(state, null);
  }

  #later(ms: number, what: () => void): () => void {
    const cancel = this.#world.after(ms, () => {
      this.#cancel.delete(cancel);
      what();
    });
    this.#cancel.add(cancel);
    return cancel;
  }

  #quiet(): void {
    for (const cancel of this.#cancel) cancel();
    this.#cancel.clear();
    this.#pings.clear();
  }
}
