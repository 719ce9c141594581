import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { emptyOverview, mixedOverview, sampleOverview } from '#features/dashboard/testing/sample-overview.fa.ts';
import { runtimeConfig } from '#api/runtime-config.ts';
import { refusal, stubApi, type FakeAnswers } from '#testing/fake-api.ts';
import { renderPage } from '#testing/render-page.tsx';
import { sampleAccount } from '#testing/sample-account.fa.ts';
// The page loads this part when it draws it; the import keeps its transformation out of the tests' time.
import '#features/dashboard/figures/OverviewChart.tsx';
import { DashboardPage } from './DashboardPage.tsx';

afterEach(() => {
  Object.assign(runtimeConfig, { mode: 'trial' });
});

const ACCOUNT = 'GET /api/shared-accounts/api/v1/accounts/info';
const OVERVIEW = 'GET /api/main/v1/campaigns/overview/';
const FILE = 'GET /api/main/v1/campaigns/overview/report/';

const buyer = sampleAccount();
const answers: FakeAnswers = { [ACCOUNT]: { body: buyer }, [OVERVIEW]: { body: sampleOverview() } };
const open = (search = '') => renderPage(DashboardPage, '/dashboard', `/dashboard${search}`);
const plain = (text: string | null | undefined) => text?.replaceAll('\u061c', '').replaceAll(/\s+/g, ' ').trim();

test('one sentence tells what the money brought, and which platform was good value', async () => {
  const requests = stubApi(answers);
  open();
  const cost = await screen.findByText('۹۹٫۵ میلیون تومان', { selector: 'b' });
  expect(plain(cost.closest('p')?.textContent)).toBe(
    'در ۳۰ روز گذشته با ۹۹٫۵ میلیون تومان به ۱٫۱ میلیون دسترسی رسیدید. روبیکا ارزان‌ترین و لینکدین گران‌ترین بود.',
  );
  const asked = requests.filter(({ name }) => name === OVERVIEW);
  expect(asked.map(({ url }) => url.search)).toEqual(['?ordering=-reach&limit=10&offset=0']);
});

test('platforms and types are compared with shares and words', async () => {
  stubApi(answers);
  open();
  const [platforms, types] = await screen.findAllByRole('table');
  const row = (table: HTMLElement | undefined, name: string) =>
    plain(
      within(table as HTMLElement)
        .getByText(name)
        .closest('tr')?.textContent,
    );
  expect(row(platforms, 'روبیکا')).toContain('۷۵٬۰۰۰۱۷٪ ارزان‌تر');
  expect(row(platforms, 'لینکدین')).toContain('۲۰۹٬۵۲۴۱۳۲٪ گران‌تر');
  expect(row(types, 'اینفلوئنسری')).toContain('۱۰۶٬۷۸۰۱۸٪ گران‌تر');
  const shares = within(platforms as HTMLElement)
    .getAllByRole('img')
    .map((image) => plain(image.getAttribute('aria-label')));
  expect(shares[0]).toBe('اینستاگرام: ۶۳٪ هزینه، ۶۴٪ دسترسی');
});

test('each row is compared in its own measure, and people are not added to views or clicks', async () => {
  stubApi({ ...answers, [OVERVIEW]: { body: mixedOverview() } });
  open();
  const [platforms, types, campaigns] = await screen.findAllByRole('table');
  const row = (table: HTMLElement | undefined, name: string) =>
    plain(
      within(table as HTMLElement)
        .getByText(name)
        .closest('tr')?.textContent,
    );
  expect(row(platforms, 'تلگرام')).toContain('۷۴٬۰۰۰ هر هزار دسترسی۱۷٪ ارزان‌تر۵٬۰۰۰ هر هزار بازدید');
  expect(row(platforms, 'لینکدین')).toContain('۵ هزار کلیک۱٬۲۰۰ هر کلیک');
  expect(row(types, 'بازدیدی')).toContain('۲ میلیون بازدید۵٬۰۰۰ هر هزار بازدید');
  expect(row(campaigns, 'باشگاه مشتریان')).toContain('۱٬۵۰۰ هر کلیک۲۵٪ گران‌تر');
  const total = within(campaigns as HTMLElement)
    .getByText('جمع ۱۵ کمپین')
    .closest('tr');
  expect(plain(total?.textContent)).toMatch(/–$/);
  const sentence = screen.getByText('۹۹٫۵ میلیون تومان', { selector: 'b' }).closest('p');
  expect(plain(sentence?.textContent)).toBe(
    'در ۳۰ روز گذشته با ۹۹٫۵ میلیون تومان به ۱٫۱ میلیون دسترسی، ۱٫۳ میلیون بازدید و ۱۹٫۳ هزار کلیک رسیدید. در هر هزار دسترسی، تلگرام ارزان‌ترین و ایتا گران‌ترین بود.',
  );
});

test('a tile redraws the chart and is written to the URL', async () => {
  stubApi(answers);
  const { router } = open();
  expect(await screen.findByRole('heading', { name: 'دسترسی روزانه به تفکیک پلتفرم' })).toBeDefined();
  await userEvent.setup().click(screen.getByRole('radio', { name: /^هزینه/ }));
  expect(await screen.findByRole('heading', { name: 'هزینهٔ روزانه به تفکیک پلتفرم' })).toBeDefined();
  expect(router.state.location.searchStr).toBe('?tile=cost');
});

test('the request has the range, filters, order and page of the URL', async () => {
  const requests = stubApi({ ...answers, [OVERVIEW]: { body: sampleOverview({ range: { from: '2026-11-09', to: '2026-11-09' } }) } });
  const { router } = open('?from=2026-11-09&to=2026-11-09&filter=media_type,BALE&ordering=-cost&page=2');
  const user = userEvent.setup();
  expect(plain((await screen.findByText('۹۹٫۵ میلیون تومان', { selector: 'b' })).closest('p')?.textContent)).toMatch(/^دیروز با/);
  const asked = requests.find(({ name }) => name === OVERVIEW)?.url.searchParams;
  expect(Object.fromEntries(asked ?? [])).toEqual({
    from: '2026-11-09',
    to: '2026-11-09',
    filter: 'media_type,BALE',
    ordering: '-cost',
    limit: '10',
    offset: '10',
  });
  expect(screen.getByText('پلتفرم: بله')).toBeDefined();
  await user.click(screen.getByRole('button', { name: /^کلیک/ }));
  await waitFor(() => expect(router.state.location.search).toMatchObject({ ordering: '-clicks' }));
  expect(router.state.location.search).not.toHaveProperty('page');
  await user.click(screen.getByRole('radio', { name: '۷ روز' }));
  await waitFor(() => expect(router.state.location.search).toMatchObject({ from: '2026-11-04', to: '2026-11-10', ordering: '-clicks' }));
});

test('campaigns are listed with the totals of all, and link to their reports over the same days', async () => {
  stubApi(answers);
  open();
  const table = (await screen.findAllByRole('table'))[2] as HTMLElement;
  expect(within(table).getByText('جمع ۱۵ کمپین')).toBeDefined();
  expect(within(table).getByText('۹۹٬۵۰۰٬۰۰۰')).toBeDefined();
  const link = within(table).getByRole('link', { name: 'معرفی منوی پاییزی' });
  expect(link.getAttribute('href')).toBe('/campaigns/48213?from=2026-10-12&to=2026-11-10');
});

test('the table is exported as a file, filtered and sorted as on screen', async () => {
  const requests = stubApi({ ...answers, [FILE]: { body: {} } });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  open('?filter=campaign_type,CPM&ordering=cost&page=2');
  await userEvent.setup().click(await screen.findByRole('button', { name: 'دریافت خروجی جدول (\u2066.xlsx\u2069)', busy: false }));
  await waitFor(() => expect(click).toHaveBeenCalledOnce());
  expect(requests.find(({ name }) => name === FILE)?.url.search).toBe('?filter=campaign_type%2CCPM&ordering=cost');
});

test('in the training version the export button keeps focus, tells the reason, and does nothing', async () => {
  Object.assign(runtimeConfig, { mode: 'demo' });
  const requests = stubApi(answers);
  open();
  const button = await screen.findByRole('button', { name: 'دریافت خروجی جدول (\u2066.xlsx\u2069)' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(button.getAttribute('aria-description')).toContain('نسخهٔ آموزشی غیرفعال است');
  button.focus();
  expect(document.activeElement).toBe(button);
  await userEvent.setup().click(button);
  expect(requests.some(({ name }) => name === FILE)).toBe(false);
});

test('filters with an empty result can be cleared', async () => {
  stubApi({ ...answers, [OVERVIEW]: { body: emptyOverview() } });
  const { router } = open('?filter=media_type,BALE');
  await userEvent.setup().click(await screen.findByRole('button', { name: 'پاک کردن فیلترها' }));
  await waitFor(() => expect(router.state.location.searchStr).toBe(''));
});

test('days without figures show a message and keep the range field', async () => {
  stubApi({ ...answers, [OVERVIEW]: { body: emptyOverview() } });
  open();
  expect(await screen.findByText('در این بازه آماری نیست.')).toBeDefined();
  expect(screen.getByRole('radio', { name: 'دیروز' })).toBeDefined();
});

test('an account without a purchase gets a link to the first campaign', async () => {
  stubApi({ [ACCOUNT]: { body: { ...buyer, is_hijacked: true, has_purchased_campaign: false } }, [OVERVIEW]: { body: emptyOverview() } });
  open();
  expect((await screen.findByRole('link', { name: 'شروع کمپین' })).getAttribute('href')).toBe('/campaign');
});

test('a failure keeps the range field and offers another try', async () => {
  let isDown = true;
  stubApi({ ...answers, [OVERVIEW]: () => (isDown ? refusal('internal', 500) : { body: sampleOverview() }) });
  open();
  const retry = await screen.findByRole('button', { name: 'تلاش دوباره' });
  expect(screen.getByRole('radio', { name: 'امروز' })).toBeDefined();
  isDown = false;
  await userEvent.setup().click(retry);
  expect(await screen.findByText('۹۹٫۵ میلیون تومان', { selector: 'b' })).toBeDefined();
});

test('an unreadable URL gives a notice', async () => {
  stubApi(answers);
  open('?from=2026-13-45&to=2026-11-10&filter=state,TO_PAY');
  expect(await screen.findByText('بخشی از نشانی خوانده نشد و کنار گذاشته شد.')).toBeDefined();
});
