import { audienceWordsFa } from '@jarchi/domain/platforms/platforms.fa.ts';
import { audienceWordOf, type MediaType } from '@jarchi/domain/platforms/platforms.ts';
import { Checkbox } from '@jarchi/ui/CheckboxField.tsx';
import { joinClasses } from '@jarchi/ui/classes.ts';
import { formatNumber, formatToman } from '@jarchi/ui/format.ts';
import { Skeleton } from '@jarchi/ui/Skeleton.tsx';
import { memo } from 'react';
import { costLabel, PlanCategories, PublisherName } from './PlanCells.tsx';
import type { MediaPlan } from './plan-queries.ts';
import { publishersFa as fa } from './publishers.fa.ts';
import { useVirtualRows } from './useVirtualRows.ts';

export interface PlanListProps {
  count: number;
  rowAt: (index: number) => MediaPlan | undefined;
  /** Which rows are on screen. */
  onShow?: ((from: number, to: number) => void) | undefined;
  isSelected: (id: number) => boolean;
  onToggle: (plan: MediaPlan) => void;
  media_type: MediaType;
}

const ROW_PX = 52;
const GRID =
  'grid grid-cols-[18px_minmax(190px,2.2fr)_minmax(110px,1.3fr)_1fr_1fr_1.1fr_1fr] items-center gap-4 px-(--gutter) xl:grid-cols-[18px_minmax(190px,2.2fr)_minmax(110px,1.3fr)_1fr_1fr_1.1fr_1fr_0.8fr]';
const NUMBER = 'tabular truncate text-start text-md';

const PlanRow = memo(function PlanRow({
  plan,
  isSelected,
  onToggle,
}: {
  plan: MediaPlan;
  isSelected: boolean;
  onToggle: (plan: MediaPlan) => void;
}) {
  return (
    <>
      <span role="cell" className="flex">
        <Checkbox id={`plan-${plan.id}`} isSelected={isSelected} onChange={() => onToggle(plan)} />
        <label htmlFor={`plan-${plan.id}`} className="absolute inset-0 cursor-pointer">
          <span className="sr-only">{fa.select(plan.title)}</span>
        </label>
      </span>
      <span role="cell" className="min-w-0">
        <PublisherName plan={plan} />
      </span>
      <span role="cell" className="min-w-0">
        <PlanCategories plan={plan} />
      </span>
      <span role="cell" className={NUMBER}>
        {formatNumber(plan.followers)}
      </span>
      <span role="cell" className={joinClasses(NUMBER, 'font-semibold')}>
        {formatNumber(plan.reach)}
      </span>
      <span role="cell" className={NUMBER}>
        {formatToman(plan.price)}
      </span>
      <span role="cell" className={joinClasses(NUMBER, 'text-text-2')}>
        {costLabel(plan)}
      </span>
      <span role="cell" className="truncate text-md text-text-2 max-xl:hidden">
        {fa.hours(formatNumber(plan.availability_hours))}
      </span>
    </>
  );
});

/** Thousands of publishers, some thirty rows in the document. A press anywhere on a row picks it. */
export function PlanTable({ count, rowAt, onShow, isSelected, onToggle, media_type }: PlanListProps) {
  const { box, items, heightPx } = useVirtualRows({ count, rowPx: ROW_PX, onShow });
  const heads = [
    fa.columns.publisher,
    fa.columns.category,
    audienceWordsFa[audienceWordOf(media_type)],
    fa.columns.reach,
    fa.columns.price,
    fa.columns.cost,
  ];
  return (
    <div role="table" aria-label={fa.list} aria-rowcount={count + 1}>
      <div
        role="row"
        aria-rowindex={1}
        className={joinClasses(GRID, 'sticky top-0 z-1 h-[38px] border-y bg-surface-sunken text-sm text-text-3')}
      >
        <span role="cell" />
        {heads.map((head) => (
          <span key={head} role="columnheader" className={head === fa.columns.reach ? 'font-semibold text-text' : 'truncate'}>
            {head}
          </span>
        ))}
        <span role="columnheader" className="max-xl:hidden">
          {fa.columns.hours}
        </span>
      </div>
      <div ref={box} role="rowgroup" className="relative" style={{ height: heightPx }}>
        {items.map(({ index, offsetPx }) => {
          const plan = rowAt(index);
          const isChosen = plan !== undefined && isSelected(plan.id);
          return (
            <div
              key={index}
              role="row"
              aria-rowindex={index + 2}
              style={{ transform: `translateY(${offsetPx}px)`, height: ROW_PX }}
              className={joinClasses(
                GRID,
                'absolute inset-x-0 top-0 border-b',
                isChosen
                  ? 'bg-row-selected before:absolute before:inset-y-0 before:start-0 before:w-0.5 before:bg-action'
                  : 'hover:bg-surface-hover',
              )}
            >
              {plan === undefined ? (
                <Skeleton className="col-span-6 col-start-2 w-4/5" />
              ) : (
                <PlanRow plan={plan} isSelected={isChosen} onToggle={onToggle} />
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}
