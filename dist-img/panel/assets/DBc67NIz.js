const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      'assets/Bc7tj8QW.js',
      'assets/XKyaHtl9.js',
      'assets/BX5XbKd6.js',
      'assets/DWi5uSb1.js',
      'assets/tUkH6Wd0.js',
      'assets/i5RsCZif.js',
      'assets/-XGG-u2U.js',
      'assets/D8JH1jTK.js',
      'assets/3knk6iHf.js',
      'assets/CqtK505k.js',
      'assets/BLMRr5e9.css',
      'assets/BsVnv2CE.js',
      'assets/L6ghD_ZD.js',
      'assets/ID5W_fPX.js',
      'assets/BohjPbp7.js',
      'assets/CHkG4usq.js',
      'assets/CDhqC_Tj.js',
      'assets/CTGuGsln.js',
      'assets/hGArrtHc.js',
      'assets/CBA4ng1t.js',
      'assets/BqHo0arR.js',
      'assets/CX-iuwH3.js',
      'assets/g0hrHKII.js',
      'assets/Bf41Sfbw.js',
      'assets/BnQqPWFX.js',
      'assets/CwUb1psq.js',
      'assets/DNYY_FK6.js',
      'assets/DDN8PgIi.js',
      'assets/DFNVB9y5.js',
      'assets/CgEHlGc_.js',
      'assets/CpdwfL3C.js',
      'assets/CAUx6veo.js',
      'assets/CdJPrCSt.js',
      'assets/DMbUeAel.js',
    ]),
) => i.map((i) => d[i]);
import { r as e } from './XKyaHtl9.js';
import { t } from './D8JH1jTK.js';
import { n } from './8uGQyXKO.js';
import { t as r } from './Bqr8Ymkr.js';
import { t as i } from './BqHo0arR.js';
import { t as a } from './Dobyd6U9.js';
import { n as o } from './B_aV3d_Z.js';
import { t as s } from './DBcoZrhZ.js';
import { t as c } from './D3D_43la.js';
import { t as l } from './CNSZY8AP.js';
import { t as u } from './DpWl-9gU.js';
import { t as d } from './CD6HxVXm.js';
import { t as f } from './D_xj592J.js';
import { t as p } from './g0hrHKII.js';
import { C as m, I as h, j as g, ut as _, w as v } from './tUkH6Wd0.js';
import { i as y, l as b } from './CTGuGsln.js';
import { l as x, o as S } from './B4PylbZJ.js';
import { n as C } from './BQgtg40M.js';
import { n as w } from './DtN1ZlFH.js';
var T = {
  name: `scissors`,
  size: 24,
  node: [
    [`circle`, { cx: `6`, cy: `6`, r: `3`, key: `1lh9wr` }],
    [`path`, { d: `M8.12 8.12 12 12`, key: `1alkpv` }],
    [`path`, { d: `M20 4 8.12 15.88`, key: `xgtan2` }],
    [`circle`, { cx: `6`, cy: `18`, r: `3`, key: `fqmcym` }],
    [`path`, { d: `M14.8 14.8 20 20`, key: `ptml3r` }],
  ],
};
T.node;
var E = g(T),
  D = e(t(), 1),
  O = _(),
  k = {
    at: (e, t) => `${e}، ${t}`,
    money: {
      title: `پول این کمپین`,
      total: `مبلغ کمپین`,
      held: `نگه داشته‌شده`,
      captured: `کسرشده`,
      released: `آزادشده`,
      bar: (e, t, n) => `${t} کسر شده، ${e} نگه داشته شده و ${n} آزاد شده است`,
      vat: (e) => `با ${e} مالیات بر ارزش افزوده`,
      untouched: `هنوز پولی از موجودی نگه داشته نشده است.`,
    },
    waits: {
      advertiser: `منتظر شماست`,
      operator: `منتظر بررسی کارشناس است`,
      publisher: `منتظر ناشران است`,
      system: `منتظر زمان انتشار است`,
    },
    status: {
      CREATED: { title: `کمپین ساخته شده و آمادهٔ خرید است.`, text: (e) => `قیمت تا ${e} برای شما نگه داشته شده است.` },
      TO_PAY: {
        title: `کمپین منتظر پرداخت است.`,
        text: (e) => `${e} تومان دیگر لازم است. تا پرداخت نکنید پولی جابه‌جا نمی‌شود.`,
        ready: `موجودی کافی است؛ با پرداخت، کمپین برای بررسی فرستاده می‌شود.`,
      },
      list: {
        title: `فهرست ناشران منتظر پرداخت است.`,
        short: (e, t) =>
          `فهرستی که پذیرفتید از مبلغ نگه داشته‌شده بیشتر است و ${e} تومان دیگر لازم است. تا ${t} پرداخت کنید، وگرنه فهرست کنار گذاشته می‌شود.`,
        ready: (e) => `موجودی کافی است؛ با پرداخت تا ${e}، ناشران ساخت محتوا را آغاز می‌کنند.`,
        total: `جمع فهرست`,
        held: `نگه داشته‌شده`,
        difference: `تفاوت`,
        shortfall: `کسری موجودی`,
      },
      new_dates: {
        title: `کمپین تاریخ تازه می‌خواهد.`,
        text: (e) =>
          `تا پایان بازهٔ انتشار کمتر از یک روز مانده است. تا ${e} تاریخ تازه‌ای برگزینید، وگرنه کمپین لغو می‌شود و همهٔ مبلغ برمی‌گردد. قیمت همان می‌ماند.`,
      },
      made: {
        title: `فهرست پذیرفته شد؛ محتوا ساخته می‌شود.`,
        text: (e, t) => `محتوای ${e} از ${t} ناشر تأیید شده است.`,
        review: `بررسی محتوا`,
      },
      AWAITING_APPROVAL: {
        title: `کمپین در صف بررسی است.`,
        text: `کارشناس محتوا و ناشران را بررسی می‌کند. مبلغ کمپین نگه داشته شده و هنوز کسر نشده است.`,
      },
      REJECTED: {
        title: `کمپین رد شد.`,
        text: `همهٔ مبلغ نگه داشته‌شده به موجودی برگشت. ایراد را برطرف کنید و کمپین را دوباره بفرستید.`,
        reason: `دلیل کارشناس`,
      },
      NEGOTIATION: { title: `با اینفلوئنسرها مذاکره می‌شود.`, text: `پس از پاسخ آن‌ها فهرست را می‌پذیرید.` },
      ACCEPTED: {
        title: `کمپین تأیید شد؛ ناشران در حال پاسخ دادن‌اند.`,
        text: (e, t) => `${e} از ${t} ناشر پاسخ داده‌اند. هر ناشر ۲۴ ساعت فرصت دارد.`,
      },
      SCHEDULED: {
        title: (e) => `از ${e} منتشر می‌شود.`,
        text: (e) => `${e} ناشر زمان خود را تأیید کرده‌اند. آمار پس از نخستین انتشار این‌جا می‌آید.`,
      },
      cancelled: { title: `کمپین لغو شد.`, text: `آماری برای نمایش نیست.` },
      unfilled: { title: `ناشری برای این کمپین نماند.`, text: `همهٔ مبلغ به موجودی برگشت.` },
      CREATION: { title: `کمپین در حال ساخت است.`, text: `گام‌ها را کامل کنید.` },
    },
    facts: {
      title: `آنچه سفارش داده‌اید`,
      period: `بازهٔ انتشار`,
      hours: `ساعت انتشار`,
      hoursOf: (e, t) => `${e} تا ${t}`,
      publishers: `ناشران`,
      goal: `هدف دسترسی`,
      estimate: `دسترسی تخمینی، جمع ناشران`,
      price: `بهای بسته، بدون مالیات`,
      total: `مبلغ کمپین`,
      toman: (e) => `${e} تومان`,
    },
    placements: { title: `ناشران`, live: (e) => `انتشار از ${e}`, total: (e) => `${e} تومان` },
    actions: {
      pay: (e) => `پرداخت ${e} تومان`,
      paying: `در حال پرداخت…`,
      startNew: `ساخت کمپین تازه`,
      edit: `ویرایش`,
      charge: (e) => `شارژ ${e} تومان`,
      more: `کارهای دیگر`,
      identity: `شناسنامه`,
      copy: `کپی کمپین`,
      cancel: `لغو کمپین`,
      paid: `پرداخت شد؛ کمپین برای بررسی فرستاده شد.`,
      short: (e) => `موجودی کافی نیست؛ ${e} تومان دیگر لازم است.`,
      changed: (e, t) => `مبلغ کمپین از ${e} به ${t} تومان تغییر کرده است. پولی کم نشد.`,
      changedInside: `مبلغ کمپین همان است، ولی سهم ناشران تغییر کرده است. پولی کم نشد.`,
      mend: `بازبینی کمپین`,
      payList: (e) => `پرداخت تفاوت، ${e} تومان`,
      listPaid: `تفاوت پرداخت شد؛ ناشران محتوا را می‌سازند.`,
      drop: `کنار گذاشتن فهرست`,
      dropping: `در حال کنار گذاشتن…`,
      dropped: `فهرست کنار گذاشته شد؛ می‌توانید دوباره بپذیرید یا رد کنید.`,
      payChanged: (e) => `پرداخت ${e} تومان`,
    },
    dates: {
      pick: `انتخاب تاریخ تازه`,
      again: (e) => `تاریخ تازه: ${e}`,
      send: `فرستادن برای بررسی`,
      sending: `در حال فرستادن…`,
      sent: `تاریخ تازه ثبت شد؛ کمپین به بررسی برگشت.`,
      refused: `این بازه دست‌کم یک روز برای انتشار نمی‌گذارد. بازهٔ دیگری برگزینید.`,
      goal: `با این بازه، کلیک هر روز از کمترین مقدار پایین‌تر می‌رود. بازهٔ کوتاه‌تری برگزینید.`,
    },
  },
  A = {
    offered: `پیشنهاد شده`,
    accepted: `پذیرفته`,
    declined: `رد کرده`,
    content_pending: `در انتظار محتوا`,
    content_confirmed: `محتوا تأیید شد`,
    scheduled: `زمان‌بندی شده`,
    live: `منتشر است`,
    ended: `پایان یافت`,
    cut_short: `زودتر برداشته شد`,
    failed: `ناموفق`,
  },
  j = {
    declined: `نپذیرفت`,
    offer_lapsed: `پاسخی نرسید`,
    content_lapsed: `محتوا بی‌پاسخ ماند`,
    delivery_lapsed: `محتوا نرسید`,
    content_refused: `محتوا پذیرفته نشد`,
    withdrawn: `انصراف داد`,
    not_live: `منتشر نکرد`,
    campaign_over: `کمپین پایان یافت`,
  };
function M({ state: e, out_reason: t }) {
  return t === null ? A[e] : j[t];
}
var N = {
    title: `سیر وضعیت`,
    ofCampaign: {
      complete_steps: `ساخته شد`,
      edit: `ویرایش شد`,
      purchase: `خریداری شد و برای بررسی رفت`,
      purchase_short: `منتظر پرداخت ماند`,
      pay: `پرداخت شد و برای بررسی رفت`,
      lapse_quote: `مهلت قیمت تمام شد`,
      reject: `رد شد`,
      approve: `تأیید شد`,
      approve_to_negotiation: `تأیید شد و به مذاکره رفت`,
      ask_new_dates: `تاریخ تازه خواسته شد`,
      redate: `تاریخ تازه انتخاب شد`,
      cancel_undated: `تاریخ تازه نرسید و لغو شد`,
      accept_list: `فهرست ناشران پذیرفته شد`,
      accept_list_short: `منتظر پرداخت تفاوت ماند`,
      pay_difference: `تفاوت پرداخت شد`,
      drop_list: `فهرست ناشران کنار گذاشته شد`,
      end_negotiation: `مذاکره بی‌نتیجه ماند`,
      schedule: `زمان‌بندی شد`,
      withdraw: `یک ناشر کنار رفت؛ زمان‌بندی باز شد`,
      end_unfilled: `ناشری نماند`,
      go_live: `انتشار آغاز شد`,
      pause: `مکث شد`,
      resume: `از سر گرفته شد`,
      complete: `پایان یافت`,
      stop: `متوقف شد`,
      refund: `بازپرداخت شد`,
      cancel: `لغو شد`,
    },
    ofOne: {
      placement_accepted: (e) => `«${e}» پذیرفت`,
      placement_declined: (e) => `«${e}» نپذیرفت`,
      offer_lapsed: (e) => `پاسخی از «${e}» نرسید`,
      content_delivered: (e) => `«${e}» محتوا فرستاد`,
      content_confirmed: (e) => `محتوای «${e}» تأیید شد`,
      content_rejected: (e) => `محتوای «${e}» برگشت خورد`,
      content_refused: (e) => `کارشناس محتوای «${e}» را نپذیرفت و ناشر کنار رفت`,
      content_lapsed: (e) => `به محتوای «${e}» پاسخی نرسید و ناشر کنار رفت`,
      delivery_lapsed: (e) => `محتوای «${e}» به‌موقع نرسید`,
      placement_withdrawn: (e) => `«${e}» انصراف داد`,
      placement_replaced: (e) => `ناشر دیگری جای «${e}» را گرفت`,
      placement_dropped: (e) => `سهم «${e}» بی‌جایگزین ماند`,
      placement_live: (e) => `«${e}» منتشر کرد`,
      placement_failed: (e) => `«${e}» منتشر نکرد`,
      placement_ended: (e) => `انتشار «${e}» پایان یافت`,
      placement_cut_short: (e) => `«${e}» زودتر برداشت`,
    },
    ofMany: {
      placement_accepted: (e) => `${e} ناشر پذیرفتند`,
      placement_declined: (e) => `${e} ناشر نپذیرفتند`,
      offer_lapsed: (e) => `پاسخی از ${e} ناشر نرسید`,
      content_delivered: (e) => `${e} ناشر محتوا فرستادند`,
      content_confirmed: (e) => `محتوای ${e} ناشر تأیید شد`,
      content_rejected: (e) => `محتوای ${e} ناشر برگشت خورد`,
      content_refused: (e) => `کارشناس محتوای ${e} ناشر را نپذیرفت و آن‌ها کنار رفتند`,
      content_lapsed: (e) => `به محتوای ${e} ناشر پاسخی نرسید و آن‌ها کنار رفتند`,
      delivery_lapsed: (e) => `محتوای ${e} ناشر به‌موقع نرسید`,
      placement_withdrawn: (e) => `${e} ناشر انصراف دادند`,
      placement_replaced: (e) => `ناشران دیگری جای ${e} ناشر را گرفتند`,
      placement_dropped: (e) => `سهم ${e} ناشر بی‌جایگزین ماند`,
      placement_live: (e) => `${e} ناشر منتشر کردند`,
      placement_failed: (e) => `${e} ناشر منتشر نکردند`,
      placement_ended: (e) => `انتشار ${e} ناشر پایان یافت`,
      placement_cut_short: (e) => `${e} ناشر زودتر برداشتند`,
    },
    at: (e, t) => `${e}، ${t}`,
    staff: (e) => `کارشناس ${e}`,
    staffFor: (e, t) => `کارشناس ${e} به نمایندگی از ${t}`,
    amounts: {
      held: (e) => `${e} تومان نگه داشته شد`,
      captured: (e) => `${e} تومان کسر شد`,
      released: (e) => `${e} تومان آزاد شد`,
      refunded: (e) => `${e} تومان بازپرداخت شد`,
      shortfall: (e) => `${e} تومان کم بود`,
    },
    publishers: (e) => `${e} ناشر`,
    period: (e) => `بازهٔ انتشار: ${e}`,
  },
  P = [`held`, `captured`, `released`, `refunded`, `shortfall`];
function F(e, t) {
  return e.reduce((e, { facts: n }) => e + (n[t] ?? 0), 0);
}
function I(e) {
  return e in N.ofOne;
}
function L(e, { event: t, facts: n, state: r }) {
  return I(t) ? (e.length > 1 ? N.ofMany[t](y(e.length)) : N.ofOne[t](n.title ?? ``)) : (N.ofCampaign[t] ?? m.states[r]);
}
function R({ person: e, staff: t }) {
  return t === null ? (e ?? void 0) : e === null ? N.staff(t) : N.staffFor(t, e);
}
function z(e, { facts: t }) {
  let n = P.flatMap((t) => {
      let n = F(e, t);
      return n > 0 ? N.amounts[t](b(n)) : [];
    }),
    r = F(e, `publishers`);
  r > 0 && n.push(N.publishers(y(r)));
  let { publish_period_start: i, publish_period_end: a } = t;
  return (i !== void 0 && a !== void 0 && n.push(N.period(C(i, a))), [...n, ...[t.reason ?? ``, t.comment ?? ``].filter((e) => e !== ``)]);
}
function B(e, t) {
  let n = [e, t].every(({ facts: e }) => e.reason === void 0 && e.comment === void 0);
  return I(e.event) && e.event === t.event && e.person === t.person && e.staff === t.staff && n;
}
function V(e) {
  let t = e.toSorted((e, t) => t.at.localeCompare(e.at) || t.id - e.id),
    n = [];
  for (let e of t) {
    let t = n.at(-1);
    t && B(t[0], e) ? t.push(e) : n.push([e]);
  }
  return n.map((e) => {
    let [t] = e;
    return { id: t.id, at: t.at, state: t.state, title: L(e, t), by: R(t), lines: z(e, t) };
  });
}
function H(e) {
  let [t] = e.filter(({ event: e }) => e === `reject`).toSorted((e, t) => t.at.localeCompare(e.at) || t.id - e.id);
  return t?.facts.reason === `` ? void 0 : t?.facts.reason;
}
var U = {
    offered: { tone: `neutral`, icon: d },
    accepted: { tone: `success`, icon: r },
    declined: { tone: `danger`, icon: s },
    content_pending: { tone: `warning`, icon: l },
    content_confirmed: { tone: `success`, icon: i },
    scheduled: { tone: `teal`, icon: n },
    live: { tone: `violet`, icon: u },
    ended: { tone: `neutral`, icon: i },
    cut_short: { tone: `warning`, icon: E },
    failed: { tone: `danger`, icon: p },
  },
  W = {
    declined: { tone: `danger`, icon: s },
    offer_lapsed: { tone: `warning`, icon: f },
    content_lapsed: { tone: `warning`, icon: f },
    delivery_lapsed: { tone: `danger`, icon: f },
    content_refused: { tone: `danger`, icon: s },
    withdrawn: { tone: `danger`, icon: s },
    not_live: { tone: `danger`, icon: p },
    campaign_over: { tone: `neutral`, icon: a },
  };
function G({ placement: e }) {
  let { state: t, out_reason: n } = e,
    { tone: r, icon: i } = n === null ? U[t] : W[n];
  return (0, O.jsx)(w, { tone: r, icon: i, children: M(e) });
}
var K = (0, D.lazy)(async () => ({
  default: (
    await h(
      async () => {
        let { DuplicateDialog: e } = await import(`./Bc7tj8QW.js`);
        return { DuplicateDialog: e };
      },
      __vite__mapDeps([
        0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33,
      ]),
    )
  ).DuplicateDialog,
}));
function q({ campaign: e, className: t }) {
  let [n, r] = (0, D.useState)(!1);
  return (0, O.jsxs)(O.Fragment, {
    children: [
      (0, O.jsx)(v, { variant: `secondary`, icon: c, isIconOnPhones: !0, className: t, onClick: () => r(!0), children: k.actions.copy }),
      n && (0, O.jsx)(D.Suspense, { children: (0, O.jsx)(K, { campaign: e, onClose: () => r(!1) }) }),
    ],
  });
}
function J({ events: e }) {
  return (0, O.jsxs)(`section`, {
    'aria-labelledby': `timeline`,
    children: [
      (0, O.jsx)(`h2`, { id: `timeline`, className: `mb-4 text-lg font-bold`, children: N.title }),
      (0, O.jsx)(`ol`, {
        className: `flex flex-col`,
        children: V(e).map((e) =>
          (0, O.jsxs)(
            `li`,
            {
              className: `relative flex gap-3 pb-5 not-last:before:absolute not-last:before:top-9 not-last:before:bottom-1 not-last:before:start-[15.5px] not-last:before:w-px not-last:before:bg-line-strong last:pb-0`,
              children: [
                (0, O.jsx)(o, { state: e.state }),
                (0, O.jsxs)(`div`, {
                  className: `min-w-0 text-sm text-text-2`,
                  children: [
                    (0, O.jsx)(`b`, { className: `block text-md font-semibold text-text`, children: e.title }),
                    (0, O.jsxs)(`span`, {
                      className: `block`,
                      children: [
                        (0, O.jsx)(`time`, { dateTime: e.at, children: N.at(S(Date.parse(e.at)), x(Date.parse(e.at))) }),
                        e.by !== void 0 && (0, O.jsxs)(O.Fragment, { children: [` · `, (0, O.jsx)(`bdi`, { children: e.by })] }),
                      ],
                    }),
                    e.lines.map((e) => (0, O.jsx)(`span`, { className: `block`, children: e }, e)),
                  ],
                }),
              ],
            },
            e.id,
          ),
        ),
      }),
    ],
  });
}
export { M as a, H as i, q as n, k as o, G as r, J as t };
