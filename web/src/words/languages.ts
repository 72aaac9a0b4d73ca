// The languages people read, and which of them a browser's wishes mean.

/** The codes, in the order they are offered. */
export const CODES = ['en', 'cs', 'sk'] as const;
export type Code = (typeof CODES)[number];

/** Each language by its own name. */
export const NAMES: Record<Code, string> = { en: 'English', cs: 'Čeština', sk: 'Slovenčina' };

/** The text of all files of one language; a chunk each, fetched when it is spoken. */
export const FILES: Record<Code, () => Promise<{ default: string[] }>> = {
  en: () => import('./languages/en'),
  cs: () => import('./languages/cs'),
  sk: () => import('./languages/sk'),
};

/** Finds the first wish that can be met; English if none can. */
export function negotiated(wishes: readonly string[]): Code {
  for (const wish of wishes) {
    const language = wish.toLowerCase().split(/[-_.]/)[0];
    const code = CODES.find((code) => code === language);
    if (code) return code;
  }
  return 'en';
}
