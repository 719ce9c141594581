import { tehranDay } from '@jarchi/domain/calendar/jalali.ts';
import type { LedgerEvent } from '#data/finance/ledger.ts';

/** Ids of events, newest first, that were posted after one that took effect later. */
export function listLate(events: readonly Pick<LedgerEvent, 'id' | 'at'>[]): ReadonlySet<number> {
  const late = new Set<number>();
  let latest = '';
  for (let position = events.length - 1; position >= 0; position--) {
    const { id, at } = events[position]!;
    if (at < latest) late.add(id);
    else latest = at;
  }
  return late;
}

export interface LedgerDay {
  /** YYYY-MM-DD in Tehran. */
  readonly day: string;
  readonly events: readonly LedgerEvent[];
  /** The balance at the day's end; null where the page does not know it. */
  readonly closing: number | null;
}

/**
 * Events of one day that follow each other, newest first. An event that was posted late stands where it was posted, apart from the others of
 * its day; such a day has no closing balance, nor has one whose later events are on the previous page.
 */
export function listDays(events: readonly LedgerEvent[], isFirstPage: boolean): LedgerDay[] {
  const runs: { readonly day: string; readonly events: LedgerEvent[] }[] = [];
  for (const event of events) {
    const day = tehranDay(Date.parse(event.at));
    const last = runs.at(-1);
    if (last?.day === day) last.events.push(event);
    else runs.push({ day, events: [event] });
  }
  return runs.map(({ day, events: ofDay }, index) => {
    const isKnown = index > 0 || isFirstPage;
    const isInOrder = runs.every((other, position) => position === index || (position < index ? other.day > day : other.day < day));
    return { day, events: ofDay, closing: isKnown && isInOrder ? (ofDay[0]?.balance ?? null) : null };
  });
}
