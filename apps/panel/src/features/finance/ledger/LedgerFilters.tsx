import { LEDGER_FILTER_FIELDS } from '@jarchi/domain/filters/ledger-filters.ts';
import { LEDGER_TABS } from '@jarchi/domain/money/ledger.ts';
import type { ListControl } from '@jarchi/shell/list/use-list.ts';
import { FilterBar } from '@jarchi/ui/filters/FilterBar.tsx';
import { getSelected, type FilterOption, type FilterSpec } from '@jarchi/ui/filters/filter-spec.ts';
import { formatId, formatNumber } from '@jarchi/ui/format/format.ts';
import { useQuery } from '@tanstack/react-query';
import { listQuery } from '#data/campaigns/campaigns.ts';
import { ledgerFa } from './ledger.fa.ts';
import type { LedgerState } from './ledger-list.ts';

const fa = ledgerFa.filters;
/** The newest ones can be chosen by name. */
const CAMPAIGNS = { limit: 100, offset: 0, ordering: '-created', filter: [] } satisfies Parameters<typeof listQuery>[0];

/** The campaigns to choose from, those that the address names included. */
function useCampaignOptions({ filters }: LedgerState): readonly FilterOption[] {
  const campaigns = useQuery(listQuery(CAMPAIGNS)).data?.results ?? [];
  const listed = campaigns.map(({ id, title }) => ({ value: String(id), label: title }));
  const others = getSelected(filters, 'campaign').filter((id) => listed.every(({ value }) => value !== id));
  return [...listed, ...others.map((value) => ({ value, label: ledgerFa.campaign(formatId(value)) }))];
}

/** Search and filters of the statement. */
export function LedgerFilters({ list: { state, change }, count }: { list: ListControl<LedgerState>; count: number }) {
  const campaigns = useCampaignOptions(state);
  const kinds = LEDGER_TABS[state.tab].map((value) => ({ value, label: ledgerFa.kinds[value] }));
  const options: Readonly<Record<string, readonly FilterOption[]>> = { kind: kinds, campaign: campaigns };
  const specs = LEDGER_FILTER_FIELDS.map((field): FilterSpec => {
    const chosen = options[field.key];
    return {
      // A tab offers its own kinds only.
      field: field.key === 'kind' && field.type === 'select' ? { ...field, options: LEDGER_TABS[state.tab] } : field,
      label: fa.names[field.key] ?? field.key,
      ...(chosen && { options: chosen }),
      ...(field.type === 'number' && { unit: ledgerFa.toman, isExtra: true }),
    };
  }).filter(({ field }) => field.key !== 'kind' || kinds.length > 1);
  return (
    <FilterBar
      specs={specs}
      filters={state.filters}
      onFilters={(filters) => change({ filters })}
      searchLabel={fa.search}
      searchPlaceholder={fa.searchExample}
      closeLabel={fa.show(formatNumber(count))}
      dropped={state.dropped}
    />
  );
}
