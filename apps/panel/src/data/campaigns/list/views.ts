import type { CallAnswer, CallInput } from '@jarchi/contract/types.ts';
import { queryOptions, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { api } from '#api/api.ts';
import { runChange, useChange } from '@jarchi/client-state/change/change.ts';
import { actLater, undoables } from '@jarchi/client-state/change/undoable.ts';

export type View = CallAnswer<'views', 'listCampaignViews'>['results'][number];
export type ViewBody = CallInput<'views', 'createCampaignView'>['body'];

export const viewKeys = { all: ['campaign-views'] } as const;

const viewsQuery = queryOptions({
  queryKey: viewKeys.all,
  queryFn: ({ signal }) => api.views.listCampaignViews(undefined, { signal }),
});

const deletionOf = (id: number) => `campaign view ${id}`;

/** The person's views of the campaign list, without those that are being deleted. */
export function useViews() {
  const gone = useSyncExternalStore(undoables.subscribe, undoables.getSnapshot);
  const query = useQuery(viewsQuery);
  return { ...query, data: query.data?.results.filter(({ id }) => !gone.has(deletionOf(id))) };
}

interface Telling {
  readonly onSuccess: (view: View) => void;
}

/** Saves a new view, or replaces the one with the id. */
export function useSaveView({ onSuccess }: Telling) {
  return useChange({
    isBusyUntilRead: true,
    send: ({ id, body }: { readonly id: number | null; readonly body: ViewBody }) =>
      id === null ? api.views.createCampaignView({ body }) : api.views.updateCampaignView({ params: { view: id }, body }),
    refreshes: [viewKeys.all],
    onSuccess: (view) => onSuccess(view),
  });
}

const deletion = {
  isBusyUntilRead: true,
  refreshes: [viewKeys.all],
  send: async (id: number) => void (await api.views.deleteCampaignView({ params: { view: id } }, { keepalive: true })),
};

const remove = (queryClient: QueryClient, id: number) => runChange(queryClient, deletion, id);

/** Removes a view from the list at once, and deletes it when the time to undo is over. */
export function useDeleteView() {
  const queryClient = useQueryClient();
  return (id: number, tell: { onFailed: (error: unknown) => void; onDecided: () => void }) => {
    const about = deletionOf(id);
    actLater({ about, act: () => remove(queryClient, id), ...tell });
    return about;
  };
}
