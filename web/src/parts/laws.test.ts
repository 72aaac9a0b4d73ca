import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { EDITIONS, type Edition } from '../protocol/protocol';
import { articleOf, NEWEST, resignResult, STATED } from './laws';

/** The wording of the requirements in the different editions. */
const REQUIREMENTS: Record<keyof typeof STATED, RegExp> = {
  noDutyToRecord: /^no duty to record$/,
  castlingDiffers: /^(castling (is )?lost|rights make positions differ)/,
  enPassantDiffers: /^(taking in passing|rights make positions differ|en passant)/,
};

/** Lists the articles of the requirements that match. */
function placesOf(edition: Edition, saying: RegExp): string[] {
  const path = join(__dirname, '../../../crates/book/requirements', `${edition}.csv`);
  const rows = readFileSync(path, 'utf8')
    .split('\n')
    .map((line) => line.split(','));
  return rows.filter((row) => saying.test(row[3] ?? '')).map((row) => row[1] ?? '');
}

describe('articles', () => {
  it('are those of the edition', () => {
    expect(articleOf('FlagFall', '2018')).toBe('6.9');
    expect(articleOf('IncrementRequest', '1997')).toBeNull();
    expect(NEWEST).toBe(EDITIONS.at(-1));
  });

  it('say what resigning leads to', () => {
    expect(resignResult({ edition: '2018', preset: 'none' })).toBe('confirm-resign-result');
    expect(resignResult({ edition: '2023', preset: 'none' })).toBe('confirm-resign-result-or-draw');
    expect(resignResult({ edition: '2023', preset: 'leaflet' })).toBe('confirm-resign-result');
  });

  it.each(EDITIONS)('that no rule has are stated in %s', (edition) => {
    for (const [name, places] of Object.entries(STATED)) {
      const found = placesOf(edition, REQUIREMENTS[name as keyof typeof STATED]);
      expect(found, name).toContain(places[edition]);
    }
  });
});
