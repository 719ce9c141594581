import { getTableColumns } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newIdempotencyKey } from '@jarchi/api-client/idempotency.ts';
import { campaign as campaignTable } from '#features/campaigns/rows/campaigns.tables.ts';
import { openCampaigns, type Campaign, type Campaigns } from '#testing/campaigns/open-campaigns.ts';
import type { TestAccount } from '#testing/test-app.ts';

let shop: Campaigns;
beforeAll(async () => {
  shop = await openCampaigns();
});
afterAll(() => shop.app.close());

type Action = 'archive' | 'restore' | 'duplicate';
const act = ({ client }: TestAccount, action: Action, ids: readonly number[], idempotencyKey = newIdempotencyKey()) =>
  client.campaigns.actOnCampaigns({ body: { action, ids: [...ids] } }, { idempotencyKey });
const countOf = async ({ client }: TestAccount, is_deleted: boolean) =>
  (await client.campaigns.listCampaigns({ query: { is_deleted } })).count;

/** Copies of a campaign that is not bought, each with a draft of its own, as rows: 100 through the API take minutes. */
async function copyRows({ id, draft }: Campaign, count: number): Promise<number[]> {
  const names = Object.keys(getTableColumns(campaignTable)).filter((name) => name !== 'id' && name !== 'draft_id');
  const { rows } = await shop.app.db.pool.query<{ id: number }>(
    `with copied as (
       insert into draft (account_id, campaign, draft_step, data, idempotency_key, updated_at, created)
       select account_id, null, draft_step, data, 'copy-' || n, updated_at, created from draft, generate_series(1, $1::int) n where id = $2 returning id
     ) insert into campaign (${names.join(', ')}, draft_id) select ${names.map((name) => `campaign.${name}`).join(', ')}, copied.id
       from campaign, copied where campaign.id = $3 returning id`,
    [count, draft, id],
  );
  return rows.map((row) => row.id);
}

test('of a hundred campaigns the one that holds money is named and stays; the others are archived and come back', async () => {
  const { account, campaign: bought } = await shop.seedBought();
  const unbought = await shop.seedCampaign(account);
  const ids = [bought.id, unbought.id, ...(await copyRows(unbought, 98))];
  const key = newIdempotencyKey();
  const { results } = await act(account, 'archive', ids, key);
  expect(results.map(({ id }) => id)).toEqual(ids);
  expect(results.filter(({ refusal }) => refusal !== null)).toEqual([
    { id: bought.id, refusal: { code: 'hold_open', facts: { amount: bought.total } }, draft: null },
  ]);
  expect([await countOf(account, false), await countOf(account, true)]).toEqual([1, 99]);
  const archived = ids.slice(1);
  expect((await act(account, 'restore', archived)).results.every(({ refusal }) => refusal === null)).toBe(true);
  expect([await countOf(account, false), await countOf(account, true)]).toEqual([100, 0]);
  await act(account, 'archive', ids, key);
  expect(await countOf(account, true), 'the first request, which arrives again').toBe(0);
});

test('each campaign gets one draft, however often the request arrives', async () => {
  const account = await shop.app.seedAccount();
  const ids = [(await shop.seedCampaign(account)).id, (await shop.seedCampaign(account)).id];
  const key = newIdempotencyKey();
  const first = await act(account, 'duplicate', ids, key);
  expect(new Set(first.results.map(({ draft }) => draft)).size).toBe(2);
  expect(await act(account, 'duplicate', ids, key)).toEqual(first);
});

test('campaigns of another account are answered as not found, beside those that are done', async () => {
  const [account, stranger] = [await shop.app.seedAccount(), await shop.app.seedAccount()];
  const [own, foreign] = [await shop.seedCampaign(account), await shop.seedCampaign(stranger)];
  for (const action of ['archive', 'restore', 'duplicate'] as const) {
    const { results } = await act(account, action, [foreign.id, own.id]);
    expect(results.map(({ refusal }) => refusal?.code)).toEqual(['campaign_not_found', undefined]);
  }
  expect(await countOf(stranger, false)).toBe(1);
});

test('a repeated id, none, or more than a hundred are refused before anything is done', async () => {
  const account = await shop.app.seedAccount();
  const { id } = await shop.seedCampaign(account);
  await expect(act(account, 'archive', [id, id])).rejects.toMatchObject({ code: 'listed_twice' });
  await expect(act(account, 'archive', [])).rejects.toMatchObject({ code: 'invalid' });
  await expect(
    act(
      account,
      'archive',
      Array.from({ length: 101 }, (_, at) => at + 1),
    ),
  ).rejects.toMatchObject({ code: 'invalid' });
  expect(await countOf(account, true)).toBe(0);
});
