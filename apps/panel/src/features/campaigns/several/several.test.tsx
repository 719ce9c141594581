import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { CampaignsPage } from '#pages/campaigns/CampaignsPage.tsx';
import { stubApi, type FakeAnswers } from '#testing/fake-api.ts';
import { renderPage } from '#testing/render-page.tsx';
import { sampleDraft, sampleList, sampleRow } from '#testing/sample-answers.fa.ts';

const ACT = 'POST /api/main/v1/campaigns/actions/';
const rows = [1, 2, 3, 4].map((id) => sampleRow({ id, title: `کمپین ${id}`, state: 'CREATED' }));
const done = (body: unknown) => ({
  body: { results: (body as { ids: number[] }).ids.map((id) => ({ id, refusal: null, draft: null })) },
});
const answers: FakeAnswers = {
  'GET /api/main/v1/campaigns/drafts/': { body: { count: 1, results: [sampleDraft()] } },
  'GET /api/main/v1/campaigns/views/': { body: { results: [] } },
  'GET /api/main/v1/campaigns/': { body: { ...sampleList(rows), count: 240 } },
  [ACT]: (_url, body) => done(body),
};

async function open(change: FakeAnswers = {}) {
  const requests = stubApi({ ...answers, ...change });
  renderPage(CampaignsPage, '/campaigns');
  const user = userEvent.setup();
  await screen.findByText('کمپین 1');
  const box = (id: number) => screen.getByRole('checkbox', { name: new RegExp(`کمپین ${id}$|کمپین ${id}[»"]`) });
  return { user, box, acts: () => requests.filter(({ name }) => name === ACT).map(({ body }) => body), requests };
}

test('Shift takes the rows between two boxes; they are archived by one request, and its message brings them back', async () => {
  const { user, box, acts } = await open();
  await user.click(box(1));
  await user.keyboard('{Shift>}');
  await user.click(box(3));
  await user.keyboard('{/Shift}');
  await user.click(await screen.findByRole('button', { name: 'بایگانی' }));
  await user.click(await screen.findByRole('button', { name: 'بازگرداندن' }));
  await waitFor(() =>
    expect(acts()).toEqual([
      { action: 'archive', ids: [1, 2, 3] },
      { action: 'restore', ids: [1, 2, 3] },
    ]),
  );
  expect(screen.queryByText(/کمپین انتخاب شد/)).toBeNull();
});

test('a campaign that holds money is named with its reason and stays chosen; the others are archived', async () => {
  const { user, box } = await open({
    [ACT]: {
      body: {
        results: [
          { id: 1, refusal: { code: 'hold_open', facts: { amount: 5000 } }, draft: null },
          { id: 2, refusal: null, draft: null },
        ],
      },
    },
  });
  await user.click(box(1));
  await user.click(box(2));
  await user.click(await screen.findByRole('button', { name: 'بایگانی' }));
  const dialog = await screen.findByRole('dialog', { name: '۱ کمپین بایگانی نشد' });
  expect(dialog.textContent).toContain('کمپین 1');
  expect(dialog.textContent).toContain('۵٬۰۰۰ تومان برای این کمپین نگه داشته شده است');
  expect(dialog.textContent).toContain('بقیه: ۱ کمپین به بایگانی رفت.');
});

test('all results are chosen as far as one request may act: the first hundred, as the button tells', async () => {
  const { user, box, requests } = await open();
  await user.click(box(1));
  await user.click(await screen.findByRole('button', { name: 'انتخاب ۱۰۰ نتیجهٔ نخست از ۲۴۰' }));
  await waitFor(() => expect(requests.some(({ url }) => url.searchParams.get('limit') === '100')).toBe(true));
  expect(await screen.findByText('۴ کمپین انتخاب شد')).toBeDefined();
});

test('a stop of several shows the sum and who cannot, and is sent for the others at the amounts on screen', async () => {
  const refusal = { code: 'transition_refused', facts: { state: 'CREATED', allowed: [] } };
  const { user, box, acts } = await open({
    'GET /api/main/v1/campaigns/actions/preview/': {
      body: {
        captured: 10,
        released: 700,
        stays_held: 0,
        results: [
          { id: 1, captured: 10, released: 700, refusal: null },
          { id: 2, captured: 0, released: 0, refusal },
        ],
      },
    },
  });
  await user.click(box(1));
  await user.click(box(2));
  await user.click(await screen.findByRole('button', { name: 'کارهای دیگر' }));
  await user.click(await screen.findByRole('menuitem', { name: 'توقف کمپین‌ها…' }));
  const dialog = await screen.findByRole('alertdialog', { name: '۱ کمپین متوقف شود؟' });
  await waitFor(() => expect(dialog.textContent).toContain('۷۰۰'));
  expect(dialog.textContent).toContain('۱ کمپین همان‌طور می‌ماند');
  await user.click(screen.getByRole('button', { name: 'توقف کمپین‌ها' }));
  await waitFor(() =>
    expect(acts()).toEqual([{ action: 'stop', ids: [1], expected: [{ id: 1, captured: 10, released: 700 }], reason: '' }]),
  );
});
