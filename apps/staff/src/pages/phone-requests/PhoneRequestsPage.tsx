import { PHONE_REQUEST_STATES } from '@jarchi/domain/session/phone-requests.ts';
import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { PageHead } from '@jarchi/shell/frame/PageHead.tsx';
import { useOwnAddress } from '@jarchi/shell/router/own-address.ts';
import { findPage } from '@jarchi/shell/router/search.ts';
import { DataRegion } from '@jarchi/ui/feedback/DataRegion.tsx';
import { getRegion } from '@jarchi/ui/feedback/query-region.ts';
import { SkeletonRows } from '@jarchi/ui/feedback/Skeleton.tsx';
import { formatNumber } from '@jarchi/ui/format/format.ts';
import { Pagination } from '@jarchi/ui/navigation/Pagination.tsx';
import { TabList, TabPanel } from '@jarchi/ui/navigation/Tabs.tsx';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { phoneRequestsQuery } from '#data/phone-requests.ts';
import { phoneRequestsFa as fa, type PhoneRequestTab } from '#features/phone-requests/phone-requests.fa.ts';
import { PhoneRequestTable } from '#features/phone-requests/PhoneRequestTable.tsx';

const PAGE_SIZE = 20;
const TABS = [...PHONE_REQUEST_STATES, 'all'] as const satisfies readonly PhoneRequestTab[];

/** Requests for another phone, a tab for each state; without a choice, those that wait. */
export function PhoneRequestsPage() {
  const navigate = useOwnAddress();
  const address: { readonly [key: string]: string | undefined } = useSearch({ strict: false });
  const tab = TABS.find((known) => known === address['state']) ?? 'waiting';
  const page = findPage(address['page']) ?? 1;
  const state = tab === 'all' ? undefined : tab;
  const list = useQuery(phoneRequestsQuery({ state, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }));
  const show = (next: PhoneRequestTab, nextPage: number, replace = false) =>
    void navigate({
      to: '/phone-requests',
      search: { ...(next === 'waiting' ? {} : { state: next }), ...(nextPage === 1 ? {} : { page: String(nextPage) }) },
      replace,
    });
  const counts = list.data?.counts;
  const all = counts && PHONE_REQUEST_STATES.reduce((sum, known) => sum + counts[known], 0);
  const last = Math.max(1, Math.ceil((list.data?.count ?? 0) / PAGE_SIZE));
  const isBeyond = list.data !== undefined && !list.isPlaceholderData && page > last;
  useEffect(() => {
    if (isBeyond) show(tab, last, true);
  });
  const isFiltered = tab !== 'all' && tab !== 'waiting' && all !== 0;
  const region = getRegion(list, { isEmpty: ({ count }) => count === 0, isFiltered });
  return (
    <>
      <PageHead title={fa.title} />
      <div className="px-(--gutter) pt-2">
        <TabList
          idPrefix="phone-requests"
          label={fa.tabs}
          selected={tab}
          onSelect={(next) => show(next, 1)}
          tabs={TABS.map((id) => (id === 'all' ? { id, label: fa.all, count: all } : { id, label: fa.states[id], count: counts?.[id] }))}
        />
      </div>
      <TabPanel id={tab} idPrefix="phone-requests" className="pt-2">
        <DataRegion
          {...region}
          state={isBeyond ? 'loading' : region.state}
          failedText={list.error ? errorText(list.error) : undefined}
          skeleton={<SkeletonRows rows={6} />}
          empty={tab === 'waiting' ? fa.empty.waiting : fa.empty.all}
          filteredText={all === undefined ? undefined : fa.among(formatNumber(all))}
          onClearFilters={() => show('all', 1)}
        >
          {list.data && (
            <>
              <PhoneRequestTable rows={list.data.results} />
              <Pagination page={page} pageSize={PAGE_SIZE} total={list.data.count} onPage={(next) => show(tab, next)} />
            </>
          )}
        </DataRegion>
      </TabPanel>
    </>
  );
}
