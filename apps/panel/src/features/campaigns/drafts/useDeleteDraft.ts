import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import { useDeleteDraft as useDeletion } from '#data/drafts/delete-draft.ts';
import { deletionOf, type Draft } from '#data/drafts/drafts.ts';
import { offerUndo } from '@jarchi/shell/undo/offer-undo.ts';
import { draftTitle } from './draft-titles.ts';
import { draftsListFa as fa } from './drafts-list.fa.ts';

/** Removes a draft from each list at once, and offers to undo that until it is deleted. */
export function useDeleteDraft(): (draft: Draft) => void {
  const deleteLater = useDeletion();
  return (draft) => {
    let withdraw: (() => void) | undefined;
    const hasBegun = deleteLater(draft.id, {
      onFailed: (error) => void toast.error(fa.removeFailed, errorText(error)),
      onDecided: () => withdraw?.(),
    });
    if (hasBegun) withdraw = offerUndo({ about: deletionOf(draft.id), title: fa.removed(draftTitle(draft)), label: fa.undo });
  };
}
