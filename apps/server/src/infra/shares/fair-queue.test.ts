import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFairQueue, QueueTimeout, type FairLimits, type FairQueue } from './fair-queue.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const roomy: FairLimits = { seats: 4, seatsEach: 4, waitingEach: 10 };
const settle = () => vi.advanceTimersByTimeAsync(0);

/** Sends parties into a queue and records who is inside, in the order of entry. */
function openStage(queue: FairQueue) {
  const inside: { readonly party: string; readonly leave: () => void }[] = [];
  const enter = (party: string, signal?: AbortSignal) => {
    const entered = queue.enter(party, signal);
    const seat = entered && Promise.resolve(entered);
    void seat?.then(
      (leave) => inside.push({ party, leave }),
      () => undefined,
    );
    return seat;
  };
  return {
    enter,
    enterAll: (parties: string) => [...parties].forEach((party) => void enter(party)),
    names: () => inside.map(({ party }) => party).join(''),
    async leave(party: string) {
      const seat = inside.findIndex((one) => one.party === party);
      inside.splice(seat, 1)[0]?.leave();
      await settle();
    },
  };
}

test('no party has more than its share, and the rest stays free for others', async () => {
  const stage = openStage(createFairQueue({ ...roomy, seatsEach: 2 }));
  stage.enterAll('aaaa');
  await settle();
  expect(stage.names()).toBe('aa');
  stage.enterAll('bc');
  await settle();
  expect(stage.names()).toBe('aabc');
});

test('those who wait are let in party by party, each party in its own order', async () => {
  const stage = openStage(createFairQueue({ ...roomy, seats: 1 }));
  stage.enterAll('xaaabbc');
  await settle();
  let order = '';
  for (const party of ['x', 'a', 'b', 'c', 'a', 'b', 'a']) {
    order += stage.names();
    await stage.leave(party);
  }
  expect(order).toBe('xabcaba');
});

test('a request beyond the limit of its party, or of all parties, is refused at once', async () => {
  const queue = createFairQueue({ seats: 1, seatsEach: 1, waitingEach: 2, waiting: 3 });
  const stage = openStage(queue);
  stage.enterAll('aaa');
  expect(queue.enter('a')).toBeUndefined();
  stage.enterAll('b');
  expect(queue.enter('b')).toBeUndefined();
  await settle();
  await stage.leave('a');
  expect(stage.enter('b')).toBeDefined();
});

test('a seat that is left twice is given away once', async () => {
  const queue = createFairQueue({ ...roomy, seats: 1 });
  const leave = await queue.enter('a');
  const stage = openStage(queue);
  stage.enterAll('bc');
  leave?.();
  leave?.();
  await settle();
  expect(stage.names()).toBe('b');
});

test('a caller that stops waiting makes room for those behind it', async () => {
  const stage = openStage(createFairQueue({ ...roomy, seats: 1 }));
  const gone = new AbortController();
  stage.enterAll('a');
  const waiting = stage.enter('b', gone.signal);
  stage.enterAll('c');
  gone.abort(new Error('left'));
  await expect(waiting).rejects.toThrow('left');
  await expect(stage.enter('d', gone.signal)).rejects.toThrow('left');
  await stage.leave('a');
  expect(stage.names()).toBe('c');
});

test('a caller waits up to its patience, and the seat goes to another', async () => {
  const stage = openStage(createFairQueue({ ...roomy, seats: 1, patienceMs: 5000 }));
  stage.enterAll('a');
  const outcome = stage.enter('b')?.catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(4000);
  stage.enterAll('c');
  await vi.advanceTimersByTimeAsync(1500);
  expect(await outcome).toBeInstanceOf(QueueTimeout);
  await stage.leave('a');
  expect(stage.names()).toBe('c');
});

const besideOthers = { seatsEach: 1, withinMs: 1000, except: 's' };

test('a party with more waiting takes fewer seats while others ask, and its whole share when they stop', async () => {
  const stage = openStage(createFairQueue({ ...roomy, besideOthers }));
  stage.enterAll('baaaa');
  await settle();
  expect(stage.names()).toBe('ba');
  await stage.leave('b');
  await vi.advanceTimersByTimeAsync(1000);
  await stage.leave('a');
  expect(stage.names()).toBe('aaa');
});

test('while others ask, a seat of a crowded party rests for the time it was taken', async () => {
  const stage = openStage(createFairQueue({ ...roomy, besideOthers }));
  stage.enterAll('baaa');
  await vi.advanceTimersByTimeAsync(30);
  await stage.leave('a');
  expect(stage.names()).toBe('b');
  await vi.advanceTimersByTimeAsync(29);
  expect(stage.names()).toBe('b');
  await vi.advanceTimersByTimeAsync(1);
  expect(stage.names()).toBe('ba');
});

test('a seat rests at most a tenth of a second, and not at all when its party has no one waiting', async () => {
  const stage = openStage(createFairQueue({ ...roomy, besideOthers }));
  stage.enterAll('baa');
  await vi.advanceTimersByTimeAsync(900);
  await stage.leave('a');
  await vi.advanceTimersByTimeAsync(100);
  expect(stage.names()).toBe('ba');
  await stage.leave('a');
  stage.enterAll('ba');
  await settle();
  expect(stage.names()).toBe('bba');
});

test('the exempt party does not count as another, and is not held back', async () => {
  const stage = openStage(createFairQueue({ ...roomy, seats: 6, besideOthers }));
  stage.enterAll('saa');
  await settle();
  expect(stage.names()).toBe('saa');
  stage.enterAll('ss');
  await settle();
  expect(stage.names()).toBe('saass');
});
