/**
 * Spoken moves: in plain Czech, Slovak or English, or as the Laws announce them to players who cannot see (2018 D.2.1). It matches
 * `notation/src/spoken`; a test compares the two.
 */
import { type Role, partsOf, placementOf } from '../board/fen';
import type { Square } from '../board/squares';

export type Voice = 'fide' | 'cs' | 'sk' | 'en';

interface Vocabulary {
  files: readonly string[];
  ranks: readonly string[];
  pieces: Record<Role, string>;
  promotions: Partial<Record<Role, string>>;
  takes: string;
  to: string;
  enPassant: string;
  promotes: string;
  castling: readonly [short: string, long: string];
  check: string;
  mate: string;
}

const roles = (pawn: string, knight: string, bishop: string, rook: string, queen: string, king: string) => ({
  pawn,
  knight,
  bishop,
  rook,
  queen,
  king,
});
const LETTERS = ['á', 'bé', 'cé', 'dé', 'é', 'ef', 'gé', 'há'];

const VOCABULARIES: Record<Voice, Vocabulary> = {
  fide: {
    files: ['Anna', 'Bella', 'Cesar', 'David', 'Eva', 'Felix', 'Gustav', 'Hector'],
    ranks: ['eins', 'zwei', 'drei', 'vier', 'fuenf', 'sechs', 'sieben', 'acht'],
    pieces: roles('Bauer', 'Springer', 'Laeufer', 'Turm', 'Dame', 'Koenig'),
    promotions: { knight: 'Springer', bishop: 'Laeufer', rook: 'Turm', queen: 'Dame' },
    takes: 'schlaegt',
    to: '',
    enPassant: 'en passant',
    promotes: '',
    castling: ['Kurze Rochade', 'Lange Rochade'],
    check: 'Schach',
    mate: 'Matt',
  },
  cs: {
    files: LETTERS,
    ranks: ['jedna', 'dva', 'tři', 'čtyři', 'pět', 'šest', 'sedm', 'osm'],
    pieces: roles('pěšec', 'jezdec', 'střelec', 'věž', 'dáma', 'král'),
    promotions: { knight: 'jezdce', bishop: 'střelce', rook: 'věž', queen: 'dámu' },
    takes: 'bere',
    to: '',
    enPassant: 'mimochodem',
    promotes: 'proměna v',
    castling: ['malá rošáda', 'velká rošáda'],
    check: 'šach',
    mate: 'mat',
  },
  sk: {
    files: LETTERS,
    ranks: ['jeden', 'dva', 'tri', 'štyri', 'päť', 'šesť', 'sedem', 'osem'],
    pieces: roles('pešiak', 'jazdec', 'strelec', 'veža', 'dáma', 'kráľ'),
    promotions: { knight: 'jazdca', bishop: 'strelca', rook: 'vežu', queen: 'dámu' },
    takes: 'berie',
    to: '',
    enPassant: 'mimochodom',
    promotes: 'premena na',
    castling: ['malá rošáda', 'veľká rošáda'],
    check: 'šach',
    mate: 'mat',
  },
  en: {
    files: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'],
    ranks: ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'],
    pieces: roles('pawn', 'knight', 'bishop', 'rook', 'queen', 'king'),
    promotions: { knight: 'a knight', bishop: 'a bishop', rook: 'a rook', queen: 'a queen' },
    takes: 'takes',
    to: 'to',
    enPassant: 'en passant',
    promotes: 'promotes to',
    castling: ['castles kingside', 'castles queenside'],
    check: 'check',
    mate: 'checkmate',
  },
};

/** A legal move that was made: in coordinates, in English notation, and the position before it. */
export interface Spoken {
  move: string;
  san: string;
  before: string;
}

/** Says a square. */
export function saySquare(square: Square, voice: Voice): string {
  const words = VOCABULARIES[voice];
  return `${words.files[square.charCodeAt(0) - 97] ?? ''} ${words.ranks[square.charCodeAt(1) - 49] ?? ''}`.trim();
}

/** Says a move: the piece, its origin and its target, so that a listener need not look for it. */
export function sayMove(spoken: Spoken, voice: Voice): string {
  const words = VOCABULARIES[voice];
  const parts = partsOf(spoken.move);
  if (!parts) {
    return spoken.san;
  }
  const said: string[] = [];
  if (/^[O0]-[O0]/.test(spoken.san)) {
    said.push(/^[O0]-[O0]-[O0]/.test(spoken.san) ? words.castling[1] : words.castling[0]);
  } else {
    const pieces = placementOf(spoken.before);
    const role = pieces.get(parts.from)?.role ?? 'pawn';
    said.push(words.pieces[role], saySquare(parts.from, voice));
    const isCapture = spoken.san.includes('x');
    said.push(isCapture ? words.takes : words.to, saySquare(parts.to, voice));
    if (isCapture && !pieces.has(parts.to)) {
      said.push(words.enPassant);
    }
  }
  let text = said.filter(Boolean).join(' ');
  if (parts.promotion) {
    text += `, ${words.promotes} ${words.promotions[parts.promotion] ?? ''}`.replace(/,\s+/, ', ');
  }
  if (/#|\+\+/.test(spoken.san)) {
    text += `, ${words.mate}`;
  } else if (spoken.san.includes('+')) {
    text += `, ${words.check}`;
  }
  return text;
}

/** Returns the language tag that a voice needs: the announcements of the Laws are German. */
export function tongue(voice: Voice): string {
  return { fide: 'de-DE', cs: 'cs-CZ', sk: 'sk-SK', en: 'en-GB' }[voice];
}

/** Speaks a text, if the browser can. */
export function speakAloud(text: string, language: string): void {
  if (typeof speechSynthesis === 'undefined' || text === '') {
    return;
  }
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.lang = language;
  speechSynthesis.speak(utterance);
}
