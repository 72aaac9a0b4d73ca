// What will apply at a table, for the card that lies on it: facts by edition, each with the rule that states it. The tests hold the
// articles and the numbers to the crate `laws`; the game itself is conducted by the hall.

import type { Control } from './control';

export const EDITIONS = ['1997', '2009', '2018'] as const;
export type Edition = (typeof EDITIONS)[number];
export type Pace = 'standard' | 'rapid' | 'blitz';

/** Where each edition states what the card says, in the order of the editions; null where it has no such rule. */
export const ARTICLES = {
  TouchedOwn: ['4.3a', '4.3a', '4.3.1'],
  IllegalMove: ['7.4', '7.4a', '7.5.1'],
  IllegalMovePenalty: ['10.3', '7.4b', '7.5.5'],
  BlitzIllegalMove: ['C3', 'B3c', null],
  FlagFall: ['6.9', '6.9', '6.9'],
  RapidFlagClaim: ['B6', 'A4d1', null],
  MatingMaterial: ['C4', null, null],
  RecordBeforeMoving: ['8.1', '8.1', '8.1.3'],
  DrawOffer: ['9.1', '9.1b1', '9.1.2.1'],
  RepetitionAppeared: ['9.2b', '9.2b', '9.2.1.2'],
  FiftyReached: ['9.3a', '9.3b', '9.3.2'],
  FivefoldRepetition: [null, null, '9.6.1'],
  SeventyFiveMoves: [null, null, '9.6.2'],
  QuickplayClaim: ['10.2', '10.2', 'III.5'],
} as const satisfies Record<string, readonly (string | null)[]>;

/** Rapid and blitz players need not record: stated by the appendices, not ruled on. */
export const NEED_NOT_RECORD = { 1997: 'B3', 2009: 'A2', 2018: 'A.2' } as const satisfies Record<Edition, string>;

/** Where editions differ in numbers. */
export const NUMBERS = {
  /** What the opponent receives for an illegal move, in minutes. */
  illegalMinutes: 2,
  /** Which illegal move loses. */
  losing: { 1997: 3, 2009: 3, 2018: 2 },
} as const;

export type RuleName = keyof typeof ARTICLES;

export interface Terms {
  edition: Edition;
  control: Control | null;
  board: 'assisted' | 'physical';
  touchMove: boolean;
  scoresheets: 'automatic' | 'players';
}

/** A line of the card: what it is about, the message that says it, and the articles. */
export interface Fact {
  topic: 'touch' | 'illegal' | 'flag' | 'record' | 'offer' | 'claim' | 'at-once' | 'finish';
  says: string;
  args?: Record<string, string | number>;
  articles: string[];
}

/** Finds the article of a rule; none where that edition has no such rule. */
export function articleOf(rule: RuleName, edition: Edition): string | null {
  return ARTICLES[rule][EDITIONS.indexOf(edition)] ?? null;
}

/** Says which pace an edition counts a time control as: the base time, and sixty moves of the bonus where it counts. */
export function paceOf(edition: Edition, control: Control | null): Pace {
  const [period, ...others] = control?.periods ?? [];
  if (!control || !period || others.length > 0 || period.moves !== null) return 'standard';
  const minutes = period.minutes + (edition === '1997' ? 0 : control.bonus);
  const isBlitz = edition === '2018' ? minutes <= 10 : minutes < 15;
  const isRapid = edition === '1997' ? minutes <= 60 : minutes < 60;
  if (isBlitz) return 'blitz';
  return isRapid ? 'rapid' : 'standard';
}

/** Lists what will apply. */
export function facts(terms: Terms): Fact[] {
  const { edition, control } = terms;
  const pace = paceOf(edition, control);
  const cite = (...rules: RuleName[]) => rules.flatMap((rule) => articleOf(rule, edition) ?? []);
  const list: Fact[] = [touch(terms, cite), illegal(terms, pace, cite)];
  if (control) list.push(flag(edition, pace, cite));
  list.push(record(terms, pace));
  list.push({ topic: 'offer', says: control ? 'card-offer' : 'card-offer-untimed', articles: cite('DrawOffer') });
  list.push({ topic: 'claim', says: 'card-claim', articles: cite('RepetitionAppeared', 'FiftyReached') });
  const atOnce = cite('FivefoldRepetition', 'SeventyFiveMoves');
  if (atOnce.length > 0) list.push({ topic: 'at-once', says: 'card-at-once', articles: atOnce });
  if (hasFinish(edition, pace, control)) {
    list.push({ topic: 'finish', says: 'card-finish', articles: cite('QuickplayClaim') });
  }
  return list;
}

type Cite = (...rules: RuleName[]) => string[];

function touch({ board, touchMove }: Terms, cite: Cite): Fact {
  const binds = board === 'physical' || touchMove;
  return binds
    ? { topic: 'touch', says: 'card-touch', articles: cite('TouchedOwn') }
    : { topic: 'touch', says: 'card-touch-free', articles: [] };
}

function illegal({ edition, board, control }: Terms, pace: Pace, cite: Cite): Fact {
  const fact = (says: string, articles: string[], args: Fact['args'] = {}): Fact => ({
    topic: 'illegal',
    says,
    args,
    articles,
  });
  if (board === 'assisted') return fact('card-illegal-assisted', cite('IllegalMove'));
  if (edition === '1997') {
    if (pace === 'blitz') return fact('card-illegal-wins', cite('BlitzIllegalMove'));
    const says = hasFinish(edition, pace, control) ? 'card-illegal-finish' : 'card-illegal-back';
    return fact(says, cite(says === 'card-illegal-finish' ? 'IllegalMovePenalty' : 'IllegalMove'));
  }
  const minutes = edition === '2018' && pace === 'blitz' ? NUMBERS.illegalMinutes / 2 : NUMBERS.illegalMinutes;
  const says = `card-illegal-loses-${NUMBERS.losing[edition]}`;
  return control
    ? fact(says, cite('IllegalMovePenalty'), { n: minutes })
    : fact(`${says}-untimed`, cite('IllegalMovePenalty'));
}

function flag(edition: Edition, pace: Pace, cite: Cite): Fact {
  const onClaim = edition === '1997' && pace !== 'standard';
  if (!onClaim) return { topic: 'flag', says: 'card-flag', articles: cite('FlagFall') };
  if (pace === 'rapid')
    return { topic: 'flag', says: 'card-flag-claimed', articles: cite('RapidFlagClaim', 'FlagFall') };
  return { topic: 'flag', says: 'card-flag-material', articles: cite('RapidFlagClaim', 'MatingMaterial') };
}

function record({ edition, scoresheets }: Terms, pace: Pace): Fact {
  const article = articleOf('RecordBeforeMoving', edition);
  if (scoresheets === 'players' && pace === 'standard') {
    return { topic: 'record', says: 'card-record-players', articles: article ? [article] : [] };
  }
  if (pace === 'standard') return { topic: 'record', says: 'card-record-hall', articles: [] };
  return { topic: 'record', says: 'card-record-free', articles: [NEED_NOT_RECORD[edition]] };
}

/** The quickplay finish of 1997 and 2009: the last period, without a bonus; the blitz of 1997 has none. In 2018 it is announced. */
function hasFinish(edition: Edition, pace: Pace, control: Control | null): boolean {
  const isOn = edition === '2009' || (edition === '1997' && pace !== 'blitz');
  return isOn && control !== null && control.bonus === 0;
}
