import type { ReactNode } from 'react';
import { joinClasses } from '#classes.ts';

const tones = {
  action: 'text-action',
  success: 'text-success-solid',
  warning: 'text-warning-solid',
  danger: 'text-danger-solid',
};

/** Radius and strength of each ring, from the middle outwards. */
const variants = {
  disc: {
    size: 'h-[236px] max-w-[400px]',
    rings: [
      [39, 0.55],
      [78, 0.3],
      [117, 0.16],
      [154, 0.08],
      [192, 0.04],
    ],
  },
  number: {
    size: 'h-[330px] max-w-[560px]',
    rings: [
      [86, 0.55],
      [124, 0.4],
      [162, 0.28],
      [200, 0.18],
      [238, 0.1],
      [276, 0.05],
    ],
  },
} as const;

export interface RingsProps {
  tone?: keyof typeof tones | undefined;
  /** disc: an icon on a filled disc; number: a status code. */
  variant?: keyof typeof variants | undefined;
  children: ReactNode;
  className?: string | undefined;
}

/** The brand's rings around a result. Only for results, errors and the first empty page. */
export function Rings({ tone = 'action', variant = 'disc', children, className }: RingsProps) {
  const { size, rings } = variants[variant];
  return (
    <div className={joinClasses('relative mx-auto grid w-full place-items-center overflow-hidden', size, tones[tone], className)}>
      <svg
        aria-hidden
        className="absolute inset-0 size-full [mask-image:radial-gradient(ellipse_closest-side,black_45%,transparent)]"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
      >
        {rings.map(([radius, opacity]) => (
          <circle key={radius} cx="50%" cy="50%" r={radius} strokeOpacity={opacity} />
        ))}
      </svg>
      {variant === 'disc' ? (
        <span className="relative grid size-[72px] place-items-center rounded-full bg-current">
          <span className="text-white">{children}</span>
        </span>
      ) : (
        <p className="relative text-[64px] leading-none font-bold text-text">{children}</p>
      )}
    </div>
  );
}
