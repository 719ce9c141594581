import type { CallInput } from '@jarchi/contract/types.ts';
import type { OnboardingPayload } from '@jarchi/domain/account/onboarding.ts';
import { api } from '#api/api.ts';
import { useChange } from '@jarchi/client-state/change/change.ts';
import { accountKeys } from '#data/keys/account-keys.ts';
import { accountInfoQuery, userQuery, type User } from './account.ts';

export type PersonInfo = CallInput<'session', 'updateInfo'>['body'];

/** Saves the person's name and e-mail address. Accounts without a name of their own carry the person's. */
export function useSavePerson(tell: { onSuccess: (saved: User) => void; onError: (error: Error) => void }) {
  return useChange({
    send: (info: PersonInfo) => api.session.updateInfo({ body: info }),
    refreshes: [accountKeys.info(), accountKeys.services()],
    keep: (queryClient, saved) => void queryClient.setQueryData(userQuery.queryKey, saved),
    ...tell,
  });
}

/** Sends the answers of the welcome. The account is marked as welcomed at once, so no window asks again. */
export function useSubmitAnswers(tell: { onSuccess: () => void; onError: (error: Error) => void }) {
  return useChange({
    send: (payload: OnboardingPayload) => api.account.submitBusinessData({ body: payload }),
    refreshes: [],
    keep: (queryClient) =>
      void queryClient.setQueryData(accountInfoQuery.queryKey, (known) => known && { ...known, has_seen_welcome_message: true }),
    ...tell,
  });
}

/** Ends the session in a customer's name. The caller then leaves the page. */
export const releaseImpersonation = () => api.staff.releaseImpersonation({ body: {} });
