import type { Order } from '@jarchi/domain/campaigns/turn/turn.ts';
import type { OfferedPlacement } from '#connectors/platforms/platform-connector.ts';
import { enqueueJob } from '#infra/jobs.ts';
import type { Tx } from '#infra/tenancy.ts';

export const ADVANCE_JOB = 'campaign.advance';
export const ORDERS_JOB = 'campaign.orders';
/** About a month of them, an hour apart: a platform that is down for a day must not end a campaign's life. */
const ATTEMPTS = 720;

/** Asks for the campaign to be looked at again at a time of the world. */
export async function enqueueAdvance(tx: Tx, accountId: number, id: number, runAt: Date): Promise<void> {
  await enqueueJob(tx, {
    kind: ADVANCE_JOB,
    payload: { campaign_id: id },
    clock: 'world',
    runAt,
    accountId,
    dedupeKey: `${accountId}:${id}`,
    replace: true,
    maxAttempts: ATTEMPTS,
  });
}

/** An order, and its place as it was then: an edit of a rejected campaign takes its rows away, and whoever was asked is told all the same. */
export type PlacedOrder = Order & { readonly offered?: OfferedPlacement };

interface Ordering {
  readonly account_id: number;
  readonly id: number;
}

/** What the outside is to be told, sent once the transaction has committed; each order has a key, under which it is obeyed once. */
export async function enqueueOrders(tx: Tx, { account_id, id }: Ordering, orders: readonly PlacedOrder[], now: number): Promise<void> {
  const [first] = orders;
  if (first === undefined) return;
  await enqueueJob(tx, {
    kind: ORDERS_JOB,
    payload: { campaign_id: id, orders },
    clock: 'world',
    runAt: new Date(now),
    accountId: account_id,
    dedupeKey: `${account_id}:${first.key}`,
    maxAttempts: ATTEMPTS,
  });
}
