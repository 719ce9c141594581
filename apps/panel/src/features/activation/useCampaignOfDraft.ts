import { newIdempotencyKey } from '@jarchi/api-client/idempotency.ts';
import type { CallAnswer } from '@jarchi/contract/types.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#api.ts';

export type Campaign = CallAnswer<'campaigns', 'getCampaign'>;

const nameOfKey = (draftId: number, savedAt: string) => `jarchi-activation-${draftId}-${savedAt}`;

/** One key for one version of a draft until its answer came: a reload meanwhile repeats the intent, an edit is a new one. */
export function keyOfDraft(storage: Storage, draftId: number, savedAt: string): string {
  const name = nameOfKey(draftId, savedAt);
  const known = storage.getItem(name);
  if (known !== null) return known;
  const key = newIdempotencyKey();
  storage.setItem(name, key);
  return key;
}

/**
 * Makes the campaign of a saved draft, or brings the existing one up to date with it, and reads it fresh:
 * an answer repeated by its key may be older than the last charge.
 */
export function useCampaignOfDraft(draftId: number | null, savedAt: string | null) {
  const queryClient = useQueryClient();
  const made = useQuery({
    queryKey: ['activation', draftId, savedAt],
    enabled: draftId !== null && savedAt !== null,
    staleTime: Infinity,
    gcTime: 0,
    queryFn: async () => {
      const idempotencyKey = keyOfDraft(sessionStorage, draftId ?? 0, savedAt ?? '');
      const campaign = await api.campaigns.createCampaign({ body: { draft: draftId ?? 0 } }, { idempotencyKey });
      // Asked again after a rejection or a lapsed price, the same draft must get a new answer.
      sessionStorage.removeItem(nameOfKey(draftId ?? 0, savedAt ?? ''));
      void queryClient.invalidateQueries({ queryKey: ['campaigns'] });
      return campaign.id;
    },
  });
  const campaign = useQuery({
    queryKey: ['campaigns', 'one', made.data],
    enabled: made.data !== undefined,
    staleTime: 0,
    queryFn: ({ signal }) => api.campaigns.getCampaign({ params: { id: made.data ?? 0 } }, { signal }),
  });
  return {
    campaign: campaign.data,
    error: made.error ?? campaign.error,
    retry: () => void (made.isError ? made.refetch() : campaign.refetch()),
  };
}
