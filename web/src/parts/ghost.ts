/**
 * Ghost clicks: an element that a tap opens, or that moves under the finger, must not be clicked by the same tap. This does not
 * happen with mouse and keys, but a touch screen sends its click to the element under the finger when it is lifted.
 */

/** The time after a press within which a click belongs to it: some assistive software clicks without pressing. */
const SAME_TAP_MS = 1_000;
const CLICKABLE = 'button, a[href], summary, [role="button"]';

/** Stops clicks on elements that the pointer did not press. Returns a function that ends this. */
export function stopGhostClicks(page: Document = document): () => void {
  let pressed: { at: number; on: readonly EventTarget[] } | null = null;
  const onpress = (event: Event) => (pressed = { at: event.timeStamp, on: event.composedPath() });
  const onclick = (event: MouseEvent) => {
    const press = pressed;
    pressed = null;
    // A key causes a click with a count of zero.
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
