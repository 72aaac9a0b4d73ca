// One WebSocket of a game. It reconnects by itself, names the last entry it has seen, and resends unanswered acts: the server
// recognises an act by its id, so that nothing is done twice.

import type { ClientFrame, ErrorFrame, JoinFrame, ServerFrame, WireEntry } from '../protocol/protocol';
import { viewGame } from './api';
import { HallClock } from './clock';

type ActOnTheWire = Extract<ClientFrame, { id: string }>;
type WithoutId<Frame> = Frame extends unknown ? Omit<Frame, 'id'> : never;
export type SentAct = WithoutId<ActOnTheWire>;

/** The state of the socket. `closed` is final: the server has said why. */
export type SocketState = 'joining' | 'here' | 'away' | 'closed';

/** What the socket needs from the browser; tests provide their own. */
export interface Surroundings {
  open(address: string): WebSocket;
  after(ms: number, what: () => void): () => void;
  random(): number;
  /** The monotonic time since the page was opened; on some devices it stands still while they sleep. */
  local(): number;
  /** The time of day, which advances while a device sleeps, and can be set. */
  wall(): number;
  /** Fetches a game over REST; fails if there is none. */
  find(game: string): Promise<unknown>;
}

export const browser: Surroundings = {
  open: (address) => new WebSocket(address),
  after: (ms, what) => {
    const timer = setTimeout(what, ms);
    return () => clearTimeout(timer);
  },
  random: Math.random,
  local: () => performance.now(),
  wall: () => Date.now(),
  find: viewGame,
};

/** Reasons for closing a socket after which reconnecting does not help; a test looks for the names in the crate `server`. */
export const FINAL = [
  'no_such_game',
  'no_seat',
  'taken_over',
  'revoked',
  'too_much',
  'not_understood',
  'game_failed',
  'declined',
];
const PING_EVERY_MS = 15_000;
/** The longest wait for an answer before the connection counts as dead. */
const PATIENCE_MS = 8_000;
/** The same after sleep, when the connection is probably dead. */
const WAKING_PATIENCE_MS = 3_000;
/** How often the two clocks of the device are compared, and the difference that shows that it has slept. */
const WATCH_EVERY_MS = 1_000;
const SLEPT_MS = 500;
const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 8_000;

interface Options {
  address: string;
  /** Returns the data of the join frame; called each time, since the token and the language can change. */
  join: () => Omit<JoinFrame, 'after'>;
  onframe: (frame: ServerFrame) => void;
  onstate: (state: SocketState, closed: ErrorFrame | null) => void;
  /** Called when the requested seat is given. */
  onaccepted?: () => void;
  surroundings?: Surroundings;
}

export class GameSocket {
  readonly clock: HallClock;
  /** The number of the last entry seen. */
  seen = 0;
  readonly #options: Options;
  readonly #world: Surroundings;
  #socket: WebSocket | null = null;
  #state: SocketState = 'joining';
  /** Acts without an answer, in the order in which they were made. */
  #unanswered = new Map<string, ActOnTheWire>();
  #pings = new Map<number, number>();
  /** Whether the player is ready; that ends with the connection, so it is sent again. */
  #isReady = false;
  #nextPing = 1;
  #failures = 0;
  /** When the last frame arrived. */
  #heard = 0;
  #cancel = new Set<() => void>();
  /** Cancels the next ping. */
  #unplan = () => {};
  /** The addresses of this game at all nodes of the server, and the one in use. */
  #nodes: string[];
  #node = 0;

  constructor(options: Options) {
    this.#options = options;
    this.#nodes = [options.address];
    this.#world = options.surroundings ?? browser;
    this.clock = new HallClock(() => this.#world.local());
    this.#open();
  }

  /** The acts that wait for an answer. */
  get unanswered(): ActOnTheWire[] {
    return [...this.#unanswered.values()];
  }

  /** Sends an act, at once or as soon as the server is reachable. Returns its id. */
  act(act: SentAct): string {
    const id = this.#id();
    const sent = { ...act, id };
    this.#unanswered.set(id, sent);
    if (this.#state === 'here') this.#send(sent);
    return id;
  }

  /** Tells the server that the player is ready for the game to begin, or no longer is. */
  ready(isReady: boolean) {
    this.#isReady = isReady;
    if (this.#state === 'here') this.#send({ ready: isReady });
  }

  /** Gives up on an act that was not answered. */
  drop(id: string) {
    this.#unanswered.delete(id);
  }

  /** Reconnects at once: the network is back, the device woke up, or the user asks for it. */
  rejoin() {
    // The socket may only look alive: the answer to a ping shows it.
    if (this.#state === 'here') return this.#ping();
    // The first attempt is in progress; a later one may hang on a network that is gone.
    if (this.#state === 'joining' && this.#failures === 0) return;
    this.#failures = 0;
    this.#open();
  }

  /** Joins again from the start of the game, in the current language. */
  restart() {
    this.seen = 0;
    this.#open();
  }

  leave() {
    this.#quiet();
    this.#state = 'closed';
    this.#socket?.close();
    this.#socket = null;
  }

  #open() {
    this.#quiet();
    this.#socket?.close();
    this.#become('joining');
    const socket = this.#world.open(this.#nodes[this.#node % this.#nodes.length] ?? this.#options.address);
    this.#socket = socket;
    const isMine = () => this.#socket === socket;
    socket.onopen = () => isMine() && this.#join();
    socket.onmessage = (event: MessageEvent) => isMine() && this.#hear(String(event.data));
    socket.onclose = () => isMine() && this.#lost();
    this.#heard = this.#world.local();
    this.#expect(isMine);
  }

  /** Gives up on a handshake that hangs. A long game takes a while to arrive: as long as frames come, it does not hang. */
  #expect(isMine: () => boolean) {
    this.#later(this.#heard + PATIENCE_MS - this.#world.local(), () => {
      if (!isMine() || this.#state !== 'joining') return;
      if (this.#world.local() >= this.#heard + PATIENCE_MS) this.#lost();
      else this.#expect(isMine);
    });
  }

  #join() {
    this.#send({ join: { ...this.#options.join(), after: this.seen } });
  }

  #hear(text: string) {
    const frame = JSON.parse(text) as ServerFrame;
    this.#heard = this.#world.local();
    if ('pong' in frame) return this.#ponged(frame.pong, frame.now);
    if ('closed' in frame) return this.#closed(frame.closed);
    if ('nodes' in frame) return this.#know(frame.nodes);
    if ('interrupted' in frame && frame.interrupted.over) {
      this.clock.hold(frame.interrupted.ms);
      this.#ping();
    }
    if ('entry' in frame && frame.entry.seq !== null) {
      // Entries that were seen already are skipped.
      if (frame.entry.seq <= this.seen) return;
      this.seen = frame.entry.seq;
      this.#timed(frame.entry);
    }
    if ('view' in frame) {
      // The server may have been restarted, and its time with it.
      this.clock.reset();
      if (frame.view.state.phase !== 'waiting') this.clock.hear(frame.view.now);
      this.seen = Math.max(this.seen, frame.view.seq);
    }
    if ('ack' in frame && frame.ack !== null) this.#unanswered.delete(frame.ack);
    this.#options.onframe(frame);
    if ('view' in frame && this.#state !== 'here') this.#arrived();
  }

  /** Reads the time from an entry, and how long the game's time has stood still. Before the start there is no time. */
  #timed({ at, stands }: WireEntry) {
    if (!stands || stands.phase === 'waiting') return;
    const held = stands.held ?? 0;
    this.clock.hold(held);
    this.clock.hear(at);
    if (held > 0 || !this.clock.isRead) this.#ping();
  }

  /** Sends waiting acts in order, because the view shows that the server is reachable. */
  #arrived() {
    this.#failures = 0;
    this.#become('here');
    if (this.#isReady) this.#send({ ready: true });
    for (const act of this.#unanswered.values()) this.#send(act);
    this.#ping();
    this.#later(300, () => this.#ping());
    this.#watch(this.#world.wall() - this.#world.local());
  }

  /** Asks for the time after the device has slept: its monotonic clock may have stood still. */
  #watch(before: number) {
    this.#later(WATCH_EVERY_MS, () => {
      const difference = this.#world.wall() - this.#world.local();
      if (Math.abs(difference - before) > SLEPT_MS) this.#ping(WAKING_PATIENCE_MS);
      this.#watch(difference);
    });
  }

  #ping(patience = PATIENCE_MS) {
    if (this.#state !== 'here') return;
    const number = this.#nextPing++;
    this.#pings.set(number, this.#world.local());
    this.#send({ ping: number });
    this.#later(patience, () => this.#pings.has(number) && this.#lost());
  }

  #ponged(number: number, now: number) {
    const sent = this.#pings.get(number);
    if (sent === undefined) return;
    this.#pings.delete(number);
    this.clock.read(now, sent);
    // However many pings were requested, one follows the last.
    this.#unplan();
    this.#unplan = this.#later(PING_EVERY_MS, () => this.#ping());
  }

  #closed(why: ErrorFrame) {
    // Both players have accepted the arbiter: the same token gives the seat now, with more rights.
    if (why.code === 'accepted') return this.#options.onaccepted?.();
    if (!FINAL.includes(why.code)) return;
    this.#quiet();
    this.#socket?.close();
    this.#socket = null;
    this.#become('closed', why);
  }

  /** Remembers the other nodes of the server. The one in use stays the first. */
  #know(nodes: string[]) {
    const current = this.#nodes[this.#node % this.#nodes.length] ?? this.#options.address;
    const { pathname } = new URL(this.#options.address);
    const others = nodes.map((node) => new URL(pathname, node).href.replace(/^http/, 'ws'));
    this.#nodes = [current, ...others.filter((address) => address !== current)];
    this.#node = 0;
  }

  #lost() {
    this.#quiet();
    this.#socket?.close();
    this.#socket = null;
    // The next attempt goes to another node, if there is one.
    this.#node += 1;
    this.#become('away');
    // With random variation, so that not all clients reconnect at the same moment.
    const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** this.#failures) * (0.7 + 0.6 * this.#world.random());
    this.#failures += 1;
    this.#later(wait, () => this.#open());
  }

  #become(state: SocketState, why: ErrorFrame | null = null) {
    this.#state = state;
    this.#options.onstate(state, why);
  }

  #send(frame: ClientFrame) {
    this.#socket?.send(JSON.stringify(frame));
  }

  #later(ms: number, what: () => void): () => void {
    const cancel = this.#world.after(ms, () => {
      this.#cancel.delete(cancel);
      what();
    });
    this.#cancel.add(cancel);
    return cancel;
  }

  /** Cancels all timers. */
  #quiet() {
    for (const cancel of this.#cancel) cancel();
    this.#cancel.clear();
    this.#pings.clear();
  }

  /** Draws an id; a page on a local network has no secure context, so no `randomUUID`. */
  #id(): string {
    const bytes = crypto.getRandomValues(new Uint8Array(12));
    return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  }
}
