/** The cells of a scoresheet and how they fall into rows. */
import type { Color } from '../board/squares';
import type { WireEntry } from '../protocol/protocol';

export interface Cell {
  text: string;
  /** A sign after the move, such as for an offer. */
  mark?: string;
  /** Whether the move is struck out as illegal, with the article of the ruling. */
  isStruck?: boolean;
  article?: string;
  /** The clock display. */
  time?: string;
}

export interface SheetField {
  label: string;
  value: string;
}

/** A signature under the score, and the time of day it was given. */
export interface Signature {
  name: string;
  time: string;
}
export type Signatures = Partial<Record<Color, Signature>>;

/** The number of rows on a page. */
export const PAGE_ROWS = 30;

export interface Row {
  number: number;
  /** The half-moves of White and Black, counted from 0; null for a cell that stays empty. */
  cells: [number | null, number | null];
}

interface Layout {
  /** The half-move the score starts with: 1 if Black begins. */
  offset: number;
  /** The number of the first move. */
  first: number;
  /** The number of rows on a page. */
  page: number;
  /** Whether no move follows: then no cell is kept free for it. */
  isComplete: boolean;
}

/** Lays half-moves into rows of two, in whole pages. If Black begins, White's first cell stays empty. */
export function rowsOf(cells: readonly unknown[], { offset, first, page, isComplete }: Layout): Row[] {
  const used = Math.ceil((cells.length + offset + (isComplete ? 0 : 1)) / 2);
  const count = Math.max(1, Math.ceil(used / page)) * page;
  return Array.from({ length: count }, (_, index) => {
    const white = index * 2 - offset;
    return { number: first + index, cells: [white < 0 ? null : white, white + 1] };
  });
}

/** Lists the entries of a player’s sheet: each act adds a half-move or corrects one. */
export function sheetOf(entries: readonly WireEntry[], player: WireEntry['by'] | null): string[] {
  const sheet: string[] = [];
  for (const { act, by, seq } of entries) {
    if (act.act !== 'record' || by !== player || seq === null) continue;
    sheet[act.half_move === undefined ? sheet.length : act.half_move - 1] = act.text;
  }
  return sheet;
}
