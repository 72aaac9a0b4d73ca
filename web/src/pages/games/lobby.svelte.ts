/** The list of games, kept up to date: one request per second for all of them, and only changes in the answer. */
import { HallProblem, lookAtLobby } from '../../hall/api';
import type { LobbyFrame, OpenGame } from '../../protocol/protocol';
import type { Shown } from './clock';

/** The interval of the requests. */
const EVERY_MS = 1_000;
/** The interval while the server does not answer. */
const SILENT_MS = 4_000;
/** The interval at which the clocks are drawn. */
const CLOCK_MS = 500;

export class Lobby {
  /** The cards by game. */
  cards = $state.raw<ReadonlyMap<string, Shown>>(new Map());
  /** The games in the order they are shown: a game that is there keeps its place, and one that was over before comes last. */
  order = $state.raw<readonly string[]>([]);
  open = $state.raw<readonly OpenGame[]>([]);
  waiting = $state(0);
  playing = $state(0);
  people = $state(0);
  /** Whether the server has answered at least once. */
  isKnown = $state(false);
  isSilent = $state(false);
  /** The browser's time for the clocks. */
  now = $state(performance.now());
  #search = '';
  #version = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked: AbortController | undefined;
  /** The name of this page, so that it is counted once. */
  readonly #page = Math.random().toString(36).slice(2, 12);

  constructor(private readonly ask: typeof lookAtLobby = lookAtLobby) {}

  /** Keeps the list up to date. Returns a function that stops it. */
  run(): () => void {
    const clocks = setInterval(() => {
      // What the clocks do while the server is away is unknown: they keep showing the last known time.
      if (!this.isSilent) this.now = performance.now();
    }, CLOCK_MS);
    const seen = () => document.visibilityState === 'visible' && this.#look();
    document.addEventListener('visibilitychange', seen);
    addEventListener('online', seen);
    void this.#look();
    return () => {
      clearInterval(clocks);
      clearTimeout(this.#timer);
      this.#asked?.abort();
      document.removeEventListener('visibilitychange', seen);
      removeEventListener('online', seen);
    };
  }

  /** Shows only games in which these words occur. */
  search(words: string): void {
    if (words === this.#search) return;
    this.#search = words;
    this.#version = 0;
    this.order = [];
    void this.#look();
  }

  retry(): void {
    void this.#look();
  }

  async #look(): Promise<void> {
    clearTimeout(this.#timer);
    this.#asked?.abort();
    const asked = new AbortController();
    this.#asked = asked;
    const sent = performance.now();
    try {
      const told = await this.ask({ after: this.#version, search: this.#search, page: this.#page }, asked.signal);
      this.take(told, (sent + performance.now()) / 2);
      this.isSilent = false;
    } catch (problem) {
      if (asked.signal.aborted) return;
      if (!(problem instanceof HallProblem)) throw problem;
      this.isSilent = true;
    }
    // A hidden page asks again when it becomes visible.
    if (document.visibilityState === 'visible') {
      this.#timer = setTimeout(() => void this.#look(), this.isSilent ? SILENT_MS : EVERY_MS);
    }
  }

  /** Applies an answer that was read at a moment of the browser's time. */
  take(told: LobbyFrame, at: number): void {
    if (told.cards.length > 0 || told.games.length !== this.cards.size) {
      const cards = new Map(this.cards);
      for (const card of told.cards) cards.set(card.game, { card, at: at - card.age });
      const listed = new Set(told.games);
      for (const game of cards.keys()) if (!listed.has(game)) cards.delete(game);
      this.cards = cards;
      const kept = this.order.filter((game) => listed.has(game));
      const known = new Set(kept);
      const added = told.games.filter((game) => !known.has(game));
      const isOver = (game: string) => cards.get(game)?.card.phase === 'finished';
      this.order = [...added.filter((game) => !isOver(game)), ...kept, ...added.filter(isOver)];
    }
    this.#version = told.version;
    this.open = told.open;
    this.waiting = told.waiting;
    this.playing = told.playing;
    this.people = told.people;
    this.isKnown = true;
  }
}
