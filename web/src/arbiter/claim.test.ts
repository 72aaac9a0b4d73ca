import { describe, expect, it } from 'vitest';
import type { StandsFrame, WireEntry } from '../protocol/protocol';
import { claimFile, claimKey, sameness, waitingClaims } from './claim';

const stands = (...claims: (StandsFrame['claim'] | null)[]) =>
  ({ claim: claims[0], claims: claims.filter((claim) => claim !== null) }) as StandsFrame;
const entry = (seq: number | null, act: object, rulings: object[]) =>
  ({ seq, at: 0, by: 'black', act, rulings }) as WireEntry;
const made = (ground: string) => ({ ruling: 'claim_made', by: 'black', ground, needs: 'nothing', article: '9.2.1.1' });
const claimed = entry(7, { act: 'claim_draw', ground: 'repetition', intended: 'd7d8' }, [
  made('repetition'),
  { ruling: 'claim_rejected', by: 'black', ground: 'repetition', article: '9.5.3' },
]);

describe('the claim that an arbiter looks at', () => {
  it('is the one that waits', () => {
    const waiting = entry(9, { act: 'claim_quickplay', ground: 'cannot_win' }, [made('cannot_win')]);
    const file = claimFile(stands({ by: 'black', ground: 'cannot_win', needs: 'arbiter' }), [claimed, waiting]);
    expect(file).toMatchObject({ by: 'black', ground: 'cannot_win', state: 'waiting', intended: null });
    expect(file?.entry?.seq).toBe(9);
  });

  it('is the oldest of several, unless another is chosen', () => {
    const two = stands(
      { by: 'white', ground: 'no_effort', needs: 'arbiter' },
      { by: 'black', ground: 'cannot_win', needs: 'arbiter' },
    );
    const first = entry(5, { act: 'claim_quickplay', ground: 'no_effort' }, [
      { ...made('no_effort'), by: 'white', article: 'III.5' },
    ]);
    const second = entry(9, { act: 'claim_quickplay', ground: 'cannot_win' }, [made('cannot_win')]);
    expect(waitingClaims(two)).toHaveLength(2);
    expect(claimFile(two, [first, second])).toMatchObject({ by: 'white', article: 'III.5', entry: { seq: 5 } });
    const chosen = claimKey({ by: 'black', ground: 'cannot_win' });
    expect(claimFile(two, [first, second], chosen)).toMatchObject({ by: 'black', entry: { seq: 9 } });
    // A claim that was decided meanwhile cannot stay selected.
    expect(claimFile(two, [first, second], 'black flag')?.by).toBe('white');
  });

  it('is else the last one that the Laws decided, with its intended move', () => {
    expect(claimFile(stands(null), [claimed])).toMatchObject({
      state: 'rejected',
      intended: 'd7d8',
      article: '9.2.1.1',
    });
  });

  it('is put away when the game goes on, but not by time or by what was refused', () => {
    const refused = entry(null, { act: 'play', move: 'a7a6' }, []);
    const ticked = entry(8, { act: 'tick' }, []);
    expect(claimFile(stands(null), [claimed, refused, ticked])).not.toBeNull();
    expect(claimFile(stands(null), [claimed, entry(8, { act: 'play', move: 'd7d8' }, [])])).toBeNull();
  });

  it('is none where nothing was claimed', () => {
    expect(claimFile(stands(null), [entry(1, { act: 'press' }, [])])).toBeNull();
  });
});

describe('what must be equal', () => {
  it('is laid out field by field', () => {
    const same = sameness(['8/8/8/8/8/8/8/K1k5 w KQ e6 0 1', '8/8/8/8/8/8/8/K1k5 b - - 4 3']);
    expect(same).toEqual({
      pieces: [true, true],
      turns: ['white', 'black'],
      castling: ['KQ', '-'],
      enPassant: ['e6', '-'],
    });
    expect(sameness(['8/8/8/8/8/8/8/K2k4 w - - 0 1', '8/8/8/8/8/8/8/K1k5 w - - 0 1']).pieces).toEqual([false, true]);
  });
});
