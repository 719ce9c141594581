import { tehranDay } from '@jarchi/domain/calendar/jalali.ts';
import type { LedgerEvent } from '#data/finance/ledger.ts';

export interface LedgerDay {
  /** YYYY-MM-DD in Tehran. */
  readonly day: string;
  readonly events: readonly LedgerEvent[];
  /** The balance at the day's end; null if its later events are on the previous page. */
  readonly closing: number | null;
}

/** Events grouped by day, newest first. */
export function listDays(events: readonly LedgerEvent[], isFirstPage: boolean): LedgerDay[] {
  const days = new Map<string, LedgerEvent[]>();
  for (const event of events) {
    const day = tehranDay(Date.parse(event.at));
    days.set(day, [...(days.get(day) ?? []), event]);
  }
  return [...days].map(([day, ofDay], index) => ({
    day,
    events: ofDay,
    closing: index === 0 && !isFirstPage ? null : (ofDay[0]?.balance ?? null),
  }));
}
