import { joinClasses } from '@jarchi/ui/classes.ts';
import { formatScaledText, formatToman } from '@jarchi/ui/format/format.ts';
import { uiFa } from '@jarchi/ui/ui.fa.ts';
import { goalFa } from './goal.fa.ts';
import type { ClicksPrice } from '#data/pricing/pricing.ts';

const fa = goalFa.clicks;
const TALLEST_PX = 46;

type Tiers = ClicksPrice['tiers'];

/** The step of the day's last click. */
export function currentStep(tiers: Tiers, perDay: number): number {
  return tiers.findLastIndex(({ from_clicks }) => perDay > from_clicks);
}

function getSpan(tiers: Tiers, index: number): string {
  const [from, to] = [tiers[index]?.from_clicks ?? 0, tiers[index + 1]?.from_clicks];
  if (to === undefined) return fa.from(formatScaledText(from));
  return from === 0 ? fa.upTo(formatScaledText(to)) : fa.between(formatScaledText(from), formatScaledText(to));
}

/** The price of a click in each band of a day's clicks: falling bars, horizontal on phones, the current one filled. */
export function PriceSteps({ tiers, perDay, className }: { tiers: Tiers; perDay: number; className?: string }) {
  const current = currentStep(tiers, perDay);
  const dearest = Math.max(1, ...tiers.map(({ price }) => price));
  return (
    <ol aria-label={fa.steps} className={joinClasses('flex gap-1.5 max-md:flex-col max-md:gap-0 max-md:divide-y', className)}>
      {tiers.map(({ from_clicks, price }, index) => {
        const isCurrent = index === current;
        const fill = isCurrent ? 'bg-chart-1' : 'bg-chart-track';
        const share = price / dearest;
        return (
          <li
            key={from_clicks}
            aria-current={isCurrent ? 'step' : undefined}
            className="flex min-w-0 flex-1 max-md:items-center max-md:gap-3 max-md:py-2 md:flex-col md:justify-end"
          >
            <span aria-hidden className="w-24 md:hidden">
              <span className={joinClasses('block h-2 rounded-xs', fill)} style={{ inlineSize: `${share * 100}%` }} />
            </span>
            <span
              aria-hidden
              className={joinClasses('rounded-t-sm max-md:hidden', fill)}
              style={{ blockSize: `${Math.round(share * TALLEST_PX)}px` }}
            />
            <span className="text-md max-md:flex-1 md:mt-1.5">
              <span className={isCurrent ? 'font-semibold' : ''}>{formatToman(price)}</span>{' '}
              <span className="text-sm text-text-3">{uiFa.toman}</span>
            </span>
            <span className={joinClasses('text-sm', isCurrent ? 'font-semibold text-action-soft-text' : 'text-text-3')}>
              {getSpan(tiers, index)}
              {isCurrent && <span className="sr-only"> ({fa.now})</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
