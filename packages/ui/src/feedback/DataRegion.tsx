import { formatTime } from '@jarchi/domain/calendar/jalali.ts';
import { RotateCcw, SearchX, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Arcs } from '#figures/Arcs.tsx';
import { Button } from '#actions/Button.tsx';
import { joinClasses } from '#classes.ts';
import { regionFa } from './DataRegion.fa.ts';
import { describeFailure } from '#failures/failure.ts';
import { SkeletonRows } from './Skeleton.tsx';
import { uiFa } from '#ui.fa.ts';
import { useLate } from './use-late.ts';

export type RegionState = 'loading' | 'failed' | 'empty' | 'filtered-empty' | 'ready';

export interface DataRegionProps {
  state: RegionState;
  /** In the shape of the data; appears after 200 ms, and stays at least 200 ms. */
  skeleton?: ReactNode;
  onRetry?: (() => void) | undefined;
  /** Why it failed: chooses the words, and whether another try is offered. */
  error?: unknown;
  /** The failure as text, in place of the words for `error`. */
  failedText?: string | undefined;
  empty?: { title: string; text?: ReactNode; action?: ReactNode } | undefined;
  /** Below the sentence of filtered-empty: the count without filters. */
  filteredText?: string | undefined;
  onClearFilters?: (() => void) | undefined;
  /** Old data stays at 60% opacity while new data loads. */
  isStale?: boolean | undefined;
  /** When the data on screen was read, in ms, if a later refresh failed: the region shows the time and offers another try. */
  staleSince?: number | undefined;
  className?: string | undefined;
  children?: ReactNode;
}

/** Picture, one sentence, one action; the same for empty, filtered-empty and failed. */
export function EmptyState({
  picture,
  title,
  text,
  action,
  role,
}: {
  picture?: ReactNode;
  title: string;
  text?: ReactNode;
  action?: ReactNode;
  role?: 'alert' | 'status' | undefined;
}) {
  return (
    <div role={role} className="mx-auto flex max-w-md flex-col items-center px-(--gutter) py-10 text-center">
      {picture ?? <Arcs className="mb-4" />}
      <p className="text-lg font-semibold text-text">{title}</p>
      {text && <p className="mt-1 text-md text-text-2">{text}</p>}
      {action && <div className="mt-5 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  );
}

function Tile({ className, children }: { className: string; children: ReactNode }) {
  return (
    <span aria-hidden className={joinClasses('mb-3 grid size-14 place-items-center rounded-xl', className)}>
      {children}
    </span>
  );
}

/** «به‌روزرسانی ۱۰:۲۴» */
function StaleLine({ since, onRetry }: { since: number; onRetry: (() => void) | undefined }) {
  return (
    <p role="status" className="flex items-center gap-2 px-(--gutter) py-1 text-sm text-text-2">
      <TriangleAlert aria-hidden size={15} className="shrink-0 text-warning-text" />
      {regionFa.updatedAt(formatTime(since))}
      {onRetry && (
        <Button variant="ghost" size="sm" icon={RotateCcw} onClick={onRetry}>
          {uiFa.region.retry}
        </Button>
      )}
    </p>
  );
}

/** A part of a page with its own data: its loading, failed and empty states do not touch the rest. */
export function DataRegion({
  state,
  skeleton,
  onRetry,
  error,
  failedText,
  empty,
  filteredText,
  onClearFilters,
  isStale = false,
  staleSince,
  className,
  children,
}: DataRegionProps) {
  const isSkeletonDrawn = useLate(state === 'loading');
  if (state === 'loading' || isSkeletonDrawn) {
    return (
      <div aria-busy="true" className={className}>
        <span role="status" className="sr-only">
          {uiFa.loading}
        </span>
        {/* It takes its space before it is drawn, so that parts below do not jump. */}
        <div style={{ visibility: isSkeletonDrawn ? undefined : 'hidden' }}>{skeleton ?? <SkeletonRows />}</div>
      </div>
    );
  }
  if (state === 'failed') {
    const failure = describeFailure(error);
    const retry = onRetry && failure.canRetry && (
      <Button variant="secondary" icon={RotateCcw} onClick={onRetry}>
        {uiFa.region.retry}
      </Button>
    );
    const picture = (
      <Tile className="bg-warning-soft text-warning-text">
        <TriangleAlert size={24} />
      </Tile>
    );
    return (
      <div className={className}>
        <EmptyState role="alert" picture={picture} title={failure.title} text={failedText ?? failure.text} action={retry} />
      </div>
    );
  }
  if (state === 'filtered-empty') {
    const clear = onClearFilters && (
      <Button variant="soft" onClick={onClearFilters}>
        {uiFa.region.clearFilters}
      </Button>
    );
    const picture = (
      <Tile className="bg-surface-press text-text-3">
        <SearchX size={24} />
      </Tile>
    );
    return (
      <div className={className}>
        <EmptyState role="status" picture={picture} title={uiFa.region.filteredEmpty} text={filteredText} action={clear} />
      </div>
    );
  }
  if (state === 'empty' && empty) {
    return (
      <div className={className}>
        <EmptyState {...empty} />
      </div>
    );
  }
  return (
    <>
      {staleSince !== undefined && <StaleLine since={staleSince} onRetry={onRetry} />}
      <div
        aria-busy={isStale || undefined}
        className={joinClasses('transition-opacity duration-(--t-base)', (isStale || staleSince !== undefined) && 'opacity-60', className)}
      >
        {children}
      </div>
    </>
  );
}
