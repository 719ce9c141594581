import { errorText } from '@jarchi/api-client/error-text.fa.ts';
import type { MediaType } from '@jarchi/domain/platforms/platforms.ts';
import { Button } from '@jarchi/ui/Button.tsx';
import { DataRegion, type RegionState } from '@jarchi/ui/DataRegion.tsx';
import { useMedia, WIDE } from '@jarchi/ui/media.ts';
import { SkeletonRows } from '@jarchi/ui/Skeleton.tsx';
import type { Cart } from './cart/useCart.ts';
import { PlanCards } from './PlanCards.tsx';
import { PlanTable } from './PlanTable.tsx';
import type { PlanView } from './PlanToolbar.tsx';
import { publishersFa as fa } from './publishers.fa.ts';
import type { PlanRows } from './usePlanWindows.ts';

interface PublisherListProps {
  rows: PlanRows;
  cart: Cart;
  view: PlanView;
  media_type: MediaType;
  onChange: (patch: Partial<PlanView>) => void;
}

function stateOf(rows: PlanRows, cart: Cart, view: PlanView): RegionState {
  if (view.tab === 'selected') return cart.isLoading ? 'loading' : cart.plans.length === 0 ? 'empty' : 'ready';
  if (rows.isLoading) return 'loading';
  if (rows.error !== null && rows.count === 0) return 'failed';
  if (rows.count > 0) return 'ready';
  return view.filter.length > 0 ? 'filtered-empty' : 'empty';
}

/** The publishers that fit, or the chosen ones: a table from lg on, rows with a button below. */
export function PublisherList({ rows, cart, view, media_type, onChange }: PublisherListProps) {
  const isWide = useMedia(WIDE);
  const isSelectedTab = view.tab === 'selected';
  const Rows = isWide ? PlanTable : PlanCards;
  const showAll = (
    <Button variant="secondary" onClick={() => onChange({ tab: 'all' })}>
      {fa.seePublishers}
    </Button>
  );
  return (
    <DataRegion
      state={stateOf(rows, cart, view)}
      skeleton={<SkeletonRows rows={8} />}
      failedText={errorText(rows.error)}
      onRetry={rows.retry}
      onClearFilters={() => onChange({ filter: [] })}
      empty={isSelectedTab ? { title: fa.nothingSelected, text: fa.nothingSelectedText, action: showAll } : { title: fa.empty }}
      isStale={!isSelectedTab && rows.isStale}
    >
      <Rows
        key={isSelectedTab ? 'selected' : 'all'}
        count={isSelectedTab ? cart.plans.length : rows.count}
        rowAt={isSelectedTab ? (index) => cart.plans[index] : rows.rowAt}
        onShow={isSelectedTab ? undefined : rows.show}
        isSelected={cart.has}
        onToggle={cart.toggle}
        media_type={media_type}
      />
    </DataRegion>
  );
}
