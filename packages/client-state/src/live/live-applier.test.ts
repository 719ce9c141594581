import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { createApplier } from './live-applier.ts';
import { pollUnlessLive, setLive } from './live-state.ts';

const NOTICES = ['notices'];
const BELL = [...NOTICES, 'bell'];

beforeEach(() => void vi.useFakeTimers());
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** A window with the bell on screen, whose requests take 50 ms. */
async function openWindow(intervalMs?: number) {
  const queryClient = new QueryClient();
  const page = Object.assign(new EventTarget(), { hidden: false }) as unknown as Document & { hidden: boolean };
  let asked = 0;
  const observer = new QueryObserver(queryClient, {
    queryKey: BELL,
    queryFn: async () => {
      asked += 1;
      await new Promise((resolve) => setTimeout(resolve, 50));
      return asked;
    },
    ...(intervalMs === undefined ? {} : { refetchInterval: () => pollUnlessLive(intervalMs) }),
  });
  observer.subscribe(() => undefined);
  await pass(100);
  const applier = createApplier(queryClient, (kind) => (kind === 'notice' ? [NOTICES] : undefined), page);
  return { queryClient, page, applier, countAsked: () => asked };
}

test('changes that come together are read once, and a row of them not more often than it must', async () => {
  const { applier, countAsked } = await openWindow();
  for (let i = 0; i < 5; i++) applier.take('notice', '');
  await pass(300);
  expect(countAsked()).toBe(2);
  for (let i = 0; i < 20; i++) {
    applier.take('notice', '');
    await pass(100);
  }
  expect(countAsked()).toBeLessThanOrEqual(4);
  applier.stop();
});

test('what was read again after the change came is not read twice', async () => {
  const { queryClient, applier, countAsked } = await openWindow();
  applier.take('notice', '');
  await pass(10);
  void queryClient.invalidateQueries({ queryKey: NOTICES });
  await pass(1000);
  expect(countAsked()).toBe(2);
  applier.stop();
});

test('a request that began before the change came is asked again', async () => {
  const { queryClient, applier, countAsked } = await openWindow();
  void queryClient.invalidateQueries({ queryKey: NOTICES });
  await pass(10);
  applier.take('notice', '');
  await pass(1000);
  expect(countAsked()).toBe(3);
  applier.stop();
});

test('a hidden window reads when it is seen', async () => {
  const { page, applier, countAsked } = await openWindow();
  page.hidden = true;
  applier.take('notice', '');
  await pass(5000);
  expect(countAsked()).toBe(1);
  page.hidden = false;
  page.dispatchEvent(new Event('visibilitychange'));
  await pass(500);
  expect(countAsked()).toBe(2);
  applier.stop();
});

test('a change of this window is waited for', async () => {
  const { queryClient, applier, countAsked } = await openWindow();
  const mutation = queryClient.getMutationCache().build(queryClient, {
    mutationFn: () => new Promise((resolve) => setTimeout(resolve, 800)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: NOTICES }),
  });
  void mutation.execute(undefined);
  await pass(20);
  applier.take('notice', '');
  await pass(3000);
  expect(countAsked()).toBe(2);
  applier.stop();
});

test('queries ask at their intervals only while there is no stream', async () => {
  const { applier, countAsked } = await openWindow(10_000);
  await pass(10_000);
  expect(countAsked()).toBe(2);
  setLive(true);
  applier.decideIntervals();
  await pass(60_000);
  expect(countAsked()).toBe(2);
  setLive(false);
  applier.decideIntervals();
  await pass(10_100);
  expect(countAsked()).toBe(3);
  applier.stop();
});
