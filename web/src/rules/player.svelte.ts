// An incident that is being played: its acts as they were judged, the one that is shown, and a changed act.

import { HallProblem } from '../hall/api';
import type { IncidentFrame, PlayFrame, RegulationsFrame } from '../protocol/protocol';
import { problemText } from '../words/problem';
import { play, readIncident, type PlayedAct } from './api';

/** How an act is changed. */
export type Change =
  { kind: 'same' } | { kind: 'left-out' } | { kind: 'act'; act: string } | { kind: 'move'; move: string };

/** The acts that need nothing but a player. */
export const SIMPLE_ACTS = ['press', 'offer_draw', 'accept_draw', 'resign'] as const;

export class Player {
  incident = $state.raw<IncidentFrame | null>(null);
  /** The acts as they are judged now: those of the incident, or with a change, or under another edition. */
  shown = $state.raw<PlayFrame | null>(null);
  /** The number of acts that have happened on the board. */
  at = $state(0);
  /** The edition under which it is played, if it is not its own. */
  edition = $state<string | null>(null);
  /** The act that is changed. */
  changed = $state<{ index: number; change: Change } | null>(null);
  isSilent = $state(false);
  problem = $state<string | null>(null);
  #asked = 0;

  readonly step = $derived(this.shown?.steps[this.at - 1] ?? null);
  readonly state = $derived(this.step?.state ?? this.shown?.start ?? null);
  readonly count = $derived(this.shown?.steps.length ?? 0);
  readonly isChanged = $derived(this.changed !== null || this.edition !== null);

  async open(name: string, language: string): Promise<void> {
    const asked = ++this.#asked;
    this.isSilent = false;
    try {
      const incident = await readIncident(name, language);
      if (asked !== this.#asked) return;
      const isOther = this.incident?.name !== incident.name;
      this.incident = incident;
      if (isOther) this.reset();
      else if (this.isChanged) void this.judge(language);
      else this.shown = incident.play;
    } catch {
      if (asked === this.#asked) this.isSilent = true;
    }
  }

  /** Goes back to the incident as it is told. */
  reset(): void {
    this.#asked += 1;
    this.edition = null;
    this.changed = null;
    this.problem = null;
    this.shown = this.incident?.play ?? null;
    this.at = 0;
  }

  go(to: number): void {
    this.at = Math.max(0, Math.min(this.count, to));
  }

  /** Plays the incident with another act, or as it was. */
  change(index: number, change: Change, language: string): Promise<void> {
    this.changed = change.kind === 'same' ? null : { index, change };
    return this.judge(language);
  }

  /** Plays it under another edition. */
  under(edition: string | null, language: string): Promise<void> {
    this.edition = edition === this.incident?.regulations.edition ? null : edition;
    return this.judge(language);
  }

  async judge(language: string): Promise<void> {
    const { incident } = this;
    if (!incident?.play) return;
    const asked = ++this.#asked;
    this.problem = null;
    try {
      const shown = await play(this.#regulations(incident.regulations), this.acts(), language);
      if (asked !== this.#asked) return;
      this.shown = shown;
      const { changed } = this;
      this.at = Math.min(changed ? changed.index + 1 : this.at, this.count);
    } catch (error) {
      if (!(error instanceof HallProblem)) throw error;
      if (asked === this.#asked) this.problem = problemText(error);
    }
  }

  #regulations(own: RegulationsFrame): RegulationsFrame {
    if (this.edition === null) return own;
    return { ...own, edition: this.edition } as RegulationsFrame;
  }

  /** Returns the acts with the change. */
  acts(): PlayedAct[] {
    const steps = this.incident?.play?.steps ?? [];
    const told = steps.map(({ at, by, via, act }) => ({ at, by, ...(via ? { via } : {}), ...act }) as PlayedAct);
    const { changed } = this;
    const old = changed && told[changed.index];
    if (!changed || !old) return told;
    const { index, change } = changed;
    if (change.kind === 'left-out') return told.toSpliced(index, 1);
    if (change.kind === 'act') return told.with(index, { at: old.at, by: old.by, act: change.act });
    if (change.kind === 'move') {
      const act = old.act === 'move' ? 'move' : 'play';
      return told.with(index, { at: old.at, by: old.by, act, move: change.move });
    }
    return told;
  }
}
