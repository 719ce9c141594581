import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { refusal, stubApi } from '#testing/fake-api.ts';
import { sampleDraft } from '#testing/sample-answers.fa.ts';
import { beginDraft } from './begin-draft.ts';
import { useDraftSession } from './use-draft-session.ts';

const READ = 'GET /api/main/v1/campaigns/drafts/7/';
const wrapper = ({ children }: { children: ReactNode }) => <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>;
const openStep = () => renderHook(() => useDraftSession(7, { campaign_type: undefined, saveDelayMs: 10 }), { wrapper });
const countReads = (requests: readonly { readonly name: string }[]) => requests.filter(({ name }) => name === READ).length;

test('a step whose draft was read before is drawn with it, and reads it no second time', async () => {
  const requests = stubApi({ [READ]: { body: sampleDraft({ id: 7, campaign: null }) } });
  expect(await beginDraft(7, 10)).toMatchObject({ id: 7, status: 'saved' });
  const { result } = openStep();
  expect(result.current.draft.status).toBe('saved');
  expect(countReads(requests)).toBe(1);
});

test('the next step reads the draft again, because another window may have saved it', async () => {
  const requests = stubApi({ [READ]: { body: sampleDraft({ id: 7, campaign: null }) } });
  await beginDraft(7, 10);
  openStep().unmount();
  await beginDraft(7, 10);
  openStep();
  await waitFor(() => expect(countReads(requests)).toBe(2));
});

test('a step that is drawn long after its draft was read reads it again', async () => {
  const requests = stubApi({ [READ]: { body: sampleDraft({ id: 7, campaign: null }) } });
  await beginDraft(7, 10);
  const later = performance.now() + 6_000;
  vi.spyOn(performance, 'now').mockReturnValue(later);
  openStep();
  vi.restoreAllMocks();
  await waitFor(() => expect(countReads(requests)).toBe(2));
});

test('a draft that cannot be read is shown as failed', async () => {
  stubApi({ [READ]: refusal('not_found', 404) });
  expect(await beginDraft(7, 10)).toMatchObject({ status: 'load_failed' });
  expect(openStep().result.current.draft.status).toBe('load_failed');
});
