// The rulebook on the server.

import { ask } from '../hall/api';
import type {
  FoundFrame,
  IncidentFrame,
  PlayFrame,
  RegulationsFrame,
  TermsFrame,
  VolumeFrame,
} from '../protocol/protocol';

/** An act as it is sent to be judged. */
export type PlayedAct = { at: number; by: string; act: string } & Record<string, unknown>;

const kept = new Map<string, Promise<unknown>>();

/** Asks once for what never changes while the page is open. */
function once<Answer>(path: string): Promise<Answer> {
  let answer = kept.get(path) as Promise<Answer> | undefined;
  if (!answer) {
    answer = ask<Answer>(path);
    kept.set(path, answer);
    // What could not be fetched is tried again the next time.
    answer.catch(() => kept.delete(path));
  }
  return answer;
}

export const readVolume = (volume: string, language: string) =>
  once<VolumeFrame>(`/book/${volume}?language=${language}`);

export const readTerms = (language: string) => once<TermsFrame>(`/book/terms?language=${language}`);

export const readIncident = (name: string, language: string) =>
  once<IncidentFrame>(`/book/incidents/${name}?language=${language}`);

export const searchBook = (q: string, volume: string, language: string, signal?: AbortSignal) =>
  ask<FoundFrame>(`/book/search?${new URLSearchParams({ q, volume, language })}`, { signal });

export const play = (regulations: RegulationsFrame, acts: readonly PlayedAct[], language: string) =>
  ask<PlayFrame>('/book/play', { method: 'POST', body: { regulations, acts, language } });
