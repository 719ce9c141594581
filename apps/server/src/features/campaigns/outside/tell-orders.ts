import type { PlatformConnector } from '#connectors/platforms/platform-connector.ts';
import type { PlacedOrder } from '#features/campaigns/life/enqueue.ts';
import { readStanding } from '#features/campaigns/life/run-turn.ts';
import type { Tenancy } from '#infra/tenancy.ts';
import { offeredPlacement } from './offered-placement.ts';

/** How long anybody may take to hear an order. */
const HEARD_WITHIN_MS = 30_000;

export interface TellDeps {
  readonly tenancy: Tenancy;
  readonly platform: PlatformConnector;
}

/** Tells the outside what a turn has ordered, in order; an order that fails is told again with those after it, under the same keys. */
export async function tellOrders(
  { tenancy, platform }: TellDeps,
  accountId: number,
  id: number,
  orders: readonly PlacedOrder[],
): Promise<void> {
  const standing = await tenancy.withAccount(accountId, (tx) => readStanding(tx, accountId, id));
  if (!standing) return;
  const { row, placements, life } = standing;
  for (const { offered, ...order } of orders) {
    const record = placements.find((item) => item.id === order.placement);
    const item = life.placements.find((one) => one.id === order.placement);
    const place = record && item ? offeredPlacement(row, record, life, item) : offered;
    if (place) await platform.tell(place, order, AbortSignal.timeout(HEARD_WITHIN_MS));
  }
}
