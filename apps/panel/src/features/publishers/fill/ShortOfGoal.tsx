import { isShortOfGoal, type GoalCover } from '@jarchi/domain/publishers/goal-cover.ts';
import { Button } from '@jarchi/ui/actions/Button.tsx';
import { Notice } from '@jarchi/ui/feedback/Notice.tsx';
import { formatPercent } from '@jarchi/ui/format/format.ts';
import { ListPlus } from 'lucide-react';
import type { CartFigures } from '#features/publishers/cart/state/figures.ts';
import type { SaleMode } from '#features/publishers/sale-mode.ts';
import type { FillUp } from './useFillUp.ts';
import { fillFa as fa } from './fill.fa.ts';

interface ShortProps {
  figures: CartFigures;
  way: SaleMode;
  fillUp: FillUp;
}

/** Tells that the package is short of its goal, with the button that fills it up; nothing for an empty cart, whose cards do that. */
export function ShortOfGoal({ figures, way, fillUp }: ShortProps) {
  const { cover, publishers } = figures;
  if (publishers === 0 || !isShortOfGoal(cover)) return null;
  return (
    <Notice tone="warning" className="mt-3">
      <p>
        {fa.short(formatPercent(cover.percent / 100))} {fa.texts[way]}
      </p>
      <Button
        size="sm"
        variant="secondary"
        icon={ListPlus}
        isLoading={fillUp.isBusy}
        className="mt-2 max-lg:min-h-11"
        onClick={fillUp.fill}
      >
        {fa.fill}
      </Button>
    </Notice>
  );
}

/** The same in the strip of phones and tablets. */
export function ShortLine({ cover }: { cover: GoalCover }) {
  return <p className="basis-full text-sm text-warning-text md:max-w-52 md:basis-auto">{fa.short(formatPercent(cover.percent / 100))}</p>;
}

export function FillButton({ isBusy, fill }: FillUp) {
  return (
    <Button variant="secondary" icon={ListPlus} isLoading={isBusy} className="max-xl:h-12" onClick={fill}>
      {fa.fill}
    </Button>
  );
}
