import { hueBackground, hueStyle } from '@jarchi/ui/chart/platform-hues.ts';
import { joinClasses } from '@jarchi/ui/classes.ts';
import { formatPercent } from '@jarchi/ui/format/format.ts';
import { dashboardFa } from '#features/dashboard/dashboard.fa.ts';
import type { ComparedRow } from './comparison.ts';

const getWidth = (share: number, most: number) => `${most > 0 ? (share / most) * 100 : 0}%`;

/** Grey is the share of cost, colour the share of the results: a longer coloured bar is good value. `most` is the longest bar of the
 * table, `result` the word for the results. */
export function ShareBars({ row, most, result }: { row: ComparedRow; most: number; result: string }) {
  const label = dashboardFa.comparison.sharesOf(row.name, formatPercent(row.costShare), formatPercent(row.resultShare), result);
  return (
    <span role="img" aria-label={label} className="flex w-full flex-col gap-[3px]">
      <span className="h-[5px] min-w-1 rounded-full bg-chart-compare" style={{ width: getWidth(row.costShare, most) }} />
      <span
        className={joinClasses('h-[5px] min-w-1 rounded-full', hueBackground)}
        style={{ ...hueStyle(row.hue), width: getWidth(row.resultShare, most) }}
      />
    </span>
  );
}

export function mostShare(rows: readonly ComparedRow[]): number {
  return Math.max(0, ...rows.flatMap(({ costShare, resultShare }) => [costShare, resultShare]));
}
