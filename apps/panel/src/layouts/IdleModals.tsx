import { lazyPart } from '@jarchi/ui/feedback/lazy-part.tsx';
import { useSettled } from '@jarchi/shell/frame/use-settled.ts';
import { Suspense } from 'react';

const DefaultModals = lazyPart(() => import('#features/modals/DefaultModals.tsx'), 'DefaultModals', { whenLost: 'nothing' });
const FinancialInfoModal = lazyPart(() => import('#features/modals/FinancialInfoModal.tsx'), 'FinancialInfoModal', { whenLost: 'nothing' });
const LiveUpdates = lazyPart(() => import('./LiveUpdates.tsx'), 'LiveUpdates', { whenLost: 'nothing' });

/** The modals that open by themselves, and the stream of changes: after the page is drawn. */
export function IdleModals({ hasDefault }: { hasDefault: boolean }) {
  if (!useSettled()) return null;
  return (
    <Suspense fallback={null}>
      {hasDefault && <DefaultModals />}
      <FinancialInfoModal />
      <LiveUpdates />
    </Suspense>
  );
}
