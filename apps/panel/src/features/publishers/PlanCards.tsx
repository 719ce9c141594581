import { Avatar } from '@jarchi/ui/Avatar.tsx';
import { joinClasses } from '@jarchi/ui/classes.ts';
import { Skeleton } from '@jarchi/ui/Skeleton.tsx';
import { BadgeCheck, Check, Plus } from 'lucide-react';
import { PlanFacts } from './PlanCells.tsx';
import type { PlanListProps } from './PlanTable.tsx';
import { publishersFa as fa } from './publishers.fa.ts';
import { useVirtualRows } from './useVirtualRows.ts';

const ROW_PX = 96;

/** The publishers on phones, each with a 44px button. */
export function PlanCards({ count, rowAt, onShow, isSelected, onToggle }: PlanListProps) {
  const { box, items, heightPx } = useVirtualRows({ count, rowPx: ROW_PX, onShow });
  return (
    <div ref={box} role="list" aria-label={fa.list} className="relative border-t" style={{ height: heightPx }}>
      {items.map(({ index, offsetPx }) => {
        const plan = rowAt(index);
        const isChosen = plan !== undefined && isSelected(plan.id);
        return (
          <div
            key={index}
            role="listitem"
            aria-posinset={index + 1}
            aria-setsize={count}
            style={{ transform: `translateY(${offsetPx}px)`, height: ROW_PX }}
            className={joinClasses(
              'absolute inset-x-0 top-0 flex items-center gap-3 border-b px-(--gutter)',
              isChosen && 'bg-row-selected',
            )}
          >
            {plan === undefined ? (
              <Skeleton className="w-4/5" />
            ) : (
              <>
                <Avatar id={String(plan.publisher_id)} size={44} className="max-[22.5rem]:hidden" />
                <div className="min-w-0 flex-1">
                  <p className="flex items-center gap-1.5 text-md leading-6 font-semibold">
                    <span className="truncate">{plan.title}</span>
                    {plan.is_reliable && <BadgeCheck aria-label={fa.reliable} role="img" size={16} className="shrink-0 text-info-solid" />}
                  </p>
                  <PlanFacts plan={plan} />
                </div>
                <button
                  type="button"
                  aria-pressed={isChosen}
                  aria-label={isChosen ? fa.remove(plan.title) : fa.add(plan.title)}
                  onClick={() => onToggle(plan)}
                  className={joinClasses(
                    'grid size-11 shrink-0 place-items-center rounded-lg border text-action-soft-text',
                    isChosen ? 'border-action bg-action-soft' : 'border-line-strong bg-surface',
                  )}
                >
                  {isChosen ? <Check aria-hidden size={20} /> : <Plus aria-hidden size={20} />}
                </button>
              </>
            )}
          </div>
        );
      })}
    </div>
  );
}
