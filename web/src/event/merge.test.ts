import { describe, expect, it } from 'vitest';
import { isSame, merge } from './merge';

const first = { name: 'Cup', rounds: 5, byes: { most: 1, last: 3 }, format: { swiss: { lots: 1 } } as object };

describe('a form that two people change', () => {
  it('keeps the changes of both', () => {
    const draft = { ...first, name: 'Modra Cup', byes: { most: 2, last: 3 } };
    const now = { ...first, rounds: 7, byes: { most: 1, last: 4 } };
    expect(merge(first, draft, now)).toEqual({
      form: { ...first, name: 'Modra Cup', rounds: 7, byes: { most: 2, last: 4 } },
      conflicts: [],
    });
  });

  it('names what both have changed, and keeps the draft there', () => {
    const { form, conflicts } = merge(first, { ...first, rounds: 6 }, { ...first, rounds: 7, name: 'Other' });
    expect([form.rounds, form.name, conflicts]).toEqual([6, 'Other', ['rounds']]);
    // Both wanted the same.
    expect(merge(first, { ...first, rounds: 7 }, { ...first, rounds: 7 }).conflicts).toEqual([]);
  });

  it('does not mix two choices into one', () => {
    const draft = { ...first, format: { swiss: { lots: 2 } } };
    const now = { ...first, format: { knockout: { games: 2 } } };
    expect(merge(first, draft, now)).toEqual({ form: draft, conflicts: ['format'] });
  });

  it('knows fields that appear and go', () => {
    const plain: { club?: string; rating?: number } = { club: 'Modra' };
    expect(merge(plain, {}, { club: 'Modra', rating: 2000 }).form).toEqual({ rating: 2000 });
    expect(isSame({ one: 1, other: undefined }, { one: 1 })).toBe(true);
    expect(isSame([1, { two: 2 }], [1, { two: 3 }])).toBe(false);
  });
});
