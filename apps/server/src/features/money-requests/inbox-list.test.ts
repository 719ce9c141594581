import { toPersianDigits } from '@jarchi/domain/text/digits.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CallAnswer } from '@jarchi/contract/types.ts';
import { giveRole } from '#testing/members.ts';
import { askMoneyBack, IBAN, type MoneyRequestRow, saveRequest, sendReceipt } from '#testing/money-requests.ts';
import { seedStaff, type TestStaff } from '#testing/staff/open-staff.ts';
import { openTestApp, type TestAccount, type TestApp } from '#testing/test-app.ts';

type List = CallAnswer<'moneyRequests', 'listWaitingRequests'>;
type Row = List['results'][number];

const OTHER_IBAN = 'IR720700001000113716246001';

let app: TestApp;
/** Has a part in some of the requests; the colleague has none. */
let staff: TestStaff;
let colleague: TestStaff;
let all: List;
beforeAll(async () => {
  app = await openTestApp();
  [staff, colleague] = [await seedStaff(app), await seedStaff(app)];
  await app.db.pool.query(`update app_user set first_name = '', last_name = 'صدری ' where id = $1`, [colleague.user_id]);
  await seedRequests();
  all = await list({ limit: 100 });
});
afterAll(() => app.close());

const list = (query: object = {}, { desk } = staff): Promise<List> => desk.moneyRequests.listWaitingRequests({ query });
const wait = () => (app.wall.at += 60_000);

function decide({ slug }: TestAccount, { id, version }: MoneyRequestRow, body: object = {}, { desk } = colleague) {
  wait();
  return desk.moneyRequests.decideWaitingRequest({
    params: { account: slug, request: id },
    body: { decision: 'approve', version, ...body },
  });
}

/** Requests of every kind in every state, of five accounts. */
async function seedRequests(): Promise<void> {
  const [cafe, shoes, own, left, third] = [
    await app.seedAccount({ slug: 'cafe_1', balance: 9_000_000 }),
    await app.seedAccount({ slug: 'shoes', balance: 5_000_000 }),
    await app.seedAccount({ slug: 'own' }),
    await app.seedAccount({ slug: 'left' }),
    await app.seedAccount({ slug: 'third' }),
  ];
  const rename = (title: string, { account_id }: TestAccount) =>
    app.db.pool.query('update account set title = $1 where account_id = $2', [title, account_id]);
  await rename('كافهٔ هيئت ۱۲۳', cafe);
  await rename('100%_shoes\\', shoes);
  const send = (account: TestAccount, change: Parameters<typeof sendReceipt>[1] = {}) => (wait(), sendReceipt(account.client, change));
  await send(cafe, { tracking_number: '7700001' });
  const refused = await send(cafe, { tracking_number: '7700002', bank: '017' });
  await decide(cafe, refused, { decision: 'refuse', reason: 'ناخوانا و مسئول نبود' });
  const credited = await send(shoes, { tracking_number: '7700003' });
  await decide(shoes, credited, { amount: 1_900_000, reason: 'کارمزدِ بانک' });
  const withdrawn = await send(shoes);
  await shoes.client.moneyRequests.withdrawMoneyRequest({ params: { id: withdrawn.id }, body: {} });
  const large = await send(shoes, { amount: 70_000_000 });
  await decide(shoes, large);
  wait();
  await askMoneyBack(cafe.client, 1_000_000);
  const back = await askMoneyBack(shoes.client, 500_000, OTHER_IBAN);
  await decide(shoes, back, { tracking_number: 'BANK-99' });
  await send(own);
  await giveRole(app, staff, left.account_id, 'accountant');
  await sendReceipt(staff.openPanel('left'));
  await app.db.pool.query('delete from account_member where account_id = $1 and user_id = $2', [left.account_id, staff.user_id]);
  wait();
  await send(left, { tracking_number: '7700009' });
  await giveRole(app, staff, own.account_id, 'viewer');
  const panel = await colleague.actFor('shoes');
  wait();
  await saveRequest(panel, { amount: 60_000_000, reason: 'هدية نوروز' });
  await saveRequest(panel, { is_draft: true, reason: 'a draft' });
  await saveRequest(panel, { kind: 'deduction', amount: 300_000, reason: 'off_price' });
  // A transfer between accounts of one owner.
  await app.db.pool.query('insert into account_member (account_id, user_id) values ($1, $2)', [third.account_id, shoes.user_id]);
  app.wall.at += 3000;
  await saveRequest(panel, { kind: 'transfer', amount: 200_000, reason: 'to third', other_account: 'third' });
  const toOwn = await saveRequest(panel, { kind: 'transfer', amount: 100_000, reason: 'to mine', other_account: 'third' });
  await app.db.pool.query('update money_request set other_account_id = $1 where id = $2', [own.account_id, toOwn.id]);
}

test('each row is that of the request’s page without its history, to the byte', async () => {
  const seen = await list({ limit: 100 }, colleague);
  expect(seen.count).toBe(14);
  for (const row of seen.results) {
    expect(row.is_own).toBe(false);
    const detail = await colleague.desk.moneyRequests.getWaitingRequest({ params: { account: row.account, request: row.id } });
    const shown = Object.fromEntries(Object.keys(row).map((key) => [key, detail[key as keyof typeof detail]]));
    expect(JSON.stringify(row)).toBe(JSON.stringify(shown));
  }
  // Another member reads the same rows, apart from what is theirs and what they may do.
  const neutral = (row: Row) => ({ ...row, is_own: false, can_approve: false, can_withdraw: false });
  expect(all.results.map(neutral)).toEqual(seen.results.map(neutral));
});

test('rows tell what may be done, by whom it was asked and decided, and with which files', () => {
  const told = (row: Row) => [
    `${row.account} ${row.kind} ${row.state} ${row.amount}`,
    [row.is_own, row.can_approve, row.can_withdraw],
    [row.made_by.is_staff, row.first_staff, row.second_staff],
    row.attachments.length,
    row.other_account?.account ?? null,
  ];
  const rows = all.results.map(told);
  const byStaff = [true, 'صدری', null];
  const byCustomer = [false, null, null];
  expect(rows).toEqual([
    ['cafe_1 receipt waiting 2000000', [false, true, true], byCustomer, 1, null],
    ['shoes receipt waiting_second 70000000', [false, true, true], [false, 'صدری', null], 1, null],
    ['cafe_1 money_back waiting 1000000', [false, true, true], byCustomer, 0, null],
    ['own receipt waiting 2000000', [true, false, false], byCustomer, 1, null],
    ['left receipt waiting 2000000', [true, false, false], byCustomer, 1, null],
    ['left receipt waiting 2000000', [false, true, true], byCustomer, 1, null],
    ['shoes charge waiting_second 60000000', [false, true, true], byStaff, 0, null],
    ['shoes transfer done 100000', [true, false, false], byStaff, 0, 'own'],
    ['shoes transfer done 200000', [false, false, false], byStaff, 0, 'third'],
    ['shoes deduction done 300000', [false, false, false], byStaff, 0, null],
    ['shoes money_back done 500000', [false, false, false], [false, 'صدری', null], 0, null],
    ['shoes receipt withdrawn 2000000', [false, false, false], byCustomer, 1, null],
    ['shoes receipt done 2000000', [false, false, false], [false, 'صدری', null], 1, null],
    ['cafe_1 receipt refused 2000000', [false, false, false], [false, 'صدری', null], 1, null],
  ]);
  expect(all.results.find(({ kind }) => kind === 'charge')?.made_by).toEqual({ name: 'صدری', is_staff: true });
});

const isOf = (slug: string) => (row: Row) => row.account === slug;

test.each([
  ['a state', { state: 'done' }, ({ state }: Row) => state === 'done'],
  ['a state of the second member', { state: 'waiting_second' }, ({ state }: Row) => state === 'waiting_second'],
  ['drafts, which nobody sees', { state: 'draft' }, () => false],
  ['a kind', { kind: 'money_back' }, ({ kind }: Row) => kind === 'money_back'],
  ['both', { kind: 'receipt', state: 'waiting' }, ({ kind, state }: Row) => kind === 'receipt' && state === 'waiting'],
  ['a number of the bank', { search: '۷۷۰۰۰۰۳' }, ({ tracking_number }: Row) => tracking_number === '7700003'],
  ['a part of such numbers', { search: '77000' }, ({ tracking_number }: Row) => tracking_number?.startsWith('77000') === true],
  ['one with letters, small', { search: 'bank-99' }, ({ tracking_number }: Row) => tracking_number === 'BANK-99'],
  ['a piece of an IBAN', { search: OTHER_IBAN.slice(4, 14) }, ({ iban }: Row) => iban === OTHER_IBAN],
  ['an IBAN in other digits and small letters', { search: 'ir۸۲۰۵۴۰۱۰۲۶۸۰۰۲۰۸۱۷۹۰۹۰۰۲' }, ({ iban }: Row) => iban === IBAN],
  ['a reason on another keyboard', { search: 'هدیه' }, ({ reason }: Row) => reason === 'هدية نوروز'],
  ['an outcome without marks', { search: 'کارمزد بانک' }, ({ outcome }: Row) => outcome === 'کارمزدِ بانک'],
  ['an outcome with another hamza', { search: 'مسؤول' }, ({ outcome }: Row) => outcome.includes('مسئول')],
  ['a title with another hamza', { search: 'هیات' }, isOf('cafe_1')],
  ['digits of a title', { search: '123' }, isOf('cafe_1')],
  ['the account', { search: 'CAFE_1' }, isOf('cafe_1')],
  ['a sign of patterns', { search: '%' }, isOf('shoes')],
  ['another', { search: '_' }, (row: Row) => row.account === 'cafe_1' || row.account === 'shoes'],
  ['a backslash', { search: '\\' }, isOf('shoes')],
  ['a title and a state', { search: 'shoes', state: 'withdrawn' }, (row: Row) => isOf('shoes')(row) && row.state === 'withdrawn'],
  ['a space', { search: '  ' }, () => true],
  ['nothing that is there', { search: 'زردآلو' }, () => false],
])('the list is narrowed by %s, and counts each state without its own filter', async (_what, query: object, isFound) => {
  const { state, ...rest } = query as { state?: Row['state'] };
  const found = all.results.filter(isFound);
  const answer = await list({ ...query, limit: 100 });
  expect(answer.results).toEqual(found);
  const others = (await list({ ...rest, limit: 100 })).results;
  for (const [name, count] of Object.entries(answer.states))
    expect([name, count]).toEqual([name, others.filter((row) => row.state === name).length]);
  expect(answer.count).toBe(state === undefined ? others.length : answer.states[state]);
  expect(answer.count).toBe(found.length);
});

test('a request is found by its number, in the digits of any keyboard', async () => {
  const { id } = all.results.at(-1)!;
  const persian = toPersianDigits(String(id));
  for (const search of [String(id), ` ${persian} `])
    expect((await list({ search, limit: 100 })).results.map((row) => row.id)).toContain(id);
});

test('pages follow each other, and one beyond the last is empty with the same counts', async () => {
  const pages: Row[] = [];
  for (let offset = 0; offset < all.count + 4; offset += 4) {
    const { results, ...counts } = await list({ limit: 4, offset });
    expect(counts).toEqual({ count: all.count, states: all.states });
    pages.push(...results);
  }
  expect(pages).toEqual(all.results);
  expect(await list({ limit: 4, offset: 1000, state: 'done' })).toEqual({ count: 5, states: all.states, results: [] });
});
