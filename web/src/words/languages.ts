// The languages of the pages, and the choice among them by the browser's preferences.

/** The codes, in the order in which they are offered. */
export const CODES = ['en', 'cs', 'sk'] as const;
export type Code = (typeof CODES)[number];

/** Each language by its own name. */
export const NAMES: Record<Code, string> = { en: 'English', cs: 'Čeština', sk: 'Slovenčina' };

/** The texts of each language that every page needs; one chunk each, loaded when it is used. */
export const FILES: Record<Code, () => Promise<{ default: string[] }>> = {
  en: () => import('./languages/en'),
  cs: () => import('./languages/cs'),
  sk: () => import('./languages/sk'),
};

/** The files that only some pages read. */
const CHAPTERS = {
  start: ['web-start'],
  games: ['web-games', 'results'],
  position: ['web-position'],
  arbiter: ['web-arbiter', 'record'],
  learn: ['web-learn', 'web-learn-course', 'web-learn-exam'],
  event: ['web-event', 'event', 'results'],
  desk: ['web-desk'],
  office: ['web-office', 'web-tables', 'pairing'],
  'event-public': ['web-event-public', 'web-tables', 'pairing'],
  screen: ['web-screen'],
  paper: ['web-paper'],
  rules: ['web-rules'],
} as const;
export type Chapter = keyof typeof CHAPTERS;
export const ALL_CHAPTERS = Object.keys(CHAPTERS) as Chapter[];

/** These files of all languages; one chunk each. */
const LATER = import.meta.glob<string>(
  '../../../locales/*/{record,results,web-arbiter,web-games,web-position,web-start}.ftl',
  {
    query: '?raw',
    import: 'default',
  },
);

/** Loads the files of a chapter. */
export function chapterOf(code: Code, chapter: Chapter): Promise<string[]> {
  return Promise.all(
    CHAPTERS[chapter].map(async (file) => {
      const path = `../../../locales/${code}/${file}.ftl`;
      const load = LATER[path] ?? (await import('./event-texts')).EVENT_TEXTS[path];
      if (!load) throw new Error(`no ${file}.ftl in ${code}`);
      return load();
    }),
  );
}

/** Loads all texts of a language, each file once. */
export async function wholeLanguage(code: Code): Promise<string[]> {
  const chapters = await Promise.all(ALL_CHAPTERS.map((chapter) => chapterOf(code, chapter)));
  return [...(await FILES[code]()).default, ...new Set(chapters.flat())];
}

/** Returns the first preference that is available; English if none is. */
export function negotiated(wishes: readonly string[]): Code {
  for (const wish of wishes) {
    const language = wish.toLowerCase().split(/[-_.]/)[0];
    const code = CODES.find((code) => code === language);
    if (code) return code;
  }
  return 'en';
}
