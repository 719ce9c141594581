import { formatPercent } from '#format/format.ts';
import { uiFa } from '#ui.fa.ts';

const STROKE = 3.5;

/** The step ring on phones; it starts at the top and grows clockwise. */
export function ProgressRing({
  value,
  label,
  size = 32,
  className,
}: {
  value: number;
  label: string;
  size?: number | undefined;
  className?: string | undefined;
}) {
  const radius = (size - STROKE) / 2;
  const around = 2 * Math.PI * radius;
  const circle = { cx: size / 2, cy: size / 2, r: radius, fill: 'none', strokeWidth: STROKE };
  return (
    <svg
      width={size}
      height={size}
      role="img"
      aria-label={uiFa.progress(label, formatPercent(value))}
      className={`shrink-0 -rotate-90 ${className ?? ''}`}
    >
      <circle {...circle} className="stroke-chart-track" />
      <circle
        {...circle}
        strokeLinecap="round"
        strokeDasharray={around}
        strokeDashoffset={around * (1 - Math.min(1, Math.max(0, value)))}
        className="stroke-chart-1 transition-[stroke-dashoffset] duration-(--t-data)"
      />
    </svg>
  );
}
