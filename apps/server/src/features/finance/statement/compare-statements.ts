import { DAY_MS } from '@jarchi/domain/calendar/durations.ts';
import { scheduleNext } from '#infra/jobs/enqueue-jobs.ts';
import type { Clock } from '#infra/clock/clock.ts';
import type { Tenancy } from '#infra/store/tenancy.ts';
import { isStatementRight, listAccountsAfter, writeStatement } from './compare-statements.repository.ts';

export const COMPARE_JOB = 'ledger.compare';

/** Enqueues the next comparison, once for all servers. */
export async function scheduleComparing({ tenancy, wall }: { readonly tenancy: Tenancy; readonly wall: Clock }): Promise<void> {
  await scheduleNext(tenancy, { kind: COMPARE_JOB, clock: 'wall', runAt: new Date(wall.now() + DAY_MS) });
}

export interface ComparingDeps {
  readonly tenancy: Tenancy;
  readonly logError: (error: unknown, what: string) => void;
}

/**
 * The lines and day sums of a statement are written beside the ledger. This makes them again from the transactions of every account; one
 * that differs is written from them again, and operators are told. Returns the ids of those accounts.
 */
export async function compareStatements({ tenancy, logError }: ComparingDeps): Promise<number[]> {
  const differing: number[] = [];
  for (let last = 0; ;) {
    const ids = await tenancy.withSystem((tx) => listAccountsAfter(tx, last));
    for (const accountId of ids) {
      const isRight = await tenancy.withAccount(accountId, (tx) => isStatementRight(tx, accountId));
      if (isRight) continue;
      await tenancy.withSystem((tx) => writeStatement(tx, accountId));
      logError(new Error(`the statement of account ${accountId} differed from its ledger`), 'a statement was written again');
      differing.push(accountId);
    }
    const end = ids.at(-1);
    if (end === undefined) return differing;
    last = end;
  }
}
