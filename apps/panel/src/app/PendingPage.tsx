import { SkeletonRows } from '@jarchi/ui/Skeleton.tsx';
import { appFa } from './app.fa.ts';

export function PendingPage() {
  return (
    <div aria-busy="true" className="animate-late py-(--gutter)">
      <span role="status" className="sr-only">
        {appFa.pending}
      </span>
      <SkeletonRows />
    </div>
  );
}
