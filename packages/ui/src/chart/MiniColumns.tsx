import { joinClasses } from '#classes.ts';
import { formatScaledText } from '#format/format.ts';
import { uiFa } from '#ui.fa.ts';

export interface MiniColumn {
  /** The weekday's letter. */
  label: string;
  /** The full name, for screen readers. */
  name: string;
  value: number;
  isCurrent?: boolean | undefined;
}

/** A few days as columns, the latest at the left; the current one is violet. */
export function MiniColumns({
  label,
  columns,
  height = 56,
  className,
}: {
  label: string;
  columns: readonly MiniColumn[];
  height?: number | undefined;
  className?: string | undefined;
}) {
  const highest = Math.max(1, ...columns.map((column) => column.value));
  const summary = uiFa.chart.columnsSummary(
    label,
    columns.map((column) => `${column.name} ${formatScaledText(column.value)}`).join(uiFa.chart.separator),
  );
  return (
    <div role="img" aria-label={summary} className={joinClasses('flex justify-between gap-3', className)}>
      {columns.map((column, index) => (
        <span key={index} className="flex min-w-0 flex-1 flex-col items-center gap-1">
          <span className="flex w-full max-w-6 items-end" style={{ height }}>
            <span
              className={joinClasses('w-full rounded-xs', column.isCurrent ? 'bg-chart-1' : 'bg-chart-track')}
              style={{ height: `${Math.max(4, (column.value / highest) * 100)}%` }}
            />
          </span>
          <span className={joinClasses('text-xs', column.isCurrent ? 'font-semibold text-text' : 'text-text-3')}>{column.label}</span>
        </span>
      ))}
    </div>
  );
}
