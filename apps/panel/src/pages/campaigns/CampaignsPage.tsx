import { buttonClass } from '@jarchi/ui/Button.tsx';
import { DataRegion } from '@jarchi/ui/DataRegion.tsx';
import { formatNumber } from '@jarchi/ui/format.ts';
import { Pagination } from '@jarchi/ui/Pagination.tsx';
import { SkeletonRows } from '@jarchi/ui/Skeleton.tsx';
import { TabList, TabPanel } from '@jarchi/ui/Tabs.tsx';
import { Notice } from '@jarchi/ui/Notice.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useEffect } from 'react';
import { CampaignFilterBar } from '#features/campaigns/CampaignFilterBar.tsx';
import { CampaignTable, CampaignTableHead, TotalsLine } from '#features/campaigns/CampaignTable.tsx';
import { campaignsFa as fa } from '#features/campaigns/campaigns.fa.ts';
import { anyCampaignQuery, campaignsQuery, draftsQuery, runningQuery } from '#features/campaigns/campaigns.queries.ts';
import { DraftsList } from '#features/campaigns/DraftsList.tsx';
import { draftsListFa } from '#features/campaigns/drafts-list.fa.ts';
import { FirstCampaign } from '#features/campaigns/FirstCampaign.tsx';
import { LIFE_STAGES } from '#features/campaigns/life-stage.ts';
import { CLEARED, readListSearch, withStage, writeListSearch, type ListSearch } from '#features/campaigns/list-search.ts';
import { PageHead } from '#layouts/PageHead.tsx';
import { regionStateOf } from '#pages/region-state.ts';

interface ListProps {
  search: ListSearch;
  onSearch: (search: ListSearch) => void;
}

function CampaignsTab({ search, onSearch }: ListProps) {
  const list = useQuery(campaignsQuery(search));
  const isFiltered = Object.keys(search.filters).length > 0;
  const count = list.data?.count ?? 0;
  const last = Math.max(1, Math.ceil(count / search.pageSize));
  const isBeyond = list.data !== undefined && !list.isPlaceholderData && count > 0 && search.page > last;
  useEffect(() => {
    if (isBeyond) onSearch({ ...search, page: last });
  });
  const state = isBeyond ? 'loading' : regionStateOf(list, (data) => data.count === 0);
  if (state === 'empty' && !isFiltered && search.stage === 'all') return <FirstCampaign />;
  return (
    <>
      <CampaignFilterBar search={search} onSearch={onSearch} />
      {search.dropped > 0 && (
        <Notice tone="warning" className="mx-(--gutter) mb-3">
          {fa.filters.dropped}
        </Notice>
      )}
      {state === 'empty' && isFiltered && <CampaignTableHead />}
      <DataRegion
        className={state === 'empty' || state === 'failed' ? 'wide:pt-16' : undefined}
        state={state === 'empty' && isFiltered ? 'filtered-empty' : state}
        skeleton={<SkeletonRows rows={search.pageSize} />}
        empty={search.stage === 'finished' ? fa.finishedEmpty : fa.runningEmpty}
        onClearFilters={() => onSearch({ ...search, ...CLEARED })}
        onRetry={() => void list.refetch()}
        isStale={list.isPlaceholderData || list.isError}
      >
        {list.data && (
          <>
            <CampaignTable
              list={list.data}
              ordering={search.ordering}
              onOrdering={(ordering) => onSearch({ ...search, ordering, page: 1 })}
            />
            <TotalsLine list={list.data} />
            <Pagination
              page={search.page}
              pageSize={search.pageSize}
              total={count}
              onPage={(page) => onSearch({ ...search, page })}
              onPageSize={(pageSize) => onSearch({ ...search, pageSize, page: 1 })}
            />
          </>
        )}
      </DataRegion>
    </>
  );
}

function DraftsTab() {
  const drafts = useQuery(draftsQuery());
  return (
    <DataRegion
      state={regionStateOf(drafts, (data) => data.results.length === 0)}
      empty={draftsListFa.empty}
      onRetry={() => void drafts.refetch()}
      isStale={drafts.isError}
    >
      {/* A draft is saved by the wall clock, unlike campaigns. */}
      {drafts.data && <DraftsList drafts={drafts.data.results} now={drafts.dataUpdatedAt} />}
    </DataRegion>
  );
}

export function CampaignsPage() {
  const navigate = useNavigate();
  const search = readListSearch(useSearch({ strict: false }));
  const counts = {
    all: useQuery(anyCampaignQuery()).data?.count,
    running: useQuery(runningQuery()).data?.count,
    drafts: useQuery(draftsQuery()).data?.count,
    finished: undefined,
  };
  const onSearch = (next: ListSearch) =>
    void navigate({ to: '/campaigns', search: writeListSearch(next), resetScroll: next.page !== search.page });
  const total = counts.all ?? 0;
  return (
    <div className="flex flex-col max-lg:min-h-[calc(100dvh-28px)]">
      <PageHead
        title={fa.title}
        sub={<span className="wide:hidden">{total > 0 ? fa.count(formatNumber(total)) : fa.noCampaigns}</span>}
        back={{ to: '/', label: fa.home }}
        tabs={
          <TabList
            isBare
            idPrefix="campaigns"
            label={fa.tabs.label}
            selected={search.stage}
            onSelect={(stage) => onSearch(withStage(search, stage))}
            tabs={LIFE_STAGES.map((id) => ({ id, label: fa.tabs[id], count: counts[id] || undefined }))}
          />
        }
      />
      <TabPanel id={search.stage} idPrefix="campaigns">
        {search.stage === 'drafts' ? <DraftsTab /> : <CampaignsTab search={search} onSearch={onSearch} />}
      </TabPanel>
      <div className="sticky bottom-0 mt-auto z-(--z-dock) border-t border-line bg-surface px-(--gutter) pt-3 pb-[max(12px,env(safe-area-inset-bottom))] shadow-dock wide:hidden">
        <Link to="/campaign" className={buttonClass({ size: 'lg', isFullWidth: true })}>
          <Plus aria-hidden size={18} />
          {fa.start}
        </Link>
      </div>
    </div>
  );
}
