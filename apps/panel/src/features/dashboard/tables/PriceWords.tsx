import { measuresFa } from '@jarchi/domain/campaigns/goal-words.fa.ts';
import type { MeasurePrice } from '@jarchi/domain/reports/overview/measure-prices.ts';
import { findAverage, judgePrice } from '@jarchi/domain/reports/overview/value-for-money.ts';
import { joinClasses } from '@jarchi/ui/classes.ts';
import { formatPercent, formatToman } from '@jarchi/ui/format/format.ts';
import { dashboardFa } from '#features/dashboard/dashboard.fa.ts';

const fa = dashboardFa.comparison;
const inks = { cheaper: 'text-success-text', dearer: 'text-warning-text', average: 'text-text-3' };

export interface PriceProps {
  price: MeasurePrice;
  /** Of all campaigns in the range. */
  totals: readonly MeasurePrice[];
}

/** «٪۱۷ ارزان‌تر», against the average of all campaigns with the same measure in the range. */
export function PriceWords({ price, totals }: PriceProps) {
  const verdict = judgePrice(price.unit_cost, findAverage(price, totals));
  if (verdict === null) return null;
  const size = formatPercent(verdict.percent / 100);
  const words = verdict.kind === 'average' ? fa.average : verdict.kind === 'cheaper' ? fa.cheaper(size) : fa.dearer(size);
  return <span className={joinClasses('text-sm whitespace-nowrap', inks[verdict.kind])}>{words}</span>;
}

export function priceText({ unit_cost }: Pick<MeasurePrice, 'unit_cost'>): string {
  return unit_cost === null ? dashboardFa.kpi.none : formatToman(unit_cost);
}

/** The price; where campaigns have several measures, with its unit. */
export function Price({ price, totals }: PriceProps) {
  if (totals.length < 2) return priceText(price);
  return (
    <span className="whitespace-nowrap">
      {priceText(price)} <span className="text-sm font-normal text-text-3">{measuresFa[price.measure].unitCost}</span>
    </span>
  );
}

/** A line for each price, with its comparison with the average. */
export function PriceLines({ prices, totals }: { prices: readonly MeasurePrice[]; totals: readonly MeasurePrice[] }) {
  return prices.map((price) => (
    <span key={price.measure} className="flex flex-wrap items-baseline gap-x-3">
      <span className="tabular min-w-16">
        <Price price={price} totals={totals} />
      </span>
      <PriceWords price={price} totals={totals} />
    </span>
  ));
}
