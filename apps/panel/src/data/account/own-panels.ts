import type { CallAnswer } from '@jarchi/contract/types.ts';
import { hasErrorCode } from '@jarchi/api-client/api-error.ts';
import { ownApi } from '#api/person-api.ts';

/** The panels of the signed-in person, even if the chosen account is not theirs. */
export async function listOwnPanels(signal: AbortSignal): Promise<CallAnswer<'account', 'listUserServices'>['results']> {
  try {
    return (await ownApi.account.listUserServices({}, { signal })).results;
  } catch (error) {
    // The person is a member of no account.
    if (hasErrorCode(error, 'account_not_found')) return [];
    throw error;
  }
}
