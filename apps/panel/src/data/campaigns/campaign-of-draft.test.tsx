import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { StrictMode, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { refusal, stubApi, type FakeAnswers } from '#testing/fake-api.ts';
import { sampleCampaign } from '#testing/sample-answers.fa.ts';
import { useCampaignOfDraft } from './campaign-of-draft.ts';

const CREATE = 'POST /api/main/v1/campaigns/';
const saved = { isSaved: true, id: 7, campaign: null as number | null, savedAt: '2026-11-10T07:00:00.000Z' };
const campaign = sampleCampaign({ id: 5 });

function open(answers: FakeAnswers = {}, draft = saved) {
  const requests = stubApi({ [CREATE]: { body: campaign }, 'GET /api/main/v1/campaigns/5/': { body: campaign }, ...answers });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StrictMode>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </StrictMode>
  );
  const view = renderHook((props: typeof saved) => useCampaignOfDraft(props), { wrapper, initialProps: draft });
  const made = () => requests.filter(({ name }) => name === CREATE);
  return { ...view, queryClient, requests, made };
}

test('a saved draft makes its campaign once, even if effects run twice', async () => {
  const { result, made } = open();
  await waitFor(() => expect(result.current.campaign?.id).toBe(5));
  expect(made()).toHaveLength(1);
  expect(result.current.isQuoting).toBe(false);
});

test('reading everything again makes no campaign', async () => {
  const { result, queryClient, requests, made } = open();
  await waitFor(() => expect(result.current.campaign?.id).toBe(5));
  const before = requests.length;
  await act(() => queryClient.refetchQueries());
  await act(() => queryClient.invalidateQueries());
  expect(requests.length).toBeGreaterThan(before);
  expect(made()).toHaveLength(1);
});

test('an unsaved draft makes no campaign; each saved version makes it once', async () => {
  const { result, rerender, made } = open({}, { ...saved, isSaved: false });
  expect(result.current.isQuoting).toBe(true);
  rerender(saved);
  await waitFor(() => expect(result.current.campaign?.id).toBe(5));
  rerender({ ...saved, isSaved: false });
  rerender(saved);
  await waitFor(() => expect(result.current.isQuoting).toBe(false));
  expect(made()).toHaveLength(1);
  rerender({ ...saved, savedAt: '2026-11-10T08:00:00.000Z' });
  expect(result.current.isQuoting).toBe(true);
  expect(result.current.campaign?.id).toBe(5);
  await waitFor(() => expect(result.current.isQuoting).toBe(false));
  expect(made()).toHaveLength(2);
});

test('a request for a new price is a new intent', async () => {
  const { result, made } = open();
  await waitFor(() => expect(result.current.campaign?.id).toBe(5));
  act(() => result.current.renew());
  await waitFor(() => expect(made()).toHaveLength(2));
  await waitFor(() => expect(result.current.isQuoting).toBe(false));
  expect(new Set(made().map(({ key }) => key)).size).toBe(2);
});

test('after an outage the next try has the key of the intent', async () => {
  let isDown = true;
  const { result, made } = open({ [CREATE]: () => (isDown ? refusal('internal', 500) : { body: campaign }) });
  await waitFor(() => expect(result.current.error).not.toBeNull());
  isDown = false;
  act(() => result.current.retry());
  await waitFor(() => expect(result.current.campaign?.id).toBe(5));
  expect(made()).toHaveLength(2);
  expect(new Set(made().map(({ key }) => key)).size).toBe(1);
});

test.each([
  ['that this page can correct leaves the campaign unchanged', 'discount_refused', { refusals: [] }, 5],
  ['of another kind shows no campaign', 'vat_rate_missing', {}, undefined],
])('a refusal %s', async (_, code, facts, shown) => {
  const { result } = open({ [CREATE]: refusal(code, 422, facts) }, { ...saved, campaign: 5 });
  await waitFor(() => expect(result.current.error).not.toBeNull());
  expect(result.current.campaign?.id).toBe(shown);
});
