/** What holds on every page in every state: nobody is shut out in either theme, nothing is wider than the screen, no label is cut. */
import { beforeAll, expect, it } from 'vitest';
import { games } from './games';
import { type Person, Visit } from './people';
import { type Open, enter } from './states';

const WIDTHS = [320, 360, 390, 667, 768, 1024, 1440, 2560];
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

/** Walks through states of games, each a test. */
export function walk(states: Record<string, Open>): void {
  walkOver(states, (visit) => games(visit));
}

/** Walks through states of something that is prepared once, each a test. */
export function walkOver<Prepared>(
  states: Record<string, Open<Prepared>>,
  prepare: (visit: Visit) => Promise<Prepared>,
): void {
  const visit = new Visit();
  let all: Prepared;
  let person: Person;
  beforeAll(async () => {
    all = await prepare(visit);
    person = await visit.person(PHONE);
  });

  it.each(Object.entries(states))('%s: no barrier in either theme, nothing wider than the screen', async (_, open) => {
    const { page } = person;
    await page.setViewportSize(PHONE);
    await page.emulateMedia({ colorScheme: 'light' });
    await enter(person, open, all);
    await person.findsNoBarrier();
    const over: string[] = [];
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: Math.min(900, Math.max(375, Math.round(width * 0.6))) });
      const by = await page.evaluate(async () => {
        await new Promise(requestAnimationFrame);
        return document.documentElement.scrollWidth - document.documentElement.clientWidth;
      });
      if (by > 0) over.push(`${by} px at ${width}`);
      for (const words of await page.evaluate(gluedWords)) over.push(`“${words}” has no space at ${width}`);
      for (const label of await page.evaluate(cutLabels)) over.push(`“${label}” is cut at ${width}`);
    }
    expect(over).toEqual([]);
    await page.setViewportSize(DESKTOP);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.locator('html[data-theme=dark]').waitFor();
    await person.findsNoBarrier();
  });
}

/** Finds buttons, links and choices whose text is wider than they are, or that are themselves cut off at a side. */
function cutLabels(): string[] {
  const found = new Set<string>();
  for (const control of document.querySelectorAll<HTMLElement>('button, a.btn, fieldset label')) {
    const box = control.getBoundingClientRect();
    const isShown = control.checkVisibility({ visibilityProperty: true }) && box.width > 1 && box.height > 1;
    if (!isShown || control.closest('.sr, [inert]')) continue;
    const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
    let isWider = false;
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (text.parentElement?.closest('.sr')) continue;
      const written = document.createRange();
      written.selectNodeContents(text);
      const { left, right } = written.getBoundingClientRect();
      if (right > left && (left < box.left - 1 || right > box.right + 1)) isWider = true;
    }
    const isOutside = box.left < -1 || box.right > document.documentElement.clientWidth + 1;
    if (isWider || isOutside) found.add((control.innerText || control.ariaLabel || control.className).trim());
  }
  return [...found];
}

/** Finds words that touch though there is a space between them: a flexible box leaves it out. */
function gluedWords(): string[] {
  const found = new Set<string>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const before = text.previousSibling;
    const written = text.textContent ?? '';
    const start = written.search(/\S/);
    if (!(before instanceof HTMLElement) || start < 1 || before.closest('.sr') || !before.innerText) continue;
    const first = document.createRange();
    first.setStart(text, start);
    first.setEnd(text, start + 1);
    const [left, right] = [before.getBoundingClientRect(), first.getBoundingClientRect()];
    const isBeside = right.width > 0 && left.width > 1 && left.top < right.bottom && right.top < left.bottom;
    if (isBeside && Math.abs(right.left - left.right) < 1) found.add(`${before.innerText}${written}`);
  }
  return [...found];
}
