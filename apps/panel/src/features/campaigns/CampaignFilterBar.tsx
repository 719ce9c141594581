import { Button } from '@jarchi/ui/Button.tsx';
import { CountBadge } from '@jarchi/ui/CountBadge.tsx';
import { FilterChip, filterChipTrigger } from '@jarchi/ui/FilterChip.tsx';
import { formatNumber } from '@jarchi/ui/format.ts';
import { ChevronDown, SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { campaignsFa as fa } from './campaigns.fa.ts';
import { valueLabel } from './filter-labels.ts';
import {
  CLEARED,
  optionsOf,
  SELECT_KEYS,
  selectedOf,
  withSearchText,
  withSelect,
  searchTextOf,
  type ListSearch,
  type SelectKey,
} from './list-search.ts';
import { SearchBox } from './SearchBox.tsx';

const FilterPopover = lazy(() => import('./FilterPopover.tsx').then((module) => ({ default: module.FilterPopover })));
const FilterSheet = lazy(() => import('./FilterSheet.tsx').then((module) => ({ default: module.FilterSheet })));

interface BarProps {
  search: ListSearch;
  onSearch: (search: ListSearch) => void;
}

function SelectChip({ name, search, onSearch }: BarProps & { name: SelectKey }) {
  const [isAwake, setIsAwake] = useState(false);
  const values = selectedOf(search.filters, name);
  const isSet = values.length > 0;
  const chosen = fa.filters.join(values.map((value) => valueLabel(name, value)));
  const text = isSet ? `${fa.filters[name]}: ${chosen}` : fa.filters[name];
  const resting = (
    <button type="button" onClick={() => setIsAwake(true)} className={filterChipTrigger}>
      {text}
      {!isSet && <ChevronDown aria-hidden size={16} />}
    </button>
  );
  return (
    <FilterChip
      isSet={isSet}
      clearLabel={`${fa.filters.clear}: ${fa.filters[name]}`}
      onClear={() => onSearch(withSelect(search, name, []))}
    >
      {isAwake ? (
        <Suspense fallback={resting}>
          <FilterPopover
            name={name}
            options={optionsOf(name, search.stage)}
            values={values}
            text={text}
            onApply={(next) => onSearch(withSelect(search, name, next))}
          />
        </Suspense>
      ) : (
        resting
      )}
    </FilterChip>
  );
}

function SheetButton({ search, onSearch }: BarProps) {
  const [isOpen, setIsOpen] = useState(false);
  const count = SELECT_KEYS.filter((key) => selectedOf(search.filters, key).length > 0).length;
  return (
    <>
      <Button
        variant="secondary"
        icon={SlidersHorizontal}
        className="wide:hidden"
        aria-label={count > 0 ? fa.filters.openWithCount(formatNumber(count)) : undefined}
        onClick={() => setIsOpen(true)}
      >
        {fa.filters.open}
        {count > 0 && <CountBadge count={count} tone="action" />}
      </Button>
      {isOpen && (
        <Suspense>
          <FilterSheet
            search={search}
            onClose={() => setIsOpen(false)}
            onApply={(next) => {
              setIsOpen(false);
              onSearch(next);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

/** Search, then the set chips, then the unset ones; on phones all but the search go into a sheet. */
export function CampaignFilterBar({ search, onSearch }: BarProps) {
  const isSet = (key: SelectKey) => selectedOf(search.filters, key).length > 0;
  const keys = SELECT_KEYS.toSorted((a, b) => Number(isSet(b)) - Number(isSet(a)));
  const isFiltered = Object.keys(search.filters).length > 0;
  return (
    <div role="search" className="flex items-center gap-2 px-(--gutter) py-3">
      <SearchBox text={searchTextOf(search.filters)} onText={(text) => onSearch(withSearchText(search, text))} />
      <SheetButton search={search} onSearch={onSearch} />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-2 max-lg:hidden">
        {keys.map((name) => (
          <SelectChip key={name} name={name} search={search} onSearch={onSearch} />
        ))}
        {isFiltered && (
          <Button variant="ghost" className="ms-auto text-action-soft-text" onClick={() => onSearch({ ...search, ...CLEARED })}>
            {fa.filters.clear}
          </Button>
        )}
      </div>
    </div>
  );
}
