// The user's settings on this device. They never leave the browser.

import { untrack } from 'svelte';
import { CODES, negotiated, type Code } from './words/languages';

/** Every setting with its choices, the default first. An empty list allows any text. */
const CHOICES = {
  theme: ['auto', 'light', 'dark'],
  /** `auto` follows the languages the browser asks for. */
  language: ['auto', ...CODES],
  board: ['hall', 'vinyl', 'print', 'blue', 'slate', 'contrast'],
  /** The drawings of the pieces. */
  pieces: ['wood', 'bold', 'plain', 'letters'],
  /** Where files and ranks are named: on the frame, in the squares, nowhere. */
  coordinates: ['frame', 'inside', 'off'],
  /** The speed of moving pieces. */
  motion: ['normal', 'fast', 'slow', 'off'],
  /** Whether captured pieces are shown beside the clocks. */
  captured: ['on', 'off'],
  /** The letters of the pieces: those of the interface, a language's own, or figurines. */
  letters: ['auto', 'en', 'cs', 'figurine'],
  /** Long notation writes both squares. */
  notation: ['short', 'long'],
  sounds: ['on', 'off'],
  volume: ['full', 'medium', 'quiet'],
  /** Whether a phone vibrates when it is the player's move. */
  vibration: ['on', 'off'],
  /** Whether single-key shortcuts are enabled; some assistive software needs the keys itself. */
  singleKeys: ['on', 'off'],
  /** The position of a screen between two people: by its shape, flat on the table, or upright before both. */
  screen: ['auto', 'flat', 'standing'],
  /** On one screen: each player's pieces face that player, or all pieces face one way. */
  facing: ['owner', 'one-way'],
  /** Spoken announcements: none, in plain language, or as in Annex D (2018). */
  speech: ['off', 'plain', 'laws'],
  /** Whether little time is announced and shown. */
  timeWarnings: ['on', 'off'],
  name: [],
} as const satisfies Record<string, readonly string[]>;

type Choices = typeof CHOICES;
export type SettingName = keyof Choices;
export type Setting<Name extends SettingName> = Choices[Name] extends readonly [] ? string : Choices[Name][number];
type Kept = { [Name in SettingName]: Setting<Name> };

/** Settings that a page may use in place of the device's own. */
type Lent = { [Name in 'language' | 'theme']: Kept[Name] | null };

const KEY = 'arbiter.settings';

/** Lists the choices of a setting, the default first. */
export function choices<Name extends SettingName>(name: Name): Choices[Name] {
  return CHOICES[name];
}

/** Reads stored settings; values that are no longer valid get their defaults. */
export function recall(text: string | null): Kept {
  let found: unknown = null;
  try {
    found = JSON.parse(text ?? '{}');
  } catch {
    // The text is not ours: use the defaults.
  }
  const kept: Record<string, string> = {};
  for (const [name, list] of Object.entries<readonly string[]>(CHOICES)) {
    const value = found !== null && typeof found === 'object' ? (found as Record<string, unknown>)[name] : undefined;
    const fits = typeof value === 'string' && (list.length === 0 || list.includes(value));
    kept[name] = fits ? value : (list[0] ?? '');
  }
  return kept as Kept;
}

class Settings {
  #kept = $state(recall(readStorage()));

  get<Name extends SettingName>(name: Name): Kept[Name] {
    return this.#kept[name];
  }

  set<Name extends SettingName>(name: Name, value: Kept[Name]) {
    this.#kept[name] = value;
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // Storage is not available: the setting lasts until the page is left.
    }
    if (name === 'theme') this.applyTheme();
  }

  /** What a page asks for in place of the settings of the device, until it is left; nothing of it is stored. */
  #lent = $state.raw<Lent>({ language: null, theme: null });

  /** Uses a language and a theme until the page is left; null leaves the device's own. Returns a function that ends it. */
  lend(lent: Lent): () => void {
    this.#lent = lent;
    // An effect that lends does not depend on what it lends.
    untrack(() => this.applyTheme());
    return () => {
      this.#lent = { language: null, theme: null };
      this.applyTheme();
    };
  }

  isOn(name: 'sounds' | 'singleKeys' | 'timeWarnings' | 'captured' | 'vibration'): boolean {
    return this.#kept[name] === 'on';
  }

  /** The language of the interface. */
  get language(): Code {
    const chosen = this.#lent.language ?? this.#kept.language;
    return chosen === 'auto' ? negotiated(navigator.languages) : chosen;
  }

  /** Whether the dark theme is active. */
  get isDark(): boolean {
    const theme = this.#lent.theme ?? this.#kept.theme;
    return theme === 'dark' || (theme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
  }

  applyTheme() {
    document.documentElement.dataset.theme = this.isDark ? 'dark' : 'light';
  }

  /** Follows the system's theme, and changes in other tabs. Returns a function that stops it. */
  listen(): () => void {
    const system = matchMedia('(prefers-color-scheme: dark)');
    const turned = () => this.applyTheme();
    const stored = (event: StorageEvent) => {
      if (event.key !== KEY) return;
      this.#kept = recall(event.newValue);
      this.applyTheme();
    };
    system.addEventListener('change', turned);
    addEventListener('storage', stored);
    return () => {
      system.removeEventListener('change', turned);
      removeEventListener('storage', stored);
    };
  }
}

function readStorage(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export const settings = new Settings();
