import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import { getInstants, type DayRange } from '@jarchi/domain/calendar/day-range.ts';
import type { CampaignType, MediaType } from '@jarchi/domain/platforms/platforms.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import { campaign, placement } from '#features/campaigns/rows/campaigns.tables.ts';
import { COST_COLUMNS, withCosts } from '../reports.costs.repository.ts';
import { dailyFigure, standingMeasurement } from '#features/measurements/measurements.tables.ts';

/** Which campaigns are compared; undefined is all. */
export interface CampaignChoice {
  readonly media_type: readonly MediaType[] | undefined;
  readonly campaign_type: readonly CampaignType[] | undefined;
  readonly id?: readonly number[] | undefined;
}

/** A range, and the one before it, which ends where the range begins. */
export interface ComparedRanges {
  readonly range: DayRange;
  readonly compared_range: DayRange;
}

function isChosen(choice: CampaignChoice): SQL | undefined {
  return and(
    choice.media_type && inArray(campaign.media_type, [...choice.media_type]),
    choice.campaign_type && inArray(campaign.campaign_type, [...choice.campaign_type]),
    choice.id && inArray(campaign.id, [...choice.id]),
  );
}

const instant = (at: number): SQL => sql`${new Date(at).toISOString()}::timestamptz`;

const ofCampaign = and(eq(campaign.account_id, placement.account_id), eq(campaign.id, placement.campaign_id));

const ofCosts = { pauses: campaign.pauses, reason: campaign.reason, state_since: campaign.state_since };

export type OverviewPlacement = Awaited<ReturnType<typeof listLivePlacements>>[number];

/** Placements whose cost may have changed in the two ranges, with what decides it. */
export async function listLivePlacements(tx: Tx, accountId: number, choice: CampaignChoice, ranges: ComparedRanges) {
  const from = instant(getInstants(ranges.compared_range).from);
  const to = instant(getInstants(ranges.range).to);
  const { live_at, ended_at, out_at, captured, bought_units, availability_hours } = placement;
  const isLive = sql`${live_at} < ${to} and (${ended_at} is null or ${ended_at} >= ${from})
    and (${bought_units} is not null or ${live_at} + ${availability_hours} * interval '1 hour' >= ${from})`;
  const isTaken = sql`${live_at} is null and ${captured} > 0 and ${out_at} >= ${from} and ${out_at} < ${to}`;
  const rows = await tx
    .select({ ...COST_COLUMNS, ...ofCosts, media_type: campaign.media_type, campaign_type: campaign.campaign_type })
    .from(placement)
    .innerJoin(campaign, ofCampaign)
    .where(and(eq(placement.account_id, accountId), isChosen(choice), or(isLive, isTaken)));
  return withCosts(tx, accountId, rows, (row) => row);
}

interface Nothing {
  readonly campaign_id: null;
  readonly is_now: null;
  readonly media_type: null;
  readonly campaign_type: null;
  readonly bucket: null;
}
type Of<Part> = Omit<Nothing, keyof Part> & Part & Sums;

/** Sums of one campaign in one of the two ranges, or of one platform or one type in one bucket. */
export type FigureSums =
  | Of<{ readonly campaign_id: number; readonly is_now: boolean }>
  | Of<{ readonly media_type: MediaType; readonly bucket: string }>
  | Of<{ readonly campaign_type: CampaignType; readonly bucket: string }>;

interface Sums {
  readonly reach: number;
  readonly views: number;
  readonly clicks: number;
}

/** Accepted figures of both ranges, summed in the store: by campaign and range, and by platform and by type for each day or hour. */
export async function sumFigures(
  tx: Tx,
  accountId: number,
  choice: CampaignChoice,
  { granularity, range, compared_range }: ComparedRanges & { readonly granularity: 'daily' | 'hourly' },
): Promise<FigureSums[]> {
  const { from, to } = getInstants(range);
  const before = getInstants(compared_range).from;
  const isDaily = granularity === 'daily';
  const hours = sql`${standingMeasurement.hour} >= ${instant(before)} and ${standingMeasurement.hour} < ${instant(to)}`;
  const isNow = isDaily ? sql`at >= ${range.from}::date` : sql`at >= ${instant(from)}`;
  const bucket = isDaily ? sql`at::text` : sql`to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  const measured = isDaily
    ? sql`select campaign_id, metric, day as at, accepted as value from ${dailyFigure}
          where ${dailyFigure.account_id} = ${accountId} and ${dailyFigure.day} between ${compared_range.from} and ${range.to}`
    : sql`select campaign_id, metric, hour as at, value from ${standingMeasurement}
          where ${standingMeasurement.account_id} = ${accountId} and ${standingMeasurement.is_accepted} and ${hours}`;
  // First, many placements become one row for each campaign and bucket: that makes the rest a few times cheaper.
  const { rows } = await tx.execute<FigureSums & Record<string, unknown>>(sql`
    with figure as (
      select campaign_id, at, sum(value) filter (where metric = 'reach') as reach, sum(value) filter (where metric = 'views') as views,
        sum(value) filter (where metric = 'clicks') as clicks
      from (${measured}) as measured group by campaign_id, at
    ), of_campaign as (
      select campaign_id, ${campaign.media_type} as media_type, ${campaign.campaign_type} as campaign_type, ${isNow} as is_now, ${bucket} as bucket, figure.reach, figure.views, figure.clicks
      from figure join ${campaign} on ${campaign.account_id} = ${accountId} and ${campaign.id} = campaign_id
      where ${isChosen(choice) ?? sql`true`}
    )
    select campaign_id, is_now, media_type, campaign_type, bucket, coalesce(sum(reach), 0)::bigint as reach, coalesce(sum(views), 0)::bigint as views,
      coalesce(sum(clicks), 0)::bigint as clicks
    from of_campaign group by grouping sets ((campaign_id, is_now), (media_type, bucket), (campaign_type, bucket))`);
  return rows;
}

export type OverviewCampaign = Awaited<ReturnType<typeof listComparedCampaigns>>[number];

export async function listComparedCampaigns(tx: Tx, accountId: number, ids: readonly number[]) {
  return tx
    .select({
      id: campaign.id,
      title: campaign.title,
      media_type: campaign.media_type,
      campaign_type: campaign.campaign_type,
      content_type: campaign.content_type,
      state: campaign.state,
      reason: campaign.reason,
    })
    .from(campaign)
    .where(and(eq(campaign.account_id, accountId), sql`${campaign.id} = any(${`{${ids.join(',')}}`}::bigint[])`));
}
