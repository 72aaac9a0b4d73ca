import { beforeAll, expect, it } from 'vitest';
import type { EventFrame, SettingsFrame } from '../../protocol/event';
import { Bundle } from '../../words/bundle';
import { wholeLanguage } from '../../words/languages';
import { byesText, formatText, inOneLine } from './about';

let words: Bundle;
let czech: Bundle;
beforeAll(async () => {
  words = new Bundle('en', await wholeLanguage('en'));
  czech = new Bundle('cs', await wholeLanguage('cs'));
});

const settings = (more: Partial<SettingsFrame>) =>
  ({ format: 'swiss', byes: { most: 0, last_round: null }, regulations: {}, ...more }) as SettingsFrame;

it('an event is told in one line', () => {
  const event = {
    settings: settings({ regulations: { time_control: '180+2', edition: '2018' } }),
    total_rounds: 7,
  } as EventFrame;
  expect(inOneLine(event, words)).toBe(
    'Swiss system, 7 rounds, 3 minutes each plus 2 seconds per move, FIDE Laws 2018',
  );
  expect(inOneLine(event, czech)).toContain('Švýcarský systém, 7\u00a0kol, ');
  expect(inOneLine({ ...event, total_rounds: null }, words)).not.toContain('round');
});

it('every format has a name', () => {
  const formats: SettingsFrame['format'][] = [
    'swiss',
    { round_robin: { is_double: true } },
    { round_robin: { is_double: false } },
    { match: { boards: 8, games: 1 } },
    { knockout: { games: 2, tie_break_games: 2 } },
    { keizer: {} as never },
  ];
  expect(new Set(formats.map((format) => formatText(format, words))).size).toBe(formats.length);
});

it('byes are told with their last round', () => {
  expect(byesText(settings({}), words)).toBe('none');
  expect(byesText(settings({ byes: { most: 1, last_round: null } }), words)).toBe('one per player');
  expect(byesText(settings({ byes: { most: 2, last_round: 5 } }), words)).toBe('2 per player, until round 5');
});
