// Something that the page asks of the server: whether it is under way, and what went wrong.

import type { PlayerFrame } from '../protocol/event';
import { t } from '../words/words.svelte';
import { fullName } from './names';
import { type Names, wrongText } from './refused';

export class Doing {
  isBusy = $state(false);
  problem = $state('');

  constructor(private readonly names: () => Names = () => (player) => t('event-player-number', { n: player })) {}

  /** Does it, unless something is under way. Returns whether it was done. */
  async run(what: () => Promise<unknown>): Promise<boolean> {
    if (this.isBusy) return false;
    this.isBusy = true;
    this.problem = '';
    try {
      await what();
      return true;
    } catch (error) {
      this.problem = wrongText(error, this.names());
      return false;
    } finally {
      this.isBusy = false;
    }
  }
}

/** Gives the names of players by id. */
export function namesOf(players: readonly PlayerFrame[] | null): Names {
  const known = new Map((players ?? []).map((player) => [player.player, player]));
  return (id) => {
    const player = known.get(id);
    return player ? fullName(player) : t('event-player-number', { n: id });
  };
}
