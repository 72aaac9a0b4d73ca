import { expect, it } from 'vitest';
import { HallProblem } from '../../hall/api';
import { DAILY, type Question } from './questions';
import { PracticeRun } from './run.svelte';

/** A run whose questions come when the test says so; each is named by the first number that it was given. */
function run() {
  const waiting: { give: () => void; fail: () => void; drawn: number }[] = [];
  const practice = new PracticeRun(
    '2026-11-18',
    () => 'en',
    (level, random) =>
      new Promise((resolve, reject) => {
        const drawn = random();
        waiting.push({
          drawn,
          give: () => resolve({ kind: 'legal', level, drawn } as unknown as Question),
          fail: () => reject(new HallProblem('silent', 0, 'x')),
        });
      }),
  );
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  const answer = async (how: 'give' | 'fail' = 'give') => {
    waiting.at(-1)?.[how]();
    await settled();
  };
  return { practice, waiting, answer };
}

it('skips no question of the day, however often somebody goes on while one is fetched', async () => {
  const { practice, waiting, answer } = run();
  practice.startDay();
  await answer();
  practice.goOn();
  practice.goOn();
  practice.goOn();
  expect([waiting.length, practice.day]).toEqual([2, 0]);
  await answer();
  expect(practice.day).toBe(1);
});

it('tells a problem, stays at the question, and gets the same next one with another attempt', async () => {
  const { practice, waiting, answer } = run();
  practice.startDay();
  await answer();
  const first = practice.asked;
  practice.goOn();
  await answer('fail');
  expect([practice.problem?.type, practice.day, practice.asked === first]).toEqual(['silent', 0, true]);
  void practice.next();
  await answer();
  expect([practice.problem, practice.day]).toEqual([null, 1]);
  expect(waiting[2]?.drawn).toBe(waiting[1]?.drawn);
});

it('ends after the last question of the day', async () => {
  const { practice, answer } = run();
  practice.startDay();
  for (let done = 1; done < DAILY.length; done += 1) {
    await answer();
    expect(practice.goOn()).toBe(false);
  }
  await answer();
  expect([practice.isDayOver, practice.goOn(), practice.isDayOver]).toEqual([false, true, true]);
  practice.leaveDay();
  await answer();
  expect([practice.day, practice.isDayOver, practice.asked !== null]).toEqual([null, false, true]);
});
