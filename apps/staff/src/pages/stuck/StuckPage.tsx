import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { PageHead } from '@jarchi/shell/frame/PageHead.tsx';
import { useOwnAddress } from '@jarchi/shell/router/own-address.ts';
import { findPage } from '@jarchi/shell/router/search.ts';
import { DataRegion } from '@jarchi/ui/feedback/DataRegion.tsx';
import { getRegion } from '@jarchi/ui/feedback/query-region.ts';
import { SkeletonRows } from '@jarchi/ui/feedback/Skeleton.tsx';
import { Pagination } from '@jarchi/ui/navigation/Pagination.tsx';
import { TabList, TabPanel } from '@jarchi/ui/navigation/Tabs.tsx';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { deadJobsQuery, decisionsQuery, overdueQuery } from '#data/stuck.ts';
import { DeadTable, DecisionTable, OverdueTable } from '#features/stuck/StuckTables.tsx';
import { stuckFa as fa, type StuckTab } from '#features/stuck/stuck.fa.ts';

const PAGE_SIZE = 20;
const TABS = ['dead', 'overdue', 'decided'] as const satisfies readonly StuckTab[];

interface PartProps<Row> {
  tab: StuckTab;
  list: UseQueryResult<{ readonly count: number; readonly results: readonly Row[] }>;
  page: number;
  onPage: (page: number) => void;
  render: (rows: readonly Row[]) => ReactNode;
}

function Part<Row>({ tab, list, page, onPage, render }: PartProps<Row>) {
  return (
    <DataRegion
      {...getRegion(list, { isEmpty: ({ results }) => results.length === 0 })}
      failedText={list.error ? errorText(list.error) : undefined}
      skeleton={<SkeletonRows rows={6} hasAvatar={false} />}
      empty={fa.empty[tab]}
    >
      {list.data && (
        <>
          <p className="px-(--gutter) pt-4 pb-2 text-md text-text-2">{fa.intro[tab]}</p>
          {render(list.data.results)}
          <Pagination page={page} pageSize={PAGE_SIZE} total={list.data.count} onPage={onPage} />
        </>
      )}
    </DataRegion>
  );
}

/** Work that does not come to rest by itself: dead jobs, what waits too long, and what staff decided. */
export function StuckPage() {
  const navigate = useOwnAddress();
  const search: { readonly [key: string]: string | undefined } = useSearch({ strict: false });
  const tab = TABS.find((known) => known === search['tab']) ?? 'dead';
  const page = findPage(search['page']) ?? 1;
  const show = (next: StuckTab, nextPage: number) =>
    void navigate({
      to: '/jobs',
      search: { ...(next === 'dead' ? {} : { tab: next }), ...(nextPage === 1 ? {} : { page: String(nextPage) }) },
    });
  const pageOf = (of: StuckTab) => ({ limit: PAGE_SIZE, offset: of === tab ? (page - 1) * PAGE_SIZE : 0 });
  const dead = useQuery(deadJobsQuery(pageOf('dead')));
  const overdue = useQuery(overdueQuery(pageOf('overdue')));
  const decided = useQuery({ ...decisionsQuery(pageOf('decided')), enabled: tab === 'decided' });
  const counts: Partial<Record<StuckTab, number | undefined>> = { dead: dead.data?.count, overdue: overdue.data?.count };
  const shared = { tab, page, onPage: (next: number) => show(tab, next) };
  return (
    <>
      <PageHead
        title={fa.title}
        tabs={
          <TabList
            isBare
            idPrefix="stuck"
            label={fa.tabs}
            selected={tab}
            onSelect={(next) => show(next, 1)}
            tabs={TABS.map((id) => ({ id, label: fa.tab[id], count: counts[id] || undefined }))}
          />
        }
      />
      <TabPanel id={tab} idPrefix="stuck">
        {tab === 'dead' && <Part {...shared} list={dead} render={(rows) => <DeadTable rows={rows} />} />}
        {tab === 'overdue' && <Part {...shared} list={overdue} render={(rows) => <OverdueTable rows={rows} />} />}
        {tab === 'decided' && <Part {...shared} list={decided} render={(rows) => <DecisionTable rows={rows} />} />}
      </TabPanel>
    </>
  );
}
