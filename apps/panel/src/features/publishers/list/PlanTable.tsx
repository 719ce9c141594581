import { audienceWordsFa } from '@jarchi/domain/platforms/platforms.fa.ts';
import { getAudienceWord, type MediaType } from '@jarchi/domain/platforms/platforms.ts';
import { Checkbox } from '@jarchi/ui/fields/CheckboxField.tsx';
import { joinClasses } from '@jarchi/ui/classes.ts';
import { formatNumber, formatToman } from '@jarchi/ui/format/format.ts';
import { iconButtonClass } from '@jarchi/ui/actions/IconButton.tsx';
import { Skeleton } from '@jarchi/ui/feedback/Skeleton.tsx';
import { Tag } from '@jarchi/ui/badges/Tag.tsx';
import { Ellipsis } from 'lucide-react';
import { memo, type MouseEvent } from 'react';
import type { Cart } from '#features/publishers/cart/state/useCart.ts';
import type { MediaPlan } from '#data/publishers/plans.ts';
import { publishersFa as fa } from '#features/publishers/publishers.fa.ts';
import type { SaleMode } from '#features/publishers/sale-mode.ts';
import { costLabel, PlanCategories, PublisherName } from './PlanCells.tsx';
import { useVirtualRows } from './useVirtualRows.ts';

export interface PlanListProps {
  count: number;
  rowAt: (index: number) => MediaPlan | undefined;
  /** Which rows are on screen. */
  onShow?: ((from: number, to: number) => void) | undefined;
  isSelected: (id: number) => boolean;
  /** Bought in a chosen bundle. */
  isBundled: (publisher_id: number) => boolean;
  /** Not to be suggested. */
  isExcluded: (id: number) => boolean;
  /** Both stay the same functions. */
  onToggle: (plan: MediaPlan) => void;
  onMore: (plan: MediaPlan, button: HTMLElement) => void;
  /** What the box in the head is for: the rows that are there before any scroll. */
  listed: readonly MediaPlan[];
  shareOf: Cart['shareOf'];
  onToggleAll: (plans: readonly MediaPlan[]) => void;
  media_type: MediaType;
  way: SaleMode;
}

const ROW_PX = 52;
const GRID_CLASS = 'grid items-center gap-4 px-(--gutter)';
const PRICED =
  'grid-cols-[18px_minmax(170px,2.2fr)_minmax(100px,1.2fr)_1fr_1fr_1.1fr_1fr_36px] xl:grid-cols-[18px_minmax(170px,2.2fr)_minmax(100px,1.2fr)_1fr_1fr_1.1fr_1fr_0.7fr_36px]';
const UNPRICED =
  'grid-cols-[18px_minmax(170px,2.2fr)_minmax(100px,1.2fr)_1fr_1fr_36px] xl:grid-cols-[18px_minmax(170px,2.2fr)_minmax(100px,1.2fr)_1fr_1fr_0.7fr_36px]';
const NUMBER = 'tabular text-start text-md whitespace-nowrap';

/** A plan on its place in the list, or the place alone while its window is on the way. */
export interface PlanRowProps {
  plan: MediaPlan | undefined;
  index: number;
  offsetPx: number;
  isChosen: boolean;
  isBundled: boolean;
  isExcluded: boolean;
  hasPrice: boolean;
  onToggle: (plan: MediaPlan) => void;
  onMore: (plan: MediaPlan, button: HTMLElement) => void;
}

/** Drawn again only when something of its own changes: a scroll moves rows, and draws the new ones alone. */
const PlanRow = memo(function PlanRow({
  plan,
  index,
  offsetPx,
  isChosen,
  isBundled,
  isExcluded,
  hasPrice,
  onToggle,
  onMore,
}: PlanRowProps) {
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      data-index={index}
      style={{ transform: `translateY(${offsetPx}px)`, height: ROW_PX }}
      className={joinClasses(
        GRID_CLASS,
        hasPrice ? PRICED : UNPRICED,
        // A layer of its own: of a scroll only the new rows are painted.
        'absolute inset-x-0 top-0 cursor-pointer border-b contain-strict will-change-transform',
        isChosen || isBundled
          ? 'bg-row-selected before:absolute before:inset-y-0 before:start-0 before:w-0.5 before:bg-action'
          : 'bg-surface hover:bg-surface-hover',
      )}
    >
      {plan === undefined ? (
        <Skeleton className="col-span-4 col-start-2 w-4/5" />
      ) : (
        <>
          <span role="cell" className="flex">
            <Checkbox label={fa.select(plan.title)} isSelected={isChosen} onChange={() => onToggle(plan)} />
          </span>
          <span role="cell" className="flex min-w-0 items-center gap-3">
            <PublisherName plan={plan} />
          </span>
          <span role="cell" className="flex min-w-0 items-center gap-1.5">
            {isBundled ? <Tag tone="action">{fa.inBundle}</Tag> : isExcluded ? <Tag>{fa.excluded}</Tag> : <PlanCategories plan={plan} />}
          </span>
          <span role="cell" className={NUMBER}>
            {formatNumber(plan.followers)}
          </span>
          <span role="cell" className={joinClasses(NUMBER, 'font-semibold')}>
            {formatNumber(plan.reach)}
          </span>
          {hasPrice && (
            <>
              <span role="cell" className={NUMBER}>
                {formatToman(plan.price)}
              </span>
              <span role="cell" className={joinClasses(NUMBER, 'text-text-2')}>
                {costLabel(plan)}
              </span>
            </>
          )}
          <span role="cell" className="text-md whitespace-nowrap text-text-2 max-xl:hidden">
            {fa.hours(formatNumber(plan.availability_hours))}
          </span>
          <span role="cell" className="flex justify-end">
            <button
              type="button"
              aria-haspopup="menu"
              aria-label={fa.moreOf(plan.title)}
              onClick={(event) => onMore(plan, event.currentTarget)}
              className={iconButtonClass({ size: 'sm' })}
            >
              <Ellipsis aria-hidden size={18} />
            </button>
          </span>
        </>
      )}
    </div>
  );
});

interface HeadProps extends Pick<PlanListProps, 'listed' | 'onToggleAll' | 'media_type' | 'way'> {
  share: ReturnType<Cart['shareOf']>;
}

const PlanHead = memo(function PlanHead({ listed, share, onToggleAll, media_type, way }: HeadProps) {
  const hasPrice = way !== 'views';
  const { columns } = fa;
  const heads = [
    columns.publisher,
    columns.category,
    audienceWordsFa[getAudienceWord(media_type)],
    columns.reach,
    ...(hasPrice ? [way === 'invite' ? columns.invitePrice : columns.price, columns.cost] : []),
  ];
  return (
    <div
      role="row"
      aria-rowindex={1}
      className={joinClasses(
        GRID_CLASS,
        hasPrice ? PRICED : UNPRICED,
        'sticky top-0 z-1 h-[38px] border-y bg-surface-sunken text-sm text-text-3',
      )}
    >
      <span role="columnheader" className="flex" title={fa.selectAll(formatNumber(listed.length))}>
        <Checkbox
          label={fa.selectAll(formatNumber(listed.length))}
          isSelected={share === 'all'}
          isIndeterminate={share === 'some'}
          isDisabled={listed.length === 0}
          onChange={() => onToggleAll(listed)}
        />
      </span>
      {heads.map((head) => (
        <span key={head} role="columnheader" className={head === columns.reach ? 'font-semibold text-text' : 'truncate'}>
          {head}
        </span>
      ))}
      <span role="columnheader" className="max-xl:hidden">
        {columns.hours}
      </span>
      <span role="columnheader">
        <span className="sr-only">{columns.more}</span>
      </span>
    </div>
  );
});

/** Drawn anew by every scroll, and so apart from the head. */
function PlanRows({ count, rowAt, onShow, isSelected, isBundled, isExcluded, onToggle, onMore, way }: PlanListProps) {
  const { box, items, heightPx } = useVirtualRows({ count, rowPx: ROW_PX, onShow });
  const hasPrice = way !== 'views';
  const pick = ({ target }: MouseEvent) => {
    if (!(target instanceof Element) || target.closest('input, button')) return;
    const index = target.closest<HTMLElement>('[data-index]')?.dataset['index'];
    const plan = index === undefined ? undefined : rowAt(Number(index));
    if (plan) onToggle(plan);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- a wider place to press for a pointer: keys have the box of each row
    <div ref={box} role="rowgroup" className="relative" style={{ height: heightPx }} onClick={pick}>
      {items.map(({ index, offsetPx, slot }) => {
        const plan = rowAt(index);
        return (
          <PlanRow
            key={slot}
            {...{ plan, index, offsetPx, hasPrice, onToggle, onMore }}
            isChosen={plan !== undefined && isSelected(plan.id)}
            isBundled={plan !== undefined && isBundled(plan.publisher_id)}
            isExcluded={plan !== undefined && isExcluded(plan.id)}
          />
        );
      })}
    </div>
  );
}

/** Thousands of publishers, some thirty rows in the document. A press anywhere on a row picks it. */
export function PlanTable(props: PlanListProps) {
  const { count, listed, shareOf, onToggleAll, media_type, way } = props;
  return (
    <div role="table" aria-label={fa.list} aria-rowcount={count + 1}>
      <PlanHead {...{ listed, onToggleAll, media_type, way }} share={shareOf(listed)} />
      <PlanRows {...props} />
    </div>
  );
}
