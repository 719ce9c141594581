import { FilterBar } from '@jarchi/ui/filters/FilterBar.tsx';
import { formatNumber } from '@jarchi/ui/format/format.ts';
import { SelectField } from '@jarchi/ui/fields/SelectField.tsx';
import { useMemo } from 'react';
import { campaignFilters } from './campaign-filters.ts';
import { campaignListFa as fa } from './campaign-list.fa.ts';
import { ORDERINGS, withFilters, type ListSearch } from './list-search.ts';

export interface CampaignFilterBarProps {
  search: ListSearch;
  onSearch: (search: ListSearch) => void;
  /** The count of campaigns with these filters. */
  count: number;
}

/** Search and filters of the campaigns; on phones also the order, because cards have no column heads. */
export function CampaignFilterBar({ search, onSearch, count }: CampaignFilterBarProps) {
  const specs = useMemo(() => campaignFilters(search.stage), [search.stage]);
  return (
    <FilterBar
      specs={specs}
      filters={search.filters}
      onFilters={(filters) => onSearch(withFilters(search, filters))}
      searchLabel={fa.filters.search}
      searchPlaceholder={fa.filters.searchExample}
      closeLabel={fa.filters.show(formatNumber(count))}
      dropped={search.dropped}
      sheetHead={
        <SelectField
          label={fa.sort.label}
          value={search.ordering}
          onChange={(ordering) => onSearch({ ...search, ordering, page: 1 })}
          options={ORDERINGS.map((value) => ({ value, label: fa.sort.options[value] }))}
          className="border-b pb-4"
        />
      }
    />
  );
}
