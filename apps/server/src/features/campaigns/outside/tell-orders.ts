import type { PlatformConnector } from '#connectors/platforms/platform-connector.ts';
import type { PlacedOrder } from '#features/campaigns/life/saving/enqueue-following.ts';

/** How long the delivery of an order may take. */
const HEARD_WITHIN_MS = 30_000;

/** Tells the outside the orders of a turn, in their order; one that fails is told again with those after it, under the same keys. */
export async function tellOrders(platform: PlatformConnector, orders: readonly PlacedOrder[]): Promise<void> {
  for (const { offered, ...order } of orders) await platform.tell(offered, order, AbortSignal.timeout(HEARD_WITHIN_MS));
}
