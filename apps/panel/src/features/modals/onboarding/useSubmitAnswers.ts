import { ApiError } from '@jarchi/api-client/api-error.ts';
import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import type { OnboardingPayload } from '@jarchi/domain/account/onboarding.ts';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { api } from '#api/api.ts';
import { onboardingFa as fa } from './onboarding.fa.ts';

/** The server's own words when it has some; what else happened stands under the fixed title. */
function sayFailed(error: unknown): void {
  if (error instanceof ApiError && error.text !== '') toast.error(error.text);
  else toast.error(fa.failed, errorText(error));
}

/** Sends the answers; a second press while they are on their way sends nothing. */
export function useSubmitAnswers(onAnswered: () => void) {
  const isSending = useRef(false);
  const { mutate, isPending } = useMutation({
    mutationFn: (payload: OnboardingPayload) => api.account.submitBusinessData({ body: payload }),
    onSuccess: () => {
      toast.success(fa.done, fa.doneText);
      onAnswered();
    },
    onError: sayFailed,
    onSettled: () => {
      isSending.current = false;
    },
  });
  const send = (payload: OnboardingPayload) => {
    if (isSending.current) return;
    isSending.current = true;
    mutate(payload);
  };
  return { send, isPending };
}
