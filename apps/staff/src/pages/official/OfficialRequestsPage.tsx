import { SkeletonRows } from '@jarchi/ui/feedback/Skeleton.tsx';
import { ListPage } from '@jarchi/shell/list/ListPage.tsx';
import { useList } from '@jarchi/shell/list/use-list.ts';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { requestsQuery, REQUEST_STATES } from '#data/official-requests.ts';
import { officialFa as fa } from '#features/official/official.fa.ts';
import { getOfficialQuery, officialList } from '#features/official/official-list.ts';
import { RequestTable } from '#features/official/RequestTable.tsx';

const route = getRouteApi('/desk/official-requests');

/** Requests for official invoices of all customers, a tab for each state. */
export function OfficialRequestsPage() {
  const list = useList(officialList, route.useSearch());
  const { tab } = list.state;
  const query = useQuery(requestsQuery(getOfficialQuery(list.state)));
  return (
    <ListPage
      title={fa.title}
      list={list}
      query={query}
      tabs={{
        idPrefix: 'requests',
        label: fa.tabs,
        selected: tab,
        onSelect: (next) => list.change({ tab: next }),
        items: REQUEST_STATES.map((id) => ({
          id,
          label: fa.states[id],
          count: id === tab ? query.data?.count || undefined : undefined,
        })),
      }}
      skeleton={<SkeletonRows rows={6} hasAvatar={false} />}
      empty={fa.empty[tab]}
    >
      {({ results }) => <RequestTable rows={results} />}
    </ListPage>
  );
}
