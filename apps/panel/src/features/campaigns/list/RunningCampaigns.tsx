import { tehranDay, formatWeekdayDayMonth, tehranInstant } from '@jarchi/domain/calendar/jalali.ts';
import { joinClasses } from '@jarchi/ui/classes.ts';
import { PaceBar } from '@jarchi/ui/figures/PaceBar.tsx';
import { StateBadge } from '@jarchi/ui/badges/StateBadge.tsx';
import { CampaignTitle } from '#features/campaigns/CampaignTitle.tsx';
import { daysLeftText } from '#features/campaigns/campaign-dates.ts';
import { reachedText } from '#features/campaigns/goal-texts.ts';
import { campaignsFa as fa } from '#features/campaigns/campaigns.fa.ts';
import type { CampaignRow } from '#data/campaigns/campaigns.ts';
import { byInterest, hasFigures } from '#features/campaigns/status/life-stage.ts';
import { useNextStep } from '#features/campaigns/status/useNextStep.ts';
import { RowAction } from './RowAction.tsx';
import { Share, spentShare } from './SpendCell.tsx';

const SHOWN = 5;

function RunningRow({ row, now }: { row: CampaignRow; now: number }) {
  const today = tehranDay(now);
  const step = useNextStep(row);
  return (
    <li className="relative flex flex-wrap items-center gap-x-4 gap-y-2 py-3 wide:grid wide:min-h-14 wide:gap-x-3 wide:grid-cols-[minmax(0,1fr)_128px_minmax(110px,150px)_148px_72px] wide:py-2">
      <div className="min-w-0 flex-1 basis-[9rem]">
        <CampaignTitle row={row} hasId={false} isCover />
      </div>
      <StateBadge state={row.state} className="wide:justify-self-start" />
      <span className="basis-full text-sm text-text-3 wide:order-1">
        <span className="max-lg:flex max-lg:justify-between max-lg:gap-3">
          <span className="wide:block">
            <Share part={row.figures.cost} whole={row.price} unit={fa.million} />
          </span>
          <span className="wide:block">{reachedText(row.goal)}</span>
        </span>
      </span>
      {hasFigures(row) ? (
        <PaceBar
          className="max-lg:basis-full"
          used={spentShare(row)}
          elapsed={row.elapsed}
          hasWords
          endText={daysLeftText(row.publish_period_end, today)}
        />
      ) : (
        <span className="basis-full text-sm text-text-3">
          {fa.starts(formatWeekdayDayMonth(tehranInstant(row.publish_period_start)))}
          {step.waitsFor !== undefined && <span className="block">{step.waitsFor}</span>}
        </span>
      )}
      <span className={joinClasses('basis-full wide:order-2 wide:justify-self-end', !step.isAsked && 'max-lg:hidden')}>
        <RowAction row={row} step={step} />
      </span>
    </li>
  );
}

/** The campaigns under way with their pace, published ones first. `now` is the world clock's. */
export function RunningCampaigns({ rows, now }: { rows: readonly CampaignRow[]; now: number }) {
  return (
    <ul aria-label={fa.runningTitle} className="divide-y divide-line border-y border-line">
      {byInterest(rows)
        .slice(0, SHOWN)
        .map((row) => (
          <RunningRow key={row.id} row={row} now={now} />
        ))}
    </ul>
  );
}
