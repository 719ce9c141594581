import type { CallAnswer } from '@jarchi/contract/types.ts';
import type { PREVIEWED_CALLS } from '@jarchi/domain/campaigns/turn/allowed-calls.ts';
import { api } from '#api/api.ts';
import { campaignKeys } from '#data/keys/campaign-keys.ts';

export type Preview = CallAnswer<'campaigns', 'previewCampaign'>;
export type PreviewedCall = (typeof PREVIEWED_CALLS)[number];

/** Toman, VAT included. */
export type Amounts = Pick<Preview, 'captured' | 'released'>;

/** The effect that a call would have on the money of a campaign now. */
export function previewQuery(id: number, call: PreviewedCall) {
  return {
    queryKey: campaignKeys.preview(id, call),
    queryFn: ({ signal }: { readonly signal: AbortSignal }): Promise<Preview> =>
      api.campaigns.previewCampaign({ params: { id }, query: { call } }, { signal }),
  };
}
