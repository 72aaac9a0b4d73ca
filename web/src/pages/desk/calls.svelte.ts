// Calls the arbiter: by sound and vibration, by a notification, by the title of the page, and for screen readers.

import { live as spoken } from '../../parts/live.svelte';
import type { ItemFrame } from '../../protocol/event';
import { settings } from '../../settings.svelte';
import { play } from '../../sound/sound';
import { t } from '../../words/words.svelte';
import { notify, shake } from '../game/attention.svelte';

export class Calls {
  /** Whether the browser can still be asked for permission to notify. */
  canAsk = $state(typeof Notification !== 'undefined' && Notification.permission === 'default');
  #known: ReadonlySet<number> | null = null;

  async ask(): Promise<void> {
    await Notification.requestPermission();
    this.canAsk = false;
  }

  /** Looks at the list: what is new is told once. Nothing is new when the desk is opened. */
  hear(items: readonly ItemFrame[], isShown: (board: number) => boolean, say: (item: ItemFrame) => string): void {
    const known = this.#known;
    this.#known = new Set(items.map(({ item }) => item));
    if (known === null) return;
    const fresh = items.filter(({ item, taken_by }) => !known.has(item) && taken_by === undefined);
    // A lost connection is on the wall; it does not ring.
    const loud = fresh.filter(
      ({ call }) => call.need !== 'connection_lost' && (call.board === null || isShown(call.board)),
    );
    for (const item of loud) {
      const text = [
        item.call.board === null ? '' : t('desk-board', { board: item.call.board }),
        say(item),
        item.call.is_clock_stopped ? t('desk-clocks-stopped') : '',
      ]
        .filter(Boolean)
        .join(', ');
      spoken.tell(text);
      notify(text, `arbiter-call-${item.item}`);
    }
    if (loud.length === 0) return;
    play('arbiter');
    if (settings.isOn('vibration')) shake();
  }
}
