import { SEARCH_MAX, type Filters } from '@jarchi/domain/filters/filters.ts';
import type { ReactNode } from 'react';
import { Button } from '#actions/Button.tsx';
import { DroppedNotice } from './DroppedNotice.tsx';
import { FilterChips } from './FilterChips.tsx';
import { FilterSheetButton } from './FilterSheetButton.tsx';
import { searchText, withFilter, type FilterSpec } from './filter-spec.ts';
import { filtersFa as fa } from './filters.fa.ts';
import { SearchBox } from './SearchBox.tsx';

export interface FilterBarProps {
  specs: readonly FilterSpec[];
  /** The filters in the URL; the bar has no state of its own. */
  filters: Filters;
  onFilters: (filters: Filters) => void;
  /** Names the search, which exists if the specs have one. */
  searchLabel?: string | undefined;
  searchPlaceholder?: string | undefined;
  /** On the sheet's button: «دیدن ۲۸ کمپین». */
  closeLabel: string;
  /** Above the filters of the sheet: the order, because phones have no column heads. */
  sheetHead?: ReactNode;
  /** The count of unreadable parts of the URL. */
  dropped?: number | undefined;
  /** At the end of the bar: an export. */
  end?: ReactNode;
}

/** Search, then the chips; below lg a sheet has everything but the search. */
export function FilterBar({
  specs,
  filters,
  onFilters,
  searchLabel,
  searchPlaceholder,
  closeLabel,
  sheetHead,
  dropped = 0,
  end,
}: FilterBarProps) {
  const hasSearch = specs.some(({ field }) => field.type === 'search');
  const isFiltered = Object.keys(filters).length > 0;
  return (
    <>
      <div role="search" className="flex items-center gap-2 px-(--gutter) py-3 max-lg:border-b wide:items-start">
        {hasSearch && (
          <SearchBox
            label={searchLabel ?? fa.filter}
            placeholder={searchPlaceholder}
            maxLength={SEARCH_MAX}
            text={searchText(filters)}
            onText={(text) => onFilters(withFilter(filters, 'search', { type: 'search', text }))}
            className="flex-1 wide:max-w-[264px] wide:min-w-[200px]"
          />
        )}
        <FilterSheetButton
          specs={specs}
          filters={filters}
          onFilters={onFilters}
          closeLabel={closeLabel}
          head={sheetHead}
          className="wide:hidden"
        />
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-2 max-lg:hidden">
          <FilterChips specs={specs} filters={filters} onFilters={onFilters} />
        </div>
        {isFiltered && (
          <Button variant="ghost" className="text-action-soft-text! max-lg:hidden" onClick={() => onFilters({})}>
            {fa.clear}
          </Button>
        )}
        {end}
      </div>
      <DroppedNotice count={dropped} className="mx-(--gutter) mb-3 max-lg:mt-3" />
    </>
  );
}
