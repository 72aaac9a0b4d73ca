import { describe, expect, it } from 'vitest';
import type { ClaimFrame, WireEntry } from '../../protocol/protocol';
import { isToVerify } from './verify';

const claim: ClaimFrame = { by: 'white', ground: 'no_effort', needs: 'arbiter' };
const ruled = (ruling: string, by: string) => ({ rulings: [{ ruling, by }] }) as unknown as WireEntry;

describe('a claim without an arbiter', () => {
  it('asks the opponent, not the claimant and not a spectator', () => {
    const entries = [ruled('claim_made', 'white')];
    expect(isToVerify('black', [claim], entries)).toBe(true);
    expect(isToVerify('white', [claim], entries)).toBe(false);
    expect(isToVerify(null, [claim], entries)).toBe(false);
  });

  it('asks once for each claim', () => {
    const said = [ruled('claim_made', 'white'), ruled('verified', 'black')];
    expect(isToVerify('black', [claim], said)).toBe(false);
    expect(isToVerify('black', [claim], [...said, ruled('claim_made', 'white')])).toBe(true);
    expect(isToVerify('black', [], said.slice(0, 1))).toBe(false);
  });
});
