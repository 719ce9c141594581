import { expect, test } from 'vitest';
import { findRejectionText, timelineOf, type HistoryEvent } from './event-words.ts';

const base: HistoryEvent = {
  id: 1,
  at: '2026-11-03T10:00:00.000Z',
  event: 'complete_steps',
  state: 'CREATED',
  reason: null,
  actor: 'advertiser',
  facts: {},
};
const event = (change: Partial<HistoryEvent>): HistoryEvent => ({ ...base, ...change });

test.each([
  ['purchase', { amount: 9_500_000 }, ['۹٬۵۰۰٬۰۰۰ تومان نگه داشته شد']],
  ['purchase_short', { amount: 9, shortfall: 250_000 }, ['۲۵۰٬۰۰۰ تومان کم بود']],
  ['complete', { amount: 800, released: 200 }, ['۸۰۰ تومان کسر شد', '۲۰۰ تومان آزاد شد']],
  ['complete_steps', { amount: 800 }, []],
  ['cancel', { amount: 800 }, []],
  ['schedule', { publishers: 5 }, ['۵ ناشر']],
])('%s tells what it did to money', (name, facts, lines) => {
  expect(timelineOf([event({ event: name, facts })])[0]?.lines).toEqual(lines);
});

test('an unknown event is told by the state it led to', () => {
  const [item] = timelineOf([event({ event: 'something_new', state: 'ACCEPTED' })]);
  expect(item?.title).toBe('تأیید شده');
});

test('several publishers that end in a row are told once, with their sums', () => {
  const ended = (id: number) => event({ id, event: 'placement_ended', facts: { title: 'مزه‌گردی', amount: 100, released: 10 } });
  const items = timelineOf([ended(2), ended(3), event({ id: 4, event: 'complete' })]);
  expect(items.map(({ id }) => id)).toEqual([4, 3]);
  expect(items[1]).toMatchObject({
    title: 'انتشار ۲ ناشر پایان یافت',
    lines: ['۲۰۰ تومان کسر شد', '۲۰ تومان آزاد شد'],
  });
});

test('one publisher is told by name', () => {
  const [item] = timelineOf([event({ event: 'placement_declined', facts: { title: 'کتاب‌باز' } })]);
  expect(item?.title).toBe('«کتاب‌باز» نپذیرفت');
});

test('the history stands newest first, events of one instant by id', () => {
  const items = timelineOf([event({ id: 1 }), event({ id: 3 }), event({ id: 2, at: '2026-11-04T10:00:00.000Z' })]);
  expect(items.map(({ id }) => id)).toEqual([2, 3, 1]);
});

test('the last rejection gives the reason', () => {
  const reject = (id: number, reason: string) => event({ id, event: 'reject', facts: { reason } });
  expect(findRejectionText([reject(1, 'تصویر تار است.'), reject(2, 'نشانی باز نمی‌شود.')])).toBe('نشانی باز نمی‌شود.');
  expect(findRejectionText([base])).toBeUndefined();
});
