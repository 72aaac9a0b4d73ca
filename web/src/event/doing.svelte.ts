// Something that the page asks of the server: whether it is under way, and what went wrong.

import type { PlayerFrame } from '../protocol/event';
import { t } from '../words/words.svelte';
import { fullName } from './names';
import { type Names, wrongText } from './refused';

/** What one row of a list is called in an error message: a board, a player, a call. */
interface Row {
  key: string | number;
  name?: string;
}

export class Doing {
  isBusy = $state(false);
  #problem = $state('');
  /** What went wrong in rows, by key, until the row is done again. */
  #wrong = $state.raw<ReadonlyMap<string | number, string>>(new Map());
  /** The keys of the rows that are not answered yet, in order; a key can be there twice. */
  #waiting = $state.raw<readonly (string | number)[]>([]);
  #last: Promise<unknown> = Promise.resolve();

  constructor(private readonly names: () => Names = () => (player) => t('event-player-number', { n: player })) {}

  /** What went wrong; empty if nothing did. */
  get problem(): string {
    return [...new Set([this.#problem, ...this.#wrong.values()])].filter(Boolean).join(' ');
  }
  set problem(text: string) {
    this.#problem = text;
    this.#wrong = new Map();
  }

  /** Whether an act of this row waits for its answer. */
  isWaiting(key: string | number): boolean {
    return this.#waiting.includes(key);
  }

  /**
   * Does it, unless such a step is under way: its button shows that. Rows that wait come first, and if one of them fails it is not
   * done. Returns whether it was done.
   */
  async run(what: () => Promise<unknown>): Promise<boolean> {
    if (this.isBusy) return false;
    this.isBusy = true;
    this.#problem = '';
    const rows = this.#waiting;
    if (rows.length === 0) this.#wrong = new Map();
    try {
      return await this.#inTurn(async () => {
        if (rows.some((key) => this.#wrong.has(key))) return false;
        await what();
        return true;
      });
    } catch (error) {
      this.#problem = wrongText(error, this.names());
      return false;
    } finally {
      this.isBusy = false;
    }
  }

  /** Does something with one row of a list, after everything that was asked before: nothing is left out. Returns whether it was done. */
  async queue(row: Row, what: () => Promise<unknown>): Promise<boolean> {
    this.#waiting = [...this.#waiting, row.key];
    this.#tell(row.key, '');
    return this.#inTurn(async () => {
      try {
        await what();
        return true;
      } catch (error) {
        const text = wrongText(error, this.names());
        this.#tell(row.key, row.name === undefined ? text : `${row.name}: ${text}`);
        return false;
      } finally {
        const at = this.#waiting.indexOf(row.key);
        this.#waiting = this.#waiting.filter((_, index) => index !== at);
      }
    });
  }

  #tell(key: string | number, text: string): void {
    const wrong = new Map(this.#wrong);
    if (text === '') wrong.delete(key);
    else wrong.set(key, text);
    this.#wrong = wrong;
  }

  /** Does it as soon as everything before it has an answer. */
  #inTurn<Value>(what: () => Promise<Value>): Promise<Value> {
    const done = this.#last.then(what);
    this.#last = done.catch(() => undefined);
    return done;
  }
}

/** Gives the names of players by id. */
export function namesOf(players: readonly PlayerFrame[] | null): Names {
  const known = new Map((players ?? []).map((player) => [player.player, player]));
  return (id) => {
    const player = known.get(id);
    return player ? fullName(player) : t('event-player-number', { n: id });
  };
}
