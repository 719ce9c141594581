import type { DayRange } from '@jarchi/domain/calendar/day-range.ts';
import { formatDayMonth, tehranInstant } from '@jarchi/domain/calendar/jalali.ts';
import { measuresFa } from '@jarchi/domain/campaigns/goal-words.fa.ts';
import { findBestAndWorst } from '@jarchi/domain/reports/overview/value-for-money.ts';
import { dayRangeText } from '@jarchi/ui/dates/day-range-text.ts';
import { formatScaledText } from '@jarchi/ui/format/format.ts';
import { platformName } from '@jarchi/ui/brand/PlatformGlyph.tsx';
import { dashboardFa as fa } from './dashboard.fa.ts';
import { findOnlyMeasure, getMainMeasure, listResults } from './measures.ts';
import type { Overview } from '#data/reports/reports.ts';
import { getPreset } from './dashboard-list.ts';

const dayText = (day: string): string => formatDayMonth(tehranInstant(day));

function whenText(range: DayRange, today: string): string {
  const preset = getPreset(range, today);
  if (preset !== 'custom') return fa.when[preset];
  return range.from === range.to ? fa.when.day(dayText(range.from)) : fa.when.range(dayText(range.from), dayText(range.to));
}

/** The best and the worst platform by the price of the main measure; if there is only one platform, the best and the worst type. */
function valueText({ totals, platforms, types }: Overview): string {
  const measure = getMainMeasure(totals);
  const tell = (best: string, worst: string) =>
    findOnlyMeasure(totals) ? fa.bestAndWorst(best, worst) : fa.bestAndWorstOf(best, worst, measuresFa[measure].unitCost);
  const byPlatform = findBestAndWorst(platforms, measure);
  if (byPlatform) return tell(platformName(byPlatform.cheapest.media_type), platformName(byPlatform.dearest.media_type));
  const byType = findBestAndWorst(types, measure);
  if (!byType) return '';
  return tell(fa.ofType(fa.types[byType.cheapest.campaign_type]), fa.ofType(fa.types[byType.dearest.campaign_type]));
}

/** «۱٫۱ میلیون دسترسی، ۴۰۰ هزار بازدید و ۱۹ هزار کلیک». */
function resultsText(results: readonly string[]): string {
  const last = results.at(-1) ?? '';
  return results.length < 2 ? last : `${results.slice(0, -1).join(fa.comma)}${fa.and}${last}`;
}

/** The results of the money in one sentence; on phones its figures come first. */
export function DashboardSentence({ overview }: { overview: Overview }) {
  const cost = fa.cost(formatScaledText(overview.totals.cost));
  const results = listResults(overview.totals);
  const preset = getPreset(overview.range, overview.today);
  const value = valueText(overview);
  return (
    <>
      <p className="text-md text-text-2 max-lg:hidden">
        {fa.sentence.spent(whenText(overview.range, overview.today))} <b className="font-semibold text-text">{cost}</b>{' '}
        {fa.sentence.reached} <b className="font-semibold text-text">{resultsText(results)}</b> {fa.sentence.end} {value}
      </p>
      <p className="text-xl leading-relaxed font-bold wide:hidden">{[cost, ...results].join(fa.comma)}</p>
      <p className="text-md text-text-2 wide:hidden">
        {fa.summary(preset === 'custom' ? dayRangeText(overview.range) : fa.short[preset], value)}
      </p>
    </>
  );
}
