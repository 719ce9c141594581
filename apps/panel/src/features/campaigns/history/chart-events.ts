import type { HistoryEvent } from '@jarchi/domain/campaigns/turn/history.ts';
import { getTimeline, type HistoryItem } from './event-words.ts';

/** The events that can move a figure, or tell why one did not. */
const CHARTED: ReadonlySet<HistoryEvent> = new Set<HistoryEvent>([
  'purchase',
  'pay',
  'go_live',
  'pause',
  'resume',
  'stop',
  'complete',
  'placement_live',
  'placement_withdrawn',
  'placement_failed',
  'placement_cut_short',
  'placement_replaced',
  'placement_dropped',
  'delivery_lapsed',
  'content_refused',
  'content_lapsed',
]);

/** The events of a campaign that stand on the axis of its report. */
export function listChartEvents(events: readonly HistoryItem[]): HistoryItem[] {
  return events.filter(({ event }) => CHARTED.has(event));
}

/** The events of one day or hour in words, the earliest first. */
export function listEventTitles(events: readonly HistoryItem[]): string[] {
  return getTimeline(events)
    .map(({ title }) => title)
    .toReversed();
}
