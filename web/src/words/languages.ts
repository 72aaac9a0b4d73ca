// The languages of the pages, and the choice among them by the browser's preferences.

/** The codes, in the order in which they are offered. */
export const CODES = ['en', 'cs', 'sk'] as const;
export type Code = (typeof CODES)[number];

/** Each language by its own name. */
export const NAMES: Record<Code, string> = { en: 'English', cs: 'Čeština', sk: 'Slovenčina' };

/** The texts of each language; one chunk each, loaded when it is used. */
export const FILES: Record<Code, () => Promise<{ default: string[] }>> = {
  en: () => import('./languages/en'),
  cs: () => import('./languages/cs'),
  sk: () => import('./languages/sk'),
};

/** Returns the first preference that is available; English if none is. */
export function negotiated(wishes: readonly string[]): Code {
  for (const wish of wishes) {
    const language = wish.toLowerCase().split(/[-_.]/)[0];
    const code = CODES.find((code) => code === language);
    if (code) return code;
  }
  return 'en';
}
