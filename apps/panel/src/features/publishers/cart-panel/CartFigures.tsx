import { isShortOfGoal } from '@jarchi/domain/publishers/goal-cover.ts';
import { formatNumber, formatPercent, formatScaledText, formatToman } from '@jarchi/ui/format/format.ts';
import { formatScaledPair } from '@jarchi/ui/format/format-pair.ts';
import { NeutralBadge } from '@jarchi/ui/badges/NeutralBadge.tsx';
import { ProgressBar } from '@jarchi/ui/feedback/ProgressBar.tsx';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { cartFa as fa } from '#features/publishers/cart/cart.fa.ts';
import type { CartPanelProps } from './cart-holder.ts';
import type { CartFigures as CartFiguresOf } from '#features/publishers/cart/state/figures.ts';
import { useMovingFigure } from './useMovingFigure.ts';

export function GoalBadge({ cover }: Pick<CartFiguresOf, 'cover'>) {
  if (cover === null) return null;
  const isReached = !isShortOfGoal(cover);
  return (
    <span title={fa.ofGoalText[cover.measure]}>
      <NeutralBadge tone={isReached ? 'success' : 'neutral'} icon={isReached ? Check : undefined}>
        {fa.ofGoal(formatPercent(cover.percent / 100))}
      </NeutralBadge>
    </span>
  );
}

/** The basis of the estimate, with the bounds that always hold. */
function ReachBasis({ figures }: Pick<CartPanelProps, 'figures'>) {
  const { reach_at_least, mid, reach_at_most } = figures.range;
  const rows = [
    { label: fa.bounds.low, value: reach_at_least },
    { label: fa.bounds.model, value: mid },
    { label: fa.bounds.high, value: reach_at_most },
  ];
  return (
    <details className="group mt-1 text-sm text-text-3">
      <summary className="w-fit cursor-pointer rounded-xs py-0.5 underline decoration-dotted underline-offset-4 max-lg:py-2.5">
        {fa.how}
      </summary>
      <p className="mt-1">{fa.basis}</p>
      <dl className="mt-2 grid grid-cols-[1fr_auto] gap-x-3">
        {rows.map(({ label, value }) => (
          <div key={label} className="contents">
            <dt>{label}</dt>
            <dd className="text-text-2">
              {formatNumber(value)} {fa.person}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** The cost against the budget, with the amount above it. */
function CostPart({ figures, measure, way }: CartPanelProps) {
  const { leftToman, budgetShare, price, cost_per_thousand } = figures;
  const shown = useMovingFigure(price);
  const words = fa.ways[way];
  const isOver = leftToman !== null && leftToman < 0;
  return (
    <div className="mt-4">
      <p className="flex items-baseline justify-between gap-3">
        <span className="text-md text-text-2">
          {words.cost} <span className="text-sm text-text-3">{fa.netOfVat}</span>
        </span>
        <span className={isOver ? 'text-danger-text' : undefined}>
          <strong className="text-lg font-semibold">{formatToman(shown)}</strong>{' '}
          <span className="text-sm text-text-3">{fa.tomanWord}</span>
        </span>
      </p>
      {budgetShare !== null && measure.budget !== null && leftToman !== null && (
        <>
          <ProgressBar value={budgetShare} tone={isOver ? 'danger' : 'action'} label={fa.costBar} className="my-2" />
          <p className="flex justify-between gap-3 text-sm text-text-3">
            <span className={isOver ? 'font-medium text-danger-text' : undefined}>
              {isOver ? words.over(formatToman(-leftToman)) : words.left(formatScaledText(leftToman))}
            </span>
            <span>{words.limit(formatScaledText(measure.budget))}</span>
          </p>
        </>
      )}
      {cost_per_thousand !== null && way !== 'views' && (
        <p className="mt-1 flex justify-between gap-3 text-sm text-text-3">
          <span>{fa.perThousand}</span>
          <span className="text-text-2">{formatToman(cost_per_thousand)}</span>
        </p>
      )}
    </div>
  );
}

/** Reach first, its likely range, the curve, then the cost. */
export function CartFigures({ children, ...panel }: CartPanelProps & { children?: ReactNode }) {
  const { figures, way } = panel;
  const { likely, sum, cover, publishers } = figures;
  const words = fa.ways[way];
  const shown = useMovingFigure(likely.mid);
  const ends = formatScaledPair(likely.low, likely.high);
  return (
    <div>
      <p className="text-md text-text-2">{words.estimate}</p>
      <div className="flex items-center justify-between gap-3">
        <p className="text-3xl font-bold">{formatScaledText(shown)}</p>
        <GoalBadge cover={cover} />
      </div>
      {publishers > 0 && (
        <>
          <p className="text-sm text-text-3">{words.likelyRange(ends.part, ends.whole)}</p>
          {way === 'views' ? (
            <p className="text-sm text-text-3">{fa.basisOfViews}</p>
          ) : (
            <>
              <p className="text-sm text-text-3">{(cover === null ? fa.sum : fa.sumOfGoal)(formatScaledText(sum))}</p>
              <ReachBasis figures={figures} />
            </>
          )}
        </>
      )}
      {children}
      <CostPart {...panel} />
    </div>
  );
}
