import { Button } from '@jarchi/ui/actions/Button.tsx';
import { ArrowLeft, Check } from 'lucide-react';
import { useMoneyButton } from '#features/connection/public.ts';
import { paymentFa as fa } from './payment.fa.ts';
import type { PaymentState } from './payment-state.ts';

type BuyButtonProps = Pick<PaymentState, 'shortfall' | 'isBusy' | 'isQuoting' | 'isBlocked' | 'change' | 'buy'>;

/** The only button that moves money; if money is short, it leads to the charge. */
export function BuyButton({ shortfall, isBusy, isQuoting, isBlocked, change, buy }: BuyButtonProps) {
  const moneyButton = useMoneyButton();
  const isShort = shortfall > 0;
  const label = change === undefined ? (isShort ? fa.chargeAndPay : fa.activate) : isShort ? fa.acceptAndCharge : fa.acceptNewPrice;
  return (
    <Button
      size="lg"
      isFullWidth
      {...moneyButton}
      isDisabled={isBlocked}
      isLoading={isBusy || isQuoting}
      loadingLabel={isBusy ? fa.activating : isQuoting ? fa.quoting : undefined}
      onClick={buy}
      icon={isShort ? undefined : Check}
      iconEnd={isShort ? ArrowLeft : undefined}
    >
      {label}
    </Button>
  );
}
