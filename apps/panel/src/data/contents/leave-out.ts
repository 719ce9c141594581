import { hasErrorCode } from '@jarchi/api-client/api-error.ts';
import type { CallAnswer } from '@jarchi/contract/types.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '#api/api.ts';
import { campaignKeys } from '#data/campaigns/campaigns.ts';
import { useChange } from '#data/change.ts';
import { movedMoney } from '#data/finance/finance.ts';
import { contentKeys } from './contents.ts';

/** A list without one of its publishers. Toman, VAT included. */
export type LeftOut = CallAnswer<'contents', 'previewLeaveOut'>;

/** One publisher of a campaign's list. */
export interface ListedOffer {
  readonly campaign: number;
  readonly placement: number;
}

/**
 * Previews a list without one of its publishers, and leaves the publisher out at the amounts on screen. If the list changed meanwhile,
 * the preview is read again, and the person decides again.
 */
export function useLeaveOut({ campaign, placement }: ListedOffer, onSuccess: (left: LeftOut) => void) {
  const params = { id: campaign, placement };
  const query = useQuery({
    queryKey: campaignKeys.preview(campaign, `leaveOutOffer ${placement}`),
    queryFn: ({ signal }) => api.contents.previewLeaveOut({ params }, { signal }),
    staleTime: Infinity,
    gcTime: 0,
    structuralSharing: false,
  });
  const change = useChange({
    send: ({ total, released }: LeftOut, idempotencyKey) =>
      api.contents.leaveOutOffer({ params, body: { expected: { total, released } } }, { idempotencyKey }),
    refreshes: [campaignKeys.all, contentKeys.all, ...movedMoney],
    onSuccess: (_answer, left) => onSuccess(left),
    onError: (error) => {
      if (isOfAnotherList(error)) void query.refetch();
    },
  });
  const isChanged = isOfAnotherList(change.error);
  return {
    query,
    preview: query.data,
    /** The list or its amounts are others than those that were shown. */
    isChanged,
    error: isChanged ? null : change.error,
    isPending: change.isPending,
    isReady: query.isSuccess && !query.isFetching && query.data !== (isChanged ? change.variables : undefined),
    leaveOut() {
      if (query.data) change.start(query.data);
    },
  };
}

function isOfAnotherList(error: unknown): boolean {
  return hasErrorCode(error, 'preview_changed') || hasErrorCode(error, 'list_changed');
}
