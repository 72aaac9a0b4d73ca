/**
 * Ghost clicks: what a tap opens, or what moves under the finger, must not be clicked by the same tap. Mouse and keys do not know
 * them, but a touch screen sends its click to whatever is there when the finger is lifted.
 */

/** A click that comes so long after a press has nothing to do with it: some assistive software clicks without pressing. */
const SAME_TAP_MS = 1_000;
const CLICKABLE = 'button, a[href], summary, [role="button"]';

/** Stops clicks on what the pointer did not press. Gives what ends it. */
export function stopGhostClicks(page: Document = document): () => void {
  let pressed: { at: number; on: readonly EventTarget[] } | null = null;
  const onpress = (event: Event) => (pressed = { at: event.timeStamp, on: event.composedPath() });
  const onclick = (event: MouseEvent) => {
    const press = pressed;
    pressed = null;
    // A key gives a click without a count.
    if (press === null || event.detail === 0 || event.timeStamp - press.at > SAME_TAP_MS) return;
    const target = event.target instanceof Element ? event.target.closest(CLICKABLE) : null;
    if (target === null || press.on.includes(target)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  page.addEventListener('pointerdown', onpress, true);
  page.addEventListener('click', onclick, true);
  return () => {
    page.removeEventListener('pointerdown', onpress, true);
    page.removeEventListener('click', onclick, true);
  };
}
