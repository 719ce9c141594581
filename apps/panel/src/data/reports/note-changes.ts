import { ApiError } from '@jarchi/api-client/api-error.ts';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { api } from '#api/api.ts';
import { runChange, useChange } from '@jarchi/client-state/change/change.ts';
import { actLater } from '@jarchi/client-state/change/undoable.ts';
import { reportKeys } from '#data/keys/report-keys.ts';
import { noteDeletionOf, notesQuery, type NoteDraft } from './notes.ts';

/** Adds a note, or changes the one with this id. */
export function useSaveNote(campaign: number, note: number | undefined, tell: { onSuccess: () => void; onError: (error: Error) => void }) {
  return useChange({
    send: (body: NoteDraft) =>
      note === undefined
        ? api.reports.addNote({ params: { id: campaign }, body })
        : api.reports.updateNote({ params: { campaign, note }, body }),
    refreshes: [reportKeys.notes(campaign)],
    isBusyUntilRead: true,
    ...tell,
  });
}

/** Removes a note from the screen at once, and deletes it when the time to undo is over. */
export function useDeleteNote(campaign: number) {
  const queryClient = useQueryClient();
  const deletion = {
    isBusyUntilRead: true,
    refreshes: [reportKeys.notes(campaign)],
    send: async (note: number) => {
      try {
        await api.reports.deleteNote({ params: { campaign, note } }, { keepalive: true });
      } catch (error) {
        // Another window has deleted the note already.
        if (!(error instanceof ApiError && error.status === 404)) throw error;
      }
    },
    keep: (client: QueryClient, _: void, note: number) =>
      void client.setQueryData(notesQuery(campaign).queryKey, (list) => list?.filter(({ id }) => id !== note)),
  };
  return (note: number, tell: { onFailed: (error: unknown) => void; onDecided: () => void }) =>
    actLater({ about: noteDeletionOf(note), act: () => runChange(queryClient, deletion, note), ...tell });
}
