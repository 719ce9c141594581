import { api } from '#api/api.ts';
import { useChange } from '@jarchi/client-state/change/change.ts';
import { campaignKeys } from '#data/keys/campaign-keys.ts';
import { campaignQuery, type Campaign } from './campaigns.ts';

/** Replaces a campaign's codes with these; the campaign gets a new price. */
export function useApplyCodes(
  campaignId: number | undefined,
  tell: { onSuccess: (changed: Campaign) => void; onError: (error: Error) => void },
) {
  return useChange({
    send: (discount_codes: readonly string[]) =>
      api.campaigns.applyDiscount({ body: { campaign: campaignId ?? 0, discount_codes: [...discount_codes] } }),
    refreshes: [campaignKeys.lists()],
    keep: (queryClient, changed) => void queryClient.setQueryData(campaignQuery(changed.id).queryKey, changed),
    ...tell,
  });
}
