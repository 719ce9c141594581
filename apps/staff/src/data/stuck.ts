import { useChange } from '@jarchi/client-state/change/change.ts';
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
  preview: (job: number) => ['stuck', 'preview', job] as const,
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

/** What the release of a job's campaign would do now. */
export const releaseQuery = (job: number) =>
  queryOptions({
    queryKey: stuckKeys.preview(job),
    queryFn: ({ signal }) => api.stuck.previewRelease({ params: { job } }, { signal }),
    gcTime: 0,
  });

/** What a member decides: without a reason the job runs again; with amounts its campaign ends as they were shown. */
export interface Decision {
  readonly reason?: string;
  readonly expected?: Pick<ReleasePreview, 'captured' | 'released'>;
}

export const useDecideJob = (job: number, onDecided: () => void) =>
  useChange<unknown, Decision>({
    refreshes: [stuckKeys.all],
    send: ({ reason, expected }) => {
      const params = { job };
      if (reason === undefined) return api.stuck.retryJob({ params, body: {} });
      if (expected === undefined) return api.stuck.dismissJob({ params, body: { reason } });
      const { captured, released } = expected;
      return api.stuck.releaseJob({ params, body: { reason, expected: { captured, released } } });
    },
    onSuccess: onDecided,
  });
