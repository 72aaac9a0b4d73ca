// Whether the hall answers. Every request and the socket of a game say what they found; the rail shows it.

/** `unknown` until something was asked; `silent` when the hall does not answer; `offline` when the device has no network. */
export type Reach = 'unknown' | 'here' | 'joining' | 'silent' | 'offline';

class Connection {
  reach = $state<Reach>('unknown');
  /** Since when the hall is silent, in the browser's time. */
  since = $state<number | null>(null);

  found(reach: Reach) {
    if (reach === this.reach) return;
    // An attempt to come back is no answer: it goes on counting.
    if (reach === 'silent' || reach === 'offline') this.since ??= Date.now();
    else if (reach !== 'joining') this.since = null;
    this.reach = reach;
  }
}

export const connection = new Connection();
