/** Time controls, as PGN writes them, in a few words. */

export interface Period {
  moves: number | null;
  seconds: number;
  bonus: number;
  isDelay: boolean;
}

/** Reads a time control; empty where there is no clock. */
export function periodsOf(control: string): Period[] {
  return control.split(':').flatMap((text) => {
    const found = /^(?:(\d+)\/)?(\d+)(?:([+d])(\d+))?$/.exec(text);
    if (!found) {
      return [];
    }
    const [, moves, seconds, sign, bonus] = found;
    return [
      {
        moves: moves ? Number(moves) : null,
        seconds: Number(seconds),
        bonus: Number(bonus ?? 0),
        isDelay: sign === 'd',
      },
    ];
  });
}

/** Writes a time control: `15 min + 10 s`, `40/90 + 30 min + 30 s`. */
export function controlLabel(control: string): string {
  const periods = periodsOf(control);
  const time = (seconds: number) => (seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`);
  const parts = periods.map(({ moves, seconds }) => (moves === null ? time(seconds) : `${moves}/${time(seconds)}`));
  const bonus = periods[0]?.bonus ?? 0;
  return [...parts, ...(bonus > 0 ? [`${bonus} s`] : [])].join(' + ');
}
