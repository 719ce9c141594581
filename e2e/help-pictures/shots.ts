import type { Page } from 'playwright-core';
import type { SampleLogin } from '../sign-in.ts';

export interface Shot {
  /** The picture's name in articles. */
  readonly name: string;
  readonly as: SampleLogin;
  /** Opens what is shown. */
  readonly open: (page: Page) => Promise<void>;
}

/** Opens the first campaign of the list that is on the air and has such a link. */
async function openRunning(page: Page, wanted: (text: string) => boolean): Promise<void> {
  await page.goto('/campaigns?stage=running');
  const links = page.getByRole('main').getByRole('link');
  await links.first().waitFor();
  for (const link of await links.all()) {
    const path = (await link.getAttribute('href')) ?? '';
    if (!/^\/campaigns\/\d+$/.test(path)) continue;
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.waitForTimeout(600);
    if (wanted(await page.getByRole('main').innerText())) return;
  }
  throw new Error('no campaign of the sample world fits');
}

const isCompletePublishing = (text: string) => text.includes('توقف کمپین') && text.includes('ناشران');

/** What the pictures of the help centre show, on the sample world. */
export const SHOTS: readonly Shot[] = [
  {
    name: 'general',
    as: 'official',
    open: async (page) => {
      await page.goto('/campaign/general-information');
      await page.getByRole('textbox', { name: 'عنوان کمپین' }).fill('معرفی منوی پاییزی');
      await page.evaluate(() => document.querySelector('main')?.scrollTo(0, 0));
    },
  },
  {
    name: 'package',
    as: 'advertiser',
    open: async (page) => {
      await page.goto('/campaigns');
      await page.goto(`/campaign/${await findFirst(page)}/create-package`);
      await page.getByRole('heading', { name: 'بسته‌های پیشنهادی' }).waitFor();
    },
  },
  {
    name: 'charge',
    as: 'official',
    open: async (page) => {
      await page.goto('/financial/charge');
      await page.getByRole('textbox', { name: 'مبلغ شارژ' }).fill('5000000');
    },
  },
  {
    name: 'ledger',
    as: 'advertiser',
    open: async (page) => {
      await page.goto('/financial/report');
      await page.getByRole('table').first().waitFor();
    },
  },
  {
    name: 'review',
    as: 'advertiser',
    open: async (page) => {
      await page.goto('/contents?state=pending&view=review');
      await page.getByRole('button', { name: 'تأیید محتوا' }).first().waitFor();
    },
  },
  {
    name: 'figure',
    as: 'advertiser',
    open: async (page) => {
      await openRunning(page, isCompletePublishing);
      await page.getByRole('tabpanel').getByRole('link').first().click();
      await page.getByText('اندازه‌گیری پذیرفته').first().waitFor();
    },
  },
  {
    name: 'stop',
    as: 'advertiser',
    open: async (page) => {
      await openRunning(page, isCompletePublishing);
      await page.getByRole('button', { name: 'توقف کمپین' }).first().click();
      await page.getByRole('alertdialog').getByText('به موجودی در دسترس برمی‌گردد').waitFor();
    },
  },
];

async function findFirst(page: Page): Promise<number> {
  const access = await page.request.get('/api/accounts/token/access');
  const { token } = (await access.json()) as { token: string };
  const list = await page.request.get('/api/main/v1/campaigns/?limit=1&ordering=created', {
    headers: { authorization: `Bearer ${token}` },
  });
  return ((await list.json()) as { results: readonly { id: number }[] }).results[0]?.id ?? 0;
}
