import type { CallInput } from '@jarchi/contract/types.ts';
import { api } from '#api/api.ts';
import { useChange } from '@jarchi/client-state/change/change.ts';
import { contentKeys } from '#data/keys/content-keys.ts';
import { campaignKeys } from '#data/keys/campaign-keys.ts';
import { movedMoney } from '#data/keys/finance-keys.ts';
import { reportKeys } from '#data/keys/report-keys.ts';
import { campaignQuery, type Campaign } from './campaigns.ts';
import type { QueryClient } from '@tanstack/react-query';

export type DisputeOrder = CallInput<'campaigns', 'openDispute'>['body'];

/** The cached data that an act on a campaign refreshes: the campaign, its contents, its report, and the account's money. */
export const actRefreshes = (id: number) => [campaignKeys.all, contentKeys.all, reportKeys.ofCampaign(id), ...movedMoney] as const;
export const keepCampaign = (queryClient: QueryClient, campaign: Campaign) =>
  void queryClient.setQueryData(campaignQuery(campaign.id).queryKey, campaign);

interface Telling {
  readonly onSuccess: (campaign: Campaign) => void;
  readonly onError?: (error: Error) => void;
}

/** Ends a pause, or takes back a planned one. */
export function useResume(id: number, tell: Telling) {
  return useChange({
    isBusyUntilRead: true,
    send: (_: void, idempotencyKey) => api.campaigns.resumeCampaign({ params: { id }, body: {} }, { idempotencyKey }),
    refreshes: actRefreshes(id),
    keep: keepCampaign,
    ...tell,
  });
}

/** Whether the nearest publisher takes an open share by itself. */
export function useAutoReplace(id: number, tell: Pick<Required<Telling>, 'onError'>) {
  return useChange({
    isBusyUntilRead: true,
    send: (is_auto_replace: boolean) => api.campaigns.setAutoReplace({ params: { id }, body: { is_auto_replace } }),
    refreshes: [campaignKeys.one(id)],
    keep: keepCampaign,
    ...tell,
  });
}

/** Objects to the result of a campaign that is over. */
export function useOpenDispute(id: number, tell: Telling) {
  return useChange({
    send: (body: DisputeOrder, idempotencyKey) => api.campaigns.openDispute({ params: { id }, body }, { idempotencyKey }),
    refreshes: [campaignKeys.all],
    keep: keepCampaign,
    ...tell,
  });
}
