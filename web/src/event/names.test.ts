import { expect, it } from 'vitest';
import { fullName, listName, pointsText, shortName } from './names';

it('names are written for lists, sentences and small places', () => {
  const player = { player: 1, name: 'van der Berg, Anna Marie' };
  expect([listName(player), fullName(player), shortName(player)]).toEqual([
    'van der Berg Anna Marie',
    'Anna Marie van der Berg',
    'van der Berg',
  ]);
  expect(fullName({ player: 1, name: 'Pelé' })).toBe('Pelé');
});

it('points have halves, and other parts as the language writes them', () => {
  expect([0, 0.5, 1, 4.5, 10, -0.5].map((points) => pointsText(points, 'en'))).toEqual([
    '0',
    '½',
    '1',
    '4½',
    '10',
    '−½',
  ]);
  expect([pointsText(1.3, 'en'), pointsText(1.3, 'cs')]).toEqual(['1.3', '1,3']);
});
