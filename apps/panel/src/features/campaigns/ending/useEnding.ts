import { hasErrorCode } from '@jarchi/api-client/api-error.ts';
import { getRegion } from '@jarchi/ui/feedback/query-region.ts';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { isAnswered, useIntentKey } from '#api/intent-key.ts';
import { previewQuery, type Amounts, type EndingCall, type Preview } from './preview.queries.ts';

/** One way to end a campaign. */
export interface Ending {
  readonly id: number;
  readonly call: EndingCall;
  /** Sends the amounts that were shown. */
  readonly act: (expected: Amounts, idempotencyKey: string) => Promise<void>;
  readonly done: string;
  readonly onDone: () => void;
}

const isEqual = (a: Amounts, b: Amounts) => a.captured === b.captured && a.released === b.released;

/**
 * Asks what ending the campaign would do to its money, and ends it at the amounts that were shown. Where they moved meanwhile, both are
 * kept and the person decides again.
 */
export function useEnding({ id, call, act, done, onDone }: Ending) {
  const queryClient = useQueryClient();
  const intent = useIntentKey();
  const isUnderWay = useRef(false);
  const query = useQuery(previewQuery(id, call));
  const [seen, setSeen] = useState<Preview>();
  const [before, setBefore] = useState<Preview>();
  const preview = query.data;
  if (preview !== seen) {
    setSeen(preview);
    if (seen && preview && !isEqual(seen, preview)) setBefore(seen);
  }
  const mutation = useMutation({
    mutationFn: ({ captured, released }: Preview) => act({ captured, released }, intent.keyOf(`${call} ${id} ${captured} ${released}`)),
    onSuccess: () => {
      intent.forget();
      toast.success(done);
      onDone();
    },
    onError: (error) => {
      isUnderWay.current = false;
      if (isAnswered(error)) intent.forget();
      if (hasErrorCode(error, 'preview_changed')) void query.refetch();
    },
    onSettled: () => {
      for (const queryKey of [['campaigns'], ['contents'], ['finance']]) void queryClient.invalidateQueries({ queryKey });
    },
  });
  const refused = hasErrorCode(mutation.error, 'preview_changed') ? mutation.error.facts : undefined;
  /** Of the amounts that are now nothing but the sums is known yet. */
  const isReread = refused === undefined || mutation.variables !== preview;
  return {
    region: { ...getRegion(query), isStale: preview !== undefined && query.isFetching },
    previewError: query.error,
    preview,
    /** What acting does now, in all. */
    now: isReread ? preview : refused.now,
    /** What was shown before, where it is no longer so. */
    before: isReread ? before : preview,
    isChanged: refused !== undefined || before !== undefined,
    error: refused === undefined ? mutation.error : null,
    isPending: mutation.isPending,
    isReady: query.isSuccess && !query.isFetching && isReread,
    /** Two presses in one frame come before the button is drawn busy. */
    end() {
      if (isUnderWay.current || preview === undefined) return;
      isUnderWay.current = true;
      mutation.mutate(preview);
    },
  };
}
