import { LEDGER_FILTER_FIELDS } from '@jarchi/domain/filters/ledger-filters.ts';
import type { Filters } from '@jarchi/domain/filters/filters.ts';
import { LEDGER_TAB_NAMES, LEDGER_TABS, type LedgerTab } from '@jarchi/domain/money/ledger.ts';
import { getSelected, withFilter } from '@jarchi/ui/filters/filter-spec.ts';
import { listQuery, readList, writeList, type ListAddress, type ListState } from '@jarchi/ui/table/list-search.ts';

/** The statement has one order, that of posting. */
const RULES = { fields: LEDGER_FILTER_FIELDS, orderings: ['-number'] as const };

/** The statement's state in the URL; `isRehearsing`: the page shows what could happen instead. */
export interface LedgerSearch extends ListState {
  readonly tab: LedgerTab;
  readonly isRehearsing: boolean;
}

const REHEARSAL = 'rehearsal';

export function readLedgerSearch(raw: Readonly<Record<string, unknown>>): LedgerSearch {
  const list = readList(raw, RULES);
  const { tab: named = 'all', view } = raw;
  const tab = LEDGER_TAB_NAMES.find((known) => known === named);
  const isUnknownView = view !== undefined && view !== REHEARSAL;
  return {
    ...list,
    tab: tab ?? 'all',
    isRehearsing: view === REHEARSAL,
    dropped: list.dropped + (tab ? 0 : 1) + (isUnknownView ? 1 : 0),
  };
}

export function writeLedgerSearch(search: Omit<LedgerSearch, 'dropped'>): ListAddress {
  return {
    ...(search.isRehearsing ? { view: REHEARSAL } : {}),
    ...(search.tab === 'all' ? {} : { tab: search.tab }),
    ...writeList({ ...search, ordering: '-number' }, RULES),
  };
}

/** The address of the rehearsal. */
export const REHEARSAL_SEARCH = { view: REHEARSAL } as const;

/** The query of the statement; its order is not asked for. */
export function getLedgerQuery(search: LedgerSearch) {
  const { limit, offset, filter } = listQuery(search, LEDGER_FILTER_FIELDS);
  return { limit, offset, tab: search.tab, filter };
}

/** A change of tab begins at the first page, and keeps the kinds that the new tab has. */
export function withTab(search: LedgerSearch, tab: LedgerTab): LedgerSearch {
  const kinds: readonly string[] = LEDGER_TABS[tab];
  const values = getSelected(search.filters, 'kind').filter((kind) => kinds.includes(kind));
  return { ...search, filters: withFilter(search.filters, 'kind', { type: 'select', values }), tab, page: 1 };
}
/** So does a change of filters. */
export const withFilters = (search: LedgerSearch, filters: Filters): LedgerSearch => ({ ...search, filters, page: 1 });

export const isChosen = ({ tab, filters }: LedgerSearch): boolean => tab !== 'all' || Object.keys(filters).length > 0;
