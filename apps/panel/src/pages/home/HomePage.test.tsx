import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { refusal, stubApi, type FakeAnswers } from '#testing/fake-api.ts';
import { renderPage } from '#testing/render-page.tsx';
import { sampleClock, sampleDraft, sampleList, samplePlan, sampleRow, sampleUser } from '#testing/sample-answers.fa.ts';
import { sampleBalance } from '#testing/sample-finance.fa.ts';
import { HomePage } from './HomePage.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const LIST = 'GET /api/main/v1/campaigns/';
const answers: FakeAnswers = {
  'GET /api/accounts/user/': { body: sampleUser },
  'GET /api/main/v1/world/clock/': { body: sampleClock },
  'GET /api/financial/accounts/': { body: sampleBalance },
  'GET /api/main/v1/campaigns/drafts/': { body: { count: 1, results: [sampleDraft()] } },
  'GET /api/main/v1/media/': { body: { count: 1, results: [samplePlan()], facets: null } },
  [LIST]: (url) => ({
    body: sampleList(
      url.search.includes('REJECTED')
        ? [sampleRow({ id: 9, title: 'کوپن صبحانه', state: 'TO_PAY', reason: 'before_review' })]
        : [sampleRow()],
    ),
  }),
};

test('names what waits for the advertiser and shows what is under way', async () => {
  stubApi(answers);
  renderPage(HomePage, '/');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveProperty(
    'textContent',
    'سلام سارا؛ کمپین «کوپن صبحانه» منتظر پرداخت شماست.',
  );
  expect(screen.getByText('سه‌شنبه ۱۹ آبان ۱۴۰۵')).toBeDefined();
  expect(await screen.findByText('معرفی منوی پاییزی')).toBeDefined();
  expect(await screen.findByText('کافه‌نشین')).toBeDefined();
  expect(screen.getByRole('link', { name: 'ادامهٔ «جشنوارهٔ یلدا»' }).getAttribute('href')).toBe('/campaign/create-package?draft=7');
});

test("a new account sees the first campaign's four steps", async () => {
  stubApi({
    ...answers,
    'GET /api/main/v1/campaigns/drafts/': { body: { count: 0, results: [] } },
    [LIST]: { body: sampleList([]) },
  });
  renderPage(HomePage, '/');
  expect(await screen.findByText('هنوز کمپینی نساخته‌اید.')).toBeDefined();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('سلام سارا؛ خوش آمدید.');
});

test('a list that fails leaves the rest of the page', async () => {
  stubApi({ ...answers, [LIST]: refusal('internal', 500) });
  renderPage(HomePage, '/');
  expect(await screen.findByText('دریافت اطلاعات ناموفق بود!')).toBeDefined();
  expect(await screen.findByText('کافه‌نشین')).toBeDefined();
  expect(await screen.findByText('۱۲٬۴۵۰٬۰۰۰')).toBeDefined();
});
