/** The card of the person. */
export const userFa = {
  balance: 'موجودی',
  accountId: (id: string) => `شناسه ${id}`,
  verified: 'تأیید شده',
  unverified: 'تأیید نشده',
  profile: 'پروفایل و اطلاعات مالی',
  theme: 'پوسته',
  themes: { system: 'سیستم', light: 'روشن', dark: 'تیره' },
  signOut: 'خروج',
  signingOut: 'در حال خروج…',
} as const;
