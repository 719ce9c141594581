import type { CallAnswer, CallInput } from '@jarchi/contract/types.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#api/api.ts';
import { useChange } from '@jarchi/client-state/change/change.ts';
import { userQuery } from '#data/account/account.ts';
import { accountKeys } from '#data/keys/account-keys.ts';
import { keptOtpRequest } from './otp-request.ts';

export type OwnPhoneRequest = CallAnswer<'phoneRequests', 'listOwnPhoneRequests'>['results'][number];
type SentCode = CallInput<'phoneRequests', 'askPhone'>['body'];

/** What waits to give the signed-in person another phone. */
export const ownPhoneRequestsQuery = queryOptions({
  queryKey: ['session', 'phone-requests'] as const,
  queryFn: ({ signal }) => api.phoneRequests.listOwnPhoneRequests({}, { signal }),
});

const refreshes = [ownPhoneRequestsQuery.queryKey];

type PhoneCode = CallInput<'session', 'setPhone'>['body'];

/** Gives the person the phone that a code was sent to; the account shows it too. */
export function useSetPhone() {
  return useChange({
    send: (code: PhoneCode) => api.session.setPhone({ body: code }),
    refreshes: [accountKeys.info()],
    keep: (queryClient, saved) => {
      queryClient.setQueryData(userQuery.queryKey, saved);
      keptOtpRequest.forget();
    },
  });
}

/** Asks for the phone that received the code; it waits before it is the person's. */
export function useAskPhone() {
  return useChange({
    send: async (sent: SentCode) => {
      const asked = await api.phoneRequests.askPhone({ body: sent });
      keptOtpRequest.forget();
      return asked;
    },
    refreshes,
  });
}

export function useStopPhoneRequest(tell: { readonly onSuccess: () => void; readonly onError: (error: Error) => void }) {
  return useChange({
    send: (request: number) => api.phoneRequests.stopPhoneRequest({ params: { request }, body: {} }),
    refreshes,
    keep: (queryClient, stopped) =>
      void queryClient.setQueryData(
        ownPhoneRequestsQuery.queryKey,
        (known) => known && { results: known.results.map((request) => (request.id === stopped.id ? stopped : request)) },
      ),
    ...tell,
  });
}
