import { useChange } from '@jarchi/client-state/change/change.ts';
import { PREVIEW_KEY } from '@jarchi/client-state/change/refresh.ts';
import { useShownAct } from '@jarchi/client-state/change/shown-act.ts';
import type { CallAnswer } from '@jarchi/contract/types.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#api.ts';

export type DeadJob = CallAnswer<'stuck', 'listDeadJobs'>['results'][number];
export type OverdueItem = CallAnswer<'stuck', 'listOverdue'>['results'][number];
export type JobDecision = CallAnswer<'stuck', 'listJobDecisions'>['results'][number];
export type ReleasePreview = CallAnswer<'stuck', 'previewRelease'>;

interface Page {
  readonly limit: number;
  readonly offset: number;
}

const stuckKeys = {
  all: ['stuck'],
  dead: (page: Page) => ['stuck', 'dead', page] as const,
  overdue: (page: Page) => ['stuck', 'overdue', page] as const,
  decisions: (page: Page) => ['stuck', 'decisions', page] as const,
  preview: (job: number) => [PREVIEW_KEY, 'stuck', job] as const,
} as const;

export const deadJobsQuery = (page: Page) =>
  queryOptions({
    queryKey: stuckKeys.dead(page),
    queryFn: ({ signal }) => api.stuck.listDeadJobs({ query: { ...page } }, { signal }),
    placeholderData: keepPreviousData,
  });

export const overdueQuery = (page: Page) =>
  queryOptions({
    queryKey: stuckKeys.overdue(page),
    queryFn: ({ signal }) => api.stuck.listOverdue({ query: { ...page } }, { signal }),
    placeholderData: keepPreviousData,
  });

export const decisionsQuery = (page: Page) =>
  queryOptions({
    queryKey: stuckKeys.decisions(page),
    queryFn: ({ signal }) => api.stuck.listJobDecisions({ query: { ...page } }, { signal }),
    placeholderData: keepPreviousData,
  });

/** A member's decision about a job: without a reason it runs again, with one it is put aside. */
export const useDecideJob = (job: number, onDecided: () => void) =>
  useChange<unknown, { readonly reason?: string }>({
    refreshes: [stuckKeys.all],
    send: ({ reason }) =>
      reason === undefined
        ? api.stuck.retryJob({ params: { job }, body: {} })
        : api.stuck.dismissJob({ params: { job }, body: { reason } }),
    onSuccess: onDecided,
  });

/** Previews what the release of a job does to its campaign's money, and releases it for a reason at the amounts on screen. */
export const useReleaseJob = (job: number, onReleased: () => void) =>
  useShownAct({
    preview: {
      queryKey: stuckKeys.preview(job),
      queryFn: ({ signal }): Promise<ReleasePreview> => api.stuck.previewRelease({ params: { job } }, { signal }),
    },
    send: ({ captured, released }: ReleasePreview, reason: string) =>
      api.stuck.releaseJob({ params: { job }, body: { reason, expected: { captured, released } } }),
    isEqual: (a, b) => a.captured === b.captured && a.released === b.released,
    changedCodes: ['preview_changed'],
    refreshes: [stuckKeys.all],
    onSuccess: onReleased,
  });
