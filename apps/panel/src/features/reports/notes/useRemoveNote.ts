import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import { useDeleteNote } from '#data/reports/note-changes.ts';
import { noteDeletionOf, type ReportNote } from '#data/reports/notes.ts';
import { offerUndo } from '@jarchi/shell/undo/offer-undo.ts';
import { notesFa as fa } from './notes.fa.ts';

/** Removes a note at once, and offers to undo that until it is deleted. */
export function useRemoveNote(campaign: number): (note: ReportNote) => void {
  const deleteLater = useDeleteNote(campaign);
  return ({ id }) => {
    let withdraw: (() => void) | undefined;
    const hasBegun = deleteLater(id, {
      onFailed: (error) => void toast.error(fa.removeFailed, errorText(error)),
      onDecided: () => withdraw?.(),
    });
    if (hasBegun) withdraw = offerUndo({ about: noteDeletionOf(id), title: fa.removed, label: fa.undo });
  };
}
