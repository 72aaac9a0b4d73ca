/** The effect of an act, requested again shortly after the last change of a form. */
import type { Code } from '../words/languages';
import type { Desk, Preview } from './desk';
import type { ArbiterAct } from './draft';

/** The pause after typing before the server is asked. */
const PATIENCE_MS = 250;

export class Forecast {
  /** The last answer of the server; null while nothing can be asked. */
  found = $state.raw<Preview | null>(null);
  /** Whether the answer is about an earlier state of the form. */
  isStale = $state(false);
  /** Whether the server did not answer: the act can still be done, and is judged then. */
  isSilent = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asking: AbortController | null = null;

  constructor(readonly desk: Desk) {}

  /** Asks for the effect; an incomplete act has none. */
  ask(act: ArbiterAct | null, language: Code): void {
    this.stop();
    if (act === null) {
      this.found = null;
      this.isStale = false;
      return;
    }
    this.isStale = true;
    this.#timer = setTimeout(() => void this.#ask(act, language), this.found === null ? 0 : PATIENCE_MS);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#asking?.abort();
  }

  async #ask(act: ArbiterAct, language: Code): Promise<void> {
    const asking = new AbortController();
    this.#asking = asking;
    try {
      const found = await this.desk.preview(act, language, asking.signal);
      if (asking.signal.aborted) return;
      this.found = found;
      this.isSilent = false;
      this.isStale = false;
    } catch {
      if (asking.signal.aborted) return;
      this.found = null;
      this.isSilent = true;
      this.isStale = false;
    }
  }
}
