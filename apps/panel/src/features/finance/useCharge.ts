import { ApiError } from '@jarchi/api-client/api-error.ts';
import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '#api/api.ts';
import { findAmountIssue } from './amount-issue.ts';
import { createIntentKeys, type ChargeIntent } from './charge-intent.ts';

/** Opens a payment and leaves for the gateway. Busy until the page is left; coming back by the browser's cache frees it. */
export function useCharge(leave: (url: string) => void) {
  const [keys] = useState(() => createIntentKeys());
  const mutation = useMutation({
    mutationFn: (intent: ChargeIntent) => api.finance.createOnlinePayment({ body: intent }, { idempotencyKey: keys.keyOf(intent) }),
    onSuccess: ({ url }) => {
      keys.finish();
      leave(url);
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status >= 400 && error.status < 500) keys.finish();
      if (!findAmountIssue(error)) toast.error(errorText(error));
    },
  });
  const { reset } = mutation;
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) reset();
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [reset]);
  return {
    charge: mutation.mutate,
    isLeaving: mutation.isPending || mutation.isSuccess,
    refusedAmount: findAmountIssue(mutation.error),
    forgetRefusal: reset,
  };
}
