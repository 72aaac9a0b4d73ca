/** The arbiter's requests besides the game itself: previews and evidence. */
import { ask } from '../hall/api';
import type {
  Color,
  EvidenceFrame,
  PositionFrame,
  PreviewFrame,
  RecordFrame,
  SaidRuling,
  StandsFrame,
  TriedFrame,
} from '../protocol/protocol';
import type { Code } from '../words/languages';
import type { ArbiterAct } from './draft';

/** The effect of an act, as previewed; nothing was recorded. */
export interface Preview {
  refused: SaidRuling | null;
  rulings: SaidRuling[];
  stands: StandsFrame;
}

const game = (id: string) => `/games/${encodeURIComponent(id)}`;

/** The requests for one game, with the token of its arbiter. */
export class Desk {
  constructor(
    readonly game: string,
    readonly token: string,
  ) {}

  async preview(act: ArbiterAct, language: Code, signal?: AbortSignal): Promise<Preview> {
    const asked = { method: 'POST', body: { ...act, language }, token: this.token, signal } as const;
    const { is_refused, entry } = await ask<PreviewFrame>(`${game(this.game)}/preview`, asked);
    if (!entry.stands) throw new Error('the hall did not say how the game would stand');
    const { rulings, stands } = entry;
    const refused = is_refused ? (rulings.find(({ ruling }) => ruling === 'refused') ?? null) : null;
    return { refused, rulings, stands };
  }

  /** Fetches the record of the game. */
  record(language: Code, signal?: AbortSignal): Promise<RecordFrame> {
    return ask(`${game(this.game)}/record?language=${language}`, { token: this.token, signal });
  }

  /** Fetches the evidence; `intended` is in coordinates. */
  evidence(intended: string | null, signal?: AbortSignal): Promise<EvidenceFrame> {
    const query = intended === null ? '' : `?intended=${encodeURIComponent(intended)}`;
    return ask(`${game(this.game)}/evidence${query}`, { token: this.token, signal });
  }

  /** Finds the move that a text in any notation means; null if it cannot be read. */
  async written(fen: string, move: string, signal?: AbortSignal): Promise<TriedFrame | null> {
    const asked = { method: 'POST', body: { fen, try: move }, signal } as const;
    return (await ask<PositionFrame>('/position', asked)).try ?? null;
  }

  /** Asks whether a side can mate by any series of legal moves, and how. */
  mate(fen: string, side: Color, signal?: AbortSignal): Promise<PositionFrame> {
    return ask('/position', { method: 'POST', body: { fen, line: side }, signal });
  }
}
