import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import type { MediaType } from '@jarchi/domain/platforms/platforms.ts';
import { Button } from '@jarchi/ui/actions/Button.tsx';
import { DataRegion, type RegionState } from '@jarchi/ui/feedback/DataRegion.tsx';
import { lazyPart } from '@jarchi/ui/feedback/lazy-part.tsx';
import { useMedia, WIDE } from '@jarchi/ui/media.ts';
import { SkeletonRows } from '@jarchi/ui/feedback/Skeleton.tsx';
import { Suspense, useCallback, useRef, useState } from 'react';
import type { Cart } from '#features/publishers/cart/state/useCart.ts';
import type { ChangePlanView, PlanView } from '#features/publishers/filters/plan-view.ts';
import type { MediaPlan } from '#data/publishers/plans.ts';
import type { PlanSearch } from '#data/publishers/plan-requests.ts';
import { publishersFa as fa } from '#features/publishers/publishers.fa.ts';
import type { SaleMode } from '#features/publishers/sale-mode.ts';
import { PlanCards } from './PlanCards.tsx';
import { PlanTable } from './PlanTable.tsx';
import { usePlanWindows, type PlanRows } from './usePlanWindows.ts';

const RowMenu = lazyPart(() => import('./RowMenu.tsx'), 'RowMenu', { whenLost: 'close' });
const PlanDetails = lazyPart(() => import('#features/publishers/details/PlanDetails.tsx'), 'PlanDetails', { whenLost: 'close' });

interface PublisherListProps {
  search: PlanSearch;
  cart: Cart;
  view: PlanView;
  media_type: MediaType;
  way: SaleMode;
  onChange: ChangePlanView;
}

function getState(rows: PlanRows, cart: Cart, { tab, asked }: PlanView): RegionState {
  if (tab === 'selected') return cart.isLoading ? 'loading' : cart.plans.length === 0 ? 'empty' : 'ready';
  if (rows.isLoading) return 'loading';
  if (rows.error !== null && rows.count === 0) return 'failed';
  if (rows.count > 0) return 'ready';
  return asked.length > 0 ? 'filtered-empty' : 'empty';
}

/** The matching or the chosen publishers: a table from lg on, cards below. */
export function PublisherList({ search, cart, view, media_type, way, onChange }: PublisherListProps) {
  const rows = usePlanWindows(search);
  const isWide = useMedia(WIDE);
  const [menuOf, setMenuOf] = useState<MediaPlan>();
  const [detailsOf, setDetailsOf] = useState<number>();
  const button = useRef<HTMLElement>(null);
  const showMenu = useCallback((plan: MediaPlan, pressed: HTMLElement) => {
    button.current = pressed;
    setMenuOf(plan);
  }, []);
  const isSelectedTab = view.tab === 'selected';
  const Rows = isWide ? PlanTable : PlanCards;
  const showAll = (
    <Button variant="secondary" onClick={() => onChange({ tab: 'all' })}>
      {fa.seePublishers}
    </Button>
  );
  const state = getState(rows, cart, view);
  const list = {
    isSelected: cart.has,
    isBundled: (publisher_id: number) => cart.bundledPublishers.has(publisher_id),
    isExcluded: (id: number) => cart.contents.excluded_plans.includes(id),
    onToggle: cart.actions.togglePlan,
    onMore: showMenu,
    shareOf: cart.shareOf,
    onToggleAll: cart.actions.toggleAll,
    media_type,
    way,
  };
  return (
    <>
      {isWide && state === 'filtered-empty' && <PlanTable {...list} count={0} rowAt={() => undefined} listed={rows.top} />}
      <DataRegion
        state={state}
        skeleton={<SkeletonRows rows={8} />}
        error={rows.error}
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
          listed={isSelectedTab ? cart.plans : rows.top}
          {...list}
        />
        <Suspense>
          {menuOf && (
            <RowMenu
              plan={menuOf}
              cart={cart}
              button={button}
              onDetails={() => setDetailsOf(menuOf.id)}
              onClose={() => setMenuOf(undefined)}
            />
          )}
          {detailsOf !== undefined && <PlanDetails id={detailsOf} cart={cart} way={way} onClose={() => setDetailsOf(undefined)} />}
        </Suspense>
      </DataRegion>
    </>
  );
}
