import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stopGhostClicks } from './ghost';

let stop: () => void;
beforeEach(() => {
  document.body.innerHTML = '<div id="board"></div><button id="queen"><i></i></button>';
  stop = stopGhostClicks();
});
afterEach(() => stop());

function at(id: string): HTMLElement {
  return document.querySelector<HTMLElement>(id)!;
}

const press = (node: Element) => node.dispatchEvent(new Event('pointerdown', { bubbles: true, composed: true }));
const click = (node: Element, detail = 1) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, detail });
  node.dispatchEvent(event);
  return event;
};

it('a click on what was not pressed is nobody’s', () => {
  const onclick = vi.fn();
  at('#queen').onclick = onclick;
  press(at('#board'));
  expect(click(at('#queen i')).defaultPrevented).toBe(true);
  expect(onclick).not.toHaveBeenCalled();
});

it('a tap on the button itself counts, wherever on it', () => {
  const onclick = vi.fn();
  at('#queen').onclick = onclick;
  press(at('#queen i'));
  click(at('#queen'));
  expect(onclick).toHaveBeenCalledOnce();
});

it('so does a key, and software that clicks without pressing', () => {
  const onclick = vi.fn();
  at('#queen').onclick = onclick;
  press(at('#board'));
  click(at('#queen'), 0);
  click(at('#queen'));
  expect(onclick).toHaveBeenCalledTimes(2);
});
