// An event as this page sees it: follows its socket, and fetches the parts that the page shows again whenever an entry changes them.

import { untrack } from 'svelte';
import { connection } from '../hall/connection.svelte';
import { greet, HallProblem } from '../hall/api';
import type { SocketState } from '../hall/socket';
import type { ActedFrame, ActFrame, EventEntryFrame, EventFrame, OwnFrame, RoleFrame } from '../protocol/event';
import type { ErrorFrame } from '../protocol/protocol';
import { doAct, eventSocketAddress, readPart } from './api';
import { LiveBoards } from './boards.svelte';
import { forgetLink, isOfficial, kindOf, linkTo, type RoleKind } from './links';
import { EventSocket } from './socket';

/** How long after a failure a part is fetched again. */
const AGAIN_MS = 2_000;

/** The rulings that change nothing but the lists of the desk, and the parts that they change. */
const DESK: Record<string, readonly string[]> = {
  raised: ['attention', 'incidents', 'players/'],
  taken: ['attention', 'players/'],
  released: ['attention', 'players/'],
  settled: ['attention', 'incidents', 'players/'],
  noted: ['notes'],
  announced: ['announcements'],
  announcement_withdrawn: ['announcements'],
  appointed: ['people'],
  revoked: ['people'],
  penalised: ['incidents', 'standings', 'crosstable', 'players'],
  penalty_lifted: ['incidents', 'standings', 'crosstable', 'players'],
};
/** The parts that only the rulings above change. */
const ONLY_DESK = ['attention', 'incidents', 'notes', 'announcements', 'people'];

/** Tells whether an entry changes a part. */
export function changes(entry: EventEntryFrame, path: string): boolean {
  // An entry without rulings that this client may see can still change what it sees.
  if (entry.rulings.length === 0) return true;
  return entry.rulings.some(({ ruling }) => {
    const parts = DESK[ruling];
    if (parts) return parts.some((part) => path.startsWith(part));
    if (ruling === 'erased') return true;
    return !ONLY_DESK.some((part) => path.startsWith(part));
  });
}

/** Tells whether a link gives nobody any more: it was revoked, or the server does not know it. */
export const isRevoked = (closed: ErrorFrame | null) => closed?.code === 'revoked' || closed?.code === 'no_link';

/** A part of an event: null before it is fetched. */
export class Part<Value> {
  value = $state.raw<Value | null>(null);
  /** Whether there is no such part, or it is not for this client. */
  isMissing = $state(false);
  /** The last row that it includes. */
  seq = -1;
  /** The row that it must include. */
  wanted = 0;
  holders = 0;
  isFetching = false;

  constructor(readonly path: string) {}
}

export class LiveEvent {
  readonly boards = new LiveBoards();
  /** The person that the link gives; null before the socket has joined. */
  own = $state.raw<OwnFrame | null>(null);
  state = $state<SocketState>('joining');
  /** Why the socket was closed for good. */
  closed = $state.raw<ErrorFrame | null>(null);
  /** The number of the last row that is known. */
  seq = $state(0);
  token: string | null;
  #parts = new Map<string, Part<unknown>>();
  readonly #glance: Part<EventFrame>;
  #socket: EventSocket | null = null;
  #users = 0;
  #wantsBoards = 0;
  #listeners = new Set<(entry: EventEntryFrame) => void>();
  #timers = new Set<ReturnType<typeof setTimeout>>();
  /** When the server was lost, in the browser's time; null while it answers. */
  #lostAt: number | null = null;

  constructor(
    readonly id: string,
    token: string | null = linkTo(id)?.token ?? null,
  ) {
    this.token = token;
    // Made here: what reads it does not follow state that it has made itself.
    this.#glance = this.#part<EventFrame>('');
  }

  /** The event at a glance. */
  get event(): EventFrame | null {
    return this.#glance.value;
  }
  get isMissing(): boolean {
    return this.#glance.isMissing || this.closed?.code === 'no_such_event';
  }
  get roles(): readonly RoleFrame[] {
    return this.own?.roles ?? [];
  }
  has(...kinds: readonly RoleKind[]): boolean {
    return this.roles.some((role) => kinds.includes(kindOf(role)));
  }
  get isOfficial(): boolean {
    return isOfficial(this.roles);
  }

  /** The server's time of day, in milliseconds since 1970. */
  now(): number {
    const now = this.#socket?.clock.now() ?? 0;
    return now === 0 ? Date.now() : now;
  }

  /** The browser's time for the clocks of the boards. What they do while the server is away is unknown: they keep showing the last known time. */
  boardTime(): number {
    return this.#lostAt ?? performance.now();
  }

  /** Follows the event as long as somebody uses it. Returns a function that stops it. */
  run(): () => void {
    this.#users += 1;
    // An effect calls this, and must not follow what is read here.
    if (this.#users === 1) untrack(() => this.#join());
    const stop = this.hold('')[1];
    const back = () => document.visibilityState === 'visible' && this.#socket?.rejoin();
    document.addEventListener('visibilitychange', back);
    addEventListener('online', back);
    return () => {
      document.removeEventListener('visibilitychange', back);
      removeEventListener('online', back);
      stop();
      this.#users -= 1;
      if (this.#users > 0) return;
      this.#socket?.leave();
      this.#socket = null;
      for (const timer of this.#timers) clearTimeout(timer);
      this.#timers.clear();
      // Nobody waits for the socket any more, so the header must not go on saying that it is being opened.
      if (this.state === 'joining' || this.state === 'away') void greet();
    };
  }

  /** Wants the boards of the open round live. Returns a function that ends it. */
  watchBoards(): () => void {
    this.#wantsBoards += 1;
    if (this.#wantsBoards === 1) untrack(() => this.#socket?.restart());
    return () => (this.#wantsBoards -= 1);
  }

  /** Is told of each new entry. Returns a function that ends it. */
  listen(heard: (entry: EventEntryFrame) => void): () => void {
    this.#listeners.add(heard);
    return () => this.#listeners.delete(heard);
  }

  /** Joins again after the socket was closed for good; without the link if that gives nobody any more. */
  again(): void {
    if (isRevoked(this.closed)) this.token = null;
    this.closed = null;
    this.#socket?.leave();
    this.#socket = null;
    if (this.#users > 0) this.#join();
  }

  #join(): void {
    this.#socket = new EventSocket({
      address: eventSocketAddress(this.id),
      token: () => this.token,
      boards: () => this.#wantsBoards > 0,
      onjoined: (own) => {
        this.own = own;
        // What a server without this event, or a proxy in front of it, answered before does not count any more.
        for (const part of this.#parts.values()) if (part.isMissing) part.seq = -1;
        this.#know(own.seq, () => true);
      },
      onentry: (entry) => this.hear(entry),
      onboards: (boards) => this.boards.take(boards),
      onstate: (state, closed) => {
        this.#become(state, closed);
        this.#report(state);
      },
    });
  }

  #become(state: SocketState, closed: ErrorFrame | null): void {
    this.state = state;
    this.closed = closed;
    if (state === 'here') this.#lostAt = null;
    else if (state !== 'joining') this.#lostAt ??= performance.now();
    if (isRevoked(closed) && this.token !== null) forgetLink(this.id, this.token);
  }

  /**
   * Reports whether the server answers. The socket of an event that does not exist cannot be opened, which says nothing about the
   * server: asking for the event again does.
   */
  #report(state: SocketState): void {
    if (this.isMissing) {
      if (state === 'away') void this.refresh('');
    } else if (state === 'away') connection.found(navigator.onLine ? 'silent' : 'offline');
    else connection.found(state === 'joining' ? 'joining' : 'here');
  }

  /** Takes an entry: everything that it changes is fetched again. */
  hear(entry: EventEntryFrame): void {
    if (entry.seq > this.seq) for (const heard of this.#listeners) heard(entry);
    this.#know(entry.seq, (path) => changes(entry, path));
  }

  #know(seq: number, isChanged: (path: string) => boolean): void {
    this.seq = Math.max(this.seq, seq);
    for (const part of this.#parts.values()) {
      if (!isChanged(part.path)) continue;
      part.wanted = Math.max(part.wanted, seq);
      if (part.holders > 0) void this.#fetch(part);
    }
  }

  /** Keeps a part up to date while it is held. Returns the part, and a function that lets it go. */
  hold<Value>(path: string): [Part<Value>, () => void] {
    const part = this.#part<Value>(path);
    part.holders += 1;
    untrack(() => void this.#fetch(part));
    return [part, () => (part.holders -= 1)];
  }

  /** Fetches a part again, whatever is known. */
  async refresh(path: string): Promise<void> {
    const part = this.#part(path);
    part.seq = -1;
    await this.#fetch(part);
  }

  #part<Value>(path: string): Part<Value> {
    let part = this.#parts.get(path) as Part<Value> | undefined;
    if (!part) {
      part = new Part<Value>(path);
      this.#parts.set(path, part as Part<unknown>);
    }
    return part;
  }

  async #fetch<Value>(part: Part<Value>): Promise<void> {
    if (part.isFetching || (part.seq >= part.wanted && part.seq >= 0)) return;
    part.isFetching = true;
    try {
      // What changes while it is fetched is fetched again.
      do {
        const { value, seq } = await readPart<Value>(this.id, part.path, this.token ?? undefined);
        part.value = value;
        part.seq = seq;
        part.isMissing = false;
      } while (part.seq < part.wanted && part.holders > 0);
    } catch (problem) {
      if (!(problem instanceof HallProblem)) throw problem;
      const isFinal = problem.isOwn && problem.status >= 400 && problem.status < 500 && problem.status !== 429;
      if (isFinal && problem.type === 'no_link' && this.token !== null) {
        this.#socket?.leave();
        this.#become('closed', { code: 'no_link', detail: problem.message });
      } else if (isFinal) {
        part.isMissing = true;
        part.value = null;
        part.seq = part.wanted;
        // The socket may have failed just before.
        if (this.isMissing) connection.found('here');
      } else if (part.holders > 0) {
        const timer = setTimeout(() => {
          this.#timers.delete(timer);
          void this.#fetch(part);
        }, AGAIN_MS);
        this.#timers.add(timer);
      }
    } finally {
      part.isFetching = false;
    }
  }

  /** Does an act. It is on disk when this returns; a refused one throws a `HallProblem` with `refusal`. */
  async act(act: ActFrame, after?: number): Promise<ActedFrame> {
    const acted = await doAct(this.id, this.token ?? '', act, after);
    if (acted.entry) this.hear(acted.entry);
    else this.#know(acted.seq, () => true);
    return acted;
  }

  /**
   * Does an act that depends on what a part says: it is made from the newest version, and again if somebody else was faster.
   * Returns false if `make` does not want it any more.
   */
  async actOn<Value>(path: string, make: (now: Value) => ActFrame | null): Promise<boolean> {
    for (let attempt = 1; ; attempt += 1) {
      const { value, seq } = await readPart<Value>(this.id, path, this.token ?? undefined);
      const act = make(value);
      if (act === null) return false;
      try {
        await this.act(act, seq);
        return true;
      } catch (problem) {
        if (!(problem instanceof HallProblem) || problem.type !== 'event_moved' || attempt === ATTEMPTS) throw problem;
      }
    }
  }
}

/** How often an act that depends on a part is made again because the event has moved on. */
const ATTEMPTS = 8;

let last: LiveEvent | null = null;

/** Returns the event of a page. Coming back from another page finds it as it was. */
export function liveEvent(id: string, wanted: 'official' | 'player' | 'any' = 'any'): LiveEvent {
  const token = linkTo(id, wanted)?.token ?? linkTo(id)?.token ?? null;
  if (last?.id !== id || last.token !== token || last.closed) last = new LiveEvent(id, token);
  return last;
}

/** Keeps a part of an event up to date for a component; the path may change, and null wants nothing. */
export function following<Value>(live: LiveEvent | (() => LiveEvent), path: () => string | null) {
  let part = $state.raw<Part<Value> | null>(null);
  $effect.pre(() => {
    const wanted = path();
    if (wanted === null) {
      part = null;
      return;
    }
    const [held, stop] = (typeof live === 'function' ? live() : live).hold<Value>(wanted);
    part = held;
    return stop;
  });
  return {
    get value(): Value | null {
      return part?.value ?? null;
    },
    get isMissing(): boolean {
      return part?.isMissing ?? false;
    },
  };
}
