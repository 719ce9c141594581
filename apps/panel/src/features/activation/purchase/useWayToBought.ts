import { tabStorage } from '@jarchi/client-state/storage/browser-storage.ts';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { paymentFa as fa } from '#features/activation/payment/payment.fa.ts';
import { forgetCharge, isBackFromCharge } from './charge-trip.ts';

/** Opens a campaign that another window or the charge bought. `isKnownAsUsed`: the draft was known as used before the campaign. */
export function useWayToBought(campaignId: number | undefined, isKnownAsUsed: boolean): void {
  const navigate = useNavigate();
  const goToCampaign = useEffectEvent((id: number) => {
    if (isBackFromCharge(tabStorage, id)) toast.success(fa.held);
    else if (!isKnownAsUsed) toast.info(fa.boughtElsewhere);
    forgetCharge(tabStorage);
    void navigate({ to: '/campaigns/$id', params: { id: String(id) }, replace: true });
  });
  useEffect(() => {
    if (campaignId !== undefined) goToCampaign(campaignId);
  }, [campaignId]);
}
