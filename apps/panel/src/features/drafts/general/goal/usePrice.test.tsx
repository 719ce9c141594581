import { emptyDraft, type CampaignDraft } from '@jarchi/domain/drafts/drafts.ts';
import { pauses } from '@jarchi/ui/toasts/pauses.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useClicksPrice, useViewsPrice } from './usePrice.ts';

interface Asked {
  readonly goal: number;
  readonly signal: AbortSignal | null | undefined;
  readonly answer: (price: number) => void;
}

const asked: Asked[] = [];
const json = (body: unknown) => new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });

beforeEach(() => {
  vi.useFakeTimers();
  pauses.figures = 400;
  asked.length = 0;
  vi.stubGlobal('fetch', (input: string | URL, init?: RequestInit) => {
    if (String(input).includes('token')) return Promise.resolve(json({ token: 't', expires_at: '2099-01-01T00:00:00.000Z', account: 'a' }));
    return new Promise<Response>((resolve, reject) => {
      const { goal_total_reach: goal } = JSON.parse(init?.body as string) as { goal_total_reach: number };
      init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      asked.push({ goal, signal: init?.signal, answer: (price) => resolve(json({ price })) });
    });
  });
});

const views = (goal_total_reach: number | null, more: Partial<CampaignDraft> = {}): CampaignDraft => ({
  ...emptyDraft(),
  media_type: 'RUBIKA',
  content_type: 'PIN',
  campaign_type: 'CPM',
  is_cpm: true,
  goal_total_reach,
  ...more,
});

function open(data: CampaignDraft) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { children: ReactNode }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>;
  return renderHook(({ now }) => useViewsPrice(now), { wrapper, initialProps: { now: data } });
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** A request first waits for the session's token, which takes event loop turns, not time. */
const countAsked = (count: number) => vi.waitFor(() => expect(asked).toHaveLength(count), { interval: 1, timeout: 20_000 });

test('a goal is priced once it stops changing, and no goal before it', async () => {
  const { rerender } = open(views(null));
  rerender({ now: views(100) });
  await pass(399);
  rerender({ now: views(200) });
  await pass(399);
  expect(asked).toEqual([]);
  await pass(1);
  await countAsked(1);
  expect(asked.map(({ goal }) => goal)).toEqual([200]);
});

test('an outdated request is aborted and its answer never shown, and the same goal is not requested twice', async () => {
  const { result, rerender } = open(views(100));
  await pass(500);
  await countAsked(1);
  rerender({ now: views(300) });
  await pass(500);
  await countAsked(2);
  expect(asked.map(({ goal, signal }) => [goal, signal?.aborted])).toEqual([
    [100, true],
    [300, false],
  ]);
  asked[1]?.answer(2_700_000);
  await pass(0);
  expect(result.current).toMatchObject({ answer: { price: 2_700_000 }, isOld: false, isAsking: false });
  rerender({ now: views(50) });
  expect(result.current).toMatchObject({ answer: { price: 2_700_000 }, isOld: true, isAsking: true });
  rerender({ now: views(300) });
  await pass(500);
  expect(asked).toHaveLength(2);
});

test('another platform begins without the price of the last one', async () => {
  const { result, rerender } = open(views(100));
  await pass(500);
  await countAsked(1);
  asked[0]?.answer(900_000);
  await pass(0);
  rerender({ now: views(100, { media_type: 'SOROUSH', content_type: 'IN_CHANNEL' }) });
  expect(result.current.answer).toBeUndefined();
});

test('a goal that cannot be bought is not priced', async () => {
  const { rerender } = open(views(null));
  await pass(500);
  rerender({ now: views(49) });
  await pass(500);
  rerender({ now: views(100, { campaign_type: 'REACH' }) });
  await pass(500);
  expect(asked).toEqual([]);
  const { result } = renderHook(() => useClicksPrice(views(9_000), undefined), {
    wrapper: ({ children }) => <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>,
  });
  expect(result.current).toMatchObject({ answer: undefined, isAsking: false, error: null });
});
