import { hasErrorCode } from '@jarchi/api-client/api-error.ts';
import { HOUR_MS } from '@jarchi/domain/calendar/durations.ts';
import { addDays, tehranDay, tehranInstant } from '@jarchi/domain/calendar/jalali.ts';
import { SETTLE_HOURS } from '@jarchi/domain/campaigns/placements.ts';
import { buttonClass } from '@jarchi/ui/actions/Button.tsx';
import { DataRegion } from '@jarchi/ui/feedback/DataRegion.tsx';
import { PlatformGlyph } from '@jarchi/ui/brand/PlatformGlyph.tsx';
import { lazyPart } from '@jarchi/ui/feedback/lazy-part.tsx';
import { getRegion } from '@jarchi/ui/feedback/query-region.ts';
import { SkeletonRows } from '@jarchi/ui/feedback/Skeleton.tsx';
import { StateBadge } from '@jarchi/ui/badges/StateBadge.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link, notFound, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { FileText } from 'lucide-react';
import { campaignQuery, REFRESH_MS, type Campaign } from '#data/campaigns/campaigns.ts';
import { campaignsFa } from '#features/campaigns/campaigns.fa.ts';
import { campaignSub } from '#features/campaigns/CampaignTitle.tsx';
import { isOver } from '#data/campaigns/under-way.ts';
import { hasFigures } from '#features/campaigns/status/life-stage.ts';
import { MoneyBox } from '#features/campaigns/money/MoneyBox.tsx';
import { statusFa } from '#features/campaigns/status/status.fa.ts';
import { StateTimeline } from '#features/campaigns/history/StateTimeline.tsx';
import { PaceRail } from '#features/reports/PaceRail.tsx';
import { readReportSearch, writeReportSearch, type ReportSearch } from '#features/reports/report-search.ts';
import { statsQuery } from '#data/reports.ts';
import { reportsFa } from '#features/reports/reports.fa.ts';
import { useOfferClockTarget } from '#features/world/clock-target.ts';
import { PageHead } from '@jarchi/shell/frame/PageHead.tsx';
import { worldClockQuery } from '#data/world/world.ts';
import { ReportActions } from './ReportActions.tsx';
import { ReportBody } from './ReportBody.tsx';
import { WorldClock } from '#features/world/WorldClock.tsx';
import { NewDates } from '#features/campaigns/NewDates.tsx';
import { CampaignStatus } from '#features/campaigns/status/CampaignStatus.tsx';
import { ArchivedNotice } from '#features/campaigns/archive/ArchivedNotice.tsx';
import { OffersPanel } from '#features/contents/offers/OffersPanel.tsx';

const PeriodLayer = lazyPart(() => import('#features/drafts/general/period/PeriodLayer.tsx'), 'PeriodLayer', { whenLost: 'close' });
const RefuseOffersDialog = lazyPart(() => import('#features/campaigns/ending/RefuseOffersDialog.tsx'), 'RefuseOffersDialog', {
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
  const navigate = useNavigate();
  const { id: idText = '' } = useParams({ strict: false });
  const id = Number(idText);
  const search = readReportSearch(useSearch({ strict: false }));
  const campaign = useQuery(campaignQuery(id));
  const isMeasured = campaign.data === undefined || hasFigures(campaign.data);
  const stats = useQuery({
    ...statsQuery(id, search.range),
    enabled: isMeasured,
    refetchInterval: campaign.data && !isOver(campaign.data) ? REFRESH_MS : false,
  });
  const clock = useQuery(worldClockQuery);
  const now = clock.data && Date.parse(clock.data.now);
  const untilHours = hoursUntilSettled(campaign.data, now);
  useOfferClockTarget(untilHours);

  if (hasErrorCode(campaign.error, 'campaign_not_found')) throw notFound();
  const onSearch = (next: ReportSearch) =>
    void navigate({ to: '/campaigns/$id', params: { id: idText }, search: writeReportSearch(next), resetScroll: false });

  return (
    <>
      <PageHead
        title={campaign.data?.title ?? campaignsFa.title}
        lead={campaign.data && <PlatformGlyph platform={campaign.data.media_type} size={24} />}
        badge={campaign.data && <StateBadge state={campaign.data.state} />}
        sub={campaign.data && campaignSub(campaign.data)}
        back={{ to: '/campaigns', label: reportsFa.back }}
        actions={campaign.data && <ReportActions campaign={campaign.data} search={search} />}
      />
      <DataRegion {...getRegion(campaign)} skeleton={<SkeletonRows rows={8} />}>
        {campaign.data && (
          <div className="grid xl:min-h-[calc(100dvh-80px)] xl:grid-cols-[minmax(0,1fr)_316px]">
            <div className="min-w-0">
              {campaign.data.is_deleted && <ArchivedNotice campaign={campaign.data} />}
              {campaign.data.state === 'NEGOTIATION' && (
                <OffersPanel
                  campaign={campaign.data}
                  renderRefusal={(onClose) => <RefuseOffersDialog campaign={campaign.data} onClose={onClose} />}
                />
              )}
              {hasFigures(campaign.data) ? (
                <ReportBody stats={stats} search={search} onSearch={onSearch} now={now} />
              ) : (
                <CampaignStatus
                  campaign={campaign.data}
                  newDates={
                    now !== undefined && (
                      <NewDates campaign={campaign.data} today={tehranDay(now)} renderPicker={(picking) => <PeriodLayer {...picking} />} />
                    )
                  }
                />
              )}
            </div>
            <aside className="grid content-start gap-8 border-line bg-surface-sunken px-(--gutter) py-6 max-xl:border-t md:max-xl:grid-cols-2 xl:border-s xl:px-5">
              <div className="empty:hidden wide:hidden">
                <WorldClock look="panel" untilHours={untilHours} />
              </div>
              {hasFigures(campaign.data) && stats.data && (
                <PaceRail stats={stats.data} lastDay={campaign.data.publish_period_end} isOver={isOver(campaign.data)} />
              )}
              <div>
                <MoneyBox campaign={campaign.data} />
                <Link
                  to="/campaigns/$id/identity"
                  params={{ id: idText }}
                  className={`${buttonClass({ variant: 'secondary', isFullWidth: true })} mt-4 wide:hidden`}
                >
                  <FileText aria-hidden size={18} />
                  {statusFa.actions.identity}
                </Link>
              </div>
              <StateTimeline events={campaign.data.events} />
            </aside>
          </div>
        )}
      </DataRegion>
    </>
  );
}
