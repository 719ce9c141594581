import type { MediaType } from '@jarchi/domain/platforms/platforms.ts';
import { useId, type ReactNode } from 'react';
import { uiFa } from '#ui.fa.ts';

const TILE = 'M12 .5c8.9 0 11.5 2.6 11.5 11.5S20.9 23.5 12 23.5.5 20.9.5 12 3.1.5 12 .5Z';

const glyphs: Record<MediaType, { hue: string; mark: ReactNode }> = {
  INSTAGRAM: {
    hue: 'var(--pf-instagram-b)',
    mark: (
      <>
        <path d="M12 10.6v6.2" />
        <circle cx="12" cy="6.9" r="1.5" fill="currentColor" stroke="none" />
      </>
    ),
  },
  TELEGRAM: { hue: 'var(--pf-telegram)', mark: <path d="M10.4 6.3v8c0 1.8 1 2.7 2.6 2.7h1.3M7.6 9.7h6.8" /> },
  LINKEDIN: { hue: 'var(--pf-linkedin)', mark: <path d="M9 6.6V17h6.4" /> },
  BALE: {
    hue: 'var(--pf-bale)',
    mark: (
      <>
        <path d="M8.6 6.2V17" />
        <circle cx="12.2" cy="13.4" r="3.6" />
      </>
    ),
  },
  SOROUSH: {
    hue: 'var(--pf-soroush)',
    mark: (
      <path d="M15.4 8.9c-.7-1.3-1.9-1.9-3.4-1.9-1.9 0-3.2 1-3.2 2.5 0 3.4 6.7 1.6 6.7 5.1 0 1.5-1.4 2.5-3.4 2.5-1.6 0-2.9-.6-3.6-1.9" />
    ),
  },
  EITAA: { hue: 'var(--pf-eitaa)', mark: <path d="M8.1 12h7.9c0-2.6-1.6-4.4-3.9-4.4S8 9.5 8 12.1s1.7 4.4 4.2 4.4c1.5 0 2.6-.6 3.4-1.7" /> },
  RUBIKA: { hue: 'var(--pf-rubika)', mark: <path d="M9.6 8v9M9.6 12.2c.3-2.6 2.2-4.3 5.2-4.1" /> },
};

/** The platform's name in Persian. */
export function platformName(platform: MediaType): string {
  return uiFa.platforms[platform];
}

/** Sizes 16, 18, 20, 24, 28, 32. An empty label hides the glyph from screen readers where the name is next to it. */
export function PlatformGlyph({
  platform,
  size = 24,
  label = uiFa.platforms[platform],
  className,
}: {
  platform: MediaType;
  size?: number | undefined;
  label?: string | undefined;
  className?: string | undefined;
}) {
  const gradient = useId();
  const { hue, mark } = glyphs[platform];
  const isInstagram = platform === 'INSTAGRAM';
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      role={label ? 'img' : undefined}
      aria-label={label || undefined}
      aria-hidden={label ? undefined : true}
      className={`shrink-0 text-white ${className ?? ''}`}
    >
      {isInstagram && (
        <linearGradient id={gradient} x1="1" y1="0" x2="0" y2="1">
          <stop style={{ stopColor: 'var(--pf-instagram-b)' }} />
          <stop offset="1" style={{ stopColor: 'var(--pf-instagram-a)' }} />
        </linearGradient>
      )}
      <path d={TILE} style={{ fill: isInstagram ? `url(#${gradient})` : hue }} />
      <g fill="none" stroke="currentColor" strokeWidth="2.3" strokeLinecap="round" strokeLinejoin="round">
        {mark}
      </g>
    </svg>
  );
}
