import { describe, expect, it } from 'vitest';
import source from '../../../../crates/laws/src/rule.rs?raw';
import { ARTICLES, articleOf } from './articles';

describe('the articles that the page cites', () => {
  it('are those of the crate laws', () => {
    for (const [rule, articles] of Object.entries(ARTICLES)) {
      const written = articles.map((article) => (article === null ? '-' : `"${article}"`)).join(' ');
      expect(source, rule).toContain(`    ${rule}: ${written};`);
    }
  });
  it('are none where an edition has no such rule', () => {
    expect(articleOf('IncrementRequest', '1997')).toBeNull();
    expect(articleOf('Resignation', '2018')).toBe('5.1.2');
  });
});
