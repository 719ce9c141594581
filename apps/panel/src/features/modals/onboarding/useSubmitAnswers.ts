import { ApiError } from '@jarchi/api-client/api-error.ts';
import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import { useSubmitAnswers as useSubmission } from '#data/account/person.ts';
import { onboardingFa as fa } from './onboarding.fa.ts';

/** The server's text, if any; other failures have a text below the fixed title. */
function sayFailed(error: unknown): void {
  if (error instanceof ApiError && error.text !== '') toast.error(error.text);
  else toast.error(fa.failed, errorText(error));
}

/** Sends the answers; a second press during the request sends nothing. */
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
