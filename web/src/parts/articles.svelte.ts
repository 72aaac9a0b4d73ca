/** The article that is open, if any, and its rules from the server. One card serves all tags. */
import { readRules } from '../hall/api';
import type { Edition, RuleFrame } from '../protocol/protocol';

export interface Opened {
  edition: Edition;
  article: string;
  /** The tag that was pressed, beside which the card is shown. */
  tag: HTMLElement;
  /** What it is about, if it is not a rule that the server knows. */
  says?: string | undefined;
}

class Articles {
  opened = $state.raw<Opened | null>(null);
  /** The rules of the article; null before the server has answered. */
  rules = $state.raw<readonly RuleFrame[] | null>(null);
  isSilent = $state(false);
  readonly #known = new Map<string, readonly RuleFrame[]>();

  /** Opens the card at a tag; pressing the same tag again closes it. */
  async open(opened: Opened, language: string): Promise<void> {
    if (this.opened?.tag === opened.tag) {
      this.close();
      return;
    }
    const key = [opened.edition, opened.article, language].join(' ');
    this.opened = opened;
    this.isSilent = false;
    this.rules = this.#known.get(key) ?? null;
    if (this.rules !== null) return;
    try {
      const { rules } = await readRules(opened.edition, opened.article, language);
      this.#known.set(key, rules);
      if (this.opened === opened) this.rules = rules;
    } catch {
      if (this.opened === opened) this.isSilent = true;
    }
  }

  close(): void {
    this.opened = null;
  }
}

export const articles = new Articles();

/** Returns the place of the card: below its tag, or above it if there is no room; never beyond the edge. */
export function placeCard(
  tag: { left: number; top: number; bottom: number },
  card: { width: number; height: number },
  page: { width: number; height: number },
): { left: number; top: number } {
  const gap = 8;
  const fits = tag.bottom + gap + card.height <= page.height - gap;
  const above = tag.top - gap - card.height;
  return {
    left: Math.max(gap, Math.min(tag.left, page.width - card.width - gap)),
    top: fits || above < gap ? Math.max(gap, Math.min(tag.bottom + gap, page.height - card.height - gap)) : above,
  };
}
