import { beforeAll, expect, it } from 'vitest';
import type { EventEntryFrame, RulingFrame } from '../../protocol/event';
import { Bundle } from '../../words/bundle';
import { wholeLanguage } from '../../words/languages';
import { linesOf } from './report';

let words: Bundle;
let czech: Bundle;
beforeAll(async () => {
  words = new Bundle('en', await wholeLanguage('en'));
  czech = new Bundle('cs', await wholeLanguage('cs'));
});

const name = (player: number) => ['', 'Helen Ashby', 'Jan Brož'][player] ?? '?';
const entries = (...rulings: RulingFrame[]): EventEntryFrame[] =>
  rulings.map((ruling, index) => ({ seq: index + 1, at: index, rulings: [ruling] }));
const told = (...rulings: RulingFrame[]) => linesOf(entries(...rulings), name, words);

it('a correction, a forfeit and a penalty are told with their reasons and articles', () => {
  const lines = told(
    { ruling: 'result_entered', round: 1, board: 2, result: '1-0', source: 'slip' },
    { ruling: 'result_entered', round: 1, board: 3, result: '+/-', source: 'absence' },
    {
      ruling: 'result_corrected',
      round: 1,
      board: 2,
      was: '1-0',
      result: '0-1',
      paired_before: [],
      reason: 'Wrong slip',
    },
    { ruling: 'penalised', id: 1, player: 1, penalty: { points: 0.5 }, round: 1, article: '12.9.5', reason: 'Noise' },
    { ruling: 'penalised', id: 2, player: 2, penalty: 'warning', round: 1, article: '11.5', reason: 'Talking' },
  );
  expect(lines.map(({ text, article }) => [text, article])).toEqual([
    ['Result entered: +/−, absent at the start', null],
    ['Result corrected: 1–0 → 0–1, Wrong slip', null],
    ['Player penalised: Helen Ashby, −½ pts, Noise', '12.9.5'],
    ['Player penalised: Jan Brož, warning, Talking', '11.5'],
  ]);
  expect(lines[1]).toMatchObject({ round: 1, board: 2 });
});

it('a decision has the round, the board and the article of its call', () => {
  const call = {
    need: 'claim',
    round: 2,
    board: 4,
    player: 1,
    article: '9.2',
    text: '',
    is_clock_stopped: true,
  } as const;
  const [raised, settled] = told(
    { ruling: 'raised', item: 7, call },
    { ruling: 'settled', item: 7, by: 1, decision: 'The claim is correct' },
  );
  expect(raised?.text).toBe('Arbiter called: claim, Helen Ashby');
  expect(settled).toEqual({ at: 1, round: 2, board: 4, text: 'Call settled: The claim is correct', article: '9.2' });
});

it('a lost connection and a call that settled itself are left out', () => {
  const call = { need: 'connection_lost', round: 1, board: 1, player: 1, article: null, text: '' } as const;
  expect(
    told(
      { ruling: 'raised', item: 1, call: { ...call, is_clock_stopped: false } },
      { ruling: 'settled', item: 1, by: 0, decision: '' },
    ),
  ).toEqual([]);
});

it('what is no ruling is left out, and the rest is told in the language of the reader', () => {
  expect(told({ ruling: 'published', round: 1 }, { ruling: 'checked_in', player: 1, round: 1, is_here: true })).toEqual(
    [],
  );
  const [line] = linesOf(
    entries({ ruling: 'time_added', round: 1, boards: [2, 3], time: 120_000, reason: 'Výpadek' }),
    name,
    czech,
  );
  expect(line?.text).toBe('Čas přidán: +2:00, šachovnice 2, šachovnice 3, Výpadek');
});
