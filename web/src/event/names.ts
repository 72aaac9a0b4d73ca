// Names of players and points as the pages write them.

import type { PlayerRef } from '../protocol/event';
import type { Color, GameCard } from '../protocol/protocol';
import type { Code } from '../words/languages';
import { language, t } from '../words/words.svelte';
import { figure } from './figures';

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

/** Writes the name of a player on the card of a game, for a list: the server writes it as it was entered. */
export function cardName({ names }: Pick<GameCard, 'names'>, color: Color): string {
  const name = names[color];
  return name === null ? t(`color-${color}`) : listName({ player: 0, name });
}

/** Writes points: `4½`, `0`; anything finer than a quarter as a decimal number. */
export function pointsText(points: number, code: Code = language().code): string {
  return figure(points, code);
}
