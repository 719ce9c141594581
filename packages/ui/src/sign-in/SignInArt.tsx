import type { ReactNode } from 'react';
import { joinClasses } from '#classes.ts';

/** Drawn on 760 × 900; the crier is at the right edge. */
const CRIER = { x: 760, y: 420 };
const RADII = [90, 180, 270, 360, 450, 540, 630, 720];

export interface SignInArtProps {
  title: string;
  text: string;
  /** Class of the text block. */
  className?: string | undefined;
  /** More of the drawing: what the call reaches. */
  children?: ReactNode;
}

/** The sign-in's other half: a call that spreads. Decorative: hidden from screen readers and below lg. */
export function SignInArt({ title, text, className, children }: SignInArtProps) {
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
        {children}
      </svg>
      <div className={joinClasses('absolute start-0 bottom-12 ps-[52px] text-white', className)}>
        <p className="text-2xl font-bold">{title}</p>
        <p className="text-md opacity-80">{text}</p>
      </div>
    </div>
  );
}
