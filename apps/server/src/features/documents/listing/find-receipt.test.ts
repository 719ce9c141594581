import { afterAll, beforeAll, expect, test } from 'vitest';
import { newIdempotencyKey } from '@jarchi/api-client/idempotency.ts';
import { giveRole } from '#testing/members.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

test('after the credit and the job, each member who may pay finds the receipt of a payment', async () => {
  const account = await app.seedAccount({ balance: 700_000 });
  const { results } = await account.client.finance.listPayments({ query: {} });
  const id = results[0]?.id ?? 0;
  await app.runWallJobs();
  const { receipt } = await account.client.documents.findReceipt({ params: { id } });
  expect(receipt?.number).toMatch(/^RC-1405-\d{6}$/);
  const { kind, payment_id } = await account.client.documents.getDocument({ params: { id: receipt?.id ?? 0 } });
  expect([kind, payment_id]).toEqual(['receipt', id]);
  await giveRole(app, account, account.account_id, 'buyer');
  expect(await account.client.documents.findReceipt({ params: { id } })).toEqual({ receipt });
});

test('a payment that is not credited has none, and one of another account is not found', async () => {
  const [account, stranger] = [await app.seedAccount(), await app.seedAccount()];
  const intent = { body: { amount: 50_000, gateway: 'test' } };
  const { order_id } = await account.client.finance.createOnlinePayment(intent, { idempotencyKey: newIdempotencyKey() });
  expect(await account.client.documents.findReceipt({ params: { id: order_id } })).toEqual({ receipt: null });
  await expect(stranger.client.documents.findReceipt({ params: { id: order_id } })).rejects.toMatchObject({ code: 'order_not_found' });
});
