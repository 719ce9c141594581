import { ApiError, hasErrorCode } from '@jarchi/api-client/api-error.ts';
import { errorText } from '@jarchi/api-client/error-text.fa.ts';
import { newIdempotencyKey } from '@jarchi/api-client/idempotency.ts';
import type { CallAnswer } from '@jarchi/contract/types.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { api } from '#api.ts';
import type { Campaign } from './useCampaignOfDraft.ts';

export type Purchase = CallAnswer<'campaigns', 'purchaseCampaign'>;

export interface QuoteChange {
  readonly before: number;
  readonly after: number;
}

interface Intent {
  readonly name: string;
  readonly key: string;
}

/** Buys a campaign: one key per intent, kept while the answer is unknown, dropped once the server has spoken. */
export function usePurchase(campaign: Campaign | undefined, onDone: (purchase: Purchase) => void) {
  const queryClient = useQueryClient();
  const intent = useRef<Intent>(null);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [change, setChange] = useState<QuoteChange>();

  async function purchase(is_auto_after_charge: boolean) {
    if (!campaign || isBusy) return;
    const expected_total = change?.after ?? campaign.quote.total;
    const name = `${campaign.id} ${expected_total} ${is_auto_after_charge}`;
    if (intent.current?.name !== name) intent.current = { name, key: newIdempotencyKey() };
    setBusy(true);
    setError(undefined);
    try {
      const answer = await api.campaigns.purchaseCampaign(
        { params: { id: campaign.id }, body: { expected_total, is_auto_after_charge } },
        { idempotencyKey: intent.current.key },
      );
      intent.current = null;
      setChange(undefined);
      refresh();
      onDone(answer);
    } catch (refusal) {
      const isKnown = refusal instanceof ApiError && refusal.status >= 400 && refusal.status < 500;
      if (isKnown) intent.current = null;
      if (hasErrorCode(refusal, 'quote_changed')) setChange({ before: refusal.facts.before, after: refusal.facts.after });
      else setError(errorText(refusal));
      if (isKnown) refresh();
    }
    setBusy(false);
  }
  function refresh() {
    for (const prefix of ['campaigns', 'finance', 'drafts']) void queryClient.invalidateQueries({ queryKey: [prefix] });
  }
  return { purchase: (isAuto: boolean) => void purchase(isAuto), isBusy, error, change };
}
