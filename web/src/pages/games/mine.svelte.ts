/** The games in which this browser has a seat. */
import { findMine, HallProblem } from '../../hall/api';
import { seats } from '../../hall/seats';
import type { MineGame } from '../../protocol/protocol';

/** The number of games in the first request; later only unfinished ones are requested. */
const ASKED = 50;
const EVERY_MS = 3_000;

export interface Own {
  game: MineGame;
  /** When it was read, in the browser's time. */
  at: number;
}

export class Mine {
  /** The unfinished games; those where it is the user's move come first. */
  games = $state.raw<readonly Own[]>([]);
  /** A game that waited and has found an opponent. */
  begun = $state<string | null>(null);
  readonly #kept = seats().slice(0, ASKED);
  #isFirst = true;

  /** Keeps them up to date. Returns a function that stops it. */
  run(): () => void {
    const gone = new AbortController();
    const look = () => document.visibilityState === 'visible' && void this.#look(gone.signal);
    const timer = setInterval(look, EVERY_MS);
    look();
    return () => {
      clearInterval(timer);
      gone.abort();
    };
  }

  has(game: string): boolean {
    return this.#kept.some((kept) => kept.game === game);
  }

  async #look(signal: AbortSignal): Promise<void> {
    const going = new Set(this.games.map(({ game }) => game.game));
    const asked = this.#kept.filter(({ game }) => this.#isFirst || going.has(game));
    if (asked.length === 0) return;
    const sent = performance.now();
    try {
      const found = await findMine(
        asked.map(({ game, token }) => ({ game, token })),
        signal,
      );
      this.take(found.games, (sent + performance.now()) / 2);
      this.#isFirst = false;
    } catch (problem) {
      // The header shows that the server does not answer; the games are fetched again later.
      if (!(problem instanceof HallProblem) && !signal.aborted) throw problem;
    }
  }

  take(found: readonly MineGame[], at: number): void {
    const waited = new Set(this.games.filter(({ game }) => isAlone(game)).map(({ game }) => game.game));
    const joined = found.find((game) => waited.has(game.game) && !isAlone(game) && game.phase !== 'finished');
    if (joined) this.begun = joined.game;
    this.games = found
      .filter(({ phase }) => phase !== 'finished')
      .sort((one, other) => rank(other) - rank(one))
      .map((game) => ({ game, at: at - game.card.age }));
  }
}

/** Ranks games: the user's move first, then those being played, then those that wait. */
function rank({ to_move, phase }: MineGame): number {
  if (to_move) return 3;
  return phase === 'playing' ? 2 : phase === 'waiting' ? 0 : 1;
}

/** Tells whether nobody has taken the other seat yet. */
export function isAlone({ phase, alone }: Pick<MineGame, 'phase' | 'alone'>): boolean {
  return phase === 'waiting' && alone;
}
