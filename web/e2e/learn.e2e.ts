/** Learning: a lesson by mouse and by keys, exercises that fail and pass, practice, the examination. */
import { expect, it } from 'vitest';
import { EXERCISES } from '../src/learn/course';
import { canAct, effectsOf, isRight, momentOf, sceneOf } from '../src/learn/exam/acting';
import { draw, SITUATIONS, type Situation } from '../src/learn/exam/draw';
import { fits, rightOption, statusOf } from '../src/learn/judge';
import { outcomeOf } from '../src/learn/outcomes';
import type { PlayAct } from '../src/learn/play';
import { seeded } from '../src/learn/random';
import { COLORS, type PlayFrame, type PositionFrame, type RegulationsFrame } from '../src/protocol/protocol';
import { type Person, Visit } from './harness/people';

const visit = new Visit();

const examine = (fen: string, tried?: string) =>
  visit.hall.ask<PositionFrame>('/api/v1/position', {
    body: { fen, moves: [], ...(tried === undefined ? {} : { try: tried }) },
  });
const play = (regulations: RegulationsFrame, acts: readonly PlayAct[]) =>
  visit.hall.ask<PlayFrame>('/api/v1/book/play', { body: { regulations, acts } });

/** Waits until the exercise takes an answer on its board. */
async function mayAct(person: Person): Promise<void> {
  await person.page.locator('[role=grid][aria-readonly=false]').waitFor();
}

it('the server judges every solution of the course right, and every question has one right answer', async () => {
  const wrong: string[] = [];
  for (const exercise of EXERCISES) {
    const { id } = exercise;
    if (exercise.kind === 'choice') {
      const facts = await examine(exercise.fen, exercise.tried);
      if (rightOption(exercise.options, { facts }) === null) wrong.push(id);
    } else if (exercise.kind === 'scene') {
      const { steps } = await play(exercise.scene.regulations, exercise.scene.acts);
      const step = steps.at(-1);
      if (!step || rightOption(exercise.options, { step }) === null) wrong.push(id);
    } else if (exercise.kind === 'move') {
      const { try: tried } = await examine(exercise.fen, exercise.solution);
      const after = await examine(tried?.position ?? '');
      const { san, status } = exercise.goal;
      const isRight = san ? san.includes(tried?.san ?? '') : statusOf(after) === status;
      if (!isRight) wrong.push(id);
    } else if (exercise.kind === 'stars') {
      let { fen } = exercise;
      for (const move of exercise.solution) {
        const { try: tried } = await examine(fen, move);
        if (!tried?.legal || /[+#]$/.test(tried.san ?? '')) wrong.push(`${id} ${move}`);
        fen = tried?.position?.replace(' b ', ' w ') ?? fen;
      }
    } else if (exercise.kind === 'acts') {
      const { regulations, acts } = exercise.scene;
      const from = acts.at(-1)?.at ?? 0;
      const own = exercise.solution.map((act, index) => ({ ...act, at: from + (index + 1) * 1000 }));
      const step = (await play(regulations, [...acts, ...own])).steps.at(-1);
      const isWanted = exercise.want.every((wanted) => step?.rulings.some(({ ruling }) => fits(ruling, wanted)));
      if (!step || step.refused || step.error || !isWanted) wrong.push(id);
    }
  }
  expect(wrong).toEqual([]);
});

it('the server rules in every situation of the examination what its incident expects', async () => {
  const wrong: string[] = [];
  for (const { incident, regulations, acts, expected } of SITUATIONS) {
    const { steps } = await play(regulations, acts);
    const outcome = outcomeOf((steps.at(-1)?.rulings ?? []).map(({ ruling }) => ruling));
    if (steps.length !== acts.length || outcome !== expected) {
      wrong.push(`${incident} ${regulations.edition}: ${outcome}, expected ${expected}`);
    }
  }
  expect(wrong).toEqual([]);
});

/** The acts by which an arbiter does what the server has ruled. */
function actsFor(situation: Situation, frame: PlayFrame): PlayAct[] {
  const { result, time } = effectsOf((frame.steps.at(-1)?.rulings ?? []).map(({ ruling }) => ruling));
  const as = { at: momentOf(situation), by: 'arbiter' } as const;
  if (result !== null) return [{ ...as, act: 'declare', result }];
  return COLORS.flatMap((player): PlayAct[] => {
    if (time[player] === 0) return [];
    return [{ ...as, act: time[player] > 0 ? 'add_time' : 'deduct_time', player, ms: Math.abs(time[player]) }];
  });
}

it('the arbiter can do what follows in every situation that is offered for acting', async () => {
  const wrong: string[] = [];
  for (const situation of SITUATIONS.filter(canAct)) {
    const { regulations, incident } = situation;
    const frame = await play(regulations, situation.acts);
    const acts = actsFor(situation, frame);
    const scene = sceneOf(situation, acts);
    const steps = (await play(regulations, scene)).steps.slice(scene.length - acts.length);
    const before = frame.steps.at(-2)?.state ?? frame.start;
    // The desk of the examination has buttons for these times.
    const hasButton = acts.every(({ act, ms, player }) => {
      const half = act === 'deduct_time' && ms === Math.floor(before.clock[player === 'white' ? 'white' : 'black'] / 2);
      return act === 'declare' || half || [60_000, 120_000, 180_000].includes(Number(ms));
    });
    if (!hasButton || !isRight({ acts, steps }, frame)) {
      wrong.push(`${incident} ${regulations.edition}: ${JSON.stringify(acts)}`);
    }
  }
  expect(wrong).toEqual([]);
});

it('a lesson by mouse: read, fail, look at the article, pass; the progress is kept', async () => {
  const person = await visit.person();
  await person.goTo('/learn');
  await person.page.getByRole('link', { name: /Castling/ }).click();
  await person.reads('Castling is one move of the king and a rook.');
  await person.button('Next').click();
  await person.button('Start the exercises').click();
  await mayAct(person);
  await person.findsNoBarrier();
  await person.square('h1').click();
  await person.reads('Not yet');
  await person.button(/Art\. 4\.4\.2/).click();
  await person.reads(/may not castle on that side on this move/);
  await person.page.keyboard.press('Escape');
  await person.findsNoBarrier();
  await person.button('Try again').click();
  await mayAct(person);
  await person.square('e1').click();
  await mayAct(person);
  await person.square('g1').click();
  await person.reads('Correct');
  await person.sees('f1', 'white rook');
  await person.findsNoBarrier();
  await person.button('Next exercise').click();
  await person.page.getByRole('button', { name: 'No', exact: true }).click();
  await person.reads('Correct');
  // After a reload the lesson continues where it was.
  await person.goTo('/learn/castling');
  await person.reads('Exercise 3 of 5');
  await person.reads('2 of 71');
});

it('a lesson by keys alone', async () => {
  const person = await visit.person();
  const { keyboard } = person.page;
  await person.goTo('/learn/board');
  await person.reads('Page 1 of 3');
  for (const page of [2, 3]) {
    await keyboard.press('n');
    await person.reads(`Page ${page} of 3`);
  }
  await keyboard.press('n');
  await mayAct(person);
  await keyboard.press('h');
  await person.reads('Hint');
  // The cursor of the board starts on e1: that is the king.
  await person.board.locator('[tabindex="0"]').focus();
  await keyboard.press('Enter');
  await person.reads('Not yet');
  await person.button('Try again').waitFor();
  await keyboard.press('Enter');
  await mayAct(person);
  await person.board.locator('[tabindex="0"]').focus();
  await keyboard.press('ArrowLeft');
  await keyboard.press('Enter');
  await person.reads('Correct');
  await keyboard.press('Enter');
  await person.reads('Find the black king.');
  await keyboard.press('n');
  await person.reads('Black makes the first move of the game. Is this allowed?');
  await person.page.locator('.options button:not([disabled])').first().waitFor();
  await keyboard.press('1');
  await person.reads('Not yet');
  await keyboard.press('Enter');
  await person.page.locator('.options button:not([disabled])').first().waitFor();
  await keyboard.press('2');
  await person.reads('Correct');
});

it('stars are collected, and an illegal move is explained', async () => {
  const person = await visit.person();
  await person.goTo('/learn/pieces');
  for (let page = 0; page < 2; page += 1) await person.button('Next').click();
  await person.button('Start the exercises').click();
  await mayAct(person);
  await person.square('a1').click();
  await person.square('b3').click();
  await person.reads(/A rook does not move that way/);
  await person.button('Try again').click();
  for (const [from, to] of [
    ['a1', 'd1'],
    ['d1', 'd6'],
    ['d6', 'h6'],
  ] as const) {
    await mayAct(person);
    await person.square(from).click();
    await person.square(to).click();
    await person.sees(to, 'white rook');
  }
  await person.reads('Correct');
});

it.each([1, 2, 3])('practice of level %i asks, and one of the answers is right', async (level) => {
  const person = await visit.person();
  await person.goTo('/learn/practice');
  await person.page
    .getByText(['Beginner', 'Player', 'Arbiter'][level - 1] ?? '', { exact: true })
    .last()
    .click();
  const options = person.page.locator('.options button');
  for (let question = 0; question < 3; question += 1) {
    await person.page.locator('.options button:not([disabled])').first().waitFor();
    const count = await options.count();
    for (let index = 0; index < count; index += 1) {
      await person.page.locator('.options button:not([disabled])').first().waitFor();
      await options.nth(index).click();
      const said = person.page.getByText(/^(Correct|Not yet)$/).first();
      await said.waitFor();
      if ((await said.innerText()).toLowerCase() === 'correct') break;
      expect(index).toBeLessThan(count - 1);
      await person.button('Try again').click();
    }
    await person.button('Next question').click();
  }
  await person.findsNoBarrier();
});

it('today’s set is the same for everybody', async () => {
  const asked: string[] = [];
  for (let one = 0; one < 2; one += 1) {
    const person = await visit.person();
    await person.goTo('/learn/practice');
    await person.button('Today’s set').click();
    await person.reads('Question 1 of 10');
    await person.page.locator('.options button:not([disabled])').first().waitFor();
    const squares = await person.board
      .getByRole('gridcell')
      .evaluateAll((cells) => cells.map((cell) => cell.ariaLabel));
    asked.push(squares.join());
  }
  expect(asked[0]).toBe(asked[1]);
});

it.each(['en', 'cs', 'sk'] as const)('an examination in %s is taken and marked with articles', async (language) => {
  const person = await visit.person({ language });
  const { page } = person;
  const words = {
    en: ['Start the exam', 'Save the answer', 'Finish and mark', /^\d+ of 20 correct$/],
    cs: ['Začít zkoušku', 'Uložit odpověď', 'Dokončit a vyhodnotit', /^Správně \d+ z\s20$/],
    sk: ['Začať skúšku', 'Uložiť odpoveď', 'Dokončiť a vyhodnotiť', /^Správne \d+ z\s20$/],
  } as const;
  const [start, save, finish, result] = words[language];
  await person.goTo('/learn/exam');
  await person.button(start).click();
  for (let number = 0; number < 20; number += 1) {
    await page.locator(`header li:nth-child(${number + 1}) [aria-current=step]`).waitFor();
    await page
      .getByRole('radio')
      .nth(number % 4)
      .check();
    if (number === 3) await person.findsNoBarrier();
    await person.button(save).click();
  }
  await person.button(finish).click();
  await page.getByRole('heading', { level: 1, name: result }).waitFor();
  expect(await page.locator('ol > li.right, ol > li.wrong').count()).toBe(20);
  expect(await page.locator('.result a[href^="/rules/"]').count()).toBeGreaterThan(15);
  await person.findsNoBarrier();
});

it('an examination is passed by acting, with keys alone', async () => {
  const person = await visit.person();
  const { page } = person;
  // An examination under way goes on when the page is opened again.
  const seed = 'an examination that the test knows';
  await person.goTo('/learn');
  await page.evaluate((known) => {
    const answers = Array.from({ length: 20 }, () => null);
    sessionStorage.setItem(
      'arbiter.exam',
      JSON.stringify({ seed: known, answers, at: 0, until: Date.now() + 3_600_000 }),
    );
  }, seed);
  await person.goTo('/learn/exam');
  const press = async (group: string, name: RegExp) => {
    await page.getByRole('group', { name: group }).getByRole('button', { name }).focus();
    await page.keyboard.press('Enter');
  };
  const situations = draw(seeded(seed));
  let acted = 0;
  for (const [index, situation] of situations.entries()) {
    await page.locator(`header li:nth-child(${index + 1}) [aria-current=step]`).waitFor();
    const frame = await play(situation.regulations, situation.acts);
    if (index === 10) {
      await page.reload();
      await page
        .locator('header .answered')
        .nth(index - 1)
        .waitFor();
    }
    if (canAct(situation)) {
      await press('How do you want to answer?', /Act as the arbiter/);
      const acts = actsFor(situation, frame);
      for (const [number, { act, result, player, ms }] of acts.entries()) {
        if (act === 'declare') {
          const winner = { '1-0': /White wins/, '0-1': /Black wins/ }[String(result)] ?? /Draw/;
          await press('The game is over', winner);
        } else {
          const minutes = Number(ms) / 60_000;
          const sign = act === 'add_time' ? '\\+' : '−';
          const name = Number.isInteger(minutes) ? new RegExp(`^${sign}${minutes}`) : /½/;
          await press(player === 'white' ? 'White’s clock' : 'Black’s clock', name);
        }
        await page.locator('.acting ol > li').nth(number).waitFor();
      }
      if (acted === 0) {
        await person.findsNoBarrier();
        // An act can be undone, and done again.
        if (acts.length === 0) {
          await press('The game is over', /Draw/);
          await page.locator('.acting ol > li').first().waitFor();
          await person.button('Undo the last act').click();
          await person.reads('No act: the game continues.');
        }
      }
      acted += 1;
    } else {
      await page.keyboard.press(String(situation.options.indexOf(situation.expected) + 1));
    }
    await person.button('Save the answer').focus();
    await page.keyboard.press('Enter');
  }
  expect(acted).toBeGreaterThan(10);
  await person.button('Finish and mark').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: '20 of 20 correct' }).waitFor();
  await person.findsNoBarrier();
});

it.each([
  ['/learn', 'light'],
  ['/learn/castling', 'dark'],
  ['/learn/practice', 'light'],
  ['/learn/exam', 'dark'],
] as const)('%s fits every screen in every language', async (path, theme) => {
  for (const language of ['en', 'cs', 'sk'] as const) {
    const person = await visit.person({ language, theme });
    await person.goTo(path);
    if (path === '/learn/exam') {
      await person.page.locator('.before .btn.pri').click();
      await person.page.getByRole('radio').first().waitFor();
      // The desk of the arbiter has more buttons than the choice of rulings has.
      const [, act] = await person.page.locator('.way button').all();
      await act?.click();
    }
    if (path === '/learn/practice') await person.page.locator('.options button').first().waitFor();
    await person.findsNoBarrier();
    for (const width of [360, 390, 768, 1024, 1440, 2560]) {
      await person.page.setViewportSize({ width, height: 800 });
      const over = await person.page.evaluate(async () => {
        await new Promise(requestAnimationFrame);
        return document.documentElement.scrollWidth - document.documentElement.clientWidth;
      });
      expect(over, `${path} ${language} ${width}`).toBeLessThanOrEqual(0);
    }
  }
});

it('the start page and the header lead to the course', async () => {
  const person = await visit.person();
  await person.goTo('/');
  await person.page.getByRole('link', { name: 'Learn chess' }).click();
  await person.page.getByRole('heading', { level: 1, name: 'Learn' }).waitFor();
});
