import { DataRegion } from '@jarchi/ui/feedback/DataRegion.tsx';
import { getRegion } from '@jarchi/ui/feedback/query-region.ts';
import { SkeletonRows } from '@jarchi/ui/feedback/Skeleton.tsx';
import { Pagination } from '@jarchi/ui/navigation/Pagination.tsx';
import { TabList, TabPanel } from '@jarchi/ui/navigation/Tabs.tsx';
import { PageHead } from '@jarchi/shell/frame/PageHead.tsx';
import { useOwnAddress } from '@jarchi/shell/router/own-address.ts';
import { findPage } from '@jarchi/shell/router/search.ts';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { requestsQuery, REQUEST_STATES, type RequestState } from '#data/official-requests.ts';
import { officialFa as fa } from '#features/official/official.fa.ts';
import { RequestTable } from '#features/official/RequestTable.tsx';

const PAGE_SIZE = 20;

/** Requests for official invoices of all customers, a tab for each state. */
export function OfficialRequestsPage() {
  const navigate = useOwnAddress();
  const search: { readonly [key: string]: string | undefined } = useSearch({ strict: false });
  const state = REQUEST_STATES.find((known) => known === search['state']) ?? 'requested';
  const page = findPage(search['page']) ?? 1;
  const list = useQuery(requestsQuery({ state, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }));
  const show = (next: RequestState, nextPage: number) =>
    void navigate({
      to: '/official-requests',
      search: { ...(next === 'requested' ? {} : { state: next }), ...(nextPage === 1 ? {} : { page: String(nextPage) }) },
    });
  return (
    <>
      <PageHead
        title={fa.title}
        tabs={
          <TabList
            isBare
            idPrefix="requests"
            label={fa.tabs}
            selected={state}
            onSelect={(next) => show(next, 1)}
            tabs={REQUEST_STATES.map((id) => ({
              id,
              label: fa.states[id],
              count: id === state ? list.data?.count || undefined : undefined,
            }))}
          />
        }
      />
      <TabPanel id={state} idPrefix="requests">
        <DataRegion
          {...getRegion(list, { isEmpty: ({ results }) => results.length === 0 })}
          skeleton={<SkeletonRows rows={6} hasAvatar={false} />}
          empty={fa.empty[state]}
        >
          {list.data && (
            <>
              <RequestTable rows={list.data.results} />
              <Pagination page={page} pageSize={PAGE_SIZE} total={list.data.count} onPage={(next) => show(state, next)} />
            </>
          )}
        </DataRegion>
      </TabPanel>
    </>
  );
}
