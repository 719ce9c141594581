import type { CallAnswer, CallInput } from '@jarchi/contract/types.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#api/api.ts';
import { useChange } from '@jarchi/client-state/change/change.ts';
import { keptOtpRequest } from './otp-request.ts';
import { createPasskey } from './passkeys.ts';

export type Credentials = CallAnswer<'credentials', 'getCredentials'>;
export type Passkey = Credentials['passkeys'][number];
export type NewPassword = CallInput<'credentials', 'changePassword'>['body'];

export const credentialsQuery = queryOptions({
  queryKey: ['session', 'credentials'] as const,
  queryFn: ({ signal }) => api.credentials.getCredentials({}, { signal }),
});

const kept = {
  refreshes: [],
  keep: (queryClient: { setQueryData(key: readonly unknown[], value: Credentials): unknown }, saved: Credentials) =>
    void queryClient.setQueryData(credentialsQuery.queryKey, saved),
} as const;

/** Sets the person's password. */
export function useChangePassword() {
  return useChange({
    ...kept,
    send: async (change: NewPassword) => {
      const saved = await api.credentials.changePassword({ body: change });
      keptOtpRequest.forget();
      return saved;
    },
  });
}

interface Telling {
  readonly onSuccess: () => void;
  readonly onError: (error: Error) => void;
}

/** Asks the device for a new passkey, and adds it under this name. */
export function useAddPasskey(tell: Telling) {
  return useChange({
    ...kept,
    send: async ({ name, proof }: { readonly name: string; readonly proof: string }) => {
      const { request_id, passkey } = await createPasskey(proof);
      return api.credentials.addPasskey({ body: { request_id, name, passkey, proof } });
    },
    ...tell,
  });
}

export function useRemovePasskey(tell: Telling) {
  return useChange({
    ...kept,
    send: ({ id, proof }: { readonly id: number; readonly proof: string }) =>
      api.credentials.removePasskey({ params: { passkey: id }, query: { proof } }),
    ...tell,
  });
}
