import type { MediaType } from '@jarchi/domain/platforms/platforms.ts';
import type { CSSProperties } from 'react';

/** The colour of a platform in charts, a CSS value; hueStyle passes it to the classes `hueFill` and `hueBackground`. */
export const platformHues: Readonly<Record<MediaType, string>> = {
  INSTAGRAM: 'var(--series-instagram)',
  TELEGRAM: 'var(--series-telegram)',
  LINKEDIN: 'var(--series-linkedin)',
  BALE: 'var(--series-bale)',
  SOROUSH: 'var(--series-soroush)',
  EITAA: 'var(--series-eitaa)',
  RUBIKA: 'var(--series-rubika)',
};

export const hueFill = 'fill-(--hue)';
export const hueBackground = 'bg-(--hue)';

export const hueStyle = (hue: string | undefined): CSSProperties => ({ '--hue': hue }) as CSSProperties;
