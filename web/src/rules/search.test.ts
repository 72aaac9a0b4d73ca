import { expect, it } from 'vitest';
import type { FoundFrame } from '../protocol/protocol';
import { Search } from './search.svelte';

/** A server that answers when the test says so. */
function server() {
  const answers = new Map<string, { give: (numbers: string[]) => void; fail: () => void }>();
  const search = new Search(
    (query) =>
      new Promise((resolve, reject) => {
        answers.set(query, {
          give: (numbers) =>
            resolve({ query, found: numbers.map((number) => ({ volume: '2018', number })) } as unknown as FoundFrame),
          fail: () => reject(new Error('silent')),
        });
      }),
  );
  const type = (text: string) => {
    search.query = text;
    return search.type('2018', 'en');
  };
  return { search, type, answers };
}

it('opens the first result for what is written, not for what was written before', async () => {
  const { search, type, answers } = server();
  const first = type('9');
  answers.get('9')?.give(['9.1']);
  await first;
  void type('9.2');
  const chosen = search.chosen();
  answers.get('9.2')?.give(['9.2', '9.2.1']);
  expect((await chosen)?.number).toBe('9.2');
  expect([search.move(1), search.selected, search.move(1), search.selected]).toEqual([true, 1, true, 0]);
});

it('shows nothing of an answer that comes after the search has ended', async () => {
  const { search, type, answers } = server();
  const asked = type('castling');
  const chosen = search.chosen();
  search.end();
  answers.get('castling')?.give(['3.8']);
  await asked;
  expect([search.found, await chosen, search.isSilent]).toEqual([null, null, false]);
});

it('says that the server does not answer', async () => {
  const { search, type, answers } = server();
  const asked = type('flag');
  answers.get('flag')?.fail();
  await asked;
  expect([search.isSilent, search.found, await search.chosen()]).toEqual([true, null, null]);
  void type('fl');
  expect(search.isSilent).toBe(false);
});
