/** The record of a game: the feed of rulings and the cells of the scoresheet. */
import type { FeedItem } from '../../parts/feed';
import { type Cell, type SheetField, type Signatures, sheetOf } from '../../parts/scoresheet';
import type { WireEntry } from '../../protocol/protocol';
import { clockTime } from '../../words/format';
import { language, t } from '../../words/words.svelte';
import { actSentence, isDecision, isRecorded, isTold, sentenceOf } from './said';
import type { Table } from './table.svelte';
import { moveText, ownText, sentText } from './writing';

/** Lists the rulings and records, the newest first. */
export function feedOf(table: Table): FeedItem[] {
  const { entries } = table.session;
  const items = entries.flatMap((entry, index) => itemsOf(entry, index, table));
  return items.reverse();
}

function itemsOf(entry: WireEntry, index: number, table: Table): FeedItem[] {
  const at = timeOfDay(table, entry.at);
  const time = at.toTimeString().slice(0, 5);
  const item = (name: string, text: string, article: string | null, isRuling: boolean): FeedItem => ({
    key: `${entry.seq ?? index}-${name}`,
    time,
    iso: at.toISOString(),
    text,
    article,
    isRuling,
  });
  const recorded = entry.rulings.filter((ruling) => isRecorded(ruling) && isTold(ruling));
  const rulings = recorded.map((ruling, number) =>
    item(String(number), sentenceOf(ruling), ruling.article, isDecision(ruling)),
  );
  if (entry.act.act === 'adjust' || (entry.act.act === 'stop_clocks' && recorded.length === 0)) {
    rulings.push(item('act', actSentence(entry), null, false));
  }
  return rulings.filter(({ text }) => text !== '');
}

/** Finds who has signed the score, and when. */
export function signaturesOf(table: Table): Signatures {
  const signed: Signatures = {};
  for (const { act, by, seq, at } of table.session.entries) {
    if (act.act !== 'sign' || seq === null || (by !== 'white' && by !== 'black')) continue;
    signed[by] = { name: table.nameOf(by), time: timeOfDay(table, at).toTimeString().slice(0, 5) };
  }
  return signed;
}

/** When something happened that the game's clock counts. */
function timeOfDay(table: Table, at: number): Date {
  return new Date(Date.now() - (table.session.now() - at));
}

/** Writes the half-moves into cells, with what was offered and ruled beside them. */
export function cellsOf(table: Table): Cell[] {
  if (table.isScoreKept) {
    return keptCells(table);
  }
  const marks = marksOf(table.session.entries);
  const cells = table.history.map((half, index): Cell => {
    const found = marks.get(index);
    const isIllegal = half.san === null;
    return {
      text: moveText(half),
      ...(table.phase === 'finished' && half.clock !== undefined ? { time: clockTime(half.clock) } : {}),
      ...(found?.isOffered ? { mark: '(=)' } : {}),
      ...(isIllegal && !table.isPhysical ? { isStruck: true } : {}),
    };
  });
  const pending = marks.get(cells.length);
  if (pending?.illegal) {
    cells.push({
      text: sentText(pending.illegal.move, table.position),
      isStruck: true,
      ...(pending.article ? { article: pending.article } : {}),
    });
  }
  return cells;
}

/** The player's own entries on the scoresheet. */
function keptCells(table: Table): Cell[] {
  return sheetOf(table.session.entries, table.mine).map((text) => ({ text: ownText(text) }));
}

interface CellMarks {
  isOffered?: boolean;
  illegal?: { move: string; san: string | null };
  article?: string | null;
}

/** Finds the marks of each half-move. */
function marksOf(entries: readonly WireEntry[]): Map<number, CellMarks> {
  const marks = new Map<number, CellMarks>();
  let count = 0;
  // The last half-move of each player: an offer is written beside the player's own move.
  const last = { white: -1, black: -1 };
  // The last attempted move, and whether it counts among the moves made.
  let tried: { move: string; san: string | null } | null = null;
  let isMade = false;
  for (const { act, rulings } of entries) {
    if (act.act === 'move' || act.act === 'play') {
      tried = { move: act.move, san: null };
      isMade = false;
    }
    for (const ruling of rulings) {
      if (ruling.ruling === 'move_made') {
        marks.delete(count);
        last[ruling.by] = count;
        count += 1;
        tried = { move: ruling.move, san: ruling.san ?? null };
        isMade = true;
      } else if (ruling.ruling === 'draw_offered' && last[ruling.by] >= 0) {
        marks.set(last[ruling.by], { ...marks.get(last[ruling.by]), isOffered: true });
      } else if (ruling.ruling === 'illegal_move') {
        marks.set(count - (isMade ? 1 : 0), { article: ruling.article, ...(tried ? { illegal: tried } : {}) });
      } else if (ruling.ruling === 'position_restored' && isMade) {
        count -= 1;
        isMade = false;
      }
    }
  }
  return marks;
}

/** The fields at the head of a scoresheet. */
export function fieldsOf(table: Table): SheetField[] {
  const { event, date, site } = table.regulations;
  const played = date ? new Date(date.replaceAll('.', '-')) : new Date();
  const written = Number.isNaN(played.getTime()) ? (date ?? '') : dayOf(played);
  return [
    { label: t('player-white'), value: table.nameOf('white') },
    { label: t('player-black'), value: table.nameOf('black') },
    { label: event || !site ? t('sheet-event') : t('sheet-site'), value: event ?? site ?? '' },
    { label: t('sheet-date'), value: written },
  ];
}

/** Writes a date in short form. */
function dayOf(date: Date): string {
  const code = language().code;
  const month = code === 'en' ? 'short' : 'numeric';
  return new Intl.DateTimeFormat(code === 'en' ? 'en-GB' : code, { day: 'numeric', month, year: 'numeric' }).format(
    date,
  );
}
