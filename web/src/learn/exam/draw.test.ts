import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { EDITIONS } from '../../protocol/protocol';
import { seeded } from '../random';
import { OUTCOMES } from '../outcomes';
import { draw, QUESTIONS, SITUATIONS, type Situation } from './draw';
import { paceOf } from './pace';

interface Expected {
  ruling?: string;
  reason?: string;
  code?: string;
  obliged?: string;
  ms?: number;
}
interface Line {
  regulations?: Record<string, unknown>;
  act?: string;
  expect?: Expected;
}

/** Reads an incident: its editions, its regulations, its acts, and what is expected of each. */
function incident(name: string) {
  const path = join(import.meta.dirname, '../../../../crates/laws/tests/incidents', `${name}.jsonl`);
  if (!existsSync(path)) throw new Error(`no incident ${name}`);
  const lines = readFileSync(path, 'utf8').split('\n');
  const body = lines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line) as Line);
  const regulations = body[0]?.regulations ?? {};
  const also = lines.flatMap((line) => /^# Also (\d{4})/.exec(line)?.[1] ?? []);
  const acts: { act: Line; expected: Expected[] }[] = [];
  for (const line of body.slice(1)) {
    if (line.act !== undefined) acts.push({ act: line, expected: [] });
    else if (line.expect?.ruling !== undefined) acts.at(-1)?.expected.push(line.expect);
  }
  return { regulations, editions: [regulations['edition'] ?? '2023', ...also], acts };
}

/** Tells whether what an incident expects of an act amounts to an outcome. */
function amountsTo(outcome: string, expected: readonly Expected[]): boolean {
  const [kind = '', rest = ''] = [outcome.split('-')[0], outcome.slice(outcome.indexOf('-') + 1)];
  const has = (wanted: Expected) =>
    expected.some((one) => Object.entries(wanted).every(([name, value]) => one[name as keyof Expected] === value));
  const minutes = Number.parseInt(rest, 10);
  const isPaid = minutes === 0 || has({ ruling: 'time_added', ms: minutes * 60_000 });
  switch (kind) {
    case 'over':
      return has({ ruling: 'game_over', reason: rest });
    case 'illegal':
      return has({ ruling: 'illegal_move' }) && isPaid;
    case 'rejected':
      return has({ ruling: 'claim_rejected' }) && isPaid;
    case 'touched':
      return has({ ruling: 'touched', obliged: rest });
    case 'refused':
      return has({ ruling: 'refused', code: rest });
    default:
      return has({ ruling: outcome });
  }
}

describe('the pool of situations', () => {
  it('is large enough, with all editions and many outcomes', () => {
    expect(SITUATIONS.length).toBeGreaterThanOrEqual(120);
    for (const edition of EDITIONS) {
      const own = SITUATIONS.filter(({ regulations }) => regulations.edition === edition);
      expect(own.length, edition).toBeGreaterThanOrEqual(25);
    }
    expect(new Set(SITUATIONS.map(({ expected }) => expected)).size).toBeGreaterThanOrEqual(35);
  });

  it.each(SITUATIONS.map((one): [string, Situation] => [`${one.incident} ${one.regulations.edition}`, one]))(
    '%s is the incident, and its answer is what the incident expects',
    (_, { incident: name, regulations, acts, options, expected }) => {
      const found = incident(name);
      expect(found.editions).toContain(regulations.edition);
      expect({ ...regulations, edition: '' }).toEqual({ ...found.regulations, edition: '' });
      expect(acts).toEqual(found.acts.slice(0, acts.length).map(({ act }) => act));
      expect(amountsTo(expected, found.acts[acts.length - 1]?.expected ?? [])).toBe(true);
      expect(new Set(options).size).toBe(4);
      expect(options).toContain(expected);
      expect(options.filter((option) => !OUTCOMES.includes(option))).toEqual([]);
    },
  );
});

describe('the draw', () => {
  it('takes twenty different situations, five of each edition', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e']) {
      const drawn = draw(seeded(seed));
      expect(drawn).toHaveLength(QUESTIONS);
      expect(new Set(drawn).size).toBe(QUESTIONS);
      for (const edition of EDITIONS) {
        expect(drawn.filter(({ regulations }) => regulations.edition === edition)).toHaveLength(5);
      }
    }
  });

  it('depends on the seed alone', () => {
    const names = (seed: string) => draw(seeded(seed)).map(({ incident: name }) => name);
    expect(names('x')).toEqual(names('x'));
    expect(names('x')).not.toEqual(names('y'));
  });
});

it('the pace follows the edition and counts the increment sixty times', () => {
  expect(paceOf({ edition: '2023', time_control: '600' })).toBe('blitz');
  expect(paceOf({ edition: '2023', time_control: '540+2' })).toBe('rapid');
  expect(paceOf({ edition: '1997', time_control: '840' })).toBe('blitz');
  expect(paceOf({ edition: '1997', time_control: '3600' })).toBe('rapid');
  expect(paceOf({ edition: '1997', time_control: '840+5' })).toBe('blitz');
  expect(paceOf({ edition: '1997', time_control: '3601' })).toBe('standard');
  expect(paceOf({ edition: '2009', time_control: '900' })).toBe('rapid');
  expect(paceOf({ edition: '2018', time_control: '600' })).toBe('blitz');
  expect(paceOf({ edition: '2018', time_control: '600+1' })).toBe('rapid');
  expect(paceOf({ edition: '2018', time_control: '3600' })).toBe('standard');
  expect(paceOf({ edition: '2018', time_control: '40/5400:3600' })).toBe('standard');
  expect(paceOf({ edition: '2018', time_control: '300', pace: 'standard' })).toBe('standard');
});
