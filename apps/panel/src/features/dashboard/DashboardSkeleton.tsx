import { Skeleton, SkeletonRows } from '@jarchi/ui/feedback/Skeleton.tsx';

const HEIGHTS = ['h-2/5', 'h-3/5', 'h-1/2', 'h-4/5'];

/** Placeholders of tiles, chart and rows. */
export function DashboardSkeleton() {
  return (
    <>
      <div className="grid grid-cols-2 border-y border-line md:grid-cols-5">
        {Array.from({ length: 5 }, (_, index) => (
          <div
            key={index}
            className="flex h-[124px] flex-col gap-3 border-line px-4 py-4 first:ps-(--gutter) max-md:first:col-span-2 md:not-last:border-e"
          >
            <Skeleton className="w-1/3" />
            <Skeleton className="h-6 w-2/3" />
            <Skeleton className="w-1/2" />
          </div>
        ))}
      </div>
      <div className="flex h-[300px] items-end justify-between gap-2 border-b border-line px-(--gutter) pt-14 pb-12">
        {Array.from({ length: 24 }, (_, index) => (
          <Skeleton key={index} className={`w-full max-w-4 ${HEIGHTS[index % HEIGHTS.length]}`} />
        ))}
      </div>
      <SkeletonRows rows={6} />
    </>
  );
}
