import { judgePrice } from '@jarchi/domain/reports/overview/value-for-money.ts';
import { joinClasses } from '@jarchi/ui/classes.ts';
import { formatPercent, formatToman } from '@jarchi/ui/format/format.ts';
import { dashboardFa } from '#features/dashboard/dashboard.fa.ts';

const fa = dashboardFa.comparison;
const inks = { cheaper: 'text-success-text', dearer: 'text-warning-text', average: 'text-text-3' };

export interface PriceProps {
  /** Toman for a thousand people reached. */
  price: number | null;
  average: number | null;
}

/** «٪۱۷ ارزان‌تر», against the average of all campaigns in the range. */
export function PriceWords({ price, average }: PriceProps) {
  const verdict = judgePrice(price, average);
  if (verdict === null) return null;
  const size = formatPercent(verdict.percent / 100);
  const words = verdict.kind === 'average' ? fa.average : verdict.kind === 'cheaper' ? fa.cheaper(size) : fa.dearer(size);
  return <span className={joinClasses('text-sm whitespace-nowrap', inks[verdict.kind])}>{words}</span>;
}

export function priceText(price: number | null): string {
  return price === null ? dashboardFa.kpi.none : formatToman(price);
}

/** The price, and its comparison with the average. */
export function PriceCell({ price, average }: PriceProps) {
  return (
    <span className="flex items-baseline gap-3">
      <span className="tabular min-w-16">{priceText(price)}</span>
      <PriceWords price={price} average={average} />
    </span>
  );
}
