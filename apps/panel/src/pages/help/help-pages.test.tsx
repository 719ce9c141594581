import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { HelpArticle, HelpHome, HelpResult, HelpVote } from '#data/help/help.ts';
import { refusal, stubApi, type FakeAnswers } from '#testing/fake-api.ts';
import { renderPage } from '#testing/render-page.tsx';
import { HelpArticlePage } from './HelpArticlePage.tsx';
import { HelpCategoryPage } from './HelpCategoryPage.tsx';
import { HelpCentrePage } from './HelpCentrePage.tsx';

const HOME = 'GET /api/main/v1/help/categories/';
const SEARCH = 'GET /api/main/v1/help/search/';
const ARTICLE = 'GET /api/main/v1/help/articles/';
const VOTE = 'PUT /api/main/v1/help/articles/held-money/vote/';

const home: HelpHome = {
  results: [
    {
      id: 6,
      title: 'مالی',
      summary: 'شارژ و فاکتور',
      articles: [{ slug: 'held-money', title: 'نگه‌داشته یعنی چه؟', summary: 'پول کمپین' }],
    },
    { id: 2, title: 'ساخت کمپین', summary: 'نوع‌ها', articles: [] },
  ],
  popular: [{ slug: 'held-money', category: 6, title: 'نگه‌داشته یعنی چه؟' }],
  is_popular_counted: false,
};
const article: HelpArticle = {
  slug: 'held-money',
  category: 6,
  title: 'نگه‌داشته یعنی چه؟',
  summary: 'پول کمپین',
  updated: '2026-11-26',
  related: [{ slug: 'charge-balance', category: 6, title: 'افزایش موجودی' }],
  vote: null,
  body: [
    { kind: 'heading', text: 'تعریف' },
    { kind: 'paragraph', text: 'پول در [گزارش مالی](/financial/report?page=2) است. <b>متن</b> **مهم**' },
    { kind: 'steps', items: ['یک', 'دو'] },
    { kind: 'note', tone: 'info', text: 'یادداشت' },
    { kind: 'picture', name: 'ledger', alt: 'گردش حساب', width: 1120, height: 700 },
  ],
};
const found: HelpResult = {
  slug: 'held-money',
  category: 6,
  title: [
    { text: 'نگه‌داشته', hit: true },
    { text: ' یعنی چه؟', hit: false },
  ],
  excerpt: [{ text: 'پول کمپین', hit: false }],
};

/** A server that keeps the vote. */
function stubServer(answers: FakeAnswers = {}) {
  let vote: HelpVote | null = null;
  return stubApi({
    [HOME]: { body: home },
    [SEARCH]: (url) => ({ body: { results: url.searchParams.get('query') === 'نگه' ? [found] : [] } }),
    [ARTICLE]: () => ({ body: { ...article, vote } }),
    [VOTE]: (_, body) => ({ body: (vote = body as HelpVote) }),
    ...answers,
  });
}

const openArticle = (address = '/helpcenter/6/held-money') => renderPage(HelpArticlePage, '/helpcenter/$id/$article', address);

test('the home lists categories with the number of their articles, and those to begin with while nobody has read', async () => {
  stubServer();
  renderPage(HelpCentrePage, '/helpcenter');
  expect((await screen.findByRole('link', { name: /مالی.*۱ مقاله/ })).getAttribute('href')).toBe('/helpcenter/6');
  const beginning = screen.getByRole('region', { name: 'برای شروع' });
  expect(within(beginning).getByRole('link').getAttribute('href')).toBe('/helpcenter/6/held-money');
});

test('a search puts its text into the address and marks what matched', async () => {
  stubServer();
  const { router } = renderPage(HelpCentrePage, '/helpcenter');
  await userEvent.setup().type(await screen.findByRole('searchbox'), 'نگه{Enter}');
  await screen.findByText('۱ مقاله برای «نگه»');
  expect(router.state.location.search).toEqual({ search: 'نگه' });
  expect(screen.getByText('نگه‌داشته', { selector: 'mark' })).toBeDefined();
});

test('a search that finds nothing leads to support, and can be cleared', async () => {
  stubServer();
  renderPage(HelpCentrePage, '/helpcenter', `/helpcenter?search=${encodeURIComponent('فضاپیما')}`);
  await screen.findByText('برای «فضاپیما» مقاله‌ای پیدا نشد.');
  expect(screen.getByRole('link', { name: 'پشتیبانی' }).getAttribute('href')).toBe('/support');
  await userEvent.setup().click(screen.getByRole('button', { name: 'دیدن همهٔ موضوع‌ها' }));
  expect(await screen.findByRole('heading', { name: 'موضوع‌ها' })).toBeDefined();
});

test('a failed home offers another try', async () => {
  let isDown = true;
  stubServer({ [HOME]: () => (isDown ? refusal('internal', 500) : { body: home }) });
  renderPage(HelpCentrePage, '/helpcenter');
  const retry = await screen.findByRole('button', { name: 'تلاش دوباره' });
  isDown = false;
  await userEvent.setup().click(retry);
  expect(await screen.findByRole('heading', { name: 'موضوع‌ها' })).toBeDefined();
});

test('a category lists its articles; one without any says so', async () => {
  stubServer();
  const { unmount } = renderPage(HelpCategoryPage, '/helpcenter/$id', '/helpcenter/6');
  expect((await screen.findByRole('link', { name: /نگه‌داشته یعنی چه؟/ })).getAttribute('href')).toBe('/helpcenter/6/held-money');
  unmount();
  renderPage(HelpCategoryPage, '/helpcenter/$id', '/helpcenter/2');
  expect(await screen.findByText('هنوز مقاله‌ای در این موضوع نیست.')).toBeDefined();
});

test('an article is drawn as text: links stay in the panel, and a tag is shown as it is written', async () => {
  stubServer();
  openArticle();
  expect(await screen.findByRole('heading', { level: 1, name: article.title })).toBeDefined();
  expect(screen.getByRole('link', { name: 'گزارش مالی' }).getAttribute('href')).toMatch(/^\/financial\/report\?page=/);
  expect(screen.getByText('<b>متن</b>', { exact: false })).toBeDefined();
  expect(screen.getByText('مهم').tagName).toBe('STRONG');
  expect(screen.getByRole('img', { name: 'گردش حساب' }).getAttribute('src')).toBe('/help/ledger.webp');
  expect(screen.getByText('به‌روزرسانی ۵ آذر ۱۴۰۵ · خواندن در ۱ دقیقه')).toBeDefined();
  expect(screen.getByRole('link', { name: 'افزایش موجودی' }).getAttribute('href')).toBe('/helpcenter/6/charge-balance');
});

test('the contents of an article jump to its part', async () => {
  stubServer();
  openArticle();
  const contents = await screen.findByRole('navigation', { name: 'در این مقاله' });
  await userEvent.setup().click(within(contents).getByRole('link', { name: 'تعریف' }));
  expect(document.activeElement?.id).toBe('part-0');
});

test('a vote is kept and can be changed; who says no may tell what is missing', async () => {
  const requests = stubServer();
  openArticle();
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'بله' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'بله' }).getAttribute('aria-pressed')).toBe('true'));
  expect(screen.queryByRole('textbox')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'نه' }));
  const box = await screen.findByRole('textbox', { name: 'چه چیزی کم بود؟' });
  await user.click(box);
  await user.paste('ا'.repeat(501));
  await user.click(screen.getByRole('button', { name: 'فرستادن توضیح' }));
  expect(await screen.findByText('متن را به ۵۰۰ نویسه برسانید.')).toBeDefined();
  await user.clear(box);
  await user.type(box, ' نمونه ندارد ');
  await user.click(screen.getByRole('button', { name: 'فرستادن توضیح' }));
  await waitFor(() =>
    expect(requests.filter(({ name }) => name === VOTE).map(({ body }) => body)).toEqual([
      { is_useful: true, comment: '' },
      { is_useful: false, comment: '' },
      { is_useful: false, comment: 'نمونه ندارد' },
    ]),
  );
});

test('an article under another category opens at its own address', async () => {
  stubServer();
  const { router } = openArticle('/helpcenter/2/held-money');
  await waitFor(() => expect(router.state.location.pathname).toBe('/helpcenter/6/held-money'));
});
