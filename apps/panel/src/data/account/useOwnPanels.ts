import { useEffect, useState } from 'react';
import { listOwnPanels } from './own-panels.ts';

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
