import { ForWhoMayOpen } from '#features/team/ForWhoMayOpen.tsx';
import { tehranDay } from '@jarchi/domain/calendar/jalali.ts';
import { presetRange } from '@jarchi/domain/calendar/day-range.ts';
import { buttonClass } from '@jarchi/ui/actions/Button.tsx';
import { DataRegion } from '@jarchi/ui/feedback/DataRegion.tsx';
import { DroppedNotice } from '@jarchi/ui/filters/DroppedNotice.tsx';
import { FilterChips } from '@jarchi/ui/filters/FilterChips.tsx';
import { dayRangeText } from '@jarchi/ui/dates/day-range-text.ts';
import { getRegion } from '@jarchi/ui/feedback/query-region.ts';
import { useLastPage } from '@jarchi/shell/list/ListRegion.tsx';
import { useList } from '@jarchi/shell/list/use-list.ts';
import { usePageTitle } from '@jarchi/shell/title/page-title.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { ArrowRight, Plus } from 'lucide-react';
import { useState } from 'react';
import { useCanSee, useViewer } from '#data/account/viewer.ts';
import { ComparedWith, RangeChoice } from '#features/dashboard/controls/RangeChoice.tsx';
import { dashboardFa as fa } from '#features/dashboard/dashboard.fa.ts';
import { dashboardFilters } from '#features/dashboard/dashboard-filters.ts';
import { overviewQuery } from '#features/dashboard/overview-of-address.ts';
import { dashboardList, findPresetRange } from '#features/dashboard/dashboard-list.ts';
import { DashboardSentence } from '#features/dashboard/DashboardSentence.tsx';
import { DashboardSkeleton } from '#features/dashboard/DashboardSkeleton.tsx';
import { DashboardBody } from './DashboardBody.tsx';

/** Before the first purchase: the next step instead of figures. */
const start = (
  <ForWhoMayOpen page="creation">
    <Link to="/campaign" className={buttonClass({ size: 'lg' })}>
      <Plus aria-hidden size={18} />
      {fa.first.start}
    </Link>
  </ForWhoMayOpen>
);

/** The results of all campaigns over a range; each choice is stored in the URL. */
export function DashboardPage() {
  // The list of campaigns is a part of the page.
  const list = useList(dashboardList, useSearch({ from: '/shell/dashboard' }), { keepsScroll: true });
  const { state, change } = list;
  const overview = useQuery(overviewQuery(state));
  const canExport = useCanSee('table_export');
  const { has_purchased_campaign } = useViewer();
  const { data } = overview;
  const isBeyond = useLastPage(list, { data: data?.campaigns, isPlaceholderData: overview.isPlaceholderData });
  usePageTitle(fa.title);

  // Until a response tells the world clock's day, the wall clock's day is used.
  const [wallDay] = useState(() => tehranDay(Date.now()));
  const today = data?.today ?? wallDay;
  const range = state.range ?? presetRange('last_30_days', today);
  const isFiltered = Object.keys(state.filters).length > 0;
  const region = getRegion(overview, { isEmpty: ({ campaigns }) => campaigns.count === 0, isFiltered });
  const isFirst = region.state === 'empty' && !has_purchased_campaign;
  return (
    <>
      <header className="max-lg:sticky max-lg:top-0 low:static max-lg:z-(--z-sticky) max-lg:flex max-lg:h-(--top-h) max-lg:items-center max-lg:gap-2 max-lg:border-b max-lg:bg-surface max-lg:px-2 wide:px-(--gutter) wide:pt-6">
        <Link to="/" aria-label={fa.back} className="grid size-11 shrink-0 place-items-center rounded-md text-text-2 wide:hidden">
          <ArrowRight aria-hidden size={22} />
        </Link>
        <div className="min-w-0">
          <h1 tabIndex={-1} className="text-lg leading-7 font-bold outline-none wide:text-2xl wide:leading-10">
            {fa.title}
          </h1>
          <p className="truncate text-sm leading-5 text-text-3 wide:hidden">{dayRangeText(range)}</p>
        </div>
      </header>
      {isFirst ? (
        <DataRegion state="empty" empty={{ ...fa.first, action: start }} className="wide:pt-16" />
      ) : (
        <>
          <div className="px-(--gutter) max-lg:pt-4 wide:min-h-6">
            {data && region.state === 'ready' && <DashboardSentence overview={data} />}
          </div>
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-(--gutter) py-4">
            <RangeChoice
              range={range}
              today={today}
              onPreset={(preset) => change({ range: findPresetRange(preset, today) })}
              onRange={(next) => change({ range: next })}
            />
            <div role="search" aria-label={fa.filters.label} className="flex flex-wrap items-center gap-2">
              <FilterChips specs={dashboardFilters} filters={state.filters} onFilters={(filters) => change({ filters })} />
              {data && <ComparedWith compared={data.compared_range} />}
            </div>
          </div>
          <DroppedNotice count={state.dropped} className="mx-(--gutter) mb-3" />
          <DataRegion
            {...region}
            state={isBeyond ? 'loading' : region.state}
            skeleton={<DashboardSkeleton />}
            empty={fa.empty}
            onClearFilters={() => change({ filters: {} })}
          >
            {data && <DashboardBody overview={data} list={list} canExport={canExport} />}
          </DataRegion>
        </>
      )}
    </>
  );
}
