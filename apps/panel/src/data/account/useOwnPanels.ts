import type { CallAnswer } from '@jarchi/contract/types.ts';
import { hasErrorCode } from '@jarchi/api-client/api-error.ts';
import { ownApi } from '#api/person-api.ts';
import { useEffect, useState } from 'react';

/** The panels of the signed-in person, even if the chosen account is not theirs. */
async function listOwnPanels(signal: AbortSignal): Promise<CallAnswer<'account', 'listUserServices'>['results']> {
  try {
    return (await ownApi.account.listUserServices({}, { signal })).results;
  } catch (error) {
    // The person is a member of no account.
    if (hasErrorCode(error, 'account_not_found')) return [];
    throw error;
  }
}

type OwnPanels = Awaited<ReturnType<typeof listOwnPanels>>;

/** The panels of the signed-in person: undefined while they load. `retry` asks again after a failure. */
export function useOwnPanels(): { panels: OwnPanels | 'failed' | undefined; retry: () => void } {
  const [panels, setPanels] = useState<OwnPanels | 'failed'>();
  const [round, setRound] = useState(0);
  useEffect(() => {
    const leaving = new AbortController();
    listOwnPanels(leaving.signal).then(setPanels, () => {
      if (!leaving.signal.aborted) setPanels('failed');
    });
    return () => leaving.abort();
  }, [round]);
  const retry = () => {
    setPanels(undefined);
    setRound(round + 1);
  };
  return { panels, retry };
}
