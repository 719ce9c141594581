import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { anyCampaignQuery, runningQuery, waitingQuery } from '#data/campaigns/campaigns.ts';
import { pendingContentsQuery } from '#data/contents/contents.ts';
import { draftsQuery } from '#data/drafts/drafts.ts';
import { worldClockQuery } from '#data/world/world.ts';
import { refusal, stubApi, type FakeAnswers } from '#testing/fake-api.ts';
import { sampleClock, sampleDraft, sampleList, sampleRow } from '#testing/sample-answers.fa.ts';
import { announcePage } from './opening.ts';

const HOME = 'GET /api/main/v1/home/';
const nothing = { count: 0, results: [] };
const home = {
  running: sampleList([sampleRow({ id: 1 })]),
  waiting: sampleList([sampleRow({ id: 2 })]),
  all: sampleList([sampleRow({ id: 3 })]),
  drafts: { count: 1, results: [sampleDraft()] },
  pending: nothing,
  clock: sampleClock,
};
const alone: FakeAnswers = {
  'GET /api/main/v1/campaigns/': { body: sampleList([]) },
  'GET /api/main/v1/campaigns/drafts/': { body: nothing },
  'GET /api/main/v1/campaigns/feedback/pending': { body: nothing },
  'GET /api/main/v1/world/clock/': { body: sampleClock },
};

/** Requests everything that a visit to home requests. */
async function visit(pathname: string, answers: FakeAnswers = { [HOME]: { body: home } }) {
  const requests = stubApi({ ...alone, ...answers });
  announcePage(pathname);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const [running, waiting, all, drafts] = await Promise.all([
    client.fetchQuery(runningQuery()),
    client.fetchQuery(waitingQuery()),
    client.fetchQuery(anyCampaignQuery()),
    client.fetchQuery(draftsQuery()),
    client.fetchQuery(pendingContentsQuery()),
    client.fetchQuery(worldClockQuery),
  ]);
  return { client, requests, names: () => requests.map(({ name }) => name), answers: [running, waiting, all, drafts] };
}

test('while home opens, one call fetches all its parts', async () => {
  const { names, answers } = await visit('/');
  expect(names()).toEqual([HOME]);
  expect(answers).toEqual([home.running, home.waiting, home.all, home.drafts]);
});

test('a part that is read again is fetched alone', async () => {
  const { client, names } = await visit('/');
  await client.fetchQuery({ ...draftsQuery(), staleTime: 0 });
  expect(names()).toEqual([HOME, 'GET /api/main/v1/campaigns/drafts/']);
});

test('if the one call fails, each part is fetched by its own call', async () => {
  const { names } = await visit('/', { [HOME]: refusal('unavailable', 400) });
  expect(names().filter((name) => name === HOME)).toHaveLength(1);
  expect(names()).toHaveLength(7);
});

test('another page fetches only its own parts, and so does home after it', async () => {
  const { names } = await visit('/campaigns');
  expect(names()).not.toContain(HOME);
  expect(names()).toHaveLength(6);
  expect((await visit('/')).names()).not.toContain(HOME);
});

test('a part that was not requested while home opened is fetched alone later', async () => {
  vi.useFakeTimers();
  const requests = stubApi({ ...alone, [HOME]: { body: home } });
  announcePage('/');
  const client = new QueryClient();
  await client.fetchQuery(runningQuery());
  await vi.advanceTimersByTimeAsync(5_000);
  await client.fetchQuery(draftsQuery());
  expect(requests.map(({ name }) => name)).toEqual([HOME, 'GET /api/main/v1/campaigns/drafts/']);
});
