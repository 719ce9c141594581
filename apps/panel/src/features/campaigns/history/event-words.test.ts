import { HISTORY_EVENTS, PUBLISHER_EVENTS, type HistoryEvent } from '@jarchi/domain/campaigns/turn/history.ts';
import { expect, test } from 'vitest';
import { findRejectionText, getTimeline, type HistoryItem } from './event-words.ts';

const base: HistoryItem = {
  id: 1,
  at: '2026-11-03T10:00:00.000Z',
  event: 'complete_steps',
  state: 'CREATED',
  reason: null,
  actor: 'advertiser',
  person: null,
  staff: null,
  facts: {},
};
const event = (change: Partial<HistoryItem>): HistoryItem => ({ ...base, ...change });
const findTitle = (events: readonly HistoryItem[]) => getTimeline(events)[0]?.title;

test('each event has its own text', () => {
  const titles = HISTORY_EVENTS.map((name) => findTitle([event({ event: name, state: 'CREATION', facts: { title: 'کتاب‌باز' } })]));
  expect(new Set(titles).size).toBe(HISTORY_EVENTS.length);
  expect(titles).not.toContain('در حال ساخت');
});

test.each(PUBLISHER_EVENTS)('%s names one publisher, and counts several', (name) => {
  const item = (id: number) => event({ id, event: name, facts: { title: 'کتاب‌باز' } });
  expect(findTitle([item(1)])).toContain('«کتاب‌باز»');
  const items = getTimeline([item(1), item(2), item(3)]);
  expect(items).toHaveLength(1);
  expect(items[0]?.title).toContain('۳ ناشر');
});

test.each([
  ['offer_lapsed', 'پاسخی از «کتاب‌باز» نرسید'],
  ['content_lapsed', 'به محتوای «کتاب‌باز» پاسخی نرسید و ناشر کنار رفت'],
  ['delivery_lapsed', 'محتوای «کتاب‌باز» به‌موقع نرسید'],
] as const)('%s is told as silence, and never as a refusal', (name, title) => {
  expect(findTitle([event({ event: name, facts: { title: 'کتاب‌باز' } })])).toBe(title);
});

test.each([
  ['content_lapsed', {}, true],
  ['placement_withdrawn', {}, true],
  ['withdraw', {}, true],
  ['content_confirmed', {}, false],
  ['placement_left_out', {}, false],
  ['placement_withdrawn', { replacement: 'رادیو شب' }, false],
] as const)('by %s with %j a publisher leaves: %s', (name, facts, isLeaving) => {
  expect(getTimeline([event({ event: name, state: 'ACCEPTED', facts: { title: 'کتاب‌باز', ...facts } })])[0]?.isLeaving).toBe(isLeaving);
});

test.each([
  ['purchase', { held: 9_500_000 }, ['۹٬۵۰۰٬۰۰۰ تومان نگه داشته شد']],
  ['purchase_short', { shortfall: 250_000 }, ['۲۵۰٬۰۰۰ تومان کم بود']],
  ['complete', { captured: 800, released: 200 }, ['در مجموع ۸۰۰ تومان کسر شد', 'در مجموع ۲۰۰ تومان آزاد شد']],
  ['accept_list', { released: 300, publishers: 2 }, ['۳۰۰ تومان آزاد شد', '۲ ناشر']],
  ['cancel', { captured: 50, released: 750 }, ['۵۰ تومان کسر شد', '۷۵۰ تومان آزاد شد']],
  ['refund', { refunded: 90 }, ['۹۰ تومان بازپرداخت شد']],
  ['redate', { publish_period_start: '2026-11-03', publish_period_end: '2026-11-14' }, ['بازهٔ انتشار: ۱۲ تا ۲۳ آبان']],
  ['content_rejected', { title: 'کتاب‌باز', comment: 'نشان ما پیدا نیست.' }, ['نشان ما پیدا نیست.']],
  ['reject', { released: 800, reason: 'تصویر تار است.' }, ['۸۰۰ تومان آزاد شد', 'تصویر تار است.']],
  ['stop', { captured: 50, publishers: 1, comment: 'تمام شد.' }, ['۵۰ تومان کسر شد', '۱ پست تا پایان ساعت‌هایش بالا می‌ماند', 'تمام شد.']],
  [
    'plan_pause',
    { pause_at: '2026-11-03T06:30:00.000Z', resume_at: '2026-11-04T06:30:00.000Z' },
    ['توقف از ۱۲ آبان، ۱۰:۰۰', 'ادامه از ۱۳ آبان، ۱۰:۰۰'],
  ],
  ['complete_steps', {}, []],
] as const)('%s tells what moved and what was said', (name, facts, lines) => {
  expect(getTimeline([event({ event: name, facts })])[0]?.lines).toEqual(lines);
});

test('a replacement names who took the place of whom', () => {
  const facts = { title: 'کتاب‌باز', replacement: 'خانهٔ سبز' };
  expect(findTitle([event({ event: 'placement_replaced', facts })])).toBe('«خانهٔ سبز» جای «کتاب‌باز» را گرفت');
});

test('an unknown event is shown by the state after it', () => {
  expect(findTitle([event({ event: 'something_new' as HistoryEvent, state: 'ACCEPTED' })])).toBe('تأیید شده');
});

test('several publishers that end one after another are one item, with their sums', () => {
  const ended = (id: number) => event({ id, event: 'placement_ended', facts: { title: 'مزه‌گردی', captured: 100, released: 10 } });
  const items = getTimeline([ended(2), ended(3), event({ id: 4, event: 'complete' })]);
  expect(items.map(({ id }) => id)).toEqual([4, 3]);
  expect(items[1]).toMatchObject({
    title: 'انتشار ۲ ناشر پایان یافت',
    lines: ['۲۰۰ تومان کسر شد', '۲۰ تومان آزاد شد'],
  });
});

test('the end of a campaign does not repeat the amounts of its publishers', () => {
  const complete = event({ id: 9, event: 'complete', facts: { captured: 583_000 } });
  const ended = (id: number, captured: number) => event({ id, event: 'placement_ended', facts: { title: 'مزه‌گردی', captured } });
  expect(getTimeline([ended(1, 583_000), complete]).map(({ lines }) => lines)).toEqual([[], ['۵۸۳٬۰۰۰ تومان کسر شد']]);
  const apart = [ended(1, 500_000), event({ id: 2, event: 'placement_live' }), ended(3, 83_000), complete];
  expect(getTimeline(apart)[0]?.lines).toEqual(['در مجموع ۵۸۳٬۰۰۰ تومان کسر شد']);
});

test('acts of two people, and events with a comment, are separate items', () => {
  const confirmed = (id: number, person: string) => event({ id, event: 'content_confirmed', person, facts: { title: 'مزه‌گردی' } });
  const rejected = (id: number) => event({ id, event: 'content_rejected', facts: { title: 'مزه‌گردی', comment: `ایراد ${id}` } });
  const items = getTimeline([confirmed(1, 'سارا محمدی'), confirmed(2, 'رضا کریمی'), rejected(3), rejected(4)]);
  expect(items.map(({ lines, by }) => [...lines, by])).toEqual([
    ['ایراد 4', undefined],
    ['ایراد 3', undefined],
    ['رضا کریمی'],
    ['سارا محمدی'],
  ]);
});

test.each([
  ['سارا محمدی', null, 'سارا محمدی'],
  ['سارا محمدی', 'مینا راد', 'کارشناس مینا راد به نمایندگی از سارا محمدی'],
  [null, 'مینا راد', 'کارشناس مینا راد'],
  [null, null, undefined],
])('what %s did, with %s of the staff, is told as theirs', (person, staff, by) => {
  expect(getTimeline([event({ person, staff })])[0]?.by).toBe(by);
});

test('the history is sorted newest first, and events of one instant by id', () => {
  const items = getTimeline([event({ id: 1 }), event({ id: 3 }), event({ id: 2, at: '2026-11-04T10:00:00.000Z' })]);
  expect(items.map(({ id }) => id)).toEqual([2, 3, 1]);
});

test('the last rejection gives the reason', () => {
  const reject = (id: number, reason: string) => event({ id, event: 'reject', facts: { reason } });
  expect(findRejectionText([reject(1, 'تصویر تار است.'), reject(2, 'نشانی باز نمی‌شود.')])).toBe('نشانی باز نمی‌شود.');
  expect(findRejectionText([base])).toBeUndefined();
});

test.each([
  [{ actor: 'system', facts: { publishers: 3, released: 900 } }, 'به فهرست ناشران پاسخی نرسید'],
  [{ actor: 'system', facts: { publishers: 0, released: 900 } }, 'هیچ ناشری نپذیرفت و مذاکره پایان یافت'],
  [{ actor: 'advertiser', facts: { released: 900 } }, 'فهرست ناشران پذیرفته نشد'],
  [{ actor: 'system', facts: { released: 900 } }, 'مذاکره بی‌نتیجه ماند'],
] as const)('a negotiation ends by silence, without a publisher, or by its advertiser; old entries do not know: %o', (change, title) => {
  expect(findTitle([event({ event: 'end_negotiation', ...change })])).toBe(title);
});

test.each(['lapse_quote', 'cancel_undated', 'drop_list'] as const)('%s is told as the silence of the advertiser', (name) => {
  expect(findTitle([event({ event: name, actor: 'system' })])).toContain('پاسخی نرسید');
});

test('a negotiation that ended after an earlier rejection does not show its reason', () => {
  const rejected = event({ id: 1, event: 'reject', facts: { reason: 'تصویر تار است.' } });
  const ended = event({ id: 2, event: 'end_negotiation', at: '2026-11-05T10:00:00.000Z', actor: 'system', facts: { publishers: 3 } });
  expect(findRejectionText([rejected, ended])).toBeUndefined();
  expect(findRejectionText([rejected])).toBe('تصویر تار است.');
});
