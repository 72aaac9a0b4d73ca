// What was done in the course, kept on this device and nowhere else.

const KEY = 'arbiter.learn';

export type Mark = 'right' | 'wrong';

interface Kept {
  /** The last result of each exercise of the course. */
  course: Record<string, Mark>;
  /** The lessons whose screens were read. */
  read: string[];
  /** Right and wrong answers of the exercises without end. */
  practice: { right: number; wrong: number };
  /** The days of finished daily sets, with the right answers. */
  daily: Record<string, number>;
  /** The right answers of the best examination; null before the first. */
  exam: number | null;
}

/** Reads what was kept; what is not valid is dropped. */
export function recall(text: string | null): Kept {
  const empty: Kept = { course: {}, read: [], practice: { right: 0, wrong: 0 }, daily: {}, exam: null };
  let found: Partial<Record<keyof Kept, unknown>>;
  try {
    const read: unknown = JSON.parse(text ?? '{}');
    if (typeof read !== 'object' || read === null) return empty;
    found = read;
  } catch {
    return empty;
  }
  const record = (value: unknown): [string, unknown][] =>
    typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const count = (value: unknown) => (Number.isSafeInteger(value) && Number(value) >= 0 ? Number(value) : 0);
  const practice = new Map(record(found.practice));
  return {
    course: Object.fromEntries(
      record(found.course).filter((entry): entry is [string, Mark] => entry[1] === 'right' || entry[1] === 'wrong'),
    ),
    read: Array.isArray(found.read) ? found.read.filter((id): id is string => typeof id === 'string') : [],
    practice: { right: count(practice.get('right')), wrong: count(practice.get('wrong')) },
    daily: Object.fromEntries(record(found.daily).map(([day, right]) => [day, count(right)])),
    exam: typeof found.exam === 'number' ? count(found.exam) : null,
  };
}

class Progress {
  #kept = $state.raw(recall(localStorage.getItem(KEY)));

  mark(exercise: string): Mark | null {
    return this.#kept.course[exercise] ?? null;
  }

  isRead(lesson: string): boolean {
    return this.#kept.read.includes(lesson);
  }

  get practice(): { right: number; wrong: number } {
    return this.#kept.practice;
  }

  get exam(): number | null {
    return this.#kept.exam;
  }

  daily(day: string): number | null {
    return this.#kept.daily[day] ?? null;
  }

  /** Notes a result; what was done stays done. */
  note(exercise: string, mark: Mark): void {
    if (this.mark(exercise) === 'right' || this.mark(exercise) === mark) return;
    this.#keep({ course: { ...this.#kept.course, [exercise]: mark } });
  }

  read(lesson: string): void {
    if (!this.isRead(lesson)) this.#keep({ read: [...this.#kept.read, lesson] });
  }

  count(isRight: boolean): void {
    const { right, wrong } = this.#kept.practice;
    this.#keep({ practice: { right: right + (isRight ? 1 : 0), wrong: wrong + (isRight ? 0 : 1) } });
  }

  finishDay(day: string, right: number): void {
    this.#keep({ daily: { ...this.#kept.daily, [day]: Math.max(right, this.daily(day) ?? 0) } });
  }

  finishExam(right: number): void {
    this.#keep({ exam: Math.max(right, this.exam ?? 0) });
  }

  /** Forgets everything. */
  forget(): void {
    this.#keep(recall(null));
  }

  #keep(changed: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...changed };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // The browser keeps nothing: the course works all the same.
    }
  }
}

export const progress = new Progress();
