// One WebSocket at a game. It comes back by itself, says what it has seen, and sends again what was not answered: the hall knows an
// act by its id, so that nothing is done twice.

import type { ClientFrame, ErrorFrame, JoinFrame, ServerFrame } from '../protocol/protocol';
import { HallClock } from './clock';

type ActOnTheWire = Extract<ClientFrame, { id: string }>;
type WithoutId<Frame> = Frame extends unknown ? Omit<Frame, 'id'> : never;
export type SentAct = WithoutId<ActOnTheWire>;

/** What the socket is doing. `closed` is for good: the hall has said why. */
export type SocketState = 'joining' | 'here' | 'away' | 'closed';

/** What the socket needs of the browser; tests give their own. */
export interface Surroundings {
  open(address: string): WebSocket;
  after(ms: number, what: () => void): () => void;
  random(): number;
  local(): number;
}

const browser: Surroundings = {
  open: (address) => new WebSocket(address),
  after: (ms, what) => {
    const timer = setTimeout(what, ms);
    return () => clearTimeout(timer);
  },
  random: Math.random,
  local: () => performance.now(),
};

/** Why the server closes a socket in a way that coming back does not mend; a test looks for the names in the crate `server`. */
export const FINAL = ['no_such_game', 'no_seat', 'taken_over', 'revoked', 'too_much', 'not_understood', 'game_failed'];
const PING_EVERY_MS = 15_000;
/** An answer that takes longer means that nobody is there. */
const PATIENCE_MS = 8_000;
const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 8_000;

interface Options {
  address: string;
  /** Says who joins; asked anew each time, since the token and the language can change. */
  join: () => Omit<JoinFrame, 'after'>;
  onframe: (frame: ServerFrame) => void;
  onstate: (state: SocketState, closed: ErrorFrame | null) => void;
  surroundings?: Surroundings;
}

export class GameSocket {
  readonly clock: HallClock;
  /** The last entry that was seen. */
  seen = 0;
  readonly #options: Options;
  readonly #world: Surroundings;
  #socket: WebSocket | null = null;
  #state: SocketState = 'joining';
  /** Acts without an answer, in the order they were made. */
  #unanswered = new Map<string, ActOnTheWire>();
  #pings = new Map<number, number>();
  #nextPing = 1;
  #failures = 0;
  /** When the last frame came. */
  #heard = 0;
  #cancel: (() => void)[] = [];

  constructor(options: Options) {
    this.#options = options;
    this.#world = options.surroundings ?? browser;
    this.clock = new HallClock(() => this.#world.local());
    this.#open();
  }

  /** The acts that wait for an answer. */
  get unanswered(): ActOnTheWire[] {
    return [...this.#unanswered.values()];
  }

  /** Sends an act, at once or as soon as the hall is there again. Gives its id. */
  act(act: SentAct): string {
    const id = this.#id();
    const sent = { ...act, id };
    this.#unanswered.set(id, sent);
    if (this.#state === 'here') this.#send(sent);
    return id;
  }

  /** Gives up on an act that was not answered. */
  drop(id: string) {
    this.#unanswered.delete(id);
  }

  /** Comes back at once: the network is there again, the device woke up, or somebody asks for it. */
  rejoin() {
    // It may be a socket that only looks alive: the answer to a ping shows it.
    if (this.#state === 'here') return this.#ping();
    // The first attempt is on its way; a later one may hang on a network that is gone.
    if (this.#state === 'joining' && this.#failures === 0) return;
    this.#failures = 0;
    this.#open();
  }

  /** Joins again from the start of the game, in the language of now. */
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
    const socket = this.#world.open(this.#options.address);
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
    if ('entry' in frame && frame.entry.seq !== null) {
      // What was seen already is not told twice.
      if (frame.entry.seq <= this.seen) return;
      this.seen = frame.entry.seq;
      this.clock.hold(frame.entry.stands?.held ?? 0);
    }
    if ('view' in frame) {
      this.clock.guess(frame.view.now);
      this.seen = Math.max(this.seen, frame.view.seq);
    }
    if ('ack' in frame && frame.ack !== null) this.#unanswered.delete(frame.ack);
    this.#options.onframe(frame);
    if ('view' in frame && this.#state !== 'here') this.#arrived();
  }

  /** The view says that the hall is there: what was kept goes out now, in order. */
  #arrived() {
    this.#failures = 0;
    this.#become('here');
    for (const act of this.#unanswered.values()) this.#send(act);
    this.#ping();
    this.#later(300, () => this.#ping());
  }

  #ping() {
    if (this.#state !== 'here') return;
    const number = this.#nextPing++;
    this.#pings.set(number, this.#world.local());
    this.#send({ ping: number });
    this.#later(PATIENCE_MS, () => this.#pings.has(number) && this.#lost());
  }

  #ponged(number: number, now: number) {
    const sent = this.#pings.get(number);
    if (sent === undefined) return;
    this.#pings.delete(number);
    this.clock.read(now, sent);
    this.#later(PING_EVERY_MS, () => this.#pings.size === 0 && this.#ping());
  }

  #closed(why: ErrorFrame) {
    if (!FINAL.includes(why.code)) return;
    this.#quiet();
    this.#socket?.close();
    this.#socket = null;
    this.#become('closed', why);
  }

  #lost() {
    this.#quiet();
    this.#socket?.close();
    this.#socket = null;
    this.#become('away');
    // Not all at the same moment: a hall that comes back has many guests.
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

  #later(ms: number, what: () => void) {
    this.#cancel.push(this.#world.after(ms, what));
  }

  /** Nothing planned happens any more. */
  #quiet() {
    for (const cancel of this.#cancel) cancel();
    this.#cancel = [];
    this.#pings.clear();
  }

  /** A page on a club's network has no secure context, so no `randomUUID`. */
  #id(): string {
    const bytes = crypto.getRandomValues(new Uint8Array(12));
    return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  }
}
