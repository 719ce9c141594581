import { createFairQueue } from '#infra/shares/fair-queue.ts';

/** Limits how much work on pictures runs at once, since each holds a picture in memory; accounts take turns. */
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
