import { newIdempotencyKey } from '@jarchi/api-client/idempotency.ts';
import { addDays, tehranDay } from '@jarchi/domain/calendar/jalali.ts';
import { type DocumentLine, sumLines, sumsOf } from '@jarchi/domain/documents/document-lines.ts';
import { issueOnce } from '#features/documents/numbering/number-documents.ts';
import type { Campaigns } from '#testing/campaigns/open-campaigns.ts';
import { seedStaff } from '#testing/staff/open-staff.ts';
import type { TestAccount } from '#testing/test-app.ts';

/** Financial info with which an official invoice can be issued. */
export const companyInfo = {
  account_type: 'C',
  name: 'a company',
  national_number: '10380284790',
  economic_number: '10380284790',
  address_text: 'a street',
  postal_code: '1234567890',
} as const;

const nobody = { ...companyInfo, registration_number: '', province: '', city: '', phone: '' };
const line: DocumentLine = {
  kind: 'placement',
  title: 'a page',
  campaign_id: null,
  campaign_title: null,
  invoice_number: null,
  quantity: 1,
  unit: 'post',
  unit_price: 1_000_000,
  vat_percent: 10,
  ...sumsOf({ gross: 1_000_000, discount: 0, vat: 100_000 }),
};

/** An invoice without a campaign behind it, for tests that need no life before it. */
export async function seedInvoice({ app }: Campaigns, { account_id }: TestAccount): Promise<number> {
  const content = { seller: nobody, buyer: nobody, lines: [line], payment: null, note: '', campaigns: [], invoices: [] };
  const head = { account_id, kind: 'invoice', state: 'issued', cause: `test:${newIdempotencyKey()}` } as const;
  const { id } = await issueOnce(app, { ...head, ...sumLines([line]), search_text: 'a page', content });
  return id;
}

/** An account that may ask for official invoices, over new invoices. */
export async function seedInvoices(shop: Campaigns, count: number, known?: TestAccount) {
  const account = known ?? (await shop.app.seedAccount());
  await account.client.account.saveFinancialInfo({ body: companyInfo });
  const invoices: number[] = [];
  for (let left = count; left > 0; left--) invoices.push(await seedInvoice(shop, account));
  return { account, invoices };
}

/** A request for an official invoice that waits for staff. */
export async function seedOfficialRequest(shop: Campaigns, known?: TestAccount) {
  const { account, invoices } = await seedInvoices(shop, 1, known);
  const document = await account.client.documents.requestOfficialInvoice({ body: { invoices } }, { idempotencyKey: newIdempotencyKey() });
  return { account, document };
}

/** What staff would write of a campaign, and a panel in which they act for its account. */
export async function seedPreInvoiceBody(shop: Campaigns, known?: TestAccount) {
  const account = known ?? (await shop.app.seedAccount());
  const campaign = await shop.seedCampaign(account);
  const panel = await (await seedStaff(shop.app)).actFor(account.slug);
  const body = {
    valid_until: addDays(tehranDay(shop.app.wall.now()), 10),
    note: 'for the winter',
    campaigns: [campaign.id],
    lines: [{ title: 'a film', quantity: 1, unit_price: 2_000_000, discount: 500_000 }],
  };
  /** The account as its staff view sends requests. */
  const staffView: TestAccount = {
    ...account,
    client: panel,
    getToken: async () => (await panel.session.getAccessToken({ query: { account: account.slug } })).token,
  };
  return { account, campaign, panel, staffView, body };
}

/** A pre-invoice that waits to be paid. */
export async function seedPreInvoice(shop: Campaigns, known?: TestAccount) {
  const seeded = await seedPreInvoiceBody(shop, known);
  const document = await seeded.panel.documents.createPreInvoice({ body: seeded.body }, { idempotencyKey: newIdempotencyKey() });
  return { ...seeded, document };
}
