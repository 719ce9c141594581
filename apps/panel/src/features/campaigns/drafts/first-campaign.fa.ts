import type { CreationStep } from '@jarchi/domain/drafts/steps/creation-steps.ts';

export const firstCampaignFa = {
  title: 'هنوز کمپینی نساخته‌اید.',
  nobody: 'هنوز کمپینی ساخته نشده است.',
  text: 'در چهار گام کمپین می‌سازید و تا فعال‌سازی پولی جابه‌جا نمی‌شود.',
  others: (names: string) => `${names} نخستین کمپین را می‌سازد؛ پس از آن گزارش‌ها را همین‌جا می‌بینید.`,
  start: 'ساخت اولین کمپین',
  steps: {
    'general-information': 'پلتفرم، زمان و بودجه',
    content: 'فایل، متن و نشانی',
    'create-package': 'ناشران و دسترسی تخمینی',
    activation: 'بازبینی و پرداخت از موجودی',
  } satisfies Record<CreationStep, string>,
} as const;
