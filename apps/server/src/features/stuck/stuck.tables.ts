import { bigint, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { JobAct } from '@jarchi/domain/jobs/dead-jobs.ts';
import type { Places } from '#infra/store/distribution/places.ts';

/** What staff decided about dead jobs; its words are theirs and stand nowhere else. */
export const jobDecision = pgTable(
  'job_decision',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    job_id: bigint({ mode: 'number' }).notNull(),
    kind: text().notNull(),
    account_id: bigint({ mode: 'number' }),
    campaign_id: bigint({ mode: 'number' }),
    cause: text().notNull(),
    act: text().$type<JobAct>().notNull(),
    reason: text().notNull(),
    staff_id: bigint({ mode: 'number' }).notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index('job_decision_at').on(t.at, t.id)],
);

/** It is about jobs, which stand there. */
export const places = { coordinator: [jobDecision] } satisfies Places;
