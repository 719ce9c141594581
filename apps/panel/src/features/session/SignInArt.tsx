import type { MediaType } from '@jarchi/domain/platforms/platforms.ts';
import { PlatformGlyph } from '@jarchi/ui/PlatformGlyph.tsx';
import { signInFa } from './sign-in.fa.ts';

/** Drawn on 760 × 900; the crier stands at the right edge. */
const CRIER = { x: 760, y: 420 };
const RADII = [90, 180, 270, 360, 450, 540, 630, 720];
const GLYPHS: readonly { platform: MediaType; x: number; y: number }[] = [
  { platform: 'SOROUSH', x: 381, y: 178 },
  { platform: 'TELEGRAM', x: 436, y: 264 },
  { platform: 'RUBIKA', x: 227, y: 341 },
  { platform: 'INSTAGRAM', x: 499, y: 472 },
  { platform: 'LINKEDIN', x: 143, y: 525 },
  { platform: 'BALE', x: 346, y: 585 },
  { platform: 'EITAA', x: 451, y: 596 },
];
const GLYPH_PX = 44;

/** The call that reaches seven platforms. Decoration: hidden from readers and below lg. */
export function SignInArt() {
  return (
    <div
      aria-hidden
      data-no-print
      className="sticky top-0 hidden h-dvh overflow-hidden bg-[radial-gradient(circle_at_100%_46.7%,var(--brand-600)_0,var(--brand-700)_44%,var(--brand-800)_64%,var(--brand-900)_90%)] lg:block"
    >
      <svg viewBox="0 0 760 900" preserveAspectRatio="xMaxYMid slice" className="absolute inset-0 size-full text-white" fill="none">
        {RADII.map((radius, index) => (
          <circle
            key={radius}
            cx={CRIER.x}
            cy={CRIER.y}
            r={radius}
            stroke="currentColor"
            strokeWidth="1.25"
            strokeOpacity={0.42 - index * 0.045}
          />
        ))}
        <circle cx={CRIER.x} cy={CRIER.y} r={34} fill="currentColor" />
        {GLYPHS.map(({ platform, x, y }) => (
          <g key={platform} transform={`translate(${x - GLYPH_PX / 2} ${y - GLYPH_PX / 2})`} className="drop-shadow-md">
            <PlatformGlyph platform={platform} size={GLYPH_PX} label="" />
          </g>
        ))}
      </svg>
      <div className="absolute start-0 bottom-12 ps-[52px] text-white">
        <p className="text-2xl font-bold">{signInFa.art.title}</p>
        <p className="text-md opacity-80">{signInFa.art.text}</p>
      </div>
    </div>
  );
}
