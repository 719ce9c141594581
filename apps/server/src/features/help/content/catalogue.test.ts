import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { helpSchemas } from '@jarchi/contract/help/help.schemas.ts';
import { HELP_ARTICLES, helpPath } from '@jarchi/domain/help/help-articles.ts';
import { listHelpTexts, readHelpText } from '@jarchi/domain/help/help-body.ts';
import { indexHelp, searchHelp } from '@jarchi/domain/help/search/search-help.ts';
import { HELP_PICTURE, type HelpContent } from './article.ts';
import { helpCatalogue } from './catalogue.ts';

const root = join(import.meta.dirname, '../../../../../..');
const pictures = join(root, 'apps/panel/public/help');
const PICTURES_BYTES = 600 * 1024;
const ROUTES = [...readFileSync(join(root, 'apps/panel/src/paths.ts'), 'utf8').matchAll(/: '(\/[^'$]*)(?:\/\{-\$\w+\})?'/g)].map(
  ([, path]) => path?.replace(/\/\{-$/, ''),
);

const each = helpCatalogue.map((article) => ({ ...article, name: article.slug }));
const textsOf = ({ title, summary, body }: HelpContent) => [title, summary, ...body.flatMap(listHelpTexts)];
const rawTextsOf = ({ body }: HelpContent) =>
  body.flatMap((block) => ('items' in block ? block.items : 'text' in block ? [block.text] : []));

test('there are twenty articles or more, each once', () => {
  expect(helpCatalogue.length).toBeGreaterThanOrEqual(20);
  expect(helpCatalogue.map(({ slug }) => slug).toSorted()).toEqual(Object.keys(HELP_ARTICLES).toSorted());
});

test.each(each)('$name names a test that exists', ({ proof }) => {
  const path = join(root, proof.file);
  expect(existsSync(path)).toBe(true);
  expect(readFileSync(path, 'utf8')).toContain(`test('${proof.test}'`);
});

test.each(each)('$name leads only to pages and articles that exist', (article) => {
  const articles = helpCatalogue.map(({ slug }) => helpPath(slug));
  const paths = rawTextsOf(article).flatMap((text) => readHelpText(text).flatMap(({ to }) => to?.replace(/\?.*/, '') ?? []));
  expect(paths.filter((path) => !ROUTES.includes(path) && !(articles as string[]).includes(path))).toEqual([]);
  expect(article.related.filter((slug) => slug === article.slug || !(slug in HELP_ARTICLES))).toEqual([]);
  expect(article.related.length).toBeGreaterThan(1);
});

test.each(each)('$name has no mark that is left open, and no rule without its number', (article) => {
  for (const text of textsOf(article)) expect(text).not.toMatch(/\*\*|\]\(|\$\{|undefined|NaN|ناعدد/);
  expect(helpSchemas.getHelpArticle.response.shape.body.safeParse(article.body).success).toBe(true);
});

test('every picture is there, is shown by an article, has a description, and all are small', () => {
  const shown = helpCatalogue.flatMap(({ body }) => body.flatMap((block) => (block.kind === 'picture' ? [block] : [])));
  const files = existsSync(pictures) ? readdirSync(pictures) : [];
  expect(files.toSorted()).toEqual(shown.map(({ name }) => `${name}.webp`).toSorted());
  expect(shown.every(({ alt, width, height }) => alt.length > 20 && width === HELP_PICTURE.width && height === HELP_PICTURE.height)).toBe(
    true,
  );
  expect(files.reduce((sum, file) => sum + statSync(join(pictures, file)).size, 0)).toBeLessThan(PICTURES_BYTES);
});

const index = indexHelp(helpCatalogue);
const find = (query: string) => searchHelp(index, query).map(({ slug }) => slug);

test.each(each)('$name is found by its title, also in Arabic letters and without half-spaces', ({ slug, title }) => {
  expect(find(title)[0]).toBe(slug);
  expect(find(title.replaceAll('ی', 'ي').replaceAll('ک', 'ك').replaceAll('\u200c', ''))[0]).toBe(slug);
});

test.each([
  ['فيش', 'charge-balance'],
  ['فاكتور رسمى', 'documents'],
  ['رد محتوا', 'influencer-content'],
  ['UTM', 'tracked-links'],
  ['لغو کمبین', 'changing-a-campaign'],
  ['کد ورد', 'sign-in'],
  ['جایگذین', 'replacement'],
  ['خروجی اکسل', 'excel-package'],
  ['سقف بدهی', 'debt-limit'],
  ['پول نگه داشته', 'held-money'],
  ['حجم ویدیو', 'content-limits'],
  ['روبيكا', 'messengers'],
])('people who write «%s» find %s first', (query, slug) => {
  expect(find(query)[0]).toBe(slug);
});
