import type { CallAnswer } from '@jarchi/contract/types.ts';
import { queryOptions, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { api } from '#api/api.ts';
import { userQuery, type User } from '#data/account/account.ts';
import { runChange, useChange } from '@jarchi/client-state/change/change.ts';

export type OpenSession = CallAnswer<'profile', 'listSessions'>['results'][number];
export type StaffVisit = CallAnswer<'profile', 'listStaffVisits'>['results'][number];

export const profileKeys = {
  sessions: () => ['profile', 'sessions'] as const,
  visits: (page: object) => ['profile', 'visits', page] as const,
} as const;

export const sessionsQuery = queryOptions({
  queryKey: profileKeys.sessions(),
  queryFn: ({ signal }) => api.profile.listSessions({}, { signal }),
});

export const visitsQuery = (page: { readonly limit: number; readonly offset: number }) =>
  queryOptions({
    queryKey: profileKeys.visits(page),
    queryFn: ({ signal }) => api.profile.listStaffVisits({ query: page }, { signal }),
  });

interface Tell<T> {
  readonly onSuccess: (answer: T) => void;
  readonly onError: (error: Error) => void;
}

const keep = (queryClient: QueryClient, saved: User) => void queryClient.setQueryData(userQuery.queryKey, saved);

export function useChangeUsername(tell: Tell<User>) {
  return useChange({
    send: (username: string) => api.profile.changeUsername({ body: { username } }),
    refreshes: [],
    keep,
    ...tell,
  });
}

/** Sends the person's picture; each place that shows the person then has it. */
export function useSendImage() {
  const queryClient = useQueryClient();
  return (file: File, options: { signal: AbortSignal; onProgress: (sent: number, total: number) => void }): Promise<User> =>
    runChange(queryClient, { send: (chosen: File) => api.profile.uploadImage({ file: chosen }, options), refreshes: [], keep }, file);
}

export function useDeleteImage(tell: Tell<User>) {
  return useChange({ send: () => api.profile.deleteImage(), refreshes: [], keep, ...tell });
}

export function useSendEmailCode(tell: Tell<CallAnswer<'profile', 'sendEmailCode'>>) {
  return useChange({ send: () => api.profile.sendEmailCode({ body: {} }), refreshes: [], ...tell });
}

export function useConfirmEmail(tell: Tell<User>) {
  return useChange({ send: (code: string) => api.profile.confirmEmail({ body: { code } }), refreshes: [], keep, ...tell });
}

export function useEndSession(tell: Tell<unknown>) {
  return useChange({
    send: (session: string) => api.profile.endSession({ params: { session } }),
    refreshes: [profileKeys.sessions()],
    ...tell,
  });
}

export function useEndOtherSessions(tell: Tell<{ readonly ended: number }>) {
  return useChange({ send: () => api.profile.endOtherSessions({ body: {} }), refreshes: [profileKeys.sessions()], ...tell });
}
