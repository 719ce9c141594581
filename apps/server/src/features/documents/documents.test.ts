import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newIdempotencyKey } from '@jarchi/api-client/idempotency.ts';
import { openCampaigns, type Campaigns } from '#testing/campaigns/open-campaigns.ts';
import { openDispute, seedLive, stop, type Running } from '#testing/campaigns/seed-controls.ts';
import { companyInfo } from '#testing/documents/seed-documents.ts';
import { seedMembers } from '#testing/members.ts';
import { seedStaff } from '#testing/staff/open-staff.ts';
import type { TestAccount } from '#testing/test-app.ts';
import { unzip } from '#infra/testing/unzip.ts';

let shop: Campaigns;
beforeAll(async () => {
  shop = await openCampaigns();
});
beforeEach(() => shop.app.startDay());
afterAll(() => shop.app.close());

const once = () => ({ idempotencyKey: newIdempotencyKey() });
const list = (account: TestAccount, filter: string[] = []) => account.client.documents.listDocuments({ query: { filter, limit: 100 } });
const read = (account: TestAccount, id: number) => account.client.documents.getDocument({ params: { id } });
const refusal = (code: string, facts: object = {}) =>
  expect.objectContaining({ code, facts: expect.objectContaining(facts) as object }) as Error;

/** A campaign that was stopped, with its invoice. */
async function seedStopped(): Promise<Running & { readonly invoice: number }> {
  const running = await seedLive(shop);
  const campaign = await stop(running);
  await shop.app.runWallJobs();
  const { results } = await list(running.account, ['kind,invoice']);
  return { ...running, campaign, invoice: results[0]?.id ?? 0 };
}

async function refund(running: Running, amount: number): Promise<void> {
  await openDispute(running);
  const { desk } = await seedStaff(shop.app);
  const open = await shop.read(running.account, running.campaign);
  await desk.campaigns.answerDispute({ params: { id: open.disputes[0]?.id ?? 0 }, body: { answer: 'we agree', refund: amount } });
  await shop.app.runWallJobs();
}

test('each charge gets a receipt without VAT, and a second run of its job issues no other', async () => {
  const account = await shop.app.seedAccount({ balance: 1_500_000 });
  const { id, payment_id } = await (async () => {
    await shop.app.runWallJobs();
    return (await list(account)).results[0]!;
  })();
  const detail = await read(account, id);
  expect(detail).toMatchObject({
    kind: 'receipt',
    state: 'issued',
    number: expect.stringMatching(/^RC-1405-\d{6}$/),
    gross: 1_500_000,
    vat: 0,
    total: 1_500_000,
    total_words: 'یک میلیون و پانصد هزار تومان',
    payment: { way: 'gateway', gateway: 'test', tracking_number: expect.any(String) },
    lines: [{ kind: 'charge', total: 1_500_000 }],
  });
  const { rows } = await shop.app.db.pool.query<{ id: number }>('select id from ledger_transaction where payment_id = $1', [payment_id]);
  await shop.app.app.services.documents.issue(account.account_id, { charge: rows[0]?.id ?? 0 });
  expect((await list(account)).counts).toEqual({ receipt: 1, invoice: 0, credit_note: 0, pre_invoice: 0, official_invoice: 0 });
});

test('a campaign that ends is invoiced with a line for each publisher, and its refunds get credit notes that name the invoice', async () => {
  const running = await seedStopped();
  const { account, campaign, invoice } = running;
  const before = await read(account, invoice);
  expect(before).toMatchObject({ kind: 'invoice', campaign: { id: campaign.id, title: campaign.title }, total: campaign.money.captured });
  expect(before.lines.map(({ kind, vat_percent }) => [kind, vat_percent])).toEqual([['placement', 10]]);
  expect(before.net * 0.1).toBe(before.vat);
  await refund(running, 220_000);
  const after = await read(account, invoice);
  expect(after.credit_notes).toMatchObject([{ number: expect.stringMatching(/^CN-1405-/), total: 220_000 }]);
  expect(await read(account, after.credit_notes[0]!.id)).toMatchObject({
    corrects: { id: invoice, number: before.number },
    net: 200_000,
    vat: 20_000,
  });
});

test('each line of the statement names the document that was issued for it', async () => {
  const running = await seedStopped();
  await refund(running, 110_000);
  const { client, slug } = running.account;
  const { results } = await client.finance.listLedger({ params: { account: slug } });
  const documents = await list(running.account);
  const named = (kind: string) => documents.results.filter((row) => row.kind === kind).map(({ id, number }) => ({ id, kind, number }));
  const shown = (kind: string) => results.filter((row) => row.kind === kind).map(({ document }) => document);
  expect(shown('refund')).toEqual(named('credit_note'));
  expect(shown('charge')).toEqual(named('receipt'));
  expect(new Set(shown('capture').map((document) => document?.id))).toEqual(new Set([running.invoice]));
  expect(shown('hold')).toEqual([null]);
});

test('a credit note is never issued before its invoice, in any order of the jobs', async () => {
  const running = await seedLive(shop);
  const campaign = await stop(running);
  await openDispute({ ...running, campaign });
  const { desk } = await seedStaff(shop.app);
  const open = await shop.read(running.account, campaign);
  await desk.campaigns.answerDispute({ params: { id: open.disputes[0]?.id ?? 0 }, body: { answer: 'we agree', refund: 110_000 } });
  await shop.app.runWallJobs();
  const { results } = await list(running.account, ['kind,invoice,credit_note']);
  expect(results.map(({ kind }) => kind)).toEqual(['credit_note', 'invoice']);
  expect(results[0]?.corrects?.id).toBe(results[1]?.id);
});

test('the buyer of a document is frozen with it', async () => {
  const { account, invoice } = await seedStopped();
  await account.client.account.saveFinancialInfo({ body: { ...companyInfo, name: 'another name' } });
  expect((await read(account, invoice)).buyer.name).not.toBe('another name');
});

test('the list is filtered, sorted and counted by kind, and a long one is streamed', async () => {
  const { account, campaign, invoice } = await seedStopped();
  const { number } = await read(account, invoice);
  for (const filter of ['kind,invoice', `search,${number}`, `search,${campaign.title}`, `campaign,${campaign.id}`, 'official,none'])
    expect(
      (await list(account, [filter])).results.map(({ id }) => id),
      filter,
    ).toEqual([invoice]);
  expect((await list(account, ['official,issued'])).count).toBe(0);
  expect((await list(account, ['state,void'])).count).toBe(0);
  expect((await list(account, ['created,today'])).counts).toMatchObject({ receipt: 1, invoice: 1 });
  expect((await list(account, [`price,gt,${10 ** 11}`])).count).toBe(0);
  const all = await account.client.documents.listDocuments({ query: { limit: 1_000_000, ordering: 'price' } });
  expect(all).toMatchObject({ count: 2, counts: { receipt: 1, invoice: 1 } });
  expect(all.results).toHaveLength(2);
  expect((await account.client.documents.listDocuments({ query: { limit: 1_000_000, offset: 1, ordering: 'price' } })).results).toEqual([
    all.results[1],
  ]);
  await expect(list(account, ['kind,letter'])).rejects.toEqual(refusal('filter_invalid'));
});

test('members who do not handle money find receipts only', async () => {
  const { account, invoice } = await seedStopped();
  const receipt = (await list(account, ['kind,receipt'])).results[0]!.id;
  const headers = await (await seedMembers(shop.app)).authorize(account.account_id, 'buyer');
  const path = `${shop.app.config.bases.financial}/v3/payment-invoices`;
  const codes = [];
  for (const url of [`${path}/${receipt}/`, `${path}/${invoice}/`, `${path}/${invoice}/pdf/`, `${path}/`])
    codes.push((await shop.app.server.inject({ url, headers })).statusCode);
  expect(codes).toEqual([200, 404, 404, 403]);
});

test('an official invoice is asked for once, refused with a reason, asked for again, and issued; then it is final', async () => {
  const running = await seedStopped();
  const { account, invoice } = running;
  await refund(running, 110_000);
  const { documents } = account.client;
  const ask = (ids: readonly number[], key = newIdempotencyKey()) =>
    documents.requestOfficialInvoice({ body: { invoices: [...ids] } }, { idempotencyKey: key });
  await expect(ask([invoice])).rejects.toEqual(
    refusal('financial_info_incomplete', { fields: expect.arrayContaining(['postal_code']) as string[] }),
  );
  await account.client.account.saveFinancialInfo({ body: companyInfo });
  await expect(ask([invoice, 999_999])).rejects.toEqual(refusal('invoices_unknown', { ids: [999_999] }));
  const key = newIdempotencyKey();
  const asked = await ask([invoice], key);
  expect(asked).toMatchObject({ state: 'requested', number: null, buyer: { name: 'a company' }, invoices: [{ id: invoice }] });
  expect(asked.total).toBe((await read(account, invoice)).total - 110_000);
  expect(asked.total_words).toMatch(/ریال$/);
  expect((await ask([invoice], key)).id).toBe(asked.id);
  await expect(ask([invoice])).rejects.toEqual(refusal('invoices_taken', { ids: [invoice] }));
  expect((await list(account, ['official,requested'])).results.map(({ id }) => id)).toEqual([invoice]);

  const { desk } = await seedStaff(shop.app);
  const params = { account: account.slug, document: asked.id };
  expect((await desk.documents.listOfficialRequests({ query: { limit: 100 } })).results.map(({ document }) => document.id)).toContain(
    asked.id,
  );
  await expect(desk.documents.refuseOfficialInvoice({ params, body: { reason: ' ' } })).rejects.toEqual(refusal('reason_required'));
  const refused = await desk.documents.refuseOfficialInvoice({ params, body: { reason: 'the address is old' } });
  expect(refused.document).toMatchObject({ state: 'refused', reason: 'the address is old', number: null });

  const again = await ask([invoice]);
  await documents.withdrawOfficialRequest({ params: { id: again.id }, body: {} });
  const last = await ask([invoice]);
  const issued = await desk.documents.issueOfficialInvoice({ params: { ...params, document: last.id }, body: {} });
  expect(issued.document).toMatchObject({ state: 'issued', number: expect.stringMatching(/^OI-1405-/) });
  await expect(documents.withdrawOfficialRequest({ params: { id: last.id }, body: {} })).rejects.toEqual(
    refusal('official_request_closed', { state: 'issued' }),
  );
  const { rows } = await shop.app.db.pool.query<{ call: string; status: number }>(
    `select call, status from audit_log where call like 'documents.%' and not is_read and user_id is null order by id desc limit 1`,
  );
  expect(rows).toEqual([{ call: 'documents.issueOfficialInvoice', status: 200 }]);

  const file = await (await documents.getEInvoice({ params: { id: last.id } })).blob.text();
  expect(JSON.parse(file)).toMatchObject({ is_signed: false, is_sent: false, invoice: { header: { inty: 1, tbill: last.total * 10 } } });
  await expect(documents.getEInvoice({ params: { id: invoice } })).rejects.toEqual(refusal('e_invoice_not_offered'));
});

test('a credit note is a return of sale of its invoice, or of an earlier official invoice; after a later official invoice it is none', async () => {
  const running = await seedStopped();
  const { account, invoice } = running;
  const { documents } = account.client;
  const tell = async (id: number) => {
    const { blob } = await documents.getEInvoice({ params: { id } });
    return (JSON.parse(await blob.text()) as { invoice: { header: Record<string, number>; body: Record<string, number>[] } }).invoice;
  };
  const notes = async () => (await list(account, ['kind,credit_note'])).results.map(({ id }) => id).toReversed();
  const { total } = await read(account, invoice);
  await refund(running, 110_000);
  const [first] = await notes();
  const { header, body } = await tell(first!);
  expect(header).toMatchObject({ ins: 4, tbill: (total - 110_000) * 10 });
  expect(body[0]?.am).toBeLessThan(1);

  await account.client.account.saveFinancialInfo({ body: companyInfo });
  const asked = await documents.requestOfficialInvoice({ body: { invoices: [invoice] } }, once());
  await expect(documents.getEInvoice({ params: { id: first! } })).rejects.toEqual(refusal('e_invoice_not_offered'));
  const { desk } = await seedStaff(shop.app);
  await desk.documents.issueOfficialInvoice({ params: { account: account.slug, document: asked.id }, body: {} });
  await refund(running, 220_000);
  const [, second] = await notes();
  await expect(documents.getEInvoice({ params: { id: first! } })).rejects.toEqual(refusal('e_invoice_not_offered'));
  expect((await tell(second!)).header).toMatchObject({ ins: 4, tbill: (total - 330_000) * 10 });
});

test('a wholly refunded invoice cannot be put into an official invoice', async () => {
  const running = await seedStopped();
  await refund(running, running.campaign.money.captured);
  await running.account.client.account.saveFinancialInfo({ body: companyInfo });
  await expect(running.account.client.documents.requestOfficialInvoice({ body: { invoices: [running.invoice] } }, once())).rejects.toEqual(
    refusal('invoices_credited', { ids: [running.invoice] }),
  );
});

test('a month comes as one zip of PDFs with an index, and the list as a workbook', async () => {
  const { account, invoice } = await seedStopped();
  const { number } = await read(account, invoice);
  const { results } = await account.client.documents.listMonthsOfDocuments();
  const month = results[0]?.month ?? '';
  expect(results[0]?.documents).toBe(2);
  const { blob } = await account.client.documents.getMonthOfDocuments({ params: { month } });
  const files = unzip(Buffer.from(await blob.arrayBuffer()));
  expect([...files.keys()]).toContain(`${number}.pdf`);
  expect(files.size).toBe(3);
  const pdf = await account.client.documents.getDocumentPdf({ params: { id: invoice } });
  expect(
    Buffer.from(await pdf.blob.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  await expect(account.client.documents.getMonthOfDocuments({ params: { month: '1401-01' } })).rejects.toEqual(
    refusal('document_not_found'),
  );
  const workbook = await account.client.documents.exportDocuments({ query: { filter: ['kind,invoice'] } });
  const sheet =
    unzip(Buffer.from(await workbook.blob.arrayBuffer()))
      .get('xl/worksheets/sheet1.xml')
      ?.toString() ?? '';
  expect(sheet).toContain(number);
});
