import { api } from '#api/api.ts';
import { actRefreshes } from './controls.ts';
import { campaignQuery, type Campaign } from './campaigns.ts';
import { previewQuery, type Amounts, type PreviewedCall, type Preview } from './preview.ts';
import { useShownAct } from '@jarchi/client-state/change/shown-act.ts';

/** The calls that end a campaign, or pause it, at the amounts that were shown. */
export type EndingOrder =
  | { readonly call: 'cancelCampaign' | 'refuseOffers' }
  | { readonly call: 'stopCampaign'; readonly reason: string }
  | { readonly call: 'pauseCampaign'; readonly pause_at: string | null; readonly resume_at: string | null };

function sendEnding(
  id: number,
  { captured, released }: Preview,
  order: EndingOrder,
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
export function useEnding(id: number, call: PreviewedCall, onSuccess: () => void) {
  const act = useShownAct({
    preview: previewQuery(id, call),
    send: (shown: Preview, order: EndingOrder, key) => sendEnding(id, shown, order, key),
    isEqual,
    changedCodes: ['preview_changed'],
    refreshes: actRefreshes(id),
    keep: (queryClient, ended) => {
      if (ended) queryClient.setQueryData(campaignQuery(id).queryKey, ended);
    },
    onSuccess,
  });
  const { preview, isReread, refusal } = act;
  /** The full effect of the act now: of a refusal its sums, until the preview is read again. */
  const now: Amounts | undefined = isReread || refusal === undefined ? preview : refusal.facts.now;
  return { ...act, now };
}
