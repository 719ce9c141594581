import type { CallAnswer } from '@jarchi/contract/types.ts';
import { api } from '#api/api.ts';
import { useChange } from '@jarchi/client-state/change/change.ts';
import { campaignKeys } from '#data/keys/campaign-keys.ts';
import { contentKeys } from '#data/keys/content-keys.ts';
import { movedMoney } from '#data/keys/finance-keys.ts';

/** The list of offers, and the total at which it is accepted. */
interface Acceptance {
  readonly expected_total: number;
  readonly is_auto_after_charge: boolean;
}

/** Accepts the list of offers of a campaign. */
export function useAcceptList(
  campaignId: number,
  tell: { onSuccess: (answer: CallAnswer<'contents', 'acceptOffers'>) => void; onError: (error: Error) => void },
) {
  return useChange({
    send: (body: Acceptance, idempotencyKey) => api.contents.acceptOffers({ params: { id: campaignId }, body }, { idempotencyKey }),
    refreshes: [campaignKeys.all, contentKeys.all, ...movedMoney],
    ...tell,
  });
}
