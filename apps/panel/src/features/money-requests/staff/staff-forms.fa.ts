import type { StaffKind } from '@jarchi/domain/money/requests/money-requests.ts';
import type { LedgerCode } from '@jarchi/domain/money/ledger.ts';

const forms: Readonly<
  Record<StaffKind, { title: string; text: string; change: string; send: (amount: string) => string; sent: string; sentText: string }>
> = {
  charge: {
    title: 'شارژ حساب مشتری',
    text: 'مبلغ بدون درگاه به موجودی این حساب افزوده می‌شود.',
    change: 'شارژ',
    send: (amount) => `ثبت شارژ ${amount} تومان`,
    sent: 'شارژ انجام شد.',
    sentText: 'به موجودی در دسترس مشتری افزوده شد.',
  },
  deduction: {
    title: 'کسر از حساب مشتری',
    text: 'مبلغ از موجودی در دسترس کم می‌شود؛ تا سقف بدهی حساب.',
    change: 'کسر',
    send: (amount) => `ثبت کسر ${amount} تومان`,
    sent: 'کسر انجام شد.',
    sentText: 'از موجودی در دسترس مشتری کم شد.',
  },
  transfer: {
    title: 'انتقال میان حساب‌ها',
    text: 'از حسابی که نمایندهٔ آن هستید، به حساب دیگری از همین مشتری.',
    change: 'انتقال',
    send: (amount) => `انتقال ${amount} تومان`,
    sent: 'انتقال انجام شد.',
    sentText: 'تا لحظه‌ای دیگر در حساب مقصد می‌نشیند.',
  },
};

const codes: Partial<Record<LedgerCode, string>> = {
  'advertiser.available': 'موجودی در دسترس مشتری',
  adjustment: 'تعدیل',
  'transfer.clearing': 'انتقال در راه',
};

/** Words of the forms of staff, which their list does without. */
export const staffFormsFa = {
  forms,
  form: {
    amount: 'مبلغ',
    reason: 'دلیل',
    reasonHint: 'برای مشتری هم در گزارش مالی و اعلان دیده می‌شود.',
    attachment: 'پیوست',
    from: 'از حساب',
    to: 'به حساب',
    chooseTo: 'برگزیدن حساب مقصد',
    accountOf: (title: string, available: string) => `${title}، در دسترس ${available} تومان`,
    availableThere: (available: string) => `در دسترس ${available} تومان`,
    noOther: 'صاحب این حساب حساب دیگری ندارد؛ انتقال فقط میان حساب‌های یک صاحب انجام می‌شود.',
    effect: 'اثر بر حساب',
    now: 'در دسترس، اکنون',
    after: 'در دسترس، پس از ثبت',
    otherAfter: (title: string) => `${title}، پس از ثبت`,
    entries: 'آنچه در دفتر کل نوشته می‌شود',
    entry: { account: 'سرفصل', debit: 'بدهکار', credit: 'بستانکار' },
    codes,
    second: (limit: string) => `مبلغ‌های بیش از ${limit} تومان را همکار دوم هم باید تأیید کند؛ پس از ثبت در انتظار او می‌ماند.`,
    audit: 'با نام شما و مشتری در گزارش ممیزی می‌ماند.',
    sendEmpty: 'ثبت درخواست',
    saving: 'در حال ذخیره…',
    sending: 'در حال ثبت…',
    saveDraft: 'ذخیرهٔ پیش‌نویس',
    saved: 'پیش‌نویس ذخیره شد.',
    waiting: 'درخواست در انتظار تأیید دوم است.',
    waitingText: 'همکار دیگری آن را در میز کارکنان یا همین فهرست تأیید می‌کند.',
    discard: 'حذف پیش‌نویس',
    discarded: 'پیش‌نویس حذف شد.',
    notDraft: 'این درخواست پیش‌نویس نیست؛ آن را در فهرست ببینید.',
  },
} as const;
