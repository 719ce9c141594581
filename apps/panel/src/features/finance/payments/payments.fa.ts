import type { OrderState } from '@jarchi/domain/money/payments.ts';

export const paymentsFa = {
  title: 'فهرست پرداخت‌ها',
  caption: 'پرداخت‌های حساب با وضعیت و شمارهٔ پیگیری',
  charge: 'افزایش اعتبار',
  empty: { title: 'هنوز پرداختی انجام نشده است.', text: 'هر شارژ از درگاه، با نتیجه و شمارهٔ پیگیری، این‌جا می‌آید.' },
  states: { paid: 'موفق', failed: 'ناموفق', cancelled: 'لغو شده', created: 'در انتظار بانک' } satisfies Record<OrderState, string>,
  columns: { tracking: 'شمارهٔ پیگیری', gateway: 'درگاه', state: 'وضعیت', created: 'زمان', amount: 'مبلغ (تومان)', action: 'گام بعدی' },
  none: '—',
  at: (day: string, time: string) => `${day}، ${time}`,
  again: 'تلاش دوباره',
  open: (id: string) => `جزئیات پرداخت ${id}`,
  tracked: (state: string, number: string) => `${state} · پیگیری ${number}`,
  toman: 'تومان',
  one: {
    title: (id: string) => `پرداخت ${id}`,
    sentences: {
      paid: (gateway: string) => `از ${gateway} پرداخت شد و به موجودی رسید.`,
      failed: (gateway: string) => `${gateway} این پرداخت را نپذیرفت. اگر مبلغی کم شده باشد، تا ۷۲ ساعت به کارت شما برمی‌گردد.`,
      cancelled: (gateway: string) => `در ${gateway} لغو شد و پولی از کارت شما کم نشد.`,
      created: (gateway: string) => `پاسخ ${gateway} هنوز نرسیده است. پس از پاسخ، مبلغ خودکار به موجودی افزوده می‌شود.`,
    } satisfies Record<OrderState, (gateway: string) => string>,
    number: 'شمارهٔ پرداخت',
    created: 'زمان ساخت',
    paid: 'زمان پرداخت',
    ledger: 'در گردش حساب',
    toLedger: 'گزارش مالی',
    path: 'مسیر این پرداخت',
    steps: {
      created: 'پرداخت ساخته شد و به درگاه رفتید',
      waits: 'منتظر پاسخ بانک',
      paid: 'بانک تأیید کرد و به موجودی افزوده شد',
      failed: 'بانک نپذیرفت',
      cancelled: 'پرداخت لغو شد',
    },
    lost: 'اگر بازگشت از بانک گم شود، پرداخت خودکار پیدا و فقط یک بار افزوده می‌شود.',
  },
} as const;
