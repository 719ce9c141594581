import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { refusal, stubApi, type FakeAnswers } from '#testing/fake-api.ts';
import { renderPage } from '#testing/render-page.tsx';
import { sampleRow } from '#testing/sample-answers.fa.ts';
import { RowMenu } from './RowMenu.tsx';

const COPY = 'POST /api/main/v1/campaigns/48213/duplicate/';
const REMOVE = 'DELETE /api/main/v1/campaigns/drafts/77/';
const dearer = {
  draft: 77,
  before: 39_820_000,
  after: 36_300_000,
  changes: [
    { plan_id: 11, title: 'مزه‌گردی', before: 20_000_000, after: 21_000_000 },
    { plan_id: 12, title: 'تهران از نزدیک', before: 4_200_000, after: null },
  ],
};

async function copy(answers: FakeAnswers) {
  const requests = stubApi(answers);
  const view = renderPage(() => <RowMenu row={sampleRow()} />, '/campaigns');
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'کارهای «معرفی منوی پاییزی»' }));
  await user.click(await screen.findByRole('menuitem', { name: 'کپی کمپین' }));
  return { ...view, requests, user };
}

test('a copy shows its price today, changed publishers and missing ones, and continues in its draft', async () => {
  const { requests } = await copy({ [COPY]: { body: dearer } });
  const dialog = within(await screen.findByRole('dialog', { name: 'پیش‌نویس تازه آماده است.' }));
  expect(dialog.getByText('مبلغ کمپین پیشین، با مالیات').parentElement?.textContent).toContain('۳۹٬۸۲۰٬۰۰۰');
  expect(dialog.getByText('مبلغ امروز، با مالیات').parentElement?.textContent).toContain('۳۶٬۳۰۰٬۰۰۰');
  expect(dialog.getByText('تفاوت').parentElement?.textContent).toContain('۳٬۵۲۰٬۰۰۰');
  expect(within(dialog.getByRole('list', { name: /بهای ۱ ناشر تغییر/ })).getByText('از ۲۰٬۰۰۰٬۰۰۰ به ۲۱٬۰۰۰٬۰۰۰ تومان')).toBeDefined();
  expect(within(dialog.getByRole('list', { name: /۱ ناشر دیگر فروخته نمی‌شود/ })).getByText('تهران از نزدیک')).toBeDefined();
  expect(dialog.getByRole('link', { name: 'ادامهٔ پیش‌نویس' }).getAttribute('href')).toBe('/campaign?draft=77');
  expect(requests.filter(({ name }) => name === COPY)).toHaveLength(1);
});

test('a draft without a price today tells when it gets one', async () => {
  await copy({ [COPY]: { body: { ...dearer, after: null, changes: [] } } });
  expect(await screen.findByText('قیمت امروز پس از کامل شدن گام‌ها حساب می‌شود.')).toBeDefined();
  expect(screen.queryByText('تفاوت')).toBeNull();
});

test('one press deletes the copy', async () => {
  const { requests, user } = await copy({ [COPY]: { body: dearer }, [REMOVE]: { body: { done: true } } });
  await user.click(await screen.findByRole('button', { name: 'حذف پیش‌نویس' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(requests.some(({ name }) => name === REMOVE)).toBe(true);
  expect(await screen.findByText('پیش‌نویس کپی حذف شد.')).toBeDefined();
});

test('a failed copy can be tried again', async () => {
  const { user } = await copy({ [COPY]: refusal('unavailable', 503) });
  const dialog = await screen.findByRole('dialog', { name: 'کپی ساخته نشد.' });
  expect(within(dialog).getByRole('alert')).toBeDefined();
  stubApi({ [COPY]: { body: dearer } });
  await user.click(within(dialog).getByRole('button', { name: 'تلاش دوباره' }));
  expect(await screen.findByRole('dialog', { name: 'پیش‌نویس تازه آماده است.' })).toBeDefined();
});
