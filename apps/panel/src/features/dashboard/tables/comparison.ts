import type { CampaignType, MediaType } from '@jarchi/domain/platforms/platforms.ts';
import { listResultShares } from '@jarchi/domain/reports/overview/measure-prices.ts';
import { listShares } from '@jarchi/domain/reports/overview/value-for-money.ts';
import type { Metric } from '@jarchi/domain/campaigns/goals.ts';
import { platformHues } from '@jarchi/ui/chart/platform-hues.ts';
import { platformName } from '@jarchi/ui/brand/PlatformGlyph.tsx';
import { dashboardFa } from '#features/dashboard/dashboard.fa.ts';
import type { Overview } from '#data/reports/reports.ts';
import type { ComparedBy } from '#features/dashboard/dashboard-list.ts';

/** One platform or type, with its shares of the whole. */
export interface ComparedRow extends Pick<Overview['totals'], Metric | 'cost' | 'campaigns' | 'prices'> {
  readonly key: MediaType | CampaignType;
  readonly name: string;
  readonly hue: string;
  /** 0 to 1. */
  readonly costShare: number;
  readonly resultShare: number;
}

export function comparedRows({ platforms, types }: Overview, by: ComparedBy): ComparedRow[] {
  const rows =
    by === 'media_type'
      ? platforms.map((row) => ({ ...row, key: row.media_type, name: platformName(row.media_type), hue: platformHues[row.media_type] }))
      : types.map((row) => ({ ...row, key: row.campaign_type, name: dashboardFa.types[row.campaign_type], hue: 'var(--chart-1)' }));
  const costShares = listShares(rows.map(({ cost }) => cost));
  const resultShares = listResultShares(rows.map(({ prices }) => prices));
  return rows.map(({ key, name, hue, reach, views, clicks, cost, campaigns, prices }, index) => ({
    key,
    name,
    hue,
    reach,
    views,
    clicks,
    cost,
    campaigns,
    prices,
    costShare: costShares[index] ?? 0,
    resultShare: resultShares[index] ?? 0,
  }));
}
