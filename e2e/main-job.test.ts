import { inspect } from './inspect.ts';
import { testInQuietWorld as test } from './kit.ts';
import { doMainJob, moveClock } from './main-job.ts';
import { SAMPLE_PHONES } from './sign-in.ts';

test('a marketer signs in, charges, builds a campaign, buys it, sees it published and reads its report', ({ visit }) =>
  doMainJob(visit, { phone: SAMPLE_PHONES.fresh, check: inspect }));

test('after a month that passes at once the session is valid and every page loads', async ({ visit }) => {
  const page = await visit({ as: 'advertiser' });
  await page.goto('/');
  await page.route('**/v1/world/clock/', (route) =>
    route.request().method() === 'POST' ? route.continue({ postData: JSON.stringify({ hours: 30 * 24 }) }) : route.continue(),
  );
  await moveClock(page, 'یک روز');
  await page.getByRole('link', { name: /^فهرست کمپین‌ها/ }).click();
  await page.getByRole('table').getByRole('row').nth(1).waitFor();
  await page.reload();
  await page.getByRole('table').getByRole('row').nth(1).waitFor();
  await page.getByRole('link', { name: 'افزایش اعتبار' }).click();
  await page.getByLabel('مبلغ شارژ').waitFor();
});
