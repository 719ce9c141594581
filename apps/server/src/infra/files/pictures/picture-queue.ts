import { createFairQueue } from '#infra/shares/fair-queue.ts';

/** Limits the work on pictures that runs at once, since each holds a picture in memory. Accounts are served in rotation. */
export function createPictureQueue(seats: number) {
  const queue = createFairQueue({ seats, seatsEach: seats, waitingEach: Number.POSITIVE_INFINITY });
  return async function enqueue<T>(accountId: number, work: () => Promise<T>): Promise<T> {
    const leave = await queue.enter(String(accountId));
    try {
      return await work();
    } finally {
      leave?.();
    }
  };
}
