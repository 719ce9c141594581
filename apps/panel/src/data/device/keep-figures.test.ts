import { QueryObserver } from '@tanstack/react-query';
import { campaignsSchemas } from '@jarchi/contract/campaigns/campaigns.schemas.ts';
import { financeSchemas } from '@jarchi/contract/finance/finance.schemas.ts';
import { worldSchemas } from '@jarchi/contract/world/world.schemas.ts';
import { expect, test, vi } from 'vitest';
import { saveAccount } from '#api/cookies.ts';
import { readFigures, setDeviceShared } from '#api/device/figures.ts';
import { queryClient } from '#api/query-client.ts';
import { runtimeConfig } from '#api/runtime-config.ts';
import { accountInfoQuery, userQuery } from '#data/account/account.ts';
import { runningQuery } from '#data/campaigns/campaigns.ts';
import { pendingContentsQuery } from '#data/contents/contents.ts';
import { draftsQuery } from '#data/drafts/drafts.ts';
import { balanceQuery } from '#data/finance/finance.ts';
import { forgetPerson, leaveAccount } from '#data/session/forget.ts';
import { sampleAccount } from '#testing/sample-account.fa.ts';
import { sampleList, sampleRow, sampleUser } from '#testing/sample-answers.fa.ts';
import { sampleBalance } from '#testing/sample-finance.fa.ts';
import { keepFigures } from './keep-figures.ts';

/** Shows home's answers, and waits until the device would have kept them. */
async function showHome({ path = '/', own = {} }: { path?: string; own?: Partial<ReturnType<typeof sampleAccount>> } = {}) {
  vi.useFakeTimers();
  vi.stubGlobal('jarchiDevice', { build: 'b1' });
  history.replaceState(null, '', path);
  saveAccount('adv-1');
  const answers: readonly (readonly [readonly unknown[], unknown])[] = [
    [accountInfoQuery.queryKey, sampleAccount(own)],
    [userQuery.queryKey, sampleUser],
    [runningQuery().queryKey, sampleList([sampleRow()])],
    [balanceQuery.queryKey, sampleBalance],
    [draftsQuery().queryKey, { count: 0, results: [] }],
    [pendingContentsQuery().queryKey, { count: 0, results: [] }],
  ];
  const stop = keepFigures();
  const leave = answers.map(([queryKey, answer]) => {
    queryClient.setQueryData(queryKey, answer);
    return new QueryObserver(queryClient, { queryKey, staleTime: Number.POSITIVE_INFINITY }).subscribe(() => undefined);
  });
  await vi.advanceTimersByTimeAsync(1_000);
  stop();
  for (const one of leave) one();
  queryClient.clear();
}

test('the campaigns and the balance of home are kept; people, drafts and contents are not', async () => {
  await showHome();
  const kept = readFigures();
  expect(kept).toMatchObject({ build: 'b1', account: 'adv-1', role: 'owner' });
  expect(kept?.pages['/']?.answers.map(([key]) => key)).toEqual([runningQuery().queryKey, balanceQuery.queryKey]);
  expect(JSON.stringify(kept)).not.toContain(sampleUser.first_name);
});

test('what is kept has no field of a person, a document or a bank account', () => {
  const kept = [campaignsSchemas.listCampaigns.response, financeSchemas.getBalance.response, worldSchemas.getWorldClock.response];
  for (const schema of kept)
    expect(JSON.stringify(schema.toJSONSchema({ io: 'input', unrepresentable: 'any' }))).not.toMatch(
      /"(\w*name|phone|email|iban|person|staff|\w*document\w*|\w*invoice\w*|national\w*|address\w*|reason_text|comment)":/,
    );
});

test.each([
  ['in a customer’s name', { own: { is_hijacked: true } }],
  ['once another window has chosen another account', { own: { account: 'adv-2' } }],
  ['on a page that does not begin from the device', { path: '/profile' }],
  ['on a filtered list', { path: '/campaigns?page=2' }],
])('nothing is kept %s', async (_, where) => {
  await showHome(where);
  expect(readFigures()).toBeUndefined();
});

test('nothing is kept on a shared device or in the demo', async () => {
  setDeviceShared(true);
  await showHome();
  expect(readFigures()).toBeUndefined();
  setDeviceShared(false);
  vi.spyOn(runtimeConfig, 'mode', 'get').mockReturnValue('demo');
  await showHome();
  expect(readFigures()).toBeUndefined();
});

test('figures that another role saw are not kept beside new ones', async () => {
  await showHome({ path: '/campaigns' });
  await showHome({ own: { role: 'viewer' } });
  expect(Object.keys(readFigures()?.pages ?? {})).toEqual(['/']);
});

test.each([
  ['an end of the session', forgetPerson],
  ['a change of account', leaveAccount],
])('%s removes them', async (_, leave) => {
  await showHome();
  expect(readFigures()).toBeDefined();
  leave();
  expect(readFigures()).toBeUndefined();
});
