import { expect, it } from 'vitest';
import { drawingWith, toggled } from './drawing';

const keys = (shiftKey = false, altKey = false) => ({ shiftKey, altKey });

it('draws, redraws in another ink and takes away', () => {
  const green = drawingWith('e2', 'e4', keys());
  const red = drawingWith('e2', 'e4', keys(true));
  const mark = drawingWith('d5', 'd5', keys(false, true));
  expect(toggled([], green)).toEqual([{ from: 'e2', to: 'e4', ink: 'green' }]);
  expect(toggled([green, mark], red)).toEqual([mark, red]);
  expect(toggled([green, mark], green)).toEqual([mark]);
  expect(mark.ink).toBe('blue');
  expect(drawingWith('a1', 'a2', keys(true, true)).ink).toBe('yellow');
});
