/** The rulings of an event that an arbiter's report tells, each with its round, board, article and what was decided. */
import type { BoardRecord, EventEntryFrame, RulingFrame } from '../../protocol/event';
import type { RecordClosing, RecordLine } from '../../protocol/protocol';
import { figure, resultOf } from '../figures';
import { brokenText, type Names } from '../refused';
import { capitalised, type Bundle } from '../../words/bundle';
import { clockTime } from '../../words/format';

/** A line of the report. */
export interface Line {
  at: number;
  round: number | null;
  board: number | null;
  text: string;
  article: string | null;
}

/** What a ruling is about besides its name, in the order in which it is told; null if the report leaves it out. */
function detailsOf(ruling: RulingFrame, name: Names, words: Bundle): { facts: string[]; article?: string } | null {
  const score = (result: Parameters<typeof resultOf>[0]) => resultOf(result)?.score ?? '*';
  const board = (number: number) => words.say('paper-report-board', { board: number });
  switch (ruling.ruling) {
    case 'withdrawn':
      return { facts: [name(ruling.player), ruling.reason] };
    case 'returned':
      return { facts: [name(ruling.player)] };
    case 'bye_refused':
      return { facts: [name(ruling.player), ruling.reason] };
    case 'pairing_changed':
      return { facts: [ruling.reason, ...ruling.broken.map((broken) => brokenText(broken, name))] };
    case 'publication_withdrawn':
    case 'round_reopened':
    case 'reopened':
      return { facts: [ruling.reason] };
    case 'finished':
      // The last round ends an event as planned.
      return ruling.early === null ? null : { facts: [ruling.early] };
    case 'result_entered':
      // A result that a player or an official has entered is in the tables; a forfeit was decided.
      return ruling.source === 'absence' || ruling.source === 'default_time'
        ? { facts: [score(ruling.result), words.say(`paper-report-${ruling.source}`)] }
        : null;
    case 'result_corrected':
      return { facts: [`${score(ruling.was)} → ${score(ruling.result)}`, ruling.reason] };
    case 'match_decided':
      return { facts: [`${name(ruling.winner)} – ${name(ruling.loser)}`, ruling.reason] };
    case 'penalised': {
      const { penalty } = ruling;
      const what =
        typeof penalty === 'object'
          ? words.say('paper-report-points', { points: figure(penalty.points, words.code) })
          : words.say(`paper-report-${penalty}`);
      return { facts: [name(ruling.player), what, ruling.reason], article: ruling.article };
    }
    case 'penalty_lifted':
      return { facts: [ruling.reason] };
    case 'raised': {
      const { call } = ruling;
      // A connection that comes and goes is no matter of the Laws.
      if (call.need === 'connection_lost') return null;
      const who = call.player === null ? '' : name(call.player);
      const facts = [words.say(`paper-need-${call.need}`), who, call.text];
      return { facts, ...(call.article === null ? {} : { article: call.article }) };
    }
    case 'settled':
      return ruling.decision === '' ? null : { facts: [ruling.decision] };
    case 'clocks_stopped':
      return { facts: [...ruling.boards.map(board), ruling.reason] };
    case 'time_added':
      return { facts: [`+${clockTime(ruling.time)}`, ...ruling.boards.map(board), ruling.reason] };
    default:
      return null;
  }
}

/** Lists what the report tells, in the order of the journal. A call and its decision have the round and board of the call. */
export function linesOf(entries: readonly EventEntryFrame[], name: Names, words: Bundle): Line[] {
  const calls = new Map<number, { round: number | null; board: number | null; article: string | null }>();
  return entries.flatMap(({ at, rulings }) =>
    rulings.flatMap((ruling): Line[] => {
      if (ruling.ruling === 'raised') calls.set(ruling.item, ruling.call);
      const details = detailsOf(ruling, name, words);
      if (!details) return [];
      const call = 'item' in ruling ? calls.get(ruling.item) : undefined;
      const facts = details.facts.filter((fact) => fact !== '').join(', ');
      const title = capitalised(words.say(`event-ruling-${ruling.ruling}`));
      return [
        {
          at,
          round: 'round' in ruling ? ruling.round : (call?.round ?? null),
          board: 'board' in ruling ? ruling.board : (call?.board ?? null),
          text: facts === '' ? title : `${title}: ${facts}`,
          article: details.article ?? call?.article ?? null,
        },
      ];
    }),
  );
}

/** What the report tells of a game on the server. */
export interface GameOfReport {
  round: number;
  board: number;
  players: string;
  closing: RecordClosing | null;
  /** What was done and ruled besides moves, each with the time since the start. */
  lines: { after: number; text: string; article: string | null; isRuling: boolean }[];
}

/** Moves and what belongs to every move are in the game's own record. */
const ROUTINE: readonly RecordLine['kind'][] = ['move', 'step'];

/** Lists the games with everything that was ruled there. The beginning is left out, and so is the end, which the result tells. */
export function gamesOf(records: readonly BoardRecord[]): GameOfReport[] {
  return records.map(({ round, board, record }) => {
    const [first] = record.lines;
    const last = record.lines.at(-1);
    const { closing } = record;
    const isEnd = (line: RecordLine) =>
      line === last && line.kind === 'decision' && closing !== null && closing.article === line.article;
    const isBeginning = (line: RecordLine) => line === first && line.kind === 'note';
    const lines = record.lines.filter((line) => !ROUTINE.includes(line.kind) && !isBeginning(line) && !isEnd(line));
    return {
      round,
      board,
      players: record.head
        .slice(0, 2)
        .map(({ value }) => value)
        .join(' – '),
      closing,
      lines: lines.map(({ at, kind, text, article }) => ({
        after: at - (first?.at ?? at),
        text,
        article,
        isRuling: kind !== 'act',
      })),
    };
  });
}
