/** The header: the account, its money, the person. */
export const headerFa = {
  account: 'حساب',
  accountKind: 'پنل تبلیغ‌دهنده',
  switchAccount: (title: string) => `${title}، تغییر پنل`,
  balance: 'موجودی',
  addBalance: 'افزایش موجودی',
  debtLimit: 'سقف بدهی',
  moneyMenu: 'منوی مالی',
  debtChip: (amount: string) => `${amount} تومان بدهی، منوی مالی`,
  balanceChip: (amount: string) => `موجودی ${amount} تومان، منوی مالی`,
  balanceFailed: 'موجودی دریافت نشد.',
  retry: 'تلاش دوباره',

  userCard: 'کارت کاربر',
  openUserCard: (name: string) => `کارت کاربر ${name}`,
} as const;
