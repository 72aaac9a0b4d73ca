// Why an act of an event cannot be done, in the language of the page.

import { HallProblem } from '../hall/api';
import type { BrokenFrame, FlawFrame, RefusalFrame } from '../protocol/event';
import { type Args, capitalised } from '../words/bundle';
import { problemText } from '../words/problem';
import { language, t } from '../words/words.svelte';

/** Gives the name of a player by id. */
export type Names = (player: number) => string;

/** The fields of refusals that hold players. */
const PLAYERS = ['player', 'players', 'missing', 'twice', 'strangers', 'absent', 'winner', 'loser'];

/** Names what pairs break: the criterion or the article of C.04.3, and the players. */
export function brokenText(broken: BrokenFrame, name: Names): string {
  const players = (ids: readonly number[]) => ids.map(name).join(', ');
  if ('absolute' in broken) return `${broken.absolute.criterion} (${players(broken.absolute.players)})`;
  if ('worse' in broken) return `${broken.worse.criterion} (${players(broken.worse.players)})`;
  if ('order' in broken) return `C.04.3, 4 (${players(broken.order.players)})`;
  return `C.04.3, ${broken.color.article} (${players([broken.color.white, broken.color.black])})`;
}

/** Makes the arguments of a message from what a refusal holds. */
function evidence(refusal: RefusalFrame, name: Names): Args {
  const args: Args = {};
  for (const [field, value] of Object.entries(refusal)) {
    if (field === 'code') continue;
    args[field] = written(field, value, name);
  }
  return args;
}

function written(field: string, value: unknown, name: Names): string | number {
  if (value === null) return 'none';
  if (Array.isArray(value)) {
    const texts = value.map((item: unknown) => String(written(field, item, name)));
    return texts.length === 0 ? '–' : texts.join(field === 'flaws' ? '; ' : ', ');
  }
  if (field === 'flaws') {
    const { code, setting = '', most = 0 } = value as FlawFrame;
    return language().say(`event-flaw-${code}`, { setting, most });
  }
  if (field === 'broken') return brokenText(value as BrokenFrame, name);
  if (typeof value === 'number') return PLAYERS.includes(field) ? name(value) : value;
  if (typeof value === 'object' && 'player' in value) return name((value as { player: number }).player);
  return typeof value === 'object' ? '' : String(value);
}

/** Says why an act cannot be done. */
export function refusalText(refusal: RefusalFrame, name: Names): string {
  return capitalised(t(`event-refused-${refusal.code}`, evidence(refusal, name))) + '.';
}

/** Says what went wrong, whatever it was; throws what is no answer of the server. */
export function wrongText(error: unknown, name: Names = (player) => t('event-player-number', { n: player })): string {
  if (!(error instanceof HallProblem)) throw error;
  return error.refusal ? refusalText(error.refusal, name) : problemText(error);
}
