// A position under examination: what is typed or set up, what the hall says of it, a move that was tried, a mating line.

import { examine, HallProblem } from '../../hall/api';
import type { Color, MoveFrame, PositionFrame, TriedFrame } from '../../protocol/protocol';
import { problemText } from '../../words/problem';
import { START } from './fields';

/** So long the typing rests before the hall is asked. */
const REST_MS = 250;

export interface LineShown {
  by: Color;
  moves: readonly MoveFrame[];
  /** How many of its moves are on the board. */
  at: number;
}

export class Inspector {
  /** The FEN as it stands in the field. */
  fen = $state(START);
  /** Moves tried out from there, each with the position after it. */
  made = $state.raw<readonly MoveFrame[]>([]);
  answer = $state.raw<PositionFrame | null>(null);
  problem = $state<string | null>(null);
  /** The move tried last that is not legal. */
  illegal = $state.raw<TriedFrame | null>(null);
  line = $state.raw<LineShown | null>(null);
  /** A side whose line was asked for and is not there. */
  noLine = $state<Color | null>(null);
  isAsking = $state(false);

  #asked: AbortController | null = null;
  #timer: ReturnType<typeof setTimeout> | null = null;

  constructor(
    readonly language: () => string,
    fen: string | null,
  ) {
    if (fen) this.fen = fen;
  }

  /** What the board shows. */
  get shown(): string {
    if (this.line) return this.line.moves[this.line.at - 1]?.position ?? this.position;
    return this.position;
  }

  /** Where the moves tried out have led. */
  get position(): string {
    return this.made.at(-1)?.position ?? this.fen;
  }

  /** The move that led to what is shown. */
  get last(): MoveFrame | null {
    if (this.line) return this.line.moves[this.line.at - 1] ?? this.made.at(-1) ?? null;
    return this.made.at(-1) ?? null;
  }

  /** Takes another position; the hall is asked when the hands rest. */
  set(fen: string, now = false) {
    this.fen = fen;
    this.made = [];
    this.#changed(now);
  }

  /** Tries a move: a legal one is made, another one explained. */
  async attempt(text: string): Promise<void> {
    const answer = await this.#ask({ try: text });
    const tried = answer?.try;
    if (!tried) return;
    if (tried.legal && tried.san !== null && tried.position !== null) {
      this.make({ uci: tried.uci, san: tried.san, position: tried.position });
    } else {
      this.illegal = tried;
    }
  }

  /** Makes a move that is known to be legal. */
  make(move: MoveFrame) {
    this.made = [...this.made, move];
    this.#changed(true);
  }

  /** Takes the last move back. */
  undo() {
    this.made = this.made.slice(0, -1);
    this.#changed(true);
  }

  /** Asks for a series of moves that mates. */
  async showLine(by: Color): Promise<void> {
    const answer = await this.#ask({ line: by });
    if (!answer) return;
    this.noLine = answer.line === null ? by : null;
    if (answer.line) this.line = { by, moves: answer.line, at: 0 };
  }

  /** Goes to a move of the line. */
  stepTo(at: number) {
    if (this.line) this.line = { ...this.line, at: Math.max(0, Math.min(this.line.moves.length, at)) };
  }

  /** Asks again, in the language of now. */
  refresh() {
    void this.#ask({});
  }

  stop() {
    this.#asked?.abort();
    if (this.#timer !== null) clearTimeout(this.#timer);
  }

  #changed(now: boolean) {
    this.illegal = null;
    this.line = null;
    this.noLine = null;
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.refresh(), now ? 0 : REST_MS);
  }

  async #ask(more: { try?: string; line?: Color }): Promise<PositionFrame | null> {
    this.#asked?.abort();
    const asked = new AbortController();
    this.#asked = asked;
    this.isAsking = true;
    try {
      const moves = this.made.map(({ uci }) => uci);
      const answer = await examine({ fen: this.fen.trim(), moves, language: this.language(), ...more }, asked.signal);
      this.answer = answer;
      this.problem = null;
      return answer;
    } catch (error) {
      if (asked.signal.aborted) return null;
      if (!(error instanceof HallProblem)) throw error;
      this.problem = problemText(error);
      if (error.type !== 'silent') this.answer = null;
      return null;
    } finally {
      if (this.#asked === asked) this.isAsking = false;
    }
  }
}
