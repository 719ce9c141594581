import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { newIdempotencyKey } from '@jarchi/api-client/idempotency.ts';
import { MINUTE_MS } from '@jarchi/domain/calendar/durations.ts';
import { createCommitBreaker } from '#infra/testing/break-commits.ts';
import { openCampaigns, type Campaigns } from '#testing/campaigns/open-campaigns.ts';
import { seedOfficialRequest, seedPreInvoiceBody } from '#testing/documents/seed-documents.ts';
import { seedStaff } from '#testing/staff/open-staff.ts';

const breaker = createCommitBreaker();
let shop: Campaigns;
beforeAll(async () => {
  shop = await openCampaigns({ wrapDatabase: breaker.wrap });
});
afterEach(() => breaker.mend());
afterAll(() => shop.app.close());

const failed = { status: 500, code: 'internal' };
const numberIsTaken = /insert into "document_number"/;
const isNumbered = /update "document" set .*"sequence" =/;
/** Where a server stops on the way of a number: around the commit that takes it, and around the one that writes it. */
const STOPS = [
  ['before the number is taken', numberIsTaken, 'before'],
  ['after the number is taken', numberIsTaken, 'after'],
  ['before the number is written', isNumbered, 'before'],
  ['after the number is written', isNumbered, 'after'],
] as const;

async function countNumbers(kind: string): Promise<number> {
  const { rows } = await shop.app.db.pool.query<{ count: number }>('select count(*)::int as count from document_number where kind = $1', [
    kind,
  ]);
  return rows[0]?.count ?? 0;
}

/** Another server takes over, and runs what waits for it. */
async function takeOver(): Promise<void> {
  shop.app.takeErrors();
  breaker.mend();
  await shop.app.restart();
  shop.app.wall.at += 10 * MINUTE_MS;
  await shop.app.runWallJobs();
}

test.each(STOPS)(
  'a pre-invoice whose server stops %s gets one number, by its job and for the one who asks again',
  async (_name, pattern, at) => {
    const { account, panel, body } = await seedPreInvoiceBody(shop);
    const key = newIdempotencyKey();
    const before = await countNumbers('pre_invoice');
    breaker.breakNext(pattern, at);
    await expect(panel.documents.createPreInvoice({ body }, { idempotencyKey: key })).rejects.toMatchObject(failed);
    await takeOver();
    const { results } = await account.client.documents.listDocuments();
    expect(results).toMatchObject([{ kind: 'pre_invoice', state: 'open', number: expect.stringMatching(/^PI-1405-/) }]);
    expect(await panel.documents.createPreInvoice({ body }, { idempotencyKey: key })).toMatchObject({ number: results[0]?.number });
    expect(await countNumbers('pre_invoice')).toBe(before + 1);
  },
);

test.each(STOPS)(
  'an official invoice whose server stops %s is issued once, and no one can refuse or withdraw it',
  async (_name, pattern, at) => {
    const { account, document } = await seedOfficialRequest(shop);
    const { desk } = await seedStaff(shop.app);
    const params = { account: account.slug, document: document.id };
    const before = await countNumbers('official_invoice');
    breaker.breakNext(pattern, at);
    await expect(desk.documents.issueOfficialInvoice({ params, body: {} })).rejects.toMatchObject(failed);
    shop.app.takeErrors();
    const closed = { code: 'official_request_closed', facts: { state: 'issued' } };
    await expect(account.client.documents.withdrawOfficialRequest({ params: { id: document.id }, body: {} })).rejects.toMatchObject(closed);
    await expect(desk.documents.refuseOfficialInvoice({ params, body: { reason: 'late' } })).rejects.toMatchObject(closed);
    await takeOver();
    expect(await account.client.documents.getDocument({ params: { id: document.id } })).toMatchObject({
      state: 'issued',
      number: expect.stringMatching(/^OI-1405-/),
    });
    expect(await countNumbers('official_invoice')).toBe(before + 1);
  },
);

test('a receipt whose server stops between its number and its row is issued by the next run, under that number', async () => {
  const account = await shop.app.seedAccount({ balance: 1_000_000 });
  const before = await countNumbers('receipt');
  for (const [pattern, at] of [
    [numberIsTaken, 'before'],
    [numberIsTaken, 'after'],
    [/insert into "document" /, 'before'],
    [/insert into "document" /, 'after'],
  ] as const) {
    breaker.breakNext(pattern, at);
    await shop.app.runWallJobs();
    await takeOver();
  }
  expect(await account.client.documents.listDocuments()).toMatchObject({ count: 1, results: [{ kind: 'receipt', total: 1_000_000 }] });
  expect(await countNumbers('receipt')).toBe(before + 1);
});
