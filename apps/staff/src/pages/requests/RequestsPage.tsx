import { REQUEST_STATES, type RequestState } from '@jarchi/domain/money/requests/money-requests.ts';
import { PageHead } from '@jarchi/shell/frame/PageHead.tsx';
import { useOwnAddress } from '@jarchi/shell/router/own-address.ts';
import { findPage } from '@jarchi/shell/router/search.ts';
import { DataRegion } from '@jarchi/ui/feedback/DataRegion.tsx';
import { getRegion } from '@jarchi/ui/feedback/query-region.ts';
import { SkeletonRows } from '@jarchi/ui/feedback/Skeleton.tsx';
import { SearchBox } from '@jarchi/ui/filters/SearchBox.tsx';
import { Pagination } from '@jarchi/ui/navigation/Pagination.tsx';
import { TabList } from '@jarchi/ui/navigation/Tabs.tsx';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { requestsQuery } from '#data/requests.ts';
import { requestsFa as fa } from '#features/requests/requests.fa.ts';
import { RequestTable } from '#features/requests/RequestTable.tsx';

const SHOWN = REQUEST_STATES.filter((state) => state !== 'draft');
const PAGE_SIZE = 10;
const SEARCH_MAX = 120;

type Tab = RequestState | 'all';

/** Requests of money of all customers; without a choice, those that wait. */
export function RequestsPage() {
  const navigate = useOwnAddress();
  const address: { readonly [key: string]: string | undefined } = useSearch({ strict: false });
  const tab: Tab = address.state === 'all' ? 'all' : (SHOWN.find((state) => state === address.state) ?? 'waiting');
  const text = (address.search ?? '').slice(0, SEARCH_MAX);
  const page = findPage(address.page) ?? 1;
  const list = useQuery(requestsQuery({ state: tab === 'all' ? undefined : tab, text, page, pageSize: PAGE_SIZE }));
  const show = (next: { readonly tab?: Tab; readonly text?: string; readonly page?: number }) => {
    const to = { tab, text, page: 1, ...next };
    void navigate({
      to: '/requests',
      search: {
        ...(to.tab !== 'waiting' && { state: to.tab }),
        ...(to.text !== '' && { search: to.text }),
        ...(to.page !== 1 && { page: String(to.page) }),
      },
    });
  };
  const states = list.data?.states;
  const region = getRegion(list, { isEmpty: ({ count }) => count === 0 });
  return (
    <>
      <PageHead title={fa.title} />
      <div className="px-(--gutter) pt-2">
        <TabList
          label={fa.tabs}
          tabs={[
            ...SHOWN.map((state) => ({ id: state as Tab, label: fa.states[state], count: states?.[state] })),
            { id: 'all', label: fa.all },
          ]}
          selected={tab}
          onSelect={(next) => show({ tab: next })}
        />
      </div>
      <div role="search" className="px-(--gutter) py-4 wide:max-w-[440px]">
        <SearchBox
          label={fa.search}
          placeholder={fa.placeholder}
          maxLength={SEARCH_MAX}
          text={text}
          onText={(next) => show({ text: next })}
        />
      </div>
      <DataRegion
        {...region}
        skeleton={<SkeletonRows rows={PAGE_SIZE} />}
        empty={tab === 'waiting' && text === '' ? fa.empty : fa.emptyFiltered}
      >
        {list.data && (
          <>
            <RequestTable rows={list.data.results} />
            <Pagination page={page} pageSize={PAGE_SIZE} total={list.data.count} onPage={(next) => show({ page: next })} />
          </>
        )}
      </DataRegion>
    </>
  );
}
