import { toPersianDigits } from '@jarchi/domain/text/digits.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CallAnswer } from '@jarchi/contract/types.ts';
import { newIdempotencyKey } from '@jarchi/api-client/idempotency.ts';
import { openCampaigns, type Campaigns } from '#testing/campaigns/open-campaigns.ts';
import { seedInvoice } from '#testing/documents/seed-documents.ts';
import { giveRole } from '#testing/members.ts';
import { seedStaff, type TestStaff } from '#testing/staff/open-staff.ts';
import type { TestAccount } from '#testing/test-app.ts';
import { answerTicket, closeTicket, openTicket, sendMessage, type Ticket } from '#testing/tickets.ts';

type List = CallAnswer<'tickets', 'listCustomerTickets'>;
type Row = List['results'][number];

let shop: Campaigns;
/** Has a part in some of the tickets; the colleague has none. */
let staff: TestStaff;
let colleague: TestStaff;
let all: List;
let seeded: readonly (readonly [TestAccount, Ticket])[];
beforeAll(async () => {
  shop = await openCampaigns();
  [staff, colleague] = [await seedStaff(shop.app), await seedStaff(shop.app)];
  await shop.app.db.pool.query(`update app_user set first_name = ' ', last_name = '' where id = $1`, [colleague.user_id]);
  seeded = await seedTickets();
  all = await list({ limit: 100 });
});
afterAll(() => shop.app.close());

const list = (query: object = {}, { desk } = staff): Promise<List> => desk.tickets.listCustomerTickets({ query });
const idsOf = ({ results }: List) => results.map(({ id }) => id);

async function rename({ account_id }: TestAccount, title: string): Promise<void> {
  await shop.app.db.pool.query('update account set title = $1 where account_id = $2', [title, account_id]);
}

/** Tickets of four accounts, about everything, in every state, a minute apart. */
async function seedTickets() {
  const { app } = shop;
  const [cafe, shoes, own, left] = [
    await app.seedAccount({ slug: 'cafe', balance: 2_000_000 }),
    await app.seedAccount({ slug: 'shoes' }),
    await app.seedAccount({ slug: 'own' }),
    await app.seedAccount({ slug: 'left' }),
  ];
  await rename(cafe, 'كافهٔ مسؤول ۱۲۳');
  await rename(shoes, '100%_shoes\\');
  await app.db.pool.query(`update app_user set first_name = 'لاله', last_name = ' كريمي ' where id = $1`, [shoes.user_id]);
  const opened: (readonly [TestAccount, Ticket])[] = [];
  const open = async (account: TestAccount, change: Parameters<typeof openTicket>[1] = {}, api = account.client) => {
    app.wall.at += 60_000;
    const ticket = await openTicket(api, change);
    opened.push([account, ticket]);
    return ticket;
  };
  const wait = () => (app.wall.at += 60_000);
  const campaign = await shop.seedCampaign(cafe, { change: { title: 'پاییز' } });
  const { results: payments } = await cafe.client.finance.listPayments();
  await open(cafe, { subject: 'درباره‌ی کمپین', category: 'campaign', campaign_id: campaign.id });
  const paid = await open(cafe, { subject: 'پرداختِ ۱۲', category: 'finance', order_id: payments[0]!.id });
  const billed = await open(shoes, { subject: 'فاكتور هيئت', category: 'reports', document_id: await seedInvoice(shop, shoes) });
  const closed = await open(shoes, { subject: '50% off_price', text: 'طولانی '.repeat(100) });
  const again = await open(shoes, { subject: 'reopened', category: 'technical' });
  const noted = await open(cafe, { subject: 'noted' });
  await open(own, { subject: 'of my account', category: 'training' });
  await giveRole(app, staff, left.account_id, 'accountant');
  const mine = await open(left, { subject: 'mine' }, staff.openPanel('left'));
  await open(left, { subject: 'not mine' });
  await giveRole(app, staff, own.account_id, 'viewer');
  await app.db.pool.query('delete from account_member where account_id = $1 and user_id = $2', [left.account_id, staff.user_id]);
  wait();
  await answerTicket(colleague.desk, 'cafe', paid.id, 'x'.repeat(200));
  wait();
  await answerTicket(staff.desk, 'shoes', billed.id, 'اول');
  wait();
  await sendMessage(shoes.client, billed.id, 'دوم');
  await closeTicket(shoes.client, closed.id);
  await closeTicket(shoes.client, again.id);
  wait();
  await shoes.client.tickets.reopenTicket({ params: { ticket: again.id }, body: {} });
  await answerTicket(staff.desk, 'cafe', noted.id, 'only for colleagues', true);
  wait();
  const panel = await staff.actFor('cafe');
  await panel.tickets.sendTicketMessage(
    { params: { ticket: noted.id }, body: { text: 'by phone', attachments: [] } },
    { idempotencyKey: newIdempotencyKey() },
  );
  wait();
  await colleague.desk.tickets.closeCustomerTicket({ params: { account: 'left', ticket: mine.id }, body: {} });
  await colleague.desk.tickets.assignCustomerTicket({
    params: { account: 'cafe', ticket: noted.id },
    body: { staff_id: colleague.user_id },
  });
  return opened;
}

test('each row equals the ticket’s page without its conversation, byte for byte', async () => {
  expect(all.count).toBe(seeded.length);
  const seen = await list({ limit: 100 }, colleague);
  for (const row of seen.results) {
    expect(row.is_own).toBe(false);
    const detail = await colleague.desk.tickets.getCustomerTicket({ params: { account: row.account, ticket: row.id } });
    const shown = Object.fromEntries(Object.keys(row).map((key) => [key, key === 'is_own' ? false : detail[key as keyof typeof detail]]));
    expect(JSON.stringify(row)).toBe(JSON.stringify(shown));
  }
  // Another member reads the same rows, apart from what is theirs.
  expect(all.results.map((row) => ({ ...row, is_own: false }))).toEqual(seen.results);
});

test('rows tell what they are about, who wrote last, who has them, and which are one’s own', () => {
  const told = ({ subject, state, is_own, is_unread, is_reopened, about, assignee, last }: Row) => [
    subject,
    [state, is_own, is_unread, is_reopened],
    about && [about.kind, about.title],
    assignee,
    [last.kind, last.author, last.name, last.is_mine, last.text.slice(0, 12), last.text.length],
  ];
  const rows = Object.fromEntries(all.results.map((row) => [row.subject, told(row).slice(1)]));
  const name = expect.any(String) as string;
  expect(rows).toEqual({
    'درباره‌ی کمپین': [
      ['waiting', false, false, false],
      ['campaign', 'پاییز'],
      null,
      ['message', 'customer', name, false, 'فاکتور مهر ک', 17],
    ],
    'پرداختِ ۱۲': [['answered', false, false, false], ['order', name], name, ['message', 'staff', name, false, 'x'.repeat(12), 160]],
    'فاكتور هيئت': [
      ['waiting', false, false, false],
      ['document', name],
      'Nima Rastegar',
      ['message', 'customer', 'لاله  كريمي', false, 'دوم', 3],
    ],
    '50% off_price': [['closed', false, false, false], null, null, ['closed', 'customer', 'لاله  كريمي', false, '', 0]],
    reopened: [['waiting', false, false, true], null, null, ['reopened', 'customer', 'لاله  كريمي', false, '', 0]],
    noted: [['waiting', false, false, false], null, name, ['message', 'customer', 'Nima Rastegar', false, 'by phone', 8]],
    'of my account': [['waiting', true, false, false], null, null, ['message', 'customer', name, false, 'فاکتور مهر ک', 17]],
    mine: [['closed', true, false, false], null, null, ['closed', 'staff', name, false, '', 0]],
    'not mine': [['waiting', false, false, false], null, null, ['message', 'customer', name, false, 'فاکتور مهر ک', 17]],
  });
  expect(all.results.find(({ account }) => account === 'cafe')).toMatchObject({ title: 'كافهٔ مسؤول ۱۲۳' });
});

test('those that wait come first, the longest wait on top, then the others, the latest first', () => {
  const subjects = all.results.map(({ subject }) => subject);
  const waiting = ['درباره‌ی کمپین', 'of my account', 'not mine', 'فاكتور هيئت', 'reopened', 'noted'];
  expect(subjects).toEqual([...waiting, 'mine', '50% off_price', 'پرداختِ ۱۲']);
  const waits = all.results.filter(({ state }) => state === 'waiting').map(({ last_at }) => last_at);
  expect(waits).toEqual(waits.toSorted());
});

test.each([
  ['a state', { state: 'waiting' }, ({ state }: Row) => state === 'waiting'],
  ['another state', { state: 'closed' }, ({ state }: Row) => state === 'closed'],
  ['a category', { category: 'finance' }, ({ category }: Row) => category === 'finance'],
  ['both', { category: 'finance', state: 'answered' }, ({ category, state }: Row) => category === 'finance' && state === 'answered'],
  ['one’s own', { assigned: 'me' }, ({ subject }: Row) => subject === 'فاكتور هيئت'],
  ['nobody’s', { assigned: 'nobody' }, ({ assignee }: Row) => assignee === null],
  ['a subject on another keyboard', { search: 'فاکتور هیأت' }, ({ subject }: Row) => subject === 'فاكتور هيئت'],
  ['a hamza that is left out', { search: 'مسوول' }, ({ account }: Row) => account === 'cafe'],
  ['digits of a title', { search: '123' }, ({ account }: Row) => account === 'cafe'],
  ['digits of a subject', { search: 'پرداخت 12' }, ({ subject }: Row) => subject === 'پرداختِ ۱۲'],
  ['a half-space', { search: 'دربارهی' }, ({ subject }: Row) => subject === 'درباره‌ی کمپین'],
  ['capitals', { search: 'REOPENED' }, ({ subject }: Row) => subject === 'reopened'],
  ['a sign of patterns', { search: '%' }, ({ subject, account }: Row) => subject === '50% off_price' || account === 'shoes'],
  ['another', { search: '_' }, ({ subject, account }: Row) => subject === '50% off_price' || account === 'shoes'],
  ['a backslash', { search: '\\' }, ({ account }: Row) => account === 'shoes'],
  ['a title and a state', { search: 'shoes', state: 'waiting' }, ({ account, state }: Row) => account === 'shoes' && state === 'waiting'],
  ['a space', { search: '  ' }, () => true],
  ['nothing that is there', { search: 'زردآلو' }, () => false],
])('the list is narrowed by %s, and counts each state without its own filter', async (_what, query: object, isFound) => {
  const { state, ...rest } = query as { state?: Row['state'] };
  const found = all.results.filter(isFound);
  const answer = await list({ ...query, limit: 100 });
  expect(answer.results).toEqual(found);
  const others = (await list({ ...rest, limit: 100 })).results;
  const count = (wanted: Row['state']) => others.filter((row) => row.state === wanted).length;
  expect(answer.states).toEqual({ waiting: count('waiting'), answered: count('answered'), closed: count('closed') });
  expect(answer.count).toBe(state === undefined ? others.length : count(state));
  expect(answer.count).toBe(found.length);
});

test('a ticket is found by its number, in the digits of any keyboard', async () => {
  const id = seeded[4]![1].id;
  const persian = toPersianDigits(String(id));
  expect(idsOf(await list({ search: String(id) }))).toContain(id);
  expect(idsOf(await list({ search: ` ${persian} ` }))).toContain(id);
});

test('pages follow each other, and one beyond the last is empty with the same counts', async () => {
  const pages: Row[] = [];
  for (let offset = 0; offset < all.count + 4; offset += 4) {
    const { results, ...counts } = await list({ limit: 4, offset });
    expect(counts).toEqual({ count: all.count, states: all.states });
    pages.push(...results);
  }
  expect(pages).toEqual(all.results);
  expect(await list({ limit: 4, offset: 1000, state: 'closed' })).toEqual({ count: 2, states: all.states, results: [] });
});
