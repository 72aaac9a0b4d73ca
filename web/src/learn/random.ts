// Numbers that look random and come again with the same seed, so that a daily set is the same for everybody.

export type Random = () => number;

/** Makes a source of numbers from 0 up to 1. */
export function seeded(seed: string): Random {
  // FNV-1a turns the text into a number, from which a linear congruential generator with mixed output goes on.
  let state = 0x811c9dc5;
  for (let index = 0; index < seed.length; index += 1) {
    state = Math.imul(state ^ seed.charCodeAt(index), 0x01000193) >>> 0;
  }
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    let mixed = state ^ (state >>> 15);
    mixed = Math.imul(mixed, 0x2c1b3c6d);
    mixed ^= mixed >>> 12;
    mixed = Math.imul(mixed, 0x297a2d39);
    mixed ^= mixed >>> 15;
    return (mixed >>> 0) / 0x1_0000_0000;
  };
}

/** Draws a seed; a page on a local network has no secure context, so no `randomUUID`. */
export const freshSeed = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');

/** Chooses one of several. */
export function pick<Item>(items: readonly Item[], random: Random): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
}

/** Puts things in a random order. */
export function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  return items
    .map((item) => [random(), item] as const)
    .sort(([one], [other]) => one - other)
    .map(([, item]) => item);
}
