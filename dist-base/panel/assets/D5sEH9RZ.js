import { a as e, i as t, s as n } from './DrUi8QQT.js';
import { t as r } from './C7ar6JNs.js';
var i = {
    payment: `پرداخت از موجودی`,
    lines: {
      publishers: (e, t) => `${e} ناشر، ${t}`,
      bundle: (e, t) => `باندل «${e}»، ${t} ناشر`,
      ceiling: `سقف بودجهٔ بریف`,
      service: (e) => e,
    },
    discount: `تخفیف`,
    discountOf: (e, t, n) => (t === void 0 ? `تخفیف «${e}»` : `تخفیف «${e}»، ${t}${n ? ` تا سقف آن` : ``}`),
    vat: (e) => `مالیات بر ارزش افزوده، ${e}`,
    total: `مبلغ کمپین`,
    totalOfCeiling: `سقف با مالیات`,
    ceilingNote: `همین سقف نگه داشته می‌شود. پس از پاسخ ناشران، جمع واقعی فهرست جای آن را می‌گیرد: تفاوت آزاد می‌شود یا با پذیرش شما افزوده می‌شود.`,
    toman: `تومان`,
    validUntil: (e, t) => `این قیمت تا ${e}، ساعت ${t} ثابت می‌ماند.`,
    left: (e) => `${e} مانده است.`,
    days: (e) => `${e} روز`,
    hours: (e) => `${e} ساعت`,
    minutes: (e) => `${e} دقیقه`,
    and: ` و `,
    renewing: `مهلت قیمت گذشت؛ قیمت تازه گرفته می‌شود…`,
    spendableNow: `قابل خرج اکنون`,
    willHold: `نگه داشته می‌شود`,
    spendableAfter: `قابل خرج پس از فعال‌سازی`,
    spendable: `قابل خرج`,
    needed: `لازم برای این کمپین`,
    shortfall: `کسری`,
    shortfallDock: `کسری موجودی`,
    shareThere: `موجودی از مبلغ لازم`,
    spendableFailed: `موجودی خوانده نشد؛ مبلغ کمپین درست است.`,
    retry: `تلاش دوباره`,
    auto: `پس از شارژ خودکار فعال شود`,
    autoText: (e, t) => `با همین قیمت، تا ${e} ساعت ${t}`,
    activate: `فعال‌سازی کمپین`,
    activating: `در حال فعال‌سازی…`,
    quoting: `در حال محاسبهٔ قیمت…`,
    chargeAndPay: `افزایش موجودی و پرداخت`,
    later: `بعداً شارژ می‌کنم`,
    acceptNewPrice: `پذیرش قیمت تازه و فعال‌سازی`,
    acceptAndCharge: `پذیرش قیمت تازه و افزایش موجودی`,
    holdNote: {
      REACH: `مبلغ نگه داشته می‌شود و با انتشار هر ناشر، سهم همان ناشر کسر می‌شود.`,
      INFLUENCE: `سقف نگه داشته می‌شود و تا پذیرش فهرست و انتشار، چیزی کسر نمی‌شود.`,
      CPM: `مبلغ نگه داشته می‌شود و فقط بهای بازدیدهای پذیرفته‌شده کسر می‌شود.`,
      CPC: `مبلغ نگه داشته می‌شود و فقط بهای کلیک‌های پذیرفته‌شده کسر می‌شود.`,
    },
    laterNote: `تا شارژ، کمپین «در انتظار پرداخت» می‌ماند و پولی جابه‌جا نمی‌شود.`,
    changed: (e, t) => `قیمت از ${e} به ${t} تومان تغییر کرده است. هنوز پولی جابه‌جا نشده.`,
    changedInside: `جمع همان است، ولی سهم ناشران تغییر کرده است. هنوز پولی جابه‌جا نشده.`,
    changedLines: `ناشرانی که تغییر کرده‌اند`,
    lineChanged: (e, t, n) => `${e}: از ${t} به ${n} تومان`,
    lineGone: (e) => `${e}: از بسته بیرون رفته است`,
    lineNew: (e, t) => `${e}: افزوده شده، ${t} تومان`,
    moreLines: (e) => `و ${e} ناشر دیگر`,
    held: `کمپین فعال شد و در انتظار تأیید است.`,
    heldText: {
      REACH: (e) => `${e} تومان نگه داشته شد. پس از تأیید کارشناس، ناشران پاسخ می‌دهند و منتشر می‌کنند.`,
      INFLUENCE: (e) => `${e} تومان نگه داشته شد. پس از تأیید، بریف برای ناشران می‌رود و فهرست پاسخ‌ها را شما می‌پذیرید.`,
      CPM: (e) => `${e} تومان نگه داشته شد. پس از تأیید کارشناس، انتشار در بازهٔ شما آغاز می‌شود.`,
      CPC: (e) => `${e} تومان نگه داشته شد. پس از تأیید کارشناس، انتشار در بازهٔ شما آغاز می‌شود.`,
    },
    toPay: `کمپین در انتظار پرداخت ماند.`,
    boughtElsewhere: `این کمپین پیش‌تر فعال شده است.`,
  },
  a = {
    ready: `همه‌چیز برای فعال‌سازی آماده است.`,
    readyText: {
      REACH: ({ publishers: e, day: t, hour: n, format: r }) => `${e} ناشر از ${t}، ساعت ${n}، ${r} شما را منتشر می‌کنند.`,
      INFLUENCE: ({ publishers: e }) =>
        `پس از بررسی، بریف شما برای ${e} ناشر فرستاده می‌شود؛ آن‌ها بها می‌دهند و محتوا را می‌سازند، و شما فهرست را می‌پذیرید.`,
      CPM: ({ day: e, hour: t, goal: n }) => `از ${e}، ساعت ${t}، منتشر می‌شود تا به ${n} برسد.`,
      CPC: ({ day: e, hour: t, goal: n }) => `از ${e}، ساعت ${t}، منتشر می‌شود تا به ${n} برسد.`,
    },
    short: `موجودی برای فعال‌سازی کافی نیست.`,
    shortText: (e) => `${e} تومان کم است. کمپین را از دست نمی‌دهید؛ پس از شارژ می‌تواند خودکار فعال شود.`,
    unsaved: `تا پیش‌نویس ذخیره نشود، قیمت آن گرفته نمی‌شود.`,
    general: `اطلاعات کلی`,
    content: `محتوا`,
    forwarded: `پست فورواردی`,
    ad: `محتوای تبلیغ`,
    brief: `بریف`,
    package: `بسته`,
    invited: `ناشران دعوت‌شده`,
    network: `شبکهٔ تبلیغ`,
    publishers: (e) => `${e} ناشر`,
    bundles: (e) => `${e} باندل`,
    edit: `ویرایش`,
    editOf: (e) => `ویرایش ${e}`,
    facts: {
      place: `پلتفرم و قالب`,
      type: `نوع کمپین`,
      goal: `هدف کیفی`,
      money: `بودجه و هدف`,
      location: `مکان اجرا`,
      categories: `دسته‌ها`,
      reach: `دسترسی تخمینی`,
      hours: `ماندگاری`,
      cost: `هر هزار دسترسی`,
      bundles: `باندل‌ها`,
      alternatives: `ناشران جایگزین`,
      ceiling: `سقف بودجه`,
      answers: `پاسخ ناشران`,
      network: `شبکه`,
      publishers: `ناشران`,
      views: `هدف بازدید`,
      clicks: `هدف کلیک`,
      perThousandViews: `هر هزار بازدید`,
      perClick: `هر کلیک، میانگین`,
    },
    none: `ندارد`,
    toman: (e) => `${e} تومان`,
    netToman: (e) => `${e} تومان، بدون مالیات`,
    goals: { REACH: (e) => `${e} دسترسی`, INFLUENCE: (e) => `${e} دسترسی`, CPM: (e) => `${e} بازدید`, CPC: (e) => `${e} کلیک` },
    comma: `، `,
    dot: ` · `,
    range: (e, t) => `${e} تا ${t}`,
    hoursOf: (e, t) => `${e} ناشر ${t} ساعت`,
    more: (e) => `+${e}`,
    answersIn: `تا ${t(r.offer)} ساعت پس از تأیید بریف`,
    dates: `تاریخ‌ها`,
    dateActivation: `فعال‌سازی`,
    dateToday: (e) => `امروز، ${e}`,
    dateReview: `بررسی کارشناس`,
    dateBeforeStart: `پیش از شروع`,
    dateNegotiation: `بررسی و پاسخ ناشران`,
    dateNegotiationText: `تا ${t(r.offer)} ساعت پس از تأیید`,
    datePublish: `انتشار`,
    dateSettle: `تسویه و فاکتور`,
    dateFrom: (e) => `از ${e}`,
    rulesTitle: `اگر چیزی تغییر کند، پول شما چه می‌شود؟`,
  };
function o({ quote: e, services: t }) {
  return e.price - t.reduce((e, { price: t }) => e + t, 0);
}
function s({ allowed: e, list: t }) {
  return t === null && e.includes(`purchaseCampaign`);
}
var c = 1e3;
function l({ campaign_type: e, goal_total_reach: r }) {
  if (r === null) return ``;
  let i = e === `CPM` ? n(r * c) : e === `CPC` ? t(r) : n(r);
  return a.goals[e](i);
}
function u(e, n) {
  let r = o(e);
  if (e.campaign_type === `INFLUENCE`) return [{ key: `net`, label: i.lines.ceiling, amountToman: r }];
  if (e.campaign_type !== `REACH`) return [{ key: `net`, label: l(e), amountToman: r }];
  let { bundles: a, placements: s } = e,
    c = new Set(a.flatMap(({ plan_ids: e }) => e)),
    u = s.filter(({ plan_id: e }) => !c.has(e)).length,
    d = r - a.reduce((e, { price: t }) => e + t, 0);
  return [
    ...(u > 0 || a.length === 0 ? [{ key: `net`, label: i.lines.publishers(t(u || e.publishers), n), amountToman: d }] : []),
    ...a.map(({ id: e, title: n, price: r, plan_ids: a }) => ({
      key: `bundle ${e}`,
      label: i.lines.bundle(n, t(a.length)),
      amountToman: r,
    })),
  ];
}
function d({ quote: t, discounts: n }) {
  let r = { isSigned: !0, tone: `success` };
  return t.discount === 0
    ? []
    : n.length === 0
      ? [{ key: `discount`, label: i.discount, amountToman: -t.discount, ...r }]
      : n.map(({ discount_code: t, amount: n, percent: a, is_capped: o }) => ({
          key: `discount ${t}`,
          label: i.discountOf(t, a === null ? void 0 : e(a / 100), o),
          amountToman: -n,
          ...r,
        }));
}
function f(t, n) {
  let { quote: r, services: a, campaign_type: o } = t;
  return [
    ...u(t, n),
    ...a.map(({ key: e, title_fa: t, price: n }) => ({ key: `service ${e}`, label: i.lines.service(t), amountToman: n })),
    ...d(t),
    { key: `vat`, label: i.vat(e(r.vat_percent / 100)), amountToman: r.vat },
    { key: `total`, label: o === `INFLUENCE` ? i.totalOfCeiling : i.total, amountToman: r.total, kind: `total` },
  ];
}
export { a, o as i, f as n, i as o, s as r, l as t };
