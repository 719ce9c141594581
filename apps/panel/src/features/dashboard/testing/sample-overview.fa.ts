import { DAY_MS } from '@jarchi/domain/calendar/durations.ts';
import type { MediaType } from '@jarchi/domain/platforms/platforms.ts';
import { listPrices } from '@jarchi/domain/reports/overview/measure-prices.ts';
import type { ComparedCampaign, Overview } from '#data/reports/reports.ts';

type Point = Overview['compared_series'][number];

const figures = (reach: number, clicks: number, cost: number) => ({
  reach,
  views: Math.round(reach * 1.17),
  clicks,
  cost,
  click_rate: reach > 0 ? (clicks / Math.round(reach * 1.17)) * 100 : null,
});

/** Figures of campaigns that are judged by people. */
const derived = (reach: number, clicks: number, cost: number) => ({
  ...figures(reach, clicks, cost),
  prices: listPrices(reach > 0 ? [{ measure: 'reach', cost, reached: reach }] : []),
});

/** Three days; the last has no figures yet. */
function series(reach: number, cost: number): Point[] {
  return [0.6, 0.4, null].map((share, index) => ({
    at: new Date(Date.parse('2026-11-07T20:30:00.000Z') + index * DAY_MS).toISOString(),
    reach: share === null ? null : Math.round(reach * share),
    views: share === null ? null : Math.round(reach * share * 1.17),
    clicks: share === null ? null : 10,
    cost: share === null ? null : Math.round(cost * share),
  }));
}

const platform = (media_type: MediaType, reach: number, cost: number, campaigns: number): Overview['platforms'][number] => ({
  ...derived(reach, 20, cost),
  media_type,
  campaigns,
  series: series(reach, cost),
});

function sampleCompared(change: Partial<ComparedCampaign> = {}): ComparedCampaign {
  return {
    id: 48213,
    title: 'معرفی منوی پاییزی',
    media_type: 'INSTAGRAM',
    campaign_type: 'REACH',
    content_type: 'STORY',
    state: 'PUBLISHING',
    reason: null,
    measure: 'reach',
    unit_cost: 87_742,
    ...figures(268_400, 4_860, 23_550_000),
    ...change,
  };
}

/** The last 30 days of five platforms and two types, but with three points only. */
export function sampleOverview(change: Partial<Overview> = {}): Overview {
  return {
    range: { from: '2026-10-12', to: '2026-11-10' },
    compared_range: { from: '2026-09-12', to: '2026-10-11' },
    today: '2026-11-10',
    granularity: 'daily',
    totals: { ...derived(1_102_000, 19_260, 99_500_000), campaigns: 15 },
    compared_totals: { ...derived(888_000, 19_860, 84_300_000), campaigns: 12 },
    platforms: [
      platform('INSTAGRAM', 662_000, 58_200_000, 5),
      platform('TELEGRAM', 214_000, 17_400_000, 3),
      platform('RUBIKA', 92_000, 6_900_000, 2),
      platform('EITAA', 51_000, 5_600_000, 2),
      platform('LINKEDIN', 21_000, 4_400_000, 1),
    ],
    compared_series: series(500_000, 50_000_000),
    price_series: [{ measure: 'reach', unit_costs: [88_942, 88_942, null], compared_unit_costs: [100_000, 100_000, null] }],
    types: [
      { ...derived(712_000, 40, 61_800_000), campaign_type: 'REACH', campaigns: 7 },
      { ...derived(118_000, 40, 12_600_000), campaign_type: 'INFLUENCE', campaigns: 2 },
    ],
    campaigns: {
      count: 15,
      results: [
        sampleCompared(),
        sampleCompared({
          id: 9,
          title: 'کیک کدوحلوایی',
          campaign_type: 'INFLUENCE',
          state: 'INACTIVE',
          unit_cost: 127_835,
          ...figures(97_000, 1_720, 12_400_000),
        }),
      ],
    },
    ...change,
  };
}

/** The same account in a range or with filters that have no figures. */
export function emptyOverview(): Overview {
  const nothing = { ...derived(0, 0, 0), campaigns: 0 };
  return sampleOverview({
    totals: nothing,
    compared_totals: nothing,
    platforms: [],
    compared_series: [],
    price_series: [],
    types: [],
    campaigns: { count: 0, results: [] },
  });
}

/** An account that also buys views and clicks: one platform has people and views, one has clicks. */
export function mixedOverview(): Overview {
  const { platforms, types } = sampleOverview();
  const views = { measure: 'views', cost: 10_000_000, reached: 2_000_000 } as const;
  const clicks = { measure: 'clicks', cost: 6_000_000, reached: 5_000 } as const;
  const people = (cost: number, reached: number) => ({ measure: 'reach', cost, reached }) as const;
  return sampleOverview({
    totals: { ...figures(1_102_000, 19_260, 99_500_000), campaigns: 15, prices: listPrices([people(83_500_000, 940_000), views, clicks]) },
    platforms: platforms.map((row) => {
      if (row.media_type === 'TELEGRAM') return { ...row, prices: listPrices([people(7_400_000, 100_000), views]) };
      return row.media_type === 'LINKEDIN' ? { ...row, clicks: 5_000, prices: listPrices([clicks]) } : row;
    }),
    types: [
      ...types,
      { ...figures(244_000, 90, 10_000_000), views: 2_000_000, campaign_type: 'CPM', campaigns: 5, prices: listPrices([views]) },
    ],
    campaigns: {
      count: 15,
      results: [
        sampleCompared(),
        sampleCompared({
          id: 9,
          title: 'باشگاه مشتریان',
          media_type: 'LINKEDIN',
          campaign_type: 'CPC',
          measure: 'clicks',
          unit_cost: 1_500,
          ...figures(30_000, 2_000, 3_000_000),
        }),
      ],
    },
  });
}
