import { beforeAll, expect, it } from 'vitest';
import type { BoardRecord, EventEntryFrame, RulingFrame } from '../../protocol/event';
import { Bundle } from '../../words/bundle';
import { wholeLanguage } from '../../words/languages';
import { gamesOf, linesOf } from './report';

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

it('an event that ended before its last round is told with the reason', () => {
  expect(told({ ruling: 'finished', early: 'Fire alarm' }).map(({ text }) => text)).toEqual([
    'Event finished: Fire alarm',
  ]);
  expect(told({ ruling: 'finished', early: null })).toEqual([]);
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

it('each game tells what was ruled at its board, with the articles; moves, the beginning and the end are not told again', () => {
  const record: BoardRecord['record'] = {
    title: 'Protocol',
    head: [
      { label: 'White', value: 'Ashby, Helen' },
      { label: 'Black', value: 'Brož, Jan' },
      { label: 'Event', value: 'Cup' },
    ],
    lines: [
      { at: 500, kind: 'note', text: 'The game begins.', article: '6.6' },
      { at: 1_000, kind: 'move', text: '1. e4', article: null },
      { at: 2_000, kind: 'refusal', text: 'Not played: White d4.', article: '1.3' },
      { at: 60_500, kind: 'act', text: 'Black stops the clocks.', article: null },
      { at: 60_500, kind: 'decision', text: 'The clocks are stopped.', article: '6.11.2' },
      { at: 90_000, kind: 'decision', text: 'Black resigns.', article: '5.1.2' },
    ],
    closing: { label: 'Result', score: '1–0', text: 'Resignation: White wins 1–0.', article: '5.1.2' },
  };
  const [game] = gamesOf([{ round: 2, board: 7, game: 'x', record }]);
  expect(game).toMatchObject({ round: 2, board: 7, players: 'Ashby, Helen – Brož, Jan', closing: record.closing });
  expect(game?.lines.map(({ after, text, article }) => [after, text, article])).toEqual([
    [1_500, 'Not played: White d4.', '1.3'],
    [60_000, 'Black stops the clocks.', null],
    [60_000, 'The clocks are stopped.', '6.11.2'],
  ]);
  // A game that goes on has no end to leave out.
  const [playing] = gamesOf([{ round: 1, board: 1, game: 'y', record: { ...record, closing: null } }]);
  expect(playing?.lines.at(-1)?.text).toBe('Black resigns.');
});
