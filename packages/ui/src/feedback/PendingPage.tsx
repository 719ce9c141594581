import { SkeletonRows } from './Skeleton.tsx';
import { uiFa } from '#ui.fa.ts';

/** Stands for a page that is on its way. */
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
