import { buttonClass } from '@jarchi/ui/Button.tsx';
import { CountBadge } from '@jarchi/ui/CountBadge.tsx';
import { formatNumber } from '@jarchi/ui/format.ts';
import { Segmented } from '@jarchi/ui/Segmented.tsx';
import { SelectField } from '@jarchi/ui/SelectField.tsx';
import { TextField } from '@jarchi/ui/TextField.tsx';
import { Search, SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { readPlanFilters, withFilter, type PlanPair } from './filters/plan-filters.ts';
import type { FilterOption } from './filters/OptionsFilter.tsx';
import type { PlanOrdering } from './plan-queries.ts';
import { publishersFa as fa } from './publishers.fa.ts';

const FilterChips = lazy(async () => ({ default: (await import('./filters/FilterChips.tsx')).FilterChips }));
const FilterSheet = lazy(async () => ({ default: (await import('./filters/FilterSheet.tsx')).FilterSheet }));

export type PlanTab = 'all' | 'selected';

/** What the URL says about the list. */
export interface PlanView {
  readonly tab: PlanTab;
  readonly ordering: PlanOrdering;
  readonly filter: readonly string[];
}

export interface PlanToolbarProps {
  view: PlanView;
  pair: PlanPair;
  onChange: (patch: Partial<PlanView>) => void;
  count: number;
  selectedCount: number;
  categories: readonly FilterOption[];
}

const SEARCH_DELAY_MS = 300;

/** What is typed is sent after a pause. */
function useTypedSearch(current: string, onSearch: (text: string) => void) {
  const [typed, setTyped] = useState(current);
  const [seen, setSeen] = useState(current);
  if (seen !== current) {
    setSeen(current);
    if (typed.trim() !== current) setTyped(current);
  }
  const search = useEffectEvent(onSearch);
  useEffect(() => {
    if (typed.trim() === current) return;
    const timer = setTimeout(() => search(typed.trim()), SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [typed, current]);
  return [typed, setTyped] as const;
}

const orderings = Object.entries(fa.orderings).map(([value, label]) => ({ value: value as PlanOrdering, label }));

/** Tabs, search, order and filters of the publishers. */
export function PlanToolbar({ view, pair, onChange, count, selectedCount, categories }: PlanToolbarProps) {
  const [isSheetOpen, setSheetOpen] = useState(false);
  const filters = readPlanFilters(view.filter, pair);
  const [typed, setTyped] = useTypedSearch(filters.search(), (text) =>
    onChange({ filter: withFilter(filters, 'search', text === '' ? undefined : { type: 'search', text }) }),
  );
  const setFilter = (filter: string[]) => onChange({ filter });
  return (
    <div className="flex flex-col gap-2 px-(--gutter) py-3">
      <div className="flex flex-wrap items-center gap-2">
        <Segmented
          label={fa.views}
          value={view.tab}
          onChange={(tab) => onChange({ tab })}
          className="max-lg:flex max-lg:w-full max-lg:[&>*]:flex-1"
          options={[
            { value: 'all', label: fa.publishers, count: formatNumber(count) },
            { value: 'selected', label: fa.selected, count: formatNumber(selectedCount) },
          ]}
        />
        {view.tab === 'all' && (
          <div className="flex min-w-0 flex-1 justify-end gap-2">
            <TextField
              label={fa.search}
              isLabelHidden
              type="search"
              placeholder={fa.searchExample}
              value={typed}
              onChange={setTyped}
              start={<Search aria-hidden size={18} />}
              className="min-w-0 flex-1 lg:max-w-64"
            />
            <SelectField
              label={fa.sort}
              isLabelHidden
              value={view.ordering}
              onChange={(ordering) => onChange({ ordering })}
              options={orderings}
              className="w-36 shrink-0"
            />
          </div>
        )}
      </div>
      {view.tab === 'all' && (
        <div className="-mx-(--gutter) flex gap-2 overflow-x-auto px-(--gutter) py-0.5 [scrollbar-width:none] lg:flex-wrap">
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => setSheetOpen(true)}
            className={`${buttonClass({ variant: 'secondary' })} font-normal! lg:order-last lg:ms-auto`}
          >
            <SlidersHorizontal aria-hidden size={16} />
            {fa.allFilters}
            {filters.count > 0 && <CountBadge count={filters.count} />}
          </button>
          <Suspense fallback={<span className="h-(--h-md)" />}>
            <FilterChips filters={filters} categories={categories} onChange={setFilter} />
          </Suspense>
        </div>
      )}
      {isSheetOpen && (
        <Suspense>
          <FilterSheet filters={filters} categories={categories} onChange={setFilter} count={count} onClose={() => setSheetOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
