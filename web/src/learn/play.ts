// Asks the server to judge a game that is nowhere stored: regulations and acts go out, states and rulings come back.

import { ask } from '../hall/api';
import type { RegulationsFrame, RulingFrame, StateFrame } from '../protocol/protocol';

/** One act of a scene, as in a scenario file. */
export interface PlayAct {
  at: number;
  by: 'white' | 'black' | 'arbiter' | 'spectator';
  act: string;
  [field: string]: unknown;
}

export interface PlayRuling {
  ruling: RulingFrame;
  at: number;
  /** The ruling as a sentence. */
  words: string;
  article: string | null;
}

export interface PlayStep {
  at: number;
  by: string;
  act: PlayAct;
  /** The act as a sentence; null if there is none. */
  words: string | null;
  refused: boolean;
  rulings: readonly PlayRuling[];
  state: StateFrame;
  san: string | null;
  /** Why the act could not be read in this position. */
  error?: { field: string; problem: string };
}

export interface PlayFrame {
  /** The text that the rulings cite. */
  volume: string;
  /** The state before the first act. */
  start: StateFrame;
  steps: readonly PlayStep[];
  ending: string | null;
}

/** Judges a scene; its sentences are in the given language. */
export const play = (
  regulations: RegulationsFrame,
  acts: readonly PlayAct[],
  language: string,
  signal?: AbortSignal,
): Promise<PlayFrame> =>
  ask<PlayFrame>('/book/play', { method: 'POST', body: { regulations, acts, language }, signal });
