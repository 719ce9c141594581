import { afterAll, beforeAll, expect, test } from 'vitest';
import { MINUTE_MS } from '@jarchi/domain/calendar/durations.ts';
import { HELP_ARTICLES } from '@jarchi/domain/help/help-articles.ts';
import { createTenancy } from '#infra/store/tenancy.ts';
import { seedStaff } from '#testing/staff/open-staff.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { seedHelp } from './help.seeding.ts';

async function openSeeded() {
  const opened = await openTestApp();
  await seedHelp(createTenancy(opened.db));
  return opened;
}

let app: TestApp;
beforeAll(async () => {
  app = await openSeeded();
});
afterAll(() => app.close());

const ARTICLES = Object.keys(HELP_ARTICLES);
const params = (article: string) => ({ params: { article } });
const openHelp = async (of = app) => (await of.seedAccount()).client.help;

test('the categories list every article in its category', async () => {
  const { results } = await (await openHelp()).listHelp();
  expect(results.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6]);
  const listed = results.flatMap(({ id, articles }) => articles.map(({ slug }) => [slug, id]));
  expect(Object.fromEntries(listed)).toEqual(HELP_ARTICLES);
});

test('before anybody reads, those to begin with are shown; then those that most people opened, each person counted once', async () => {
  const own = await openSeeded();
  const [first, second] = [await openHelp(own), await openHelp(own)];
  const before = await first.listHelp();
  expect(before.is_popular_counted).toBe(false);
  expect(before.popular.map(({ slug }) => slug).slice(0, 2)).toEqual(['first-campaign', 'campaign-types']);
  for (const article of ['messengers', 'messengers', 'sign-in', 'held-money']) await first.getHelpArticle(params(article));
  await second.getHelpArticle(params('held-money'));
  const after = await first.listHelp();
  expect(after).toMatchObject({ is_popular_counted: true, popular: [{ slug: 'held-money' }, { slug: 'messengers' }, { slug: 'sign-in' }] });
  await own.close();
});

test('an article has its text, its day and where to go on; an unknown one is not found', async () => {
  const help = await openHelp();
  const article = await help.getHelpArticle(params('charge-balance'));
  expect(article).toMatchObject({ slug: 'charge-balance', category: 6, vote: null });
  expect(article.related.map(({ slug }) => slug)).toContain('held-money');
  expect(article.body.length).toBeGreaterThan(3);
  await expect(help.getHelpArticle(params('no-such-article'))).rejects.toMatchObject({ code: 'not_found' });
});

test('a person has one vote on an article, and may change it; others do not see it', async () => {
  const [help, other] = [await openHelp(), await openHelp()];
  const voteFor = (is_useful: boolean, comment: string) => help.voteHelpArticle({ ...params('debt-limit'), body: { is_useful, comment } });
  await voteFor(true, '');
  expect(await voteFor(false, '  نمونه ندارد ')).toEqual({ is_useful: false, comment: 'نمونه ندارد' });
  expect((await help.getHelpArticle(params('debt-limit'))).vote).toEqual({ is_useful: false, comment: 'نمونه ندارد' });
  expect((await other.getHelpArticle(params('debt-limit'))).vote).toBeNull();
  const { rows } = await app.db.pool.query(`select is_useful from help_reader where article = 'debt-limit' and is_useful is not null`);
  expect(rows).toEqual([{ is_useful: false }]);
  await expect(voteFor(true, 'a'.repeat(501))).rejects.toMatchObject({ code: 'invalid' });
  await expect(help.voteHelpArticle({ ...params('nothing'), body: { is_useful: true, comment: '' } })).rejects.toMatchObject({
    code: 'not_found',
  });
});

test('staff who act for a customer read an article, count as no reader, and have no vote', async () => {
  const own = await openSeeded();
  const staff = await seedStaff(own);
  const panel = await staff.actFor((await own.seedAccount()).slug);
  await panel.help.getHelpArticle(params('sign-in'));
  await expect(panel.help.voteHelpArticle({ ...params('sign-in'), body: { is_useful: true, comment: '' } })).rejects.toMatchObject({
    code: 'forbidden',
  });
  expect((await panel.help.listHelp()).is_popular_counted).toBe(false);
  await own.close();
});

test('a search forgives a typo and letters of another keyboard, and marks what matched', async () => {
  const { results } = await (await openHelp()).searchHelp({ query: { query: 'نگهداشتة يعنى' } });
  expect(results[0]).toMatchObject({ slug: 'held-money', category: 6 });
  expect(results[0]?.title.filter(({ hit }) => hit).map(({ text }) => text)).toEqual(['نگه‌داشته', 'یعنی']);
});

test('seeding again writes nothing; it restores what the code has, removes what it has no longer, and leaves what staff changed', async () => {
  const own = await openSeeded();
  const { pool } = own.db;
  const seed = () => seedHelp(createTenancy(own.db));
  const help = await openHelp(own);
  expect(await seed()).toEqual([]);
  await pool.query(`update help_article set title = 'ours', edited_at = now() where slug = 'tracked-links'`);
  await pool.query(`update help_article set title = 'old', seeded_hash = 'old' where slug = 'replacement'`);
  await pool.query(`insert into help_category (id, title, summary, position, seeded_hash) values (9, 'gone', '', 9, 'old')`);
  await pool.query(
    `insert into help_article (slug, category_id, title, summary, keywords, body, related, position, updated, seeded_hash)
      select name, category, name, '', '', '[]', '[]', 99, '2026-01-01', hash
      from (values ('gone', 9, 'old'), ('of-staff', 1, '')) as t (name, category, hash)`,
  );
  await help.listHelp();
  expect(await seed()).toEqual(['replacement']);
  own.wall.at += MINUTE_MS;
  const { results } = await help.listHelp();
  const titles = new Map(results.flatMap(({ articles }) => articles.map(({ slug, title }) => [slug, title])));
  expect([titles.get('tracked-links'), titles.get('replacement') === 'old', titles.get('of-staff')]).toEqual(['ours', false, 'of-staff']);
  expect([...titles.keys()].filter((slug) => !ARTICLES.includes(slug))).toEqual(['of-staff']);
  expect(results.map(({ id }) => id)).not.toContain(9);
  await own.close();
});
