import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { Bundle } from './bundle';
import { CODES, type Code, wholeLanguage } from './languages';
import { FEN_WANTED, MOVE_PROBLEMS, PGN_PROBLEMS, unread } from './unread';

const bundles = {} as Record<Code, Bundle>;
beforeAll(async () => {
  for (const code of CODES) bundles[code] = new Bundle(code, await wholeLanguage(code));
});

/** Returns the part of a server source that is not a test. */
function source(path: string): string {
  const text = readFileSync(join(import.meta.dirname, '../../..', path), 'utf8');
  return text.split('#[cfg(test)]')[0] ?? '';
}

/** Returns the value of a Rust string literal. */
const plain = (literal: string) => JSON.parse(`"${literal}"`) as string;

describe('a FEN that cannot be read', () => {
  it('is explained in the language of the reader', () => {
    const detail = 'fen: FEN, character 14: found "x", expected a piece letter or a digit in the board field';
    expect(unread(detail, bundles.en)).toBe(
      'FEN, character 14: found “x”, expected a piece letter or a digit in the board field.',
    );
    expect(unread(detail, bundles.cs)).toBe(
      'FEN, znak 14: nalezeno „x“, očekáváno písmeno kamene nebo číslice v\u00a0poli šachovnice.',
    );
    const short = 'start: FEN, character 18: found the end, expected the castling rights as the third field';
    expect(unread(short, bundles.sk)).toMatch(/^FEN, znak 18: nájdené koniec textu/);
  });

  it('is explained whatever is wrong with it', () => {
    const text = source('crates/board/src/fen.rs').replaceAll(/^\s*\/\/.*$/gm, '');
    const literal = '"((?:[^"\\\\]|\\\\.)*)"';
    const places = [
      `next\\(${literal}\\)`,
      `found, ${literal}\\)`,
      `const [A-Z]+: &str = ${literal}`,
      `wanted = ${literal}`,
    ];
    const wanted = places.flatMap((place) =>
      [...text.matchAll(new RegExp(place, 'g'))].map(([, one]) => plain(one ?? '')),
    );
    expect(new Set(wanted)).toEqual(new Set(Object.keys(FEN_WANTED)));
  });
});

describe('a PGN that cannot be read', () => {
  it('is explained in the language of the reader', () => {
    const detail = 'pgn: 1:7: move 1... "Ke7": not legal: the king is in check';
    expect(unread(detail, bundles.en)).toBe('Line 1, character 7: move 1… “Ke7” is not legal.');
    expect(unread(detail, bundles.cs)).toBe('Řádek 1, znak 7: tah 1…\u00a0„Ke7“ není přípustný.');
    expect(unread('pgn: 3:2: a comment that does not end, expected "}"', bundles.sk)).toMatch(/^Riadok 3, znak 2: /);
    const takes = 'pgn: 1:10: move 2. "d5": a pawn that takes is named by its file, expected exd5';
    expect(unread(takes, bundles.en)).toBe(
      'Line 1, character 10: move 2. “d5” needs the file of the pawn that takes: exd5.',
    );
    expect(unread('pgn: found several games, expected one', bundles.en)).toBe(
      'Several games were found. Paste one game.',
    );
  });

  it('is explained whatever is wrong with it', () => {
    const all = [
      'crates/notation/src/pgn/error.rs',
      'crates/notation/src/san/error.rs',
      'crates/protocol/src/rest/prelude.rs',
    ]
      .map(source)
      .join('\n');
    const said = [...all.matchAll(/(?:write!\(f, |write_str\(|wrong\((?:format!\()?)\s*"((?:[^"\\]|\\.)*)"/g)].map(
      ([, one]) =>
        plain(one ?? '')
          .replaceAll(/\{name:\?\}/g, '"x"')
          .replaceAll(/\{[^}]*\}/g, '1'),
    );
    expect(said.length).toBeGreaterThan(15);
    const known = [...PGN_PROBLEMS, ...MOVE_PROBLEMS].map(([form]) => form);
    const isKnown = (text: string) =>
      known.some((form) => form.test(text)) ||
      /^the start position: /.test(text) ||
      /^move 1/.test(text) ||
      // What follows “not a move, expected”.
      /^a move such as/.test(text) ||
      /^no 1 1 can/.test(text);
    expect(said.filter((text) => !isKnown(text))).toEqual([]);
  });

  it('is explained in every language', () => {
    for (const code of CODES) {
      for (const [, id] of [...PGN_PROBLEMS, ...MOVE_PROBLEMS])
        expect(bundles[code].has(id), `${code} ${id}`).toBe(true);
      for (const id of Object.values(FEN_WANTED)) expect(bundles[code].has(id), `${code} ${id}`).toBe(true);
    }
  });
});

it('anything else is left as it is', () => {
  expect(unread('time_control: found "x", expected seconds', bundles.cs)).toBeNull();
});
