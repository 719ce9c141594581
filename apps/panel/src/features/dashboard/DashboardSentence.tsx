import type { DayRange } from '@jarchi/domain/calendar/day-range.ts';
import { formatDayMonth, tehranInstant } from '@jarchi/domain/calendar/jalali.ts';
import { findBestAndWorst } from '@jarchi/domain/reports/overview/value-for-money.ts';
import { dayRangeText } from '@jarchi/ui/dates/day-range-text.ts';
import { formatScaledText } from '@jarchi/ui/format/format.ts';
import { platformName } from '@jarchi/ui/brand/PlatformGlyph.tsx';
import { dashboardFa as fa } from './dashboard.fa.ts';
import type { Overview } from '#data/reports.ts';
import { getPreset } from './dashboard-search.ts';

const dayText = (day: string): string => formatDayMonth(tehranInstant(day));

function whenText(range: DayRange, today: string): string {
  const preset = getPreset(range, today);
  if (preset !== 'custom') return fa.when[preset];
  return range.from === range.to ? fa.when.day(dayText(range.from)) : fa.when.range(dayText(range.from), dayText(range.to));
}

/** The best and the worst platform; if there is only one platform, the best and the worst type. */
function valueText({ platforms, types }: Overview): string {
  const byPlatform = findBestAndWorst(platforms);
  if (byPlatform) return fa.bestAndWorst(platformName(byPlatform.cheapest.media_type), platformName(byPlatform.dearest.media_type));
  const byType = findBestAndWorst(types);
  if (!byType) return '';
  return fa.bestAndWorst(fa.ofType(fa.types[byType.cheapest.campaign_type]), fa.ofType(fa.types[byType.dearest.campaign_type]));
}

/** The results of the money in one sentence; on phones its figures come first. */
export function DashboardSentence({ overview }: { overview: Overview }) {
  const cost = fa.cost(formatScaledText(overview.totals.cost));
  const reach = fa.reach(formatScaledText(overview.totals.reach));
  const preset = getPreset(overview.range, overview.today);
  const value = valueText(overview);
  return (
    <>
      <p className="text-md text-text-2 max-lg:hidden">
        {fa.sentence.spent(whenText(overview.range, overview.today))} <b className="font-semibold text-text">{cost}</b>{' '}
        {fa.sentence.reached} <b className="font-semibold text-text">{reach}</b> {fa.sentence.end} {value}
      </p>
      <p className="text-xl leading-relaxed font-bold wide:hidden">{fa.headline(cost, reach)}</p>
      <p className="text-md text-text-2 wide:hidden">
        {fa.summary(preset === 'custom' ? dayRangeText(overview.range) : fa.short[preset], value)}
      </p>
    </>
  );
}
