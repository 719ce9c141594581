import type { CampaignDraft } from '@jarchi/domain/drafts/drafts.ts';
import { COMBINATIONS, finishedDraft, getName } from '@jarchi/domain/drafts/testing/finished-drafts.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
// The page loads these parts on demand; the import keeps their loading out of the tests' time.
import '#features/drafts/general/goal/ClicksSection.tsx';
import '#features/drafts/general/goal/ViewsSection.tsx';
import '#features/drafts/general/rail/PriceBox.tsx';
import '#features/drafts/general/rail/GlanceRail.tsx';
import '#features/drafts/general/rail/MatchingPublishers.tsx';
import '#features/drafts/frame/DraftBanner.tsx';
import { GeneralInformationPage } from '#pages/creation/GeneralInformationPage.tsx';
import { serveDraft } from '#testing/draft-server.ts';
import { refusal, stubApi, type FakeAnswers } from '#testing/fake-api.ts';
import { renderPage } from '#testing/render-page.tsx';

const PLANS = 'GET /api/main/v1/media/';
const lists: FakeAnswers = {
  'GET /api/main/v1/media/categories/': { body: { results: [{ id: 3, title_fa: 'کافه و رستوران' }] } },
  [PLANS]: { body: { count: 1_248, results: [], facets: { categories: [{ id: 3, count: 412 }] } } },
};

async function open(data: Partial<CampaignDraft>, more: FakeAnswers = {}) {
  const { world, answers } = serveDraft(data);
  const requests = stubApi({ ...answers, ...lists, ...more });
  const view = renderPage(GeneralInformationPage, '/campaign/general-information', '/campaign/general-information?draft=7');
  await screen.findByLabelText('عنوان کمپین');
  return { ...view, world, requests, user: userEvent.setup({ delay: null }) };
}

const type = (name: RegExp) => screen.getByRole('radio', { name });
const week = { publish_period_start: '2026-11-12', publish_period_end: '2026-11-18' };
const isDisabled = (element: HTMLElement) => (element as HTMLInputElement).disabled;

test('a type that the platform lacks stays visible and names its platforms; formats of other types are dimmed', async () => {
  const { user } = await open({});
  expect(isDisabled(type(/^کلیکی/))).toBe(true);
  expect(type(/^کلیکی/).closest('label')?.textContent).toContain('فقط درسروش');
  await user.click(screen.getByRole('radio', { name: 'سروش' }));
  expect(isDisabled(type(/^کلیکی/))).toBe(false);
  expect(type(/^اینفلوئنسری/).closest('label')?.textContent).toContain('فقط دراینستاگرام و لینکدین');
  const pin = screen.getByRole('radio', { name: 'پین' });
  expect(isDisabled(pin)).toBe(true);
  expect(pin.getAttribute('aria-description')).toBe('در این پلتفرم فقط برای کمپین کلیکی');
  await user.click(type(/^کلیکی/));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'پین' }).checked).toBe(true);
});

test('a change of platform keeps allowed choices, shows the removed ones, and can be undone', async () => {
  const { user, world } = await open({ title: 'جشنواره', selectedPlans: [11, 12], campaign_type: 'INFLUENCE' });
  await user.click(screen.getByRole('radio', { name: 'بله' }));
  const message = await screen.findByText('نوع «اینفلوئنسری»، قالب «استوری» و ناشران بسته برداشته شد.');
  expect(screen.getByLabelText<HTMLInputElement>('عنوان کمپین').value).toBe('جشنواره');
  await waitFor(() => expect(world.draft?.data).toMatchObject({ media_type: 'BALE', selectedPlans: [] }));
  await user.click(within(message.closest('[role]') as HTMLElement).getByRole('button', { name: 'بازگرداندن' }));
  await waitFor(() =>
    expect(world.draft?.data).toMatchObject({ media_type: 'INSTAGRAM', campaign_type: 'INFLUENCE', selectedPlans: [11, 12] }),
  );
});

test('only Instagram stories ask for the story number', async () => {
  const { user } = await open({});
  expect(screen.getByRole('radiogroup', { name: 'تعداد استوری' })).toBeDefined();
  await user.click(screen.getByRole('radio', { name: 'پست' }));
  expect(screen.queryByRole('radiogroup', { name: 'تعداد استوری' })).toBeNull();
});

test('views: the usual goal is filled in, the sum is shown, and one question is sent once', async () => {
  const { user, world, requests } = await open({ media_type: 'RUBIKA', content_type: 'POST' });
  await user.click(type(/^بازدیدی/));
  const field = await screen.findByLabelText<HTMLInputElement>('تعداد بازدید');
  expect(field.value).toBe('۱۰۰,۰۰۰');
  expect((await screen.findByText('بودجهٔ لازم', { selector: 'dt' })).nextSibling?.textContent).toContain('۹۰۰٬۰۰۰');
  expect(screen.getByText('۹۹۰٬۰۰۰')).toBeDefined();
  await user.clear(field);
  await user.type(field, '۱۲۰۰۰۰۰');
  await waitFor(() => expect(screen.getByText('۱۱٬۸۸۰٬۰۰۰')).toBeDefined());
  const asked = requests.filter(({ name }) => name.includes('get_cpm_price')).map(({ body }) => body);
  expect(asked).toEqual([100, 1_200].map((goal) => ({ media_type: 'RUBIKA', content_type: 'PIN', goal_total_reach: goal })));
  await waitFor(() => expect(world.draft?.data).toMatchObject({ goal_total_reach: 1_200, is_cpm: true }));
});

test('views below the network’s minimum show an error in views, and nothing is sent', async () => {
  const { user, requests } = await open({ media_type: 'SOROUSH', content_type: 'IN_CHANNEL', campaign_type: 'CPM', is_cpm: true });
  const field = await screen.findByLabelText('تعداد بازدید');
  await user.type(field, '۴۰۰۰۰');
  expect(screen.getByText('دست‌کم ۵۰ هزار بازدید لازم است.')).toBeDefined();
  await user.clear(field);
  await user.type(field, '2000000');
  expect(screen.getByText('بیشتر از ۱ میلیون بازدید فروخته نمی‌شود.')).toBeDefined();
  expect(requests.filter(({ name }) => name.includes('cpm'))).toEqual([]);
});

test('the slider gives its value in words, and changes the goal', async () => {
  await open({ media_type: 'RUBIKA', content_type: 'PIN', campaign_type: 'CPM', is_cpm: true, goal_total_reach: 100 });
  const slider = await screen.findByRole('slider', { name: 'تعداد بازدید، با لغزاندن' });
  expect(slider.getAttribute('aria-valuetext')).toBe('۱۰۰ هزار بازدید');
  fireEvent.change(slider, { target: { value: '7' } });
  expect(slider.getAttribute('aria-valuetext')).toBe('۱۱۰ هزار بازدید');
  expect(screen.getByLabelText<HTMLInputElement>('تعداد بازدید').value).toBe('۱۱۰,۰۰۰');
});

test('while the server does not answer, the last figures are dimmed and marked as old', async () => {
  let isDown = false;
  const { user } = await open(
    { media_type: 'RUBIKA', content_type: 'PIN', campaign_type: 'CPM', is_cpm: true, goal_total_reach: 100 },
    {
      'POST /api/main/cpm/get_cpm_price/': (_, body) => {
        if (isDown) return refusal('internal', 500);
        const price = (body as { goal_total_reach: number }).goal_total_reach * 9_000;
        return { body: { price, vat: price / 10, vat_percent: 10, total: price * 1.1, cpm_price: 9_000, cpm_publisher_price: 1 } };
      },
    },
  );
  await screen.findByText('۹۹۰٬۰۰۰');
  isDown = true;
  await user.type(await screen.findByLabelText('تعداد بازدید'), '0');
  await waitFor(() => expect(screen.getAllByText(/^قیمت تازه دریافت نشد؛ آنچه می‌بینید آخرین پاسخ است\./)).toHaveLength(2));
  expect(screen.getByText('۹۹۰٬۰۰۰').closest('.opacity-60')).not.toBeNull();
  isDown = false;
  const [retry] = screen.getAllByRole('button', { name: 'تلاش دوباره' });
  await user.click(retry as HTMLElement);
  expect(await screen.findByText('۹٬۹۰۰٬۰۰۰')).toBeDefined();
  await waitFor(() => expect(screen.queryByText(/^قیمت تازه دریافت نشد/)).toBeNull());
});

const clicks = { media_type: 'SOROUSH', content_type: 'PIN', campaign_type: 'CPC' } as const;

test('clicks per day and in total update each other; the click band and the next cheaper one are named', async () => {
  const { user, world } = await open({ ...clicks, ...week });
  await user.type(await screen.findByLabelText(/^کلیک در روز/), '۶۰۰۰');
  const total = screen.getByLabelText<HTMLInputElement>('هدف کلیک');
  expect(total.value).toBe('۴۲,۰۰۰');
  expect(screen.getByLabelText<HTMLInputElement>('مدت').value).toBe('۷ روز');
  const steps = within(await screen.findByRole('list', { name: 'قیمت هر کلیک در پله‌های روزانه' }));
  expect(steps.getAllByRole('listitem').map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null, null, null]);
  expect(screen.getByText('از ۱۰٬۰۰۰ کلیک در روز').parentElement?.textContent).toContain('هر کلیک افزوده ۱٬۳۰۰ تومان است.');
  expect(screen.getByText('۶۲٬۳۰۰٬۰۰۰')).toBeDefined();
  await user.clear(total);
  await user.type(total, '14000');
  expect(screen.getByLabelText<HTMLInputElement>(/^کلیک در روز/).value).toBe('۲,۰۰۰');
  await waitFor(() => expect(world.draft?.data.goal_total_reach).toBe(14_000));
});

test('fewer clicks than 2,000 a day are refused with the minimum of the period', async () => {
  const { user, requests } = await open({ ...clicks, ...week });
  await user.type(await screen.findByLabelText(/^کلیک در روز/), '1999');
  expect(screen.getByText('برای ۷ روز دست‌کم ۱۴٬۰۰۰ کلیک لازم است.')).toBeDefined();
  expect(requests.filter(({ name }) => name.includes('cpc'))).toEqual([]);
});

test('the rail shows the campaign in one sentence, the count of matching publishers, and when money moves', async () => {
  const data = { ...week, execution_locations: ['تهران', 'البرز'], budget: 45_000_000, ad_categories: [3] };
  const { user } = await open(data);
  const rail = within(screen.getByRole('complementary'));
  await rail.findByRole('heading', { name: 'کمپین در یک نگاه' });
  const sentence = () => rail.getByRole('heading', { name: 'کمپین در یک نگاه' }).nextElementSibling?.textContent;
  expect(sentence()).toBe(
    'یک استوری تکی در اینستاگرام با محتوای آمادهٔ شما، از ۲۱ تا ۲۷ آبان، ساعت ۹ تا ۲۳، برای مخاطب تهران و البرز؛ تا سقف ۴۵ میلیون تومان.',
  );
  expect(await rail.findByText('۱٬۲۴۸')).toBeDefined();
  expect(await rail.findByText('۴۱۲')).toBeDefined();
  expect(rail.getByText(/^تا فعال‌سازی هیچ پولی جابه‌جا نمی‌شود/)).toBeDefined();
  await user.click(type(/^بازدیدی/));
  expect(sentence()).toContain('تا رسیدن به ۴۰۰ هزار بازدید');
  expect(await rail.findByText('۳٬۹۶۰٬۰۰۰')).toBeDefined();
});

test.each(COMBINATIONS.map((combination) => [getName(combination), combination] as const))(
  '%s can be filled in',
  async (_, combination) => {
    await open(finishedDraft(combination));
    expect(await screen.findByText('همهٔ پاسخ‌های لازم کامل است.')).toBeDefined();
    const chosen = screen.getAllByRole('radio', { checked: true }).map((radio) => (radio as HTMLInputElement).value);
    expect(chosen).toEqual(expect.arrayContaining(Object.values(combination)));
  },
);

test('the days of a click campaign are asked for before its clicks, and the focus follows that order', async () => {
  const { user } = await open({ ...clicks, title: 'الف', goal_total_reach: 500 });
  const start = await screen.findByRole('button', { name: /^شروع:/ });
  await waitFor(() => expect(isDisabled(start)).toBe(false));
  const [total] = screen.getAllByLabelText('هدف کلیک');
  expect(start.compareDocumentPosition(total!) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'ادامه به محتوا' }));
  await waitFor(() => expect(document.activeElement).toBe(start));
});
