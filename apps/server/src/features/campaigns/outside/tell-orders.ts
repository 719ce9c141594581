import type { PlatformConnector } from '#connectors/platforms/platform-connector.ts';
import type { PlacedOrder } from '#features/campaigns/life/saving/enqueue-following.ts';

/** How long anybody may take to hear an order. */
const HEARD_WITHIN_MS = 30_000;

/** Tells the outside what a turn has ordered, in order; an order that fails is told again with those after it, under the same keys. */
export async function tellOrders(platform: PlatformConnector, orders: readonly PlacedOrder[]): Promise<void> {
  for (const { offered, ...order } of orders) await platform.tell(offered, order, AbortSignal.timeout(HEARD_WITHIN_MS));
}
