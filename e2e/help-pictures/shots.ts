import type { Page } from 'playwright-core';
import { findHeaders, type SampleLogin } from '../sign-in.ts';

export interface Shot {
  /** The picture's name in articles. */
  readonly name: string;
  readonly as: SampleLogin;
  /** Opens what is shown. */
  readonly open: (page: Page) => Promise<void>;
}

interface Listed {
  readonly id: number;
  readonly state?: string;
  readonly campaign_type?: string;
}

/** The results of a list of the server. */
async function list(page: Page, path: string): Promise<readonly Listed[]> {
  const headers = await findHeaders(page.request);
  const answer = await page.request.get(`/api/main/v1/${path}`, { headers });
  return ((await answer.json()) as { results: readonly Listed[] }).results;
}

/** Opens the report of the oldest campaign with ready content that is on the air. */
async function openRunning(page: Page): Promise<void> {
  const campaigns = await list(page, 'campaigns/?limit=100&ordering=created');
  const running = campaigns.find(({ state, campaign_type }) => state === 'PUBLISHING' && campaign_type === 'REACH');
  await page.goto(`/campaigns/${running?.id}`);
}

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
      const [draft] = await list(page, 'campaigns/drafts/?limit=1');
      await page.goto(`/campaign/create-package?draft=${draft?.id}`);
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
    as: 'official',
    open: async (page) => {
      await page.goto('/financial/report');
      await page.getByRole('table').first().waitFor();
    },
  },
  {
    name: 'channels',
    as: 'advertiser',
    open: async (page) => {
      await page.goto('/profile?section=notifications');
      await page.getByRole('switch').first().waitFor();
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
      await openRunning(page);
      await page.getByRole('tabpanel').getByRole('link').first().click();
      await page.getByText('اندازه‌گیری پذیرفته').first().waitFor();
    },
  },
  {
    name: 'stop',
    as: 'advertiser',
    open: async (page) => {
      await openRunning(page);
      await page.getByRole('button', { name: 'توقف کمپین' }).first().click();
      await page.getByRole('alertdialog').getByText('به موجودی در دسترس برمی‌گردد', { exact: true }).waitFor();
    },
  },
];
