import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { toast } from '@jarchi/ui/toasts/toast.ts';

/** Shows a failure that belongs to no field. Separate from the sign-up's pages, which render before these texts are loaded. */
export function showFailure(error: unknown): void {
  toast.error(errorText(error));
}
