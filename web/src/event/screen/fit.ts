/** The smallest size that can be read from afar, as a part of the usual one. */
const SMALLEST = 0.55;

/**
 * Shrinks a text that is too wide for its place, so that a name is never cut; call it with what the place shows. One that would be too
 * small to read takes two lines.
 */
export function fit(_shown: string): (node: HTMLElement) => () => void {
  return (node) => {
    const measure = () => {
      Object.assign(node.style, { fontSize: '', whiteSpace: '', overflowWrap: '' });
      const { clientWidth, scrollWidth } = node;
      if (clientWidth === 0 || scrollWidth <= clientWidth) return;
      // Half a pixel of rounding on each side.
      const size = (clientWidth - 1) / scrollWidth;
      node.style.fontSize = `${Math.max(SMALLEST, size)}em`;
      if (size < SMALLEST) Object.assign(node.style, { whiteSpace: 'normal', overflowWrap: 'anywhere' });
    };
    const resized = new ResizeObserver(measure);
    resized.observe(node);
    void document.fonts?.ready.then(measure);
    return () => resized.disconnect();
  };
}
