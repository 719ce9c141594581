import { useMutation, useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { useState } from 'react';
import { createIntentKeys, isLost } from './intent-keys.ts';
import { useOneAtATime } from './one-at-a-time.ts';
import { refresh, type Refreshes } from './refresh.ts';

const TRIES_AGAIN = 2;
const AGAIN_MS = 400;

/** One way to change the server's data: the request, and what is read again after it. */
export interface Change<T, V> {
  /** `key` is the idempotency key of the intent: the same until the answer is known. */
  readonly send: (variables: V, key: string) => Promise<T>;
  /** Read again after each response, also after a failure, because the cache may then be old. */
  readonly refreshes: Refreshes;
  /** Writes the response into the cache, before anything is read again. */
  readonly keep?: (queryClient: QueryClient, answer: T, variables: V) => void;
  /** The change is busy until everything is read again. */
  readonly isBusyUntilRead?: boolean;
  /** A lost response is requested again, with the same key. */
  readonly isRepeatedWhenLost?: boolean;
  readonly onSuccess?: (answer: T, variables: V) => void;
  readonly onError?: (error: Error, variables: V) => void;
}

/** The effects of a change that a component shows before its response. */
interface Foreseen<V> {
  /** Writes what the change will do into the cache, before it is sent; a failure calls what this returns, which takes it back. */
  readonly foresee?: (queryClient: QueryClient, variables: V) => Promise<() => void>;
  /** Changes of a group that overlap are read again once, after the last one: an earlier reading does not have what the others do. */
  readonly group?: QueryKey;
}

function repeating({ isRepeatedWhenLost }: { readonly isRepeatedWhenLost?: boolean | undefined }) {
  if (isRepeatedWhenLost !== true) return {};
  return {
    retry: (failures: number, error: Error) => failures < TRIES_AGAIN && isLost(error),
    retryDelay: (failures: number) => AGAIN_MS * 2 ** failures,
  };
}

/** Sends a change from a component. `start` ignores a second press while the first is under way. */
export function useChange<T, V = void>(change: Change<T, V> & Foreseen<V>) {
  const queryClient = useQueryClient();
  const [keys] = useState(() => createIntentKeys());
  const { begin, end } = useOneAtATime();
  const { foresee, group } = change;
  const mutation = useMutation<T, Error, V, () => void>({
    ...repeating(change),
    ...(group && { mutationKey: group }),
    ...(foresee && { onMutate: (variables) => foresee(queryClient, variables) }),
    mutationFn: (variables) => change.send(variables, keys.keyOf(variables ?? null)),
    onSuccess: (answer, variables) => {
      keys.settle(variables);
      change.keep?.(queryClient, answer, variables);
      change.onSuccess?.(answer, variables);
    },
    onError: (error, variables, takeBack) => {
      keys.settle(variables, error);
      takeBack?.();
      change.onError?.(error, variables);
    },
    onSettled: async () => {
      const isLast = group === undefined || queryClient.isMutating({ mutationKey: group }) === 1;
      const reading = isLast && refresh(queryClient, change.refreshes);
      if (change.isBusyUntilRead) await reading;
      end();
    },
  });
  return {
    ...mutation,
    start(...args: Parameters<typeof mutation.mutate>) {
      if (begin()) mutation.mutate(...args);
    },
  };
}

/** Sends a change outside a component's life: one that was delayed, or that continues when its page is left. Throws what `send` throws. */
export function runChange<T, V>(queryClient: QueryClient, change: Omit<Change<T, V>, 'onError'>, variables: V): Promise<T> {
  const keys = createIntentKeys();
  const mutation = queryClient.getMutationCache().build<T, Error, V, unknown>(queryClient, {
    ...repeating(change),
    mutationFn: (sent) => change.send(sent, keys.keyOf(sent)),
    onSuccess: (answer, sent) => {
      change.keep?.(queryClient, answer, sent);
      change.onSuccess?.(answer, sent);
    },
    onSettled: async (_answer, error) => {
      const reading = refresh(queryClient, change.refreshes);
      if (change.isBusyUntilRead && !error) await reading;
    },
  });
  return mutation.execute(variables);
}
