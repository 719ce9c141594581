import { hasErrorCode } from '@jarchi/api-client/api-error.ts';
import { getShortfall } from '@jarchi/domain/money/ledger.ts';
import { useQuery } from '@tanstack/react-query';
import { useCampaignOfDraft } from '#data/campaigns/campaign-of-draft.ts';
import { findRemedy } from '#data/campaigns/refusal-remedy.ts';
import type { OpenDraft } from '#data/drafts/session/use-draft-session.ts';
import { balanceQuery } from '#data/finance/finance.ts';
import { useDiscounts } from '#features/activation/extras/useDiscounts.ts';
import { canBuy } from '#features/activation/quote/campaign.ts';
import { useBuying } from './useBuying.ts';
import { useSeenQuote } from './useSeenQuote.ts';
import { useWayToBought } from './useWayToBought.ts';

/** The campaign of a saved draft, what it costs against what can be spent, and the two ways to buy it. */
export function useActivation({ draft, session }: OpenDraft, isAllowed: boolean) {
  const isSaved = isAllowed && draft.status === 'saved';
  const made = useCampaignOfDraft({ ...draft, isSaved });
  const { campaign, isQuoting } = made;
  const { change, see } = useSeenQuote(campaign, { isEditing: draft.status === 'dirty' || draft.status === 'saving', isQuoting });
  const balance = useQuery(balanceQuery);
  const spendable = balance.data?.spendable;
  const buying = useBuying(campaign, draft.id);

  // Another window or the charge bought the campaign, so the page opens it.
  const isUsed = draft.status === 'used' && !draft.hasUnsent && draft.campaign !== null;
  const usedBy = hasErrorCode(made.error, 'draft_used') ? made.error.facts.campaign_id : isUsed ? (draft.campaign ?? undefined) : undefined;
  const isRefusedAsBought = hasErrorCode(buying.error, 'transition_refused');
  const isBought = campaign !== undefined && !isQuoting && !buying.isBusy && !buying.isDone && !canBuy(campaign);
  const elsewhere = usedBy ?? (isBought || isRefusedAsBought ? campaign?.id : undefined);
  useWayToBought(elsewhere, usedBy !== undefined);

  const discounts = useDiscounts(campaign, (changed) => {
    see(changed);
    buying.forget();
    if (made.error !== null) made.renew();
  });
  const total = campaign?.quote.total ?? 0;
  // A changed total is shown by its own notice after it is read again.
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
      isAutoReplace: buying.isAutoReplace,
      setAutoReplace: buying.setAutoReplace,
      isAuto: buying.isAuto,
      setAuto: buying.setAuto,
      isBusy: buying.isBusy || discounts.isBusy,
      isQuoting: isQuoting && made.error === null,
      isBlocked: made.error !== null || findRemedy(buying.error) !== undefined,
      change,
      buy: () => buying.buy(false),
      payLater: () => buying.buy(true),
      renew: made.renew,
    },
  };
}
