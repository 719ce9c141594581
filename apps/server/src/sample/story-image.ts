import { paintPng } from '#infra/files/formats/png-writer.ts';

const WIDTH = 540;
const HEIGHT = 960;
/** Colours from top to bottom, and of the rings on them. */
const BANDS = 120;

/** A story as PNG: a warm ground with the crier's rings, tinted by a hue from 0 to 359. */
export function paintStory(hue: number): Buffer {
  const bands = Array.from({ length: BANDS }, (_, band) => band / BANDS);
  const hueAt = (depth: number) => (hue + 40 * depth) % 360;
  return paintPng({
    width: WIDTH,
    height: HEIGHT,
    palette: [
      ...bands.map((depth) => [hueAt(depth), 0.62, 0.32 + 0.26 * depth] as const),
      ...bands.map((depth) => [hueAt(depth), 0.62, 0.78] as const),
    ],
    colourAt: (x, y) => {
      const isRing = Math.floor(Math.hypot(x - WIDTH, y - HEIGHT * 0.4)) % 120 < 3;
      return Math.floor((y / HEIGHT) * BANDS) + (isRing ? BANDS : 0);
    },
  });
}
