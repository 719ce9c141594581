import { hasErrorCode } from '@jarchi/api-client/api-error.ts';
import { getShortfall } from '@jarchi/domain/money/ledger.ts';
import { formatToman } from '@jarchi/ui/format/format.ts';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { balanceQuery } from '#features/account/account.queries.ts';
import { useDiscounts } from '#features/activation/extras/useDiscounts.ts';
import { paymentFa as fa } from '#features/activation/payment/payment.fa.ts';
import { canBuy } from '#features/activation/purchase/campaign.ts';
import { forgetCharge, isBackFromCharge, rememberCharge } from '#features/activation/purchase/charge-trip.ts';
import { findRemedy } from '#features/activation/purchase/remedy.ts';
import { useCampaignOfDraft } from '#features/activation/purchase/useCampaignOfDraft.ts';
import { usePurchase, type Purchase } from '#features/activation/purchase/usePurchase.ts';
import { useSeenQuote } from '#features/activation/purchase/useSeenQuote.ts';
import type { OpenDraft } from '#features/drafts/session/useDraft.ts';

/** The campaign of a saved draft, what it costs against what can be spent, and the two ways to buy it. */
export function useActivation({ draft, session }: OpenDraft, isAllowed: boolean) {
  const navigate = useNavigate();
  const isSaved = isAllowed && draft.status === 'saved';
  const made = useCampaignOfDraft({ ...draft, isSaved });
  const { campaign, isQuoting } = made;
  const { change, see } = useSeenQuote(campaign, { isEditing: draft.status === 'dirty' || draft.status === 'saving', isQuoting });
  const balance = useQuery(balanceQuery);
  const spendable = balance.data?.spendable;
  const [isAuto, setAuto] = useState(true);
  const isForLater = useRef(false);

  const finish = ({ campaign: bought, outcome, shortfall: missing }: Purchase) => {
    if (outcome === 'to_pay' && !isForLater.current) {
      const back = `/campaign/activation?draft=${draft.id ?? ''}`;
      if (isAuto) rememberCharge(sessionStorage, bought.id);
      void navigate({ to: '/financial/charge', search: { amount: String(missing), return: back } });
      return;
    }
    if (outcome === 'held') toast.success(fa.held, fa.heldText[bought.campaign_type](formatToman(bought.money.held)));
    else toast.info(fa.toPay, fa.laterNote);
    void navigate({ to: '/campaigns/$id', params: { id: String(bought.id) } });
  };
  const buying = usePurchase(campaign, finish);

  // Another window bought it, or the charge did: whoever comes here is led to it.
  const isUsed = draft.status === 'used' && !draft.hasUnsent && draft.campaign !== null;
  const usedBy = hasErrorCode(made.error, 'draft_used') ? made.error.facts.campaign_id : isUsed ? (draft.campaign ?? undefined) : undefined;
  const isRefusedAsBought = hasErrorCode(buying.error, 'transition_refused');
  const isBought = campaign !== undefined && !isQuoting && !buying.isBusy && !buying.isDone && !canBuy(campaign);
  const elsewhere = usedBy ?? (isBought || isRefusedAsBought ? campaign?.id : undefined);
  const goToCampaign = useEffectEvent((id: number) => {
    if (isBackFromCharge(sessionStorage, id)) toast.success(fa.held);
    else if (usedBy === undefined) toast.info(fa.boughtElsewhere);
    forgetCharge(sessionStorage);
    void navigate({ to: '/campaigns/$id', params: { id: String(id) }, replace: true });
  });
  useEffect(() => {
    if (elsewhere !== undefined) goToCampaign(elsewhere);
  }, [elsewhere]);

  const discounts = useDiscounts(campaign, (changed) => {
    see(changed);
    buying.forget();
    if (made.error !== null) made.renew();
  });
  const total = campaign?.quote.total ?? 0;
  const buy = (isLater: boolean) => {
    isForLater.current = isLater;
    buying.purchase(isAuto);
  };
  // A price that changed says so itself, once it was read again.
  const purchaseError = hasErrorCode(buying.error, 'quote_changed') && change ? null : isRefusedAsBought ? null : buying.error;
  return {
    campaign: usedBy === undefined ? campaign : undefined,
    isLeaving: elsewhere !== undefined,
    /** Why there is no price for what is asked, and why it was not bought. */
    quoteError: usedBy === undefined ? made.error : null,
    purchaseError,
    retry: made.retry,
    discounts,
    mending: {
      draftId: draft.id ?? 0,
      isMending: discounts.isBusy || draft.status === 'saving',
      dropCodes: (codes: readonly string[]) => discounts.drop(codes),
      dropServices: (keys: readonly string[]) => {
        const kept = Object.entries(draft.data.additional_services).filter(([key]) => !keys.includes(key));
        session.change({ additional_services: Object.fromEntries(kept) });
        buying.forget();
        void session.saveNow();
      },
    },
    payment: {
      spendable,
      retrySpendable: balance.isError && balance.data === undefined ? () => void balance.refetch() : undefined,
      shortfall: spendable === undefined ? (campaign?.shortfall ?? 0) : getShortfall(total, spendable, 0),
      isAuto,
      setAuto,
      isBusy: buying.isBusy || discounts.isBusy,
      isQuoting: isQuoting && made.error === null,
      isBlocked: made.error !== null || findRemedy(buying.error) !== undefined,
      change,
      buy: () => buy(false),
      payLater: () => buy(true),
      renew: made.renew,
    },
  };
}
