// Reads the server's answers: which option of a question they make right, and whether they have what an exercise wants.

import type { PositionFrame } from '../protocol/protocol';
import { outcomeOf } from './outcomes';
import type { PlayStep } from './play';
import type { Option, Pattern, Test } from './types';

/** What the server has said: about a position, or about the last act of a scene. */
export interface Answer {
  facts?: PositionFrame;
  step?: PlayStep;
}

/** Returns the state of the player to move. */
export function statusOf(facts: PositionFrame): 'checkmate' | 'stalemate' | 'check' | 'none' {
  if (facts.checkmate) return 'checkmate';
  if (facts.stalemate) return 'stalemate';
  return facts.check ? 'check' : 'none';
}

/** Tells whether something is true of the answer; null if the answer does not say. */
export function holds(test: Test, { facts, step }: Answer): boolean | null {
  if ('outcome' in test) return step ? outcomeOf(step.rulings.map(({ ruling }) => ruling)) === test.outcome : null;
  if ('refused' in test) return step ? step.refused === test.refused : null;
  if (!facts) return null;
  if ('fact' in test) {
    const is = facts[test.fact];
    return is === null ? null : is === test.is;
  }
  if ('status' in test) return statusOf(facts) === test.status;
  if ('canMate' in test) {
    const can = facts.can_mate[test.canMate];
    return can === 'unknown' ? null : (can === 'yes') === test.is;
  }
  if (!facts.try) return null;
  if ('legal' in test) return facts.try.legal === test.legal;
  if ('rule' in test) return facts.try.rule === test.rule;
  return facts.try.san?.replace(/[+#]+$/, '') === test.san;
}

/** Finds the right option; null unless exactly one is right. */
export function rightOption(options: readonly Option[], answer: Answer): number | null {
  const right = options.flatMap(({ when }, index) => (holds(when, answer) === true ? [index] : []));
  return right.length === 1 ? (right[0] ?? null) : null;
}

/** Tells whether something has all fields of a pattern. */
export function fits(found: object, pattern: Pattern<never>): boolean {
  return Object.entries(pattern).every(([name, value]) => (found as Record<string, unknown>)[name] === value);
}
