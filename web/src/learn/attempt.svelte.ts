// One attempt at an exercise: what is on the board, what was answered, and what the server says about it.

import { kingOf, partsOf, placementOf, type Role } from '../board/fen';
import type { Marks } from '../board/marks';
import type { Square } from '../board/squares';
import { examine, HallProblem, readRules } from '../hall/api';
import type { ClockFrame, PositionFrame } from '../protocol/protocol';
import { problemText } from '../words/problem';
import { TAUGHT } from './course/make';
import { fits, rightOption, statusOf } from './judge';
import { fieldOf, play, type PlayAct, type PlayFrame, type PlayStep } from './play';
import type { Exercise, StarsExercise } from './types';

/** The questions to the server; tests give their own answers. */
export interface Server {
  examine: typeof examine;
  play: typeof play;
  readRules: typeof readRules;
}

/** What is said about a wrong answer besides the explanation of the exercise. */
export interface Wrong {
  /** The server's sentence; null if the answer was legal, but not what was asked for. */
  words: string | null;
  article: string;
}

const PAUSE_MS = 1000;

export class Attempt {
  position = $state('');
  state = $state<'loading' | 'open' | 'busy' | 'right' | 'wrong' | 'silent'>('loading');
  wrong = $state.raw<Wrong | null>(null);
  problem = $state<string | null>(null);
  held = $state<Square | null>(null);
  promoting = $state.raw<{ from: Square; to: Square } | null>(null);
  stars = $state.raw<readonly Square[]>([]);
  last = $state.raw<{ from: Square; to: Square } | null>(null);
  clock = $state.raw<ClockFrame | null>(null);
  chosen = $state<number | null>(null);
  /** The right option, once an answer was given. */
  rightOption = $state<number | null>(null);
  /** What has happened in the scene, in sentences. */
  told = $state.raw<readonly string[]>([]);
  /** The sentences of the rulings on the last act. */
  ruled = $state.raw<readonly string[]>([]);
  hint = $state<string | null>(null);
  /** Whether the solution was shown, so that the exercise does not count as done. */
  wasShown = $state(false);
  #duty = $state.raw<Marks['obliged']>(null);
  #facts = $state.raw<PositionFrame | null>(null);
  #step: PlayStep | null = null;
  #done: PlayAct[] = [];

  constructor(
    readonly exercise: Exercise,
    readonly language: () => string,
    readonly server: Server = { examine, play, readRules },
  ) {
    void this.reset();
  }

  get marks(): Marks {
    const check = this.#facts?.check ? kingOf(this.position, this.#facts.turn) : null;
    return {
      touched: this.held === null ? [] : [this.held],
      targets: this.stars,
      last: this.last,
      obliged: this.#duty ?? null,
      check: this.exercise.kind === 'choice' ? null : check,
    };
  }

  /** Whether the board takes touches and moves. */
  get canAct(): boolean {
    return this.state === 'open' && ['square', 'stars', 'move', 'acts'].includes(this.exercise.kind);
  }

  /** Begins again. */
  async reset(): Promise<void> {
    const { exercise } = this;
    this.wrong = null;
    this.held = null;
    this.promoting = null;
    this.chosen = null;
    this.rightOption = null;
    this.ruled = [];
    this.#done = [];
    this.#duty = null;
    this.stars = exercise.kind === 'stars' ? exercise.stars : [];
    this.last = exercise.last ?? null;
    if ('fen' in exercise) {
      this.position = exercise.fen;
      if (exercise.kind === 'choice' && exercise.tried) this.last = squaresOf(exercise.tried);
    }
    this.state = 'loading';
    await this.#asked(async () => {
      if ('scene' in exercise) this.#enter(await this.#play([]), exercise.kind === 'scene');
      else await this.#look();
      this.state = 'open';
    });
  }

  touch(square: Square): void {
    if (!this.canAct) return;
    const { exercise } = this;
    if (exercise.kind === 'square') {
      void this.#find(square);
      return;
    }
    this.held = square;
    if (exercise.kind === 'acts') void this.act({ at: 0, by: exercise.by, act: 'touch', square });
  }

  putBack(): void {
    this.held = null;
  }

  place(from: Square, to: Square): void {
    this.held = null;
    if (!this.canAct) return;
    const piece = placementOf(this.position).get(from);
    if (piece?.role === 'pawn' && /[18]$/.test(to)) this.promoting = { from, to };
    else void this.move(from + to);
  }

  promote(role: Role | null): void {
    const waiting = this.promoting;
    this.promoting = null;
    if (waiting && role) void this.move(waiting.from + waiting.to + (role === 'knight' ? 'n' : role[0]));
  }

  /** Makes a move; the server says whether it is legal and what it leads to. */
  async move(move: string): Promise<void> {
    const { exercise } = this;
    if (exercise.kind === 'acts') return this.act({ at: 0, by: exercise.by, act: 'move', move });
    if (exercise.kind !== 'move' && exercise.kind !== 'stars') return;
    this.state = 'busy';
    await this.#asked(async () => {
      const { try: tried } = await this.#ask(this.position, move);
      if (!tried?.legal || tried.position === null || tried.san === null) {
        this.#fail(tried?.words ?? null, tried?.articles[TAUGHT]);
        return;
      }
      this.position = tried.position;
      this.last = squaresOf(tried.uci);
      if (exercise.kind === 'stars') await this.#collect(exercise, tried.uci, tried.san);
      else {
        const { san, status } = exercise.goal;
        const after = await this.#ask(tried.position);
        this.#facts = after;
        const isRight = san ? san.includes(tried.san.replace(/[+#]+$/, '')) : statusOf(after) === status;
        this.#end(isRight);
      }
    });
  }

  /** Does something at the board; the server says what follows. */
  async act(act: PlayAct): Promise<void> {
    const { exercise } = this;
    if (exercise.kind !== 'acts' || this.state !== 'open') return;
    this.state = 'busy';
    await this.#asked(async () => {
      const frame = await this.#play([...this.#done, act]);
      const step = frame.steps.at(-1);
      if (!step) throw new HallProblem('unknown', 200, 'no step');
      this.#done = [...this.#done, act];
      this.#show(step);
      this.ruled = step.rulings.map(({ words }) => words);
      const isWanted = exercise.want.every((wanted) => step.rulings.some(({ ruling }) => fits(ruling, wanted)));
      const isDone = exercise.done ? fits(act, exercise.done) : exercise.want.length > 0 && isWanted;
      const refused = step.rulings.find(({ ruling }) => ruling.ruling === 'refused') ?? step.rulings.at(-1);
      const words = refused?.words ?? step.error?.problem ?? null;
      if (step.refused || step.error) this.#fail(words, refused?.article);
      else if (isDone) this.#end(true);
      else if (exercise.may.some((pattern) => fits(act, pattern))) this.state = 'open';
      // It was allowed, but not what was asked for: the article of the exercise says why.
      else this.#fail(words);
    });
  }

  /** Chooses an answer. */
  choose(index: number): void {
    const { exercise } = this;
    if (this.state !== 'open' || !('options' in exercise)) return;
    this.chosen = index;
    const right = rightOption(exercise.options, {
      ...(this.#facts ? { facts: this.#facts } : {}),
      ...(this.#step ? { step: this.#step } : {}),
    });
    if (right === null) {
      this.problem = null;
      this.state = 'silent';
      return;
    }
    this.rightOption = right;
    const words = this.#step?.rulings.at(-1)?.words ?? this.#facts?.try?.words ?? null;
    const article = this.#step?.rulings.findLast((ruling) => ruling.article !== null)?.article;
    if (index === right) {
      this.ruled = words === null ? [] : [words];
      this.state = 'right';
    } else this.#fail(words, article ?? this.#facts?.try?.articles[TAUGHT]);
  }

  /** Fetches the rule as a hint; without one, the explanation of the exercise serves. */
  async help(fallback: string): Promise<void> {
    try {
      const { rules } = await this.server.readRules(TAUGHT, this.exercise.article, this.language());
      this.hint = rules[0]?.words ?? fallback;
    } catch {
      this.hint = fallback;
    }
  }

  /** Shows the solution on the board. */
  async showSolution(): Promise<void> {
    this.wasShown = true;
    await this.reset();
    const { exercise } = this;
    switch (exercise.kind) {
      case 'square':
        this.held = exercise.solution;
        this.state = 'right';
        break;
      case 'stars':
        for (const move of exercise.solution) await this.move(move);
        break;
      case 'move':
        await this.move(exercise.solution);
        break;
      case 'acts':
        for (const act of exercise.solution) await this.act(act);
        break;
      default:
        exercise.options.forEach((_, index) => {
          if (this.state === 'open') this.choose(index);
          if (this.state === 'wrong') {
            this.chosen = this.rightOption;
            this.wrong = null;
            this.state = 'right';
          }
        });
    }
  }

  async #find(square: Square): Promise<void> {
    const { exercise } = this;
    if (exercise.kind !== 'square') return;
    this.held = square;
    this.state = 'busy';
    await this.#asked(async () => {
      const { fen } = await this.#ask(exercise.fen);
      const piece = placementOf(fen).get(square);
      const wanted = placementOf(fen).get(exercise.solution);
      this.#end(piece !== undefined && piece.color === wanted?.color && piece.role === wanted.role);
    });
  }

  /** Takes a star, and gives the move back to the same player. */
  async #collect(exercise: StarsExercise, move: string, san: string): Promise<void> {
    const to = squaresOf(move)?.to;
    this.stars = this.stars.filter((star) => star !== to);
    if (this.stars.length === 0) {
      this.#end(true);
      return;
    }
    if (/[+#]$/.test(san)) {
      this.#end(false);
      return;
    }
    const turn = exercise.fen.split(' ')[1] ?? 'w';
    const [placement, , castling, , , number] = this.position.split(' ');
    this.position = [placement, turn, castling, '-', '0', number].join(' ');
    this.state = 'open';
  }

  #end(isRight: boolean): void {
    if (isRight) this.state = 'right';
    else this.#fail(null);
  }

  #fail(words: string | null, article?: string | null): void {
    this.wrong = { words, article: article ?? this.exercise.article };
    this.state = 'wrong';
  }

  async #look(): Promise<void> {
    const tried = this.exercise.kind === 'choice' ? this.exercise.tried : undefined;
    this.#facts = await this.#ask(this.position, tried);
  }

  #ask(fen: string, tried?: string): Promise<PositionFrame> {
    const more = tried === undefined ? {} : { try: tried };
    return this.server.examine({ fen, moves: [], language: this.language(), ...more });
  }

  /** Plays the scene and what was done since; the acts come a second apart. */
  #play(done: readonly PlayAct[]): Promise<PlayFrame> {
    const { exercise } = this;
    if (!('scene' in exercise)) throw new Error('no scene');
    const { regulations, acts } = exercise.scene;
    const from = acts.at(-1)?.at ?? 0;
    const timed = done.map((act, index) => ({ ...act, at: from + (index + 1) * PAUSE_MS }));
    return this.server.play(regulations, [...acts, ...timed], this.language());
  }

  /** Shows a scene: as it stands, or just before the act that is asked about. */
  #enter(frame: PlayFrame, isAsked: boolean): void {
    const steps = isAsked ? frame.steps.slice(0, -1) : frame.steps;
    this.#step = frame.steps.at(-1) ?? null;
    this.told = frame.steps.slice(1).flatMap(({ words }) => (words === null ? [] : [words]));
    const before = steps.at(-1);
    if (before) this.#show(before);
    if (isAsked) this.last = squaresOf(fieldOf(this.#step?.act, 'move') ?? '') ?? this.last;
  }

  #show(step: PlayStep): void {
    const { state } = step;
    this.position = state.position;
    this.clock = state.clock;
    this.#duty = state.obliged;
    this.last = squaresOf(fieldOf(step.act, 'move') ?? '') ?? this.last;
  }

  /** Asks the server; without an answer the attempt can be repeated. */
  async #asked(question: () => Promise<void>): Promise<void> {
    try {
      await question();
    } catch (error) {
      if (!(error instanceof HallProblem)) throw error;
      this.problem = problemText(error);
      this.state = 'silent';
    }
  }
}

function squaresOf(move: string): { from: Square; to: Square } | null {
  const parts = partsOf(move);
  return parts && { from: parts.from, to: parts.to };
}
