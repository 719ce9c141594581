import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { storyNumberTitlesFa } from '@jarchi/domain/platforms/platforms.fa.ts';
import type { StoryNumber } from '@jarchi/domain/platforms/plan-options.ts';
import { Button } from '@jarchi/ui/actions/Button.tsx';
import { Checkbox } from '@jarchi/ui/fields/CheckboxField.tsx';
import { joinClasses } from '@jarchi/ui/classes.ts';
import { DataRegion, type RegionState } from '@jarchi/ui/feedback/DataRegion.tsx';
import { formatNumber, formatPercent, formatScaledText, formatToman } from '@jarchi/ui/format/format.ts';
import { iconButtonClass } from '@jarchi/ui/actions/IconButton.tsx';
import { useMedia, WIDE } from '@jarchi/ui/media.ts';
import { SkeletonRows } from '@jarchi/ui/feedback/Skeleton.tsx';
import { Tag } from '@jarchi/ui/badges/Tag.tsx';
import { Check, ChevronDown, Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { Cart } from '#features/publishers/cart/state/useCart.ts';
import { bundleFigures } from './bundle-figures.ts';
import { BundleNotes, BundlePlans, Faces } from './bundle-parts.tsx';
import type { Bundle } from '#data/publishers/bundles.ts';
import { bundlesFa as fa } from './bundles.fa.ts';
import { searchBundles } from './search-bundles.ts';

/** Below it an overlap has no percent of its own. */
const LEAST_SHARE = 0.01;
const GRID =
  'grid grid-cols-[18px_minmax(120px,1.6fr)_minmax(140px,1.6fr)_1.1fr_1fr_1.1fr_0.8fr_1fr_36px] items-center gap-4 px-(--gutter) xl:grid-cols-[18px_minmax(120px,1.6fr)_minmax(140px,1.6fr)_1.1fr_1fr_1.1fr_0.8fr_1fr_0.9fr_36px]';

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
    <div role="rowgroup">
      <div
        role="row"
        className={joinClasses(
          GRID,
          'relative min-h-[52px] border-b py-1.5',
          isChosen
            ? 'bg-row-selected before:absolute before:inset-y-0 before:start-0 before:w-0.5 before:bg-action'
            : 'hover:bg-surface-hover',
        )}
      >
        <span role="cell" className="flex">
          <Checkbox id={id} isSelected={isChosen} onChange={() => cart.actions.toggleBundle(bundle)} />
          <label htmlFor={id} className="absolute inset-0 cursor-pointer">
            <span className="sr-only">{fa.select(bundle.title)}</span>
          </label>
        </span>
        <span role="cell" className="min-w-0">
          <span className="block truncate text-md leading-6 font-semibold">{bundle.title}</span>
          <BundleNotes bundle={bundle} cart={cart} />
        </span>
        <span role="cell">
          <Faces bundle={bundle} />
        </span>
        <span role="cell" className="min-w-0">
          {category !== undefined && <Tag>{category}</Tag>}
        </span>
        <span role="cell" className="tabular text-md font-semibold">
          {formatNumber(bundle.reach)}
        </span>
        <span role="cell" className="tabular text-md">
          {formatToman(bundle.price)}
        </span>
        <span role="cell">{saving > 0 ? <Tag tone="success">{fa.less(formatPercent(saving))}</Tag> : fa.noLess}</span>
        <span role="cell" className="tabular text-md text-text-2">
          {cost_per_thousand === null ? '' : formatToman(cost_per_thousand)}
        </span>
        <span role="cell" className="text-sm text-text-2 max-xl:hidden">
          {overlap < LEAST_SHARE ? fa.hardlyShared(formatPercent(LEAST_SHARE)) : fa.shared(formatPercent(overlap))}
        </span>
        <span role="cell" className="relative flex justify-end">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-label={fa.open(bundle.title)}
            onClick={() => setOpen(!isOpen)}
            className={iconButtonClass({ size: 'sm' })}
          >
            <ChevronDown aria-hidden size={18} className={isOpen ? 'rotate-180' : undefined} />
          </button>
        </span>
      </div>
      {isOpen && (
        <div role="row">
          <div role="cell">
            <BundlePlans bundle={bundle} cart={cart} />
          </div>
        </div>
      )}
    </div>
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
    <div role="table" aria-label={fa.list}>
      <div role="row" className={joinClasses(GRID, 'sticky top-0 z-1 h-[38px] border-y bg-surface-sunken text-sm text-text-3')}>
        <span role="cell" />
        {heads.map((head) => (
          <span key={head} role="columnheader" className={head === columns.reach ? 'font-semibold text-text' : 'truncate'}>
            {head}
          </span>
        ))}
        <span role="columnheader" className="max-xl:hidden">
          {columns.overlap}
        </span>
        <span role="columnheader">
          <span className="sr-only">{columns.open}</span>
        </span>
      </div>
      {bundles.map((bundle) => (
        <BundleRow key={bundle.id} bundle={bundle} cart={cart} />
      ))}
    </div>
  );
}

interface BundleListProps {
  bundles: readonly Bundle[] | undefined;
  /** The chosen ones are not searched. */
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

/** What is sold together at one price, against the price one by one. */
export function BundleList({ bundles, search = '', story_number, error, onRetry, onClearSearch, onSeePublishers, cart }: BundleListProps) {
  const isWide = useMedia(WIDE);
  const found = useMemo(() => searchBundles(bundles ?? [], search), [bundles, search]);
  return (
    <DataRegion
      state={getState(bundles, found, error)}
      skeleton={<SkeletonRows rows={6} />}
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
