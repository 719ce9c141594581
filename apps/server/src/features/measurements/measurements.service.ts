import { addDays, tehranDay, tehranInstant } from '@jarchi/domain/calendar/jalali.ts';
import type { Tenancy } from '#infra/store/tenancy.ts';
import { ingest } from './measurements.ingest.ts';
import { lockMarked, openMonths, readTotals, rollUpDays, takeMarks } from './measurements.repository.ts';

/** Stores and reads measured hours, inside the caller's transaction. */
export const measurements = { ingest, readTotals };

const AHEAD_MONTHS = 2;

/** Makes the partitions of this month and the next two, so that no ingest has to. */
export function openComingMonths(tenancy: Tenancy, now: number): Promise<void> {
  const months = [now];
  while (months.length <= AHEAD_MONTHS) months.push(startOfNextMonth(months.at(-1)!));
  return tenancy.withSystem((tx) => openMonths(tx, months));
}

/** The start (ms) of the Tehran month after an instant. */
function startOfNextMonth(at: number): number {
  const month = tehranDay(at).slice(0, 7);
  return tehranInstant(`${addDays(`${month}-01`, 32).slice(0, 7)}-01`);
}

/** Sums up the marked days of an account, campaign by campaign, each in a transaction of its own. */
export async function rollUpMarked(tenancy: Tenancy, accountId: number): Promise<void> {
  for (;;) {
    const isDone = await tenancy.withAccount(accountId, async (tx) => {
      const campaign_id = await lockMarked(tx, accountId);
      if (campaign_id === undefined) return true;
      const of = { account_id: accountId, campaign_id };
      for (const day of await takeMarks(tx, of)) {
        const at = tehranInstant(day);
        await rollUpDays(tx, of, { first: at, last: at });
      }
      return false;
    });
    if (isDone) return;
  }
}
