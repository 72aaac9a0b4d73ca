// The server's errors about a FEN or a PGN that it cannot read, in the language of the page. The server's sentences are English and
// fixed; a test compares this list with their sources.

import type { Bundle } from './bundle';

/** What the FEN reader expects at a place, and the message for it. */
export const FEN_WANTED: Record<string, string> = {
  'a board such as "8/8/8/8/8/8/8/8"': 'fen-board',
  'a piece letter or a digit in the board field': 'fen-letter',
  'eight squares in each rank of the board field': 'fen-rank',
  'eight ranks in the board field': 'fen-ranks',
  '"w" or "b" as the second field': 'fen-turn',
  '"w" or "b"': 'fen-turn',
  'the castling rights as the third field': 'fen-castling',
  '"-" or different castling letters such as "KQkq" or "HAha"': 'fen-castling',
  '"-" or an en-passant square as the fourth field': 'fen-en-passant',
  '"-" or an en-passant square such as "e3"': 'fen-en-passant',
  'the half-move counter, a number from 0 to 65535': 'fen-half-moves',
  'the move number, a number from 1 to 4294967295': 'fen-number',
  'nothing after the six fields, or an operation such as "bm e4;"': 'fen-end',
  'an operation that ends with ";", such as "bm e4;"': 'fen-operation',
};

/** The problems of a game in PGN: a pattern of the sentence, and the message. Groups of the pattern are its arguments. */
export const PGN_PROBLEMS: readonly (readonly [RegExp, string, ...string[]])[] = [
  [/^variant "(.+)" is another game/, 'pgn-variant', 'name'],
  [/^a tag pair that does not end/, 'pgn-tag'],
  [/^a comment that does not end/, 'pgn-comment'],
  [/^a variation that does not end/, 'pgn-variation'],
  [/^"\)" where no variation has started/, 'pgn-bracket'],
  [/^"\$" without a number/, 'pgn-nag'],
  [/^variations nested deeper than (\d+)/, 'pgn-deep', 'n'],
  [/^found nothing, expected a game/, 'pgn-nothing'],
  [/^found several games/, 'pgn-several'],
  [/^the game has a start of its own/, 'pgn-own-start'],
  [/^found a null move/, 'pgn-null-moves'],
  [/^the game is over: there is no legal move/, 'pgn-over'],
  [/^half-move (\d+): /, 'pgn-half-move', 'n'],
];

/** The problems of one move. */
export const MOVE_PROBLEMS: readonly (readonly [RegExp, string, ...string[]])[] = [
  [/^not a move/, 'move-not-read'],
  [/^no \w+ \w+ can (?:go to|take)/, 'move-no-piece'],
  [/^ambiguous, could be (.+)$/, 'move-ambiguous', 'moves'],
  [/^a pawn that takes is named by its file, expected (.+)$/, 'move-pawn-file', 'moves'],
  [/^a king goes two squares only to castle, expected (.+)$/, 'move-castling', 'move'],
  [/^not legal: /, 'move-not-legal'],
  [/^a null move/, 'move-null'],
];

/** Translates an English error of the server; null if it is about something else. */
export function unread(detail: string, words: Bundle): string | null {
  return fen(detail, words) ?? pgn(detail, words);
}

function fen(detail: string, words: Bundle): string | null {
  const found = /FEN, character (\d+): found (the end|".*"), expected (.+)$/.exec(detail);
  const [, at, text, wanted] = found ?? [];
  const id = FEN_WANTED[wanted ?? ''];
  if (at === undefined || text === undefined || id === undefined) return null;
  const there = text === 'the end' ? words.say('unread-end') : words.say('unread-text', { text: text.slice(1, -1) });
  return words.say('unread-fen', { at: Number(at), found: there, wanted: words.say(id) });
}

function pgn(detail: string, words: Bundle): string | null {
  const [, line, column, problem] = /^pgn: (?:(\d+):(\d+): )?(.+)$/s.exec(detail) ?? [];
  if (problem === undefined) return null;
  const what = start(problem, words) ?? move(problem, words) ?? matched(PGN_PROBLEMS, problem, words);
  if (what === null) return null;
  return line === undefined ? what : words.say('unread-pgn', { line: Number(line), column: Number(column), what });
}

function start(problem: string, words: Bundle): string | null {
  if (!problem.startsWith('the start position: ')) return null;
  return fen(problem, words) ?? words.say('pgn-start');
}

function move(problem: string, words: Bundle): string | null {
  const [, number, found, wrong] = /^move (\d+\.+)(?:, in a variation)? "(.*?)": (.+)$/s.exec(problem) ?? [];
  if (number === undefined || found === undefined || wrong === undefined) return null;
  const why = matched(MOVE_PROBLEMS, wrong, words);
  return why === null ? null : words.say('pgn-move', { number: number.replace('...', '…'), move: found, why });
}

function matched(list: typeof PGN_PROBLEMS, problem: string, words: Bundle): string | null {
  for (const [form, id, ...names] of list) {
    const found = form.exec(problem);
    if (found) return words.say(id, Object.fromEntries(names.map((name, index) => [name, found[index + 1] ?? ''])));
  }
  return null;
}
