import { expect, it, vi } from 'vitest';
import { open, speak, t } from './words.svelte';

it('the texts of a page are there when it is drawn, whichever comes first, and in the language that is chosen later', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  // Before there is any language, a chapter is only noted; it comes with the language.
  await open('start');
  await speak('en');
  expect(t('take-a-seat')).toBe('New game');
  expect(t('arb-title')).toBe('arb-title');
  expect(told).toHaveBeenCalledTimes(1);
  await open('arbiter', 'start');
  expect(t('arb-title')).not.toBe('arb-title');
  await speak('cs');
  expect([t('take-a-seat'), t('arb-title')]).toEqual(['Nová partie', 'Panel rozhodčího']);
  await open('position');
  await speak('en');
  expect(t('finding')).not.toBe('finding');
  expect(told).toHaveBeenCalledTimes(1);
});
