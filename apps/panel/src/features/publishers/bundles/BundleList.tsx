import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { storyNumberTitlesFa } from '@jarchi/domain/platforms/platforms.fa.ts';
import type { StoryNumber } from '@jarchi/domain/platforms/plan-options.ts';
import { Button } from '@jarchi/ui/actions/Button.tsx';
import { joinClasses } from '@jarchi/ui/classes.ts';
import { DataRegion, type RegionState } from '@jarchi/ui/feedback/DataRegion.tsx';
import { formatNumber, formatPercent, formatScaledText, formatToman } from '@jarchi/ui/format/format.ts';
import { iconButtonClass } from '@jarchi/ui/actions/IconButton.tsx';
import { useMedia, WIDE } from '@jarchi/ui/media.ts';
import { SkeletonRows } from '@jarchi/ui/feedback/Skeleton.tsx';
import { DrawnGrid } from '@jarchi/ui/table/grid/grids.ts';
import { Tag } from '@jarchi/ui/badges/Tag.tsx';
import { Check, ChevronDown, Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { Cart } from '#features/publishers/cart/state/useCart.ts';
import { bundleFigures } from './bundle-figures.ts';
import { BundleNotes, BundlePlans, Faces } from './bundle-parts.tsx';
import type { Bundle } from '#data/publishers/bundles.ts';
import { bundlesFa as fa } from './bundles.fa.ts';
import { searchBundles } from './search-bundles.ts';

/** A smaller overlap is not shown as a percentage. */
const LEAST_SHARE = 0.01;
const GRID =
  'grid grid-cols-[18px_minmax(120px,1.6fr)_minmax(140px,1.6fr)_1.1fr_1fr_1.1fr_0.8fr_1fr_36px] items-center gap-4 px-(--gutter) xl:grid-cols-[18px_minmax(120px,1.6fr)_minmax(140px,1.6fr)_1.1fr_1fr_1.1fr_0.8fr_1fr_0.9fr_36px]';

/** The list has one order. */
const SORT = { key: fa.columns.reach, direction: 'desc' } as const;

interface RowProps {
  bundle: Bundle;
  cart: Cart;
}

function BundleRow({ bundle, cart }: RowProps) {
  const [isOpen, setOpen] = useState(false);
  const { category, saving, cost_per_thousand, overlap } = bundleFigures(bundle);
  const isChosen = cart.hasBundle(bundle.id);
  const id = `bundle-${bundle.id}`;
  return (
    <DrawnGrid.Body>
      <DrawnGrid.Row isSelected={isChosen} className={joinClasses(GRID, 'relative min-h-[52px] py-1.5')}>
        <DrawnGrid.Select id={id} isSelected={isChosen} onChange={() => cart.actions.toggleBundle(bundle)}>
          <label htmlFor={id} className="absolute inset-0 cursor-pointer">
            <span className="sr-only">{fa.select(bundle.title)}</span>
          </label>
        </DrawnGrid.Select>
        <DrawnGrid.Cell className="min-w-0">
          <span className="block truncate text-md leading-6 font-semibold">{bundle.title}</span>
          <BundleNotes bundle={bundle} cart={cart} />
        </DrawnGrid.Cell>
        <DrawnGrid.Cell>
          <Faces bundle={bundle} />
        </DrawnGrid.Cell>
        <DrawnGrid.Cell className="min-w-0">{category !== undefined && <Tag>{category}</Tag>}</DrawnGrid.Cell>
        <DrawnGrid.Cell className="tabular text-md font-semibold">{formatNumber(bundle.reach)}</DrawnGrid.Cell>
        <DrawnGrid.Cell className="tabular text-md">{formatToman(bundle.price)}</DrawnGrid.Cell>
        <DrawnGrid.Cell>{saving > 0 ? <Tag tone="success">{fa.less(formatPercent(saving))}</Tag> : fa.noLess}</DrawnGrid.Cell>
        <DrawnGrid.Cell className="tabular text-md text-text-2">
          {cost_per_thousand === null ? '' : formatToman(cost_per_thousand)}
        </DrawnGrid.Cell>
        <DrawnGrid.Cell className="text-sm text-text-2 max-xl:hidden">
          {overlap < LEAST_SHARE ? fa.hardlyShared(formatPercent(LEAST_SHARE)) : fa.shared(formatPercent(overlap))}
        </DrawnGrid.Cell>
        <DrawnGrid.Cell className="relative flex justify-end">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-label={fa.open(bundle.title)}
            onClick={() => setOpen(!isOpen)}
            className={iconButtonClass({ size: 'sm' })}
          >
            <ChevronDown aria-hidden size={18} className={isOpen ? 'rotate-180' : undefined} />
          </button>
        </DrawnGrid.Cell>
      </DrawnGrid.Row>
      {isOpen && (
        <DrawnGrid.Row isPlain>
          <DrawnGrid.Cell>
            <BundlePlans bundle={bundle} cart={cart} />
          </DrawnGrid.Cell>
        </DrawnGrid.Row>
      )}
    </DrawnGrid.Body>
  );
}

function BundleCard({ bundle, cart }: RowProps) {
  const [isOpen, setOpen] = useState(false);
  const { saving } = bundleFigures(bundle);
  const isChosen = cart.hasBundle(bundle.id);
  return (
    <li>
      <div className={joinClasses('flex items-center gap-3 border-b px-(--gutter) py-3', isChosen && 'bg-row-selected')}>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-label={fa.open(bundle.title)}
          onClick={() => setOpen(!isOpen)}
          className="min-w-0 flex-1 text-start"
        >
          <span className="flex items-center gap-2">
            <span className="truncate text-md leading-6 font-semibold">{bundle.title}</span>
            <ChevronDown aria-hidden size={16} className={joinClasses('shrink-0 text-text-3', isOpen && 'rotate-180')} />
          </span>
          <Faces bundle={bundle} />
          <span className="mt-1 flex flex-wrap items-baseline gap-x-1.5 text-sm text-text-2">
            <strong className="font-semibold text-text">{formatScaledText(bundle.reach)}</strong> {fa.reachWord}
            <strong className="ms-2 font-semibold text-text">{formatScaledText(bundle.price)}</strong> {fa.toman}
            {saving > 0 && <Tag tone="success">{fa.less(formatPercent(saving))}</Tag>}
          </span>
          <BundleNotes bundle={bundle} cart={cart} />
        </button>
        <button
          type="button"
          aria-pressed={isChosen}
          aria-label={isChosen ? fa.remove(bundle.title) : fa.add(bundle.title)}
          onClick={() => cart.actions.toggleBundle(bundle)}
          className={joinClasses(
            'grid size-11 shrink-0 place-items-center rounded-lg border text-action-soft-text',
            isChosen ? 'border-action bg-action-soft' : 'border-line-strong bg-surface',
          )}
        >
          {isChosen ? <Check aria-hidden size={20} /> : <Plus aria-hidden size={20} />}
        </button>
      </div>
      {isOpen && <BundlePlans bundle={bundle} cart={cart} />}
    </li>
  );
}

function Table({ bundles, cart }: { bundles: readonly Bundle[]; cart: Cart }) {
  const { columns } = fa;
  const heads = [columns.bundle, columns.publishers, columns.category, columns.reach, columns.price, columns.saving, columns.cost];
  return (
    <DrawnGrid.Root name={fa.list}>
      <DrawnGrid.Head className={GRID}>
        <DrawnGrid.Cell />
        {heads.map((head) => (
          <DrawnGrid.HeadCell
            key={head}
            label={head}
            sortKey={head}
            sort={SORT}
            className={head === columns.reach ? undefined : 'truncate'}
          />
        ))}
        <DrawnGrid.HeadCell label={columns.overlap} className="max-xl:hidden" />
        <DrawnGrid.HeadCell>
          <span className="sr-only">{columns.open}</span>
        </DrawnGrid.HeadCell>
      </DrawnGrid.Head>
      {bundles.map((bundle) => (
        <BundleRow key={bundle.id} bundle={bundle} cart={cart} />
      ))}
    </DrawnGrid.Root>
  );
}

interface BundleListProps {
  bundles: readonly Bundle[] | undefined;
  /** Absent for the chosen bundles, which have no search. */
  search?: string | undefined;
  story_number?: StoryNumber | undefined;
  error: unknown;
  onRetry: () => void;
  onClearSearch?: (() => void) | undefined;
  onSeePublishers?: (() => void) | undefined;
  cart: Cart;
}

function getState(bundles: BundleListProps['bundles'], found: readonly Bundle[], error: unknown): RegionState {
  if (bundles === undefined) return error === null ? 'loading' : 'failed';
  if (bundles.length === 0) return 'empty';
  return found.length === 0 ? 'filtered-empty' : 'ready';
}

/** Bundles, each with its price and the price of its plans one by one. */
export function BundleList({ bundles, search = '', story_number, error, onRetry, onClearSearch, onSeePublishers, cart }: BundleListProps) {
  const isWide = useMedia(WIDE);
  const found = useMemo(() => searchBundles(bundles ?? [], search), [bundles, search]);
  return (
    <DataRegion
      state={getState(bundles, found, error)}
      skeleton={<SkeletonRows rows={6} />}
      error={error}
      failedText={errorText(error)}
      onRetry={onRetry}
      onClearFilters={onClearSearch}
      empty={{
        title: story_number === undefined ? fa.empty : fa.emptyStories(storyNumberTitlesFa[story_number]),
        text: fa.emptyText,
        action: (
          <Button variant="secondary" onClick={onSeePublishers}>
            {fa.seePublishers}
          </Button>
        ),
      }}
    >
      {isWide ? (
        <Table bundles={found} cart={cart} />
      ) : (
        <ul aria-label={fa.list} className="border-t">
          {found.map((bundle) => (
            <BundleCard key={bundle.id} bundle={bundle} cart={cart} />
          ))}
        </ul>
      )}
    </DataRegion>
  );
}
