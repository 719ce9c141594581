import { useEffect, useState, type ComponentType } from 'react';
import type { WaitingBarProps } from '@jarchi/ui/bars/WaitingBar.tsx';
import { waiting } from '#api/caller.ts';
import { useIsOnline } from '#api/online.ts';

interface Bars {
  readonly OfflineBar: ComponentType;
  readonly WaitingBar: ComponentType<WaitingBarProps>;
}

/** What stands above everything while the network or the server does not answer. */
export function ConnectionBar() {
  const isOnline = useIsOnline();
  const [bars, setBars] = useState<Bars>();
  useEffect(() => {
    // Fetched while there is a network: without one they could not be.
    const load = async () => {
      const [{ OfflineBar }, { WaitingBar }] = await Promise.all([import('./OfflineBar.tsx'), import('@jarchi/ui/bars/WaitingBar.tsx')]);
      setBars({ OfflineBar, WaitingBar });
      if (import.meta.env.PROD) await (await import('./service-worker.ts')).startServiceWorker();
    };
    // After what the page itself needs. The panel goes on without its worker.
    const timer = setTimeout(() => void load().catch(console.warn), navigator.onLine ? 1500 : 0);
    return () => clearTimeout(timer);
  }, []);
  if (!bars) return null;
  return isOnline ? <bars.WaitingBar waiting={waiting} /> : <bars.OfflineBar />;
}
