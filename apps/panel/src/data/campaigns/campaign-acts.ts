import { api } from '#api/api.ts';
import { useChange } from '@jarchi/client-state/change/change.ts';
import { campaignKeys } from '#data/keys/campaign-keys.ts';
import { draftKeys } from '#data/keys/draft-keys.ts';
import { movedMoney } from '#data/keys/finance-keys.ts';
import { campaignQuery } from './campaigns.ts';

interface Telling<T = void> {
  readonly onSuccess: (answer: T) => void;
  readonly onError: (error: Error) => void;
}

/** Leaves a list that is not paid yet. */
export function useDropOffers(campaignId: number, { onSuccess, onError }: Telling) {
  return useChange({
    isBusyUntilRead: true,
    send: (_: void, idempotencyKey) => api.contents.dropOffers({ params: { id: campaignId }, body: {} }, { idempotencyKey }),
    refreshes: [campaignKeys.all, ...movedMoney],
    onSuccess: () => onSuccess(),
    onError,
  });
}

export interface NewDates {
  readonly publish_period_start: string;
  readonly publish_period_end: string;
}

/** Another period for a campaign that needs one. */
export function useRedateCampaign(campaignId: number, { onSuccess, onError }: Telling) {
  return useChange({
    isBusyUntilRead: true,
    send: (body: NewDates, idempotencyKey) => api.campaigns.redateCampaign({ params: { id: campaignId }, body }, { idempotencyKey }),
    refreshes: [campaignKeys.all, ...movedMoney],
    keep: (queryClient, redated) => void queryClient.setQueryData(campaignQuery(redated.id).queryKey, redated),
    onSuccess: () => onSuccess(),
    onError,
  });
}

/** Puts a campaign away, or brings it back. Its money and its state stay. */
export function useArchive() {
  const refreshes = [campaignKeys.all];
  const archiving = useChange({ send: (id: number) => api.campaigns.archiveCampaign({ params: { id } }), refreshes });
  const restoring = useChange({ send: (id: number) => api.campaigns.restoreCampaign({ params: { id }, body: {} }), refreshes });
  return { archive: archiving.mutateAsync, restore: restoring.mutateAsync };
}

export type Archive = ReturnType<typeof useArchive>;

/** Makes a draft of a campaign. */
export function useDuplicateCampaign(campaignId: number) {
  return useChange({
    send: (_: void, idempotencyKey) => api.campaigns.duplicateCampaign({ params: { id: campaignId }, body: {} }, { idempotencyKey }),
    refreshes: [draftKeys.all],
  });
}
