import { sql } from 'drizzle-orm';
import { countHours, type CostedPlacement, type CountedHour, type PaidHour } from '@jarchi/domain/campaigns/placement-cost.ts';
import { isPausedHour, type Pause } from '@jarchi/domain/campaigns/rules/share-rules.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import { campaign, placement } from '../campaigns/rows/campaigns.tables.ts';
import { standingMeasurement } from '../measurements/measurements.tables.ts';

/** The columns that decide the cost of a placement. */
export const COST_COLUMNS = {
  id: placement.id,
  campaign_id: placement.campaign_id,
  share: placement.share,
  price: placement.price,
  discount: placement.discount,
  net_step: placement.net_step,
  captured: placement.captured,
  captured_vat: placement.captured_vat,
  bought_units: placement.bought_units,
  availability_hours: placement.availability_hours,
  live_at: placement.live_at,
  ended_at: placement.ended_at,
  out_at: placement.out_at,
  measured_until: placement.measured_until,
};

type CostRow = Pick<typeof placement.$inferSelect, keyof typeof COST_COLUMNS>;

/** A placement, and what its cost is made of. */
export type WithCost<T> = T & {
  readonly costed: CostedPlacement;
  /** Paid hours of views or clicks, in order of time; empty where hours were bought. */
  readonly hours: readonly CountedHour[];
};

const ms = (at: Date | null): number | null => at?.getTime() ?? null;

function toCosted({ bought_units, ...row }: CostRow, stopped_at: number | null): CostedPlacement {
  return {
    stopped_at,
    share: row.share,
    live_at: ms(row.live_at),
    ended_at: ms(row.ended_at),
    out_at: ms(row.out_at),
    measured_until: ms(row.measured_until),
    net: row.price - row.discount,
    net_step: row.net_step,
    captured_net: row.captured - row.captured_vat,
    bought: bought_units ?? row.availability_hours,
    isByUnits: bought_units !== null,
  };
}

/** A campaign, as the cost of its placements needs it. */
export interface CostedCampaign extends Pick<typeof campaign.$inferSelect, 'reason' | 'state_since'> {
  /** Hours that are not paid. */
  readonly pauses: readonly Pause[];
}

/** Placements with what decides their cost at any time. */
export async function withCosts<T extends CostRow>(
  tx: Tx,
  accountId: number,
  items: readonly T[],
  campaignOf: (item: T) => CostedCampaign,
): Promise<WithCost<T>[]> {
  const ids = items.flatMap(({ id, bought_units }) => (bought_units === null ? [] : [id]));
  const hours = ids.length === 0 ? new Map<number, PaidHour[]>() : await listAcceptedHours(tx, accountId, ids);
  return items.map((item) => {
    const { pauses, reason, state_since } = campaignOf(item);
    const paid = (hours.get(item.id) ?? []).filter(({ hour }) => !isPausedHour(hour, pauses));
    return { ...item, costed: toCosted(item, reason === 'stopped' ? state_since.getTime() : null), hours: countHours(paid) };
  });
}

/** Accepted views or clicks, as each campaign's type is paid, hour by hour. */
async function listAcceptedHours(tx: Tx, accountId: number, ids: readonly number[]): Promise<Map<number, PaidHour[]>> {
  const { rows } = await tx.execute<{ placement_id: number; hour: string; units: number }>(sql`
    select m.placement_id, m.hour, m.value as units
    from ${standingMeasurement} m
      join ${placement} p on p.account_id = m.account_id and p.id = m.placement_id
      join ${campaign} c on c.account_id = p.account_id and c.id = p.campaign_id
    where m.account_id = ${accountId} and m.is_accepted and m.placement_id = any(${`{${ids.join(',')}}`}::bigint[])
      and m.metric = case c.campaign_type when 'CPC' then 'clicks' else 'views' end
    order by m.hour`);
  const byPlacement = new Map<number, PaidHour[]>(ids.map((id) => [id, []]));
  for (const row of rows) byPlacement.get(row.placement_id)?.push({ hour: Date.parse(row.hour), units: row.units });
  return byPlacement;
}
