import { formatDate, formatDayMonth, formatTime, tehranInstant } from '@jarchi/domain/calendar/jalali.ts';
import { measuresFa } from '@jarchi/domain/campaigns/goal-words.fa.ts';
import { campaignTypesFa } from '@jarchi/domain/platforms/campaign-types.fa.ts';
import { getFormatTitle } from '@jarchi/domain/platforms/format-title.ts';
import { forecastGoal } from '@jarchi/domain/reports/forecast.ts';
import { StateBadge } from '@jarchi/ui/badges/StateBadge.tsx';
import { PlatformGlyph } from '@jarchi/ui/brand/PlatformGlyph.tsx';
import { PaceBar } from '@jarchi/ui/figures/PaceBar.tsx';
import { formatScaledPair } from '@jarchi/ui/format/format-pair.ts';
import { formatNumber, formatPercent } from '@jarchi/ui/format/format.ts';
import type { DownloadedFile } from '@jarchi/api-client/api.ts';
import { runtimeConfig } from '#api/runtime-config.ts';
import type { Stats } from '#data/reports/reports.ts';
import type { SharedReport } from '#data/sharing/shared.ts';
import { PdfButton, TableExport } from '#features/export/public.ts';
import { sharedPageFa as fa } from './shared-page.fa.ts';

const dayMonth = (day: string) => formatDayMonth(tehranInstant(day, 12));
const dateOf = (day: string) => formatDate(tehranInstant(day, 12));

/** «استوری · دسترسی · قهوهٔ سپیدار · ۱۲ آبان تا ۲۳ آبان ۱۴۰۵» */
function subOf(report: SharedReport): string {
  const period = fa.range(dayMonth(report.publish_period_start), dateOf(report.publish_period_end));
  return fa.sub([getFormatTitle(report), campaignTypesFa[report.campaign_type].shortTitle, report.account_title, period]);
}

function forecastOf(report: SharedReport, { pace }: Stats): string {
  const isOver = report.state === 'INACTIVE';
  const forecast = forecastGoal({ ...pace, elapsed: isOver ? 1 : pace.elapsed }, report.publish_period_end);
  switch (forecast.kind) {
    case 'early':
    case 'on_time':
    case 'late':
      return fa.forecast[forecast.kind](dayMonth(forecast.kind === 'on_time' ? report.publish_period_end : forecast.day));
    case 'finished':
      return fa.forecast.finished(formatPercent(forecast.share));
    case 'reached':
    case 'missed':
      return fa.forecast[forecast.kind];
    case 'no_goal':
    case 'too_early':
      return '';
  }
}

/** How many publishers are or were on the air, and where the goal will be. */
function sentenceOf(report: SharedReport, stats: Stats): string {
  const live = stats.publishers.filter(({ state }) => state === 'live' || state === 'ended' || state === 'cut_short').length;
  const published = live === 0 ? fa.none : fa.published(formatNumber(live), formatNumber(stats.publishers.length));
  return [published, forecastOf(report, stats)].filter(Boolean).join(' ');
}

function GoalLine({ report, stats: { pace } }: { report: SharedReport; stats: Stats }) {
  const { measure, target, reached } = pace.goal;
  if (target === null) return <p className="text-md text-text-3">{fa.noGoal}</p>;
  const pair = formatScaledPair(reached, target);
  const label = measuresFa[measure].title;
  const isOver = report.state === 'INACTIVE';
  const left = !isOver && pace.days_left > 0 ? fa.daysLeft(formatNumber(pace.days_left)) : '';
  return (
    <div className="flex w-full flex-col gap-2 lg:max-w-[420px]">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-md text-text-2">
        {label}
        <span className="text-text-3">
          <b className="font-semibold text-text">{pair.part}</b> {fa.of(pair.whole)}
        </span>
      </p>
      <PaceBar
        of="goal"
        label={label}
        used={target > 0 ? reached / target : 0}
        elapsed={isOver ? 1 : pace.elapsed}
        hasWords
        endText={left}
      />
    </div>
  );
}

export interface SharedHeadProps {
  report: SharedReport;
  stats: Stats | undefined;
  downloadTable: () => Promise<DownloadedFile>;
  downloadPdf: () => Promise<DownloadedFile>;
}

/** What the report is about, and how it goes, for a reader who knows nothing of the panel. */
export function SharedHead({ report, stats, downloadTable, downloadPdf }: SharedHeadProps) {
  const canExport = runtimeConfig.mode !== 'demo';
  return (
    <header className="flex flex-col gap-5">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <PlatformGlyph platform={report.media_type} size={44} />
        <div className="min-w-0 flex-1">
          <h1 tabIndex={-1} className="text-xl font-bold break-words text-text outline-none lg:text-2xl">
            <bdi>{report.title}</bdi>
          </h1>
          <p className="mt-0.5 text-md text-text-2">{subOf(report)}</p>
        </div>
        <StateBadge state={report.state} />
      </div>
      {stats && (
        <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-4">
          <GoalLine report={report} stats={stats} />
          <p className="min-w-0 flex-1 text-md leading-prose text-text-2 max-lg:basis-full lg:text-end">{sentenceOf(report, stats)}</p>
        </div>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <TableExport download={downloadTable} isAllowed={canExport} label={fa.excel} isFramedOnPhones />
        {canExport && <PdfButton download={downloadPdf} label={fa.pdf} />}
        <p className="ms-auto text-sm text-text-3">{fa.updated(formatTime(Date.parse(report.now)))}</p>
      </div>
    </header>
  );
}
