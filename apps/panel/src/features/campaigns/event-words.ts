import { formatNumber, formatToman } from '@jarchi/ui/format.ts';
import { uiFa } from '@jarchi/ui/ui.fa.ts';
import type { Campaign } from './campaigns.queries.ts';
import { statusFa as fa } from './status.fa.ts';

export type HistoryEvent = Campaign['events'][number];

export interface TimelineItem {
  readonly id: number;
  readonly at: string;
  readonly state: HistoryEvent['state'];
  readonly title: string;
  readonly lines: readonly string[];
}

const OF_PUBLISHERS = ['placement_', 'content_'];

/** What the fact `amount` is, by event: captured where time was delivered, held at a purchase, else released. */
const AMOUNTS: Readonly<Record<string, (amount: string) => string>> = {
  purchase: fa.held,
  pay: fa.held,
  accept_list: fa.held,
  pay_difference: fa.held,
  reject: fa.released,
  complete: fa.captured,
  stop: fa.captured,
  placement_declined: fa.released,
  placement_failed: fa.released,
  placement_ended: fa.captured,
  placement_cut_short: fa.captured,
};

function sumOf(events: readonly HistoryEvent[], key: string): number {
  return events.reduce((sum, { facts }) => {
    const amount = facts[key];
    return typeof amount === 'number' ? sum + amount : sum;
  }, 0);
}

function textOf(event: HistoryEvent, key: string): string | undefined {
  const text = event.facts[key];
  return typeof text === 'string' && text !== '' ? text : undefined;
}

function titleOf(events: readonly HistoryEvent[], first: HistoryEvent): string {
  const many = fa.many[first.event];
  if (events.length > 1 && many) return many(formatNumber(events.length));
  const one = fa.one[first.event];
  if (one) return one(textOf(first, 'title') ?? '');
  return fa.events[first.event] ?? uiFa.states[first.state];
}

function linesOf(events: readonly HistoryEvent[], first: HistoryEvent): string[] {
  const lines: string[] = [];
  const add = (amount: number, write: ((amount: string) => string) | undefined) => {
    if (amount > 0 && write) lines.push(write(formatToman(amount)));
  };
  add(sumOf(events, 'amount'), AMOUNTS[first.event]);
  add(sumOf(events, 'released'), fa.released);
  add(sumOf(events, 'shortfall'), fa.short);
  const publishers = sumOf(events, 'publishers');
  if (publishers > 0) lines.push(fa.publishers(formatNumber(publishers)));
  const reason = textOf(first, 'reason');
  return reason === undefined ? lines : [...lines, reason];
}

/** The history newest first; the same thing happening to several publishers in a row is told once, with its sums. */
export function timelineOf(events: readonly HistoryEvent[]): TimelineItem[] {
  const sorted = events.toSorted((a, b) => b.at.localeCompare(a.at) || b.id - a.id);
  const groups: [HistoryEvent, ...HistoryEvent[]][] = [];
  for (const event of sorted) {
    const last = groups.at(-1);
    const isSame = OF_PUBLISHERS.some((start) => event.event.startsWith(start)) && last?.[0].event === event.event;
    if (last && isSame) last.push(event);
    else groups.push([event]);
  }
  return groups.map((group) => {
    const [first] = group;
    return {
      id: first.id,
      at: first.at,
      state: first.state,
      title: titleOf(group, first),
      lines: linesOf(group, first),
    };
  });
}

/** The operator's words on the last rejection, if there are any. */
export function findRejectionText(events: readonly HistoryEvent[]): string | undefined {
  const [last] = events.filter(({ event }) => event === 'reject').toSorted((a, b) => b.at.localeCompare(a.at) || b.id - a.id);
  return last && textOf(last, 'reason');
}
