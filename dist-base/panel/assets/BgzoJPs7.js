import { n as e, t } from './B2omCJwT.js';
import { t as n } from './D2CzIzNf.js';
import { t as r } from './C4I0mwUW.js';
import { t as i } from './BOVRmk7M.js';
import { t as a } from './Al3BTFCW.js';
import { ut as o } from './F4vu4jyn.js';
var s = {
    title: `فهرست پرداخت‌ها`,
    caption: `پرداخت‌های حساب با وضعیت و شمارهٔ پیگیری`,
    charge: `افزایش اعتبار`,
    empty: { title: `هنوز پرداختی انجام نشده است.`, text: `هر شارژ از درگاه، با نتیجه و شمارهٔ پیگیری، این‌جا می‌آید.` },
    states: { paid: `موفق`, failed: `ناموفق`, cancelled: `لغو شده`, created: `در انتظار بانک` },
    columns: { tracking: `شمارهٔ پیگیری`, gateway: `درگاه`, state: `وضعیت`, created: `زمان`, amount: `مبلغ (تومان)`, action: `گام بعدی` },
    none: `—`,
    at: (e, t) => `${e}، ${t}`,
    again: `تلاش دوباره`,
    open: (e) => `جزئیات پرداخت ${e}`,
    tracked: (e, t) => `${e} · پیگیری ${t}`,
    toman: `تومان`,
    one: {
      title: (e) => `پرداخت ${e}`,
      sentences: {
        paid: (e) => `از ${e} پرداخت شد و به موجودی رسید.`,
        failed: (e) => `${e} این پرداخت را نپذیرفت. اگر مبلغی کم شده باشد، تا ۷۲ ساعت به کارت شما برمی‌گردد.`,
        cancelled: (e) => `در ${e} لغو شد و پولی از کارت شما کم نشد.`,
        created: (e) => `پاسخ ${e} هنوز نرسیده است. پس از پاسخ، مبلغ خودکار به موجودی افزوده می‌شود.`,
      },
      number: `شمارهٔ پرداخت`,
      created: `زمان ساخت`,
      paid: `زمان پرداخت`,
      ledger: `در گردش حساب`,
      toLedger: `گزارش مالی`,
      path: `مسیر این پرداخت`,
      steps: {
        created: `پرداخت ساخته شد و به درگاه رفتید`,
        waits: `منتظر پاسخ بانک`,
        paid: `بانک تأیید کرد و به موجودی افزوده شد`,
        failed: `بانک نپذیرفت`,
        cancelled: `پرداخت لغو شد`,
      },
      lost: `اگر بازگشت از بانک گم شود، پرداخت خودکار پیدا و فقط یک بار افزوده می‌شود.`,
    },
  },
  c = o(),
  l = {
    paid: { tone: `success`, icon: r },
    failed: { tone: `danger`, icon: i },
    cancelled: { tone: `neutral`, icon: n },
    created: { tone: `warning`, icon: a },
  };
function u({ state: t }) {
  return (0, c.jsx)(e, { ...l[t], children: s.states[t] });
}
function d({ state: e }) {
  return (0, c.jsx)(t, { ...l[e] });
}
export { d as n, s as r, u as t };
