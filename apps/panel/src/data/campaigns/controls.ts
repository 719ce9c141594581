import type { CallAnswer, CallInput } from '@jarchi/contract/types.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#api/api.ts';
import { useChange } from '@jarchi/client-state/change/change.ts';
import { tellingCeiling } from '#data/team/telling-ceiling.ts';
import { campaignKeys } from '#data/keys/campaign-keys.ts';
import { contentKeys } from '#data/keys/content-keys.ts';
import { movedMoney } from '#data/keys/finance-keys.ts';
import { reportKeys } from '#data/keys/report-keys.ts';
import { campaignQuery, type Campaign } from './campaigns.ts';
import type { QueryClient } from '@tanstack/react-query';

export type Replacements = CallAnswer<'campaigns', 'listReplacements'>;
export type Candidate = Replacements['results'][number];
export type DisputeOrder = CallInput<'campaigns', 'openDispute'>['body'];

/** What an act on a campaign makes old: the campaign, its contents, its report, and the account's money. */
export const actRefreshes = (id: number) => [campaignKeys.all, contentKeys.all, reportKeys.ofCampaign(id), ...movedMoney] as const;
const keep = (queryClient: QueryClient, campaign: Campaign) => void queryClient.setQueryData(campaignQuery(campaign.id).queryKey, campaign);

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
    keep,
    ...tell,
  });
}

/** One publisher's share of a campaign. */
export interface Share {
  readonly campaign: number;
  readonly placement: number;
}

const replacementsKey = ({ campaign, placement }: Share) => campaignKeys.preview(campaign, `replacePlacement ${placement}`);

/** Who may take the share of a publisher who fell out. */
export function replacementsQuery(share: Share) {
  const params = { id: share.campaign, placement: share.placement };
  return queryOptions({
    queryKey: replacementsKey(share),
    queryFn: ({ signal }) => api.campaigns.listReplacements({ params }, { signal }),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
}

/** Gives the share to another publisher, at the difference on screen. */
export function useReplace({ campaign, placement }: Share, tell: Telling) {
  const params = { id: campaign, placement };
  return useChange({
    send: ({ plan_id, difference }: Candidate, idempotencyKey) =>
      tellingCeiling(api.campaigns.replacePlacement({ params, body: { plan_id, expected_difference: difference } }, { idempotencyKey })),
    refreshes: [...actRefreshes(campaign), replacementsKey({ campaign, placement })],
    keep,
    ...tell,
  });
}

/** Releases the share; nothing is captured. */
export function useDropShare({ campaign, placement }: Share, tell: Telling) {
  const params = { id: campaign, placement };
  return useChange({
    send: ({ total }: Replacements['lost'], idempotencyKey) =>
      api.campaigns.dropPlacement({ params, body: { expected: { captured: 0, released: total } } }, { idempotencyKey }),
    refreshes: [...actRefreshes(campaign), replacementsKey({ campaign, placement })],
    keep,
    ...tell,
  });
}

/** Whether the nearest publisher takes an open share by itself. */
export function useAutoReplace(id: number, tell: Pick<Required<Telling>, 'onError'>) {
  return useChange({
    isBusyUntilRead: true,
    send: (is_auto_replace: boolean) => api.campaigns.setAutoReplace({ params: { id }, body: { is_auto_replace } }),
    refreshes: [campaignKeys.one(id)],
    keep,
    ...tell,
  });
}

/** Objects to the result of a campaign that is over. */
export function useOpenDispute(id: number, tell: Telling) {
  return useChange({
    send: (body: DisputeOrder, idempotencyKey) => api.campaigns.openDispute({ params: { id }, body }, { idempotencyKey }),
    refreshes: [campaignKeys.all],
    keep,
    ...tell,
  });
}
