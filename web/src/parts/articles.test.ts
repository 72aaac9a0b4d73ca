import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readRules } from '../hall/api';
import { articles, placeCard } from './articles.svelte';

vi.mock('../hall/api', () => ({ readRules: vi.fn() }));

const rule = { rule: 'TwoHands', words: 'A move must be made with one hand only.', articles: {} };
const opened = (article: string) => ({ edition: '2018' as const, article, tag: document.createElement('button') });

describe('an article', () => {
  beforeEach(() => {
    articles.close();
    vi.mocked(readRules).mockReset();
  });

  it('is asked for once in each language', async () => {
    vi.mocked(readRules).mockResolvedValue({ edition: '2018', article: '7.5.4', rules: [rule] } as never);
    await articles.open(opened('7.5.4'), 'en');
    await articles.open(opened('7.5.4'), 'en');
    expect(articles.rules).toEqual([rule]);
    expect(readRules).toHaveBeenCalledTimes(1);
    await articles.open(opened('7.5.4'), 'sk');
    expect(readRules).toHaveBeenCalledTimes(2);
  });

  it('is closed by its own tag', async () => {
    vi.mocked(readRules).mockResolvedValue({ edition: '2018', article: '9.6', rules: [] } as never);
    const same = opened('9.6');
    await articles.open(same, 'en');
    await articles.open({ ...same }, 'en');
    expect(articles.opened).toBeNull();
  });

  it('says that the hall is silent, and asks again the next time', async () => {
    vi.mocked(readRules).mockRejectedValueOnce(new Error('away'));
    await articles.open(opened('6.8'), 'en');
    expect(articles.isSilent).toBe(true);
    vi.mocked(readRules).mockResolvedValue({ edition: '2018', article: '6.8', rules: [rule] } as never);
    await articles.open(opened('6.8'), 'en');
    expect([articles.isSilent, articles.rules]).toEqual([false, [rule]]);
  });

  it('that comes late is not written on another card', async () => {
    let answer: (value: never) => void = () => {};
    vi.mocked(readRules).mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    const first = articles.open(opened('5.1.1'), 'en');
    vi.mocked(readRules).mockResolvedValue({ edition: '2018', article: '5.1.2', rules: [] } as never);
    await articles.open(opened('5.1.2'), 'en');
    answer({ rules: [rule] } as never);
    await first;
    expect(articles.rules).toEqual([]);
  });
});

describe('the card of an article', () => {
  const page = { width: 400, height: 600 };
  const card = { width: 360, height: 200 };

  it('lies beneath its tag, above it where there is no room, and never over the edge', () => {
    expect(placeCard({ left: 20, top: 100, bottom: 122 }, card, page)).toEqual({ left: 20, top: 130 });
    expect(placeCard({ left: 300, top: 500, bottom: 522 }, card, page)).toEqual({ left: 32, top: 292 });
    expect(placeCard({ left: -5, top: 150, bottom: 172 }, { ...card, height: 590 }, page)).toEqual({ left: 8, top: 8 });
  });
});
