/** Texts of a content that a link opens. */
export const sharedContentFa = {
  position: (format: string, at: string, count: string) => `${format} ${at} از ${count}`,
  followers: (count: string) => `${count} دنبال‌کننده`,
  caption: 'متن همراه',
  noCaption: 'بدون متن',
  brief: 'خواستهٔ کمپین',
  noBrief: 'برای این کمپین بریفی نوشته نشده است.',
  readOnly: (account: string) => `این صفحه فقط نمایش است. تأیید یا رد در پنل «${account}» انجام می‌شود.`,
} as const;
