import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { toast } from '@jarchi/ui/toasts/toast.ts';

/** Closes the question, then reports the result: the document may no longer offer the change. */
export function tellAndClose(done: string, onClose: () => void) {
  return {
    onSuccess: () => {
      onClose();
      toast.success(undefined, done);
    },
    onError: (error: Error) => {
      onClose();
      toast.error(errorText(error));
    },
  };
}
