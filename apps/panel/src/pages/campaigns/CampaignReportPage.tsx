import { hasErrorCode } from '@jarchi/api-client/api-error.ts';
import { HOUR_MS } from '@jarchi/domain/calendar/durations.ts';
import { addDays, tehranInstant } from '@jarchi/domain/calendar/jalali.ts';
import { SETTLE_HOURS } from '@jarchi/domain/campaigns/placements.ts';
import { DataRegion } from '@jarchi/ui/feedback/DataRegion.tsx';
import { PlatformGlyph } from '@jarchi/ui/brand/PlatformGlyph.tsx';
import { lazyPart } from '@jarchi/ui/feedback/lazy-part.tsx';
import { getRegion } from '@jarchi/ui/feedback/query-region.ts';
import { SkeletonRows } from '@jarchi/ui/feedback/Skeleton.tsx';
import { StateBadge } from '@jarchi/ui/badges/StateBadge.tsx';
import { useQuery } from '@tanstack/react-query';
import { notFound, useParams, useSearch } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { campaignQuery, REFRESH_MS, type Campaign } from '#data/campaigns/campaigns.ts';
import { campaignsFa } from '#features/campaigns/campaigns.fa.ts';
import { campaignSub } from '#features/campaigns/CampaignTitle.tsx';
import { isOver } from '#data/campaigns/is-over.ts';
import { pollUnlessLive } from '@jarchi/client-state/live/live-state.ts';
import { hasFigures } from '#features/campaigns/status/life-stage.ts';
import { ControlNotice } from '#features/campaigns/controls/ControlNotice.tsx';
import { toExplained } from '#features/reports/kpis.ts';
import { getRanges, reportList } from '#features/reports/report-list.ts';
import { statsQuery } from '#data/reports/reports.ts';
import type { ExplainedFigure } from '#data/reports/tabs.ts';
import { reportsFa } from '#features/reports/reports.fa.ts';
import { useOfferClockTarget } from '#features/world/clock-target.ts';
import { Notice } from '@jarchi/ui/feedback/Notice.tsx';
import { useList } from '@jarchi/shell/list/use-list.ts';
import { PageHead } from '@jarchi/shell/frame/PageHead.tsx';
import { worldClockQuery } from '#data/world/world.ts';
import { ReportActions } from './ReportActions.tsx';
import { ReportBody } from './ReportBody.tsx';
import { ReportRail } from './ReportRail.tsx';
import { CampaignStatus } from '#features/campaigns/unpublished/CampaignStatus.tsx';
import { ArchivedNotice } from '#features/campaigns/archive/ArchivedNotice.tsx';

const ReplacementBand = lazyPart(() => import('#features/campaigns/controls/replace/ReplacementBand.tsx'), 'ReplacementBand');
const OffersPanel = lazyPart(() => import('#features/contents/offers/OffersPanel.tsx'), 'OffersPanel');
const ProvenanceSheet = lazyPart(() => import('#features/reports/provenance/ProvenanceSheet.tsx'), 'ProvenanceSheet', {
  whenLost: 'close',
});

/** One hour more than settling takes, so that its job has run. */
const SETTLED_HOURS = SETTLE_HOURS + 1;

/** Hours until the campaign is over and settled; undefined if it is. */
function hoursUntilSettled(campaign: Campaign | undefined, now: number | undefined): number | undefined {
  if (!campaign || now === undefined || isOver(campaign)) return undefined;
  const lastStart = tehranInstant(addDays(campaign.publish_period_end, 1));
  const ends = campaign.placements.map(({ live_at, ended_at, availability_hours }) =>
    ended_at === null ? (live_at === null ? lastStart : Date.parse(live_at)) + availability_hours * HOUR_MS : Date.parse(ended_at),
  );
  const settled = Math.max(lastStart, ...ends) + SETTLED_HOURS * HOUR_MS;
  return settled > now ? Math.ceil((settled - now) / HOUR_MS) : undefined;
}

export function CampaignReportPage() {
  const { id: idText } = useParams({ from: '/shell/campaigns/$id' });
  const id = Number(idText);
  const list = useList(reportList, useSearch({ from: '/shell/campaigns/$id' }), { keepsScroll: true });
  const { state, change } = list;
  const ranges = getRanges(state);
  const [why, setWhy] = useState<ExplainedFigure>();
  const campaign = useQuery(campaignQuery(id));
  const isMeasured = campaign.data === undefined || hasFigures(campaign.data);
  const stats = useQuery({
    ...statsQuery(id, ranges),
    enabled: isMeasured,
    refetchInterval: () => campaign.data && !isOver(campaign.data) && pollUnlessLive(REFRESH_MS),
  });
  // The band outlives the last share that it tells of: its window shows what became of it.
  const [hasLost, setHasLost] = useState(false);
  if (!hasLost && campaign.data && campaign.data.replacements.length > 0) setHasLost(true);
  const clock = useQuery(worldClockQuery);
  const now = clock.data && Date.parse(clock.data.now);
  const untilHours = hoursUntilSettled(campaign.data, now);
  useOfferClockTarget(untilHours);

  if (hasErrorCode(campaign.error, 'campaign_not_found')) throw notFound();

  return (
    <>
      <PageHead
        title={campaign.data?.title ?? campaignsFa.title}
        lead={campaign.data && <PlatformGlyph platform={campaign.data.media_type} size={24} />}
        badge={campaign.data && <StateBadge state={campaign.data.state} />}
        sub={campaign.data && campaignSub(campaign.data)}
        back={{ to: '/campaigns', label: reportsFa.back }}
        actions={campaign.data && <ReportActions campaign={campaign.data} state={state} />}
      />
      <DataRegion {...getRegion(campaign)} skeleton={<SkeletonRows rows={8} />}>
        {campaign.data && (
          <div className="grid grid-cols-1 xl:min-h-[calc(100dvh-80px)] xl:grid-cols-[minmax(0,1fr)_316px]">
            <div className="min-w-0">
              {campaign.data.is_deleted && <ArchivedNotice campaign={campaign.data} />}
              {campaign.data.is_overdue && (
                <Notice tone="warning" className="mx-(--gutter) my-4">
                  <b className="font-semibold">{campaignsFa.overdue.title}</b> {campaignsFa.overdue.text}
                </Notice>
              )}
              <ControlNotice campaign={campaign.data} />
              {hasLost && (
                <Suspense fallback={null}>
                  <ReplacementBand campaign={campaign.data} now={now} />
                </Suspense>
              )}
              {campaign.data.state === 'NEGOTIATION' && (
                <Suspense fallback={<SkeletonRows rows={3} />}>
                  <OffersPanel campaign={campaign.data} />
                </Suspense>
              )}
              {hasFigures(campaign.data) ? (
                <ReportBody
                  campaign={campaign.data}
                  stats={stats}
                  list={list}
                  onWhy={(key) => setWhy(toExplained(key))}
                  now={now}
                  isLive={!isOver(campaign.data)}
                />
              ) : (
                <CampaignStatus campaign={campaign.data} />
              )}
            </div>
            <ReportRail campaign={campaign.data} stats={stats.data} untilHours={untilHours} why={why} ranges={ranges} onWhy={setWhy} />
          </div>
        )}
      </DataRegion>
      {state.figure && stats.data && campaign.data && (
        <Suspense>
          <ProvenanceSheet
            campaign={campaign.data}
            figure={state.figure}
            range={stats.data.range}
            isHourly={stats.data.granularity === 'hourly'}
            onClose={() => change({ figure: undefined })}
          />
        </Suspense>
      )}
    </>
  );
}
