import { act, renderHook, waitFor } from '@testing-library/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { keyOfDraft } from './useCampaignOfDraft.ts';
import { usePurchase } from './usePurchase.ts';

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const refusal = (status: number, code: string, facts: object) => json({ error: { code, facts, request_id: 'r1' } }, status);
/** Only the fields that the hook reads. */
const campaign = (total: number) => ({ id: 5, quote: { total } }) as Parameters<typeof usePurchase>[0];

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
    if (!answer) throw new Error('one purchase too many');
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

/** The hook waits between two tries. */

test('a version of a draft has one key, and an edit has another', () => {
  const first = keyOfDraft(sessionStorage, 7, '2026-11-03T08:34:00.000Z');
  expect(keyOfDraft(sessionStorage, 7, '2026-11-03T08:34:00.000Z')).toBe(first);
  expect(keyOfDraft(sessionStorage, 7, '2026-11-03T09:00:00.000Z')).not.toBe(first);
});

test('a purchase whose response is lost is repeated automatically with its key', async () => {
  const sent = answerPurchases([lost, bought]);
  const onDone = vi.fn();
  const { result } = renderHook(() => usePurchase(campaign(1_100), onDone), { wrapper: inQueries });
  act(() => result.current.purchase(true));
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(sent.map(({ key }) => key)).toEqual([sent[0]?.key, sent[0]?.key]);
});

test('a purchase without any response keeps its key for the next press', async () => {
  const sent = answerPurchases([lost, lost, lost, bought]);
  const onDone = vi.fn();
  const { result } = renderHook(() => usePurchase(campaign(1_100), onDone), { wrapper: inQueries });
  act(() => result.current.purchase(true));
  await waitFor(() => expect(result.current.error).not.toBeNull());
  expect(sent).toHaveLength(3);
  act(() => result.current.purchase(true));
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
});

test('two presses at the same time buy once', async () => {
  const sent = answerPurchases([bought]);
  const onDone = vi.fn();
  const { result } = renderHook(() => usePurchase(campaign(1_100), onDone), { wrapper: inQueries });
  act(() => {
    result.current.purchase(true);
    result.current.purchase(true);
  });
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(sent).toHaveLength(1);
});

test('after a refusal the next press has another key and the price that is then shown', async () => {
  const sent = answerPurchases([() => refusal(409, 'quote_changed', { before: 1_100, after: 1_300 }), bought]);
  const onDone = vi.fn();
  const { result, rerender } = renderHook(({ total }) => usePurchase(campaign(total), onDone), {
    wrapper: inQueries,
    initialProps: { total: 1_100 },
  });
  act(() => result.current.purchase(false));
  await waitFor(() => expect(result.current.error).not.toBeNull());
  rerender({ total: 1_300 });
  act(() => result.current.purchase(false));
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(sent.map(({ body }) => body)).toEqual([
    { expected_total: 1_100, is_auto_after_charge: false },
    { expected_total: 1_300, is_auto_after_charge: false },
  ]);
  expect(sent[0]?.key).not.toBe(sent[1]?.key);
});
