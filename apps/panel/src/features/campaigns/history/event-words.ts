import type { HistoryEvent, PublisherEvent } from '@jarchi/domain/campaigns/turn/history.ts';
import { formatDayMonth, formatTime } from '@jarchi/domain/calendar/jalali.ts';
import { formatNumber, formatToman } from '@jarchi/ui/format/format.ts';
import { uiFa } from '@jarchi/ui/ui.fa.ts';
import { periodText } from '#features/campaigns/campaign-dates.ts';
import type { Campaign } from '#data/campaigns/campaigns.ts';
import { historyFa as fa } from './history.fa.ts';

export type HistoryItem = Campaign['events'][number];

export interface TimelineItem {
  readonly id: number;
  readonly at: string;
  readonly state: HistoryItem['state'];
  /** Whether a publisher left by it, or its share stays empty. */
  readonly isLeaving: boolean;
  readonly title: string;
  /** The person who did it, if there is one. */
  readonly by: string | undefined;
  readonly lines: readonly string[];
}

/** A publisher falls out by them, unless another one takes the share at once. */
const LEAVING: ReadonlySet<HistoryEvent> = new Set<HistoryEvent>([
  'placement_declined',
  'offer_lapsed',
  'content_refused',
  'content_lapsed',
  'delivery_lapsed',
  'placement_withdrawn',
  'placement_dropped',
  'placement_failed',
  'placement_cut_short',
  'withdraw',
]);

const AMOUNTS = ['held', 'captured', 'released', 'refunded', 'shortfall'] as const;

type Count = (typeof AMOUNTS)[number] | 'publishers';

function sumOf(events: readonly HistoryItem[], key: Count): number {
  return events.reduce((sum, { facts }) => sum + (facts[key] ?? 0), 0);
}

function isOfPublisher(event: HistoryEvent): event is PublisherEvent {
  return event in fa.ofOne;
}

/** How a negotiation ended; undefined where the server did not store it. */
export function findNegotiationEnd({ event, actor, facts }: HistoryItem): keyof typeof fa.ofEnd | undefined {
  if (event !== 'end_negotiation') return undefined;
  if (actor === 'advertiser') return 'refused';
  if (facts.publishers === undefined) return undefined;
  return facts.publishers > 0 ? 'unanswered' : 'unaccepted';
}

function getTitle(events: readonly HistoryItem[], item: HistoryItem): string {
  const { event, facts, state, actor } = item;
  const { title = '', replacement } = facts;
  if (replacement !== undefined && events.length === 1) return fa.replacedBy(title, replacement);
  if (isOfPublisher(event)) return events.length > 1 ? fa.ofMany[event](formatNumber(events.length)) : fa.ofOne[event](title);
  // A server that is newer than the open page may send events for which the page has no text.
  const words: Readonly<Partial<Record<HistoryEvent, string>>> = { ...fa.ofCampaign, ...(actor === 'system' && fa.ofSystem) };
  const end = findNegotiationEnd(item);
  return end ? fa.ofEnd[end] : (words[event] ?? uiFa.states[state]);
}

function findDoer({ person, staff }: HistoryItem): string | undefined {
  if (staff === null) return person ?? undefined;
  return person === null ? fa.staff(staff) : fa.staffFor(staff, person);
}

function listAmounts(events: readonly HistoryItem[]): string[] {
  return AMOUNTS.flatMap((key) => {
    const amount = sumOf(events, key);
    return amount > 0 ? fa.amounts[key](formatToman(amount)) : [];
  });
}

/** The end of a campaign carries the sums of the whole: they are named so, and left out where one item below has the same. */
function listOwnAmounts(group: readonly [HistoryItem, ...HistoryItem[]], groups: readonly (readonly HistoryItem[])[]): string[] {
  const amounts = listAmounts(group);
  if (group[0].event !== 'complete') return amounts;
  const isRepeated = groups.some((other) => other !== group && listAmounts(other).join() === amounts.join());
  return isRepeated ? [] : amounts.map((amount) => fa.inAll(amount));
}

const momentText = (at: string) => fa.at(formatDayMonth(Date.parse(at)), formatTime(Date.parse(at)));

function listLines(events: readonly HistoryItem[], { event, facts }: HistoryItem): string[] {
  const lines: string[] = [];
  const publishers = sumOf(events, 'publishers');
  if (publishers > 0) lines.push((event === 'stop' ? fa.postsUp : fa.publishers)(formatNumber(publishers)));
  const { publish_period_start: start, publish_period_end: end, pause_at, resume_at } = facts;
  if (pause_at !== undefined) lines.push(fa.pauses(momentText(pause_at)));
  if (resume_at !== undefined) lines.push(fa.resumes(momentText(resume_at)));
  if (start !== undefined && end !== undefined) lines.push(fa.period(periodText(start, end)));
  return [...lines, ...[facts.reason ?? '', facts.comment ?? ''].filter((said) => said !== '')];
}

/** Whether two events are one item: the same event of two publishers, by the same person, without a comment. */
function isSame(a: HistoryItem, b: HistoryItem): boolean {
  const isSilent = [a, b].every(({ facts }) => facts.reason === undefined && facts.comment === undefined);
  return isOfPublisher(a.event) && a.event === b.event && a.person === b.person && a.staff === b.staff && isSilent;
}

/** The history, newest first; the same event of several publishers in a row is one item, with its sums. */
export function getTimeline(events: readonly HistoryItem[]): TimelineItem[] {
  const sorted = events.toSorted((a, b) => b.at.localeCompare(a.at) || b.id - a.id);
  const groups: [HistoryItem, ...HistoryItem[]][] = [];
  for (const event of sorted) {
    const last = groups.at(-1);
    if (last && isSame(last[0], event)) last.push(event);
    else groups.push([event]);
  }
  return groups.map((group) => {
    const [first] = group;
    return {
      id: first.id,
      at: first.at,
      state: first.state,
      isLeaving: LEAVING.has(first.event) && first.facts.replacement === undefined,
      title: getTitle(group, first),
      by: findDoer(first),
      lines: [...listOwnAmounts(group, groups), ...listLines(group, first)],
    };
  });
}

/** What made a campaign rejected: the operator's rejection, or the end of its negotiation; the latest of them. */
export function findRejection(events: readonly HistoryItem[]): HistoryItem | undefined {
  const ends = events.filter(({ event }) => event === 'reject' || event === 'end_negotiation');
  return ends.toSorted((a, b) => b.at.localeCompare(a.at) || b.id - a.id)[0];
}

/** The operator's comment, where the operator was the one who rejected. */
export function findRejectionText(events: readonly HistoryItem[]): string | undefined {
  const reason = findRejection(events)?.facts.reason;
  return reason === '' ? undefined : reason;
}
