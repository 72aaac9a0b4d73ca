// "What happens if …": from a situation to the articles that answer it, for each edition and pace.

import type { ArticleFrame, Edition } from '../protocol/protocol';
import { counterpartsOf } from './book';

export const PACES = ['standard', 'rapid', 'blitz'] as const;
export type Pace = (typeof PACES)[number];

/** Stands in a list of rapid or blitz for the articles of a standard game. */
const ALL = '…';

type Editions = Readonly<Record<Edition, readonly string[]>>;

/** The articles of an answer. */
export interface Answer {
  /** Those of 2018 for a standard game. The counterparts answer in the other editions. */
  articles: readonly string[];
  /** The editions in which other articles than the counterparts answer. */
  but?: Partial<Editions>;
  /** What rapid and blitz have instead, if anything: first the rules without supervision, then those with it. */
  rapid?: Partial<Editions>;
  blitz?: Partial<Editions>;
}

/** A choice: its name, which is also the key of its text, and the next choices or the answer. */
export interface Situation {
  name: string;
  next?: readonly Situation[];
  answer?: Answer;
}

const on = (name: string, articles: readonly string[], more: Omit<Answer, 'articles'> = {}): Situation => ({
  name,
  answer: { articles, ...more },
});

/** An offence of 7.5.1 to 7.5.4; earlier editions call fewer things an illegal move. */
const illegal = (name: string, articles: readonly string[], old: Pick<Editions, '1997' | '2009'>): Situation =>
  on(name, articles, {
    but: old,
    rapid: { 2018: ['A.4.2', 'A.3.1', ALL], 2023: ['A.3', 'A.5.2', 'A.4', ALL] },
    blitz: { 2018: ['B.2', 'B.4', 'A.4.2', 'B.3.1', ALL], 2023: ['B.3', 'A.3', 'A.5.2', 'B.2', ALL] },
  });

/** What a touched piece means; without supervision the arbiter of 1997 and 2009 acts on request only. */
const touched = (name: string, ...articles: string[]): Situation =>
  on(name, articles, {
    rapid: { 1997: ['B5', ALL], 2009: ['A4b', 'A3', ALL] },
    blitz: { 1997: ['C2', 'B5', ALL], 2009: ['B3a', 'A4b', 'B2', ALL] },
  });

/** A claim of a draw; a wrong one costs less time in quick games. */
const claim = (name: string, ...articles: string[]): Situation =>
  on(name, articles, {
    rapid: { 1997: ['B3', ALL], 2009: ['A2', ALL], 2018: ['A.2', ALL], 2023: ['A.3', 'A.2', ALL] },
    blitz: {
      1997: ['C2', 'B3', ALL],
      2009: ['B3a', 'A2', ALL],
      2018: ['B.2', 'B.4', 'A.2', ALL],
      2023: ['B.3', 'A.3', 'A.2', 'B.2', ALL],
    },
  });

/** A clock that was set wrongly. */
const CLOCK_SETTING = {
  rapid: {
    1997: ['B4', ALL],
    2009: ['A4a', 'A3', ALL],
    2018: ['A.4.1.1', 'A.3.1', ALL],
    2023: ['A.5.1.1', 'A.4', ALL],
  },
  blitz: {
    1997: ['C2', 'B4', ALL],
    2009: ['B3a', 'A4a', 'B2', ALL],
    2018: ['B.4', 'A.4.1.1', 'B.3.1', ALL],
    2023: ['B.3', 'A.5.1.1', 'B.2', ALL],
  },
} as const;

/** In quick games nobody has to record. */
const NO_RECORD = {
  rapid: { 1997: ['B3'], 2009: ['A2'], 2018: ['A.2', 'A.3.1.2'], 2023: ['A.2', 'A.4.2'] },
  blitz: {
    1997: ['C2', 'B3'],
    2009: ['B2', 'B3a', 'A2'],
    2018: ['B.4', 'A.2', 'B.3.1.2'],
    2023: ['B.3', 'A.2', 'B.2.2'],
  },
} as const;

const illegalMove = illegal('illegal-move', ['7.5.1', '7.5.5'], {
  1997: ['7.4', '10.1', '10.3'],
  2009: ['7.4a', '7.4b'],
});
const illegalPromotion = illegal('illegal-promotion', ['7.5.2', '7.5.5', '4.6'], {
  1997: ['3.4e', '7.4', '10.1', '10.3'],
  2009: ['3.7e', '7.4a', '7.4b'],
});

export const SITUATIONS: readonly Situation[] = [
  {
    name: 'illegal',
    next: [
      withOld(illegalMove, {
        rapid: { 1997: ['B5', ALL], 2009: ['A4c', 'A3', ALL] },
        blitz: { 1997: ['C3', 'C4'], 2009: ['B3c', 'B2', ALL] },
      }),
      illegal('illegal-press', ['7.5.3', '7.5.5'], { 1997: ['6.7a', '13.3', '13.4'], 2009: ['6.7a', '13.3', '13.4'] }),
      illegal('illegal-two-hands', ['7.5.4', '7.5.5', '4.1'], {
        1997: ['4.1', '13.3', '13.4'],
        2009: ['4.1', '13.3', '13.4'],
      }),
      withOld(illegalPromotion, {
        rapid: {
          1997: ['B5', ALL],
          2009: ['A4c', 'A3', ALL],
          2018: ['A.4.2', 'A.4.4', 'A.3.1', ALL],
          2023: ['A.3', 'A.5.2', 'A.5.4', 'A.4', ALL],
        },
        blitz: {
          1997: ['C3', 'C4', '3.4e'],
          2009: ['B3c', 'B2', ALL],
          2018: ['B.2', 'B.4', 'A.4.2', 'A.4.4', 'B.3.1', ALL],
          2023: ['B.3', 'A.3', 'A.5.2', 'A.5.4', 'B.2', ALL],
        },
      }),
      on('illegal-kings', ['7.5.1'], {
        rapid: {
          2009: ['A4c', 'A3', ALL],
          2018: ['A.4.4', 'A.3.1', ALL],
          2023: ['A.5.4', 'A.4', ALL],
        },
        blitz: {
          1997: ['C3', 'C4'],
          2009: ['B3b', 'B3c', 'B2', ALL],
          2018: ['B.4', 'A.4.4', 'B.3.1', ALL],
          2023: ['B.3', 'A.5.4', 'B.2', ALL],
        },
      }),
    ],
  },
  {
    name: 'touched',
    next: [
      touched('touched-own', '4.3', '4.3.1', '4.5'),
      touched('touched-enemy', '4.3.2', '4.3.3', '4.5'),
      touched('touched-castling', '4.4.1', '4.4.2', '4.4.3'),
      touched('touched-adjust', '4.2.1', '4.2.2'),
      touched('touched-released', '4.7', '4.7.1', '4.7.2', '4.7.3'),
      touched('touched-complaint', '4.8'),
    ],
  },
  {
    name: 'flag',
    next: [
      on('flag-one', ['6.8', '6.9'], {
        rapid: {
          1997: ['B6', 'B7', '6.9'],
          2009: ['A4d.1', 'A4d.2', 'A3', ALL],
          2018: ['A.4.3', 'A.4.5', 'A.3.1', ALL],
          2023: ['A.5.3', 'A.5.5', 'A.4', ALL],
        },
        blitz: {
          1997: ['C2', 'B6', 'B7', 'C4'],
          2009: ['B3a', 'A4d.1', 'A4d.2', 'B2', ALL],
          2018: ['B.4', 'A.4.3', 'A.4.5', 'B.3.1', ALL],
          2023: ['B.3', 'A.5.3', 'A.5.5', 'B.2', ALL],
        },
      }),
      on('flag-no-mate', ['6.9', '5.2.2'], {
        rapid: { 1997: ['B7', ALL], 2009: ['A4d.2', ALL], 2018: ['A.4.3', ALL], 2023: ['A.5.3', ALL] },
        blitz: { 1997: ['C4'], 2009: ['B3a', 'A4d.2', ALL], 2018: ['B.4', 'A.4.3', ALL], 2023: ['B.3', 'A.5.3', ALL] },
      }),
      on('flag-both', ['III.2.1', 'III.2.2', 'III.3.1', 'III.3.1.1', 'III.3.1.2'], {
        but: { 1997: ['6.11', '10.4'], 2009: ['6.11a', '6.11b'] },
        rapid: {
          1997: ['B8'],
          2009: ['A4d.1', 'A4d.3', 'A3', '6.11b'],
          2018: ['A.4.3', 'A.4.5', ALL],
          2023: ['A.5.3', 'A.5.5', ALL],
        },
        blitz: {
          1997: ['C2', 'B8'],
          2009: ['B3a', 'A4d.1', 'A4d.3', 'B2', '6.11b'],
          2018: ['B.4', 'A.4.3', 'A.4.5', 'III.2.2'],
          2023: ['B.3', 'A.5.3', 'A.5.5', 'III.2.2'],
        },
      }),
      on('flag-wrong-clock', ['6.10.1', '6.10.2'], { but: { 1997: ['6.10', '6.13'] }, ...CLOCK_SETTING }),
    ],
  },
  {
    name: 'claim',
    next: [
      {
        name: 'claim-repetition',
        next: [
          claim('claim-board', '9.2.1.2', '9.2.2', '9.5.1', '9.5.2', '9.5.3'),
          claim('claim-written', '9.2.1.1', '9.2.2', '9.4', '9.5.1', '9.5.2', '9.5.3'),
          // Before 2018 no repetition ended the game by itself: it had to be claimed.
          on('claim-five', ['9.6.1'], { but: { 1997: ['9.2'], 2009: ['9.2'] } }),
        ],
      },
      {
        name: 'claim-fifty',
        next: [
          claim('claim-fifty-board', '9.3.2', '9.5.1', '9.5.2', '9.5.3'),
          claim('claim-fifty-written', '9.3.1', '9.4', '9.5.1', '9.5.2', '9.5.3'),
          on('claim-seventy-five', ['9.6.2'], { but: { 1997: ['9.3', '9.3a'], 2009: ['9.3', '9.3b'] } }),
        ],
      },
      on('claim-offer', ['9.1.2.1', '9.1.2', '9.1.2.2', '11.5']),
      on('claim-dead', ['5.2.2', '6.9']),
      on('claim-quickplay', ['III.2.1', 'III.2.2', 'III.4', 'III.5', 'III.5.1', 'III.5.2', 'III.5.3'], {
        rapid: { 1997: ['B5', ALL] },
        blitz: { 1997: ['C5'], 2009: ['B3b', 'B2', '10.2'], 2018: ['III.2.2'], 2023: ['III.2.2'] },
      }),
    ],
  },
  {
    name: 'wrong',
    next: [
      on('wrong-setup', ['7.2.1', '7.2.2'], {
        rapid: {
          1997: ['B4', ALL],
          2009: ['A4a', 'A3', ALL],
          2018: ['A.4.1.2', 'A.3.1', ALL],
          2023: ['A.5.1.2', 'A.4', ALL],
        },
        blitz: {
          1997: ['C2', 'B4', ALL],
          2009: ['B3a', 'A4a', 'B2', ALL],
          2018: ['B.4', 'A.4.1.2', 'B.3.1', ALL],
          2023: ['B.3', 'A.5.1.2', 'B.2', ALL],
        },
      }),
      on('wrong-colours', ['7.3']),
      on('wrong-displaced', ['7.4.1', '7.4.2', '7.4.3', '7.6']),
      on('wrong-clock', ['6.10.2', '7.1'], { but: { 1997: ['6.10', '6.13'] }, ...CLOCK_SETTING }),
    ],
  },
  // The edition of 1997 does not know devices; it forbids help of any kind.
  on('device', ['11.3.2.1', '11.3.2.2', '11.3.3', '12.8'], { but: { 1997: ['12.2', '12.6', '13.4'] } }),
  on('late', ['6.7.1', '6.7.2'], { but: { 1997: ['6.5', '6.6'] } }),
  {
    name: 'disturb',
    next: [
      on('disturb-player', ['11.5', '11.6', '12.9'], { but: { 1997: ['12.5', '12.6', '13.4'] } }),
      on('disturb-spectator', ['12.7', '12.8', '12.5']),
      on('disturb-help', ['11.3.1', '11.6']),
      on('disturb-away', ['11.2.3', '11.2.3.1', '11.2.3.2', '11.2.4']),
    ],
  },
  {
    name: 'writing',
    next: [
      on('writing-not', ['8.1.1', '8.1.3', '12.3'], NO_RECORD),
      on('writing-ahead', ['8.1.2'], { but: { 1997: ['8.1'] } }),
      on('writing-short', ['8.4', '8.5.1', '8.5.2'], NO_RECORD),
      on('writing-quick', ['8.1.1'], NO_RECORD),
    ],
  },
  {
    name: 'adjourned',
    next: [
      on('adjourned-seal', ['I.1.1', 'I.1.2', 'I.2.1']),
      on('adjourned-bad', ['I.8', 'I.8.1', 'I.8.2', 'I.8.3']),
      on('adjourned-late', ['I.9.1', 'I.9.2', 'I.9.3', 'I.10']),
    ],
  },
  {
    name: 'blind',
    next: [
      on('blind-touch', ['D.2.1', 'D.2.2', 'D.2.3.1']),
      on('blind-slip', ['D.2.8', 'D.2.9']),
      on('blind-assistant', ['D.2.10', 'D.2.10.1', 'D.2.10.3', 'D.2.11']),
    ],
  },
];

/** Adds articles of quick games to a situation. */
function withOld(situation: Situation, quick: Required<Pick<Answer, 'rapid' | 'blitz'>>): Situation {
  const { answer } = situation;
  if (!answer) return situation;
  return {
    ...situation,
    answer: {
      ...answer,
      rapid: { ...answer.rapid, ...quick.rapid },
      blitz: { ...answer.blitz, ...quick.blitz },
    },
  };
}

/** Lists the numbers of the articles that answer, in an edition and at a pace; `known` is the book of 2018. */
export function answersOf(answer: Answer, edition: Edition, pace: Pace, known: readonly ArticleFrame[]): string[] {
  const own = (number: string) => known.filter((entry) => entry.number === number);
  const standard =
    edition === '2018'
      ? answer.articles
      : (answer.but?.[edition] ?? answer.articles.flatMap((number) => counterpartsOf(own(number), edition)));
  const quick = pace === 'standard' ? undefined : answer[pace]?.[edition];
  return [...new Set((quick ?? [ALL]).flatMap((number) => (number === ALL ? standard : [number])))];
}

/** Follows names from the beginning; stops at one that does not exist. */
export function follow(names: readonly string[]): Situation[] {
  const path: Situation[] = [];
  let choices: readonly Situation[] = SITUATIONS;
  for (const name of names) {
    const found = choices.find((choice) => choice.name === name);
    if (!found) break;
    path.push(found);
    choices = found.next ?? [];
  }
  return path;
}

/** Lists all situations, at every depth, each with its depth. */
export function allSituations(choices = SITUATIONS, depth = 1): { situation: Situation; depth: number }[] {
  return choices.flatMap((situation) => [{ situation, depth }, ...allSituations(situation.next ?? [], depth + 1)]);
}
