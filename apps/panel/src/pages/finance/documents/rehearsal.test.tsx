import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { stubApi } from '#testing/fake-api.ts';
import { renderPage } from '#testing/render-page.tsx';
import { sampleAccount } from '#testing/sample-account.fa.ts';
import { sampleHolds, sampleRehearsal } from '#testing/sample-finance.fa.ts';
import { FinancialReportPage } from './FinancialReportPage.tsx';

const TITLES = ['یکم', 'دوم', 'سوم', 'چهارم', 'پنجم', 'ششم', 'هفتم'];

const REHEARSE = 'POST /api/financial/accounts/adv-1/rehearsal';

function openRehearsal(count: number, drafts: ReturnType<typeof sampleRehearsal>['drafts'] = []) {
  const [, running] = sampleRehearsal().options;
  const options = TITLES.slice(0, count).map((title, index) => ({ ...running!, campaign: index + 1, title }));
  const requests = stubApi({
    'GET /api/shared-accounts/api/v1/accounts/info': { body: sampleAccount({ is_official: true }) },
    'GET /api/financial/accounts/adv-1/holds': { body: sampleHolds },
    [REHEARSE]: { body: sampleRehearsal({ options, drafts }) },
  });
  renderPage(FinancialReportPage, '/financial/report', '/financial/report?view=rehearsal');
  return { user: userEvent.setup(), requests };
}

const countEnds = () => screen.getAllByRole('switch', { name: /تمام شود$/ }).length;

test('more than five ends of campaigns are folded, and one that is supposed stays', async () => {
  const { user } = openRehearsal(7);
  const all = await screen.findByRole('button', { name: 'همهٔ ۷ کمپین' });
  expect(countEnds()).toBe(5);
  await user.click(all);
  expect(countEnds()).toBe(7);
  await user.click(screen.getByRole('switch', { name: '«هفتم» تمام شود' }));
  await user.click(screen.getByRole('button', { name: 'نمایش کمتر' }));
  await waitFor(() => expect(countEnds()).toBe(6));
  expect(screen.getByRole('switch', { name: '«هفتم» تمام شود' })).toHaveProperty('checked', true);
});

test('five ends are all shown, and a draft is said to come with its price', async () => {
  openRehearsal(5);
  expect(await screen.findByText(/^پیش‌نویسی که همهٔ گام‌هایش کامل باشد/)).toBeDefined();
  expect(countEnds()).toBe(5);
  expect(screen.queryByRole('button', { name: /کمپین$/ })).toBeNull();
});

test('a complete draft can be supposed as bought', async () => {
  const buy = { available: -9_900_000, held: 9_900_000, at: null, refused: null, shortfall: null };
  const draft = { draft: 12, title: 'منوی زمستانی', campaign_type: 'REACH', media_type: 'INSTAGRAM', buy } as const;
  const { user, requests } = openRehearsal(0, [draft]);
  await user.click(await screen.findByRole('switch', { name: '«منوی زمستانی» را بخرم' }));
  const bodies = () => requests.filter(({ name }) => name === REHEARSE).map(({ body }) => body);
  await waitFor(() => expect(bodies().at(-1)).toEqual({ ifs: [{ if: 'buy_draft', draft: 12 }] }));
  await user.click(await screen.findByRole('switch', { name: '«منوی زمستانی» را بخرم' }));
  await waitFor(() => expect(bodies().at(-1)).toEqual({ ifs: [] }));
});
