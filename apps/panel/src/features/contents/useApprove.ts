import { ApiError } from '@jarchi/api-client/api-error.ts';
import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import { approvalOf, type Content } from '#data/contents/contents.ts';
import { useApproveContent } from '#data/contents/verdicts.ts';
import { offerUndo } from '@jarchi/shell/undo/offer-undo.ts';
import { contentsFa as fa } from './contents.fa.ts';

/** Approves a content on screen at once, and offers to undo that until it is sent. */
export function useApprove(): (content: Content) => void {
  const approveLater = useApproveContent();
  return (content) => {
    let withdraw: (() => void) | undefined;
    const hasBegun = approveLater(content, {
      onFailed: (error) => {
        const isDecided = error instanceof ApiError && error.code === 'verdict_given';
        if (isDecided) toast.warning(fa.alreadyDecided, errorText(error));
        else toast.error(fa.approveFailed, errorText(error));
      },
      onDecided: () => withdraw?.(),
    });
    if (!hasBegun) return;
    withdraw = offerUndo({
      about: approvalOf(content.id),
      title: fa.approved(content.publisher.title),
      label: fa.undo,
      onTooLate: () => void toast.info(fa.sentAlready),
    });
  };
}
