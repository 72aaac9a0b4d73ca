/** Calls a user back who looks elsewhere: by the title of the page, and by a notification if that is permitted. */
import { opponent } from '../../board/squares';
import { settings } from '../../settings.svelte';
import { t } from '../../words/words.svelte';
import type { Table } from './table.svelte';

export class Attention {
  /** Whether the browser can still be asked for permission. */
  canAsk = $state(typeof Notification !== 'undefined' && Notification.permission === 'default');
  #wasMine = false;

  constructor(private readonly table: Table) {}

  /** Asks for permission to notify. */
  async ask(): Promise<void> {
    await Notification.requestPermission();
    this.canAsk = false;
  }

  /** Watches whose move it is; call it in an effect. */
  watch(): void {
    const { table } = this;
    const { mine, phase, mover } = table;
    const isMine = mine !== null && phase === 'playing' && mover === mine;
    const other = table.nameOf(opponent(mine ?? 'white'));
    const pair = t('against', { white: table.nameOf('white'), black: table.nameOf('black') });
    const title = isMine ? `● ${t('your-move-title', { name: other })}` : `${pair} · Arbiter`;
    // Setting a title is slow in browsers even if it is the same, slower than drawing a move.
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

  /** Stops calling. */
  leave(): void {
    document.title = 'Arbiter';
  }
}

/** Vibrates a phone; other devices do nothing. A browser vibrates only after the page was touched. */
export function shake(): void {
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(60);
}

/** Notifies, if that is permitted. */
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
    // Phones allow notifications only from a service worker; without one the title is enough.
    const data = { page: location.pathname + location.search };
    void navigator.serviceWorker?.ready.then((worker) => worker.showNotification('Arbiter', { body: text, tag, data }));
  }
}
