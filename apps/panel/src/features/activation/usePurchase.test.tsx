import { act, renderHook, waitFor } from '@testing-library/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Campaign } from './useCampaignOfDraft.ts';
import { keyOfDraft } from './useCampaignOfDraft.ts';
import { usePurchase } from './usePurchase.ts';

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const refusal = (status: number, code: string, facts: object) => json({ error: { code, facts, request_id: 'r1' } }, status);
/** Only what the hook reads. */
const campaign = { id: 5, quote: { total: 1_100 } } as Campaign;

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
const bought = () => json({ campaign, outcome: 'held', shortfall: 0 });

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

test('one version of a draft has one key, an edited one another', () => {
  const first = keyOfDraft(sessionStorage, 7, '2026-11-03T08:34:00.000Z');
  expect(keyOfDraft(sessionStorage, 7, '2026-11-03T08:34:00.000Z')).toBe(first);
  expect(keyOfDraft(sessionStorage, 7, '2026-11-03T09:00:00.000Z')).not.toBe(first);
});

test('a purchase whose answer is lost is repeated with its key', async () => {
  const sent = answerPurchases([
    () => {
      throw new TypeError('connection lost');
    },
    bought,
  ]);
  const onDone = vi.fn();
  const { result } = renderHook(() => usePurchase(campaign, onDone), { wrapper: inQueries });
  await act(async () => result.current.purchase(true));
  await waitFor(() => expect(result.current.error).toBeDefined());
  await act(async () => result.current.purchase(true));
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(sent).toHaveLength(2);
  expect(sent[0]?.key).toBe(sent[1]?.key);
});

test('a changed quote shows both totals and asks again with the new one', async () => {
  const sent = answerPurchases([() => refusal(409, 'quote_changed', { before: 1_100, after: 1_300 }), bought]);
  const onDone = vi.fn();
  const { result } = renderHook(() => usePurchase(campaign, onDone), { wrapper: inQueries });
  await act(async () => result.current.purchase(false));
  await waitFor(() => expect(result.current.change).toEqual({ before: 1_100, after: 1_300 }));
  await act(async () => result.current.purchase(false));
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(sent.map(({ body }) => body)).toEqual([
    { expected_total: 1_100, is_auto_after_charge: false },
    { expected_total: 1_300, is_auto_after_charge: false },
  ]);
  expect(sent[0]?.key).not.toBe(sent[1]?.key);
});
