import { MoneyBox } from '#features/campaigns/money/MoneyBox.tsx';
import { StateTimeline } from '#features/campaigns/history/StateTimeline.tsx';
import { PaceRail } from '#features/reports/PaceRail.tsx';
import { AskSupportLink } from '#features/tickets/AskSupportLink.tsx';
import { FileText } from 'lucide-react';
import { buttonClass } from '@jarchi/ui/actions/Button.tsx';
import { statusFa } from '#features/campaigns/status/status.fa.ts';
import type { ExplainedFigure } from '#data/reports/tabs.ts';
import { lazyPart } from '@jarchi/ui/feedback/lazy-part.tsx';
import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import type { Campaign } from '#data/campaigns/campaigns.ts';
import { isOver } from '#data/campaigns/is-over.ts';
import type { Ranges, Stats } from '#data/reports/reports.ts';
import { hasFigures } from '#features/campaigns/status/life-stage.ts';
import { listOtherChanges } from '#features/reports/kpis.ts';

const WorldClock = lazyPart(() => import('#features/world/WorldClock.tsx'), 'WorldClock', { whenLost: 'nothing' });
const Disputes = lazyPart(() => import('#features/campaigns/controls/dispute/Disputes.tsx'), 'Disputes');
const ChangePanel = lazyPart(() => import('#features/reports/change/ChangePanel.tsx'), 'ChangePanel', { whenLost: 'close' });

/** A dispute stands, or can be opened. */
const hasDisputes = ({ disputes, dispute_until }: Campaign): boolean => disputes.length > 0 || dispute_until !== null;

export interface ReportRailProps {
  campaign: Campaign;
  stats: Stats | undefined;
  /** Hours until the campaign is settled. */
  untilHours: number | undefined;
  /** The figure whose change is explained. */
  why: ExplainedFigure | undefined;
  ranges: Ranges;
  onWhy: (figure: ExplainedFigure | undefined) => void;
}

/** Beside the report: pace, money, disputes and history of the campaign. */
export function ReportRail({ campaign, stats, untilHours, why, ranges, onWhy }: ReportRailProps) {
  return (
    <aside className="grid grid-cols-1 content-start gap-8 border-line bg-surface-sunken px-(--gutter) py-6 max-xl:border-t md:max-xl:grid-cols-2 xl:border-s xl:px-5">
      <div className="empty:hidden wide:hidden">
        <Suspense fallback={null}>
          <WorldClock variant="panel" untilHours={untilHours} />
        </Suspense>
      </div>
      {why && stats && (
        <Suspense fallback={null}>
          <ChangePanel
            campaign={campaign.id}
            figure={why}
            ranges={ranges}
            isLive={!isOver(campaign)}
            others={listOtherChanges(stats)}
            onFigure={onWhy}
            onClose={() => onWhy(undefined)}
          />
        </Suspense>
      )}
      {hasFigures(campaign) && stats && <PaceRail stats={stats} lastDay={campaign.publish_period_end} isOver={isOver(campaign)} />}
      <div>
        <MoneyBox campaign={campaign} />
        <Link
          to="/campaigns/$id/identity"
          params={{ id: String(campaign.id) }}
          className={`${buttonClass({ variant: 'secondary', isFullWidth: true })} mt-4 wide:hidden`}
        >
          <FileText aria-hidden size={18} />
          {statusFa.actions.identity}
        </Link>
      </div>
      {hasDisputes(campaign) && (
        <Suspense fallback={null}>
          <Disputes campaign={campaign} />
        </Suspense>
      )}
      <StateTimeline events={campaign.events} />
      <AskSupportLink about="campaign" id={campaign.id} />
    </aside>
  );
}
