import { api } from '#api/api.ts';
import { actRefreshes, keepCampaign } from './controls.ts';
import type { Campaign } from './campaigns.ts';
import { previewQuery, type Amounts, type PreviewedCall, type Preview } from './preview.ts';
import { useShownAct } from '@jarchi/client-state/change/shown-act.ts';

/** A call that ends a campaign or pauses it, with what it takes besides the shown amounts. */
export type PreviewedOrder =
  | { readonly call: 'cancelCampaign' | 'refuseOffers' }
  | { readonly call: 'stopCampaign'; readonly reason: string }
  | { readonly call: 'pauseCampaign'; readonly pause_at: string | null; readonly resume_at: string | null };

function sendPreviewed(
  id: number,
  { captured, released }: Preview,
  order: PreviewedOrder,
  idempotencyKey: string,
): Promise<Campaign | undefined> {
  const params = { id };
  const expected = { captured, released };
  const key = { idempotencyKey };
  switch (order.call) {
    case 'cancelCampaign':
      return api.campaigns.cancelCampaign({ params, body: { expected } }, key);
    case 'refuseOffers':
      return api.contents.refuseOffers({ params, body: { expected } }, key).then(() => undefined);
    case 'stopCampaign':
      return api.campaigns.stopCampaign({ params, body: { expected, reason: order.reason } }, key);
    case 'pauseCampaign': {
      const { pause_at, resume_at } = order;
      return api.campaigns.pauseCampaign({ params, body: { expected, pause_at, resume_at } }, key);
    }
  }
}

const isEqual = (a: Amounts, b: Amounts) => a.captured === b.captured && a.released === b.released;

/** Previews the effect of an ending or a pause on the campaign's money, and does it at the amounts on screen. */
export function usePreviewedAct(id: number, call: PreviewedCall, onSuccess: () => void) {
  const act = useShownAct({
    preview: previewQuery(id, call),
    send: (shown: Preview, order: PreviewedOrder, key) => sendPreviewed(id, shown, order, key),
    isEqual,
    changedCodes: ['preview_changed'],
    refreshes: actRefreshes(id),
    keep: (queryClient, campaign) => {
      if (campaign) keepCampaign(queryClient, campaign);
    },
    onSuccess,
  });
  const { preview, isReread, refusal } = act;
  /** The full effect of the act now: of a refusal its sums, until the preview is read again. */
  const now: Amounts | undefined = isReread || refusal === undefined ? preview : refusal.facts.now;
  return { ...act, now };
}
