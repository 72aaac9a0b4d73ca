import { describe, expect, it } from 'vitest';
import type { PositionFrame } from '../../protocol/protocol';
import { articles, realm, reasons, verdict } from './verdict';

const facts = (rest: Partial<PositionFrame>) =>
  verdict({
    playable: true,
    checkmate: false,
    stalemate: false,
    dead: false,
    turn: 'white',
    can_mate: { white: 'yes', black: 'yes' },
    ...rest,
  } as PositionFrame);

describe('a finding', () => {
  it('says first what ends the game', () => {
    expect(facts({ checkmate: true })).toMatchObject({ id: 'finding-checkmate', args: { winner: 'black' } });
    expect(facts({ stalemate: true, dead: true }).id).toBe('finding-stalemate');
    expect(facts({ dead: true })).toMatchObject({ id: 'finding-dead', isGrave: true });
    expect(facts({ playable: false, dead: null }).id).toBe('finding-unplayable');
  });

  it('says who can still mate, and that nothing is known if it is not', () => {
    expect(facts({}).id).toBe('finding-open');
    expect(facts({ can_mate: { white: 'no', black: 'yes' } })).toMatchObject({ args: { winner: 'black' } });
    expect(facts({ can_mate: { white: 'unknown', black: 'yes' } }).id).toBe('finding-unknown');
  });

  it('says why nobody can mate, once where it is the same for both', () => {
    const why = (why_not: PositionFrame['why_not'], rest: Partial<PositionFrame> = {}) =>
      reasons({ why_not, checkmate: false, stalemate: false, ...rest } as PositionFrame);
    expect(why({ white: 'locked', black: 'locked' })).toEqual([{ side: 'both', why: 'locked' }]);
    expect(why({ white: 'material', black: 'bare_king' })).toEqual([
      { side: 'white', why: 'material' },
      { side: 'black', why: 'bare_king' },
    ]);
    expect(why({})).toEqual([]);
    expect(why({ white: 'forced' }, { stalemate: true })).toEqual([]);
  });

  it('draws where the kings can get only where that shows something', () => {
    const kings = { white: ['a1'], black: ['h8'] };
    const shown = (white: 'locked' | 'bare_king') => realm({ kings, why_not: { white } } as unknown as PositionFrame);
    expect(shown('locked')).toEqual(kings);
    expect(shown('bare_king')).toBeNull();
  });

  it('cites every edition, the newest first', () => {
    expect(articles('DeadPosition').map(({ edition }) => edition)).toEqual(['2023', '2018', '2009', '1997']);
    expect(articles('DeadPosition')[3]).toEqual({ edition: '1997', article: '9.6' });
  });
});
