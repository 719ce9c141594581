import type { CallAnswer } from '@jarchi/contract/types.ts';
import { HOME_DRAFTS } from '@jarchi/domain/campaigns/home-lists.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { api } from '#api/api.ts';
import { fromHome } from '#data/home/from-home.ts';
import { undoables } from '@jarchi/client-state/change/undoable.ts';
import { without } from '@jarchi/client-state/change/without-rows.ts';
import { draftKeys } from '#data/keys/draft-keys.ts';

type DraftList = CallAnswer<'drafts', 'listDrafts'>;
export type Draft = DraftList['results'][number];

/** Unfinished drafts, newest first; more than a hundred are not shown. */
export function draftsQuery() {
  return queryOptions({
    queryKey: draftKeys.list(),
    queryFn: ({ signal }) => fromHome('drafts', () => api.drafts.listDrafts({ query: { limit: HOME_DRAFTS, offset: 0 } }, { signal })),
  });
}

/** The name of the act that deletes a draft. */
export const deletionOf = (id: number): string => `draft ${id}`;

/** The drafts, without those that are being deleted. */
export function useDrafts() {
  const gone = useSyncExternalStore(undoables.subscribe, undoables.getSnapshot);
  return useQuery({ ...draftsQuery(), select: (list) => without(list, (id) => gone.has(deletionOf(id))) });
}
