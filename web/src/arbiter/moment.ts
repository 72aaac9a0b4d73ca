/** Moments of a game as times of day. */

export interface TimeOfDay {
  /** `15:40` */
  short: string;
  /** `15:40:31` */
  long: string;
  /** Thousandths of the second. */
  fraction: string;
  iso: string;
}

/** Finds the time of day of a moment on the scale of the game, of which `now` is the present. */
export function timeOfDay(at: number, now: number, wall: number = Date.now()): TimeOfDay {
  const moment = new Date(wall - (now - at));
  const long = moment.toTimeString().slice(0, 8);
  const fraction = String(moment.getMilliseconds()).padStart(3, '0');
  return { short: long.slice(0, 5), long, fraction, iso: moment.toISOString() };
}
