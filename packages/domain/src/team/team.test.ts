import { expect, test } from 'vitest';
import { CEILING_MAX, isOverCeiling, judgeInvitation, keepsAnOwner, parsePlace } from './team.ts';

test.each([
  ['buyer', null, null],
  ['buyer', 1, 1],
  ['buyer', CEILING_MAX, CEILING_MAX],
  ['viewer', 5_000_000, null],
  ['owner', 0, null],
  ['accountant', -1, null],
] as const)('%s with a ceiling of %s is stored with %s', (role, ceiling, stored) => {
  expect(parsePlace({ role, ceiling })).toEqual({ role, ceiling: stored });
});

test.each([0, -1, 1.5, CEILING_MAX + 1, Number.NaN])('a buyer has no ceiling of %s', (ceiling) => {
  expect(parsePlace({ role: 'buyer', ceiling })).toBeUndefined();
});

test.each([
  [5_000_000, null, false],
  [5_000_000, 5_000_000, false],
  [5_000_001, 5_000_000, true],
])('a purchase of %s under a ceiling of %s is over it: %s', (total, ceiling, isOver) => {
  expect(isOverCeiling(total, ceiling)).toBe(isOver);
});

const owner = { user_id: 1, role: 'owner' } as const;
const second = { user_id: 2, role: 'owner' } as const;
const buyer = { user_id: 3, role: 'buyer' } as const;

test.each([
  ['the only owner leaves', [owner, buyer], 1, null, false],
  ['the only owner becomes a viewer', [owner, buyer], 1, 'viewer', false],
  ['the only owner stays one', [owner, buyer], 1, 'owner', true],
  ['one of two owners leaves', [owner, second], 1, null, true],
  ['a buyer leaves', [owner, buyer], 3, null, true],
  ['a buyer becomes an owner', [buyer], 3, 'owner', true],
] as const)('a team keeps an owner: %s', (_, members, userId, role, isKept) => {
  expect(keepsAnOwner(members, userId, role)).toBe(isKept);
});

test.each([
  [null, 100, 99, 'open'],
  [null, 100, 100, 'expired'],
  ['accepted', 100, 200, 'accepted'],
  ['declined', 100, 50, 'declined'],
  ['taken_back', 100, 200, 'taken_back'],
] as const)('an invitation that ended as %s and ends at %s is at %s %s', (ended_as, expires_at, now, state) => {
  expect(judgeInvitation({ ended_as, expires_at }, now)).toBe(state);
});
