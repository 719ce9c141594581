import { LIVE_KINDS } from '@jarchi/domain/live/live-kinds.ts';
import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { CAMPAIGNS, CONTENTS, inOrder, KNOWN, MONEY, type Known } from '#testing/find-refreshed.tsx';
import { findRefreshes, LIVE_REFRESHES } from './live.ts';

function listOld(keys: readonly QueryKey[]): Known[] {
  const queryClient = new QueryClient();
  const names = Object.keys(KNOWN) as Known[];
  for (const name of names) queryClient.setQueryData(KNOWN[name], {});
  for (const queryKey of keys) void queryClient.invalidateQueries({ queryKey });
  return names.filter((name) => queryClient.getQueryState(KNOWN[name])?.isInvalidated);
}

const TABLE = {
  campaign: [...CAMPAIGNS, 'report', 'notes of a report'],
  content: CONTENTS,
  balance: MONEY,
  payment: ['payments'],
  request: ['requests of money'],
  ticket: ['tickets', 'ticket'],
  notice: ['bell'],
  clock: ['clock'],
} as const satisfies Record<keyof typeof LIVE_REFRESHES, readonly Known[]>;

test.each(LIVE_KINDS)('a change of %s makes old what shows it', (kind) => {
  expect(listOld(LIVE_REFRESHES[kind](5))).toEqual(inOrder(...TABLE[kind]));
});

test('a change of another campaign leaves this one alone', () => {
  expect(listOld(LIVE_REFRESHES.campaign(6))).toEqual(['campaign list']);
});

test('a kind that this panel does not know makes nothing old', () => {
  expect(findRefreshes('surprise', 1)).toBeUndefined();
  expect(findRefreshes('constructor', 1)).toBeUndefined();
});
