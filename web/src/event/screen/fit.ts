/** Shrinks a text that is too wide for its place, so that a name is never cut; call it with what the place shows. */
export function fit(_shown: string): (node: HTMLElement) => () => void {
  return (node) => {
    const measure = () => {
      node.style.fontSize = '';
      const { clientWidth, scrollWidth } = node;
      // Half a pixel of rounding on each side.
      if (clientWidth > 0 && scrollWidth > clientWidth) node.style.fontSize = `${(clientWidth - 1) / scrollWidth}em`;
    };
    const resized = new ResizeObserver(measure);
    resized.observe(node);
    void document.fonts?.ready.then(measure);
    return () => resized.disconnect();
  };
}
