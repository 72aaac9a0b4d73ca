// Whether the server answers. Every request and the socket of a game report it; the header shows it.

/** `unknown` before the first request; `silent` when the server does not answer; `offline` when the device has no network. */
export type Reach = 'unknown' | 'here' | 'joining' | 'silent' | 'offline';

class Connection {
  reach = $state<Reach>('unknown');
  /** Since when the server has not answered, in the browser's time. */
  since = $state<number | null>(null);

  found(reach: Reach) {
    if (reach === this.reach) return;
    // An attempt to reconnect is not an answer: the time keeps counting.
    if (reach === 'silent' || reach === 'offline') this.since ??= Date.now();
    else if (reach !== 'joining') this.since = null;
    this.reach = reach;
  }
}

export const connection = new Connection();
