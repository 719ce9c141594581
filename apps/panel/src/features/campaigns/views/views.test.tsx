import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { CampaignsPage } from '#pages/campaigns/CampaignsPage.tsx';
import { refusal, stubApi, type FakeAnswers } from '#testing/fake-api.ts';
import { renderPage } from '#testing/render-page.tsx';
import { sampleDraft, sampleList } from '#testing/sample-answers.fa.ts';

const VIEWS = '/api/main/v1/campaigns/views/';
const view = {
  id: 7,
  name: 'گران‌ها',
  stage: 'running',
  ordering: '-price',
  filter: ['media_type,INSTAGRAM'],
  columns: ['reach', 'state'],
  is_default: false,
};
const answers: FakeAnswers = {
  'GET /api/main/v1/campaigns/drafts/': { body: { count: 1, results: [sampleDraft()] } },
  [`GET ${VIEWS}`]: { body: { results: [view] } },
  'GET /api/main/v1/campaigns/': { body: sampleList() },
};

async function open(address = '/campaigns', change: FakeAnswers = {}) {
  const requests = stubApi({ ...answers, ...change });
  const { router } = renderPage(CampaignsPage, '/campaigns', address);
  await screen.findByText('معرفی منوی پاییزی');
  return { user: userEvent.setup(), router, sent: (name: string) => requests.filter((request) => request.name === name) };
}

test('a view opens its filters, order and columns', async () => {
  const { user, router } = await open();
  await user.click(screen.getByRole('button', { name: 'نماها' }));
  await user.click(await screen.findByRole('button', { name: 'باز کردن «گران‌ها»' }));
  await waitFor(() =>
    expect(router.state.location.search).toEqual({
      stage: 'running',
      ordering: '-price',
      filter: ['media_type,INSTAGRAM'],
      columns: 'reach,state',
    }),
  );
});

test('the list on screen is saved under a name; a blank and a taken name are told beside the field', async () => {
  const { user, sent } = await open('/campaigns?ordering=price&columns=state', {
    [`POST ${VIEWS}`]: refusal('view_name_taken', 409),
  });
  await user.click(screen.getByRole('button', { name: 'نماها' }));
  await user.click(await screen.findByRole('button', { name: 'ذخیرهٔ نما' }));
  expect(await screen.findByText('نامی برای نما بنویسید.')).toBeDefined();
  await user.type(screen.getByLabelText('ذخیرهٔ فهرست کنونی با نام'), 'ارزان‌ها{Enter}');
  expect(await screen.findByText(/نمای دیگری با این نام دارید/)).toBeDefined();
  expect(sent(`POST ${VIEWS}`).map(({ body }) => body)).toEqual([
    { name: 'ارزان‌ها', stage: 'all', ordering: 'price', filter: [], columns: ['state'], is_default: false },
  ]);
});

test('the default view opens a list whose address chooses nothing, and no other', async () => {
  const isDefault = { [`GET ${VIEWS}`]: { body: { results: [{ ...view, is_default: true }] } } };
  const { router } = await open('/campaigns', isDefault);
  await waitFor(() => expect(router.state.location.search).toMatchObject({ columns: 'reach,state' }));
});

test('a chosen address stays, whatever the default view is', async () => {
  const isDefault = { [`GET ${VIEWS}`]: { body: { results: [{ ...view, is_default: true }] } } };
  const { router, sent } = await open('/campaigns?ordering=title', isDefault);
  await waitFor(() => expect(sent(`GET ${VIEWS}`)).toHaveLength(1));
  expect(router.state.location.search).toEqual({ ordering: 'title' });
});

test('a deleted view leaves the list at once, and comes back when that is undone', async () => {
  const { user, sent } = await open();
  await user.click(screen.getByRole('button', { name: 'نماها' }));
  await user.click(await screen.findByRole('button', { name: 'حذف «گران‌ها»' }));
  expect(await screen.findByText('نمای «گران‌ها» حذف شد.')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'نماها' }));
  expect(await screen.findByText('هنوز نمایی ذخیره نکرده‌اید.')).toBeDefined();
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'واگرد' }));
  await user.click(screen.getByRole('button', { name: 'نماها' }));
  expect(await screen.findByRole('button', { name: 'باز کردن «گران‌ها»' })).toBeDefined();
  expect(sent(`DELETE ${VIEWS}7/`)).toEqual([]);
});

test('columns are chosen and ordered, and stand in the address', async () => {
  const { user, router } = await open();
  await user.click(screen.getByRole('button', { name: 'ستون‌ها' }));
  await user.click(await screen.findByRole('checkbox', { name: 'دسترسی' }));
  await user.click(screen.getByRole('button', { name: '«وضعیت» دیرتر' }));
  await user.click(screen.getByRole('button', { name: 'نمایش ستون‌ها' }));
  await waitFor(() => expect(router.state.location.search).toEqual({ columns: 'period,state,spend,goal,unit_cost' }));
});
