/** Whoever was asked gave no answer in time. */
export class NoAnswer extends Error {
  constructor(asked: string, limitMs: number) {
    super(`${asked} did not end within ${limitMs} ms`);
    this.name = 'NoAnswer';
  }
}

/**
 * Waits for the end of some work, and no longer than `limitMs` (wall time): then it throws NoAnswer and aborts the signal. Work that does
 * not obey the signal goes on, and nobody hears of its end.
 */
export async function withinDeadline<T>(asked: string, limitMs: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const over = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const error = new NoAnswer(asked, limitMs);
      // First the caller, so that what an adapter throws as it is aborted is not taken for an answer.
      reject(error);
      over.abort(error);
    }, limitMs);
  });
  try {
    return await Promise.race([deadline, work(over.signal)]);
  } finally {
    clearTimeout(timer);
  }
}
