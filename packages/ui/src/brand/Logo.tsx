import { joinClasses } from '#classes.ts';
import { uiFa } from '#ui.fa.ts';

/** The letter jim: its dot is the crier, its bowl is the call that travels forward. At least 18px. */
export function LogoMark({
  size = 26,
  label,
  className,
}: {
  size?: number | undefined;
  label?: string | undefined;
  className?: string | undefined;
}) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 32 32"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      className={joinClasses('shrink-0 text-brand-600 dark:text-chart-1', className)}
    >
      <g fill="none" stroke="currentColor" strokeWidth="3.6" strokeLinecap="round" strokeLinejoin="round">
        <path d="M6.4 6H25.6" />
        <path d="M25.6 6C14.4 7.4 6.8 12.4 6.8 19.4c0 5.9 5 9.4 11.2 9.4 3 0 5.6-.7 7.8-2" />
      </g>
      <circle cx="18.6" cy="18.7" r="2.9" fill="currentColor" />
    </svg>
  );
}

export function Logo({ size = 26, className }: { size?: number | undefined; className?: string | undefined }) {
  return (
    <span className={joinClasses('inline-flex items-center gap-2.5 text-text', className)}>
      <LogoMark size={size} />
      <span className="leading-relaxed font-extrabold" style={{ fontSize: size * 0.88 }}>
        {uiFa.brand}
      </span>
    </span>
  );
}
