/** Texts of the news of the panel. */
export const changelogFa = {
  untitled: 'پیام پشتیبانی',
  subtitle: 'تازه‌های پنل',
  attachments: 'پیوست‌ها',
  download: (name: string) => `دریافت ${name}`,
  close: 'بستن',
} as const;
