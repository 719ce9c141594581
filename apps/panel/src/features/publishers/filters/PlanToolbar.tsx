import { SEARCH_MAX, type Filters } from '@jarchi/domain/filters/filters.ts';
import { DroppedNotice } from '@jarchi/ui/filters/DroppedNotice.tsx';
import { FilterChips } from '@jarchi/ui/filters/FilterChips.tsx';
import { FilterSheetButton } from '@jarchi/ui/filters/FilterSheetButton.tsx';
import { searchText, withFilter, type FilterOption } from '@jarchi/ui/filters/filter-spec.ts';
import { SearchBox } from '@jarchi/ui/filters/SearchBox.tsx';
import { formatNumber } from '@jarchi/ui/format/format.ts';
import { useMedia, WIDE } from '@jarchi/ui/media.ts';
import { Segmented } from '@jarchi/ui/actions/Segmented.tsx';
import { SelectField } from '@jarchi/ui/fields/SelectField.tsx';
import { useMemo, type ReactNode } from 'react';
import { publishersFa } from '#features/publishers/publishers.fa.ts';
import { planOrderings, type PlanPair } from './plan-fields.ts';
import { planFilters, readPlanFilters, writePlanFilters } from './plan-filters.ts';
import type { PlanOrdering } from '#data/publishers/plan-requests.ts';
import type { ChangePlanView, PlanView } from './plan-view.ts';
import { planToolsFa as fa } from './plan-tools.fa.ts';

export interface PlanToolbarProps {
  view: PlanView;
  pair: PlanPair;
  onChange: ChangePlanView;
  count: number;
  selectedCount: number;
  /** Undefined where the kind has no bundles. */
  bundleCount: number | undefined;
  categories: readonly { readonly id: number; readonly title_fa: string }[];
  /** Shown at the end of the first line. */
  end?: ReactNode;
}

/** Tabs, search, order and filters of the publishers. */
export function PlanToolbar({ view, pair, onChange, count, selectedCount, bundleCount, categories, end }: PlanToolbarProps) {
  const { media_type, content_type, isStoryNumberKnown, isStaffView, hasRecommender, hasPrices } = pair;
  const specs = useMemo(() => {
    const options: FilterOption[] = categories.map(({ id, title_fa }) => ({ value: String(id), label: title_fa }));
    return planFilters({ media_type, content_type, isStoryNumberKnown, isStaffView, hasRecommender, hasPrices }, options);
  }, [media_type, content_type, isStoryNumberKnown, isStaffView, hasRecommender, hasPrices, categories]);
  const { filters, dropped } = readPlanFilters(view.filter, specs);
  const setFilters = (next: Filters) => {
    const [before, after] = [searchText(filters), searchText(next)];
    onChange({ filter: writePlanFilters(next, specs) }, before !== after && before !== '' && after !== '');
  };
  // Where plans have no price, their reach counts as views.
  const labelOf = (value: PlanOrdering) =>
    value === '-reach' && hasPrices === false ? publishersFa.mostViews : (publishersFa.orderings[value] ?? value);
  const isAll = view.tab === 'all';
  const isWide = useMedia(WIDE);
  return (
    <div className="flex flex-col gap-2 px-(--gutter) py-3">
      <div className="flex flex-wrap items-center gap-2">
        <Segmented
          label={fa.views}
          value={view.tab}
          onChange={(tab) => onChange({ tab })}
          className="max-lg:flex max-lg:w-full max-lg:[&>*]:flex-1 max-lg:[&>*]:px-1.5"
          options={[
            { value: 'all', label: fa.publishers, count: formatNumber(count) },
            ...(bundleCount === undefined ? [] : [{ value: 'bundles' as const, label: fa.bundles, count: formatNumber(bundleCount) }]),
            { value: 'selected', label: fa.selected, count: formatNumber(selectedCount) },
          ]}
        />
        <div className="flex min-w-0 flex-1 justify-end gap-2">
          {view.tab !== 'selected' && (
            <SearchBox
              label={isAll ? fa.search : fa.searchBundles}
              placeholder={isAll ? fa.searchExample : fa.searchBundlesExample}
              maxLength={SEARCH_MAX}
              text={searchText(filters)}
              onText={(text) => setFilters(withFilter(filters, 'search', { type: 'search', text }))}
              className="min-w-0 flex-1 lg:max-w-64"
            />
          )}
          {isAll && (
            <SelectField
              label={fa.sort}
              isLabelHidden
              value={view.ordering}
              onChange={(ordering) => onChange({ ordering })}
              options={planOrderings(pair).map((value) => ({ value, label: labelOf(value) }))}
              className="w-36 shrink-0"
            />
          )}
          {isWide && end}
        </div>
      </div>
      {isAll && (
        <div className="-mx-(--gutter) flex gap-2 overflow-x-auto px-(--gutter) py-0.5 [scrollbar-width:none] lg:flex-wrap">
          <FilterSheetButton
            isDrawer
            label={fa.allFilters}
            specs={specs}
            filters={filters}
            onFilters={setFilters}
            closeLabel={fa.showCount(formatNumber(count))}
            className="font-normal! lg:order-last lg:ms-auto"
          />
          {!isWide && end}
          <FilterChips isWithoutMore specs={specs} filters={filters} onFilters={setFilters} />
        </div>
      )}
      <DroppedNotice count={dropped + view.dropped} />
    </div>
  );
}
