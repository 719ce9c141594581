import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newIdempotencyKey } from '@jarchi/api-client/idempotency.ts';
import { emptyDraft } from '@jarchi/domain/drafts/drafts.ts';
import { sql } from 'drizzle-orm';
import { openCampaigns, type Campaigns } from '#testing/campaigns/open-campaigns.ts';
import { seedDelivered } from '#testing/campaigns/seed-offers.ts';
import { companyInfo, seedInvoices } from '#testing/documents/seed-documents.ts';
import { openTicket, sendMessage } from '#testing/tickets.ts';

let shop: Campaigns;
beforeAll(async () => {
  shop = await openCampaigns();
});
beforeEach(() => shop.app.startDay());
afterAll(() => shop.app.close());

const once = () => ({ idempotencyKey: newIdempotencyKey() });
/** Nothing of each is seen. */
const BLANKS = ['\u200c\u200d', '\u3164', '\u2800\u115f\u1160\uffa0', '\ufe0f\u{e0067}\u{e007f}', '\u180e\u00ad\u00a0', '\u202e \u2066'];

test.each(BLANKS)('a buyer named %j is no buyer', async (name) => {
  const { client } = await shop.app.seedAccount();
  const refused = (field: string) => ({
    code: 'financial_info_invalid',
    facts: { fields: expect.arrayContaining([{ field, code: 'required' }]) as unknown },
  });
  await expect(client.account.saveFinancialInfo({ body: { ...companyInfo, name } })).rejects.toMatchObject(refused('name'));
  const address = client.account.saveFinancialInfo({ body: { ...companyInfo, address_text: name } });
  await expect(address).rejects.toMatchObject(refused('address_text'));
});

test('an official invoice is refused for a blank name that is stored already', async () => {
  const { account, invoices } = await seedInvoices(shop, 1);
  await shop.app.tenancy.withAccount(account.account_id, (tx) =>
    tx.execute(sql`update account set financial_info = jsonb_set(financial_info, '{name}', to_jsonb(${'\ufe0f\u3164'}::text))`),
  );
  const asked = account.client.documents.requestOfficialInvoice({ body: { invoices } }, once());
  await expect(asked).rejects.toMatchObject({ code: 'financial_info_incomplete', facts: { fields: ['name'] } });
});

test.each(BLANKS)('a rejection with the comment %j is refused, and spends none of the two', async (advertiser_comment) => {
  const { account, campaign } = await seedDelivered(shop, { prices: [2_000_000] });
  const params = { id: campaign.id };
  const list = async () => (await account.client.contents.listFeedback({ params })).results;
  const [content] = await list();
  const body = { is_confirmed: false, advertiser_comment };
  const decided = account.client.contents.decideContent({ params: { campaign: campaign.id, content: content?.id ?? 0 }, body });
  await expect(decided).rejects.toMatchObject({ code: 'comment_required' });
  expect(await list()).toMatchObject([{ state: 'pending', rejections_left: 2 }]);
});

test('the subject of a ticket loses every direction mark, its text only those without their other half', async () => {
  const { client } = await shop.app.seedAccount();
  const ticket = await openTicket(client, {
    subject: 'فاکتور\u202egpj.exe \u2066می\u200cخواهم\u2069 ❤\ufe0f',
    text: '\u2066INV-12\u2069 و \u202eoverride\u2067 \u200fتمام',
  });
  expect(ticket).toMatchObject({
    subject: 'فاکتورgpj.exe می\u200cخواهم ❤\ufe0f',
    entries: [{ text: '\u2066INV-12\u2069 و override \u200fتمام' }],
  });
  const blank = { code: 'ticket_invalid' };
  await expect(openTicket(client, { subject: '\u2800' })).rejects.toMatchObject(blank);
  await expect(sendMessage(client, ticket.id, '\u3164\n\u200c')).rejects.toMatchObject(blank);
});

test('a draft that is saved by itself keeps its texts without marks that deceive, and all others byte for byte', async () => {
  const { client } = await shop.app.seedAccount();
  const plain = {
    content_caption: 'می\u200cخواهم \u2066#tag\u2069 👨\u200d👩\u200d👧 e\u0301\r\n  دو فاصله\u200f ',
    content_todos: ['نام \u2067x\u2069'],
    content_hashtags: ['جارچی'],
  };
  const data = {
    ...emptyDraft(),
    ...plain,
    title: 'کمپین \u202eنو',
    publish_considerations: 'a\u2067b',
    content_description: '\u2800 \u3164',
  };
  const body = { data, draft_step: 'content' as const };
  const draft = await client.drafts.createDraft({ body }, once());
  const kept = { ...plain, title: 'کمپین نو', publish_considerations: 'ab', content_description: '' };
  expect(draft.data).toMatchObject(kept);
  const again = { ...draft.data, content_caption: `${plain.content_caption}\u202d`, title: draft.data.title };
  const saved = await client.drafts.updateDraft({
    params: { id: draft.id },
    body: { data: again, draft_step: 'content', version: draft.version },
  });
  expect(saved.data).toEqual({ ...draft.data });
});

test('a search finds what its hidden marks would hide', async () => {
  const { client } = await shop.app.seedAccount();
  await openTicket(client, { subject: 'فاکتور مهر' });
  const query = { search: '\u200fفاکتور\u202c' };
  expect(await client.tickets.listTickets({ query })).toMatchObject({ count: 1 });
});
