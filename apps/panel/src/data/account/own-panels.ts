import { accountCalls } from '@jarchi/contract/account/account.calls.ts';
import type { CallAnswer } from '@jarchi/contract/types.ts';
import { hasErrorCode } from '@jarchi/api-client/api-error.ts';
import { createCaller } from '@jarchi/api-client/caller.ts';
import { runAlone } from '@jarchi/client-state/session/run-alone.ts';
import { runtimeConfig } from '#api/runtime-config.ts';

/** Asks for the person's own account, as the console does. The chosen account stays chosen. */
const { account } = createCaller({ app: 'staff', bases: runtimeConfig.bases, runAlone }).bind({ account: accountCalls });

/** The panels of the signed-in person, even if the chosen account is not theirs. */
export async function listOwnPanels(signal: AbortSignal): Promise<CallAnswer<'account', 'listUserServices'>['results']> {
  try {
    return (await account.listUserServices({}, { signal })).results;
  } catch (error) {
    // The person is a member of no account.
    if (hasErrorCode(error, 'account_not_found')) return [];
    throw error;
  }
}
