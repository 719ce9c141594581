import { PublisherAvatar } from '#features/publishers/faces/PublisherAvatar.tsx';
import { joinClasses } from '@jarchi/ui/classes.ts';
import { Skeleton } from '@jarchi/ui/feedback/Skeleton.tsx';
import { BadgeCheck, Check, Plus } from 'lucide-react';
import { memo } from 'react';
import { publishersFa as fa } from '#features/publishers/publishers.fa.ts';
import { PlanFacts } from './PlanCells.tsx';
import type { PlanListProps, PlanRowProps } from './PlanTable.tsx';
import { useVirtualRows } from './useVirtualRows.ts';

const ROW_REM = 6;

interface CardProps extends PlanRowProps {
  count: number;
}

const PlanCard = memo(function PlanCard({
  plan,
  index,
  count,
  offsetPx,
  isChosen,
  isBundled,
  isExcluded,
  hasPrice,
  onToggle,
  onMore,
}: CardProps) {
  const isIn = isChosen || isBundled;
  return (
    <div
      role="listitem"
      aria-posinset={index + 1}
      aria-setsize={count}
      data-index={index}
      style={{ transform: `translateY(${offsetPx}px)`, height: `${ROW_REM}rem` }}
      className={joinClasses(
        'absolute inset-x-0 top-0 contain-strict flex items-center gap-3 border-b px-(--gutter)',
        isIn && 'bg-row-selected',
      )}
    >
      {plan === undefined ? (
        <Skeleton className="w-4/5" />
      ) : (
        <>
          <button
            type="button"
            aria-haspopup="menu"
            aria-label={fa.moreOf(plan.title)}
            onClick={(event) => onMore(plan, event.currentTarget)}
            className="flex min-w-0 flex-1 items-center gap-3 self-stretch text-start"
          >
            <PublisherAvatar
              publisher_id={plan.publisher_id}
              category_id={plan.categories[0]?.id}
              size={44}
              className="max-[22.5rem]:hidden"
            />
            <span className="min-w-0 flex-1">
              <span className="flex items-center gap-1.5 text-md leading-6 font-semibold">
                <span className="truncate">{plan.title}</span>
                {plan.is_reliable && <BadgeCheck aria-label={fa.reliable} role="img" size={16} className="shrink-0 text-info-solid" />}
                {isBundled && <span className="shrink-0 text-xs font-medium text-action-soft-text">{fa.inBundle}</span>}
                {isExcluded && !isBundled && <span className="shrink-0 text-xs font-medium text-text-3">{fa.excluded}</span>}
              </span>
              <PlanFacts plan={plan} hasPrice={hasPrice} />
            </span>
          </button>
          <button
            type="button"
            aria-pressed={isChosen}
            aria-label={isChosen ? fa.remove(plan.title) : fa.add(plan.title)}
            onClick={() => onToggle(plan)}
            className={joinClasses(
              'grid size-11 shrink-0 place-items-center rounded-lg border text-action-soft-text',
              isIn ? 'border-action bg-action-soft' : 'border-line-strong bg-surface',
            )}
          >
            {isIn ? <Check aria-hidden size={20} /> : <Plus aria-hidden size={20} />}
          </button>
        </>
      )}
    </div>
  );
});

/** The publishers on phones, each with a 44px button. */
export function PlanCards({ count, rowAt, onShow, isSelected, isBundled, isExcluded, onToggle, onMore, way }: PlanListProps) {
  const { box, items, heightPx } = useVirtualRows({ count, rowRem: ROW_REM, onShow });
  return (
    <div ref={box} role="list" aria-label={fa.list} className="relative border-t" style={{ height: heightPx }}>
      {items.map(({ index, offsetPx, slot }) => {
        const plan = rowAt(index);
        return (
          <PlanCard
            key={slot}
            {...{ plan, index, count, offsetPx, onToggle, onMore }}
            hasPrice={way !== 'views'}
            isChosen={plan !== undefined && isSelected(plan.id)}
            isBundled={plan !== undefined && isBundled(plan.publisher_id)}
            isExcluded={plan !== undefined && isExcluded(plan.id)}
          />
        );
      })}
    </div>
  );
}
