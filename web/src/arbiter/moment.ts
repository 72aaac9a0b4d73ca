/** Times of a game as times of day. */

export interface TimeOfDay {
  /** `15:40` */
  short: string;
  /** `15:40:31` */
  long: string;
  /** Thousandths of a second. */
  fraction: string;
  iso: string;
}

/** Converts a time on the scale of the game to the time of day; `now` is the present on that scale. */
export function timeOfDay(at: number, now: number, wall: number = Date.now()): TimeOfDay {
  const moment = new Date(wall - (now - at));
  const long = moment.toTimeString().slice(0, 8);
  const fraction = String(moment.getMilliseconds()).padStart(3, '0');
  return { short: long.slice(0, 5), long, fraction, iso: moment.toISOString() };
}
