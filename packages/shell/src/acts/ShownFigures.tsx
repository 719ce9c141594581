import type { ShownEffect } from '@jarchi/client-state/change/shown-act.ts';
import { DataRegion } from '@jarchi/ui/feedback/DataRegion.tsx';
import { Notice } from '@jarchi/ui/feedback/Notice.tsx';
import { getRegion } from '@jarchi/ui/feedback/query-region.ts';
import type { ReactNode } from 'react';

/** The reason why a shown act cannot be done yet: its figures are not there, or are read again. */
export function findWaiting({ isReady, isPending }: ShownEffect<unknown>, waiting: string): string | undefined {
  return isReady || isPending ? undefined : waiting;
}

export interface ShownFiguresProps<P> {
  act: ShownEffect<P>;
  /** The message that the figures changed and nothing was done; undefined if the figures tell it themselves. */
  changed?: string | undefined;
  explain: (error: Error) => string;
  /** In the shape of the figures. */
  skeleton: ReactNode;
  /** For screen readers: the figures when they arrive, and when they change. Without it the message is read aloud. */
  announcement?: string | undefined;
  /** Shown also while the figures are read again. */
  above?: ReactNode;
  below?: ReactNode;
  /** The figures. */
  children: (preview: P) => ReactNode;
}

/** The effect of an act before it is done: its figures, that they changed, and why it failed. The parts belong in a column of the owner. */
export function ShownFigures<P>(props: ShownFiguresProps<P>) {
  const { act, changed, explain, skeleton, announcement, above, below, children } = props;
  const { query, preview, error } = act;
  return (
    <>
      {announcement !== undefined && (
        <p role="status" className="sr-only">
          {announcement}
        </p>
      )}
      {act.isChanged && changed !== undefined && (
        <Notice tone="warning" role={announcement === undefined ? 'alert' : undefined}>
          {changed}
        </Notice>
      )}
      {error && (
        <Notice tone="danger" role="alert">
          {explain(error)}
        </Notice>
      )}
      {above}
      <DataRegion
        {...getRegion(query)}
        isStale={preview !== undefined && query.isFetching}
        skeleton={skeleton}
        failedText={query.error ? explain(query.error) : undefined}
      >
        {preview !== undefined && children(preview)}
      </DataRegion>
      {below}
    </>
  );
}
