import { DOCUMENT_JOB, isInvoiced } from '@jarchi/domain/documents/document-causes.ts';
import type { LifeCampaign } from '@jarchi/domain/campaigns/life/campaign.ts';
import type { Order } from '@jarchi/domain/campaigns/turn/turn.ts';
import type { OfferedPlacement } from '#connectors/platforms/platform-connector.ts';
import { AT_ONCE, enqueueJob, enqueueJobs, type NewJob } from '#infra/jobs/enqueue-jobs.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import type { CampaignRef } from '#features/campaigns/life/campaign-ref.ts';

export const ADVANCE_JOB = 'campaign.advance';
export const ORDERS_JOB = 'campaign.orders';
/** With the pauses between them they take three days: a platform that is down for a day must not stop a campaign. */
const TRIES = 20;

/** An order with its placement as it was then: an edit of a rejected campaign deletes its rows, and the publishers are told all the same. */
export type PlacedOrder = Order & { readonly offered: OfferedPlacement };

interface Following {
  /** Orders to the outside; each has a key, under which it is carried out once. */
  readonly orders: readonly PlacedOrder[];
  /** When the campaign is looked at again (ms of the world); undefined when no look is due. */
  readonly nextAt: number | undefined;
}

/** What follows a turn once its transaction has committed. */
export async function enqueueFollowing(tx: Tx, { account_id, id }: CampaignRef, { orders, nextAt }: Following, now: number): Promise<void> {
  const job = { clock: 'world', accountId: account_id, maxAttempts: TRIES } as const;
  const jobs: NewJob[] = [];
  const [first] = orders;
  if (first !== undefined)
    jobs.push({
      ...job,
      kind: ORDERS_JOB,
      payload: { campaign_id: id, orders },
      runAt: new Date(now),
      dedupeKey: `${account_id}:${first.key}`,
    });
  if (nextAt !== undefined)
    jobs.push({
      ...job,
      kind: ADVANCE_JOB,
      payload: { campaign_id: id },
      runAt: new Date(nextAt),
      dedupeKey: `${account_id}:${id}`,
      replace: true,
    });
  await enqueueJobs(tx, jobs);
}

/** A campaign that this turn ended is invoiced, once its transaction has committed. */
export async function enqueueInvoice(
  tx: Tx,
  { account_id, id }: CampaignRef,
  before: Pick<LifeCampaign, 'state' | 'reason' | 'captured'>,
  after: Pick<LifeCampaign, 'state' | 'reason' | 'captured'>,
): Promise<void> {
  if (!isInvoiced(after) || isInvoiced(before)) return;
  const job = { kind: DOCUMENT_JOB, payload: { campaign: id }, clock: 'wall', runAt: AT_ONCE, accountId: account_id } as const;
  await enqueueJob(tx, { ...job, dedupeKey: `${account_id}:campaign:${id}` });
}
