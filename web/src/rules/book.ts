// The rulebook as the server sends it: which articles make a page, where they are in other volumes, and how texts differ.

import type { ArticleFrame } from '../protocol/protocol';

/** The volumes, the editions first. */
export const VOLUMES = ['1997', '2009', '2018', '2023', 'encyclopedia', 'leaflet'] as const;
export type VolumeName = (typeof VOLUMES)[number];

/** The volume that is shown if the address names none: the newest edition. */
export const NEWEST: VolumeName = '2023';

export function isVolume(name: string): name is VolumeName {
  return (VOLUMES as readonly string[]).includes(name);
}

/** Returns the address of an article. */
export function articlePath(volume: string, number = ''): string {
  return number === '' ? `/rules/${volume}` : `/rules/${volume}/${encodeURIComponent(number)}`;
}

/** Splits the rest of an address of the rulebook into volume and number. */
export function readPart(part: string): { volume: VolumeName; number: string } {
  const [volume = '', ...rest] = part.split('/');
  return { volume: isVolume(volume) ? volume : NEWEST, number: decoded(rest.join('/')) };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Returns the letters and digits of a number: a ruling cites `A4d1` for `A4d.1`. */
const plain = (number: string) => number.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/**
 * Finds an article by its number as printed, or as a ruling cites it; returns its place or -1. A number that only parts have, such
 * as 3.5b of 3.5bI, means the first of them.
 */
export function placeOf(entries: readonly ArticleFrame[], number: string): number {
  const exact = entries.findIndex((entry) => entry.number === number);
  if (exact >= 0) return exact;
  const wanted = plain(number);
  const similar = entries.findIndex((entry) => plain(entry.number) === wanted);
  if (similar >= 0 || wanted === '') return similar;
  return entries.findIndex((entry) => isPart(entry.number, number));
}

/** Tells whether a number continues another by a new part: 4.3.1 of 4.3 and 3.5bI of 3.5b, but 9.20 not of 9.2. */
function isPart(number: string, whole: string): boolean {
  if (!number.startsWith(whole) || number === whole) return false;
  const ends = `${whole.slice(-1)}${number.slice(whole.length, whole.length + 1)}`;
  return !/^(\d\d|\p{Ll}\p{Ll}|\p{Lu}\p{L})$/u.test(ends);
}

/** An article with its parts, as one page shows them. */
export interface Page {
  head: ArticleFrame;
  parts: ArticleFrame[];
  /** For a chapter: its sections. */
  sections: ArticleFrame[];
  chapter: ArticleFrame;
  before: ArticleFrame | null;
  after: ArticleFrame | null;
}

/** Makes the page that shows an article; null if the volume has no such article. */
export function pageOf(entries: readonly ArticleFrame[], number: string): Page | null {
  let at = placeOf(entries, number);
  while (at > 0 && entries[at]?.level === 'part') at -= 1;
  const head = entries[at];
  if (!head) return null;
  const rest = entries.slice(at + 1);
  const isPart = (entry: ArticleFrame) => entry.level === 'part';
  const parts = rest.slice(0, lengthOf(rest, isPart));
  const inChapter =
    head.level === 'chapter'
      ? rest.slice(
          0,
          lengthOf(rest, ({ level }) => level !== 'chapter'),
        )
      : [];
  const pages = entries.filter((entry) => !isPart(entry));
  const place = pages.indexOf(head);
  const chapter = entries.slice(0, at + 1).findLast(({ level }) => level === 'chapter') ?? head;
  return {
    head,
    parts,
    sections: inChapter.filter(({ level }) => level === 'section'),
    chapter,
    before: pages[place - 1] ?? null,
    after: pages[place + 1] ?? null,
  };
}

function lengthOf<Item>(items: readonly Item[], isIn: (item: Item) => boolean): number {
  const end = items.findIndex((item) => !isIn(item));
  return end < 0 ? items.length : end;
}

/** Returns the heading of an entry, unless its number says the same: “Preface”. */
export function headingOf({ number, heading = '' }: ArticleFrame): string {
  return heading.toLowerCase() === number.toLowerCase() ? '' : heading;
}

/** Lists the numbers of another volume that say the same as some articles. */
export function counterpartsOf(articles: readonly ArticleFrame[], volume: string): string[] {
  return [...new Set(articles.flatMap((article) => article.counterparts?.[volume] ?? []))];
}

/** A stretch of a text and whether the other text lacks it. */
export interface Stretch {
  text: string;
  isNew: boolean;
}

/** Marks the words of a text that another one lacks, by their longest common subsequence. */
export function marked(text: string, other: string): Stretch[] {
  const words = text.split(/(?<=\s)/);
  const plainWords = words.map(bare);
  const others = other.split(/\s+/).map(bare);
  const kept = common(plainWords, others);
  const stretches: Stretch[] = [];
  for (const [index, word] of words.entries()) {
    const isNew = !kept.has(index);
    const last = stretches.at(-1);
    if (last && last.isNew === isNew) last.text += word;
    else stretches.push({ text: word, isNew });
  }
  return stretches;
}

const bare = (word: string) => word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Returns the places in the first list of a longest common subsequence. */
function common(one: readonly string[], other: readonly string[]): Set<number> {
  const lengths = Array.from({ length: one.length + 1 }, () => new Uint16Array(other.length + 1));
  const length = (i: number, j: number) => lengths[i]?.[j] ?? 0;
  for (let i = one.length - 1; i >= 0; i -= 1) {
    const row = lengths[i];
    if (!row) continue;
    for (let j = other.length - 1; j >= 0; j -= 1) {
      row[j] = one[i] === other[j] ? length(i + 1, j + 1) + 1 : Math.max(length(i + 1, j), length(i, j + 1));
    }
  }
  const kept = new Set<number>();
  for (let i = 0, j = 0; i < one.length && j < other.length;) {
    if (one[i] === other[j]) {
      kept.add(i);
      i += 1;
      j += 1;
    } else if (length(i + 1, j) >= length(i, j + 1)) i += 1;
    else j += 1;
  }
  return kept;
}
