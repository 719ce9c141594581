import { z } from 'zod';
import { CAMPAIGN_STATES, STATE_REASONS } from '@jarchi/domain/campaigns/campaign-life.ts';
import { AWAITED, RELEASE_EVENTS } from '@jarchi/domain/campaigns/waits/overdue.ts';
import { DECISION_REASON_MAX, JOB_ACTS } from '@jarchi/domain/jobs/dead-jobs.ts';
import { askedAmount, count, done, instant, page, paging, pathId, toman, type SchemasFor } from '../schema.ts';
import type { stuckCalls } from './stuck.calls.ts';
import { shortText } from '../shapes/texts.ts';

const id = z.number().int();
const account = z.strictObject({ account_id: id, account: z.string(), title: z.string() });
const campaign = z.strictObject({
  id,
  title: z.string(),
  state: z.enum(CAMPAIGN_STATES),
  reason: z.enum(STATE_REASONS).nullable(),
  /** What is held for it now, VAT included. */
  held: toman,
});

/** `kind`: what it does, a code; `cause`: the error of its last try, without values of people. */
const job = { id, kind: z.string(), cause: z.string(), tries: count, account: account.nullable(), campaign: campaign.nullable() };
/** The caller has a place in the account: others decide about it. */
const is_own = z.boolean();
const deadJob = z.strictObject({ ...job, is_own, dead_at: instant, acts: z.array(z.enum(JOB_ACTS)) });

const overdue = z.discriminatedUnion('what', [
  z.strictObject({ what: z.literal('campaign'), since: instant, account, campaign, awaited: z.enum(AWAITED) }),
  /** `since`: when it was due; one that fails again and again has a cause. */
  z.strictObject({ what: z.literal('job'), since: instant, ...job }),
]);

const moved = z.strictObject({ captured: askedAmount, released: askedAmount });
const params = z.object({ job: pathId });
const reason = shortText().max(DECISION_REASON_MAX);

export const stuckSchemas = {
  listDeadJobs: { query: z.object(paging), response: page(deadJob) },
  listOverdue: { query: z.object(paging), response: page(overdue) },
  listJobDecisions: {
    query: z.object(paging),
    response: page(
      z.strictObject({
        id,
        at: instant,
        act: z.enum(JOB_ACTS),
        kind: z.string(),
        cause: z.string(),
        reason: z.string(),
        staff_name: z.string(),
        account: account.nullable(),
        campaign: campaign.nullable(),
      }),
    ),
  },
  previewRelease: {
    params,
    /** Amounts with VAT, in toman. */
    response: z.strictObject({ event: z.enum(RELEASE_EVENTS), captured: toman, released: toman, stays_held: toman, posts_up: count }),
  },
  releaseJob: { params, body: z.object({ reason, expected: moved }), response: done },
  retryJob: { params, body: z.object({}), response: done },
  dismissJob: { params, body: z.object({ reason }), response: done },
} as const satisfies SchemasFor<typeof stuckCalls>;
