import { useMayOpen } from '#data/account/role.ts';
import { Button, buttonClass } from '@jarchi/ui/actions/Button.tsx';
import { lazyPart } from '@jarchi/ui/feedback/lazy-part.tsx';
import { useMedia, WIDE } from '@jarchi/ui/media.ts';
import { DataRegion } from '@jarchi/ui/feedback/DataRegion.tsx';
import { formatNumber } from '@jarchi/ui/format/format.ts';
import { getRegion } from '@jarchi/ui/feedback/query-region.ts';
import { DroppedNotice } from '@jarchi/ui/filters/DroppedNotice.tsx';
import { SkeletonRows } from '@jarchi/ui/feedback/Skeleton.tsx';
import { TabList, TabPanel } from '@jarchi/ui/navigation/Tabs.tsx';
import { useQuery } from '@tanstack/react-query';
import { ListPager, useLastPage } from '@jarchi/shell/list/ListRegion.tsx';
import { useList, type ListControl } from '@jarchi/shell/list/use-list.ts';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { ListChecks, Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
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
import { campaignsList, changeStage, getCampaignsQuery, type CampaignsState } from '#features/campaigns/list/campaigns-list.ts';
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
  list: ListControl<CampaignsState>;
  /** The count without filters. */
  unfiltered: number | undefined;
  selection: Selection;
}

function CampaignsTab({ list, unfiltered, selection }: ListProps) {
  const { state: params, change } = list;
  const isWide = useMedia(WIDE);
  const [isChoosing, setChoosing] = useState(false);
  const query = useQuery(campaignsQuery(params));
  const [isHidden, setHidden] = useState(false);
  const filterCount = Object.keys(params.filters).length;
  const isFiltered = filterCount > 0;
  const count = query.data?.count ?? 0;
  const isBeyond = useLastPage(list, query);
  const region = getRegion(query, { isEmpty: (data) => data.count === 0, isFiltered });
  const state = isBeyond ? 'loading' : region.state;
  // Without rows there is no head with the button that shows them again.
  const areHidden = isHidden && state === 'ready';
  if (state === 'empty' && params.stage === 'all') {
    return (
      <Suspense>
        <FirstCampaign />
      </Suspense>
    );
  }
  return (
    <>
      <div id={FILTERS} className={areHidden ? 'wide:hidden' : undefined}>
        <CampaignFilterBar list={list} count={count} />
      </div>
      {areHidden && isFiltered && (
        <p className="px-(--gutter) py-3 text-sm text-text-2 max-lg:hidden">{campaignListFa.hiddenFilters(formatNumber(filterCount))}</p>
      )}
      {state === 'filtered-empty' && <CampaignTableHead columns={params.columns} />}
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
        skeleton={<SkeletonRows rows={params.pageSize} />}
        empty={params.stage === 'finished' ? campaignListFa.finishedEmpty : fa.runningEmpty}
        filteredText={unfiltered ? campaignListFa.noneFits(formatNumber(unfiltered), filterCount) : undefined}
        onClearFilters={() => change({ filters: {} })}
      >
        {query.data && (
          <>
            <CampaignTable
              list={query.data}
              ordering={params.ordering}
              onOrdering={(ordering) => change({ ordering })}
              columns={params.columns}
              selection={isWide || isChoosing ? selection : undefined}
              filterToggle={{ controls: FILTERS, isShown: !areHidden, onToggle: () => setHidden(!isHidden) }}
            />
            <TotalsLine list={query.data} />
            <ListPager list={list} total={count} />
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
  const navigate = useNavigate();
  const list = useList(campaignsList, useSearch({ from: '/shell/campaigns' }));
  const { state, change } = list;
  const counts = {
    all: useQuery(anyCampaignQuery()).data?.count,
    running: useQuery(runningQuery()).data?.count,
    drafts: useDrafts().data?.count,
    finished: undefined,
    archives: undefined,
  };
  useDefaultView(list);
  const { ordering, filter } = getCampaignsQuery(state);
  const selection = useSelection(JSON.stringify([state.stage, filter]));
  const [hasChosen, setHasChosen] = useState(false);
  if (selection.selected.size > 0 && !hasChosen) setHasChosen(true);
  const filtered = useQuery({ ...campaignsQuery(state), enabled: false }).data?.count ?? 0;
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
          total > 0 && state.stage !== 'drafts' ? (
            <>
              <ListChoice list={list} />
              <TableExport download={() => downloadCampaigns(state)} isAllowed={canExport} />
            </>
          ) : undefined
        }
        tabs={
          <TabList
            isBare
            idPrefix="campaigns"
            label={campaignListFa.tabs.label}
            selected={state.stage}
            onSelect={(tab) => (tab === 'archives' ? void navigate({ to: '/campaigns/archives' }) : change(changeStage(state, tab)))}
            tabs={LIST_TABS.map((id) => ({ id, label: campaignListFa.tabs[id], count: counts[id] || undefined }))}
          />
        }
      />
      <TabPanel id={state.stage} idPrefix="campaigns">
        {state.stage === 'drafts' ? (
          <DraftsTab dropped={state.dropped} />
        ) : (
          <CampaignsTab list={list} unfiltered={counts[state.stage]} selection={selection} />
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
