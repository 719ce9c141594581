import type { ListControl } from '@jarchi/shell/list/use-list.ts';
import { FilterBar } from '@jarchi/ui/filters/FilterBar.tsx';
import { formatNumber } from '@jarchi/ui/format/format.ts';
import { SelectField } from '@jarchi/ui/fields/SelectField.tsx';
import { useMemo } from 'react';
import { campaignFilters } from './campaign-filters.ts';
import { campaignListFa as fa } from './campaign-list.fa.ts';
import { ORDERINGS, type CampaignsState } from './campaigns-list.ts';

export interface CampaignFilterBarProps {
  list: ListControl<CampaignsState>;
  /** The count of campaigns with these filters. */
  count: number;
}

/** Search and filters of the campaigns; on phones also the order, because cards have no column heads. */
export function CampaignFilterBar({ list: { state, change }, count }: CampaignFilterBarProps) {
  const specs = useMemo(() => campaignFilters(state.stage), [state.stage]);
  return (
    <FilterBar
      specs={specs}
      filters={state.filters}
      onFilters={(filters) => change({ filters })}
      searchLabel={fa.filters.search}
      searchPlaceholder={fa.filters.searchExample}
      closeLabel={fa.filters.show(formatNumber(count))}
      dropped={state.dropped}
      sheetHead={
        <SelectField
          label={fa.sort.label}
          value={state.ordering}
          onChange={(ordering) => change({ ordering })}
          options={ORDERINGS.map((value) => ({ value, label: fa.sort.options[value] }))}
          className="border-b pb-4"
        />
      }
    />
  );
}
