import { newIdempotencyKey } from '@jarchi/api-client/idempotency.ts';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#api/api.ts';
import { findRemedy } from './remedy.ts';

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

interface ActivatedDraft {
  /** The server has all of it. */
  readonly isSaved: boolean;
  readonly id: number | null;
  readonly campaign: number | null;
  readonly savedAt: string | null;
}

/**
 * Makes the campaign of a saved draft, or brings the existing one up to date with it, and reads it fresh:
 * an answer repeated by its key may be older than the last charge. While a new price is on its way, and when one is refused
 * for a reason that can be mended here, the campaign stays as it was.
 */
export function useCampaignOfDraft({ isSaved, id, campaign: knownId, savedAt }: ActivatedDraft) {
  const queryClient = useQueryClient();
  const made = useQuery({
    queryKey: ['activation', id, savedAt],
    enabled: isSaved && id !== null && savedAt !== null,
    staleTime: Infinity,
    gcTime: 0,
    placeholderData: keepPreviousData,
    queryFn: async () => {
      const idempotencyKey = keyOfDraft(sessionStorage, id ?? 0, savedAt ?? '');
      const { id: campaignId } = await api.campaigns.createCampaign({ body: { draft: id ?? 0 } }, { idempotencyKey });
      // Asked again after a rejection or a lapsed price, the same draft must get a new answer.
      sessionStorage.removeItem(nameOfKey(id ?? 0, savedAt ?? ''));
      const fresh = await api.campaigns.getCampaign({ params: { id: campaignId } });
      queryClient.setQueryData(['campaigns', 'one', campaignId], fresh);
      void queryClient.invalidateQueries({ queryKey: ['campaigns', 'list'] });
      return campaignId;
    },
  });
  const isMendedHere = made.isError && findRemedy(made.error) !== undefined;
  const campaignId = made.data ?? (isMendedHere ? (knownId ?? undefined) : undefined);
  const campaign = useQuery({
    queryKey: ['campaigns', 'one', campaignId],
    enabled: campaignId !== undefined,
    queryFn: ({ signal }) => api.campaigns.getCampaign({ params: { id: campaignId ?? 0 } }, { signal }),
  });
  const isReading = campaignId !== undefined && campaign.isPending;
  const error = isReading ? null : (made.error ?? (campaign.data ? null : campaign.error));
  return {
    campaign: campaignId === undefined ? undefined : campaign.data,
    /** What is shown is not yet the price of what is asked for. */
    isQuoting: !isSaved || made.isFetching,
    error,
    retry: () => void (made.error ? made.refetch() : campaign.refetch()),
    /** Asks for a new price. */
    renew: () => void made.refetch(),
  };
}
