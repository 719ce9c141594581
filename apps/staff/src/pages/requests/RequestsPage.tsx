import { ListPage, ListSearch } from '@jarchi/shell/list/ListPage.tsx';
import { useList } from '@jarchi/shell/list/use-list.ts';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { requestsQuery } from '#data/requests.ts';
import { getRequestsQuery, requestsList, SHOWN_STATES } from '#features/requests/requests-list.ts';
import { requestsFa as fa } from '#features/requests/requests.fa.ts';
import { RequestTable } from '#features/requests/RequestTable.tsx';

const route = getRouteApi('/desk/requests');

/** Requests of money of all customers. */
export function RequestsPage() {
  const list = useList(requestsList, route.useSearch());
  const { tab } = list.state;
  const query = useQuery(requestsQuery(getRequestsQuery(list.state)));
  const states = query.data?.states;
  return (
    <ListPage
      title={fa.title}
      list={list}
      query={query}
      tabs={{
        isBelow: true,
        idPrefix: 'requests',
        label: fa.tabs,
        selected: tab,
        onSelect: (next) => list.change({ tab: next }),
        items: [
          ...SHOWN_STATES.map((id) => ({ id, label: fa.states[id], count: states?.[id] })),
          { id: 'all' as const, label: fa.all, count: undefined },
        ],
      }}
      tools={
        <div role="search" className="px-(--gutter) py-4 wide:max-w-[440px]">
          <ListSearch list={list} label={fa.search} placeholder={fa.placeholder} />
        </div>
      }
      empty={list.isChosen ? fa.emptyFiltered : fa.empty}
    >
      {({ results }) => <RequestTable rows={results} />}
    </ListPage>
  );
}
