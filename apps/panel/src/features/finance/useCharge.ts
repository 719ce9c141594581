import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import { useEffect } from 'react';
import { useOpenPayment } from '#data/finance/charge.ts';
import { findAmountIssue } from './amount-issue.ts';

/** Opens a payment and goes to the gateway. Busy until the page is left; a return from the browser's page cache ends that. */
export function useCharge(leave: (url: string) => void) {
  const payment = useOpenPayment({
    onSuccess: ({ url }) => leave(url),
    onError: (error) => {
      if (!findAmountIssue(error)) toast.error(errorText(error));
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
    refusedAmount: findAmountIssue(payment.error),
    forgetRefusal: reset,
  };
}
