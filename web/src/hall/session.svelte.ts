// One game as this browser sees it: what the hall has told, and what was sent and not answered yet. Everything a page draws comes
// from here; nothing here decides.

import type {
  Color,
  ErrorFrame,
  HalfMoveFrame,
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

/** What became of an act. */
export type Answer = { seq: number } | { reported: true } | { refused: RefusedFrame } | { error: ErrorFrame };

export class Session {
  /** The game when this browser last joined; it tells the seat, the names and the regulations. */
  view = $state.raw<ViewFrame | null>(null);
  /** How the game stands now. */
  stands = $state.raw<StandsFrame | null>(null);
  /** Everything that happened, the oldest first. */
  entries = $state.raw<readonly WireEntry[]>([]);
  /** The half-moves on the board, each with the position after it; empty for players who keep the score themselves. */
  history = $state.raw<readonly HalfMoveFrame[]>([]);
  /** Who sits where, and whether they are here. */
  seats = $state.raw<readonly SeatStatus[]>([]);
  /** When that was told, in the browser's time. */
  seatsAt = 0;
  /** Who wants to play again, and the next game once it is there. */
  rematch = $state.raw<RematchFrame | null>(null);
  socket = $state<SocketState>('joining');
  /** Whether the hall was lost and is not found again yet, through all attempts to come back. */
  isAway = $state(false);
  /** Why the hall closed this socket for good. */
  closed = $state.raw<ErrorFrame | null>(null);
  /** Acts that wait for an answer. */
  kept = $state.raw<readonly SentAct[]>([]);

  readonly #socket: GameSocket;
  readonly #waiting = new Map<string, (answer: Answer) => void>();
  /** When the displays showed what `stands.clock` says, on the hall's scale. */
  #clockAt = 0;
  /** The game's time when the server was lost; none while it is there. */
  #lostAt: number | null = null;
  /** What was missed arrives before the view; it is shown in one stroke. */
  #arriving: WireEntry[] = [];
  /** The first half-moves of a long game, which arrive in parts before the view. */
  #parts: HalfMoveFrame[] = [];
  /** Whether what arrives is the whole game, not only what was missed. */
  #isFresh = true;
  #listeners = new Set<(entry: WireEntry, isNew: boolean) => void>();

  constructor(
    readonly game: string,
    readonly token: string | null,
    /** In which language the hall shall speak; asked at every joining. */
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

  /** The hall's time on the scale of `at`, in milliseconds. */
  now(): number {
    return this.#socket.clock.now();
  }

  /** What a display shows now, in milliseconds; the running one goes on between two frames. */
  display(player: Color): number | null {
    const clock = this.stands?.clock;
    if (!clock) return null;
    if (clock.running !== player) return clock[player];
    // A delay lets the main time stand for a while.
    const holds = clock.holds ?? 0;
    // Nobody knows what the clocks do while the server is away: they show what they showed when it was last heard of.
    const now = this.#lostAt ?? this.now();
    return Math.max(0, clock[player] - Math.max(0, now - this.#clockAt - holds));
  }

  /** Does something. The answer comes when the hall has written it down, however long it is away. */
  act(act: SentAct): Promise<Answer> {
    if (this.socket === 'closed') {
      return Promise.resolve({ error: this.closed ?? { code: 'closed', detail: 'the socket is closed' } });
    }
    const id = this.#socket.act(act);
    this.kept = this.#socket.unanswered;
    return new Promise((resolve) => this.#waiting.set(id, resolve));
  }

  /** Says that the player is ready for the game to begin. */
  ready() {
    this.#socket.ready(true);
  }

  /** Calls back for each entry: new ones as they happen, old ones with `isNew` false when joining. Gives what stops it. */
  onentry(listener: (entry: WireEntry, isNew: boolean) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Comes back at once. */
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

  /** Comes back when the device wakes up or the network is there again. Gives what stops it. */
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
    else if ('refused' in frame) this.#answer(frame.ack, { refused: frame.refused });
    else if ('error' in frame) this.#answer(frame.ack, { error: frame.error });
    else if ('reported' in frame) this.#answer(frame.ack, { reported: true });
    else if ('ack' in frame) this.#answer(frame.ack, { seq: frame.seq });
  }

  #seen(view: ViewFrame) {
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

  /** A half-move was added, or some were taken back. */
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

  /** Asks whether there is such a game at all. */
  async #findOut() {
    try {
      await this.surroundings.find(this.game);
    } catch (error) {
      const isMissing = error instanceof HallProblem && error.status === 404;
      if (!isMissing || this.view !== null || this.socket === 'closed') return;
      this.#socket.leave();
      this.#turned('closed', { code: 'no_such_game', detail: error.message });
    }
  }

  #turned(state: SocketState, closed: ErrorFrame | null) {
    // Entries that arrived before the connection broke are not sent again, so they are kept; parts of the history are.
    if (state === 'joining') this.#parts = [];
    this.socket = state;
    this.closed = closed;
    if (state === 'here') this.#lostAt = null;
    else if (state === 'away') this.#lostAt ??= this.now();
    this.isAway = state === 'away' || (state === 'joining' && this.isAway);
    if (state === 'closed' && closed) this.#answerAll(closed);
    // A browser does not tell why a socket was not opened: there may be no such game.
    if (state === 'away' && this.view === null) void this.#findOut();
    if (state === 'away') connection.found(navigator.onLine ? 'silent' : 'offline');
    else connection.found(state === 'joining' ? 'joining' : 'here');
  }
}

/** The view has the whole state; a screen takes from it what entries bring too. */
function standsOf(view: ViewFrame): StandsFrame {
  const { destinations } = view;
  return { ...view.state, ...(destinations ? { destinations } : {}) };
}
