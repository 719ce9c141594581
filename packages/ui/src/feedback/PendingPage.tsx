import { SkeletonRows } from './Skeleton.tsx';
import { uiFa } from '#ui.fa.ts';

/** Shown while a page loads. */
export function PendingPage() {
  return (
    <div aria-busy="true" className="animate-late py-(--gutter)">
      <span role="status" className="sr-only">
        {uiFa.pendingPage}
      </span>
      <SkeletonRows />
    </div>
  );
}
