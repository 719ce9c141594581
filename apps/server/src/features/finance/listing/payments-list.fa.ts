import type { OrderState } from '@jarchi/domain/money/payments.ts';

/** Words of the exported payments. */
export const paymentsListFa = {
  sheet: 'پرداخت‌ها',
  fileName: 'پرداخت‌ها',
  columns: ['شمارهٔ پرداخت', 'روز', 'ساعت', 'درگاه', 'وضعیت', 'شمارهٔ پیگیری', 'روز پرداخت', 'مبلغ (تومان)'],
  states: { paid: 'موفق', failed: 'ناموفق', cancelled: 'ناتمام', created: 'در انتظار بانک' } satisfies Record<OrderState, string>,
  paid: (count: number) => `جمع ${count} پرداخت موفق`,
} as const;
