import { DAY_MS } from '@jarchi/domain/calendar/durations.ts';
import { scheduleNext } from '#infra/jobs/enqueue-jobs.ts';
import type { Clock } from '#infra/clock/clock.ts';
import type { Tenancy } from '#infra/store/tenancy.ts';
import { isStatementRight, listAccountsAfter, writeStatement } from './compare-statements.repository.ts';

export const COMPARE_JOB = 'ledger.compare';

/** Accounts that one job compares. A try of a job may take 15 minutes, which is 9 seconds for each. */
const PART = 100;

interface Scheduling {
  readonly tenancy: Tenancy;
  readonly wall: Clock;
}

/** Enqueues the next comparison, once for all servers: a day from now. */
export async function scheduleComparing({ tenancy, wall }: Scheduling): Promise<void> {
  await scheduleNext(tenancy, { kind: COMPARE_JOB, clock: 'wall', runAt: new Date(wall.now() + DAY_MS) });
}

/** Enqueues the next part of a comparison, of the accounts behind `after`, in place of a comparison that waits for its day. */
export async function continueComparing({ tenancy, wall }: Scheduling, after: number): Promise<void> {
  await scheduleNext(tenancy, { kind: COMPARE_JOB, clock: 'wall', runAt: new Date(wall.now()), payload: { after }, replace: true });
}

export interface ComparingDeps {
  readonly tenancy: Tenancy;
  readonly logError: (error: unknown, what: string) => void;
}

export interface ComparedPart {
  /** Ids of accounts whose statements differed. */
  readonly differing: readonly number[];
  /** The account behind which the next part begins; undefined after the last part. */
  readonly next: number | undefined;
}

/**
 * The lines and day sums of a statement are written beside the ledger. This compares them with the transactions of the first accounts behind
 * `after`; a statement that differs is written from them again, and operators are told.
 */
export async function compareStatements({ tenancy, logError }: ComparingDeps, after: number): Promise<ComparedPart> {
  const ids = await tenancy.withSystem((tx) => listAccountsAfter(tx, after, PART));
  const differing: number[] = [];
  for (const accountId of ids) {
    const isRight = await tenancy.withAccount(accountId, (tx) => isStatementRight(tx, accountId));
    if (isRight) continue;
    await tenancy.withSystem((tx) => writeStatement(tx, accountId));
    logError(new Error(`the statement of account ${accountId} differed from its ledger`), 'a statement was written again');
    differing.push(accountId);
  }
  return { differing, next: ids.length < PART ? undefined : ids.at(-1) };
}
