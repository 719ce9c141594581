import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newIdempotencyKey } from '@jarchi/api-client/idempotency.ts';
import type { Call } from '@jarchi/contract/call.ts';
import { calls, type Calls, type Slice } from '@jarchi/contract/calls.ts';
import { emptyDraft } from '@jarchi/domain/drafts/drafts.ts';
import { addDays } from '@jarchi/domain/calendar/jalali.ts';
import { asOwner } from '#infra/testing/as-owner.ts';
import { openCampaigns, type Campaigns } from '#testing/campaigns/open-campaigns.ts';
import { pause, preview, seedLive, seedLost, seedViews, stop } from '#testing/campaigns/seed-controls.ts';
import { acceptOffers, seedOffers } from '#testing/campaigns/seed-offers.ts';
import { seedUndated } from '#testing/campaigns/seed-undated.ts';
import { IBAN, makeReceipt, slipPicture } from '#testing/money-requests.ts';
import { makeTicket, openTicket } from '#testing/tickets.ts';
import { seedStaff } from '#testing/staff/open-staff.ts';
import { seedInvoices, seedPreInvoice, seedPreInvoiceBody } from '#testing/documents/seed-documents.ts';
import type { TestAccount } from '#testing/test-app.ts';

type IdempotentOf<S extends Slice> = {
  [N in keyof Calls[S] & string]: Calls[S][N] extends { readonly isIdempotent: true } ? `${S}.${N}` : never;
}[keyof Calls[S] & string];
type IdempotentCall = { [S in Slice]: IdempotentOf<S> }[Slice];

interface Sent {
  readonly id?: number;
  readonly placement?: number;
  readonly document?: number;
  readonly ticket?: number;
  /** Whose ticket staff answer, and the token with which they do. */
  readonly slug?: string;
  readonly token?: string;
  readonly body?: object;
  readonly query?: object;
}

/** A request that acts, and a different request of the same call. */
interface Intent {
  readonly account: TestAccount;
  readonly one: Sent;
  readonly other: Sent;
}

let shop: Campaigns;
beforeAll(async () => {
  shop = await openCampaigns();
});
afterAll(async () => {
  await shop.app.app.services.world.whenStill();
  await shop.app.close();
});

// Each move of the world would live the campaigns of earlier tests too.
beforeEach(() => shop.app.freeze());

const draftBody = (title: string) => ({ data: { ...emptyDraft(), title }, draft_step: 'general-information' });

/** A list of publishers that can be accepted or refused. */
async function seedList(ceiling: number) {
  const offered = await seedOffers(shop, { prices: [2_000_000], ceiling });
  await shop.app.moveWorld(1);
  return offered;
}

/** How each call is made to act. An idempotent call that is missing here does not compile. */
const INTENTS: Readonly<Record<IdempotentCall, () => Promise<Intent>>> = {
  'finance.createOnlinePayment': async () => ({
    account: await shop.app.seedAccount(),
    one: { body: { amount: 50_000, gateway: 'test' } },
    other: { body: { amount: 60_000, gateway: 'test' } },
  }),
  'moneyRequests.sendReceipt': async () => {
    const account = await shop.app.seedAccount();
    const { id: attachment } = await account.client.attachments.uploadAttachment({ file: slipPicture() });
    return { account, one: { query: makeReceipt({ attachment }) }, other: { query: makeReceipt({ attachment }) } };
  },
  'moneyRequests.askMoneyBack': async () => ({
    account: await shop.app.seedAccount({ balance: 50_000 }),
    one: { body: { amount: 20_000, iban: IBAN } },
    other: { body: { amount: 10_000, iban: IBAN } },
  }),
  'moneyRequests.saveMoneyRequest': async () => {
    const account = await shop.app.seedAccount();
    const panel = await (await seedStaff(shop.app)).actFor(account.slug);
    const { token } = await panel.session.getAccessToken({ query: { account: account.slug } });
    const body = { kind: 'charge', amount: 20_000, reason: 'late publication', is_draft: false };
    return { account: { ...account, getToken: async () => token }, one: { body }, other: { body: { ...body, amount: 30_000 } } };
  },
  'documents.requestOfficialInvoice': async () => {
    const { account, invoices } = await seedInvoices(shop, 2);
    return { account, one: { body: { invoices: [invoices[0]] } }, other: { body: { invoices: [invoices[1]] } } };
  },
  'documents.createPreInvoice': async () => {
    const { staffView: account, body } = await seedPreInvoiceBody(shop);
    return { account, one: { body }, other: { body: { ...body, note: 'another' } } };
  },
  'documents.payPreInvoice': async () => {
    const { account, document } = await seedPreInvoice(shop);
    const other = await seedPreInvoice(shop, account);
    const paying = (id: number) => ({ document: id, body: { gateway: 'test' } });
    return { account, one: paying(document.id), other: paying(other.document.id) };
  },
  'tickets.openTicket': async () => ({
    account: await shop.app.seedAccount(),
    one: { body: makeTicket() },
    other: { body: makeTicket({ subject: 'another' }) },
  }),
  'tickets.sendTicketMessage': async () => {
    const account = await shop.app.seedAccount();
    const { id: ticket } = await openTicket(account.client);
    return { account, one: { ticket, body: { text: 'one' } }, other: { ticket, body: { text: 'other' } } };
  },
  'tickets.answerCustomerTicket': async () => {
    const customer = await shop.app.seedAccount();
    const { id: ticket } = await openTicket(customer.client);
    const { desk } = await seedStaff(shop.app);
    const { token } = await desk.session.getAccessToken({ query: {} });
    const sent = (text: string) => ({ slug: customer.slug, token, ticket, body: { text } });
    return { account: customer, one: sent('one'), other: sent('other') };
  },
  'drafts.createDraft': async () => ({
    account: await shop.app.seedAccount(),
    one: { body: draftBody('one') },
    other: { body: draftBody('other') },
  }),
  'campaigns.createCampaign': async () => {
    const account = await shop.app.seedAccount();
    const [one, other] = [await shop.seedDraft(account), await shop.seedDraft(account)];
    return { account, one: { body: { draft: one.id } }, other: { body: { draft: other.id } } };
  },
  'campaigns.duplicateCampaign': async () => {
    const account = await shop.app.seedAccount();
    const [one, other] = [await shop.seedCampaign(account), await shop.seedCampaign(account)];
    return { account, one: { id: one.id }, other: { id: other.id } };
  },
  'campaigns.purchaseCampaign': async () => {
    const account = await shop.app.seedAccount({ balance: 5_000_000 });
    const { id, total } = await shop.seedCampaign(account);
    const order = { expected_total: total, is_auto_after_charge: false };
    return { account, one: { id, body: order }, other: { id, body: { ...order, is_auto_after_charge: true } } };
  },
  'campaigns.cancelCampaign': async () => {
    const account = await shop.app.seedAccount({ balance: 5_000_000 });
    const [one, other] = [await shop.seedCampaign(account), await shop.seedCampaign(account)];
    await shop.buy(account, one);
    await shop.buy(account, other);
    const body = { expected: { captured: 0, released: one.total } };
    return { account, one: { id: one.id, body }, other: { id: other.id, body } };
  },
  'campaigns.actOnCampaigns': async () => {
    const account = await shop.app.seedAccount();
    const [one, other] = [await shop.seedCampaign(account), await shop.seedCampaign(account)];
    return { account, one: { body: { action: 'duplicate', ids: [one.id] } }, other: { body: { action: 'duplicate', ids: [other.id] } } };
  },
  'campaigns.redateCampaign': async () => {
    const { account, campaign } = await seedUndated(shop);
    const period = (from: number) => ({
      publish_period_start: addDays(shop.today(), from),
      publish_period_end: addDays(shop.today(), from + 3),
    });
    return { account, one: { id: campaign.id, body: period(2) }, other: { id: campaign.id, body: period(3) } };
  },
  'campaigns.pauseCampaign': async () => {
    const { account, campaign } = await seedViews(shop);
    const body = { expected: { captured: 0, released: 0 } };
    return { account, one: { id: campaign.id, body }, other: { id: campaign.id + 1, body } };
  },
  'campaigns.resumeCampaign': async () => {
    const running = await seedViews(shop);
    await pause(running);
    return { account: running.account, one: { id: running.campaign.id }, other: { id: running.campaign.id + 1 } };
  },
  'campaigns.stopCampaign': async () => {
    const running = await seedLive(shop);
    const { captured, released } = await preview(running, 'stopCampaign');
    const body = { expected: { captured, released }, reason: 'sold out' };
    const { account, campaign } = running;
    return { account, one: { id: campaign.id, body }, other: { id: campaign.id, body: { ...body, reason: 'another one' } } };
  },
  'campaigns.replacePlacement': async () => {
    const [near] = await shop.app.seedPlans(1);
    const { account, campaign, placement } = await seedLost(shop);
    const body = { plan_id: near!.id, expected_difference: 0 };
    return { account, one: { id: campaign.id, placement, body }, other: { id: campaign.id, placement: placement + 1, body } };
  },
  'campaigns.dropPlacement': async () => {
    const { account, campaign, placement } = await seedLost(shop);
    const body = { expected: { captured: 0, released: 0 } };
    return { account, one: { id: campaign.id, placement, body }, other: { id: campaign.id, placement: placement + 1, body } };
  },
  'campaigns.openDispute': async () => {
    const running = await seedLive(shop);
    await stop(running);
    const { account, campaign } = running;
    return { account, one: { id: campaign.id, body: { reason: 'one' } }, other: { id: campaign.id, body: { reason: 'other' } } };
  },
  'contents.acceptOffers': async () => {
    const { account, campaign } = await seedList(10_000_000);
    const order = { expected_total: 2_200_000, is_auto_after_charge: false };
    return { account, one: { id: campaign.id, body: order }, other: { id: campaign.id, body: { ...order, expected_total: 2_300_000 } } };
  },
  'contents.leaveOutOffer': async () => {
    const offered = await seedOffers(shop, { prices: [2_000_000, 1_000_000] });
    await shop.app.moveWorld(1);
    const { account, campaign } = offered;
    const { placements } = await shop.read(account, campaign);
    const [placement, another] = placements.map(({ id }) => id) as [number, number];
    const body = { expected: { total: 1_100_000, released: 9_900_000 } };
    return { account, one: { id: campaign.id, placement, body }, other: { id: campaign.id, placement: another, body } };
  },
  'contents.dropOffers': async () => {
    const offered = await seedList(1_000_000);
    await acceptOffers(offered, 2_200_000);
    return { account: offered.account, one: { id: offered.campaign.id }, other: { id: offered.campaign.id + 1 } };
  },
  'contents.refuseOffers': async () => {
    const { account, campaign } = await seedList(10_000_000);
    const body = { expected: { captured: 0, released: campaign.total } };
    return { account, one: { id: campaign.id, body }, other: { id: campaign.id + 1, body } };
  },
};

const TABLE = Object.entries(calls).flatMap(([slice, table]) =>
  Object.entries<Call>(table).flatMap(([name, call]) => (call.isIdempotent ? [{ name: `${slice}.${name}` as IdempotentCall, call }] : [])),
);

async function send(account: TestAccount, call: Call, { body = {}, query = {}, token, ...sent }: Sent, key: string) {
  const words: Readonly<Record<string, unknown>> = { ...sent, account: sent.slug };
  const response = await shop.app.server.inject({
    method: call.method,
    url: shop.app.config.bases[call.host] + call.path.replace(/\{(\w+)\}/g, (_, word: string) => String(words[word])),
    query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
    headers: {
      authorization: `Bearer ${token ?? (await account.getToken())}`,
      'idempotency-key': key,
      ...(call.isUpload && { 'content-type': 'multipart/form-data; boundary=x' }),
    },
    payload: call.isUpload ? '--x--\r\n' : body,
  });
  return { status: response.statusCode, body: response.json<{ readonly error?: { readonly code: string } }>() };
}

/** Everything that an account has, waiting jobs included. */
async function readAll({ account_id }: TestAccount) {
  // Partitions are read by themselves, to which the server has no right.
  const { pool } = asOwner(shop.app.db);
  const { rows: tables } = await pool.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'account_id'
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname not in ('session', 'request_key', 'audit_log', 'audit_words') order by 1`,
  );
  const read: Record<string, unknown> = {};
  for (const { name } of tables) {
    const { rows } = await pool.query(`select t::text from ${name} t where account_id = $1 order by 1`, [account_id]);
    read[name] = rows;
  }
  return read;
}

const reused = { status: 422, body: { error: { code: 'idempotency_key_reused' } } };

test.each(TABLE)('$name acts once for a key, and repeats its answer', async ({ name, call }) => {
  const { account, one } = await INTENTS[name]();
  const key = newIdempotencyKey();
  const before = await readAll(account);
  const first = await send(account, call, one, key);
  expect(first.status).toBe(200);
  const after = await readAll(account);
  expect(after).not.toEqual(before);
  expect(await send(account, call, one, key)).toEqual(first);
  expect(await readAll(account)).toEqual(after);
});

test.each(TABLE)('$name refuses a key that another of its requests used, and does nothing', async ({ name, call }) => {
  const { account, one, other } = await INTENTS[name]();
  const key = newIdempotencyKey();
  await send(account, call, one, key);
  const after = await readAll(account);
  expect(await send(account, call, other, key)).toMatchObject(reused);
  expect(await readAll(account)).toEqual(after);
});

test.each(TABLE)('$name refuses the key of another call, and does nothing', async ({ name, call }) => {
  const { account, one } = await INTENTS[name]();
  const key = newIdempotencyKey();
  const elsewhere = name === 'drafts.createDraft' ? 'finance.createOnlinePayment' : 'drafts.createDraft';
  const used = await send(
    account,
    elsewhere === 'drafts.createDraft' ? calls.drafts.createDraft : calls.finance.createOnlinePayment,
    elsewhere === 'drafts.createDraft' ? { body: draftBody('elsewhere') } : { body: { amount: 50_000, gateway: 'test' } },
    key,
  );
  expect(used.status).toBe(200);
  const before = await readAll(account);
  expect(await send(account, call, one, key)).toMatchObject(reused);
  expect(await readAll(account)).toEqual(before);
  expect((await send(account, call, one, newIdempotencyKey())).status).toBe(200);
});

test.each(TABLE)('$name acts once when its request comes twice at the same time', async ({ name, call }) => {
  const { account, one } = await INTENTS[name]();
  const key = newIdempotencyKey();
  const [first, second] = await Promise.all([send(account, call, one, key), send(account, call, one, key)]);
  expect([first.status, second]).toEqual([200, first]);
});

test('two accounts may use the same key', async () => {
  const [one, other] = [await shop.app.seedAccount(), await shop.app.seedAccount()];
  const key = newIdempotencyKey();
  const create = (account: TestAccount, title: string) => send(account, calls.drafts.createDraft, { body: draftBody(title) }, key);
  expect([(await create(one, 'one')).status, (await create(other, 'other')).status]).toEqual([200, 200]);
});

test('a refused request may be corrected and sent again under its key', async () => {
  const account = await shop.app.seedAccount();
  const draft = await shop.seedDraft(account, { change: { title: '' } });
  const key = newIdempotencyKey();
  const create = () => send(account, calls.campaigns.createCampaign, { body: { draft: draft.id } }, key);
  expect((await create()).body.error?.code).toBe('draft_incomplete');
  await shop.edit(account, draft.id, { title: 'autumn menu' });
  expect((await create()).status).toBe(200);
  const { id, total } = (await create()).body as unknown as { id: number; total: number };
  const buy = (expected_total: number, buyKey: string) =>
    send(account, calls.campaigns.purchaseCampaign, { id, body: { expected_total } }, buyKey);
  const buyKey = newIdempotencyKey();
  expect((await buy(total + 1, buyKey)).body.error?.code).toBe('quote_changed');
  expect((await buy(total, buyKey)).status).toBe(200);
});

test('a body with its keys in another order is the same request', async () => {
  const account = await shop.app.seedAccount();
  const key = newIdempotencyKey();
  const first = await send(account, calls.finance.createOnlinePayment, { body: { amount: 50_000, gateway: 'test' } }, key);
  expect(
    await send(account, calls.finance.createOnlinePayment, { body: { return_path: null, gateway: 'test', amount: 50_000 } }, key),
  ).toEqual(first);
});

test('a draft or payment without a stored fingerprint is still found by its key', async () => {
  const account = await shop.app.seedAccount();
  const key = newIdempotencyKey();
  const sent = [
    [calls.drafts.createDraft, { body: draftBody('one') }],
    [calls.finance.createOnlinePayment, { body: { amount: 50_000, gateway: 'test' } }],
  ] as const;
  for (const [call, body] of sent) {
    const first = await send(account, call, body, key);
    await shop.app.db.pool.query('delete from request_key where account_id = $1', [account.account_id]);
    expect(await send(account, call, body, key)).toEqual(first);
    await shop.app.db.pool.query('delete from request_key where account_id = $1', [account.account_id]);
  }
});
