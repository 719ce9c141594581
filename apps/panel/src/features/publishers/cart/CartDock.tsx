import { Button } from '@jarchi/ui/Button.tsx';
import { formatNumber, formatScaledText } from '@jarchi/ui/format.ts';
import { ProgressBar } from '@jarchi/ui/ProgressBar.tsx';
import { ArrowLeft } from 'lucide-react';
import { publishersFa as fa } from '../publishers.fa.ts';
import type { CartFigures } from './cart.ts';
import { GoalBadge } from './CartFigures.tsx';
import type { GoOnProps } from './CartPanel.tsx';

/** The cart in one strip: two rows on phones, one of 76px on tablets. */
export function CartDock({ figures, goOn, onOpen }: { figures: CartFigures; goOn: GoOnProps; onOpen: () => void }) {
  const { estimate, goalShare, budgetShare, leftToman } = figures;
  const isOver = leftToman !== null && leftToman < 0;
  const share = goalShare ?? budgetShare;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-(--gutter) py-3">
      <div className="min-w-0 max-md:flex-1">
        <p className="truncate text-sm leading-5 text-text-3">{fa.dock(formatNumber(figures.count), formatScaledText(figures.price))}</p>
        <p className="truncate text-lg leading-7 font-bold">{fa.dockReach(formatScaledText(estimate.reach_model))}</p>
      </div>
      <GoalBadge share={goalShare} />
      {share !== null && (
        <ProgressBar
          value={share}
          {...(share > 1 ? { value: 1, mark: 1 / share } : {})}
          tone={isOver ? 'danger' : 'action'}
          label={goalShare === null ? fa.costBar : fa.goalBar}
          className="min-w-24 flex-1 max-md:basis-full"
        />
      )}
      {(goOn.error ?? (isOver ? fa.overBudget(formatNumber(-leftToman)) : undefined)) !== undefined && (
        <p role={goOn.error === undefined ? undefined : 'alert'} className="basis-full text-sm text-danger-text md:basis-auto">
          {goOn.error ?? fa.overBudget(formatNumber(-(leftToman ?? 0)))}
        </p>
      )}
      <div className="flex gap-2 max-md:basis-full">
        <Button variant="secondary" className="max-lg:h-12" onClick={onOpen}>
          {fa.seeCart}
        </Button>
        <Button iconEnd={ArrowLeft} isLoading={goOn.isBusy} className="max-lg:h-12 max-md:flex-1" onClick={goOn.onGoOn}>
          {fa.goOn}
        </Button>
      </div>
    </div>
  );
}
