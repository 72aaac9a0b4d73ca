// Exercises one after another: without end, or the set of a day, which is the same for everybody.

import { HallProblem } from '../../hall/api';
import { drawSeed, seeded, type Random } from '../random';
import { DAILY, question, type Level, type Question } from './questions';

export class PracticeRun {
  level = $state<Level>(1);
  /** The number of the question in today's set; null outside of it. */
  day = $state<number | null>(null);
  /** How many questions of today's set were answered right. */
  right = $state(0);
  asked = $state.raw<Question | null>(null);
  problem = $state.raw<HallProblem | null>(null);
  isLoading = $state(false);
  readonly isDayOver = $derived(this.day !== null && this.day >= DAILY.length);
  #endless: Random = seeded(drawSeed());
  #turn = 0;
  /** The question that is wanted, for another attempt. */
  #wanted: number | null = null;

  constructor(
    readonly today: string,
    private readonly language: () => string,
    private readonly make: typeof question = question,
  ) {}

  /** Fetches a question: one of today's set, or one of the level. The old one stays until it is there. */
  async next(to: number | null = this.#wanted): Promise<void> {
    const mine = (this.#turn += 1);
    this.#wanted = to;
    this.problem = null;
    this.isLoading = true;
    // Each question of a day has a seed of its own: another attempt gets the same one.
    const [level, random] =
      to === null ? [this.level, this.#endless] : [DAILY[to] ?? 3, seeded(`${this.today} ${to + 1}`)];
    try {
      const made = await this.make(level, random, this.language());
      if (mine !== this.#turn) return;
      this.asked = made;
      this.day = to;
    } catch (error) {
      if (!(error instanceof HallProblem)) throw error;
      if (mine === this.#turn) this.problem = error;
    } finally {
      if (mine === this.#turn) this.isLoading = false;
    }
  }

  /** Goes on from a question, unless the next one is being fetched. Returns whether the day is over now. */
  goOn(): boolean {
    if (this.isLoading) return false;
    if (this.day === null || this.day + 1 < DAILY.length) {
      void this.next(this.day === null ? null : this.day + 1);
      return false;
    }
    this.day += 1;
    return true;
  }

  setLevel(level: Level): void {
    this.level = level;
    this.leaveDay();
  }
  startDay(): void {
    this.right = 0;
    this.day = 0;
    this.asked = null;
    void this.next(0);
  }
  leaveDay(): void {
    this.day = null;
    this.asked = null;
    void this.next(null);
  }
}
