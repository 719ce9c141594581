import type { CallAnswer, CallInput } from '@jarchi/contract/types.ts';
import { SEVERAL_MAX } from '@jarchi/domain/views/campaign-views.ts';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '#api/api.ts';
import { useChange } from '@jarchi/client-state/change/change.ts';
import { PREVIEW_KEY } from '@jarchi/client-state/change/refresh.ts';
import { listQuery, type CampaignList } from '#data/campaigns/campaigns.ts';
import { useShownAct } from '@jarchi/client-state/change/shown-act.ts';
import { campaignKeys } from '#data/keys/campaign-keys.ts';
import { contentKeys } from '#data/keys/content-keys.ts';
import { draftKeys } from '#data/keys/draft-keys.ts';
import { movedMoney } from '#data/keys/finance-keys.ts';
import { reportKeys } from '#data/keys/report-keys.ts';

export type SeveralOrder = CallInput<'campaigns', 'actOnCampaigns'>['body'];
export type SeveralPreview = CallAnswer<'campaigns', 'previewCampaigns'>;
export type ShownAction = CallInput<'campaigns', 'previewCampaigns'>['query']['action'];
export type SeveralLine = CallAnswer<'campaigns', 'actOnCampaigns'>['results'][number];

const SEVERAL_REFRESHES = [campaignKeys.all, draftKeys.all, contentKeys.all, reportKeys.all, ...movedMoney] as const;

interface Telling {
  readonly onSuccess: (lines: readonly SeveralLine[], order: SeveralOrder) => void;
  readonly onError: (error: Error) => void;
}

/** Does one act on several campaigns. */
export function useSeveral({ onSuccess, onError }: Telling) {
  return useChange({
    isRepeatedWhenLost: true,
    isBusyUntilRead: true,
    send: (body: SeveralOrder, idempotencyKey) => api.campaigns.actOnCampaigns({ body }, { idempotencyKey }),
    refreshes: SEVERAL_REFRESHES,
    onSuccess: ({ results }, order) => onSuccess(results, order),
    onError,
  });
}

/** Previews a pause, stop or cancellation of several campaigns, and does it to those that allow it, each at the amounts on screen. */
export function useSeveralShown(action: ShownAction, ids: readonly number[], onSuccess: (lines: readonly SeveralLine[]) => void) {
  return useShownAct({
    preview: {
      queryKey: [PREVIEW_KEY, 'several', action, ids],
      queryFn: ({ signal }): Promise<SeveralPreview> =>
        api.campaigns.previewCampaigns({ query: { action, ids: ids.map(String) } }, { signal }),
    },
    send: ({ results }: SeveralPreview, reason: string, idempotencyKey) => {
      const able = results.filter(({ refusal }) => refusal === null);
      const expected = able.map(({ id, captured, released }) => ({ id, captured, released }));
      return api.campaigns.actOnCampaigns({ body: { action, ids: able.map(({ id }) => id), expected, reason } }, { idempotencyKey });
    },
    isEqual: (a, b) => JSON.stringify(a) === JSON.stringify(b),
    // What moved for one campaign is told in its own line.
    changedCodes: [],
    refreshes: SEVERAL_REFRESHES,
    onSuccess: ({ results }) => onSuccess(results),
  });
}

/** The title of a campaign that some list on screen has had. */
export function useTitles(): (id: number) => string {
  const queryClient = useQueryClient();
  return (id) => {
    const lists = queryClient.getQueriesData<CampaignList>({ queryKey: campaignKeys.lists() });
    return lists.flatMap(([, list]) => list?.results ?? []).find((row) => row.id === id)?.title ?? '';
  };
}

/** Reads the first campaigns of a filtered list, as many as one call may act on. */
export function useFirstOfList(): (
  query: Pick<Parameters<typeof listQuery>[0], 'filter' | 'ordering' | 'is_deleted'>,
) => Promise<CampaignList> {
  const queryClient = useQueryClient();
  return (query) => queryClient.fetchQuery(listQuery({ ...query, limit: SEVERAL_MAX, offset: 0 }));
}
