import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, renderHook, waitFor } from '@testing-library/react';
import { StrictMode, Suspense, use, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { stubApi } from '#testing/fake-api.ts';
import { sampleDraft } from '#testing/sample-answers.fa.ts';
import { useDraftSession } from './use-draft-session.ts';

const READ = 'GET /api/main/v1/campaigns/drafts/7/';
const beginning = { campaign_type: undefined, saveDelayMs: 10 };
const serve = () => stubApi({ [READ]: { body: sampleDraft({ id: 7, campaign: null }) } });

const wrapper = ({ children }: { children: ReactNode }) => (
  <StrictMode>
    <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
  </StrictMode>
);
const openStep = () => renderHook(() => useDraftSession(7, beginning), { wrapper });

test('a discarded render sends nothing', async () => {
  const requests = serve();
  const never = new Promise<string>(() => undefined);
  const Step = () => {
    useDraftSession(7, beginning);
    return use(never);
  };
  render(<Suspense>{wrapper({ children: <Step /> })}</Suspense>);
  await act(() => new Promise((resolve) => setTimeout(resolve, 0)));
  expect(requests).toEqual([]);
});

test('a draft is read once even if effects run twice, and the next step shares its state', async () => {
  const requests = serve();
  const first = openStep();
  expect(first.result.current.draft.status).toBe('loading');
  await waitFor(() => expect(first.result.current.draft.status).toBe('saved'));
  expect(requests.filter(({ name }) => name === READ)).toHaveLength(1);
  const { session } = first.result.current;
  const statuses: string[] = [];
  const next = renderHook(
    () => {
      const open = useDraftSession(7, beginning);
      statuses.push(open.draft.status);
      return open;
    },
    { wrapper },
  );
  expect(next.result.current.session).toBe(session);
  expect(new Set(statuses)).toEqual(new Set(['saved']));
});

test('a new draft accepts input from its first render', () => {
  serve();
  const { result } = renderHook(() => useDraftSession(null, beginning), { wrapper });
  expect(result.current.draft.status).toBe('new');
  act(() => result.current.session.change({ title: 'a' }));
  expect(result.current.draft).toMatchObject({ status: 'dirty', data: { title: 'a' } });
});
