import type { CallAnswer, CallInput } from '@jarchi/contract/types.ts';
import { queryOptions } from '@tanstack/react-query';
import { phoneRequestsApi } from '#api/rare/phone-requests-api.ts';
import { useChange } from '@jarchi/client-state/change/change.ts';
import { forgetOtpRequest } from './otp-request.ts';

export type OwnPhoneRequest = CallAnswer<'phoneRequests', 'listOwnPhoneRequests'>['results'][number];
type SentCode = CallInput<'phoneRequests', 'askPhone'>['body'];

/** What waits to give the signed-in person another phone. */
export const ownPhoneRequestsQuery = queryOptions({
  queryKey: ['session', 'phone-requests'] as const,
  queryFn: ({ signal }) => phoneRequestsApi.listOwnPhoneRequests({}, { signal }),
});

const refreshes = [ownPhoneRequestsQuery.queryKey];

/** Asks for the phone that received the code; it waits before it is the person's. */
export function useAskPhone() {
  return useChange({
    send: async (sent: SentCode) => {
      const asked = await phoneRequestsApi.askPhone({ body: sent });
      forgetOtpRequest();
      return asked;
    },
    refreshes,
  });
}

export function useStopPhoneRequest(tell: { readonly onSuccess: () => void; readonly onError: (error: Error) => void }) {
  return useChange({
    send: (request: number) => phoneRequestsApi.stopPhoneRequest({ params: { request }, body: {} }),
    refreshes,
    keep: (queryClient, stopped) =>
      void queryClient.setQueryData(
        ownPhoneRequestsQuery.queryKey,
        (known) => known && { results: known.results.map((request) => (request.id === stopped.id ? stopped : request)) },
      ),
    ...tell,
  });
}
