import { expect, test } from 'vitest';
import type { NoticeKind } from './notifications.ts';
import { groupSimilar } from './similar-notices.ts';

const notice = (id: number, kind: NoticeKind, campaign_id: number | null = 7) => ({ id, kind, campaign_id });
const idsOf = (notices: readonly ReturnType<typeof notice>[]) => groupSimilar(notices).map((group) => group.notices.map(({ id }) => id));

test('three alike notices are one group at the position of the first, and keep their order', () => {
  expect(
    idsOf([
      notice(6, 'content_delivered'),
      notice(5, 'campaign_live'),
      notice(4, 'content_delivered'),
      notice(3, 'content_delivered'),
      notice(2, 'payment_credited', null),
    ]),
  ).toEqual([[6, 4, 3], [5], [2]]);
});

test('two alike notices stay apart', () => {
  expect(idsOf([notice(2, 'content_delivered'), notice(1, 'content_delivered')])).toEqual([[2], [1]]);
});

test('notices of different campaigns are not alike, those of no campaign are', () => {
  expect(idsOf([notice(3, 'content_delivered', 1), notice(2, 'content_delivered', 2), notice(1, 'content_delivered', 3)])).toEqual([
    [3],
    [2],
    [1],
  ]);
  expect(idsOf([notice(3, 'payment_credited', null), notice(2, 'payment_credited', null), notice(1, 'payment_credited', null)])).toEqual([
    [3, 2, 1],
  ]);
});

test('notices that must be seen one by one are never folded', () => {
  const three = (kind: NoticeKind) => [notice(3, kind, null), notice(2, kind, null), notice(1, kind, null)];
  for (const kind of ['announcement', 'channel_linked', 'channel_unlinked', 'report_failed'] as const)
    expect(idsOf(three(kind))).toEqual([[3], [2], [1]]);
});

test('no notices are no groups', () => {
  expect(groupSimilar([])).toEqual([]);
});
