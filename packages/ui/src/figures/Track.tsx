import { joinClasses } from '#classes.ts';

const percent = (share: number) => `${Math.min(1, Math.max(0, share)) * 100}%`;

/** A 6px bar filled from the inline start, with an optional 2px tick; an image to screen readers. */
export function Track({
  share,
  mark,
  fill,
  label,
  className,
}: {
  share: number;
  mark?: number | undefined;
  fill: string;
  label: string;
  className?: string | undefined;
}) {
  return (
    <div
      role="img"
      aria-label={label}
      className={joinClasses('relative h-1.5 rounded-full bg-chart-track forced-colors:border', className)}
    >
      <span
        className={joinClasses(
          'absolute inset-y-0 start-0 rounded-full transition-[width] duration-(--t-data) ease-move forced-colors:bg-[Highlight]',
          fill,
        )}
        style={{ width: percent(share) }}
      />
      {mark !== undefined && (
        <span
          className="absolute -inset-y-1 -ms-px w-0.5 bg-chart-tick shadow-[0_0_0_2px_var(--surface)] transition-[inset-inline-start] duration-(--t-data) ease-move forced-colors:bg-[CanvasText]"
          style={{ insetInlineStart: percent(mark) }}
        />
      )}
    </div>
  );
}
