import { hasErrorCode } from '@jarchi/api-client/api-error.ts';
import { shortfallOf } from '@jarchi/domain/money/ledger.ts';
import { formatToman } from '@jarchi/ui/format.ts';
import { toast } from '@jarchi/ui/toast.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { balanceQuery } from '#features/account/account.queries.ts';
import { activationFa as fa } from '#features/activation/activation.fa.ts';
import type { PaymentState } from '#features/activation/PaymentRail.tsx';
import { useCampaignOfDraft } from '#features/activation/useCampaignOfDraft.ts';
import { usePurchase, type Purchase } from '#features/activation/usePurchase.ts';
import { formatLabel } from '#features/drafts/draft-texts.ts';
import type { OpenDraft } from '#features/drafts/session/useDraft.ts';

/** The campaign of a saved draft, what it costs against what can be spent, and the two ways to buy it. */
export function useActivation({ draft }: OpenDraft, isAllowed: boolean) {
  const navigate = useNavigate();
  const isSaved = isAllowed && draft.status === 'saved';
  const { campaign, error, retry } = useCampaignOfDraft(isSaved ? draft.id : null, draft.savedAt);
  const spendable = useQuery(balanceQuery).data?.spendable;
  const [isAuto, setAuto] = useState(true);
  const isForLater = useRef(false);

  const openCampaign = useEffectEvent((id: number) => void navigate({ to: '/campaigns/$id', params: { id: String(id) }, replace: true }));
  const usedBy = hasErrorCode(error, 'draft_used') ? error.facts.campaign_id : undefined;
  useEffect(() => {
    if (usedBy !== undefined) openCampaign(usedBy);
  }, [usedBy]);

  const finish = ({ campaign: bought, outcome, shortfall: missing }: Purchase) => {
    if (outcome === 'to_pay' && !isForLater.current) {
      const back = `/campaign/activation?draft=${draft.id ?? ''}`;
      void navigate({ to: '/financial/charge', search: { amount: String(missing), return: back } });
      return;
    }
    if (outcome === 'held') toast.success(fa.held, fa.heldText(formatToman(bought.money.held)));
    else toast.info(fa.toPay, fa.laterNote);
    void navigate({ to: '/campaigns/$id', params: { id: String(bought.id) } });
  };
  const { purchase, isBusy, error: purchaseError, change } = usePurchase(campaign, finish);
  const total = change?.after ?? campaign?.quote.total ?? 0;
  const payment: PaymentState | undefined = campaign && {
    campaign,
    format: formatLabel(draft.data),
    spendable,
    total,
    shortfall: spendable === undefined ? campaign.shortfall : shortfallOf(total, spendable, 0),
    isAuto,
    setAuto,
    isBusy,
    error: purchaseError,
    change,
    buy() {
      isForLater.current = false;
      purchase(isAuto);
    },
    payLater() {
      isForLater.current = true;
      purchase(isAuto);
    },
  };
  return { payment, error: usedBy === undefined ? error : null, retry };
}
