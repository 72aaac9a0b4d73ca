import { describe, expect, it } from 'vitest';
import { LIMITS } from '../../protocol/protocol';
import { type Casual, casualFacts, levelOf } from './casual';

const says = (casual: Partial<Casual>) =>
  casualFacts({ way: 'net', board: 'assisted', mode: 'competition', withArbiter: false, ...casual }).map(
    ({ says: message }) => message,
  );

describe('what a casual game has besides the Laws', () => {
  it('is nothing where there is an arbiter', () => {
    expect(says({ withArbiter: true })).toEqual([]);
  });

  it('depends on the way of playing and on the board', () => {
    expect(says({})).toEqual(['card-start-net', 'card-stops', 'card-away', 'card-back-agreed', 'card-ahead']);
    expect(says({ board: 'physical' })).toEqual(['card-start-net', 'card-stops', 'card-away']);
    expect(says({ way: 'device', mode: 'training' })).toEqual(['card-start-device', 'card-back-free']);
    expect(says({ way: 'engine' })).toContain('card-engine');
    expect(says({ way: 'engine' })).toContain('card-back-free');
  });

  it('has its numbers from the server', () => {
    const facts = casualFacts({ way: 'net', board: 'assisted', mode: 'competition', withArbiter: false });
    expect(facts.find(({ topic }) => topic === 'casual-stops')?.args).toEqual({ time: '5:00', n: 3 });
  });
});

describe('the strength of an engine', () => {
  it('has a name, from beginner to master', () => {
    const all = Array.from({ length: LIMITS.strength }, (_, index) => levelOf(index + 1));
    expect([all[0], all[3], all[4], all.at(-1)]).toEqual(['beginner', 'beginner', 'learner', 'master']);
    expect(new Set(all).size).toBe(5);
  });
});
