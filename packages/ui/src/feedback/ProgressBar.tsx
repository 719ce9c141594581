import { formatPercent } from '#format/format.ts';
import { Track } from '#figures/Track.tsx';
import { uiFa } from '#ui.fa.ts';

const fills = {
  action: 'bg-chart-1',
  neutral: 'bg-chart-compare',
  success: 'bg-success-solid',
  warning: 'bg-chart-3',
  danger: 'bg-danger-solid',
};

/** A share of a whole; `mark` is a limit or a goal on the same scale. */
export function ProgressBar({
  value,
  mark,
  tone = 'action',
  label,
  className,
}: {
  value: number;
  mark?: number | undefined;
  tone?: keyof typeof fills | undefined;
  label: string;
  className?: string | undefined;
}) {
  return <Track share={value} mark={mark} fill={fills[tone]} label={uiFa.progress(label, formatPercent(value))} className={className} />;
}
