/** What an act would do, asked anew shortly after the last change of a form. */
import type { Code } from '../words/languages';
import type { Desk, Preview } from './desk';
import type { ArbiterAct } from './draft';

/** Typing is not interrupted by questions. */
const PATIENCE_MS = 250;

export class Forecast {
  /** What the hall said last; none while nothing can be asked. */
  found = $state.raw<Preview | null>(null);
  /** Whether what stands there is about an earlier state of the form. */
  isStale = $state(false);
  /** The hall did not say: the act can still be done, and is judged then. */
  isSilent = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asking: AbortController | null = null;

  constructor(readonly desk: Desk) {}

  /** Asks what would follow; an act that is not whole yet has no consequence. */
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
