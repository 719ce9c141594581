import { expect, test } from 'vitest';
import { sampleCampaign } from '#testing/sample-answers.fa.ts';
import { listChartEvents, listEventTitles } from './chart-events.ts';
import type { HistoryItem } from './event-words.ts';

const [first] = sampleCampaign().events;
if (!first) throw new Error('the sample has events');
const event = (id: number, change: Partial<HistoryItem>): HistoryItem => ({
  ...first,
  id,
  person: null,
  staff: null,
  facts: {},
  ...change,
});

test('what moves figures stands on the axis, and what does not stays in the history', () => {
  const events = [
    event(1, { event: 'edit' }),
    event(2, { event: 'go_live' }),
    event(3, { event: 'content_confirmed' }),
    event(4, { event: 'stop' }),
  ];
  expect(listChartEvents(events).map(({ id }) => id)).toEqual([2, 4]);
});

test('a day’s events are told in order, and several publishers at once', () => {
  const live = (id: number, title: string) => event(id, { event: 'placement_live', facts: { title } });
  expect(listEventTitles([event(1, { event: 'go_live' }), live(2, 'a'), live(3, 'b')])).toEqual(['انتشار آغاز شد', '۲ ناشر منتشر کردند']);
});
