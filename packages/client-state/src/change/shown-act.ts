import { hasErrorCode, type ApiErrorOf } from '@jarchi/api-client/api-error.ts';
import type { ErrorCode } from '@jarchi/contract/refusals.ts';
import { useQuery, type QueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useChange } from './change.ts';
import type { Refreshes } from './refresh.ts';

/** An act whose effect is shown before it is done. `P`: what is shown; `O`: what the person adds; `T`: the answer of the act. */
export interface ShownAct<P, O, T, C extends ErrorCode> {
  readonly preview: { readonly queryKey: readonly unknown[]; readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<P> };
  /** Does it, if its effect is still what was shown. */
  readonly send: (shown: P, order: O, idempotencyKey: string) => Promise<T>;
  /** Whether two previews promise the same. */
  readonly isEqual: (a: P, b: P) => boolean;
  /** The refusals that mean: it would now do something else. */
  readonly changedCodes: readonly C[];
  readonly refreshes: Refreshes;
  readonly keep?: (queryClient: QueryClient, answer: T) => void;
  readonly onSuccess: (answer: T, shown: P, order: O) => void;
  /** The server refused because of a change; the preview is read again. */
  readonly onChanged?: (refusal: ApiErrorOf<C>, shown: P) => void;
}

/** A shown act as its window draws it. */
export interface ShownEffect<P> {
  readonly query: Pick<UseQueryResult<P>, 'data' | 'isError' | 'error' | 'isFetching' | 'dataUpdatedAt' | 'refetch'>;
  readonly preview: P | undefined;
  /** The effect is no longer the one that was first shown. */
  readonly isChanged: boolean;
  /** The failure; a refusal because of a change is none. */
  readonly error: Error | null;
  readonly isPending: boolean;
  /** The act can be done as it is on screen. */
  readonly isReady: boolean;
}

interface Intent<P, O> {
  readonly shown: P;
  readonly order: O;
}

/**
 * Previews an act, and does it as it was shown. The preview is read once for each decision, and no other refresh changes the figures on
 * screen. If the act is refused because they moved, nothing is done, the old and the new ones are kept, and the person decides again.
 */
export function useShownAct<P, O, T, C extends ErrorCode>(act: ShownAct<P, O, T, C>) {
  const query = useQuery({ ...act.preview, staleTime: Infinity, gcTime: 0, structuralSharing: false });
  const [seen, setSeen] = useState<P>();
  const [earlier, setEarlier] = useState<P>();
  const preview = query.data;
  if (preview !== seen) {
    setSeen(() => preview);
    if (seen !== undefined && preview !== undefined && !act.isEqual(seen, preview)) setEarlier(() => seen);
  }
  const isDone = useRef(false);
  const findChanged = (error: unknown): ApiErrorOf<C> | undefined => {
    const [code] = act.changedCodes.filter((one) => hasErrorCode(error, one));
    return code !== undefined && hasErrorCode(error, code) ? error : undefined;
  };
  const change = useChange({
    send: ({ shown, order }: Intent<P, O>, idempotencyKey) => act.send(shown, order, idempotencyKey),
    refreshes: act.refreshes,
    ...(act.keep && { keep: act.keep }),
    onSuccess: (answer, { shown, order }) => {
      isDone.current = true;
      act.onSuccess(answer, shown, order);
    },
    onError: (error, { shown }) => {
      const changed = findChanged(error);
      if (changed === undefined) return;
      act.onChanged?.(changed, shown);
      void query.refetch();
    },
  });
  const refusal = findChanged(change.error);
  /** A refusal tells at most the new sums: the whole preview has to be read again. */
  const isReread = refusal === undefined || change.variables?.shown !== preview;
  return {
    query,
    preview,
    isReread,
    /** What was shown before, if it moved. */
    before: isReread ? earlier : preview,
    /** The refusal because of a change, until the act is tried again. */
    refusal,
    isChanged: refusal !== undefined || earlier !== undefined,
    error: refusal === undefined ? change.error : null,
    isPending: change.isPending,
    /** The order that was sent and is not answered yet. */
    underWay: change.isPending ? change.variables.order : undefined,
    isReady: query.isSuccess && !query.isFetching && isReread,
    start(order: O) {
      if (preview !== undefined && !isDone.current) change.start({ shown: preview, order });
    },
  };
}
