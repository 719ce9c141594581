import { act, renderHook, waitFor } from '@testing-library/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { usePurchase } from './purchase.ts';

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const refusal = (status: number, code: string, facts: object) => json({ error: { code, facts, request_id: 'r1' } }, status);

interface Sent {
  readonly key: string | null;
  readonly body: unknown;
}

function answerPurchases(answers: readonly (() => Response)[]): Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (input: string | URL, init?: RequestInit) => {
    const request = new Request(new URL(input, 'http://localhost'), init);
    if (!request.url.includes('/purchase/')) return json({ token: 't' });
    sent.push({ key: request.headers.get('idempotency-key'), body: JSON.parse(await request.text()) });
    const answer = answers[sent.length - 1];
    if (!answer) throw new Error('no response is left for this purchase');
    return answer();
  });
  return sent;
}

const inQueries = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
);
const lost = () => {
  throw new TypeError('connection lost');
};
const bought = () => json({ campaign: { id: 5 }, outcome: 'held', shortfall: 0 });

const order = (expected_total: number, is_auto_after_charge = true) => ({ id: 5, expected_total, is_auto_after_charge });

test('a purchase whose response was lost is repeated automatically with its key', async () => {
  const sent = answerPurchases([lost, bought]);
  const onDone = vi.fn();
  const { result } = renderHook(() => usePurchase({ onSuccess: onDone }), { wrapper: inQueries });
  act(() => result.current.buy(order(1_100)));
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(sent.map(({ key }) => key)).toEqual([sent[0]?.key, sent[0]?.key]);
});

test('a purchase without any response keeps its key for the next press', async () => {
  const sent = answerPurchases([lost, lost, lost, bought]);
  const onDone = vi.fn();
  const { result } = renderHook(() => usePurchase({ onSuccess: onDone }), { wrapper: inQueries });
  act(() => result.current.buy(order(1_100)));
  await waitFor(() => expect(result.current.error).not.toBeNull());
  expect(sent).toHaveLength(3);
  act(() => result.current.buy(order(1_100)));
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
});

test('two presses at the same time buy once', async () => {
  const sent = answerPurchases([bought]);
  const onDone = vi.fn();
  const { result } = renderHook(() => usePurchase({ onSuccess: onDone }), { wrapper: inQueries });
  act(() => {
    result.current.buy(order(1_100));
    result.current.buy(order(1_100));
  });
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(sent).toHaveLength(1);
});

test('after a refusal the next press has another key and the new price on screen', async () => {
  const sent = answerPurchases([() => refusal(409, 'quote_changed', { before: 1_100, after: 1_300 }), bought]);
  const onDone = vi.fn();
  const { result } = renderHook(() => usePurchase({ onSuccess: onDone }), { wrapper: inQueries });
  act(() => result.current.buy(order(1_100, false)));
  await waitFor(() => expect(result.current.error).not.toBeNull());
  act(() => result.current.buy(order(1_300, false)));
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(sent.map(({ body }) => body)).toEqual([
    { expected_total: 1_100, is_auto_after_charge: false },
    { expected_total: 1_300, is_auto_after_charge: false },
  ]);
  expect(sent[0]?.key).not.toBe(sent[1]?.key);
});

/** A server that makes the campaign of a draft with this version, and sells it. */
function answerDraft(version: number): { name: string; key: string | null }[] {
  const sent: { name: string; key: string | null }[] = [];
  vi.stubGlobal('fetch', async (input: string | URL, init?: RequestInit) => {
    const request = new Request(new URL(input, 'http://localhost'), init);
    const { pathname } = new URL(request.url);
    if (pathname.includes('/token/')) return json({ token: 't' });
    sent.push({ name: pathname.endsWith('/purchase/') ? 'purchase' : 'draft', key: request.headers.get('idempotency-key') });
    return pathname.endsWith('/purchase/') ? bought() : json({ id: 5, version });
  });
  return sent;
}

test.each([
  [3, ['draft', 'purchase'], undefined],
  [4, ['draft'], 1_100],
])('a campaign of version 3 whose draft makes version %d: %j goes out', async (version, names, renewedFrom) => {
  const sent = answerDraft(version);
  const { result } = renderHook(() => usePurchase({ onSuccess: () => undefined }), { wrapper: inQueries });
  act(() => result.current.buy({ ...order(1_100), draft: { id: 7, version: 3 } }));
  await waitFor(() => expect(sent.map(({ name }) => name)).toEqual(names));
  await waitFor(() => expect(result.current.isPending).toBe(false));
  expect(result.current.renewedFrom).toBe(renewedFrom);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(names.length);
});

test('after a purchase another press sends nothing', async () => {
  const sent = answerPurchases([bought]);
  const { result } = renderHook(() => usePurchase({ onSuccess: () => undefined }), { wrapper: inQueries });
  act(() => result.current.buy(order(1_100)));
  await waitFor(() => expect(result.current.isDone).toBe(true));
  act(() => result.current.buy(order(1_100)));
  expect(sent).toHaveLength(1);
});
