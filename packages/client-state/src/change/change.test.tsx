import { ApiError } from '@jarchi/api-client/api-error.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { runChange, useChange, type Change } from './change.ts';
import { PREVIEW_KEY } from './refresh.ts';

const lost = new ApiError({ status: 0, code: 'network' });
const refused = new ApiError({ status: 409, code: 'quote_changed' });

/** A change in a window whose cache has a list, a price and a preview; each request waits until the test answers it. */
function open(change: Partial<Change<string, number>> = {}) {
  const queryClient = new QueryClient();
  for (const name of ['list', 'price', PREVIEW_KEY]) queryClient.setQueryData([name], name);
  const sent: { readonly variables: number; readonly key: string; succeed(): void; fail(error: Error): void }[] = [];
  const whole: Change<string, number> = {
    refreshes: [['list']],
    send: (variables, key) =>
      new Promise((resolve, reject) => sent.push({ variables, key, succeed: () => resolve(`did ${variables}`), fail: reject })),
    ...change,
  };
  const wrapper = ({ children }: { children: ReactNode }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
  const listOld = () => ['list', 'price', PREVIEW_KEY].filter((name) => queryClient.getQueryState([name])?.isInvalidated);
  return { queryClient, whole, sent, listOld, hook: () => renderHook(() => useChange(whole), { wrapper }).result };
}

test('a second press while the first is under way sends nothing', async () => {
  const { sent, hook } = open();
  const change = hook();
  act(() => {
    change.current.start(1);
    change.current.start(1);
  });
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  await act(async () => sent[0]?.succeed());
  act(() => change.current.start(2));
  await vi.waitFor(() => expect(sent.map(({ variables }) => variables)).toEqual([1, 2]));
});

test.each([
  ['a lost response', lost, true],
  ['a refusal', refused, false],
])('after %s the next press has the same key: %s', async (_, error, isSame) => {
  const { sent, hook } = open();
  const change = hook();
  act(() => change.current.start(1));
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  await act(async () => sent[0]?.fail(error));
  act(() => change.current.start(1));
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.key === sent[0]?.key).toBe(isSame);
});

test.each([
  ['success', (one?: { succeed(): void }) => one?.succeed()],
  ['failure', (one?: { fail(error: Error): void }) => one?.fail(refused)],
])('a %s makes old what the change names', async (_, end) => {
  const { sent, listOld, hook } = open();
  const change = hook();
  act(() => change.current.start(1));
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(listOld()).toEqual([]);
  await act(async () => end(sent[0]));
  expect(listOld()).toEqual(['list']);
});

test('a change of everything leaves previews, which people decide by, as they are', async () => {
  const { queryClient, whole, sent, listOld } = open({ refreshes: 'everything' });
  const running = runChange(queryClient, whole, 1);
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  sent[0]?.succeed();
  expect(await running).toBe('did 1');
  expect(listOld()).toEqual(['list', 'price']);
});

test('a lost response is requested again with its key, where the change says so', async () => {
  vi.useFakeTimers();
  const { queryClient, whole, sent } = open({ isRepeatedWhenLost: true });
  const running = runChange(queryClient, whole, 1);
  await vi.advanceTimersByTimeAsync(0);
  sent[0]?.fail(lost);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sent.map(({ key }) => key)).toEqual([sent[0]?.key, sent[0]?.key]);
  sent[1]?.succeed();
  expect(await running).toBe('did 1');
});

/** A change that writes itself into the cache before it is sent. */
function openForeseen() {
  const page = open();
  const foreseen = {
    ...page.whole,
    group: ['marks'],
    foresee: async (queryClient: QueryClient, variables: number) => {
      const before = queryClient.getQueryData(['list']);
      queryClient.setQueryData(['list'], `foreseen ${variables}`);
      return () => void queryClient.setQueryData(['list'], before);
    },
  };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={page.queryClient}>{children}</QueryClientProvider>
  );
  return {
    ...page,
    change: renderHook(() => useChange(foreseen), { wrapper }).result,
    list: () => page.queryClient.getQueryData(['list']),
  };
}

test('a foreseen change is in the cache before it is sent, and a failure takes it back', async () => {
  const { sent, list, change } = openForeseen();
  act(() => change.current.mutate(1));
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(list()).toBe('foreseen 1');
  await act(async () => sent[0]?.fail(refused));
  expect(list()).toBe('list');
});

test('changes of a group that overlap are read again after the last one', async () => {
  const { sent, listOld, list, change } = openForeseen();
  act(() => {
    change.current.mutate(1);
    change.current.mutate(2);
  });
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  await act(async () => sent[0]?.succeed());
  expect([listOld(), list()]).toEqual([[], 'foreseen 2']);
  await act(async () => sent[1]?.succeed());
  expect(listOld()).toEqual(['list']);
});
