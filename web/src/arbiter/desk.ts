/** What the arbiter asks of the hall besides the game itself: what would follow, and what there is to look at. */
import { ask } from '../hall/api';
import type { RulingFrame, StandsFrame, WireEntry } from '../protocol/protocol';
import type { Code } from '../words/languages';
import type { ArbiterAct } from './draft';

/** A ruling with its sentence. */
export type SaidRuling = RulingFrame & { words?: string };

/** What would follow from an act: nothing was written. */
export interface Preview {
  refused: SaidRuling | null;
  rulings: SaidRuling[];
  stands: StandsFrame;
}

/** As the hall tells it: the entry that the act would make. */
interface Foretold {
  is_refused: boolean;
  entry: WireEntry;
}

/** A position that was on the board, or would be. */
export interface Occurrence {
  half_moves: number;
  position: string;
  move: string | null;
  is_intended: boolean;
}

export interface Evidence {
  occurrences: Occurrence[];
  quiet_half_moves: number;
}

/** Who can still mate, and by which line. */
export interface MateAnswer {
  can_mate: { white?: 'yes' | 'no' | 'unknown'; black?: 'yes' | 'no' | 'unknown' };
  line?: { uci: string; san: string; position: string }[] | null;
}

const game = (id: string) => `/games/${encodeURIComponent(id)}`;

/** The desk of one game, with the token of its arbiter. */
export class Desk {
  constructor(
    readonly game: string,
    readonly token: string,
  ) {}

  async preview(act: ArbiterAct, language: Code, signal?: AbortSignal): Promise<Preview> {
    const asked = { method: 'POST', body: { ...act, language }, token: this.token, signal } as const;
    const { is_refused, entry } = await ask<Foretold>(`${game(this.game)}/preview`, asked);
    if (!entry.stands) throw new Error('the hall did not say how the game would stand');
    const { rulings, stands } = entry;
    const refused = is_refused ? (rulings.find(({ ruling }) => ruling === 'refused') ?? null) : null;
    return { refused, rulings, stands };
  }

  /** `intended` is in coordinates. */
  evidence(intended: string | null, signal?: AbortSignal): Promise<Evidence> {
    const query = intended === null ? '' : `?intended=${encodeURIComponent(intended)}`;
    return ask(`${game(this.game)}/evidence${query}`, { token: this.token, signal });
  }

  /** Asks how a move is written; none if it is not legal there. */
  async written(fen: string, move: string, signal?: AbortSignal): Promise<{ uci: string; san: string | null } | null> {
    const asked = { method: 'POST', body: { fen, try: move }, signal } as const;
    const found = await ask<{ tried?: { uci: string; san: string | null } | null }>('/position', asked);
    return found.tried ?? null;
  }

  /** Asks whether a side can mate by any series of legal moves, and how. */
  mate(fen: string, side: 'white' | 'black', signal?: AbortSignal): Promise<MateAnswer> {
    return ask('/position', { method: 'POST', body: { fen, line: side }, signal });
  }
}
