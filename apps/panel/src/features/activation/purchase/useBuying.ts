import { tabStorage } from '@jarchi/client-state/storage/browser-storage.ts';
import { formatToman } from '@jarchi/ui/format/format.ts';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { Campaign } from '#data/campaigns/campaigns.ts';
import { usePurchase, type Purchase } from '#data/campaigns/purchase.ts';
import { paymentFa as fa } from '#features/activation/payment/payment.fa.ts';
import { rememberCharge } from './charge-trip.ts';

/** The two ways to buy a campaign, and where each leads: to its page, or to the charge page for what is missing. */
export function useBuying(campaign: Campaign | undefined, draftId: number | null) {
  const navigate = useNavigate();
  const [isAuto, setAuto] = useState(true);
  const [wished, setAutoReplace] = useState<boolean>();
  const isAutoReplace = wished ?? campaign?.is_auto_replace ?? false;
  const isForLater = useRef(false);
  const finish = ({ campaign: bought, outcome, shortfall: missing }: Purchase) => {
    if (outcome === 'to_pay' && !isForLater.current) {
      const back = `/campaign/activation?draft=${draftId ?? ''}`;
      if (isAuto) rememberCharge(tabStorage, bought.id);
      void navigate({ to: '/financial/charge', search: { amount: String(missing), return: back } });
      return;
    }
    if (outcome === 'held') toast.success(fa.held, fa.heldText[bought.campaign_type](formatToman(bought.money.held)));
    else toast.info(fa.toPay, fa.laterNote);
    void navigate({ to: '/campaigns/$id', params: { id: String(bought.id) } });
  };
  const { isPending: isBusy, isDone, error, forget, buy } = usePurchase({ onSuccess: finish });
  return {
    isAuto,
    setAuto,
    isAutoReplace,
    setAutoReplace,
    isBusy,
    isDone,
    error,
    forget,
    buy(isLater: boolean) {
      // After a success the page is left: no further press counts.
      if (!campaign || isDone) return;
      isForLater.current = isLater;
      buy({
        id: campaign.id,
        expected_total: campaign.quote.total,
        is_auto_after_charge: isAuto,
        is_auto_replace: isAutoReplace,
      });
    },
  };
}
