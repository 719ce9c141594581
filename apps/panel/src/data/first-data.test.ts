import { QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { queryClient } from '#api/query-client.ts';
import { campaignQuery } from '#data/campaigns/campaigns.ts';
import { refusal, stubApi } from '#testing/fake-api.ts';
import { fetchFirst } from './first-data.ts';

/** What a part of a page does when it is mounted. */
const mount = () => new QueryObserver(queryClient, campaignQuery(99)).subscribe(() => undefined);
const failWith = (code: string, status: number) => stubApi({ 'GET /api/main/v1/campaigns/99/': refusal(code, status) });

test('a campaign that is missing is asked for once, before its page is drawn', async () => {
  const requests = failWith('campaign_not_found', 404);
  await fetchFirst(campaignQuery(99));
  const [leave, leaveToo] = [mount(), mount()];
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(requests.map(({ name }) => name)).toEqual(['GET /api/main/v1/campaigns/99/']);
  leave();
  leaveToo();
});

test('what was missing is asked for again when its page is opened later', async () => {
  const requests = failWith('campaign_not_found', 404);
  await fetchFirst(campaignQuery(99));
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 5_000);
  const leave = mount();
  await vi.waitFor(() => expect(requests).toHaveLength(2));
  leave();
});

test('another failure is asked for again by the part that shows it', async () => {
  const requests = failWith('invalid', 400);
  await fetchFirst(campaignQuery(99));
  const leave = mount();
  await vi.waitFor(() => expect(requests).toHaveLength(2));
  leave();
});
