import { toPersianDigits } from '@jarchi/domain/text/digits.ts';

export const accountFa = {
  newAccountTitle: (phone: string) => `حساب ${toPersianDigits(phone)}`,
  appTitle: (accountTitle: string) => accountTitle || 'جارچی',
  types: { adv: 'تبلیغ‌دهنده' },
};
