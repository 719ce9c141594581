import { lazyPart } from '@jarchi/ui/feedback/lazy-part.tsx';
import { Suspense, useEffect, useState } from 'react';

const DefaultModals = lazyPart(() => import('#features/modals/DefaultModals.tsx'), 'DefaultModals', { whenLost: 'nothing' });
const FinancialInfoModal = lazyPart(() => import('#features/modals/FinancialInfoModal.tsx'), 'FinancialInfoModal', { whenLost: 'nothing' });

/** The longest wait while the page is busy. */
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

/** The modals that open by themselves, after the page is drawn. */
export function IdleModals({ hasDefault }: { hasDefault: boolean }) {
  if (!useIsIdle()) return null;
  return (
    <Suspense fallback={null}>
      {hasDefault && <DefaultModals />}
      <FinancialInfoModal />
    </Suspense>
  );
}
