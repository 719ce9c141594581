import { formatPercent, formatScaledText, formatToman } from '@jarchi/ui/format.ts';
import { formatScaledPair } from '@jarchi/ui/format-pair.ts';
import { NeutralBadge } from '@jarchi/ui/NeutralBadge.tsx';
import { ProgressBar } from '@jarchi/ui/ProgressBar.tsx';
import { Check } from 'lucide-react';
import { publishersFa as fa } from '../publishers.fa.ts';
import type { CartFigures as Figures } from './cart.ts';

export function GoalBadge({ share }: { share: number | null }) {
  if (share === null) return null;
  const isReached = share >= 1;
  return (
    <NeutralBadge tone={isReached ? 'success' : 'neutral'} icon={isReached ? Check : undefined}>
      {fa.ofGoal(formatPercent(share))}
    </NeutralBadge>
  );
}

/** Cost against the budget, the part that is too much spelled out. */
function CostPart({ figures, budget }: { figures: Figures; budget: number | null }) {
  const { leftToman, budgetShare, price } = figures;
  const isOver = leftToman !== null && leftToman < 0;
  return (
    <div className="mt-4">
      <p className="flex items-baseline justify-between gap-3">
        <span className="text-md text-text-2">
          {fa.packageCost} <span className="text-sm text-text-3">{fa.netOfVat}</span>
        </span>
        <span className={isOver ? 'text-danger-text' : undefined}>
          <strong className="text-lg font-semibold">{formatToman(price)}</strong>{' '}
          <span className="text-sm text-text-3">{fa.tomanWord}</span>
        </span>
      </p>
      {budgetShare !== null && budget !== null && leftToman !== null && (
        <>
          <ProgressBar value={budgetShare} tone={isOver ? 'danger' : 'action'} label={fa.costBar} className="my-2" />
          <p className="flex justify-between gap-3 text-sm text-text-3">
            <span className={isOver ? 'font-medium text-danger-text' : undefined}>
              {isOver ? fa.overBudget(formatToman(-leftToman)) : fa.leftOfBudget(formatScaledText(leftToman))}
            </span>
            <span>{fa.budgetOf(formatScaledText(budget))}</span>
          </p>
        </>
      )}
    </div>
  );
}

/** Reach first, its bounds, then the cost. */
export function CartFigures({ figures, budget }: { figures: Figures; budget: number | null }) {
  const { estimate, goalShare } = figures;
  const range = formatScaledPair(estimate.reach_at_least, estimate.reach_at_most);
  return (
    <div>
      <p className="text-md text-text-2">{fa.estimatedReach}</p>
      <div className="flex items-center justify-between gap-3">
        <p className="text-3xl font-bold">{formatScaledText(estimate.reach_model)}</p>
        <GoalBadge share={goalShare} />
      </div>
      {figures.count > 1 && (
        <p className="text-sm text-text-3" title={fa.rangeText}>
          {fa.likelyRange(range.part, range.whole)}
        </p>
      )}
      <CostPart figures={figures} budget={budget} />
    </div>
  );
}
