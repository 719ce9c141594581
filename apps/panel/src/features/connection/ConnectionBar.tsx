import { useEffect, useState, type ComponentType } from 'react';
import { useIsOnline } from '#online.ts';

/** The bar is fetched while there is a network: without one it could not be. */
export function ConnectionBar() {
  const isOnline = useIsOnline();
  const [Bar, setBar] = useState<ComponentType>();
  useEffect(() => {
    const load = async () => {
      const { OfflineBar } = await import('./OfflineBar.tsx');
      setBar(() => OfflineBar);
      if (import.meta.env.PROD) await (await import('./service-worker.ts')).startServiceWorker();
    };
    // After what the page itself needs. The panel goes on without its worker.
    const timer = setTimeout(() => void load().catch(console.warn), navigator.onLine ? 1500 : 0);
    return () => clearTimeout(timer);
  }, []);
  return !isOnline && Bar ? <Bar /> : null;
}
