import { signInErrorText } from '@jarchi/api-client/words/sign-in-error-text.fa.ts';
import { toast } from '@jarchi/ui/toasts/toast.ts';

/** A failure that belongs to no field. Apart from the sign-up's pages, which are drawn before these words are there. */
export function showFailure(error: unknown): void {
  toast.error(signInErrorText(error));
}
