// A position under examination: its text or pieces, the server's facts about it, a move that was tried, a mating line.

import { examine, HallProblem } from '../../hall/api';
import type { Color, MoveFrame, PositionFrame, TriedFrame } from '../../protocol/protocol';
import { problemText } from '../../words/problem';
import { START } from './fields';

/** The pause after typing before the server is asked. */
const REST_MS = 250;

export interface LineShown {
  by: Color;
  moves: readonly MoveFrame[];
  /** The number of its moves that are on the board. */
  at: number;
}

export class Inspector {
  /** The FEN in the field. */
  fen = $state(START);
  /** Moves made from there, each with the position after it. */
  made = $state.raw<readonly MoveFrame[]>([]);
  answer = $state.raw<PositionFrame | null>(null);
  problem = $state<string | null>(null);
  /** The last tried move, if it was illegal. */
  illegal = $state.raw<TriedFrame | null>(null);
  line = $state.raw<LineShown | null>(null);
  /** The side whose line was requested but does not exist. */
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

  /** The position that the board shows. */
  get shown(): string {
    if (this.line) return this.line.moves[this.line.at - 1]?.position ?? this.position;
    return this.position;
  }

  /** The position after the moves made. */
  get position(): string {
    return this.made.at(-1)?.position ?? this.fen;
  }

  /** The move that led to the shown position. */
  get last(): MoveFrame | null {
    if (this.line) return this.line.moves[this.line.at - 1] ?? this.made.at(-1) ?? null;
    return this.made.at(-1) ?? null;
  }

  /** Sets another position; the server is asked after a pause. */
  set(fen: string, now = false) {
    this.fen = fen;
    this.made = [];
    this.#changed(now);
  }

  /** Tries a move: a legal one is made, an illegal one explained. */
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

  /** Asks for a series of moves to a mate. */
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

  /** Asks again, in the current language. */
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
