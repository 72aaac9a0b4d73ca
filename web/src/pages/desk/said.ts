// What the desk says about calls and incidents.

import { shortName } from '../../event/names';
import type { Names } from '../../event/refused';
import type { BoardFrame, CallFrame, IncidentFrame } from '../../protocol/event';
import { language, t } from '../../words/words.svelte';

/** Names the player of a call: shortly if they sit at the board, otherwise by their whole name. */
export function whoOf(call: Pick<CallFrame, 'player'>, board: BoardFrame | null, names: Names): string {
  if (call.player === null) return '';
  for (const color of ['white', 'black'] as const) {
    if (board?.[color].player === call.player) return shortName(board[color]);
  }
  return names(call.player);
}

/** What a call tells in its own words; a code of the program is put into words. */
export function toldOf(text: string): string {
  const known = [`arb-irregularity-${text}`, `arb-penalty-${text}`].find((id) => language().has(id));
  return known ? t(known) : text;
}

/** Says what is wanted. */
export function headline(call: CallFrame, board: BoardFrame | null, names: Names): string {
  const who = whoOf(call, board, names);
  if (call.need === 'other' || call.need === 'displaced_position') {
    const told = toldOf(call.text);
    if (told) return told;
  }
  return t(`desk-need-${call.need}`, { who: who === '' ? 'none' : who });
}

/** Says what is unusual about it. */
export function note(call: CallFrame): string {
  const told = call.need === 'other' || call.need === 'displaced_position' ? '' : toldOf(call.text);
  return [told, call.is_clock_stopped ? t('desk-clocks-stopped') : ''].filter(Boolean).join(' ');
}

/** Says in a few words what a board is about. */
export function statusOf(call: CallFrame, board: BoardFrame): string {
  const color = call.player === board.white.player ? 'white' : call.player === board.black.player ? 'black' : 'none';
  return t(`desk-status-${call.need}`, { color });
}

/** Says what happened. */
export function incidentText(incident: IncidentFrame): string {
  const { need, penalty } = incident;
  const what = penalty
    ? penalty === 'warning' || penalty === 'expulsion'
      ? t(`desk-penalty-${penalty}`)
      : t('desk-penalty-points', { points: penalty.points })
    : need
      ? t(`desk-incident-${need}`)
      : '';
  return [what, toldOf(incident.text), incident.decision ?? '', incident.is_lifted ? t('desk-penalty-lifted') : '']
    .filter(Boolean)
    .join(' · ');
}

/** Writes a time of day. */
export function timeOf(at: number): string {
  const region = language().code === 'en' ? 'en-GB' : language().code;
  return new Intl.DateTimeFormat(region, { hour: 'numeric', minute: '2-digit', hour12: false }).format(new Date(at));
}
