/** Calls somebody back who looks elsewhere: the title of the page, and a notification if that was allowed. */
import { opponent } from '../../board/squares';
import { settings } from '../../settings.svelte';
import { t } from '../../words/words.svelte';
import type { Table } from './table.svelte';

export class Attention {
  /** Whether the browser has not been asked yet. */
  canAsk = $state(typeof Notification !== 'undefined' && Notification.permission === 'default');
  #wasMine = false;

  constructor(private readonly table: Table) {}

  /** Asks to be allowed to notify. */
  async ask(): Promise<void> {
    await Notification.requestPermission();
    this.canAsk = false;
  }

  /** Looks whose move it is: to be called in an effect. */
  watch(): void {
    const { table } = this;
    const { mine, phase, mover } = table;
    const isMine = mine !== null && phase === 'playing' && mover === mine;
    const other = table.nameOf(opponent(mine ?? 'white'));
    const pair = t('against', { white: table.nameOf('white'), black: table.nameOf('black') });
    const title = isMine ? `● ${t('your-move-title', { name: other })}` : `${pair} · Arbiter`;
    // A browser tells its windows of every title, even the same one, and that takes longer than to draw a move.
    if (document.title !== title) {
      document.title = title;
    }
    if (isMine && !this.#wasMine && document.hidden) {
      notify(t('your-move-notice', { name: other }));
    }
    if (isMine && !this.#wasMine && settings.isOn('vibration')) {
      shake();
    }
    this.#wasMine = isMine;
  }

  /** Nobody is called any more. */
  leave(): void {
    document.title = 'Arbiter';
  }
}

/** Shakes a phone; other devices do nothing. A browser shakes only after the page was touched. */
function shake(): void {
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(60);
}

/** Notifies, if that was allowed. */
export function notify(text: string, tag = 'arbiter-move'): void {
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') {
    return;
  }
  try {
    const notice = new Notification('Arbiter', { body: text, tag });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // Some browsers let only a service worker notify; the title is enough.
  }
}
