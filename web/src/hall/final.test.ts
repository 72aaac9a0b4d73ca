import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { FINAL } from './socket';

it('every reason to stay away is one that the server gives', () => {
  const folder = join(__dirname, '../../../crates/server/src');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.rs'));
  const source = files.map((path) => readFileSync(join(folder, path), 'utf8')).join('\n');
  expect(FINAL.filter((code) => !source.includes(`"${code}"`))).toEqual([]);
});
