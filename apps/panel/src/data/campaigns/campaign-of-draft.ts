import { tabStorage } from '@jarchi/client-state/storage/browser-storage.ts';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '#api/api.ts';
import { runChange } from '@jarchi/client-state/change/change.ts';
import { createStoredIntentKeys } from '@jarchi/client-state/change/intent-keys.ts';
import { campaignKeys } from '#data/keys/campaign-keys.ts';
import { campaignQuery } from './campaigns.ts';
import { findRemedy } from './refusal-remedy.ts';

/** One version of a draft. */
interface DraftVersion {
  readonly id: number;
  readonly savedAt: string;
}

/** One key for one version of a draft until its response: a reload before it repeats the intent, an edit is a new intent. */
const keysOfDrafts = createStoredIntentKeys(tabStorage, ({ id, savedAt }: DraftVersion) => `jarchi-activation-${id}-${savedAt}`);

const underWay = new Map<string, Promise<number>>();

/**
 * Makes or updates the campaign of a saved draft, and reads it again, because a response that is repeated for its key
 * may be older than the last charge. Callers during one request share its result.
 */
function makeCampaign(queryClient: QueryClient, version: DraftVersion): Promise<number> {
  const idempotencyKey = keysOfDrafts.keyOf(version);
  const making =
    underWay.get(idempotencyKey) ??
    runChange(
      queryClient,
      {
        isRepeatedWhenLost: true,
        refreshes: [campaignKeys.lists()],
        send: async ({ id }: DraftVersion) => {
          const made = await api.campaigns.createCampaign({ body: { draft: id } }, { idempotencyKey });
          return api.campaigns.getCampaign({ params: { id: made.id } });
        },
        keep: (cache, fresh) => void cache.setQueryData(campaignQuery(fresh.id).queryKey, fresh),
      },
      version,
    )
      .then(
        ({ id }) => {
          // After a rejection or a lapsed price, the same draft must get a new response.
          keysOfDrafts.settle(version);
          return id;
        },
        (error: unknown) => {
          keysOfDrafts.settle(version, error);
          throw error;
        },
      )
      .finally(() => underWay.delete(idempotencyKey));
  underWay.set(idempotencyKey, making);
  return making;
}

interface ActivatedDraft {
  /** The server has every change of the draft. */
  readonly isSaved: boolean;
  readonly id: number | null;
  readonly campaign: number | null;
  readonly savedAt: string | null;
}

/** The result of the last request. */
interface Made {
  readonly draft: string;
  /** The version and the round; each is sent once. */
  readonly name: string;
  readonly campaignId: number | undefined;
  readonly error: Error | null;
}

/**
 * The campaign of a saved draft. An effect makes it, once for each version of the draft and each renewal; reading everything
 * again sends nothing. While a new price is requested, or if it is refused for a reason that this page can correct, the campaign
 * does not change.
 */
export function useCampaignOfDraft({ isSaved, id, campaign: knownId, savedAt }: ActivatedDraft) {
  const queryClient = useQueryClient();
  const [round, setRound] = useState(0);
  const [made, setMade] = useState<Made>();
  const [shownId, setShownId] = useState<number>();
  const draft = `${id} ${savedAt}`;
  const name = `${draft} ${round}`;
  const isMaking = isSaved && id !== null && savedAt !== null && made?.name !== name;
  useEffect(() => {
    if (!isMaking) return undefined;
    let isLeft = false;
    const settle = (campaignId: number | undefined, error: Error | null) => {
      if (isLeft) return;
      setMade({ draft, name, campaignId, error });
      if (campaignId !== undefined) setShownId(campaignId);
    };
    makeCampaign(queryClient, { id, savedAt }).then(
      (campaignId) => settle(campaignId, null),
      (error: Error) => settle(undefined, error),
    );
    return () => {
      isLeft = true;
    };
  }, [isMaking, name, draft, id, savedAt, queryClient]);

  const known = made?.draft === draft ? made : { campaignId: shownId, error: null };
  const isMendedHere = known.error !== null && findRemedy(known.error) !== undefined;
  const campaignId = known.campaignId ?? (isMendedHere ? (knownId ?? undefined) : undefined);
  const campaign = useQuery({ ...campaignQuery(campaignId ?? 0), enabled: campaignId !== undefined, refetchInterval: false });
  const isReading = campaignId !== undefined && campaign.isPending;
  const error = isReading ? null : (known.error ?? (campaign.data ? null : campaign.error));
  const renew = () => setRound((rounds) => rounds + 1);
  return {
    campaign: campaignId === undefined ? undefined : campaign.data,
    /** The price on screen is not yet the price of the current draft. */
    isQuoting: !isSaved || isMaking,
    error,
    retry: () => (known.error ? renew() : void campaign.refetch()),
    /** Requests a new price. */
    renew,
  };
}
