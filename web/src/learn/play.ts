// Asks the server to judge a game that is nowhere stored: regulations and acts go out, states and rulings come back.

import { ask } from '../hall/api';
import type { PlayFrame, PlayRuling, PlayStep, RegulationsFrame } from '../protocol/protocol';

/** One act of a scene, as in a scenario file. */
export interface PlayAct {
  at: number;
  by: 'white' | 'black' | 'arbiter' | 'spectator';
  act: string;
  [field: string]: unknown;
}

export type { PlayFrame, PlayRuling, PlayStep };

/** Judges a scene; its sentences are in the given language. */
export const play = (
  regulations: RegulationsFrame,
  acts: readonly PlayAct[],
  language: string,
  signal?: AbortSignal,
): Promise<PlayFrame> =>
  ask<PlayFrame>('/book/play', { method: 'POST', body: { regulations, acts, language }, signal });

/** Returns a text field of an act, such as its move or its square; null if it has none. */
export function fieldOf(act: object | undefined, name: 'move' | 'square'): string | null {
  const value = (act as Record<string, unknown> | undefined)?.[name];
  return typeof value === 'string' ? value : null;
}
