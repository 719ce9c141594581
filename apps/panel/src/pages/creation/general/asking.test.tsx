import type { CampaignDraft } from '@jarchi/domain/drafts/drafts.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
// The page loads these parts on demand; the import keeps their loading out of the tests' time.
import '#features/drafts/general/LocationsField.tsx';
import '#features/drafts/general/period/PeriodLayer.tsx';
import '#features/drafts/general/rail/GlanceRail.tsx';
import '#features/drafts/general/rail/MatchingPublishers.tsx';
import '#features/drafts/frame/DraftBanner.tsx';
import { GeneralInformationPage } from '#pages/creation/GeneralInformationPage.tsx';
import { serveDraft } from '#testing/draft-server.ts';
import { refusal, stubApi, type FakeAnswers } from '#testing/fake-api.ts';
import { renderPage } from '#testing/render-page.tsx';

const CATEGORIES = 'GET /api/main/v1/media/categories/';
const lists: FakeAnswers = {
  [CATEGORIES]: { body: { results: [3, 4, 5, 6, 7, 8].map((id) => ({ id, title_fa: `دستهٔ ${id}` })) } },
  'GET /api/main/v1/media/': { body: { count: 0, results: [], facets: { categories: [] } } },
};

async function open(data: Partial<CampaignDraft>, more: FakeAnswers = {}) {
  const { world, answers } = serveDraft(data);
  const requests = stubApi({ ...answers, ...lists, ...more });
  const view = renderPage(GeneralInformationPage, '/campaign/general-information', '/campaign/general-information?draft=7');
  await screen.findByLabelText('عنوان کمپین');
  return { ...view, world, requests, user: userEvent.setup({ delay: null }) };
}

const goOn = () => screen.getByRole('button', { name: 'ادامه به محتوا' });
const dayButton = (name: RegExp) => screen.findByRole('button', { name });
const enabledDay = async (name: RegExp) => {
  const button = await dayButton(name);
  await waitFor(() => expect((button as HTMLButtonElement).disabled).toBe(false));
  return button;
};

test('open fields are counted, each shows its error, and the first takes the focus', async () => {
  const { user } = await open({});
  await enabledDay(/^شروع:/);
  expect(screen.getByRole('button', { name: '۴ مورد مانده است.' })).toBeDefined();
  expect(screen.queryByText('عنوان کمپین را بنویسید.')).toBeNull();
  await user.click(goOn());
  const title = screen.getByLabelText('عنوان کمپین');
  expect(screen.getByText('عنوان کمپین را بنویسید.')).toBeDefined();
  expect(screen.getByText('روز شروع را برگزینید.')).toBeDefined();
  expect(screen.getByText('سقف بودجه یا هدف دسترسی را بنویسید؛ یکی کافی است.')).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(title));
  await user.type(title, 'جشنواره');
  expect(screen.getByRole('button', { name: '۳ مورد مانده است.' })).toBeDefined();
});

test('REACH needs only a goal, INFLUENCE needs its ceiling', async () => {
  const { user } = await open({ title: 'الف', publish_period_start: '2026-11-12', publish_period_end: '2026-11-18' });
  await enabledDay(/^شروع:/);
  await user.type(screen.getByLabelText(/^هدف دسترسی/), '400000');
  expect(screen.getByText('همهٔ پاسخ‌های لازم کامل است.')).toBeDefined();
  expect(screen.getByText('چهارصد هزار نفر')).toBeDefined();
  await user.type(screen.getByLabelText(/^سقف بودجه/), '2,5');
  await user.click(screen.getByRole('button', { name: /^ادامه/ }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^سقف بودجه/)));
  expect(screen.getByText(/یک عدد روشن نیست/)).toBeDefined();
  await user.click(screen.getByRole('radio', { name: /^اینفلوئنسری/ }));
  expect(screen.getByRole('button', { name: '۱ مورد مانده است.' })).toBeDefined();
});

test('of a pasted text with words the amount is offered, and one that is too long for a title gives an error', async () => {
  const { user, world } = await open({});
  const budget = screen.getByLabelText<HTMLInputElement>('سقف بودجه');
  await user.click(budget);
  await user.paste('حدود ٤٥٬۰۰۰٬۰۰۰ تومان!');
  expect(budget.value).toBe('حدود ٤٥٬۰۰۰٬۰۰۰ تومان!');
  expect(world.draft?.data.budget ?? null).toBeNull();
  await user.click(screen.getByRole('button', { name: '۴۵٬۰۰۰٬۰۰۰ تومان؟' }));
  expect(budget.value).toBe('۴۵,۰۰۰,۰۰۰');
  const title = screen.getByLabelText<HTMLInputElement>('عنوان کمپین');
  await user.click(title);
  await user.paste(`<b>${'ا'.repeat(600)}`);
  expect(screen.getByText(/^این متن بلندتر از ۱۰۰ نویسه است/)).toBeDefined();
  expect(title.value).toHaveLength(500);
  await waitFor(() => expect(world.draft?.data.title).toHaveLength(500));
});

test('a start option and a day of the grid make the period, also by keyboard; only «اعمال» changes it', async () => {
  const { user, world } = await open({});
  await user.click(await enabledDay(/^شروع:/));
  const layer = within(await screen.findByRole('dialog', { name: 'زمان انتشار' }));
  expect(within(layer.getByRole('group', { name: 'شروع از' })).getAllByRole('button')).toHaveLength(13);
  await user.click(layer.getByRole('button', { name: '۲ روز دیگر' }));
  expect(layer.getByText('۷ روز')).toBeDefined();
  expect(world.draft?.data.publish_period_start).toBeNull();
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toContain('۲۷ آبان'));
  await user.keyboard('{ArrowDown}{Enter}');
  expect(layer.getByText('۱۴ روز')).toBeDefined();
  await user.click(layer.getByRole('button', { name: 'اعمال' }));
  expect(screen.getByRole('button', { name: 'شروع: پنجشنبه ۲۱ آبان' }).textContent).toContain('۲ روز دیگر');
  expect(screen.getByRole('button', { name: 'پایان: چهارشنبه ۴ آذر' })).toBeDefined();
  expect(screen.getByText('۱۴ روز، هر روز ۱۴ ساعت')).toBeDefined();
  await waitFor(() => expect(world.draft?.data).toMatchObject({ publish_period_start: '2026-11-12', publish_period_end: '2026-11-25' }));
});

test('reversed hours show an error at once, and the ribbon shows the chosen hours', async () => {
  const { user } = await open({});
  await user.selectOptions(screen.getByLabelText('از ساعت'), '18');
  expect(screen.getByRole('img', { name: 'ساعت انتشار ۱۸:۰۰ تا ۲۳:۰۰' })).toBeDefined();
  await user.selectOptions(screen.getByLabelText('تا ساعت'), '6');
  expect(screen.getByText('ساعت پایان باید پس از ساعت شروع باشد.')).toBeDefined();
});

test('typing finds provinces; a province of an older draft stays', async () => {
  const { user, world } = await open({ execution_locations: ['کرج'] });
  await user.click(await screen.findByRole('button', { name: /^مکان اجرا:/ }));
  const list = within(await screen.findByRole('dialog', { name: 'مکان اجرا' }));
  await user.type(list.getByRole('searchbox'), 'خراسان');
  expect(list.getAllByRole('checkbox')).toHaveLength(3);
  await user.click(list.getByRole('checkbox', { name: 'خراسان رضوی' }));
  await waitFor(() => expect(world.draft?.data.execution_locations).toEqual(['کرج', 'خراسان رضوی']));
});

test('no more than five categories can be chosen', async () => {
  const { user } = await open({ ad_categories: [3, 4, 5, 6, 7] });
  await user.click(await screen.findByRole('button', { name: /^دسته‌ها:/ }));
  const list = within(await screen.findByRole('dialog', { name: 'دسته‌ها' }));
  expect(list.getByRole<HTMLInputElement>('checkbox', { name: 'دستهٔ 8' }).disabled).toBe(true);
});

test('failed categories can be fetched again', async () => {
  let isDown = true;
  const { user } = await open({}, { [CATEGORIES]: () => (isDown ? refusal('internal', 500) : (lists[CATEGORIES] as { body: unknown })) });
  const again = await screen.findByRole('button', { name: /^فهرست دسته‌ها دریافت نشد/ });
  isDown = false;
  await user.click(again);
  await waitFor(() => expect(screen.queryByText(/^فهرست دسته‌ها دریافت نشد/)).toBeNull());
});
