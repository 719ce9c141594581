import type { CallAnswer } from '@jarchi/contract/types.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { api } from '#api/api.ts';
import { undoables } from '@jarchi/client-state/change/undoable.ts';
import { reportKeys } from '#data/keys/report-keys.ts';

export type ReportNote = CallAnswer<'reports', 'addNote'>;
export type NoteDraft = Omit<ReportNote, 'id'>;

export const noteDeletionOf = (id: number): string => `note ${id}`;

/** The advertiser's notes on the time axis of a report. */
export function notesQuery(campaign: number) {
  return queryOptions({
    queryKey: reportKeys.notes(campaign),
    queryFn: async ({ signal }) => (await api.reports.listNotes({ params: { id: campaign } }, { signal })).results,
  });
}

/** The notes without those that are being deleted. */
export function useNotes(campaign: number, isEnabled: boolean) {
  const gone = useSyncExternalStore(undoables.subscribe, undoables.getSnapshot);
  return useQuery({
    ...notesQuery(campaign),
    enabled: isEnabled,
    select: (notes) => notes.filter(({ id }) => !gone.has(noteDeletionOf(id))),
  });
}
