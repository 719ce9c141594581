import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openCampaigns, type Campaigns } from '#testing/campaigns/open-campaigns.ts';
import { openDispute, type Running } from '#testing/campaigns/seed-controls.ts';
import { seedStaff } from '#testing/staff/open-staff.ts';

let shop: Campaigns;
beforeAll(async () => {
  shop = await openCampaigns();
});
beforeEach(() => shop.app.startDay());
afterAll(() => shop.app.close());

/** A campaign of two posts that were paid whole, 1,100,000 each, and how staff answer the dispute about it. */
async function seedDispute(): Promise<{ readonly running: Running; readonly answer: (refund: number) => Promise<{ refunded: number }> }> {
  const running = await shop.seedBought({ plans: await shop.app.seedPlans(2), startsInDays: 1, days: 1 });
  await shop.app.moveWorld(6 * 24);
  const { disputes } = await openDispute(running);
  const { desk } = await seedStaff(shop.app);
  const answer = (refund: number) =>
    desk.campaigns.answerDispute({ params: { id: disputes[0]?.id ?? 0 }, body: { answer: 'some of it', refund } });
  return { running, answer };
}

test('a refund over several publishers goes back in whole hundreds and their VAT, each with its own credit note', async () => {
  const { running, answer } = await seedDispute();
  expect(await answer(333_300)).toMatchObject({ refunded: 333_300 });
  const { rows } = await shop.app.db.pool.query<{ returned: number }>(
    `select sum(e.amount) filter (where e.code = 'advertiser.available')::int as returned
     from ledger_transaction t join ledger_entry e on e.account_id = t.account_id and e.transaction_id = t.id
     where t.account_id = $1 and t.kind = 'refund' group by t.id order by returned`,
    [running.account.account_id],
  );
  expect(rows.map(({ returned }) => returned)).toEqual([166_650, 166_650]);
  expect(await shop.money(running.account)).toMatchObject({ available: 333_300, held: 0 });
});

test('a refund whose net is no whole hundreds is refused with the nearest ones, and nothing moves', async () => {
  const { running, answer } = await seedDispute();
  await expect(answer(333_333)).rejects.toMatchObject({ code: 'refund_not_whole', facts: { below: 333_300, above: 333_410 } });
  expect(await shop.money(running.account)).toMatchObject({ available: 0 });
  expect(await answer(2_200_000)).toMatchObject({ refunded: 2_200_000 });
  expect(await shop.money(running.account)).toMatchObject({ available: 2_200_000 });
});
