// The messages of one language, with their arguments. It matches `say.rs` in the crate `words`.

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Code } from './languages';

/** The arguments of a message. */
export type Args = Record<string, string | number>;

/** The messages of one language. */
export class Bundle {
  readonly #messages: FluentBundle;

  constructor(
    readonly code: Code,
    files: readonly string[],
  ) {
    // No isolation marks are needed: texts are not embedded, and all languages are written from left to right.
    this.#messages = new FluentBundle(code, { useIsolating: false });
    this.add(files);
  }

  /** Adds messages. */
  add(files: readonly string[]): void {
    for (const text of files) {
      // A broken message is left out; the tests check every file.
      this.#messages.addResource(new FluentResource(text), { allowOverrides: true });
    }
  }

  has(id: string): boolean {
    return this.#messages.hasMessage(id);
  }

  /** Formats a message. A missing or broken one is a mistake of its author: it is logged, and the name of the message is used. */
  say(id: string, args: Args = {}): string {
    const pattern = this.#messages.getMessage(id)?.value;
    if (!pattern) {
      console.error(`no message ${id} in ${this.code}`);
      return id;
    }
    const errors: Error[] = [];
    const text = this.#messages.formatPattern(pattern, filled(args), errors);
    if (errors.length > 0) console.error(`${id} in ${this.code}: ${errors.map(String).join('; ')}`);
    return text;
  }

  /** Formats several texts as a list. */
  list(items: readonly string[]): string {
    const last = items.at(-1);
    const before = items.at(-2);
    if (last === undefined) return '';
    if (before === undefined) return last;
    const pair = this.say('list-two', { first: before, last });
    return items.slice(0, -2).reduceRight((rest, first) => this.say('list-more', { first, rest }), pair);
  }
}

/** Numbers choose plurals but are never grouped, since they count moves and minutes. */
function filled(args: Args): Record<string, FluentVariable> {
  const entries = Object.entries(args).map(([name, value]): [string, FluentVariable] => [
    name,
    typeof value === 'number' ? new FluentNumber(value, { useGrouping: false, maximumFractionDigits: 3 }) : value,
  ]);
  return Object.fromEntries(entries);
}

/** Capitalises the first letter. */
export function capitalised(text: string): string {
  const first = text.codePointAt(0);
  if (first === undefined) return text;
  const letter = String.fromCodePoint(first);
  return letter.toUpperCase() + text.slice(letter.length);
}
