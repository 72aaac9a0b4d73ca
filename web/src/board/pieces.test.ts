import { describe, expect, it } from 'vitest';
import { IVORY_AND_EBONY, drawings } from './pieces';
import { pictureOf } from './picture';

describe('the drawings of the pieces', () => {
  it('are twelve', () => {
    expect(drawings().match(/<symbol /g)).toHaveLength(12);
    for (const piece of ['wk', 'wq', 'wr', 'wb', 'wn', 'wp', 'bk', 'bq', 'br', 'bb', 'bn', 'bp']) {
      expect(drawings()).toContain(`id="piece-${piece}"`);
    }
  });
  it('have our colours and no others', () => {
    expect(drawings()).not.toMatch(/#[0-9A-F]{6}/i);
    expect(drawings(IVORY_AND_EBONY)).not.toMatch(/#000000|#FFFFFF/);
  });
  it('are well-formed', () => {
    const text = `<svg xmlns="http://www.w3.org/2000/svg">${drawings()}</svg>`;
    expect(new DOMParser().parseFromString(text, 'image/svg+xml').querySelectorAll('symbol')).toHaveLength(12);
  });
});

describe('a picture of a position', () => {
  it('shows every piece, and says what it is and who drew the pieces', () => {
    const picture = pictureOf('4k3/8/8/8/8/8/8/4K2R w K - 0 1', 'white', 'Kings & <rook>');
    expect(picture.match(/<use /g)).toHaveLength(3);
    expect(picture).toContain('Kings &amp; &lt;rook&gt;');
    expect(picture).toContain('CC BY-SA 3.0');
  });
});
