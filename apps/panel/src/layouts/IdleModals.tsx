import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';

const Nothing: ComponentType = () => null;
/** A window that does not load is not worth the page. */
function orNothing(load: () => Promise<ComponentType>) {
  return lazy(async () => ({ default: await load().catch(() => Nothing) }));
}

const DefaultModals = orNothing(async () => (await import('#features/modals/DefaultModals.tsx')).DefaultModals);
const FinancialInfoModal = orNothing(async () => (await import('#features/modals/FinancialInfoModal.tsx')).FinancialInfoModal);

/** How long a busy page may keep them waiting. */
const LATEST_MS = 2_000;

function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const wake = () => setIdle(true);
    // Safari has no idle callback.
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(wake, 300);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(wake, { timeout: LATEST_MS });
    return () => cancelIdleCallback(handle);
  }, []);
  return isIdle;
}

/** The windows that come by themselves, once the page stands. */
export function IdleModals({ hasDefault }: { hasDefault: boolean }) {
  if (!useIsIdle()) return null;
  return (
    <Suspense fallback={null}>
      {hasDefault && <DefaultModals />}
      <FinancialInfoModal />
    </Suspense>
  );
}
