import { expect, it } from 'vitest';
import { byName, days, figure, initials, resultOf } from './figures';
import { shortName } from './names';

const named = (...names: string[]) => names.map((name, index) => ({ player: index + 1, name }));

it('points are written with fractions, and finer values as decimals of the language', () => {
  expect([0, 0.5, 1, 2.5, 13.75, 0.25].map((value) => figure(value, 'cs'))).toEqual(['0', '½', '1', '2½', '13¾', '¼']);
  expect(figure(2.33, 'cs')).toBe('2,33');
  expect(figure(2.33, 'en')).toBe('2.33');
  expect(figure(-0.5, 'en')).toBe('−½');
});

it('results are written as on a slip, and tell whether they count for the rating', () => {
  expect(resultOf(undefined)).toBeNull();
  expect(resultOf('*')).toBeNull();
  expect(resultOf('1/2-1/2')).toEqual({ score: '½–½', isUnrated: false });
  expect(resultOf('0-1 unrated')).toEqual({ score: '0–1', isUnrated: true });
  expect(resultOf('+/-')?.score).toBe('+/−');
  expect(resultOf('1/2-0')?.score).toBe('½–0');
});

it('as many letters of the given name are written as tell players apart', () => {
  const players = named('Novák, Jan', 'Novák, Jakub', 'Novák, Karel', 'Krátká, Lucie', 'Pelé');
  expect([...initials(players).values()]).toEqual(['Novák Jan', 'Novák Jak.', 'Novák K.', 'Krátká L.', 'Pelé']);
  expect([...initials(named('Novák, Jan', 'Novák, Jan')).values()]).toEqual(['Novák Jan', 'Novák Jan']);
});

it('names are sorted as the language does', () => {
  const sorted = (code: 'en' | 'cs' | 'sk') =>
    named('Hrubý, A', 'Chalupa, B', 'Čapek, C', 'Cibulka, D', 'Ivan, E').toSorted(byName(code)).map(shortName);
  expect(sorted('cs')).toEqual(['Cibulka', 'Čapek', 'Hrubý', 'Chalupa', 'Ivan']);
  expect(sorted('en')).toEqual(['Čapek', 'Chalupa', 'Cibulka', 'Hrubý', 'Ivan']);
});

it('days are written in the language', () => {
  expect(days('2026/11/14', '2026/11/22', 'en')).toBe('14–22 November 2026');
  expect(days('2026/11/14', '2026/11/22', 'cs')).toBe('14.–22. listopadu 2026');
  expect(days('2026/11/28', '2026/12/02', 'cs')).toBe('28. listopadu – 2. prosince 2026');
  expect(days('2026/12/28', '2027/01/02', 'en')).toBe('28 December 2026 – 2 January 2027');
  expect(days('2026/11/14', null, 'en')).toBe('14 November 2026');
  expect(days('2026/11/14', '2026/11/14', 'cs')).toBe('14. listopadu 2026');
  expect(days(null, null, 'sk')).toBe('');
});
