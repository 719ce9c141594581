import { sql } from 'drizzle-orm';
import type { Tx } from '#infra/store/tenancy.ts';
import { campaign, placement } from '../campaigns/campaigns.tables.ts';
import { measurement } from '../measurements/measurements.tables.ts';

/** Paid views or clicks, hour by hour. */
export interface PaidUnits {
  readonly bought: number;
  /** In order of time; `hour` is its start (ms). */
  readonly hours: readonly { readonly hour: number; readonly units: number }[];
}

interface Bought {
  readonly id: number;
  readonly bought_units: number | null;
}

/** Placements with what decides the cost of their views or clicks at any time; null where hours were bought. */
export async function withPaidUnits<T extends Bought>(
  tx: Tx,
  accountId: number,
  items: readonly T[],
): Promise<(T & { paid: PaidUnits | null })[]> {
  const ids = items.flatMap(({ id, bought_units }) => (bought_units === null ? [] : [id]));
  if (ids.length === 0) return items.map((item) => ({ ...item, paid: null }));
  const { rows } = await tx.execute<{ placement_id: number; hour: string; units: number }>(sql`
    select m.placement_id, m.hour, m.value as units
    from ${measurement} m
      join ${placement} p on p.account_id = m.account_id and p.id = m.placement_id
      join ${campaign} c on c.account_id = p.account_id and c.id = p.campaign_id
    where m.account_id = ${accountId} and m.is_accepted and m.placement_id = any(${`{${ids.join(',')}}`}::bigint[])
      and m.metric = case c.campaign_type when 'CPC' then 'clicks' else 'views' end
    order by m.hour`);
  const byPlacement = new Map<number, { hour: number; units: number }[]>(ids.map((id) => [id, []]));
  for (const row of rows) byPlacement.get(row.placement_id)?.push({ hour: Date.parse(row.hour), units: row.units });
  return items.map((item) => ({
    ...item,
    paid: item.bought_units === null ? null : { bought: item.bought_units, hours: byPlacement.get(item.id) ?? [] },
  }));
}
