import { hasErrorCode } from '@jarchi/api-client/api-error.ts';
import type { CallAnswer } from '@jarchi/contract/types.ts';
import { api } from '#api/api.ts';
import { useShownAct } from '@jarchi/client-state/change/shown-act.ts';
import { campaignKeys } from '#data/keys/campaign-keys.ts';
import { actRefreshes, keepCampaign } from './controls.ts';

export type Replacements = CallAnswer<'campaigns', 'listReplacements'>;
export type Candidate = Replacements['results'][number];

/** One publisher's share of a campaign. */
export interface Share {
  readonly campaign: number;
  readonly placement: number;
}

/** The two ends of an open share: another publisher takes it at the difference on screen, or it is released and nothing is captured. */
export type ShareOrder = { readonly call: 'replacePlacement'; readonly candidate: Candidate } | { readonly call: 'dropPlacement' };

function sendShareOrder({ campaign, placement }: Share, { lost }: Replacements, order: ShareOrder, idempotencyKey: string) {
  const params = { id: campaign, placement };
  if (order.call === 'dropPlacement') {
    const expected = { captured: 0, released: lost.total };
    return api.campaigns.dropPlacement({ params, body: { expected } }, { idempotencyKey });
  }
  const { plan_id, difference } = order.candidate;
  return api.campaigns.replacePlacement({ params, body: { plan_id, expected_difference: difference } }, { idempotencyKey });
}

interface TellingShare {
  readonly onSuccess: (order: ShareOrder) => void;
  /** The chosen candidate was taken meanwhile. */
  readonly onGone: (candidate: Candidate) => void;
}

/** Lists who may take the share of a publisher who fell out, and gives it away or releases it at the amounts on screen. */
export function useShareAct(share: Share, { onSuccess, onGone }: TellingShare) {
  const params = { id: share.campaign, placement: share.placement };
  return useShownAct({
    preview: {
      queryKey: campaignKeys.preview(share.campaign, `replacePlacement ${share.placement}`),
      queryFn: ({ signal }): Promise<Replacements> => api.campaigns.listReplacements({ params }, { signal }),
    },
    send: (shown: Replacements, order: ShareOrder, idempotencyKey) => sendShareOrder(share, shown, order, idempotencyKey),
    isEqual: (a, b) => JSON.stringify(a) === JSON.stringify(b),
    changedCodes: ['preview_changed', 'replacement_gone'],
    refreshes: actRefreshes(share.campaign),
    keep: keepCampaign,
    onSuccess: (_campaign, _shown, order) => onSuccess(order),
    onChanged: (refusal, { results }) => {
      if (!hasErrorCode(refusal, 'replacement_gone')) return;
      const gone = results.find(({ plan_id }) => plan_id === refusal.facts.plan_id);
      if (gone) onGone(gone);
    },
  });
}
