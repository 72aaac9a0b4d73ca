import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { Bundle, capitalised } from './bundle';
import { clockTime, day, moment, number } from './format';
import { CODES, negotiated, type Code, wholeLanguage } from './languages';

const bundles = {} as Record<Code, Bundle>;
beforeAll(async () => {
  for (const code of CODES) bundles[code] = new Bundle(code, await wholeLanguage(code));
});

describe('negotiation', () => {
  it('takes the first wish that can be met', () => {
    expect(negotiated(['de-DE', 'sk', 'cs'])).toBe('sk');
    expect(negotiated(['cs-CZ'])).toBe('cs');
  });

  it('speaks English to everybody else', () => {
    expect(negotiated(['de', 'fr'])).toBe('en');
    expect(negotiated([])).toBe('en');
  });
});

describe('messages', () => {
  it('choose the plural of the language and never group digits', () => {
    const say = (code: Code, n: number) => bundles[code].say('clock-minutes', { n });
    expect([1, 2, 5, 1.5].map((n) => say('cs', n))).toEqual([
      '1\u00a0minuta',
      '2\u00a0minuty',
      '5\u00a0minut',
      '1,5\u00a0minuty',
    ]);
    expect(say('sk', 1200)).toBe('1200\u00a0minút');
    expect([1, 2].map((n) => say('en', n))).toEqual(['1 minute', '2 minutes']);
  });

  it('count the times that a position was on the board', () => {
    const nth = (code: Code) => [1, 2, 3, 4, 11].map((n) => bundles[code].say('arb-nth', { n }));
    expect(nth('en')).toEqual(['1st', '2nd', '3rd', '4th', '11th']);
    expect(nth('cs')).toEqual(['1.', '2.', '3.', '4.', '11.']);
  });

  it('tell when one is missing or has no argument', () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(bundles.cs.say('no-such-message')).toBe('no-such-message');
    bundles.cs.say('list-two', { first: 'a' });
    expect(told).toHaveBeenCalledTimes(2);
  });

  it('make lists', () => {
    expect(bundles.en.list(['a', 'b', 'c'])).toBe('a, b and c');
    expect(bundles.sk.list(['a', 'b'])).toBe('a a\u00a0b');
    expect(bundles.sk.list([])).toBe('');
  });

  it('begin with a large letter, whatever its script', () => {
    expect(capitalised('černý vyhrává')).toBe('Černý vyhrává');
    expect(capitalised('')).toBe('');
  });
});

describe('what pages say', () => {
  const sources = files(join(__dirname, '..'))
    .filter((path) => /\.(svelte|ts)$/.test(path) && !path.endsWith('.test.ts') && !path.includes('protocol.ts'))
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
  const literal = [...sources.matchAll(/\bt\(\s*'([\w-]+)'/g)].map((found) => found[1] ?? '');
  /** Prefixes of message names that are composed at run time. */
  const prefixes = [
    ...sources.matchAll(/`([a-z][\w-]*-)\$\{/g),
    ...sources.matchAll(/(?:pick|plain)\((?:\[[^\]]*\]|[^,]+), '([\w-]+)'/g),
  ].map((found) => found[1] ?? '');

  it('exists in every language', () => {
    expect(literal.length).toBeGreaterThan(10);
    for (const code of CODES) expect(literal.filter((id) => !bundles[code].has(id))).toEqual([]);
  });

  it('stands in one file alone, or one page would speak with the words of another', async () => {
    for (const code of CODES) {
      const ids = (await wholeLanguage(code)).flatMap((text) => text.match(/^[a-z][\w-]* =/gm) ?? []);
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    }
  });

  it('is all there is in the files of the pages', () => {
    const folder = join(__dirname, '../../../locales/en');
    const texts = readdirSync(folder).filter((file) => file.startsWith('web-'));
    const ids = texts.flatMap((file) =>
      [...readFileSync(join(folder, file), 'utf8').matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1] ?? ''),
    );
    const isSaid = (id: string) =>
      literal.includes(id) || sources.includes(`'${id}'`) || prefixes.some((prefix) => id.startsWith(prefix));
    expect(ids.filter((id) => !isSaid(id))).toEqual([]);
  });
});

describe('dates, numbers and times', () => {
  const at = new Date(2026, 10, 5, 18, 4);

  it('follow the language', () => {
    expect(CODES.map((code) => day(at, code))).toEqual(['5 November 2026', '5. listopadu 2026', '5. novembra 2026']);
    expect(moment(at, 'cs')).toContain('18:04');
    expect([number(1.5, 'en'), number(1.5, 'sk')]).toEqual(['1.5', '1,5']);
  });

  it('show a clock as a clock does', () => {
    expect([5_400_000, 584_900, 59_999, 0, -5].map(clockTime)).toEqual(['1:30:00', '9:44', '0:59', '0:00', '0:00']);
  });
});

function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? files(path) : [path];
  });
}
