import { DAY_MS } from '@jarchi/domain/calendar/durations.ts';
import { formatDate, formatDayMonth, formatTime } from '@jarchi/domain/calendar/jalali.ts';

export const customersFa = {
  title: 'مشتریان',
  search: {
    label: 'جست‌وجوی مشتری',
    placeholder: 'نام، موبایل، ایمیل، نشانی پنل یا شناسه',
    clear: 'پاک کردن جست‌وجو',
    found: (count: string) => `${count} مشتری`,
    nothing: 'مشتری‌ای پیدا نشد.',
    nothingText: (text: string) => `«${text}» در نام، موبایل، ایمیل، نشانی و شناسهٔ هیچ مشتری نیست.`,
  },
  empty: { title: 'هنوز مشتری‌ای نیست.', text: 'هر کس در پنل ثبت‌نام کند، این‌جا دیده می‌شود.' },
  table: 'مشتریان',
  columns: {
    customer: 'مشتری',
    phone: 'موبایل',
    balance: 'موجودی، تومان',
    held: 'نگه‌داشته، تومان',
    spendable: 'قابل خرج، تومان',
    campaigns: 'کمپین',
    lastLogin: 'آخرین ورود',
  },
  none: '—',
  never: 'وارد نشده',
  official: 'خرید با فاکتور رسمی',
  own: 'شما در این حساب جایی دارید',
  toman: 'تومان',

  crm: 'پروندهٔ CRM',
  id: (id: string) => `شناسه ${id}`,
  balances: {
    label: 'موجودی‌های حساب',
    balance: 'موجودی',
    available: 'در دسترس',
    held: 'نگه‌داشته',
    debtLimit: 'سقف بدهی',
    spendable: 'قابل خرج',
  },
  owner: {
    title: 'صاحب حساب',
    since: (at: number) => `عضو از ${formatDate(at)}`,
    phone: 'موبایل',
    email: 'ایمیل',
    lastLogin: 'آخرین ورود',
    campaigns: 'کمپین‌ها',
    address: 'نشانی پنل',
  },
  history: {
    title: 'نمایندگی‌ها',
    table: 'نمایندگی‌های این مشتری',
    empty: { title: 'هنوز کسی به نمایندگی از این مشتری وارد نشده است.' },
    staff: 'کارمند',
    reason: 'دلیل',
    startedAt: 'زمان',
    duration: 'مدت',
    writes: 'تغییرها',
    open: 'باز',
    minutes: (count: string) => `${count} دقیقه`,
    underMinute: 'کمتر از یک دقیقه',
    openUntil: (time: string) => `تا ${time}`,
    changes: (count: string) => `${count} تغییر`,
    readOnly: 'فقط مشاهده',
  },
  notFound: {
    title: 'مشتری‌ای با این نشانی نیست.',
    text: 'شاید نشانی اشتباه نوشته شده باشد. در فهرست مشتریان جست‌وجو کنید.',
    action: 'فهرست مشتریان',
  },
  impersonation: {
    open: 'ورود به نمایندگی',
    question: (title: string) => `ورود به نمایندگی از «${title}»؟`,
    text: 'پنل مشتری را همان‌گونه که او می‌بیند باز می‌کنید.',
    reason: 'دلیل',
    reasonHint: 'با نام شما در پروندهٔ این مشتری می‌ماند.',
    reasonMissing: (least: string) => `دلیل را بنویسید؛ دست‌کم ${least} نویسه.`,
    reasonLong: (most: string) => `دلیل را کوتاه‌تر بنویسید؛ بیشتر از ${most} نویسه نمی‌شود.`,
    rules: {
      time: (minutes: string) =>
        `حداکثر ${minutes} دقیقه، سپس خودکار پایان می‌یابد. نمایندگی دیگری که در این مرورگر باز باشد همین حالا بسته می‌شود.`,
      audit: 'هر تغییر با نام شما و مشتری در گزارش ممیزی ثبت می‌شود.',
      locked: 'رمز، شمارهٔ موبایل و ایمیل مشتری قابل تغییر نیست.',
    },
    cancel: 'انصراف',
    submitting: 'در حال باز کردن پنل…',
  },
} as const;

/** «امروز، ۱۴:۰۵» or «۱۹ آبان، ۱۴:۰۵», with the year if it is not the current one. */
export function whenText(at: number, now: number): string {
  const day = formatDate(at) === formatDate(now) ? 'امروز' : at > now - 300 * DAY_MS ? formatDayMonth(at) : formatDate(at);
  return `${day}، ${formatTime(at)}`;
}
