import { DAY_MS, HOUR_MS, MINUTE_MS } from '@jarchi/domain/calendar/durations.ts';
import { tehranInstant } from '@jarchi/domain/calendar/jalali.ts';
import { ATTACHMENT_BYTES, TICKET_VIDEO_BYTES } from '@jarchi/domain/attachments/attachment-files.ts';
import { MESSAGE_MAX } from '@jarchi/domain/tickets/ticket-checks.ts';
import { TICKET_ENTRIES_MAX, WAITING_TICKETS_MAX } from '@jarchi/domain/tickets/tickets.ts';
import { createClient } from '@jarchi/api-client/testing/client.ts';
import { newIdempotencyKey } from '@jarchi/api-client/idempotency.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedStaff } from '#testing/staff/open-staff.ts';
import { giveRole } from '#testing/members.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { answerTicket, closeTicket, makeTicket, openTicket, sendMessage } from '#testing/tickets.ts';
import { createPng, createVideo } from '#infra/testing/media-samples.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const once = () => ({ idempotencyKey: newIdempotencyKey() });
const refused = (code: string, facts: object = {}) => ({ code, facts });
const issues = (...list: readonly object[]) => ({ code: 'ticket_invalid', facts: { issues: list } });
const text = (name: string, words: string | Uint8Array<ArrayBuffer>) => new File([words], name);
const upload = (api: Awaited<ReturnType<TestApp['seedAccount']>>['client'], file: File) =>
  api.attachments.uploadAttachment({ query: { purpose: 'ticket' }, file });

test('a ticket is answered, unread until it is read, closed, rated once, and opened again', async () => {
  const { client, slug } = await app.seedAccount();
  const { desk } = await seedStaff(app);
  const opened = await openTicket(client);
  expect(opened).toMatchObject({ state: 'waiting', is_unread: false, assignee: null, can_rate: false });
  const answered = await answerTicket(desk, slug, opened.id, 'صادر شد');
  expect(answered).toMatchObject({ state: 'answered', assignee: 'Nima Rastegar' });
  const read = await client.tickets.getTicket({ params: { ticket: opened.id } });
  expect(read.is_unread).toBe(true);
  expect(read.entries.map(({ author, is_mine, name }) => [author, is_mine, name])).toEqual([
    ['customer', true, expect.any(String)],
    ['staff', false, 'Nima Rastegar'],
  ]);
  expect((await client.tickets.listTickets()).unread).toBe(1);
  await client.tickets.readTicket({ params: { ticket: opened.id }, body: { entry: read.entries.at(-1)!.id } });
  expect((await client.tickets.listTickets()).results).toMatchObject([{ id: opened.id, is_unread: false, last: { text: 'صادر شد' } }]);
  const rate = (rating: number) => client.tickets.rateTicket({ params: { ticket: opened.id }, body: { rating, words: 'زود بود' } });
  await expect(rate(5)).rejects.toMatchObject(refused('ticket_open'));
  expect(await closeTicket(client, opened.id)).toMatchObject({ state: 'closed', can_rate: true });
  expect(await rate(5)).toMatchObject({ rating: { rating: 5, words: 'زود بود' }, can_rate: false });
  await expect(rate(1)).rejects.toMatchObject(refused('ticket_rated'));
  await expect(sendMessage(client, opened.id)).rejects.toMatchObject(refused('ticket_closed'));
  await expect(answerTicket(desk, slug, opened.id)).rejects.toMatchObject(refused('ticket_closed'));
  const again = await client.tickets.reopenTicket({ params: { ticket: opened.id }, body: {} });
  expect(again).toMatchObject({ state: 'waiting', is_reopened: true });
  await sendMessage(client, opened.id);
  await closeTicket(client, opened.id);
  expect(await rate(3)).toMatchObject({ rating: { rating: 3 } });
});

test('the account is told of an answer and of a closing by staff, with the way to the ticket', async () => {
  const { client, slug } = await app.seedAccount();
  const { desk, user_id } = await seedStaff(app);
  const { id: ticket } = await openTicket(client);
  await answerTicket(desk, slug, ticket, 'یادداشت', true);
  await answerTicket(desk, slug, ticket);
  await desk.tickets.closeCustomerTicket({ params: { account: slug, ticket }, body: {} });
  await desk.tickets.closeCustomerTicket({ params: { account: slug, ticket }, body: {} });
  const { results } = await client.notifications.listNotifications();
  const told = results.map(({ kind, notification_type, path }) => [kind, notification_type, path] as const);
  expect(told.toSorted(([one], [other]) => one.localeCompare(other))).toEqual([
    ['ticket_answered', 'ticket_message', `/support/${ticket}`],
    ['ticket_closed', 'ticket_message', `/support/${ticket}`],
  ]);
  const audited = await app.db.pool.query<{ call: string }>('select call from audit_log where staff_id = $1 and not is_read order by id', [
    user_id,
  ]);
  expect(audited.rows.map(({ call }) => call)).toEqual([
    'tickets.answerCustomerTicket',
    'tickets.answerCustomerTicket',
    'tickets.closeCustomerTicket',
    'tickets.closeCustomerTicket',
  ]);
});

test('a note of staff is never shown to the customer, and changes neither the state nor the promised time', async () => {
  const { client, slug } = await app.seedAccount();
  const { desk } = await seedStaff(app);
  const before = await openTicket(client);
  const noted = await answerTicket(desk, slug, before.id, 'مشتری قدیمی است', true);
  expect(noted).toMatchObject({ state: 'waiting', assignee: null });
  expect(noted.entries.map(({ kind }) => kind)).toEqual(['message', 'note']);
  expect(await client.tickets.getTicket({ params: { ticket: before.id } })).toEqual(before);
  expect(JSON.stringify(await client.tickets.listTickets())).not.toContain('قدیمی');
});

test('a ticket is found by its number in the digits of every keyboard', async () => {
  const { client } = await app.seedAccount();
  const [{ id }] = [await openTicket(client), await openTicket(client)];
  const written = (zero: number) => String(id).replace(/\d/g, (digit) => String.fromCharCode(zero + Number(digit)));
  for (const search of [written(0x30), written(0x6f0), ` ${written(0x660)} `])
    expect((await client.tickets.listTickets({ query: { search } })).results.map((row) => row.id)).toEqual([id]);
});

test('a ticket is found by a word with another hamza', async () => {
  const { client } = await app.seedAccount();
  const ids = [];
  for (const subject of ['مسئول فروش', 'مسؤول فروش', 'مسوول فروش']) ids.unshift((await openTicket(client, { subject })).id);
  await openTicket(client, { subject: 'فروش' });
  for (const search of ['مسئول', 'مسؤول', 'مسوول فروش'])
    expect((await client.tickets.listTickets({ query: { search } })).results.map(({ id }) => id)).toEqual(ids);
});

test('texts are stored unchanged, and script in them stays text', async () => {
  const { client } = await app.seedAccount();
  const typed = '  يك كتاب ۱۲ ١٢ 12 می‌رود <script>alert(1)</script>\nhttps://a.test/?b=c  ';
  const { entries } = await openTicket(client, { subject: ' علي  <b>x</b> ', text: typed });
  expect(entries[0]?.text).toBe(typed.trim());
  expect((await client.tickets.listTickets({ query: { search: 'علی' } })).results).toMatchObject([{ subject: 'علي <b>x</b>' }]);
});

test('a ticket without words, with too many words or files, or with foreign files is refused whole', async () => {
  const { client } = await app.seedAccount();
  const other = await app.seedAccount();
  const foreign = await upload(other.client, text('log.txt', 'a line'));
  const [open, limit] = [(change: object) => openTicket(client, change), MESSAGE_MAX];
  await expect(open({ subject: ' \u200c', text: '\n' })).rejects.toMatchObject(
    issues({ field: 'subject', code: 'required' }, { field: 'text', code: 'required' }),
  );
  await expect(open({ text: 'م'.repeat(limit + 1) })).rejects.toMatchObject(issues({ field: 'text', code: 'too_long', limit }));
  await expect(open({ attachments: [1, 2, 3, 4, 5, 6] })).rejects.toMatchObject(
    issues({ field: 'attachments', code: 'too_many', limit: 5 }),
  );
  const own = await upload(client, text('own.txt', 'a line'));
  await expect(open({ attachments: [own.id, foreign.id] })).rejects.toMatchObject(
    issues({ field: 'attachments', code: 'unknown', ids: [foreign.id] }),
  );
  expect((await client.tickets.listTickets()).count).toBe(0);
});

test('a ticket may be about a payment of the account, about nothing foreign and about one thing only', async () => {
  const { client } = await app.seedAccount();
  const other = await app.seedAccount();
  const pay = (api: typeof client) => api.finance.createOnlinePayment({ body: { amount: 50_000, gateway: 'test' } }, once());
  const [own, foreign] = [await pay(client), await pay(other.client)];
  const unknown = issues({ field: 'about', code: 'unknown' });
  await expect(openTicket(client, { order_id: foreign.order_id })).rejects.toMatchObject(unknown);
  await expect(openTicket(client, { campaign_id: 987_654 })).rejects.toMatchObject(unknown);
  await expect(openTicket(client, { order_id: own.order_id, document_id: 1 })).rejects.toMatchObject(unknown);
  const { about } = await openTicket(client, { order_id: own.order_id });
  expect(about).toEqual({ kind: 'order', id: own.order_id, title: String(own.order_id) });
});

test('files of a ticket are known by their bytes: pictures, documents, texts and films', async () => {
  const { client, slug } = await app.seedAccount();
  const kept = [
    await upload(client, text('a.png', new Uint8Array(createPng(20, 20)))),
    await upload(client, text('تگ.exe', 'خطای 404\nnginx')),
  ];
  expect(kept.map(({ name, type }) => [name, type])).toEqual([
    ['a.png', 'image/png'],
    ['تگ.exe.txt', 'text/plain'],
  ]);
  const broken = new Uint8Array([0xff, 0xfe, 0x00, 0x41]);
  await expect(upload(client, text('a.txt', broken))).rejects.toMatchObject({ code: 'file_type_not_allowed' });
  await expect(upload(client, text('a.svg', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'))).rejects.toMatchObject({
    code: 'file_type_not_allowed',
  });
  await expect(upload(client, text('a.txt', 'a'.repeat(10 * 1024 * 1024 + 1)))).rejects.toMatchObject({
    code: expect.stringMatching(/^file_/),
  });
  await expect(client.attachments.uploadAttachment({ file: text('a.txt', 'a line') })).rejects.toMatchObject({
    code: 'file_type_not_allowed',
  });
  const { id: ticket, entries } = await openTicket(client, { attachments: kept.map(({ id }) => id) });
  expect(entries[0]?.attachments).toEqual(kept);
  const { desk } = await seedStaff(app);
  const { blob } = await desk.tickets.getCustomerTicketFile({ params: { account: slug, attachment: kept[1]!.id } });
  expect(await blob.text()).toBe('خطای 404\nnginx');
  expect(await desk.tickets.getCustomerTicket({ params: { account: slug, ticket } })).toMatchObject({ entries: [{ attachments: kept }] });
});

test('a picture, a document and a text of a ticket may have 10 MB, a film 50, and no file more', async () => {
  const { client } = await app.seedAccount();
  const film = (sizeBytes: number) => {
    const head = createVideo({ width: 90, height: 160, duration: 3, mdatBytes: 0 });
    return new File([new Uint8Array(Buffer.concat([head], sizeBytes))], 'film.mp4');
  };
  expect(await upload(client, film(ATTACHMENT_BYTES + 1))).toMatchObject({ type: 'video/mp4', size: ATTACHMENT_BYTES + 1 });
  const tooLarge = (limit_bytes: number) => ({ code: 'file_too_large', facts: { limit_bytes } });
  await expect(upload(client, film(TICKET_VIDEO_BYTES + 1))).rejects.toMatchObject(tooLarge(TICKET_VIDEO_BYTES));
  for (const head of [createPng(20, 20), Buffer.from('%PDF-1.7\n')]) {
    const file = new File([new Uint8Array(Buffer.concat([head, Buffer.alloc(ATTACHMENT_BYTES)]))], 'a');
    await expect(upload(client, file)).rejects.toMatchObject(tooLarge(ATTACHMENT_BYTES));
  }
});

test('two tabs that send at once add both messages, and one intent adds one', async () => {
  const { client } = await app.seedAccount();
  const { id: ticket } = await openTicket(client);
  await Promise.all([sendMessage(client, ticket, 'یک'), sendMessage(client, ticket, 'دو')]);
  const same = once();
  const send = () => client.tickets.sendTicketMessage({ params: { ticket }, body: { text: 'سه' } }, same);
  await Promise.all([send(), send()]);
  const { entries } = await client.tickets.getTicket({ params: { ticket } });
  expect(entries.map((entry) => entry.text).toSorted()).toEqual(['دو', 'سه', 'فاکتور مهر کجاست؟', 'یک']);
});

test('an account keeps a limited number of waiting tickets, and a ticket a limited number of entries', async () => {
  const { client, account_id } = await app.seedAccount();
  const { id } = await openTicket(client);
  await app.db.pool.query('update ticket set entries = $1 where account_id = $2', [TICKET_ENTRIES_MAX, account_id]);
  await expect(sendMessage(client, id)).rejects.toMatchObject(refused('ticket_full', { limit: TICKET_ENTRIES_MAX }));
  await app.db.pool.query(
    `insert into ticket (account_id, department, category, subject, search_text, state, last_at, created, idempotency_key)
      select $1, 'advertiser', 'finance', 'a', 'a', 'waiting', now(), now(), 'k' || n from generate_series(2, $2) n`,
    [account_id, WAITING_TICKETS_MAX],
  );
  await expect(openTicket(client)).rejects.toMatchObject(refused('tickets_full', { limit: WAITING_TICKETS_MAX }));
});

test('every member of the account reads and writes its tickets, each with marks of their own', async () => {
  const owner = await app.seedAccount();
  const { desk } = await seedStaff(app);
  const { id: ticket } = await openTicket(owner.client);
  await answerTicket(desk, owner.slug, ticket);
  const viewer = await app.seedAccount();
  await giveRole(app, viewer, owner.account_id, 'viewer');
  const panel = createClient({ bases: app.config.bases, fetch: viewer.fetch, now: app.wall.now, findAccount: () => owner.slug });
  const seen = await sendMessage(panel, ticket, 'من هم منتظرم');
  expect(seen.entries.map(({ is_mine }) => is_mine)).toEqual([false, false, true]);
  expect((await panel.tickets.listTickets()).unread).toBe(0);
  expect((await owner.client.tickets.listTickets()).unread).toBe(1);
});

test('staff who act for a customer are named, and leave no mark of reading', async () => {
  const { client, slug } = await app.seedAccount();
  const staff = await seedStaff(app);
  const { id: ticket } = await openTicket(client);
  await answerTicket(staff.desk, slug, ticket);
  const panel = await staff.actFor(slug);
  const sent = await sendMessage(panel, ticket, 'تلفنی گفت');
  await panel.tickets.readTicket({ params: { ticket }, body: { entry: sent.entries.at(-1)!.id } });
  const own = await client.tickets.getTicket({ params: { ticket } });
  expect(own.entries.at(-1)).toMatchObject({ author: 'customer', is_mine: false, name: 'Nima Rastegar' });
  expect(own.is_unread).toBe(true);
});

test('the console lists waiting tickets first, and filters by assignee', async () => {
  const { client, slug } = await app.seedAccount();
  const [one, two] = [await seedStaff(app), await seedStaff(app)];
  const ids = [await openTicket(client, { subject: 'نشان یکم' }), await openTicket(client, { subject: 'نشان دوم' })].map(({ id }) => id);
  const [first, second] = ids as [number, number];
  await answerTicket(one.desk, slug, first);
  const assign = (ticket: number, staff_id: number | null) =>
    one.desk.tickets.assignCustomerTicket({ params: { account: slug, ticket }, body: { staff_id } });
  const list = async (query: object, { desk } = one) =>
    (await desk.tickets.listCustomerTickets({ query: { search: 'نشان', ...query } })).results.map(({ id }) => id);
  expect(await list({})).toEqual([second, first]);
  expect(await list({ assigned: 'me' })).toEqual([first]);
  expect(await list({ assigned: 'nobody' })).toEqual([second]);
  expect(await assign(second, two.user_id)).toMatchObject({ assignee_id: two.user_id });
  expect(await list({ assigned: 'me' }, two)).toEqual([second]);
  await expect(assign(second, (await app.seedAccount()).user_id)).rejects.toMatchObject(refused('not_found'));
  expect(await assign(second, null)).toMatchObject({ assignee: null });
});

test('a time of answer needs five first answers of the category, and ignores the simulated agent', async () => {
  const { client, slug } = await app.seedAccount();
  const { desk } = await seedStaff(app);
  const minutesOf = async () =>
    (await client.tickets.listPageCategories({ query: { department: 'advertiser' } })).categories.find(({ key }) => key === 'training')
      ?.answer_minutes;
  const opened = [];
  for (let count = 0; count < 5; count++) opened.push(await openTicket(client, { category: 'training' }));
  await app.moveWorld(1);
  const { state, entries } = await client.tickets.getTicket({ params: { ticket: opened[0]!.id } });
  expect([state, entries.at(-1)?.author, entries.at(-1)?.name]).toEqual(['answered', 'agent', null]);
  const askedAt = Date.parse(opened[0]!.created);
  expect(Date.parse(entries.at(-1)!.at) - askedAt).toBe(10 * MINUTE_MS);
  for (const { id } of opened.slice(0, 4)) await answerTicket(desk, slug, id);
  expect(await minutesOf()).toBeNull();
  await answerTicket(desk, slug, opened[4]!.id);
  expect(await minutesOf()).toBe(HOUR_MS / MINUTE_MS);
  await app.moveWorld((31 * DAY_MS) / HOUR_MS);
  expect(await minutesOf()).toBeNull();
});

test('Fridays and holidays of the solar calendar do not count in the time of an answer', async () => {
  const { client, slug } = await app.seedAccount();
  const { desk } = await seedStaff(app);
  const ids = [];
  for (let count = 0; count < 5; count++) ids.push((await openTicket(client, { category: 'technical' })).id);
  for (const id of ids) await answerTicket(desk, slug, id);
  // From Wednesday 1405/11/21, an hour before closing, to Saturday, an hour after opening; Thursday is 22 Bahman.
  const [opened, answered] = [tehranInstant('2027-02-10', 16), tehranInstant('2027-02-13', 10)];
  await app.db.pool.query('update ticket set created = $1, first_answered_at = $2 where id = any($3)', [
    new Date(opened),
    new Date(answered),
    ids,
  ]);
  await app.moveWorld((answered + HOUR_MS - app.world.now()) / HOUR_MS);
  const { categories } = await client.tickets.listPageCategories({ query: { department: 'advertiser' } });
  expect(categories.find(({ key }) => key === 'technical')?.answer_minutes).toBe((2 * HOUR_MS) / MINUTE_MS);
});

test('the agent leaves alone what staff have answered, and answers once', async () => {
  const { client, slug, account_id } = await app.seedAccount();
  const { desk } = await seedStaff(app);
  const { id: ticket } = await openTicket(client);
  await answerTicket(desk, slug, ticket);
  await app.moveWorld(1);
  const read = async () => (await client.tickets.getTicket({ params: { ticket } })).entries.map(({ author }) => author);
  expect(await read()).toEqual(['customer', 'staff']);
  await app.app.services.tickets.answerByAgent(account_id, ticket);
  expect(await read()).toEqual(['customer', 'staff']);
  const other = await openTicket(client, makeTicket({ subject: 'دیگر' }));
  await app.app.services.tickets.answerByAgent(account_id, other.id);
  await app.app.services.tickets.answerByAgent(account_id, other.id);
  expect((await client.tickets.getTicket({ params: { ticket: other.id } })).entries).toHaveLength(2);
});
