import { accountCalls } from '@jarchi/contract/account/account.calls.ts';
import type { CallAnswer } from '@jarchi/contract/types.ts';
import { hasErrorCode } from '@jarchi/api-client/api-error.ts';
import { createCaller } from '@jarchi/api-client/caller.ts';
import { runAlone } from '@jarchi/shell/session/run-alone.ts';
import { runtimeConfig } from '#api/runtime-config.ts';

/** Asks as the console does: for the person's own account, whatever account is chosen, which stays chosen. */
const { account } = createCaller({ app: 'staff', bases: runtimeConfig.bases, runAlone }).bind({ account: accountCalls });

/** The panels of whoever is signed in, also while the chosen account is not theirs. */
export async function listOwnPanels(signal: AbortSignal): Promise<CallAnswer<'account', 'listUserServices'>['results']> {
  try {
    return (await account.listUserServices({}, { signal })).results;
  } catch (error) {
    // Nobody's member: no account to ask in the name of.
    if (hasErrorCode(error, 'account_not_found')) return [];
    throw error;
  }
}
