import type { CreationStep } from '@jarchi/domain/drafts/steps/creation-steps.ts';

export const firstCampaignFa = {
  title: 'هنوز کمپینی نساخته‌اید.',
  text: 'در چهار گام کمپین می‌سازید و تا فعال‌سازی پولی جابه‌جا نمی‌شود.',
  start: 'ساخت اولین کمپین',
  steps: {
    'general-information': 'پلتفرم، زمان و بودجه',
    content: 'فایل، متن و نشانی',
    'create-package': 'ناشران و دسترسی تخمینی',
    activation: 'بازبینی و پرداخت از موجودی',
  } satisfies Record<CreationStep, string>,
} as const;
