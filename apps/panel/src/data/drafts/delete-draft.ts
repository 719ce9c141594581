import { ApiError } from '@jarchi/api-client/api-error.ts';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { api } from '#api/api.ts';
import { runChange, useChange } from '@jarchi/client-state/change/change.ts';
import { actLater } from '@jarchi/client-state/change/undoable.ts';
import { without } from '@jarchi/client-state/change/without-rows.ts';
import { draftKeys } from '#data/keys/draft-keys.ts';
import { deletionOf, draftsQuery } from './drafts.ts';

const deletion = {
  isBusyUntilRead: true,
  refreshes: [draftKeys.all],
  send: async (id: number) => {
    try {
      await api.drafts.deleteDraft({ params: { id } }, { keepalive: true });
    } catch (error) {
      // Another window has deleted the draft already.
      if (!(error instanceof ApiError && error.status === 404)) throw error;
    }
  },
  keep: (queryClient: QueryClient, _: void, id: number) =>
    void queryClient.setQueryData(draftsQuery().queryKey, (list) => list && without(list, (one) => one === id)),
};

/** Removes a draft from each list at once, and deletes it when the time to undo is over. */
export function useDeleteDraft() {
  const queryClient = useQueryClient();
  return (id: number, tell: { onFailed: (error: unknown) => void; onDecided: () => void }) =>
    actLater({ about: deletionOf(id), act: () => runChange(queryClient, deletion, id), ...tell });
}

/** Deletes a draft at once. */
export function useDeleteDraftNow(tell: { onSuccess: () => void; onError: (error: Error) => void }) {
  return useChange({ ...deletion, ...tell });
}
