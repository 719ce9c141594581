import type { CallAnswer } from '@jarchi/contract/types.ts';
import type { PREVIEWED_CALLS } from '@jarchi/domain/campaigns/turn/allowed-calls.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#api/api.ts';
import { campaignKeys } from './campaigns.ts';

export type Preview = CallAnswer<'campaigns', 'previewCampaign'>;
export type EndingCall = (typeof PREVIEWED_CALLS)[number];

/** Toman, VAT included. */
export type Amounts = Pick<Preview, 'captured' | 'released'>;

/**
 * The effect that a call would have on the money of a campaign now. It is fetched for each decision and stays until the person has
 * decided, so no other refresh changes the figures on screen. Each fetch gives a new object.
 */
export function previewQuery(id: number, call: EndingCall) {
  return queryOptions({
    queryKey: campaignKeys.preview(id, call),
    queryFn: ({ signal }) => api.campaigns.previewCampaign({ params: { id }, query: { call } }, { signal }),
    staleTime: Infinity,
    gcTime: 0,
    structuralSharing: false,
  });
}
