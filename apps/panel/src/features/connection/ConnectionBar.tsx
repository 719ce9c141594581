import { useEffect, useState, type ComponentType } from 'react';
import type { WaitingBarProps } from '@jarchi/ui/bars/WaitingBar.tsx';
import { waiting } from '@jarchi/client-state/session/window-session.ts';
import { firstPaint } from '#api/device/first-paint.ts';
import { useIsOnline } from '#api/online.ts';

interface Bars {
  readonly OfflineBar: ComponentType;
  readonly WaitingBar: ComponentType<WaitingBarProps>;
}

/** The bars above the page while the network or the server does not answer. */
export function ConnectionBar() {
  const isOnline = useIsOnline();
  const [bars, setBars] = useState<Bars>();
  useEffect(() => {
    // Fetched while there is a network, because they are needed without one.
    const load = async () => {
      await firstPaint;
      const [{ OfflineBar }, { WaitingBar }] = await Promise.all([import('./OfflineBar.tsx'), import('@jarchi/ui/bars/WaitingBar.tsx')]);
      setBars({ OfflineBar, WaitingBar });
      if (import.meta.env.PROD) await (await import('./service-worker.ts')).startServiceWorker();
    };
    // After the page's own requests. The panel also works without its worker.
    const timer = setTimeout(() => void load().catch(console.warn), navigator.onLine ? 1500 : 0);
    return () => clearTimeout(timer);
  }, []);
  if (!bars) return null;
  return isOnline ? <bars.WaitingBar waiting={waiting} /> : <bars.OfflineBar />;
}
