import { LEDGER_FILTER_FIELDS } from '@jarchi/domain/filters/ledger-filters.ts';
import { LEDGER_TAB_NAMES, LEDGER_TABS, type LedgerTab } from '@jarchi/domain/money/ledger.ts';
import { oneOf } from '@jarchi/shell/list/address-parts.ts';
import { defineList, getListQuery, type StateOf } from '@jarchi/shell/list/define-list.ts';
import { getSelected, withFilter } from '@jarchi/ui/filters/filter-spec.ts';

/** The statement has one order, that of posting. The rehearsal shows what could happen instead. */
export const ledgerList = defineList({
  filters: LEDGER_FILTER_FIELDS,
  parts: { view: oneOf('view', ['rehearsal']), tab: oneOf('tab', LEDGER_TAB_NAMES, 'all') },
});
export type LedgerState = StateOf<typeof ledgerList>;

/** The query of the statement; its order is not asked for. */
export function getLedgerQuery(state: LedgerState) {
  const { limit, offset, filter } = getListQuery(state, LEDGER_FILTER_FIELDS);
  return { limit, offset, tab: state.tab, filter };
}

/** A change of tab keeps the kinds that the new tab has. */
export function changeTab({ filters }: LedgerState, tab: LedgerTab): Pick<LedgerState, 'filters' | 'tab'> {
  const kinds: readonly string[] = LEDGER_TABS[tab];
  const values = getSelected(filters, 'kind').filter((kind) => kinds.includes(kind));
  return { filters: withFilter(filters, 'kind', { type: 'select', values }), tab };
}
