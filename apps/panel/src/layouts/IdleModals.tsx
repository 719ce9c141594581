import { lazyPart } from '@jarchi/ui/feedback/lazy-part.tsx';
import { Suspense, useEffect, useState } from 'react';

const DefaultModals = lazyPart(() => import('#features/modals/DefaultModals.tsx'), 'DefaultModals', { whenLost: 'nothing' });
const FinancialInfoModal = lazyPart(() => import('#features/modals/FinancialInfoModal.tsx'), 'FinancialInfoModal', { whenLost: 'nothing' });

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
