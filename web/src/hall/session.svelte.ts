// One game as this browser sees it: everything received from the server, and acts that were sent and not answered yet. Pages draw
// only from here; nothing here decides.

import type {
  Color,
  ErrorFrame,
  HalfMoveFrame,
  InterruptedFrame,
  ServerFrame,
  RefusedFrame,
  RematchFrame,
  SeatStatus,
  StandsFrame,
  ViewFrame,
  WireEntry,
} from '../protocol/protocol';
import { HallProblem, socketAddress } from './api';
import { connection } from './connection.svelte';
import { browser, GameSocket, type SentAct, type SocketState, type Surroundings } from './socket';

/** The answer to an act. */
export type Answer = { seq: number } | { reported: true } | { refused: RefusedFrame } | { error: ErrorFrame };

export class Session {
  /** The view from when this browser last joined, with the seat, the names and the regulations. */
  view = $state.raw<ViewFrame | null>(null);
  /** The current state of the game. */
  stands = $state.raw<StandsFrame | null>(null);
  /** All entries, the oldest first. */
  entries = $state.raw<readonly WireEntry[]>([]);
  /** The half-moves on the board, each with the position after it; empty for players who keep the score themselves. */
  history = $state.raw<readonly HalfMoveFrame[]>([]);
  /** The seats, and whether their holders are connected. */
  seats = $state.raw<readonly SeatStatus[]>([]);
  /** When the seats were received, in the browser's time. */
  seatsAt = 0;
  /** Whether the server cannot record anything now. */
  isInterrupted = $state(false);
  /** The players who want a rematch, and the next game once it is created. */
  rematch = $state.raw<RematchFrame | null>(null);
  socket = $state<SocketState>('joining');
  /** Whether the connection was lost and is not restored yet, during all attempts to reconnect. */
  isAway = $state(false);
  /** Why the server closed this socket for good. */
  closed = $state.raw<ErrorFrame | null>(null);
  /** Acts that wait for an answer. */
  kept = $state.raw<readonly SentAct[]>([]);

  readonly #socket: GameSocket;
  readonly #waiting = new Map<string, (answer: Answer) => void>();
  /** When the displays showed `stands.clock`, on the server's scale. */
  #clockAt = 0;
  /** The game's time when the connection was lost; null while connected. */
  #lostAt: number | null = null;
  /** Missed entries arrive before the view; they are shown all at once. */
  #arriving: WireEntry[] = [];
  /** The first half-moves of a long game, which arrive in parts before the view. */
  #parts: HalfMoveFrame[] = [];
  /** Whether the whole game is arriving, not only missed entries. */
  #isFresh = true;
  #listeners = new Set<(entry: WireEntry, isNew: boolean) => void>();

  constructor(
    readonly game: string,
    readonly token: string | null,
    /** Returns the language of the server's sentences; called at every join. */
    language: () => string,
    private readonly surroundings: Surroundings = browser,
  ) {
    this.#socket = new GameSocket({
      address: socketAddress(game),
      join: () => ({ ...(token === null ? {} : { token }), language: language() }),
      onframe: (frame) => this.#hear(frame),
      onstate: (state, closed) => this.#turned(state, closed),
      onaccepted: () => this.restart(),
      surroundings,
    });
  }

  /** Returns the server's time on the scale of `at`, in milliseconds. */
  now(): number {
    return this.#socket.clock.now();
  }

  /** Returns a clock display in milliseconds; the running one counts down between two frames. */
  display(player: Color): number | null {
    const clock = this.stands?.clock;
    if (!clock) return null;
    if (clock.running !== player) return clock[player];
    // With a delay the main time stands still for a while.
    const holds = clock.holds ?? 0;
    // What the clocks do while the server is away is unknown: they keep showing the last known time.
    const now = this.#lostAt ?? this.now();
    return Math.max(0, clock[player] - Math.max(0, now - this.#clockAt - holds));
  }

  /** Sends an act. The answer comes when the server has recorded it, however long the connection is lost. */
  act(act: SentAct): Promise<Answer> {
    if (this.socket === 'closed') {
      return Promise.resolve({ error: this.closed ?? { code: 'closed', detail: 'the socket is closed' } });
    }
    const id = this.#socket.act(act);
    this.kept = this.#socket.unanswered;
    return new Promise((resolve) => this.#waiting.set(id, resolve));
  }

  /** Tells the server that the player is ready for the game to begin. */
  ready() {
    this.#socket.ready(true);
  }

  /** Calls back for each entry: new ones as they happen, old ones with `isNew` false when joining. Returns a function that stops it. */
  onentry(listener: (entry: WireEntry, isNew: boolean) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Reconnects at once. */
  rejoin() {
    this.#socket.rejoin();
  }

  /** Fetches everything again: the language has changed. */
  restart() {
    this.#isFresh = true;
    this.#arriving = [];
    this.#socket.restart();
  }

  leave() {
    this.#socket.leave();
    this.#answerAll({ code: 'left', detail: 'the page was left' });
    connection.found('here');
  }

  /** Reconnects when the device wakes up or the network is back. Returns a function that stops it. */
  listen(): () => void {
    const back = () => document.visibilityState === 'visible' && this.rejoin();
    const online = () => this.rejoin();
    document.addEventListener('visibilitychange', back);
    addEventListener('pageshow', online);
    addEventListener('online', online);
    return () => {
      document.removeEventListener('visibilitychange', back);
      removeEventListener('pageshow', online);
      removeEventListener('online', online);
    };
  }

  #hear(frame: ServerFrame) {
    if ('view' in frame) this.#seen(frame.view);
    else if ('entry' in frame) this.#entered(frame.entry);
    else if ('history' in frame) this.#parts.push(...frame.history.half_moves);
    else if ('seats' in frame) this.#seated(frame.seats);
    else if ('rematch' in frame) this.rematch = frame.rematch;
    else if ('interrupted' in frame) this.#interrupted(frame.interrupted);
    else if ('refused' in frame) this.#answer(frame.ack, { refused: frame.refused });
    else if ('error' in frame) this.#answer(frame.ack, { error: frame.error });
    else if ('reported' in frame) this.#answer(frame.ack, { reported: true });
    else if ('ack' in frame) this.#answer(frame.ack, { seq: frame.seq });
  }

  /** Stops the displays while the server cannot record anything: nobody's clock is charged. */
  #interrupted({ over }: InterruptedFrame) {
    this.isInterrupted = !over;
    if (over) this.#lostAt = null;
    else this.#lostAt ??= this.now();
  }

  #seen(view: ViewFrame) {
    this.isInterrupted = false;
    this.entries = this.#isFresh ? this.#arriving : [...this.entries, ...this.#arriving];
    this.#isFresh = false;
    for (const entry of this.#arriving) this.#tell(entry, false);
    this.#arriving = [];
    this.view = view;
    this.history = [...this.#parts.slice(0, view.history_from ?? 0), ...(view.history ?? [])];
    this.#parts = [];
    this.#seated(view.seats);
    this.rematch = view.rematch ?? null;
    this.#clockAt = view.now;
    this.stands = standsOf(view);
  }

  #seated(seats: readonly SeatStatus[]) {
    this.seatsAt = Date.now();
    this.seats = seats;
  }

  #entered(entry: WireEntry) {
    if (this.socket !== 'here') {
      this.#arriving.push(entry);
      return;
    }
    if (entry.stands) {
      this.#clockAt = entry.at;
      this.stands = entry.stands;
      this.#extend(entry.stands);
    }
    this.entries = [...this.entries, entry];
    this.#tell(entry, true);
  }

  /** Adds a half-move to the history, or removes half-moves that were taken back. */
  #extend({ history_length: length, last }: StandsFrame) {
    if (length === undefined || (length === this.history.length && last?.move === this.history.at(-1)?.move)) return;
    this.history = last && length > 0 ? [...this.history.slice(0, length - 1), last] : [];
  }

  #tell(entry: WireEntry, isNew: boolean) {
    for (const listener of this.#listeners) listener(entry, isNew);
  }

  #answer(id: string | null, answer: Answer) {
    this.kept = this.#socket.unanswered;
    if (id === null) return;
    this.#waiting.get(id)?.(answer);
    this.#waiting.delete(id);
  }

  #answerAll(error: ErrorFrame) {
    for (const answered of this.#waiting.values()) answered({ error });
    this.#waiting.clear();
    this.kept = [];
  }

  /** Asks the server whether the game exists at all. */
  async #findOut() {
    try {
      await this.surroundings.find(this.game);
    } catch (error) {
      const isMissing = error instanceof HallProblem && error.isOwn && error.status === 404;
      if (!isMissing || this.view !== null || this.socket === 'closed') return;
      this.#socket.leave();
      this.#turned('closed', { code: 'no_such_game', detail: error.message });
    }
  }

  #turned(state: SocketState, closed: ErrorFrame | null) {
    // Entries that arrived before the connection broke are not sent again, so they are kept; parts of the history are sent again.
    if (state === 'joining') this.#parts = [];
    this.socket = state;
    this.closed = closed;
    if (state === 'here') this.#lostAt = null;
    else if (state === 'away') this.#lostAt ??= this.now();
    this.isAway = state === 'away' || (state === 'joining' && this.isAway);
    if (state === 'closed' && closed) this.#answerAll(closed);
    // A browser does not say why a socket could not be opened: the game may not exist.
    if (state === 'away' && this.view === null) void this.#findOut();
    if (state === 'away') connection.found(navigator.onLine ? 'silent' : 'offline');
    else connection.found(state === 'joining' ? 'joining' : 'here');
  }
}

/** Extracts from a view the state that entries contain too. */
function standsOf(view: ViewFrame): StandsFrame {
  const { destinations } = view;
  return { ...view.state, ...(destinations ? { destinations } : {}) };
}
