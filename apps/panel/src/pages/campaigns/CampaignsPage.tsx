import { useMayOpen } from '#data/account/role.ts';
import { Button, buttonClass } from '@jarchi/ui/actions/Button.tsx';
import { lazyPart } from '@jarchi/ui/feedback/lazy-part.tsx';
import { useMedia, WIDE } from '@jarchi/ui/media.ts';
import { DataRegion } from '@jarchi/ui/feedback/DataRegion.tsx';
import { formatNumber } from '@jarchi/ui/format/format.ts';
import { Pagination } from '@jarchi/ui/navigation/Pagination.tsx';
import { getRegion } from '@jarchi/ui/feedback/query-region.ts';
import { DroppedNotice } from '@jarchi/ui/filters/DroppedNotice.tsx';
import { getListStep } from '@jarchi/ui/filters/filter-spec.ts';
import { SkeletonRows } from '@jarchi/ui/feedback/Skeleton.tsx';
import { TabList, TabPanel } from '@jarchi/ui/navigation/Tabs.tsx';
import { useQuery } from '@tanstack/react-query';
import { useOwnAddress } from '@jarchi/shell/router/own-address.ts';
import { Link, useSearch } from '@tanstack/react-router';
import { ListChecks, Plus } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { useCanSee } from '#data/account/viewer.ts';
import { CampaignFilterBar } from '#features/campaigns/list/CampaignFilterBar.tsx';
import { campaignListFa } from '#features/campaigns/list/campaign-list.fa.ts';
import { campaignsQuery, downloadCampaigns } from '#features/campaigns/list/list-of-address.ts';
import { CampaignTable, CampaignTableHead, TotalsLine } from '#features/campaigns/list/CampaignTable.tsx';
import { campaignsFa as fa } from '#features/campaigns/campaigns.fa.ts';
import { anyCampaignQuery, runningQuery } from '#data/campaigns/campaigns.ts';
import { useDrafts } from '#data/drafts/drafts.ts';
import { draftsListFa } from '#features/campaigns/drafts/drafts-list.fa.ts';
import { LIST_TABS } from '#features/campaigns/status/life-stage.ts';
import {
  getQuery,
  readListSearch,
  withFilters,
  withStage,
  writeListSearch,
  type ListSearch,
} from '#features/campaigns/list/list-search.ts';
import { FiguresTime } from '#features/campaigns/FiguresTime.tsx';
import { severalFa } from '#features/campaigns/several/several.fa.ts';
import { useSelection, type Selection } from '#features/campaigns/several/useSelection.ts';
import { ListChoice } from '#features/campaigns/views/ListChoice.tsx';
import { useDefaultView } from '#features/campaigns/views/useDefaultView.ts';
import { TableExport } from '#features/export/TableExport.tsx';
import { PageHead } from '@jarchi/shell/frame/PageHead.tsx';
import { DraftsList } from '#features/campaigns/drafts/DraftsList.tsx';

const FirstCampaign = lazyPart(() => import('#features/campaigns/drafts/FirstCampaign.tsx'), 'FirstCampaign');
const SelectionBar = lazyPart(() => import('#features/campaigns/several/SelectionBar.tsx'), 'SelectionBar', { whenLost: 'nothing' });

const FILTERS = 'campaign-filters';

interface ListProps {
  search: ListSearch;
  onSearch: (search: ListSearch) => void;
  /** The count without filters. */
  unfiltered: number | undefined;
  selection: Selection;
}

function CampaignsTab({ search, onSearch, unfiltered, selection }: ListProps) {
  const isWide = useMedia(WIDE);
  const [isChoosing, setChoosing] = useState(false);
  const list = useQuery(campaignsQuery(search));
  const [isHidden, setHidden] = useState(false);
  const filterCount = Object.keys(search.filters).length;
  const isFiltered = filterCount > 0;
  const count = list.data?.count ?? 0;
  const last = Math.max(1, Math.ceil(count / search.pageSize));
  const isBeyond = list.data !== undefined && !list.isPlaceholderData && count > 0 && search.page > last;
  useEffect(() => {
    if (isBeyond) onSearch({ ...search, page: last });
  });
  const region = getRegion(list, { isEmpty: (data) => data.count === 0, isFiltered });
  const state = isBeyond ? 'loading' : region.state;
  // Without rows there is no head with the button that shows them again.
  const areHidden = isHidden && state === 'ready';
  if (state === 'empty' && search.stage === 'all') {
    return (
      <Suspense>
        <FirstCampaign />
      </Suspense>
    );
  }
  return (
    <>
      <div id={FILTERS} className={areHidden ? 'wide:hidden' : undefined}>
        <CampaignFilterBar search={search} onSearch={onSearch} count={count} />
      </div>
      {areHidden && isFiltered && (
        <p className="px-(--gutter) py-3 text-sm text-text-2 max-lg:hidden">{campaignListFa.hiddenFilters(formatNumber(filterCount))}</p>
      )}
      {state === 'filtered-empty' && <CampaignTableHead columns={search.columns} />}
      {state === 'ready' && !isWide && !isChoosing && (
        <div className="flex justify-end border-b border-line px-(--gutter)">
          <Button variant="ghost" icon={ListChecks} onClick={() => setChoosing(true)}>
            {severalFa.choose}
          </Button>
        </div>
      )}
      <DataRegion
        {...region}
        className={state === 'ready' || state === 'loading' ? undefined : 'wide:pt-16'}
        state={state}
        skeleton={<SkeletonRows rows={search.pageSize} />}
        empty={search.stage === 'finished' ? campaignListFa.finishedEmpty : fa.runningEmpty}
        filteredText={unfiltered ? campaignListFa.noneFits(formatNumber(unfiltered), Object.keys(search.filters).length) : undefined}
        onClearFilters={() => onSearch(withFilters(search, {}))}
      >
        {list.data && (
          <>
            <CampaignTable
              list={list.data}
              ordering={search.ordering}
              onOrdering={(ordering) => onSearch({ ...search, ordering, page: 1 })}
              columns={search.columns}
              selection={isWide || isChoosing ? selection : undefined}
              filterToggle={{ controls: FILTERS, isShown: !areHidden, onToggle: () => setHidden(!isHidden) }}
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

function DraftsTab({ dropped }: { dropped: number }) {
  const drafts = useDrafts();
  return (
    <>
      <DroppedNotice count={dropped} className="mx-(--gutter) my-3" />
      <DataRegion {...getRegion(drafts, { isEmpty: (data) => data.results.length === 0 })} empty={draftsListFa.empty}>
        {/* A draft is saved by the wall clock, unlike campaigns. */}
        {drafts.data && <DraftsList drafts={drafts.data.results} now={drafts.dataUpdatedAt} />}
      </DataRegion>
    </>
  );
}

export function CampaignsPage() {
  const navigate = useOwnAddress();
  const search = readListSearch(useSearch({ strict: false }));
  const counts = {
    all: useQuery(anyCampaignQuery()).data?.count,
    running: useQuery(runningQuery()).data?.count,
    drafts: useDrafts().data?.count,
    finished: undefined,
    archives: undefined,
  };
  const onSearch = (next: ListSearch) => void navigate({ to: '/campaigns', search: writeListSearch(next), ...getListStep(search, next) });
  useDefaultView(
    Object.keys(writeListSearch(search)).length === 0,
    (next) => void navigate({ to: '/campaigns', search: writeListSearch(next), replace: true }),
  );
  const { ordering, filter } = getQuery(search);
  const selection = useSelection(JSON.stringify([search.stage, filter]));
  const [hasChosen, setHasChosen] = useState(false);
  if (selection.selected.size > 0 && !hasChosen) setHasChosen(true);
  const filtered = useQuery({ ...campaignsQuery(search), enabled: false }).data?.count ?? 0;
  const total = counts.all ?? 0;
  const canExport = useCanSee('table_export');
  const mayStart = useMayOpen('creation');
  return (
    <div className="flex flex-col max-lg:min-h-[calc(100dvh-28px)]">
      <FiguresTime />
      <PageHead
        title={fa.title}
        sub={<span className="wide:hidden">{total > 0 ? fa.count(formatNumber(total)) : campaignListFa.noCampaigns}</span>}
        back={{ to: '/', label: fa.home, isInSidebar: true }}
        actions={
          total > 0 && search.stage !== 'drafts' ? (
            <>
              <ListChoice search={search} onSearch={onSearch} />
              <TableExport download={() => downloadCampaigns(search)} isAllowed={canExport} />
            </>
          ) : undefined
        }
        tabs={
          <TabList
            isBare
            idPrefix="campaigns"
            label={campaignListFa.tabs.label}
            selected={search.stage}
            onSelect={(tab) => (tab === 'archives' ? void navigate({ to: '/campaigns/archives' }) : onSearch(withStage(search, tab)))}
            tabs={LIST_TABS.map((id) => ({ id, label: campaignListFa.tabs[id], count: counts[id] || undefined }))}
          />
        }
      />
      <TabPanel id={search.stage} idPrefix="campaigns">
        {search.stage === 'drafts' ? (
          <DraftsTab dropped={search.dropped} />
        ) : (
          <CampaignsTab search={search} onSearch={onSearch} unfiltered={counts[search.stage]} selection={selection} />
        )}
      </TabPanel>
      {hasChosen && (
        <Suspense>
          <SelectionBar selection={selection} list={{ ordering, filter }} count={filtered} />
        </Suspense>
      )}
      {/* For the first campaign the page itself has a button. */}
      {counts.all !== 0 && selection.selected.size === 0 && mayStart && (
        <div className="sticky bottom-0 mt-auto z-(--z-dock) border-t border-line bg-surface px-(--gutter) pt-3 pb-[max(12px,env(safe-area-inset-bottom))] shadow-dock low:static wide:hidden">
          <Link to="/campaign" className={buttonClass({ size: 'lg', isFullWidth: true })}>
            <Plus aria-hidden size={18} />
            {fa.start}
          </Link>
        </div>
      )}
    </div>
  );
}
