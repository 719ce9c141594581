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
 * What a call would do to the money of a campaign now. It is asked each time that somebody is to decide, and stands until they have
 * decided: nothing else that is read again moves figures under the hand. Each reading is an object of its own.
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
