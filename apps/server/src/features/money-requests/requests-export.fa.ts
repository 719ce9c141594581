import type { RequestKind, RequestState } from '@jarchi/domain/money/requests/money-requests.ts';

/** Words of the exported requests of money. */
export const requestsExportFa = {
  sheet: 'درخواست‌های مالی',
  fileName: 'درخواست‌های مالی',
  columns: [
    'شماره',
    'نوع',
    'حساب دیگر',
    'دلیل',
    'پاسخ',
    'ثبت‌کننده',
    'تأیید نخست',
    'تأیید دوم',
    'روز',
    'ساعت',
    'روز فیش',
    'شمارهٔ پیگیری',
    'شبا',
    'وضعیت',
    'مبلغ درخواست (تومان)',
    'مبلغ انجام‌شده (تومان)',
  ],
  kinds: {
    receipt: 'فیش مشتری',
    charge: 'شارژ',
    deduction: 'کسر',
    transfer: 'انتقال',
    money_back: 'بازگشت پول',
  } satisfies Record<RequestKind, string>,
  states: {
    draft: 'پیش‌نویس',
    waiting: 'در انتظار بررسی',
    waiting_second: 'در انتظار تأیید دوم',
    done: 'انجام شد',
    refused: 'رد شد',
    withdrawn: 'پس گرفته شد',
  } satisfies Record<RequestState, string>,
} as const;
