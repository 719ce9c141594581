import { t as e } from './CpdwfL3C.js';
import { t } from './Dfvzj6n2.js';
var n = {
    charge: {
      title: `افزایش اعتبار`,
      back: `بازگشت به خانه`,
      balance: (e) => `موجودی ${e} تومان`,
      debt: (e) => `بدهی ${e} تومان`,
      amount: `مبلغ شارژ`,
      amountHint: `مثلاً ۲۰ میلیون تومان`,
      presets: `مبلغ‌های آماده`,
      gateway: `درگاه پرداخت`,
      summary: `خلاصهٔ پرداخت`,
      payable: `قابل پرداخت`,
      balanceNow: `موجودی فعلی`,
      balanceAfter: `پس از شارژ`,
      noTax: `شارژ مالیات ندارد؛ مالیات هنگام خرید کمپین حساب می‌شود.`,
      pay: (e) => `پرداخت ${e} تومان`,
      payEmpty: `پرداخت`,
      noAmount: `—`,
      leaving: `در حال رفتن به درگاه…`,
      bank: `به درگاه امن بانک می‌روید و برمی‌گردید.`,
      noGateway: { title: `درگاهی در دسترس نیست.`, text: `کمی بعد دوباره سر بزنید.` },
      needed: (e) => `برای ادامه دست‌کم ${e} تومان لازم است.`,
      issues: {
        amount_required: `مبلغ را وارد کنید.`,
        amount_below_minimum: (e) => `کمترین مبلغ این درگاه ${e} تومان است.`,
        amount_above_maximum: (e) => `بیشترین مبلغ این درگاه ${e} تومان است.`,
      },
    },
    result: {
      title: `نتیجهٔ پرداخت`,
      states: {
        paid: (e) => `${e} تومان به موجودی افزوده شد`,
        cancelled: `پرداخت را لغو کردید`,
        failed: `پرداخت انجام نشد`,
        created: `نتیجهٔ پرداخت هنوز نرسیده است`,
      },
      texts: {
        paid: `می‌توانید همین حالا از آن برای کمپین استفاده کنید.`,
        cancelled: `پولی از کارت شما کم نشده است.`,
        failed: `بانک تراکنش را نپذیرفت. اگر مبلغی کم شده باشد، تا ۷۲ ساعت به کارت شما برمی‌گردد.`,
        created: `اگر مبلغ از کارت شما کم شده باشد، پس از پاسخ بانک خودکار به موجودی افزوده می‌شود. پیش از آن دوباره پرداخت نکنید.`,
      },
      amount: { paid: `مبلغ پرداخت‌شده`, other: `مبلغ` },
      tracking: `شمارهٔ پیگیری`,
      copy: `رونوشت شمارهٔ پیگیری`,
      copied: `شمارهٔ پیگیری رونوشت شد.`,
      copyFailed: `رونوشت نشد؛ شماره را دستی بردارید.`,
      time: `زمان`,
      at: (e, t) => `${e}، ساعت ${t}`,
      gateway: `درگاه`,
      balance: `موجودی اکنون`,
      toman: `تومان`,
      goOn: `ادامهٔ کار`,
      start: `شروع کمپین`,
      home: `بازگشت به خانه`,
      again: `تلاش دوباره`,
      check: `بررسی دوباره`,
      checking: `در حال بررسی…`,
      notFound: `این پرداخت پیدا نشد.`,
      toCharge: `افزایش اعتبار`,
    },
  },
  r = 5e3;
function i() {
  return t({
    queryKey: [`finance`, `payment-config`],
    queryFn: ({ signal: t }) => e.finance.getPaymentConfig({}, { signal: t }),
    staleTime: 6e5,
  });
}
function a(n) {
  return t({
    queryKey: [`finance`, `order`, n],
    queryFn: ({ signal: t }) => e.finance.getOrder({ params: { id: n } }, { signal: t }),
    refetchInterval: ({ state: e }) => e.data?.state === `created` && r,
  });
}
export { a as n, n as r, i as t };
