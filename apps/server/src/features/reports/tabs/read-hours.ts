import type { CallAnswer } from '@jarchi/contract/types.ts';
import { getInstants } from '@jarchi/domain/calendar/day-range.ts';
import { hourBuckets } from '@jarchi/domain/reports/buckets.ts';
import { sumWeekHours } from '@jarchi/domain/reports/hours/week-hours.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import { costByBucket, getTotals } from '../reports.figures.ts';
import type { Report } from '../stats/open-report.ts';
import { sumHours } from './tabs.repository.ts';

export type Hours = CallAnswer<'reports', 'getStatsHours'>;

/** The figures of a report by day of the week and hour. */
export async function readHours(tx: Tx, report: Report, isAcceptedOnly: boolean): Promise<Hours> {
  const { campaign, placements, range } = report;
  const { from, to } = getInstants(range);
  const of = { accountId: campaign.account_id, campaignId: campaign.id, isAcceptedOnly };
  const sums = new Map((await sumHours(tx, of, new Date(from), new Date(to))).map((row) => [row.at, row]));
  const buckets = hourBuckets(range);
  const costs = costByBucket(buckets, placements);
  const hours = buckets.map(({ from: at }, index) => {
    const { reach = 0, views = 0, clicks = 0 } = sums.get(at) ?? {};
    return { at, reach, views, clicks, cost: costs[index] ?? 0 };
  });
  const sumOf = (key: 'reach' | 'views' | 'clicks' | 'cost') => hours.reduce((sum, hour) => sum + hour[key], 0);
  return {
    range,
    hours: sumWeekHours(hours),
    totals: getTotals({ reach: sumOf('reach'), views: sumOf('views'), clicks: sumOf('clicks') }, sumOf('cost')),
  };
}
