import { DataRegion } from '@jarchi/ui/feedback/DataRegion.tsx';
import type { ListControl } from '@jarchi/shell/list/use-list.ts';
import { lazyPart } from '@jarchi/ui/feedback/lazy-part.tsx';
import { getRegion } from '@jarchi/ui/feedback/query-region.ts';
import { SkeletonRows } from '@jarchi/ui/feedback/Skeleton.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { Campaign } from '#data/campaigns/campaigns.ts';
import type { Stats } from '#data/reports/reports.ts';
import { useNotes } from '#data/reports/notes.ts';
import { listChartEvents, listEventTitles } from '#features/campaigns/history/chart-events.ts';
import type { KpiKey } from '#features/reports/kpis.ts';
import { listReportMarks } from '#features/reports/notes/report-marks.ts';
import { PublishersTable } from '#features/reports/PublishersTable.tsx';
import { ReportSheet } from '#features/reports/ReportSheet.tsx';
import { getRanges, type ReportState } from '#features/reports/report-list.ts';
import type { ShownPublisher } from '#features/reports/shown-stats.ts';
import { ReportTabs } from '#features/reports/tabs/ReportTabs.tsx';

const ReportNotes = lazyPart(() => import('#features/reports/notes/ReportNotes.tsx'), 'ReportNotes');
const PublisherDetails = lazyPart(() => import('#features/reports/publisher/PublisherDetails.tsx'), 'PublisherDetails', {
  whenLost: 'close',
});

export interface ReportBodyProps {
  campaign: Pick<Campaign, 'id' | 'events' | 'placements'>;
  stats: UseQueryResult<Stats>;
  list: ListControl<ReportState>;
  onWhy: (key: KpiKey) => void;
  now: number | undefined;
  /** Whether the campaign can still change. */
  isLive: boolean;
}

/** The report of the account's own campaign: with a range to compare with, notes, and tabs. */
export function ReportBody({ campaign, stats, list, onWhy, now, isLive }: ReportBodyProps) {
  const { state, change } = list;
  const [opened, setOpened] = useState<ShownPublisher>();
  const notes = useNotes(campaign.id, stats.data !== undefined);
  const marks = stats.data ? listReportMarks(stats.data, listChartEvents(campaign.events), notes.data ?? [], listEventTitles) : [];
  const ranges = getRanges(state);
  const edits = new Map(campaign.placements.map(({ id, edited_at }) => [id, edited_at]));
  const publishers = stats.data?.publishers.map((publisher) => ({ ...publisher, edited_at: edits.get(publisher.placement_id) })) ?? [];
  return (
    <DataRegion {...getRegion(stats)} skeleton={<SkeletonRows rows={6} />}>
      {stats.data && (
        <ReportSheet
          stats={stats.data}
          list={list}
          now={now}
          canCompare
          canOpenFigures
          onWhy={onWhy}
          marks={marks}
          underChart={
            <Suspense fallback={null}>
              <ReportNotes
                campaign={campaign.id}
                stats={stats.data}
                marks={marks}
                now={now}
                onRetry={notes.isError ? () => void notes.refetch() : undefined}
              />
            </Suspense>
          }
        >
          <ReportTabs
            campaign={campaign.id}
            ranges={ranges}
            isLive={isLive}
            tab={state.tab}
            onTab={(tab) => change({ tab })}
            publishers={stats.data.publishers.length}
          >
            <PublishersTable
              publishers={publishers}
              measure={stats.data.pace.goal.measure}
              ordering={state.ordering}
              onOrdering={(ordering) => change({ ordering })}
              onOpen={setOpened}
              canOpenFigures
            />
          </ReportTabs>
          {opened && (
            <Suspense fallback={null}>
              <PublisherDetails campaign={campaign.id} publisher={opened} ranges={ranges} onClose={() => setOpened(undefined)} />
            </Suspense>
          )}
        </ReportSheet>
      )}
    </DataRegion>
  );
}
