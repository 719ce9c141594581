import type { CampaignDraft } from '@jarchi/domain/drafts/drafts.ts';
import { pauses } from '@jarchi/ui/toasts/pauses.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
// The page loads these parts on demand; the import keeps their loading out of the tests' time.
import '#features/drafts/general/goal/ViewsSection.tsx';
import '#features/drafts/general/rail/GlanceRail.tsx';
import '#features/drafts/general/rail/MatchingPublishers.tsx';
import '#features/drafts/frame/DraftBanner.tsx';
import { GeneralInformationPage } from '#pages/creation/GeneralInformationPage.tsx';
import { serveDraft } from '#testing/draft-server.ts';
import { refusal, stubApi, type FakeAnswers } from '#testing/fake-api.ts';
import { renderPage } from '#testing/render-page.tsx';

const lists: FakeAnswers = {
  'GET /api/main/v1/media/categories/': { body: { results: [] } },
  'GET /api/main/v1/media/': { body: { count: 0, results: [], facets: { categories: [] } } },
};

async function open(data: Partial<CampaignDraft> | undefined, more: FakeAnswers = {}, used: Parameters<typeof serveDraft>[1] = {}) {
  const { world, answers } = serveDraft(data, used);
  const requests = stubApi({ ...answers, ...lists, ...more });
  const address = `/campaign/general-information${data ? '?draft=7' : ''}`;
  const view = renderPage(GeneralInformationPage, '/campaign/general-information', address);
  const title = await screen.findByLabelText<HTMLInputElement>('عنوان کمپین');
  return { ...view, title, world, requests, user: userEvent.setup({ delay: null }) };
}

test('typing makes a draft, which the URL names, and «ذخیره» is shown with the time when the server has it', async () => {
  pauses.save = 800;
  const { title, user, router, requests } = await open(undefined);
  await user.type(title, 'جشنواره');
  expect(screen.queryByText(/^ذخیره در/)).toBeNull();
  await waitFor(() => expect(router.state.location.searchStr).toBe('?draft=7'));
  expect(await screen.findAllByText('ذخیره در ۱۷:۴۲')).not.toHaveLength(0);
  expect(requests.filter(({ name }) => name.startsWith('POST /api/main/v1/campaigns/drafts/'))).toHaveLength(1);
});

test('another window’s save is not overwritten: mine becomes a separate draft, which the URL then names', async () => {
  const { title, user, router, world } = await open({ title: 'الف' });
  if (world.draft) world.draft = { ...world.draft, version: 9, data: { ...world.draft.data, title: 'از دستگاه دیگر' } };
  await user.type(title, ' ب');
  const banner = within(await screen.findByRole('alert'));
  expect(banner.getByText(/^این پیش‌نویس در پنجره یا دستگاه دیگری تغییر کرده است/)).toBeDefined();
  expect(title.value).toBe('الف ب');
  await user.click(banner.getByRole('button', { name: 'نسخهٔ من، پیش‌نویس جدا' }));
  await waitFor(() => expect(router.state.location.searchStr).toBe('?draft=70'));
  expect(world.made.map(({ data }) => data.title)).toEqual(['الف ب']);
  expect(world.draft).toMatchObject({ version: 9, data: { title: 'از دستگاه دیگر' } });
  expect(screen.getByLabelText<HTMLInputElement>('عنوان کمپین').value).toBe('الف ب');
});

test('the newer save can be taken, and undoing that loses nothing', async () => {
  const { title, user, world } = await open({ title: 'الف' });
  if (world.draft) world.draft = { ...world.draft, version: 9, data: { ...world.draft.data, title: 'از دستگاه دیگر' } };
  await user.type(title, ' ب');
  await user.click(await screen.findByRole('button', { name: 'دیدن نسخهٔ تازه‌تر' }));
  expect(title.value).toBe('از دستگاه دیگر');
  await user.click(screen.getByRole('button', { name: 'بازگشت به نسخهٔ من' }));
  expect(title.value).toBe('الف ب');
  expect(screen.getByRole('button', { name: 'نسخهٔ من، پیش‌نویس جدا' })).toBeDefined();
});

test('a campaign past editing opens read-only, with the reason, its report and no editable field', async () => {
  const { title, requests } = await open({ title: 'الف' }, {}, { campaign: 5, campaign_state: 'PUBLISHING' });
  const why = 'این کمپین «در حال انتشار» است؛ تنها پیش از خرید یا پس از رد شدن می‌توان آن را ویرایش کرد.';
  const banner = within((await screen.findByText(why)).closest('[role=alert]') as HTMLElement);
  expect(banner.getByRole('link', { name: 'دیدن گزارش کمپین' }).getAttribute('href')).toBe('/campaigns/5');
  expect(title.matches(':disabled') || title.closest('fieldset')?.disabled).toBe(true);
  expect(screen.queryByRole('button', { name: 'ادامه به محتوا' })).toBeNull();
  expect(screen.getByRole('link', { name: 'محتوا' }).getAttribute('href')).toBe('/campaign/content?draft=7');
  expect(requests.filter(({ name }) => name.startsWith('PUT'))).toEqual([]);
});

test('a rejected campaign is edited through its draft, which takes the saves', async () => {
  const { title, user, world } = await open({ title: 'الف' }, {}, { campaign: 5, campaign_state: 'REJECTED' });
  expect(await screen.findByText(/^این کمپین رد شده است/)).toBeDefined();
  await user.type(title, ' ب');
  await waitFor(() => expect(world.draft?.data.title).toBe('الف ب'));
});

test('input that the server refuses stays in the field and in the browser, and can be sent again', async () => {
  let isDown = false;
  const { title, user, world } = await open(
    { title: 'الف' },
    { 'PUT /api/main/v1/campaigns/drafts/7/': (_, body) => (isDown ? refusal('internal', 500) : accept(body)) },
  );
  function accept(body: unknown) {
    if (world.draft) world.draft = { ...world.draft, ...(body as { data: CampaignDraft }), version: 4 };
    return { body: world.draft };
  }
  isDown = true;
  await user.type(title, ' ب');
  const banner = within(await screen.findByRole('alert'));
  expect(screen.getAllByText('ذخیره نشد')).not.toHaveLength(0);
  expect(JSON.stringify(Object.entries(localStorage))).toContain('الف ب');
  isDown = false;
  await user.click(banner.getByRole('button', { name: 'تلاش دوباره' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(world.draft?.data.title).toBe('الف ب');
  expect(localStorage.length).toBe(0);
});

test('a type from the URL is no change; the first letter makes a draft of that type', async () => {
  const { world, answers } = serveDraft(undefined);
  const requests = stubApi({ ...answers, ...lists });
  const { router } = renderPage(GeneralInformationPage, '/campaign/general-information', '/campaign/general-information?campaign_type=CPM');
  expect((await screen.findByLabelText<HTMLInputElement>('تعداد بازدید')).value).toBe('۴۰۰,۰۰۰');
  expect(requests.filter(({ name }) => name.startsWith('POST /api/main/v1'))).toEqual([]);
  await userEvent.setup({ delay: null }).type(screen.getByLabelText('عنوان کمپین'), 'ا');
  await waitFor(() => expect(router.state.location.searchStr).toBe('?draft=7'));
  expect(world.draft?.data).toMatchObject({ campaign_type: 'CPM', goal_total_reach: 400, title: 'ا' });
});

test('a draft whose days are over tells why it opens here, until new days are chosen', async () => {
  await open({ publish_period_start: '2020-01-01', publish_period_end: '2020-01-05' });
  expect(await screen.findByText(/^روزهای انتشار این پیش‌نویس گذشته است/)).toBeDefined();
});

test('a draft whose days are ahead has no such notice', async () => {
  await open({ title: 'الف' });
  expect(screen.queryByText(/^روزهای انتشار این پیش‌نویس گذشته است/)).toBeNull();
});
