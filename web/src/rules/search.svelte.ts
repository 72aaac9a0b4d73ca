// The search of the rulebook as somebody types: only the answer to what is written now counts.

import type { FoundFrame } from '../protocol/protocol';
import { searchBook } from './api';

export class Search {
  query = $state('');
  found = $state.raw<FoundFrame | null>(null);
  selected = $state(0);
  /** Whether the server did not answer the last question. */
  isSilent = $state(false);
  #asked: AbortController | undefined;
  #answer: Promise<void> = Promise.resolve();

  constructor(private readonly ask: typeof searchBook = searchBook) {}

  /** Asks the server for what is written. */
  type(volume: string, language: string): Promise<void> {
    this.#asked?.abort();
    this.isSilent = false;
    const text = this.query.trim();
    if (text === '') {
      this.found = null;
      return Promise.resolve();
    }
    const asked = new AbortController();
    this.#asked = asked;
    this.#answer = this.ask(text.slice(0, 100), volume, language, asked.signal).then(
      (found) => {
        if (asked.signal.aborted) return;
        this.found = found;
        this.selected = 0;
      },
      () => {
        if (asked.signal.aborted) return;
        this.found = null;
        this.isSilent = true;
      },
    );
    return this.#answer;
  }

  /** Selects the next or the previous result. Returns whether there is one. */
  move(step: 1 | -1): boolean {
    const count = this.found?.found.length ?? 0;
    if (count === 0) return false;
    this.selected = (this.selected + step + count) % count;
    return true;
  }

  /** Returns the selected result for what is written, as soon as the server has answered; null if there is none, or something else is written by then. */
  async chosen(): Promise<FoundFrame['found'][number] | null> {
    const asked = this.#asked;
    await this.#answer;
    return asked === this.#asked && !asked?.signal.aborted ? (this.found?.found[this.selected] ?? null) : null;
  }

  /** Ends the search: an answer that comes later shows nothing. */
  end(): void {
    this.#asked?.abort();
    this.#asked = undefined;
    this.query = '';
    this.found = null;
    this.isSilent = false;
  }
}
