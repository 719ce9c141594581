import { ApiError } from '@jarchi/api-client/api-error.ts';
import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import { useSubmitAnswers as useSubmission } from '#data/account/person.ts';
import { onboardingFa as fa } from './onboarding.fa.ts';

/** The server's own words when it has some; what else happened stands under the fixed title. */
function sayFailed(error: unknown): void {
  if (error instanceof ApiError && error.text !== '') toast.error(error.text);
  else toast.error(fa.failed, errorText(error));
}

/** Sends the answers; a second press while they are on their way sends nothing. */
export function useSubmitAnswers(onAnswered: () => void) {
  const { start, isPending } = useSubmission({
    onSuccess: () => {
      toast.success(fa.done, fa.doneText);
      onAnswered();
    },
    onError: sayFailed,
  });
  return { send: start, isPending };
}
