// Names of players and points as the pages write them.

import type { PlayerRef } from '../protocol/event';
import type { Code } from '../words/languages';
import { language, t } from '../words/words.svelte';

/** Splits `Lastname, Firstname`. */
export function splitName(name: string): { family: string; given: string } {
  const [family = '', ...given] = name.split(',');
  return { family: family.trim(), given: given.join(',').trim() };
}

type Named = Pick<PlayerRef, 'player' | 'number' | 'name'>;

/** Writes a name for a list that is sorted by surnames: `Ashby Helen`. */
export function listName(player: Named): string {
  if (player.name === undefined) return t('event-player-number', { n: player.number ?? player.player });
  const { family, given } = splitName(player.name);
  return given === '' ? family : `${family} ${given}`;
}

/** Writes a name for a sentence: `Helen Ashby`. */
export function fullName(player: Named): string {
  if (player.name === undefined) return listName(player);
  const { family, given } = splitName(player.name);
  return given === '' ? family : `${given} ${family}`;
}

/** Writes the surname alone. */
export function shortName(player: Named): string {
  return player.name === undefined ? listName(player) : splitName(player.name).family;
}

/** Writes points: `4½`, `0`, `2,5` where it is no half. */
export function pointsText(points: number, code: Code = language().code): string {
  const whole = Math.trunc(points);
  if (points === whole) return String(whole);
  if (Math.abs(points - whole) === 0.5) return whole === 0 ? '½' : `${whole}½`;
  return points.toLocaleString(code, { maximumFractionDigits: 2 });
}
