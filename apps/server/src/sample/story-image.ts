import { paintPng } from '#infra/files/formats/png-writer.ts';

/** Colours from top to bottom, and of the rings on them. */
const BANDS = 120;

/** A picture as PNG: a warm ground with the crier's rings, tinted by a hue from 0 to 359. Sides in pixels. */
export function paintPicture(hue: number, { width, height }: { readonly width: number; readonly height: number }): Buffer {
  const bands = Array.from({ length: BANDS }, (_, band) => band / BANDS);
  const hueAt = (depth: number) => (hue + 40 * depth) % 360;
  return paintPng({
    width,
    height,
    palette: [
      ...bands.map((depth) => [hueAt(depth), 0.62, 0.32 + 0.26 * depth] as const),
      ...bands.map((depth) => [hueAt(depth), 0.62, 0.78] as const),
    ],
    colourAt: (x, y) => {
      const isRing = Math.floor(Math.hypot(x - width, y - height * 0.4)) % 120 < 3;
      return Math.floor((y / height) * BANDS) + (isRing ? BANDS : 0);
    },
  });
}
