import type { CreationStep } from '@jarchi/domain/drafts/steps/creation-steps.ts';

export const draftsListFa = {
  list: 'پیش‌نویس‌های ناتمام',
  untitled: 'پیش‌نویس بدون عنوان',
  step: (step: string, total: string, name: string) => `گام ${step} از ${total}، ${name}`,
  steps: {
    'general-information': 'اطلاعات کلی',
    content: 'محتوا',
    'create-package': 'بسته‌چینی',
    activation: 'فعال‌سازی',
  } satisfies Record<CreationStep, string>,
  saved: (when: string) => `ذخیره در ${when}`,
  today: (time: string) => `امروز، ${time}`,
  yesterday: (time: string) => `دیروز، ${time}`,
  earlier: (day: string, time: string) => `${day}، ${time}`,
  waits: (names: string) => `منتظر ${names}`,
  resume: 'ادامه',
  resumeNamed: (title: string) => `ادامهٔ «${title}»`,
  remove: (title: string) => `حذف «${title}»`,
  removed: (title: string) => `«${title}» حذف شد.`,
  undo: 'بازگرداندن',
  removeFailed: 'پیش‌نویس حذف نشد.',
  unfinished: 'پیش‌نویس ناتمام:',
  all: (count: string) => `همهٔ ${count} پیش‌نویس`,
  dash: ' — ',
  empty: {
    title: 'پیش‌نویسی ندارید.',
    text: 'کمپینی که نیمه‌کاره رها شود این‌جا می‌ماند تا ادامه‌اش دهید.',
  },
} as const;
