import type { PlatformConnector } from '#connectors/platforms/platform-connector.ts';
import type { PlacedOrder } from '#features/campaigns/life/saving/enqueue-following.ts';

/** Tells the outside the orders of a turn, in their order; one that fails is told again with those after it, under the same keys. */
export async function tellOrders(platform: PlatformConnector, orders: readonly PlacedOrder[]): Promise<void> {
  for (const { offered, ...order } of orders) await platform.tell(offered, order);
}
