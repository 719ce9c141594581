import { paintPng } from '#infra/files/formats/png-writer.ts';

/** Upright, as stories are, or lying; small, since many pictures are painted. */
const SHORT = 360;
const LONG = 640;

interface Sides {
  readonly width: number;
  readonly height: number;
}

/** A wall, a table, and on it a cup, a cake or a window. Returns an index into the palette. */
function partAt(scene: number, x: number, y: number, { width, height }: Sides): number {
  const across = x - width / 2;
  const tableY = height * 0.78;
  if (scene === 0) {
    if (Math.hypot(across, (y - tableY + 92) * 1.05) < 92 && y > tableY - 150 && y < tableY - 8) return y < tableY - 118 ? 5 : 4;
    if (y < tableY - 8 && Math.abs(Math.hypot(across - 96, y - tableY + 86) - 34) < 10) return 4;
    if (Math.hypot(across / 6, y - tableY + 2) < 22) return 3;
  } else if (scene === 1) {
    if (Math.abs(across) < 118 && y > tableY - 150 && y < tableY) return Math.floor((y - tableY + 150) / 38) % 2 === 0 ? 4 : 5;
    if (Math.hypot(across - 44, y - tableY + 168) < 20 || Math.hypot(across + 38, y - tableY + 166) < 20) return 6;
  } else {
    const inFrame = Math.abs(across) < 130 && y > 120 && y < 400;
    if (inFrame)
      return Math.abs(across) < 5 || Math.abs(y - 260) < 5 || Math.abs(across) > 122 || y < 128 || y > 392
        ? 5
        : y > 330 - across * 0.3
          ? 6
          : 4;
  }
  return y > tableY ? 2 : y < tableY - 8 ? (Math.floor(Math.hypot(x - width, y - 90)) % 96 < 2 ? 1 : 0) : 3;
}

/** A publisher's picture as PNG: tinted by a hue from 0 to 359, with one of three scenes. */
export function paintContent(hue: number, scene: number, isLying: boolean): Buffer {
  const sides = isLying ? { width: LONG, height: SHORT } : { width: SHORT, height: LONG };
  return paintPng({
    ...sides,
    palette: [
      [hue, 0.34, 0.78],
      [hue, 0.4, 0.88],
      [(hue + 30) % 360, 0.3, 0.3],
      [(hue + 30) % 360, 0.2, 0.92],
      [(hue + 180) % 360, 0.42, 0.9],
      [(hue + 20) % 360, 0.45, 0.34],
      [(hue + 150) % 360, 0.5, 0.5],
    ],
    colourAt: (x, y) => partAt(scene, x, y, sides),
  });
}
