import { PHONE_REQUEST_STATES } from '@jarchi/domain/session/phone-requests.ts';
import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { ListPage } from '@jarchi/shell/list/ListPage.tsx';
import { useList } from '@jarchi/shell/list/use-list.ts';
import { SkeletonRows } from '@jarchi/ui/feedback/Skeleton.tsx';
import { formatNumber } from '@jarchi/ui/format/format.ts';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { phoneRequestsQuery } from '#data/phone-requests.ts';
import { phoneRequestsFa as fa } from '#features/phone-requests/phone-requests.fa.ts';
import { getPhoneRequestsQuery, PHONE_REQUEST_TABS, phoneRequestsList } from '#features/phone-requests/phone-requests-list.ts';
import { PhoneRequestTable } from '#features/phone-requests/PhoneRequestTable.tsx';

const route = getRouteApi('/desk/phone-requests');

/** Requests for another phone, a tab for each state. */
export function PhoneRequestsPage() {
  const list = useList(phoneRequestsList, route.useSearch());
  const { tab } = list.state;
  const query = useQuery(phoneRequestsQuery(getPhoneRequestsQuery(list.state)));
  const counts = query.data?.counts;
  const all = counts && PHONE_REQUEST_STATES.reduce((sum, known) => sum + counts[known], 0);
  return (
    <ListPage
      title={fa.title}
      list={list}
      query={query}
      tabs={{
        isBelow: true,
        idPrefix: 'phone-requests',
        label: fa.tabs,
        selected: tab,
        onSelect: (next) => list.change({ tab: next }),
        items: PHONE_REQUEST_TABS.map((id) =>
          id === 'all' ? { id, label: fa.all, count: all } : { id, label: fa.states[id], count: counts?.[id] },
        ),
      }}
      panelClass="pt-2"
      isFiltered={tab !== 'all' && tab !== 'waiting' && all !== 0}
      failedText={query.error ? errorText(query.error) : undefined}
      skeleton={<SkeletonRows rows={6} />}
      empty={tab === 'waiting' ? fa.empty.waiting : fa.empty.all}
      filteredText={all === undefined ? undefined : fa.among(formatNumber(all))}
      onClearFilters={() => list.change({ tab: 'all' })}
    >
      {({ results }) => <PhoneRequestTable rows={results} />}
    </ListPage>
  );
}
