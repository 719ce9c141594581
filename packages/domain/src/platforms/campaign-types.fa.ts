import type { CampaignType } from './platforms.ts';

export interface CampaignTypeWords {
  readonly title: string;
  /** Where the word «کمپین» stands beside it already. */
  readonly shortTitle: string;
  /** Who makes the content, and what is paid for. */
  readonly description: string;
  /** What an advertiser wants who chooses it. */
  readonly goal: string;
}

export const campaignTypesFa: Readonly<Record<CampaignType, CampaignTypeWords>> = {
  REACH: {
    title: 'کمپین دسترسی',
    shortTitle: 'دسترسی',
    description: 'محتوای آماده، انتشار مستقیم',
    goal: 'رسیدن پیام به مخاطب بیشتر',
  },
  INFLUENCE: {
    title: 'کمپین اینفلوئنسری',
    shortTitle: 'اینفلوئنسری',
    description: 'محتوا را ناشر می‌سازد',
    goal: 'معرفی به زبان کسی که مخاطب می‌شناسد',
  },
  CPM: {
    title: 'کمپین بازدیدی',
    shortTitle: 'بازدیدی',
    description: 'محتوای آماده، پرداخت برای هر هزار بازدید',
    goal: 'شمار معینی بازدید',
  },
  CPC: {
    title: 'کمپین کلیکی',
    shortTitle: 'کلیکی',
    description: 'محتوای آماده، پرداخت برای هر کلیک',
    goal: 'آوردن مخاطب به صفحهٔ شما',
  },
};
