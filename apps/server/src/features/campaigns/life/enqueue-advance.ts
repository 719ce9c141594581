import { enqueueJob } from '#infra/jobs.ts';
import type { Tx } from '#infra/tenancy.ts';

export const ADVANCE_JOB = 'campaign.advance';
/** About a month of them, an hour apart: a platform that is down for a day must not end a campaign's life. */
const ADVANCE_ATTEMPTS = 720;

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
    maxAttempts: ADVANCE_ATTEMPTS,
  });
}
