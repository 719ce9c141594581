import { lazyPart } from '@jarchi/ui/feedback/lazy-part.tsx';
import { listToasts, subscribeToasts } from '@jarchi/ui/toasts/toast.ts';
import { Suspense, useSyncExternalStore, type ComponentProps } from 'react';
import { useSettled } from './use-settled.ts';

const ToastRegion = lazyPart(() => import('@jarchi/ui/toasts/ToastRegion.tsx'), 'ToastRegion', { whenLost: 'nothing' });
const hasToasts = () => listToasts().length > 0;

/** The region of toasts: its code loads once the page has settled, or at once when there is a toast. */
export function Toasts(props: Pick<ComponentProps<typeof ToastRegion>, 'position'>) {
  const isNeeded = useSyncExternalStore(subscribeToasts, hasToasts);
  const isSettled = useSettled();
  if (!isNeeded && !isSettled) return null;
  return (
    <Suspense fallback={null}>
      <ToastRegion {...props} />
    </Suspense>
  );
}
