import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { getWindow } from '@jarchi/shell/list/define-list.ts';
import { ListPage } from '@jarchi/shell/list/ListPage.tsx';
import { useList } from '@jarchi/shell/list/use-list.ts';
import { SkeletonRows } from '@jarchi/ui/feedback/Skeleton.tsx';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { deadJobsQuery, decisionsQuery, overdueQuery } from '#data/stuck.ts';
import { STUCK_TABS, stuckList } from '#features/stuck/stuck-list.ts';
import { DeadTable, DecisionTable, OverdueTable } from '#features/stuck/StuckTables.tsx';
import { stuckFa as fa, type StuckTab } from '#features/stuck/stuck.fa.ts';

const route = getRouteApi('/desk/jobs');

/** Work that does not come to rest by itself: dead jobs, what waits too long, and what staff decided. */
export function StuckPage() {
  const list = useList(stuckList, route.useSearch());
  const { tab } = list.state;
  const pageOf = (of: StuckTab) => getWindow({ ...list.state, page: of === tab ? list.state.page : 1 });
  const dead = useQuery(deadJobsQuery(pageOf('dead')));
  const overdue = useQuery(overdueQuery(pageOf('overdue')));
  const decided = useQuery({ ...decisionsQuery(pageOf('decided')), enabled: tab === 'decided' });
  const counts: Partial<Record<StuckTab, number | undefined>> = { dead: dead.data?.count, overdue: overdue.data?.count };
  const show = <Row,>(
    query: UseQueryResult<{ readonly count: number; readonly results: readonly Row[] }>,
    render: (rows: readonly Row[]) => ReactNode,
  ) => (
    <ListPage
      title={fa.title}
      list={list}
      query={query}
      tabs={{
        idPrefix: 'stuck',
        label: fa.tabs,
        selected: tab,
        onSelect: (next) => list.change({ tab: next }),
        items: STUCK_TABS.map((id) => ({ id, label: fa.tab[id], count: counts[id] || undefined })),
      }}
      failedText={query.error ? errorText(query.error) : undefined}
      skeleton={<SkeletonRows rows={6} hasAvatar={false} />}
      empty={fa.empty[tab]}
    >
      {({ results }) => (
        <>
          <p className="px-(--gutter) pt-4 pb-2 text-md text-text-2">{fa.intro[tab]}</p>
          {render(results)}
        </>
      )}
    </ListPage>
  );
  if (tab === 'dead') return show(dead, (rows) => <DeadTable rows={rows} />);
  if (tab === 'overdue') return show(overdue, (rows) => <OverdueTable rows={rows} />);
  return show(decided, (rows) => <DecisionTable rows={rows} />);
}
