import type { CallAnswer } from '@jarchi/contract/types.ts';
import { api } from '#api/api.ts';
import { useShownAct } from '@jarchi/client-state/change/shown-act.ts';
import { campaignKeys } from '#data/keys/campaign-keys.ts';
import { contentKeys } from '#data/keys/content-keys.ts';
import { movedMoney } from '#data/keys/finance-keys.ts';

/** A list without one of its publishers. Toman, VAT included. */
export type LeftOut = CallAnswer<'contents', 'previewLeaveOut'>;

/** One publisher of a campaign's list. */
export interface ListedOffer {
  readonly campaign: number;
  readonly placement: number;
}

/** Previews a list without one of its publishers, and leaves the publisher out at the amounts on screen. */
export function useLeaveOut({ campaign, placement }: ListedOffer, onSuccess: (left: LeftOut) => void) {
  const params = { id: campaign, placement };
  const { start, ...act } = useShownAct({
    preview: {
      queryKey: campaignKeys.preview(campaign, `leaveOutOffer ${placement}`),
      queryFn: ({ signal }): Promise<LeftOut> => api.contents.previewLeaveOut({ params }, { signal }),
    },
    send: ({ total, released }: LeftOut, _order: undefined, idempotencyKey) =>
      api.contents.leaveOutOffer({ params, body: { expected: { total, released } } }, { idempotencyKey }),
    isEqual: (a, b) => a.total === b.total && a.released === b.released,
    changedCodes: ['preview_changed', 'list_changed'],
    refreshes: [campaignKeys.all, contentKeys.all, ...movedMoney],
    onSuccess: (_answer, left) => onSuccess(left),
  });
  return { ...act, leaveOut: () => start(undefined) };
}
