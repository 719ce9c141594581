import type { OrderState, PaymentTab } from '@jarchi/domain/money/payments.ts';

export const paymentsFa = {
  title: 'فهرست پرداخت‌ها',
  caption: 'پرداخت‌های حساب با وضعیت و شمارهٔ پیگیری',
  charge: 'افزایش اعتبار',
  help: 'شارژ چگونه انجام می‌شود؟',
  empty: { title: 'هنوز پرداختی انجام نشده است.', text: 'هر شارژ از درگاه، با نتیجه و شمارهٔ پیگیری، این‌جا می‌آید.' },
  states: { paid: 'موفق', failed: 'ناموفق', cancelled: 'ناتمام', created: 'در انتظار بانک' } satisfies Record<OrderState, string>,
  columns: { tracking: 'شمارهٔ پیگیری', gateway: 'درگاه', state: 'وضعیت', created: 'زمان', amount: 'مبلغ (تومان)', action: 'گام بعدی' },
  none: '—',
  tabs: { label: 'پرداخت‌ها به نتیجه', all: 'همه', paid: 'موفق', waiting: 'در انتظار بانک', unpaid: 'ناموفق' } satisfies Record<
    PaymentTab | 'label',
    string
  >,
  filters: {
    search: 'جست‌وجو در پرداخت‌ها',
    searchExample: 'شمارهٔ پیگیری یا پرداخت',
    names: { search: 'جست‌وجو', created: 'تاریخ', gateway: 'درگاه', amount: 'مبلغ' } as Readonly<Record<string, string>>,
    show: (count: string) => `دیدن ${count} پرداخت`,
  },
  noneFits: 'هیچ پرداختی با این انتخاب جور نیست.',
  paidSum: (count: string) => `جمع ${count} پرداخت موفق`,
  at: (day: string, time: string) => `${day}، ${time}`,
  again: 'تلاش دوباره',
  open: (id: string) => `جزئیات پرداخت ${id}`,
  tracked: (state: string, number: string) => `${state} · پیگیری ${number}`,
  toman: 'تومان',
  one: {
    title: (id: string) => `پرداخت ${id}`,
    home: 'خانه',
    sentences: {
      paid: (gateway: string) => `از ${gateway} پرداخت شد و به موجودی رسید.`,
      failed: (gateway: string) => `${gateway} این پرداخت را نپذیرفت. اگر مبلغی کم شده باشد، تا ۷۲ ساعت پس از پرداخت به کارت شما برمی‌گردد.`,
      cancelled: (gateway: string) =>
        `در ${gateway} کامل نشد و چیزی به موجودی افزوده نشد. اگر مبلغی از کارت شما کم شده باشد، خودکار به موجودی می‌آید یا تا ۷۲ ساعت پس از پرداخت به کارت برمی‌گردد.`,
      created: (gateway: string) => `پاسخ ${gateway} هنوز نرسیده است. پس از پاسخ، مبلغ خودکار به موجودی افزوده می‌شود.`,
    } satisfies Record<OrderState, (gateway: string) => string>,
    number: 'شمارهٔ پرداخت',
    created: 'زمان ساخت',
    paid: 'زمان پرداخت',
    receipt: 'رسید',
    ledger: 'در گردش حساب',
    toLedger: 'گزارش مالی',
    path: 'مسیر این پرداخت',
    steps: {
      created: 'پرداخت ساخته شد و به درگاه رفتید',
      waits: 'منتظر پاسخ بانک',
      paid: 'بانک تأیید کرد و به موجودی افزوده شد',
      failed: 'بانک نپذیرفت',
      cancelled: 'پرداخت کامل نشد',
    },
    lost: 'اگر بازگشت از بانک گم شود، پرداخت خودکار پیدا و فقط یک بار افزوده می‌شود.',
  },
} as const;
