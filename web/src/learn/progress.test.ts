import { beforeEach, describe, expect, it, vi } from 'vitest';

async function fresh() {
  vi.resetModules();
  return import('./progress.svelte');
}

beforeEach(() => localStorage.clear());

describe('progress', () => {
  it('is kept on the device, and what was done stays done', async () => {
    const { progress } = await fresh();
    progress.note('rook-stars', 'wrong');
    expect(progress.mark('rook-stars')).toBe('wrong');
    progress.note('rook-stars', 'right');
    progress.note('rook-stars', 'wrong');
    progress.read('pieces');
    progress.count(true);
    progress.finishExam(12);
    progress.finishExam(9);
    progress.finishDay('2026-11-18', 7);
    const { progress: again } = await fresh();
    expect(again.mark('rook-stars')).toBe('right');
    expect([again.isRead('pieces'), again.isRead('pawns')]).toEqual([true, false]);
    expect(again.practice).toEqual({ right: 1, wrong: 0 });
    expect([again.exam, again.daily('2026-11-18'), again.daily('2026-11-19')]).toEqual([12, 7, null]);
    again.forget();
    expect((await fresh()).progress.mark('rook-stars')).toBeNull();
  });

  it('survives whatever else is stored under its name', async () => {
    const { recall } = await fresh();
    const empty = { course: {}, read: [], practice: { right: 0, wrong: 0 }, daily: {}, exam: null };
    for (const text of [null, '', 'null', '7', '{"course":7,"read":{},"practice":[],"exam":"x"}', '{'])
      expect(recall(text)).toEqual(empty);
    expect(recall('{"course":{"a":"right","b":"perhaps"},"read":["x",3]}')).toMatchObject({
      course: { a: 'right' },
      read: ['x'],
    });
  });
});
