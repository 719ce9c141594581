import { hasErrorCode } from '@jarchi/api-client/api-error.ts';
import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import { useEffect } from 'react';
import { useOpenPayment } from '#data/finance/charge.ts';
import { findAmountIssue } from './amount-issue.ts';

const isDown = (error: unknown) => hasErrorCode(error, 'gateway_down');

/** Opens a payment and goes to the gateway. Busy until the page is left; a return from the browser's page cache ends that. */
export function useCharge(leave: (url: string) => void) {
  const payment = useOpenPayment({
    onSuccess: ({ url }) => leave(url),
    onError: (error) => {
      if (!findAmountIssue(error) && !isDown(error)) toast.error(errorText(error));
    },
  });
  const { reset } = payment;
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) reset();
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [reset]);
  return {
    charge: payment.start,
    isLeaving: payment.isPending || payment.isSuccess,
    /** Why the gateway took no payment; undefined if it was not asked, or answered. */
    downText: isDown(payment.error) ? errorText(payment.error) : undefined,
    refusedAmount: findAmountIssue(payment.error),
    forgetRefusal: reset,
  };
}
