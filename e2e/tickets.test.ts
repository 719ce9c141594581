import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { inspect } from './inspect.ts';
import { test, testInOwnWorld, type Visit } from './kit.ts';
import { ask } from './page-stops.ts';
import { SAMPLE_PASSWORD } from './sign-in.ts';

const LOG = { name: 'error.log', mimeType: 'text/plain', buffer: Buffer.from('خطای 404\nGET /autumn') };
const PROGRAM = { name: 'tool.exe', mimeType: 'application/x-msdownload', buffer: Buffer.from('MZ this is a program') };
const SUBJECT = 'ساعت انتشار <b>استوری</b>';

async function findCampaign(page: Page): Promise<number> {
  const answer = await ask(page, 'GET', '/api/main/v1/campaigns/?limit=1');
  const { results } = (await answer.json()) as { results: readonly { id: number }[] };
  return results[0]?.id ?? 0;
}

/** The ticket at the desk of a member of staff. */
async function openDesk(visit: Visit): Promise<Page> {
  const desk = await visit({ refusals: [401] });
  await desk.goto('/staff/tickets');
  await desk.getByLabel('ایمیل یا نام کاربری').fill('staff@jarchi.test');
  await desk.getByLabel('رمز عبور', { exact: true }).fill(SAMPLE_PASSWORD);
  await desk.getByRole('button', { name: 'ورود', exact: true }).click();
  await inspect(desk, 'staff-tickets', desk.getByRole('heading', { level: 1, name: 'پشتیبانی' }));
  await desk.getByRole('link', { name: SUBJECT }).click();
  await inspect(desk, 'staff-ticket', desk.getByRole('heading', { name: 'پاسخ', exact: true }));
  return desk;
}

testInOwnWorld('a ticket about a campaign is answered while its page is open, closed, opened again and rated', async ({ visit }) => {
  const page = await visit({ as: 'advertiser', isNarrow: true });
  await page.goto('/campaigns');
  await page.goto(`/campaigns/${await findCampaign(page)}/identity`);
  await page.getByRole('link', { name: 'از پشتیبانی بپرسید' }).click();
  const send = page.getByRole('button', { name: 'ثبت درخواست' });
  await page.getByRole('button', { name: 'برداشتن پیوند' }).waitFor();
  await send.click();
  await page.getByText('موضوع را بنویسید.').waitFor();
  await page.getByLabel('موضوع').fill(SUBJECT);
  await page.getByLabel('شرح').fill('با UTM خطای 404 Not Found می‌بینم.\nhttps://sepidar.example/autumn?utm_source=a');
  const picker = page.locator('input[type=file]');
  await picker.setInputFiles(PROGRAM);
  await page.getByText(/پذیرفته نشد/).waitFor();
  await page.reload();
  expect(await page.getByLabel('موضوع').inputValue()).toBe(SUBJECT);
  await picker.setInputFiles(LOG);
  await page.getByText('فرستاده شد').waitFor();
  await inspect(page, 'ticket-new', send);
  await send.click();
  const talk = page.getByRole('log');
  await talk.getByText('404 Not Found').waitFor();
  await inspect(page, 'ticket', talk);
  expect(await talk.getByRole('link').getAttribute('rel')).toContain('noopener');

  const desk = await openDesk(visit);
  await desk.getByLabel('یادداشت داخلی').check({ force: true });
  await desk.getByLabel('متن', { exact: true }).fill('مشتری قدیمی است');
  await desk.getByRole('button', { name: 'ثبت یادداشت' }).click();
  await desk.getByRole('log').getByText('مشتری قدیمی است').waitFor();
  await page.getByLabel('پاسخ شما').fill('در حال نوشتن');
  await desk.getByLabel('متن', { exact: true }).fill('به ساعت ۱۹ بردم.');
  await desk.getByRole('button', { name: 'فرستادن پاسخ' }).click();
  await talk.getByText('به ساعت ۱۹ بردم.').waitFor();
  expect(await page.getByLabel('پاسخ شما').inputValue()).toBe('در حال نوشتن');
  expect(await talk.getByText('مشتری قدیمی است').count()).toBe(0);

  await page.getByRole('button', { name: 'بستن درخواست' }).click();
  await page.getByRole('radio', { name: '۵ از ۵' }).check({ force: true });
  await inspect(page, 'ticket-closed', page.getByRole('button', { name: 'ثبت نظر' }));
  await page.getByRole('button', { name: 'ثبت نظر' }).click();
  await page.getByText('نظر شما: ۵ از ۵').waitFor();
  await page.getByRole('button', { name: 'باز کردن دوباره' }).click();
  expect(await page.getByLabel('پاسخ شما').inputValue()).toBe('در حال نوشتن');
  await page.getByRole('button', { name: 'بستن درخواست' }).click();
  await page.getByRole('radio', { name: '۳ از ۵' }).check({ force: true });
  await page.getByRole('button', { name: 'ثبت نظر' }).click();
  await page.getByText('نظر شما: ۳ از ۵').waitFor();
  await page.goto('/support');
  await inspect(page, 'tickets', page.getByRole('link', { name: SUBJECT }));
});

const UPLOADS = '**/mixin/attachments?**';
const listKept = (page: Page) =>
  page.evaluate(async () => ({
    typed: Object.keys(sessionStorage).filter((key) => key.startsWith('jarchi-ticket:')).length,
    databases: (await indexedDB.databases()).map(({ name }) => name),
  }));

test('a file that a reload interrupts is sent again from the browser’s copy, and a sign-out removes what was not sent', async ({
  visit,
}) => {
  const page = await visit({ as: 'newcomer', refusals: [401] });
  await page.goto('/support/new');
  const picker = page.locator('input[type=file]');
  // Uploads get no answer.
  await page.route(UPLOADS, () => undefined);
  await picker.setInputFiles(LOG);
  await page.getByRole('button', { name: 'لغو فرستادن error.log' }).waitFor();
  await expect.poll(() => listKept(page)).toMatchObject({ typed: 1, databases: ['jarchi-uploads'] });
  await page.unroute(UPLOADS);
  await page.reload();
  await page.getByRole('button', { name: 'برداشتن error.log' }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'برداشتن error.log' }).waitFor();
  await page.getByLabel('دسته').selectOption('مالی');
  await page.getByLabel('موضوع').fill('پیوست');
  await page.getByLabel('شرح').fill('گزارش خطا را ببینید.');
  await page.getByRole('button', { name: 'ثبت درخواست' }).click();
  await page.getByRole('log').getByRole('button', { name: 'دریافت error.log' }).waitFor();

  await picker.setInputFiles({ ...LOG, name: 'second.log' });
  await page.getByRole('button', { name: 'برداشتن second.log' }).waitFor();
  await page.route(UPLOADS, () => undefined);
  await picker.setInputFiles({ ...LOG, name: 'third.log' });
  await page.getByRole('button', { name: 'لغو فرستادن third.log' }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'برداشتن second.log' }).waitFor();
  await page.getByRole('button', { name: 'لغو فرستادن third.log' }).waitFor();
  await page.goto('/profile?section=session');
  await page.getByRole('button', { name: 'خروج از این مرورگر' }).click();
  await page.waitForURL('**/auth/login**');
  await expect.poll(() => listKept(page)).toEqual({ typed: 0, databases: [] });
});
