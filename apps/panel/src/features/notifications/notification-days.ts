import { addDays, formatWeekdayDayMonth, tehranDay, tehranInstant } from '@jarchi/domain/calendar/jalali.ts';
import { notificationsFa as fa } from './notifications.fa.ts';
import type { Notification } from '#data/notifications/notifications.ts';

export interface NotificationDay {
  /** YYYY-MM-DD in Tehran. */
  readonly day: string;
  readonly items: readonly Notification[];
}

/** Messages in the given order, grouped by day, each once: pages that shift between requests repeat some. */
export function groupByDay(items: readonly Notification[]): NotificationDay[] {
  const days = new Map<string, Notification[]>();
  for (const item of new Map(items.map((one) => [one.id, one])).values()) {
    const day = tehranDay(Date.parse(item.history_date));
    days.set(day, [...(days.get(day) ?? []), item]);
  }
  return [...days].map(([day, ofDay]) => ({ day, items: ofDay }));
}

/** «امروز», «دیروز، دوشنبه ۱۸ آبان», else only the day. */
export function dayTitle(day: string, today: string | undefined): string {
  const name = formatWeekdayDayMonth(tehranInstant(day));
  if (today === undefined) return name;
  if (day === today) return fa.today;
  return day === addDays(today, -1) ? fa.yesterday(name) : name;
}
