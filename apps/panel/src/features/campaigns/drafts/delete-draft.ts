import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { ApiError } from '@jarchi/api-client/api-error.ts';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import type { QueryClient } from '@tanstack/react-query';
import { api } from '#api/api.ts';
import { draftsQuery, type Draft } from '#features/campaigns/campaigns.queries.ts';
import { draftTitle } from './draft-titles.ts';
import { draftsListFa as fa } from './drafts-list.fa.ts';
import { withoutLeaving } from './leaving-drafts.ts';
import { removeAfterToast } from './remove-draft.ts';

/** Takes a draft out of every list at once, and deletes it once nobody called it back. */
export function deleteDraft(queryClient: QueryClient, draft: Draft): void {
  const reload = () => queryClient.invalidateQueries({ queryKey: ['drafts'] });
  const remove = async () => {
    try {
      await api.drafts.deleteDraft({ params: { id: draft.id } });
    } catch (error) {
      // Another window was faster: it is gone all the same.
      if (!(error instanceof ApiError && error.status === 404)) toast.error(fa.removeFailed, errorText(error));
    }
  };
  removeAfterToast(
    { id: draft.id, title: draftTitle(draft) },
    () => remove().finally(() => setTimeout(() => void reload())),
    () => void reload(),
  );
  queryClient.setQueryData(draftsQuery().queryKey, (list) => list && withoutLeaving(list));
}
