import type { LedgerKind } from '@jarchi/domain/money/ledger.ts';

/** Words of the exported statement. */
export const statementFa = {
  sheet: 'گردش حساب',
  fileName: 'گردش حساب',
  columns: [
    'شمارهٔ ثبت',
    'روز',
    'ساعت',
    'رویداد',
    'کمپین',
    'شناسهٔ کمپین',
    'ناشر',
    'بازدید یا کلیک',
    'پرداخت',
    'شمارهٔ پیگیری',
    'درخواست مالی',
    'در دسترس (تومان)',
    'نگه‌داشته (تومان)',
    'موجودی پس از رویداد (تومان)',
  ],
  kinds: {
    charge: 'افزایش اعتبار',
    hold: 'نگه‌داشتن مبلغ کمپین',
    release: 'آزادسازی',
    capture: 'تسویه با ناشر',
    refund: 'بازپرداخت',
    adjustment: 'اصلاح موجودی',
    deduction: 'کسر از موجودی',
    transfer: 'انتقال میان حساب‌ها',
  } satisfies Record<LedgerKind, string>,
  total: (count: number) => `جمع ${count} رویداد`,
} as const;
