/** Single keys in a game. They work outside of inputs and can be switched off. */
import { t } from '../../words/words.svelte';
import type { Table } from './table.svelte';

interface Keys {
  /** Whether single keys are enabled; arrows and the space bar always work. */
  isOn: boolean;
  isPlayer: boolean;
  acts: Record<string, () => void>;
  playerActs: Record<string, () => void>;
}

const ALWAYS = new Set([' ', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']);

/** Runs the action of a key, unless the focused element needs the key. */
export function runKey(event: KeyboardEvent, keys: Keys): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTaken(event)) {
    return;
  }
  if (!keys.isOn && !ALWAYS.has(event.key)) {
    return;
  }
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const act = keys.acts[key] ?? (keys.isPlayer ? keys.playerActs[key] : undefined);
  if (act) {
    event.preventDefault();
    act();
  }
}

/** Tells whether the focused element needs the key: a field, a button that the space bar presses, something that scrolls. */
function isTaken(event: KeyboardEvent): boolean {
  const target = event.target instanceof HTMLElement ? event.target : null;
  if (!target) {
    return false;
  }
  if (target.closest('input, textarea, select, [contenteditable], [role="dialog"], [role="menu"]')) {
    return true;
  }
  if (event.key === ' ') {
    return target.closest('button, a, [role="gridcell"], [role="button"]') !== null;
  }
  // In the scoresheet they browse the moves, and the sheet follows.
  const isStep = target.closest('[data-steps]') !== null;
  const scrolls = '[role="gridcell"], [role="region"], ol[tabindex]';
  return event.key.startsWith('Arrow') && !isStep && target.closest(scrolls) !== null;
}

/** The keys and what they do, for the help. */
export function keyActs(table: Table): (readonly [string, string])[] {
  const always: [string, string][] = [
    ['← →', t('key-browse')],
    ['↑ ↓', t('key-ends')],
    ['F', t('flip-board')],
    ['T', t('key-times')],
    ['L', t('key-last')],
    ['P', t('key-position')],
    ['O', t('key-duty')],
    ['/', t('line-label')],
  ];
  const player: [string, string][] = [
    ['Enter', t('key-touch')],
    ['Esc', t('key-put-back')],
    ...(table.isPhysical ? ([[t('key-space'), t('pad-press')]] as [string, string][]) : []),
    ['D', t('do-draw')],
    ...(table.takesBack === 'none' ? [] : ([['U', t('key-take-back')]] as [string, string][])),
    ['C', t('do-claim')],
    ['J', t('do-adjust')],
    ['A', t('do-arbiter')],
    ['R', t('do-resign')],
    ...(table.isTraining ? ([['M', t('key-targets')]] as [string, string][]) : []),
  ];
  return table.mine === null ? always : [...player, ...always];
}
