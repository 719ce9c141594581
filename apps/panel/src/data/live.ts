import type { LiveKind } from '@jarchi/domain/live/live-kinds.ts';
import { createLive } from '@jarchi/client-state/live/live.ts';
import type { QueryKey } from '@tanstack/react-query';
import { api } from '#api/api.ts';
import { findAccount } from '#api/cookies.ts';
import { queryClient } from '#api/query-client.ts';
import { moneyRequestKeys } from '#data/keys/money-request-keys.ts';
import { ticketKeys } from '#data/keys/ticket-keys.ts';
import { campaignKeys } from '#data/keys/campaign-keys.ts';
import { contentKeys } from '#data/keys/content-keys.ts';
import { financeKeys, movedMoney } from '#data/keys/finance-keys.ts';
import { notificationKeys } from '#data/keys/notification-keys.ts';
import { reportKeys } from '#data/keys/report-keys.ts';
import { worldKeys } from '#data/keys/world-keys.ts';

/** What each kind of change makes old, by its subject's id. */
export const LIVE_REFRESHES: Readonly<Record<LiveKind, (id: number | undefined) => readonly QueryKey[]>> = {
  campaign: (id) => [campaignKeys.lists(), campaignKeys.one(id), reportKeys.ofCampaign(id), reportKeys.overviews()],
  content: () => [contentKeys.all],
  balance: () => movedMoney,
  payment: (id) => [financeKeys.order(id), financeKeys.paymentLists()],
  request: () => [moneyRequestKeys.all],
  ticket: () => [ticketKeys.all],
  notice: () => [notificationKeys.all],
  clock: () => [worldKeys.all],
};

/** Undefined for a kind that a newer server knows. */
export function findRefreshes(kind: string, id: number | undefined): readonly QueryKey[] | undefined {
  return Object.hasOwn(LIVE_REFRESHES, kind) ? LIVE_REFRESHES[kind as LiveKind](id) : undefined;
}

export const startLive = createLive({
  queryClient,
  findAccount,
  findRefreshes,
  open: (query, signal) => api.live.openLive({ query }, { signal }),
});
