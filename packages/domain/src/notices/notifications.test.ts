import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keepLatestUnread, markSeen, NOTIFICATION_TYPES, pickBellNotices, UNREAD_KEPT, UNREAD_SHOWN } from './notifications.ts';

const notice = (id: number, minute: number, seen = false) => ({
  id,
  notification_type: NOTIFICATION_TYPES[id % NOTIFICATION_TYPES.length]!,
  seen,
  is_waiting: false,
  history_date: `2026-11-10T10:${String(minute).padStart(2, '0')}:00Z`,
});
const listIds = (notices: readonly { readonly id: number }[]) => notices.map(({ id }) => id);

test.each([
  [0, [], []],
  [3, [3, 2, 1], [3, 2, 1]],
  [4, [4, 3, 2, 1], [4, 3, 2]],
  [5, [5, 4, 3, 2, 1], [5, 4, 3]],
  [6, [6, 5, 4, 3, 2], [6, 5, 4]],
])('%s unread: the badge keeps %j and shows %j', (count, kept, shown) => {
  const notices = Array.from({ length: count }, (_, index) => notice(index + 1, index));
  expect(listIds(keepLatestUnread(notices))).toEqual(kept);
  expect(listIds(pickBellNotices(notices))).toEqual(shown);
});

test('read notices do not count', () => {
  expect(listIds(keepLatestUnread([notice(1, 1), notice(2, 2, true), notice(3, 3)]))).toEqual([3, 1]);
});

test('a later copy replaces the earlier one', () => {
  expect(keepLatestUnread([notice(1, 1), notice(1, 1, true)])).toEqual([]);
});

test('at the same instant the higher id is newer, and an unreadable date is the oldest', () => {
  expect(listIds(keepLatestUnread([notice(1, 5), notice(2, 5), { ...notice(9, 1), history_date: 'soon' }]))).toEqual([2, 1, 9]);
});

test('marking some as read keeps the others unread, marking all leaves none', () => {
  const notices = [notice(1, 1), notice(2, 2), notice(3, 3)];
  expect(listIds(keepLatestUnread(markSeen(notices, [2, 9])))).toEqual([3, 1]);
  expect(keepLatestUnread(markSeen(notices, 'all'))).toEqual([]);
});

test('at most five notices are kept, unread and newest first, and keeping them again changes nothing', () => {
  const any = fc.record({ id: fc.nat(20), seen: fc.boolean(), minute: fc.nat(59) }).map(({ id, seen, minute }) => notice(id, minute, seen));
  fc.assert(
    fc.property(fc.array(any, { maxLength: 30 }), (notices) => {
      const kept = keepLatestUnread(notices);
      expect(kept.length).toBeLessThanOrEqual(UNREAD_KEPT);
      expect(pickBellNotices(notices)).toEqual(kept.slice(0, UNREAD_SHOWN));
      expect(kept.every(({ seen }) => !seen)).toBe(true);
      expect(keepLatestUnread(kept)).toEqual(kept);
    }),
  );
});
