import { audienceWordsFa } from '@jarchi/domain/platforms/platforms.fa.ts';
import { getAudienceWord, type MediaType } from '@jarchi/domain/platforms/platforms.ts';
import { joinClasses } from '@jarchi/ui/classes.ts';
import { formatNumber, formatToman } from '@jarchi/ui/format/format.ts';
import { iconButtonClass } from '@jarchi/ui/actions/IconButton.tsx';
import { Skeleton } from '@jarchi/ui/feedback/Skeleton.tsx';
import { DrawnGrid } from '@jarchi/ui/table/grid/grids.ts';
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
  /** Reports the rows on screen. */
  onShow?: ((from: number, to: number) => void) | undefined;
  isSelected: (id: number) => boolean;
  /** Whether a chosen bundle contains the publisher. */
  isBundled: (publisher_id: number) => boolean;
  /** Whether the plan is excluded from suggestions. */
  isExcluded: (id: number) => boolean;
  /** Both functions must not change between renders. */
  onToggle: (plan: MediaPlan) => void;
  onMore: (plan: MediaPlan, button: HTMLElement) => void;
  /** The rows that the checkbox in the head chooses: those of the first window. */
  listed: readonly MediaPlan[];
  shareOf: Cart['shareOf'];
  onToggleAll: (plans: readonly MediaPlan[]) => void;
  media_type: MediaType;
  way: SaleMode;
}

const ROW_REM = 3.25;
const GRID_CLASS = 'grid items-center gap-4 px-(--gutter)';
const PRICED =
  'grid-cols-[18px_minmax(170px,2.2fr)_minmax(100px,1.2fr)_1fr_1fr_1.1fr_1fr_36px] xl:grid-cols-[18px_minmax(170px,2.2fr)_minmax(100px,1.2fr)_1fr_1fr_1.1fr_1fr_0.7fr_36px]';
const UNPRICED =
  'grid-cols-[18px_minmax(170px,2.2fr)_minmax(100px,1.2fr)_1fr_1fr_36px] xl:grid-cols-[18px_minmax(170px,2.2fr)_minmax(100px,1.2fr)_1fr_1fr_0.7fr_36px]';
/** The list has one order. */
const NUMBER = 'tabular text-start text-md whitespace-nowrap';

/** A plan at its place in the list, or an empty row while its window loads. */
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

/** Renders again only if its own props change: a scroll moves rows, and renders only new ones. */
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
    <DrawnGrid.Row
      index={index}
      data-index={index}
      isSelected={isChosen || isBundled}
      style={{ transform: `translateY(${offsetPx}px)`, height: `${ROW_REM}rem` }}
      className={joinClasses(
        GRID_CLASS,
        hasPrice ? PRICED : UNPRICED,
        // Each row has its own layer, so a scroll paints only new rows.
        'absolute inset-x-0 top-0 cursor-pointer contain-strict will-change-transform',
      )}
    >
      {plan === undefined ? (
        <Skeleton className="col-span-4 col-start-2 w-4/5" />
      ) : (
        <>
          <DrawnGrid.Select label={fa.select(plan.title)} isSelected={isChosen} onChange={() => onToggle(plan)} />
          <DrawnGrid.Cell className="flex min-w-0 items-center gap-3">
            <PublisherName plan={plan} />
          </DrawnGrid.Cell>
          <DrawnGrid.Cell className="flex min-w-0 items-center gap-1.5">
            {isBundled ? <Tag tone="action">{fa.inBundle}</Tag> : isExcluded ? <Tag>{fa.excluded}</Tag> : <PlanCategories plan={plan} />}
          </DrawnGrid.Cell>
          <DrawnGrid.Cell className={NUMBER}>{formatNumber(plan.followers)}</DrawnGrid.Cell>
          <DrawnGrid.Cell className={joinClasses(NUMBER, 'font-semibold')}>{formatNumber(plan.reach)}</DrawnGrid.Cell>
          {hasPrice && (
            <>
              <DrawnGrid.Cell className={NUMBER}>{formatToman(plan.price)}</DrawnGrid.Cell>
              <DrawnGrid.Cell className={joinClasses(NUMBER, 'text-text-2')}>{costLabel(plan)}</DrawnGrid.Cell>
            </>
          )}
          <DrawnGrid.Cell className="text-md whitespace-nowrap text-text-2 max-xl:hidden">
            {fa.hours(formatNumber(plan.availability_hours))}
          </DrawnGrid.Cell>
          <DrawnGrid.Cell className="flex justify-end">
            <button
              type="button"
              aria-haspopup="menu"
              aria-label={fa.moreOf(plan.title)}
              onClick={(event) => onMore(plan, event.currentTarget)}
              className={iconButtonClass({ size: 'sm' })}
            >
              <Ellipsis aria-hidden size={18} />
            </button>
          </DrawnGrid.Cell>
        </>
      )}
    </DrawnGrid.Row>
  );
});

interface HeadProps extends Pick<PlanListProps, 'listed' | 'onToggleAll' | 'media_type' | 'way'> {
  share: ReturnType<Cart['shareOf']>;
}

const PlanHead = memo(function PlanHead({ listed, share, onToggleAll, media_type, way }: HeadProps) {
  const hasPrice = way !== 'views';
  const { columns } = fa;
  const estimate = hasPrice ? columns.reach : columns.views;
  const heads = [
    columns.publisher,
    columns.category,
    audienceWordsFa[getAudienceWord(media_type)],
    estimate,
    ...(hasPrice ? [way === 'invite' ? columns.invitePrice : columns.price, columns.cost] : []),
  ];
  return (
    <DrawnGrid.Head isNumbered className={joinClasses(GRID_CLASS, hasPrice ? PRICED : UNPRICED)}>
      <DrawnGrid.SelectAll
        label={fa.selectAll(formatNumber(listed.length))}
        title={fa.selectAll(formatNumber(listed.length))}
        share={share}
        isDisabled={listed.length === 0}
        onChange={() => onToggleAll(listed)}
      />
      {heads.map((head) => (
        <DrawnGrid.HeadCell
          key={head}
          label={head}
          sortKey={head}
          sort={{ key: estimate, direction: 'desc' }}
          className={head === estimate ? undefined : 'truncate'}
        />
      ))}
      <DrawnGrid.HeadCell label={columns.hours} className="max-xl:hidden" />
      <DrawnGrid.HeadCell>
        <span className="sr-only">{columns.more}</span>
      </DrawnGrid.HeadCell>
    </DrawnGrid.Head>
  );
});

/** Separate from the head, because every scroll renders the rows again. */
function PlanRows({ count, rowAt, onShow, isSelected, isBundled, isExcluded, onToggle, onMore, way }: PlanListProps) {
  const { box, items, heightPx } = useVirtualRows({ count, rowRem: ROW_REM, onShow });
  const hasPrice = way !== 'views';
  const pick = ({ target }: MouseEvent) => {
    if (!(target instanceof Element) || target.closest('input, button')) return;
    const index = target.closest<HTMLElement>('[data-index]')?.dataset['index'];
    const plan = index === undefined ? undefined : rowAt(Number(index));
    if (plan) onToggle(plan);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- a larger target for a pointer: keys use the checkbox of each row
    <DrawnGrid.Body ref={box} className="relative" style={{ height: heightPx }} onClick={pick}>
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
    </DrawnGrid.Body>
  );
}

/** Thousands of publishers with about 30 rows in the document. A press anywhere on a row picks it. */
export function PlanTable(props: PlanListProps) {
  const { count, listed, shareOf, onToggleAll, media_type, way } = props;
  return (
    <DrawnGrid.Root name={fa.list} rowCount={count}>
      <PlanHead {...{ listed, onToggleAll, media_type, way }} share={shareOf(listed)} />
      <PlanRows {...props} />
    </DrawnGrid.Root>
  );
}
