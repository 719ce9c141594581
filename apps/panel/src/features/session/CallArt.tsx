import type { MediaType } from '@jarchi/domain/platforms/platforms.ts';
import { PlatformGlyph } from '@jarchi/ui/brand/PlatformGlyph.tsx';
import { SignInArt } from '@jarchi/ui/sign-in/SignInArt.tsx';
import { signInFa } from './sign-in.fa.ts';

const GLYPHS: readonly { platform: MediaType; x: number; y: number }[] = [
  { platform: 'SOROUSH', x: 381, y: 178 },
  { platform: 'TELEGRAM', x: 436, y: 264 },
  { platform: 'RUBIKA', x: 227, y: 341 },
  { platform: 'INSTAGRAM', x: 499, y: 472 },
  { platform: 'LINKEDIN', x: 156, y: 525 },
  { platform: 'BALE', x: 346, y: 585 },
  { platform: 'EITAA', x: 451, y: 596 },
];
const GLYPH_PX = 44;

/** A drawing of a call that reaches seven platforms. */
export function CallArt() {
  return (
    <SignInArt {...signInFa.art}>
      {GLYPHS.map(({ platform, x, y }) => (
        <g key={platform} transform={`translate(${x - GLYPH_PX / 2} ${y - GLYPH_PX / 2})`} className="drop-shadow-md">
          <PlatformGlyph platform={platform} size={GLYPH_PX} label="" />
        </g>
      ))}
    </SignInArt>
  );
}
