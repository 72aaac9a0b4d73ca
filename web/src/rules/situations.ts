// "What happens if …": from a situation to the articles that answer it, by the numbers of the edition of 2018. The book knows where
// the other editions say the same.

/** The articles of an answer; rapid and blitz have more of them where play is not supervised. */
export interface Answer {
  articles: readonly string[];
  rapid?: readonly string[];
  blitz?: readonly string[];
}

/** A choice: its name, which is also the key of its text, and the next choices or the answer. */
export interface Situation {
  name: string;
  next?: readonly Situation[];
  answer?: Answer;
}

const on = (name: string, ...articles: string[]): Situation => ({ name, answer: { articles } });

const illegal = (name: string, ...articles: string[]): Situation => ({
  name,
  answer: { articles, rapid: ['A.4.2'], blitz: ['B.2', 'B.4', 'A.4.2'] },
});

const flag = (name: string, ...articles: string[]): Situation => ({
  name,
  answer: { articles, rapid: ['A.4.3', 'A.4.5'], blitz: ['B.4', 'A.4.3', 'A.4.5'] },
});

export const SITUATIONS: readonly Situation[] = [
  {
    name: 'illegal',
    next: [
      illegal('illegal-move', '7.5.1', '7.5.5'),
      illegal('illegal-press', '7.5.3', '7.5.5'),
      illegal('illegal-two-hands', '7.5.4', '7.5.5', '4.1'),
      illegal('illegal-promotion', '7.5.2', '7.5.5', '4.6'),
      {
        name: 'illegal-kings',
        answer: { articles: ['7.5.1'], rapid: ['A.4.4'], blitz: ['B.4', 'A.4.4'] },
      },
    ],
  },
  {
    name: 'touched',
    next: [
      on('touched-own', '4.3', '4.3.1', '4.5'),
      on('touched-enemy', '4.3.2', '4.3.3', '4.5'),
      on('touched-castling', '4.4.1', '4.4.2', '4.4.3'),
      on('touched-adjust', '4.2.1', '4.2.2'),
      on('touched-released', '4.7', '4.7.1', '4.7.2', '4.7.3'),
      on('touched-complaint', '4.8'),
    ],
  },
  {
    name: 'flag',
    next: [
      flag('flag-one', '6.8', '6.9'),
      flag('flag-no-mate', '6.9', '5.2.2'),
      flag('flag-both', 'III.3.1', 'III.3.1.1', 'III.3.1.2'),
      on('flag-wrong-clock', '6.10.1', '6.10.2'),
    ],
  },
  {
    name: 'claim',
    next: [
      {
        name: 'claim-repetition',
        next: [
          on('claim-board', '9.2.1.2', '9.2.2', '9.5.1', '9.5.2', '9.5.3'),
          on('claim-written', '9.2.1.1', '9.2.2', '9.4', '9.5.1', '9.5.2', '9.5.3'),
          on('claim-five', '9.6.1'),
        ],
      },
      {
        name: 'claim-fifty',
        next: [
          on('claim-fifty-board', '9.3.2', '9.5.1', '9.5.2', '9.5.3'),
          on('claim-fifty-written', '9.3.1', '9.4', '9.5.1', '9.5.2', '9.5.3'),
          on('claim-seventy-five', '9.6.2'),
        ],
      },
      on('claim-offer', '9.1.2.1', '9.1.2', '9.1.2.2', '11.5'),
      on('claim-dead', '5.2.2', '6.9'),
      on('claim-quickplay', 'III.4', 'III.5', 'III.5.1', 'III.5.2', 'III.5.3'),
    ],
  },
  {
    name: 'wrong',
    next: [
      { name: 'wrong-setup', answer: { articles: ['7.2.1', '7.2.2'], rapid: ['A.4.1.2'], blitz: ['B.4', 'A.4.1.2'] } },
      on('wrong-colours', '7.3'),
      on('wrong-displaced', '7.4.1', '7.4.2', '7.4.3', '7.6'),
      { name: 'wrong-clock', answer: { articles: ['6.10.2', '7.1'], rapid: ['A.4.1.1'], blitz: ['B.4', 'A.4.1.1'] } },
    ],
  },
  on('device', '11.3.2.1', '11.3.2.2', '11.3.3', '12.8'),
  on('late', '6.7.1', '6.7.2'),
  {
    name: 'disturb',
    next: [
      on('disturb-player', '11.5', '11.6', '12.9'),
      on('disturb-spectator', '12.7', '12.8', '12.5'),
      on('disturb-help', '11.3.1', '11.6'),
      on('disturb-away', '11.2.3', '11.2.3.1', '11.2.3.2', '11.2.4'),
    ],
  },
  {
    name: 'writing',
    next: [
      on('writing-not', '8.1.1', '8.1.3', '12.3'),
      on('writing-ahead', '8.1.2'),
      on('writing-short', '8.4', '8.5.1', '8.5.2'),
      { name: 'writing-quick', answer: { articles: ['8.1.1'], rapid: ['A.2'], blitz: ['B.4', 'A.2'] } },
    ],
  },
  {
    name: 'adjourned',
    next: [
      on('adjourned-seal', 'I.1.1', 'I.1.2', 'I.2.1'),
      on('adjourned-bad', 'I.8', 'I.8.1', 'I.8.2', 'I.8.3'),
      on('adjourned-late', 'I.9.1', 'I.9.2', 'I.9.3', 'I.10'),
    ],
  },
  {
    name: 'blind',
    next: [
      on('blind-touch', 'D.2.1', 'D.2.2', 'D.2.3.1'),
      on('blind-slip', 'D.2.8', 'D.2.9'),
      on('blind-assistant', 'D.2.10', 'D.2.10.1', 'D.2.10.3', 'D.2.11'),
    ],
  },
];

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
