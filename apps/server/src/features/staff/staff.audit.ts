import { LRUCache } from 'lru-cache';
import { HOUR_MS } from '@jarchi/domain/calendar/durations.ts';
import type { Clock } from '#infra/clock/clock.ts';
import type { StaffTrace } from '#infra/http/requests/staff-trace.ts';
import type { Tenancy } from '#infra/store/tenancy.ts';
import { closeAudit, findAccountOfSlug, insertAudit, UNFINISHED } from './audit.repository.ts';

/** Pages read again by themselves: the same reading in the same session is one entry an hour. */
const SAME_READING_MS = HOUR_MS;
const READINGS_MAX = 20_000;

export interface AuditDeps {
  readonly tenancy: Tenancy;
  readonly clocks: { readonly wall: Clock };
  logError(error: unknown, what: string): void;
}

type TellOutcome = (status: number) => Promise<void>;

/**
 * What staff do and read, under their own name or a customer's. A change, a file and an export stand before they are done or answered, and
 * get their outcome after; other readings are written without anybody waiting for them.
 */
export function createAudit({ tenancy, clocks, logError }: AuditDeps) {
  const readings = new LRUCache<string, true>({ max: READINGS_MAX, ttl: SAME_READING_MS, ttlResolution: 0, perf: clocks.wall });
  const unwritten = new Set<Promise<unknown>>();

  function insert({ customer, account, isFirst: _isFirst, ...trace }: StaffTrace, at: Date, status: number): Promise<number> {
    return tenancy.withSystem(async (tx) => {
      const account_id = customer?.account_id ?? (account === null ? null : await findAccountOfSlug(tx, account));
      return insertAudit(tx, { ...trace, user_id: customer?.user_id ?? null, account_id, at, status });
    });
  }

  function isRepeated({ session_id, call, subject, words }: StaffTrace): boolean {
    const key = JSON.stringify([session_id, call, subject, words]);
    if (readings.has(key)) return true;
    readings.set(key, true);
    return false;
  }

  return {
    async noteStaff(trace: StaffTrace): Promise<TellOutcome | undefined> {
      if (trace.is_read && isRepeated(trace)) return undefined;
      const at = new Date(clocks.wall.now());
      if (trace.isFirst) {
        const id = await insert(trace, at, UNFINISHED);
        return (status) => tenancy.withSystem((tx) => closeAudit(tx, id, status));
      }
      return async (status) => {
        const writing: Promise<unknown> = insert(trace, at, status)
          .catch((error: unknown) => logError(error, 'a reading by staff was not written'))
          .finally(() => unwritten.delete(writing));
        unwritten.add(writing);
      };
    },

    /** Waits for the readings that are still being written. */
    async settleAudit(): Promise<void> {
      await Promise.all(unwritten);
    },
  };
}
