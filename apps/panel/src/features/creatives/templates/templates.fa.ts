export const templatesFa = {
  title: 'قالب‌های رسانه',
  text: 'فایل‌هایی که پیش‌تر برای این قالب نگه داشته‌اید.',
  save: 'ذخیره به‌عنوان قالب',
  saving: 'در حال ذخیرهٔ قالب…',
  saved: (name: string) => `«${name}» میان قالب‌ها ذخیره شد.`,
  use: (name: string) => `برداشتن قالب ${name}`,
  remove: (name: string) => `حذف قالب ${name}`,
  removed: (name: string) => `قالب «${name}» حذف شد.`,
  undo: 'بازگرداندن',
  empty: 'هنوز قالبی ندارید.',
  emptyText: 'کنار هر فایل بارگذاری‌شده، «ذخیره به‌عنوان قالب» را بزنید.',
  more: 'قالب‌های بیشتر',
} as const;
