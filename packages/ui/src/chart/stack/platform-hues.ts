import type { MediaType } from '@jarchi/domain/platforms/platforms.ts';
import type { CSSProperties } from 'react';

/** The colour of a platform in charts, a CSS value; hueStyle passes it to the classes `hueFill` and `hueGround`. */
export const platformHues: Readonly<Record<MediaType, string>> = {
  INSTAGRAM: 'var(--pf-instagram-b)',
  TELEGRAM: 'var(--pf-telegram)',
  LINKEDIN: 'var(--pf-linkedin)',
  BALE: 'var(--pf-bale)',
  SOROUSH: 'var(--pf-soroush)',
  EITAA: 'var(--pf-eitaa)',
  RUBIKA: 'var(--pf-rubika)',
};

/** On a dark background the hues are mixed with white, so that each keeps a contrast of 3:1. */
export const hueFill = 'fill-(--hue) dark:fill-[color-mix(in_oklab,var(--hue),white_28%)]';
export const hueGround = 'bg-(--hue) dark:bg-[color-mix(in_oklab,var(--hue),white_28%)]';

export const hueStyle = (hue: string | undefined): CSSProperties => ({ '--hue': hue }) as CSSProperties;
