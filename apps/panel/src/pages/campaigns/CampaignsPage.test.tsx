import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { refusal, stubApi, type FakeAnswers } from '#testing/fake-api.ts';
import { renderPage } from '#testing/render-page.tsx';
import { sampleDraft, sampleList, sampleRow } from '#testing/sample-answers.fa.ts';
import { CampaignsPage } from './CampaignsPage.tsx';

const LIST = 'GET /api/main/v1/campaigns/';
const answers: FakeAnswers = {
  'GET /api/main/v1/campaigns/drafts/': { body: { count: 1, results: [sampleDraft()] } },
  [LIST]: {
    body: {
      ...sampleList([sampleRow(), sampleRow({ id: 9, title: 'کوپن صبحانه', state: 'TO_PAY', reason: 'before_review' })]),
      count: 28,
    },
  },
};

test('the page lists campaigns with the next step of each and the totals of all', async () => {
  const requests = stubApi(answers);
  renderPage(CampaignsPage, '/campaigns', '/campaigns?filter=media_type,INSTAGRAM&page=2');
  const table = await screen.findByRole('table');
  expect(within(table).getByText('معرفی منوی پاییزی')).toBeDefined();
  expect(within(table).getByRole('link', { name: 'پرداخت' }).getAttribute('href')).toBe('/campaigns/9');
  expect(within(table).getByText('جمع ۲۸ کمپین')).toBeDefined();
  const asked = requests.find(({ url }) => url.searchParams.get('offset') === '10');
  expect(asked?.url.searchParams.getAll('filter')).toEqual(['media_type,INSTAGRAM']);
});

test('a cancelled campaign shows its cost if it has one, else its budget', async () => {
  const cancelled = { state: 'INACTIVE', reason: 'cancelled' } as const;
  const figures = { reach: 0, views: 0, clicks: 0 };
  const rows = [
    sampleRow({ ...cancelled, id: 1, title: 'یک', figures: { ...figures, cost: 1_200_000 } }),
    sampleRow({ ...cancelled, id: 2, title: 'دو', figures: { ...figures, cost: 0 } }),
  ];
  stubApi({ ...answers, [LIST]: { body: sampleList(rows) } });
  renderPage(CampaignsPage, '/campaigns');
  const rowOf = (title: string) => screen.getByText(title).closest('tr')?.textContent;
  await screen.findByText('یک');
  expect(rowOf('یک')).toContain('۱٫۲ از');
  expect(rowOf('دو')).toContain('بودجه');
});

test('a campaign that waits too long is marked in the list', async () => {
  stubApi({
    ...answers,
    [LIST]: { body: sampleList([sampleRow({ id: 1, title: 'یک', is_overdue: true }), sampleRow({ id: 2, title: 'دو' })]) },
  });
  renderPage(CampaignsPage, '/campaigns');
  const rowOf = (title: string) => screen.getByText(title).closest('tr')?.textContent;
  await screen.findByText('یک');
  expect(rowOf('یک')).toContain('بیش از معمول مانده');
  expect(rowOf('دو')).not.toContain('بیش از معمول مانده');
});

test('sorting and filters are written to the URL', async () => {
  stubApi(answers);
  const { router } = renderPage(CampaignsPage, '/campaigns', '/campaigns?page=2');
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'بازهٔ انتشار' }));
  await waitFor(() => expect(router.state.location.searchStr).toBe('?ordering=-publish_period_start'));
  await user.type(screen.getByLabelText('جست‌وجوی عنوان یا شناسه'), 'قهوه{Enter}');
  await waitFor(() =>
    expect(router.state.location.search).toEqual({
      search: 'قهوه',
      ordering: '-publish_period_start',
    }),
  );
});

test('a button in the head of the table hides the filters, whose number stays in sight, and shows them again', async () => {
  stubApi(answers);
  renderPage(CampaignsPage, '/campaigns', '/campaigns?filter=media_type,TELEGRAM');
  await userEvent.click(await screen.findByRole('button', { name: 'پنهان کردن فیلترها' }));
  expect(screen.getByText('۱ فیلتر برقرار است.')).toBeDefined();
  const show = screen.getByRole('button', { name: 'نمایش فیلترها' });
  expect(document.getElementById(show.getAttribute('aria-controls') ?? '')?.className).toContain('hidden');
  await userEvent.click(show);
  expect(screen.queryByText('۱ فیلتر برقرار است.')).toBeNull();
});

test('an empty result keeps the filters and offers to clear them', async () => {
  const list = (url: URL) => ({ body: url.searchParams.has('filter') ? sampleList([]) : sampleList() });
  stubApi({ ...answers, [LIST]: list });
  const { router } = renderPage(CampaignsPage, '/campaigns', '/campaigns?filter=state,TO_PAY');
  expect(await screen.findByText('نتیجه‌ای با این فیلترها نیست.')).toBeDefined();
  expect(await screen.findByText(/^[۰-۹]+ کمپین دارید؛ هیچ‌کدام این شرط را ندارد\.$/)).toBeDefined();
  const user = userEvent.setup();
  await user.click(screen.getAllByRole('button', { name: 'پاک کردن فیلترها' })[0] as HTMLElement);
  await waitFor(() => expect(router.state.location.searchStr).toBe(''));
});

test('an account without campaigns gets a link to create the first', async () => {
  stubApi({ ...answers, [LIST]: { body: sampleList([]) } });
  renderPage(CampaignsPage, '/campaigns');
  expect(await screen.findByText('هنوز کمپینی نساخته‌اید.')).toBeDefined();
});

test('a failed list offers another try', async () => {
  stubApi({ ...answers, [LIST]: refusal('internal', 500) });
  renderPage(CampaignsPage, '/campaigns');
  expect(await screen.findByText('دریافت اطلاعات ناموفق بود!')).toBeDefined();
  stubApi(answers);
  await userEvent.setup().click(screen.getByRole('button', { name: 'تلاش دوباره' }));
  expect(await screen.findByText('معرفی منوی پاییزی')).toBeDefined();
});

test('drafts are listed with links to continue them', async () => {
  stubApi(answers);
  renderPage(CampaignsPage, '/campaigns', '/campaigns?stage=drafts');
  expect(await screen.findByText('جشنوارهٔ یلدا')).toBeDefined();
  await userEvent.setup().click(screen.getByRole('button', { name: 'حذف «جشنوارهٔ یلدا»' }));
  expect(await screen.findByText('«جشنوارهٔ یلدا» حذف شد.')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('list', { name: 'پیش‌نویس‌های ناتمام' })).toBeNull());
});

test('a tab opens the archive', async () => {
  stubApi(answers);
  const { router } = renderPage(CampaignsPage, '/campaigns');
  await userEvent.setup().click(await screen.findByRole('tab', { name: 'بایگانی' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/campaigns/archives'));
});

test.each([
  ['', ['media_type,INSTAGRAM']],
  ['&stage=drafts', []],
])('an old bookmark%s shows its list with a notice, and asks only what can be read', async (stage, filters) => {
  const requests = stubApi(answers);
  const broken = 'filter=state,NOWHERE&filter=media_type,INSTAGRAM,MYSPACE&filter=price,gt,5';
  renderPage(CampaignsPage, '/campaigns', `/campaigns?${broken}${stage}`);
  expect(await screen.findByText('بخشی از نشانی خوانده نشد و کنار گذاشته شد.')).toBeDefined();
  await waitFor(() => expect(requests.some(({ name }) => name.endsWith('/drafts/'))).toBe(true));
  const asked = requests.flatMap(({ url }) => url.searchParams.getAll('filter')).filter((text) => !text.startsWith('state,PUBLISHING'));
  expect(asked).toEqual(filters);
});
