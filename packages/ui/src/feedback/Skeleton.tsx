import { joinClasses } from '#classes.ts';

/** A bar or a disc in the shape of the data; classes give its size. */
export function Skeleton({ className = '', isRound = false }: { className?: string | undefined; isRound?: boolean | undefined }) {
  return (
    <span
      aria-hidden
      className={joinClasses(
        'block animate-skeleton bg-surface-press',
        isRound ? 'rounded-full' : 'rounded-sm',
        !/\b(h|size)-/.test(className) && 'h-3',
        className,
      )}
    />
  );
}

/** Rows for a list that loads. */
export function SkeletonRows({ rows = 5, hasAvatar = true }: { rows?: number | undefined; hasAvatar?: boolean | undefined }) {
  return (
    <div className="divide-y divide-line">
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className="flex h-(--row) items-center gap-3 px-(--gutter)">
          {hasAvatar && <Skeleton isRound className="size-8" />}
          <span className="flex flex-1 flex-col gap-2">
            <Skeleton className={index % 2 === 0 ? 'w-2/5' : 'w-1/3'} />
            <Skeleton className="h-2.5 w-1/5" />
          </span>
          <Skeleton className="w-1/6" />
          <Skeleton className="w-1/6 max-sm:hidden" />
        </div>
      ))}
    </div>
  );
}
