import type { RequestKind, RequestState } from '@jarchi/domain/money/requests/money-requests.ts';
import type { RequestIssue } from '@jarchi/domain/money/requests/request-checks.ts';

const states: Readonly<Record<RequestState, string>> = {
  draft: 'پیش‌نویس',
  waiting: 'در انتظار بررسی',
  waiting_second: 'در انتظار تأیید دوم',
  done: 'انجام شد',
  refused: 'رد شد',
  withdrawn: 'پس گرفته شد',
};

const kinds: Readonly<Record<RequestKind, string>> = {
  receipt: 'فیش مشتری',
  charge: 'شارژ',
  deduction: 'کسر',
  transfer: 'انتقال',
  money_back: 'بازگشت پول',
};

type IssueKey = `${RequestIssue['field']}.${RequestIssue['code']}`;

export const requestsFa = {
  states,
  kinds,
  toman: 'تومان',
  slip: (number: string, bank: string) => `فیش ${number}، ${bank}`,
  toBank: (bank: string) => `بازگشت به ${bank}`,
  unknownBank: 'بانک ناشناخته',
  tracked: (day: string, number: string) => `${day} · پیگیری ${number}`,
  at: (day: string, time: string) => `${day}، ${time}`,
  /** How much was credited, and of which claim. */
  ofClaim: (credited: string, claimed: string) => `${credited} تومان از ${claimed} تومان تأیید شد`,
  withdraw: 'پس گرفتن',
  withdrawn: 'درخواست پس گرفته شد.',
  detail: (id: string) => `درخواست ${id}`,
  file: {
    choose: 'انتخاب فایل',
    limits: 'عکس یا PDF، تا ۱۰ مگابایت',
    sending: (percent: string) => `در حال فرستادن… ${percent}`,
    sent: 'بارگذاری شد',
    detach: 'حذف فایل',
    preview: 'تصویر پیوست',
    open: 'باز کردن پیوست',
    failed: 'پیوست نمایش داده نشد.',
    type: 'فقط عکس (JPG، PNG، GIF) یا PDF پذیرفته می‌شود.',
    size: 'حجم فایل بیش از ۱۰ مگابایت است.',
    empty: 'این فایل خالی است.',
  },
  issues: {
    'amount.amount_required': () => 'مبلغ را وارد کنید.',
    'amount.amount_below_minimum': (limit) => `کمترین مبلغ ${limit} تومان است.`,
    'amount.amount_above_maximum': (limit) => `بیشترین مبلغ ${limit} تومان است.`,
    'amount.amount_above_available': (limit) => `بیشترین مبلغی که می‌توان برداشت ${limit} تومان است.`,
    'tracking_number.required': () => 'شمارهٔ پیگیری را بنویسید.',
    'tracking_number.invalid': () => 'شمارهٔ پیگیری ۴ تا ۳۰ رقم یا حرف لاتین است.',
    'bank.required': () => 'بانک پرداخت‌کننده را برگزینید.',
    'bank.invalid': () => 'بانک را از فهرست برگزینید.',
    'day.required': () => 'تاریخ واریز را برگزینید.',
    'day.invalid': () => 'تاریخ واریز را برگزینید.',
    'day.day_future': () => 'تاریخ واریز هنوز نرسیده است.',
    'day.day_old': () => 'فیشی که بیش از یک سال از آن گذشته پذیرفته نمی‌شود.',
    'file.required': () => 'تصویر فیش را پیوست کنید.',
    'file.invalid': () => 'تصویر فیش را پیوست کنید.',
    'iban.required': () => 'شبا را بنویسید.',
    'iban.invalid': () => 'این شبا درست نیست. ۲۴ رقم پس از IR را با رقم‌های کارت بانکی یا همراه‌بانک بسنجید.',
    'reason.required': () => 'دلیل را بنویسید.',
    'reason.invalid': () => 'دلیل ۳ تا ۵۰۰ نویسه دارد.',
    'other_account.required': () => 'حساب مقصد را برگزینید.',
    'other_account.invalid': () => 'حساب مقصد را برگزینید.',
  } satisfies Partial<Record<IssueKey, (limit: string) => string>> as Partial<Record<IssueKey, (limit: string) => string>>,
} as const;
