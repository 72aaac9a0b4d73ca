import { beforeAll, describe, expect, it } from 'vitest';
import { placementOf } from '../board/fen';
import { Bundle } from '../words/bundle';
import { CODES, type Code, wholeLanguage } from '../words/languages';
import { COURSE, EXERCISES } from './course';
import { OUTCOMES } from './outcomes';
import { RULES } from './practice/questions';

const bundles = {} as Record<Code, Bundle>;
beforeAll(async () => {
  for (const code of CODES) bundles[code] = new Bundle(code, await wholeLanguage(code));
});

describe('the course', () => {
  it('has all lessons, each with two or three screens and at least three exercises', () => {
    expect(COURSE).toHaveLength(16);
    for (const { id, screens, exercises } of COURSE) {
      expect(screens.length, id).toBeGreaterThanOrEqual(2);
      expect(screens.length, id).toBeLessThanOrEqual(3);
      expect(exercises.length, id).toBeGreaterThanOrEqual(3);
    }
    const ids = EXERCISES.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(CODES)('has every text in %s', (code) => {
    const wanted = [
      ...COURSE.flatMap(({ id, screens }) => [
        `learn-lesson-${id}`,
        ...screens.map((screen) => `learn-text-${screen.id}`),
      ]),
      ...EXERCISES.flatMap(({ id }) => [`learn-ask-${id}`, `learn-why-${id}`]),
      ...EXERCISES.flatMap((exercise) =>
        exercise.kind === 'acts' ? exercise.buttons.map(({ text }) => `learn-act-${text}`) : [],
      ),
      ...EXERCISES.flatMap((exercise) => ('options' in exercise ? exercise.options : [])).map(({ text }) =>
        text.startsWith('outcome-') ? `learn-${text}` : `learn-option-${text}`,
      ),
      ...OUTCOMES.map((outcome) => `learn-outcome-${outcome}`),
      ...RULES.map((rule) => `learn-option-rule-${rule}`),
    ];
    expect(wanted.filter((id) => !bundles[code].has(id))).toEqual([]);
  });

  it.each(['cs', 'sk'] as const)('keeps one-letter words with the next one in %s', (code) => {
    const texts = EXERCISES.flatMap(({ id }) => [`learn-ask-${id}`, `learn-why-${id}`]).map((id) =>
      bundles[code].say(id, { move: 'e4' }),
    );
    expect(texts.filter((text) => /(^| )[ksvzouaiKSVZOUAI] /.test(text))).toEqual([]);
  });

  it('marks stars on free squares and names the piece that is to be found', () => {
    for (const exercise of EXERCISES) {
      if (exercise.kind === 'stars') {
        const pieces = placementOf(exercise.fen);
        expect(
          exercise.stars.filter((star) => pieces.has(star)),
          exercise.id,
        ).toEqual([]);
        const reached = exercise.solution.map((move) => move.slice(2, 4));
        expect(
          exercise.stars.filter((star) => !reached.includes(star)),
          exercise.id,
        ).toEqual([]);
      }
      if (exercise.kind === 'square') expect(placementOf(exercise.fen).has(exercise.solution)).toBe(true);
    }
  });
});
