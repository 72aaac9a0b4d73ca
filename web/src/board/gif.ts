/** A game as an animated picture. It is made in the browser, and its code is loaded only on demand. */
import { GIFEncoder, applyPalette, quantize } from 'gifenc';
import { pictureOf } from './picture';
import type { Color } from './squares';

/** The side of the picture, in pixels. */
const SIZE = 480;
const MOVE_MS = 900;
const END_MS = 3_000;
/** The number of half-moves above which a game is shown faster. */
const LONG = 120;

/** Draws a game as an animated GIF. `onstep` is called with the progress, from 0 to 1. */
export async function gifOf(
  positions: readonly string[],
  orientation: Color,
  onstep: (part: number) => void = () => {},
): Promise<Blob> {
  const canvas = new OffscreenCanvas(SIZE, SIZE);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('this browser draws no pictures');
  const gif = GIFEncoder();
  const delay = positions.length > LONG ? MOVE_MS / 2 : MOVE_MS;
  let palette: number[][] | null = null;
  for (const [index, position] of positions.entries()) {
    await draw(context, pictureOf(position, orientation, ''));
    const { data } = context.getImageData(0, 0, SIZE, SIZE);
    // The colours are the same in all positions.
    palette ??= quantize(data, 64);
    const isLast = index === positions.length - 1;
    gif.writeFrame(applyPalette(data, palette), SIZE, SIZE, {
      ...(index === 0 ? { palette, repeat: 0 } : {}),
      delay: isLast ? END_MS : delay,
    });
    onstep((index + 1) / positions.length);
    // Lets the page stay responsive.
    await new Promise((resolve) => setTimeout(resolve));
  }
  gif.finish();
  return new Blob([gif.bytes().slice().buffer as ArrayBuffer], { type: 'image/gif' });
}

async function draw(context: OffscreenCanvasRenderingContext2D, picture: string): Promise<void> {
  const image = new Image(SIZE, SIZE);
  image.src = `data:image/svg+xml,${encodeURIComponent(picture)}`;
  await image.decode();
  context.drawImage(image, 0, 0, SIZE, SIZE);
}
