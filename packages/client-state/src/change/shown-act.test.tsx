import { ApiError } from '@jarchi/api-client/api-error.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { useShownAct } from './shown-act.ts';

/** An act that costs what is shown; `price` is what the server would take now. */
function open() {
  const server = { price: 100, taken: [] as number[], isAway: Promise.resolve() };
  const onSuccess = vi.fn();
  const onChanged = vi.fn();
  const purchase = {
    preview: { queryKey: ['preview', 'price'], queryFn: async () => server.price },
    send: async (shown: number, _order: string | undefined) => {
      await server.isAway;
      if (shown !== server.price) throw new ApiError({ status: 409, code: 'quote_changed' });
      server.taken.push(shown);
      return 'done';
    },
    isEqual: (a: number, b: number) => a === b,
    changedCodes: ['quote_changed'],
    refreshes: [],
    onSuccess,
    onChanged,
  } as const;
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { children: ReactNode }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
  return { server, onSuccess, onChanged, shown: renderHook(() => useShownAct(purchase), { wrapper }).result };
}

test('an act is done as it was shown, once', async () => {
  const { server, onSuccess, shown } = open();
  await vi.waitFor(() => expect(shown.current.isReady).toBe(true));
  await act(async () => shown.current.start(undefined));
  await vi.waitFor(() => expect(onSuccess).toHaveBeenCalledWith('done', 100, undefined));
  await act(async () => shown.current.start(undefined));
  expect(server.taken).toEqual([100]);
});

test('an act that would do something else by now is not done: old and new stand side by side until it is decided again', async () => {
  const { server, onSuccess, shown } = open();
  await vi.waitFor(() => expect(shown.current.isReady).toBe(true));
  server.price = 120;
  await act(async () => shown.current.start(undefined));
  await vi.waitFor(() => expect(shown.current).toMatchObject({ preview: 120, before: 100, isChanged: true, isReady: true, error: null }));
  expect(server.taken).toEqual([]);
  await act(async () => shown.current.start(undefined));
  await vi.waitFor(() => expect(onSuccess).toHaveBeenCalledWith('done', 120, undefined));
  expect(server.taken).toEqual([120]);
});

test('the order that is under way is known until its end, and is handed on with the answer', async () => {
  const { server, onSuccess, shown } = open();
  await vi.waitFor(() => expect(shown.current.isReady).toBe(true));
  let comeBack = () => {};
  server.isAway = new Promise((resolve) => (comeBack = resolve));
  act(() => shown.current.start('gift'));
  await vi.waitFor(() => expect(shown.current.underWay).toBe('gift'));
  comeBack();
  await vi.waitFor(() => expect(onSuccess).toHaveBeenCalledWith('done', 100, 'gift'));
  await vi.waitFor(() => expect(shown.current.underWay).toBeUndefined());
});

test('a refusal because of a change is handed on with what was shown', async () => {
  const { server, onChanged, shown } = open();
  await vi.waitFor(() => expect(shown.current.isReady).toBe(true));
  server.price = 120;
  await act(async () => shown.current.start(undefined));
  await vi.waitFor(() => expect(onChanged).toHaveBeenCalledWith(expect.objectContaining({ code: 'quote_changed' }), 100));
});
