import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { getFirstSetting } from '@jarchi/domain/alerts/alert-kinds.ts';
import { ACCOUNT_ROLES, isOfGroup, type AccountRole } from '@jarchi/domain/account/roles.ts';
import { accountInfoQuery } from '#data/account/account.ts';
import { sampleContent } from '#features/contents/testing/sample-contents.fa.ts';
import { ContentsPage } from '#pages/contents/ContentsPage.tsx';
import { ProfilePage } from '#pages/profile/ProfilePage.tsx';
import { stubApi, type FakeAnswers } from '#testing/fake-api.ts';
import { renderPage } from '#testing/render-page.tsx';
import { sampleAccount } from '#testing/sample-account.fa.ts';
import { sampleCampaign, sampleClock, sampleDraft, sampleList, sampleRow, sampleStats, sampleUser } from '#testing/sample-answers.fa.ts';
import { openWideWindow } from '#testing/wide-window.ts';
import { CampaignReportPage } from './CampaignReportPage.tsx';
import { CampaignsPage } from './CampaignsPage.tsx';

const BASE = '/api/main/v1/campaigns/';
const CAMPAIGN = `${BASE}48213/`;
const note = { id: 5, at: '2026-11-06T08:00:00.000Z', text: 'تعطیلی شعبه' };
const contents = { all: 1, pending: 1, confirmed: 0, rejected: 0 };
const row = sampleRow({ title: 'کمپین یک', state: 'CREATED' });
const ANSWERS: FakeAnswers = {
  'GET /api/main/v1/world/clock/': { body: sampleClock },
  'GET /api/accounts/user/': { body: sampleUser },
  [`GET ${BASE}`]: { body: sampleList([row]) },
  [`GET ${BASE}drafts/`]: { body: { count: 1, results: [sampleDraft()] } },
  [`GET ${BASE}views/`]: { body: { results: [] } },
  // The server leaves the calls out that are not for the reader: see the campaign's `allowed`.
  [`GET ${CAMPAIGN}`]: { body: sampleCampaign({ is_deleted: true }) },
  [`GET ${CAMPAIGN}stats/`]: { body: sampleStats() },
  [`GET ${CAMPAIGN}notes/`]: { body: { results: [note] } },
  'GET /api/main/publisher-contents/': {
    body: { count: 1, results: [sampleContent(1)], counts: contents, campaigns: [{ id: 11, title: 'چالش فنجان من' }] },
  },
  'GET /api/main/v1/alerts/': { body: { results: [getFirstSetting('balance_low')] } },
  'GET /api/main/v1/scheduled-reports/': { body: { results: [] } },
};

function openAs(role: AccountRole, ...page: Parameters<typeof renderPage>) {
  openWideWindow();
  const account = sampleAccount({ role });
  stubApi({ ...ANSWERS, 'GET /api/shared-accounts/api/v1/accounts/info': { body: account } });
  const { queryClient } = renderPage(...page);
  act(() => void queryClient.setQueryData(accountInfoQuery.queryKey, account));
  return userEvent.setup();
}

const countButtons = (names: readonly (string | RegExp)[]) => names.map((name) => screen.queryAllByRole('button', { name }).length);
const each = (role: AccountRole, names: readonly unknown[]) => names.map(() => (isOfGroup(role, 'buyers') ? 1 : 0));

test.each(ACCOUNT_ROLES)('a report offers to write, share, copy and restore to those who may (%s)', async (role) => {
  openAs(role, CampaignReportPage, '/campaigns/$id', '/campaigns/48213');
  expect(await screen.findByText('تعطیلی شعبه، یادداشت شما')).toBeDefined();
  const names = ['یادداشت', 'ویرایش یادداشت «تعطیلی شعبه»', 'حذف یادداشت «تعطیلی شعبه»', 'اشتراک گزارش', 'کپی کمپین', 'بازگرداندن'];
  expect(countButtons(names)).toEqual(each(role, names));
  expect(countButtons(['خروجی اکسل', 'خروجی PDF'])).toEqual([1, 1]);
});

test.each(ACCOUNT_ROLES)('a list offers acts on its campaigns to those who may, and views and files to all (%s)', async (role) => {
  const user = openAs(role, CampaignsPage, '/campaigns');
  await user.click(await screen.findByRole('checkbox', { name: /کمپین یک/ }));
  const bar = within(await screen.findByRole('region', { name: 'کارهای کمپین‌های انتخاب‌شده' }));
  const acts = ['کپی', 'بایگانی', 'کارهای دیگر'].map((name) => bar.queryAllByRole('button', { name }).length);
  expect(acts).toEqual(each(role, acts));
  await user.click(screen.getByRole('button', { name: 'کارهای «کمپین یک»' }));
  const menu = within(await screen.findByRole('menu'));
  const items = menu.getAllByRole('menuitem').map(({ textContent }) => textContent);
  expect(items).toHaveLength(isOfGroup(role, 'buyers') ? 4 : 2);
});

test.each(ACCOUNT_ROLES)('a content offers a verdict and a link to those who may, by buttons and by keys (%s)', async (role) => {
  const user = openAs(role, ContentsPage, '/contents', '/contents?view=review');
  await screen.findAllByText('روزمرگی‌های سارا');
  const names = [/^تأیید/, /^رد/, 'اشتراک محتوا'];
  expect(countButtons(names)).toEqual(each(role, names));
  await user.keyboard('{r}');
  expect(screen.queryAllByRole('textbox', { name: /چه چیزی باید عوض شود/ })).toHaveLength(isOfGroup(role, 'buyers') ? 1 : 0);
});

test.each(ACCOUNT_ROLES)('alerts and scheduled reports are for every member (%s)', async (role) => {
  openAs(role, ProfilePage, '/profile', '/profile?section=alerts');
  expect(await screen.findByRole('button', { name: 'گزارش تازه' })).toBeDefined();
  expect(await screen.findAllByRole('switch')).toHaveLength(1);
});
