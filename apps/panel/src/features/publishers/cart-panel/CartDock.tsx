import { isShortOfGoal } from '@jarchi/domain/publishers/goal-cover.ts';
import { Button } from '@jarchi/ui/actions/Button.tsx';
import { lazyPart } from '@jarchi/ui/feedback/lazy-part.tsx';
import { formatNumber, formatScaledText, formatToman } from '@jarchi/ui/format/format.ts';
import { IconButton } from '@jarchi/ui/actions/IconButton.tsx';
import { ProgressBar } from '@jarchi/ui/feedback/ProgressBar.tsx';
import { ArrowLeft, ChevronUp } from 'lucide-react';
import { Suspense, useState } from 'react';
import { cartFa as fa } from '#features/publishers/cart/cart.fa.ts';
import { CartAnnouncement } from './CartAnnouncement.tsx';
import { GoalBadge } from './CartFigures.tsx';
import { FillButton, ShortLine } from '#features/publishers/fill/ShortOfGoal.tsx';
import { getPanel, type CartHolderProps } from './cart-holder.ts';
import { useMovingFigure } from './useMovingFigure.ts';

const CartSheet = lazyPart(() => import('./CartSheet.tsx'), 'CartSheet', { whenLost: 'close' });

/** The cart in one strip: two rows on phones, one of 76px on tablets. */
export function CartDock({ goOn, ...holder }: CartHolderProps) {
  const panel = getPanel(holder);
  const [isOpen, setOpen] = useState(false);
  const { figures, way } = panel;
  const { likely, cover, budgetShare, leftToman, publishers, price } = figures;
  const reach = useMovingFigure(likely.mid);
  const over = -(leftToman ?? 0);
  const share = cover === null ? budgetShare : cover.expected / cover.target;
  const isShort = publishers > 0 && isShortOfGoal(cover);
  const problem = goOn.error ?? (over > 0 ? fa.ways[way].over(formatToman(over)) : undefined);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-(--gutter) py-3 md:min-h-[76px]">
      <div className="min-w-0 max-md:flex-1">
        <p className="truncate text-sm leading-5 text-text-3">{fa.dock(formatNumber(publishers), formatScaledText(price))}</p>
        <p className="truncate text-lg leading-7 font-bold">{fa.ways[way].dockReach(formatScaledText(reach))}</p>
      </div>
      <GoalBadge cover={cover} />
      <IconButton icon={ChevronUp} label={fa.seeCart} className="size-11 md:hidden" onClick={() => setOpen(true)} />
      {share !== null && (
        <ProgressBar
          value={share}
          {...(share > 1 ? { value: 1, mark: 1 / share } : {})}
          tone={over > 0 ? 'danger' : 'action'}
          label={cover === null ? fa.costBar : fa.goalBar}
          className="min-w-24 flex-1 max-md:basis-full"
        />
      )}
      {problem !== undefined && (
        <p role={goOn.error === undefined ? undefined : 'alert'} className="basis-full text-sm text-danger-text md:max-w-52 md:basis-auto">
          {problem}
        </p>
      )}
      {isShort && problem === undefined && <ShortLine cover={cover} />}
      <div className="flex flex-wrap gap-2 max-md:basis-full">
        {isShort && <FillButton {...panel.fillUp} />}
        <Button variant="secondary" className={isShort ? 'max-xl:h-12 max-md:hidden' : 'max-xl:h-12'} onClick={() => setOpen(true)}>
          {fa.seeCart}
        </Button>
        <Button iconEnd={ArrowLeft} isLoading={goOn.isBusy} className="max-xl:h-12 max-md:flex-1" onClick={goOn.onGoOn}>
          {fa.goOn}
        </Button>
      </div>
      <CartAnnouncement figures={figures} way={way} />
      {isOpen && (
        <Suspense>
          <CartSheet {...panel} goOn={goOn} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
