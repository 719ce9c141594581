import { useEffect, useRef, useState } from 'react';
import { useOneAtATime } from './one-at-a-time.ts';

interface SubmitOptions<A, T> {
  send(argument: A): Promise<T>;
  /** The submission is pending until the returned promise settles, such as the move to the next page. */
  onDone(answer: T): void | Promise<void>;
  onFailed(error: unknown): void;
}

/** Runs one submission at a time and ignores presses meanwhile. A page before the sign-in loads no query library for it. */
export function useSubmit<A, T>(options: SubmitOptions<A, T>) {
  const [isPending, setPending] = useState(false);
  const { begin, end } = useOneAtATime();
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const submit = async (argument: A): Promise<void> => {
    if (!begin()) return;
    setPending(true);
    try {
      const answer = await options.send(argument);
      await latest.current.onDone(answer);
    } catch (error) {
      latest.current.onFailed(error);
    } finally {
      end();
      setPending(false);
    }
  };
  return { isPending, submit: (argument: A): void => void submit(argument) };
}
