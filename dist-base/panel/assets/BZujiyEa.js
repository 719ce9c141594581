const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      'assets/C2e-xGWI.js',
      'assets/XKyaHtl9.js',
      'assets/B4PylbZJ.js',
      'assets/BJkmNf3M.js',
      'assets/F4vu4jyn.js',
      'assets/i5RsCZif.js',
      'assets/-XGG-u2U.js',
      'assets/D8JH1jTK.js',
      'assets/3knk6iHf.js',
      'assets/CqtK505k.js',
      'assets/BLMRr5e9.css',
      'assets/CiajMEtD.js',
      'assets/3ztIrK-4.js',
      'assets/BQrvN4Kx.js',
      'assets/DrUi8QQT.js',
      'assets/BNZFcsDO.js',
      'assets/DiG58iuX.js',
      'assets/B3qQA2yd.js',
      'assets/DZESzTrc.js',
      'assets/E2WiJq9o.js',
      'assets/mekJ1ofw.js',
      'assets/OC6yXdXM.js',
      'assets/Ij_yb_Og.js',
      'assets/BQVry-py.js',
      'assets/Wf1ibiqF.js',
      'assets/BiNgHixo.js',
      'assets/DdMmBFr6.js',
      'assets/CRnAKStp.js',
      'assets/Ddmd7ipU.js',
    ]),
) => i.map((i) => d[i]);
import { n as e, r as t } from './XKyaHtl9.js';
import { f as n, o as r, p as i } from './B4PylbZJ.js';
import { a, n as o, r as s } from './B3qQA2yd.js';
import { E as c, H as l, I as u, T as d, c as ee, it as f, ot as te, s as p, st as ne, ut as m } from './F4vu4jyn.js';
import { t as h } from './BIxgyhlm.js';
import { t as re } from './DNhQufla.js';
import { t as ie } from './CbD0mzgZ.js';
import { i as g, n as _, r as v, t as ae } from './BCTT95uB.js';
import { t as oe } from './CVBP8ODU.js';
import { t as se } from './VXmm6Y8v.js';
import { t as ce } from './CfB_FcOp.js';
import { t as le } from './BBOUjuGv.js';
import { t as ue } from './D8JH1jTK.js';
import { n as de, t as fe } from './_UWZQFU8.js';
import { n as pe, t as me } from './D0Vp9Bto.js';
import { a as y, i as b, l as x, o as he, s as S } from './DrUi8QQT.js';
import { o as ge } from './CwUb1psq.js';
import { i as _e, t as ve } from './BUw95eHc.js';
import { a as ye, i as be, n as xe, r as Se } from './DxleGdqQ.js';
import { r as C, t as w } from './DiG58iuX.js';
import { n as T, t as E } from './Ddmd7ipU.js';
import { _ as Ce } from './DFNVB9y5.js';
import { t as we } from './Dfvzj6n2.js';
import { t as D } from './BTSTizhr.js';
import { t as Te } from './Bs8O9JZH.js';
import { n as Ee, t as De } from './OC6yXdXM.js';
import { t as Oe } from './JyHhSj_m.js';
import { t as ke } from './BsN_a6B3.js';
import { t as O } from './DZESzTrc.js';
import { t as k } from './yVrSKsGh.js';
import { t as Ae } from './CmPRhwJJ.js';
import { i as A, n as je, r as Me } from './3ztIrK-4.js';
import { t as Ne } from './D-KhF3dJ.js';
import { t as Pe } from './DM_isidf.js';
import { n as Fe, t as Ie } from './BCL9f2oV.js';
import { t as Le } from './BQKTAOhW.js';
var j = t(ue(), 1),
  M = {
    title: `داشبورد`,
    back: `خانه`,
    sentence: { spent: (e) => `${e} با`, reached: `به`, end: `رسیدید.` },
    cost: (e) => `${e} تومان`,
    reach: (e) => `${e} دسترسی`,
    headline: (e, t) => `${e}، ${t}`,
    when: {
      today: `امروز`,
      yesterday: `دیروز`,
      last_7_days: `در ۷ روز گذشته`,
      last_30_days: `در ۳۰ روز گذشته`,
      day: (e) => `در ${e}`,
      range: (e, t) => `از ${e} تا ${t}`,
    },
    short: { today: `امروز`, yesterday: `دیروز`, last_7_days: `۷ روز گذشته`, last_30_days: `۳۰ روز گذشته` },
    summary: (e, t) => (t === `` ? e : `${e}؛ ${t}`),
    bestAndWorst: (e, t) => `${e} ارزان‌ترین و ${t} گران‌ترین بود.`,
    ofType: (e) => `کمپین ${e}`,
    range: {
      label: `بازهٔ داشبورد`,
      presets: { today: `امروز`, yesterday: `دیروز`, last_7_days: `۷ روز`, last_30_days: `۳۰ روز` },
      custom: `بازهٔ دلخواه`,
      tooLong: `بازه بیش از یک سال است. بازهٔ کوتاه‌تری برگزینید.`,
      compared: `در برابر`,
      before: { day: `روز پیش از آن`, days: (e) => `${e} روز پیش از آن` },
    },
    filters: { label: `فیلتر داشبورد`, media_type: `پلتفرم`, campaign_type: `نوع کمپین` },
    types: { REACH: `دسترسی`, INFLUENCE: `اینفلوئنسری`, CPM: `بازدیدی`, CPC: `کلیکی` },
    formats: { POST: `پست`, STORY: `استوری`, PIN: `پین در فهرست پیام‌ها`, IN_CHANNEL: `درون‌کانال` },
    kpi: {
      label: `شاخص نمودار`,
      names: { cost: `هزینه`, reach: `دسترسی`, views: `بازدید`, clicks: `کلیک`, cost_per_thousand: `هر هزار دسترسی` },
      more: (e) => `${e} بیشتر`,
      less: (e) => `${e} کمتر`,
      same: `بدون تغییر`,
      none: `–`,
      inCampaigns: (e) => `در ${e} کمپین`,
      aDay: (e) => `میانگین روزانه ${e}`,
      perPerson: (e) => `${e} بار برای هر نفر`,
      clickRate: (e) => `نرخ کلیک ${e}`,
      toman: `تومان`,
    },
    chart: {
      names: { cost: `هزینهٔ`, reach: `دسترسی`, views: `بازدید`, clicks: `کلیک` },
      byPlatform: (e, t) => `${e} ${t ? `ساعتی` : `روزانه`} به تفکیک پلتفرم`,
      whole: (e, t) => `${e}، ${t ? `ساعتی` : `روزانه`}`,
      others: (e) => `${e} پلتفرم دیگر`,
      all: `همه`,
      before: `بازهٔ قبل`,
      today: `امروز`,
    },
    comparison: {
      title: `مقایسه`,
      byType: `مقایسه بر پایهٔ نوع`,
      label: `مقایسه بر پایهٔ`,
      by: { media_type: `پلتفرم`, campaign_type: `نوع` },
      captions: {
        media_type: `پلتفرم‌ها با هزینه، دسترسی و بهای هر هزار دسترسی`,
        campaign_type: `نوع‌ها با هزینه، دسترسی و بهای هر هزار دسترسی`,
      },
      names: { media_type: `پلتفرم`, campaign_type: `نوع کمپین` },
      campaigns: `کمپین`,
      count: (e) => `${e} کمپین`,
      shares: `سهم هزینه و سهم دسترسی`,
      sharesOf: (e, t, n) => `${e}: ${t} هزینه، ${n} دسترسی`,
      cost: `هزینه`,
      reach: `دسترسی`,
      price: `هر هزار دسترسی`,
      costShare: `سهم هزینه`,
      reachShare: { media_type: `سهم دسترسی، به رنگ پلتفرم`, campaign_type: `سهم دسترسی` },
      line: (e, t) => `${e} تومان · ${t} دسترسی`,
      cheaper: (e) => `${e} ارزان‌تر`,
      dearer: (e) => `${e} گران‌تر`,
      average: `میانگین`,
    },
    campaigns: {
      title: `کمپین‌ها در این بازه`,
      caption: `کمپین‌های این بازه با هزینه، دسترسی و کلیک`,
      columns: {
        campaign: `کمپین`,
        state: `وضعیت`,
        cost: `هزینه در بازه`,
        reach: `دسترسی`,
        views: `بازدید`,
        clicks: `کلیک`,
        price: `هر هزار دسترسی`,
      },
      untitled: `کمپین بدون عنوان`,
      sub: (e, t) => `${e} · ${t}`,
      totals: (e) => `جمع ${e} کمپین`,
      line: (e, t) => `${e} دسترسی · ${t} کلیک`,
    },
    first: {
      title: `هنوز کمپینی نخریده‌اید.`,
      text: `با انتشار نخستین کمپین، هزینه و دسترسی آن را اینجا می‌بینید و می‌سنجید.`,
      start: `شروع کمپین`,
    },
    empty: { title: `در این بازه آماری نیست.`, text: `هیچ کمپینی در این روزها منتشر نبود. بازهٔ دیگری برگزینید.` },
  },
  N = ve.filter(({ key: e }) => e === `media_type` || e === `campaign_type`),
  Re = [`cost`, `reach`, `views`, `clicks`, `cost_per_thousand`],
  P = [`media_type`, `campaign_type`],
  F = {
    fields: N,
    orderings: [`-reach`, `reach`, ...[`title`, `views`, `clicks`, `cost`, `cost_per_thousand`].flatMap((e) => [e, `-${e}`])],
  },
  ze = F.orderings;
function Be(e, t) {
  if (pe(e) && pe(t)) return g({ from: e, to: t }) ? { from: e, to: t } : void 0;
}
var I = (e, t) => e !== void 0 && e !== `` && t === void 0;
function Ve(e) {
  let t = Se(e, F),
    n = Be(e.from, e.to),
    r = n === void 0 && (e.from !== void 0 || e.to !== void 0),
    i = Re.find((t) => t === e.tile),
    a = P.find((t) => t === e.by),
    o = [r, I(e.tile, i), I(e.by, a)].filter(Boolean).length;
  return { ...t, dropped: t.dropped + o, range: n, tile: i ?? `reach`, by: a ?? `media_type` };
}
function He(e) {
  return { ...e.range, ...ye(e, F), ...(e.tile === `reach` ? {} : { tile: e.tile }), ...(e.by === `media_type` ? {} : { by: e.by }) };
}
function L({ range: e, filters: t, ordering: n }) {
  return { ...e, filter: _e(t, N), ordering: n };
}
function R(e, t) {
  return (
    o.find((n) => {
      let { from: r, to: i } = a(n, t);
      return r === e.from && i === e.to;
    }) ?? `custom`
  );
}
function Ue(e, t, n) {
  return { ...e, page: 1, range: t === `last_30_days` ? void 0 : a(t, n) };
}
function z(e, t) {
  return { ...e, filters: t, page: 1 };
}
var B = m(),
  V = M.range;
function We({ range: e, today: t, onPreset: n, onRange: r }) {
  let i = R(e, t);
  return (0, B.jsx)(ae, {
    label: V.label,
    presets: o,
    titles: V.presets,
    chosen: i,
    onPreset: n,
    customLabel: V.custom,
    range: i === `custom` ? e : null,
    onRange: (e) => {
      g(e) ? r(e) : ge.error(V.tooLong);
    },
    max: t,
  });
}
function Ge({ compared: e }) {
  let t = me(e);
  return (0, B.jsxs)(`p`, {
    className: `text-sm text-text-3`,
    children: [
      V.compared,
      ` `,
      (0, B.jsx)(`span`, { className: `text-text-2`, children: t === 1 ? V.before.day : V.before.days(b(t)) }),
      (0, B.jsxs)(`span`, { className: `max-md:hidden`, children: [` (`, _(e), `)`] }),
    ],
  });
}
var Ke = { media_type: C.map((e) => ({ value: e, label: T(e) })), campaign_type: w.map((e) => ({ value: e, label: M.types[e] })) },
  qe = N.flatMap((e) => {
    let t = P.find((t) => t === e.key);
    return t ? [{ field: e, label: M.filters[t], options: Ke[t] }] : [];
  });
function Je(e) {
  let t = { ...L(e), limit: e.pageSize, offset: (e.page - 1) * e.pageSize };
  return we({
    queryKey: [`reports`, `overview`, t],
    queryFn: ({ signal: e }) => D.reports.getOverview({ query: t }, { signal: e }),
    placeholderData: Ce,
  });
}
function Ye(e) {
  return D.reports.exportOverview({ query: L(e) });
}
function Xe(e, t) {
  if (e === null || t === null || t <= 0) return null;
  let n = Math.round((Math.abs(e - t) * 100) / t);
  return n === 0 ? { kind: `average`, percent: n } : { kind: e < t ? `cheaper` : `dearer`, percent: n };
}
function H(e) {
  let t = e.flatMap((e) => (e.cost_per_thousand === null ? [] : [{ row: e, price: e.cost_per_thousand }])),
    [n] = t;
  if (!n) return null;
  let r = t.reduce((e, t) => (t.price < e.price ? t : e), n),
    i = t.reduce((e, t) => (t.price > e.price ? t : e), n);
  return r.price === i.price ? null : { cheapest: r.row, dearest: i.row };
}
function U(e) {
  let t = e.reduce((e, t) => e + t, 0);
  return e.map((e) => (t > 0 ? e / t : 0));
}
var W = (e) => r(i(e));
function Ze(e, t) {
  let n = R(e, t);
  return n === `custom` ? (e.from === e.to ? M.when.day(W(e.from)) : M.when.range(W(e.from), W(e.to))) : M.when[n];
}
function Qe({ platforms: e, types: t }) {
  let n = H(e);
  if (n) return M.bestAndWorst(T(n.cheapest.media_type), T(n.dearest.media_type));
  let r = H(t);
  return r ? M.bestAndWorst(M.ofType(M.types[r.cheapest.campaign_type]), M.ofType(M.types[r.dearest.campaign_type])) : ``;
}
function $e({ overview: e }) {
  let t = M.cost(S(e.totals.cost)),
    n = M.reach(S(e.totals.reach)),
    r = R(e.range, e.today),
    i = Qe(e);
  return (0, B.jsxs)(B.Fragment, {
    children: [
      (0, B.jsxs)(`p`, {
        className: `text-md text-text-2 max-lg:hidden`,
        children: [
          M.sentence.spent(Ze(e.range, e.today)),
          ` `,
          (0, B.jsx)(`b`, { className: `font-semibold text-text`, children: t }),
          ` `,
          M.sentence.reached,
          ` `,
          (0, B.jsx)(`b`, { className: `font-semibold text-text`, children: n }),
          ` `,
          M.sentence.end,
          ` `,
          i,
        ],
      }),
      (0, B.jsx)(`p`, { className: `text-xl leading-relaxed font-bold wide:hidden`, children: M.headline(t, n) }),
      (0, B.jsx)(`p`, { className: `text-md text-text-2 wide:hidden`, children: M.summary(r === `custom` ? _(e.range) : M.short[r], i) }),
    ],
  });
}
var G = [`h-2/5`, `h-3/5`, `h-1/2`, `h-4/5`];
function et() {
  return (0, B.jsxs)(B.Fragment, {
    children: [
      (0, B.jsx)(`div`, {
        className: `grid grid-cols-2 border-y border-line md:grid-cols-5`,
        children: Array.from({ length: 5 }, (e, t) =>
          (0, B.jsxs)(
            `div`,
            {
              className: `flex h-[124px] flex-col gap-3 border-line px-4 py-4 first:ps-(--gutter) max-md:first:col-span-2 md:not-last:border-e`,
              children: [
                (0, B.jsx)(p, { className: `w-1/3` }),
                (0, B.jsx)(p, { className: `h-6 w-2/3` }),
                (0, B.jsx)(p, { className: `w-1/2` }),
              ],
            },
            t,
          ),
        ),
      }),
      (0, B.jsx)(`div`, {
        className: `flex h-[300px] items-end justify-between gap-2 border-b border-line px-(--gutter) pt-14 pb-12`,
        children: Array.from({ length: 24 }, (e, t) => (0, B.jsx)(p, { className: `w-full max-w-4 ${G[t % G.length]}` }, t)),
      }),
      (0, B.jsx)(ee, { rows: 6 }),
    ],
  });
}
var tt = { reach: `up`, views: `up`, clicks: `up`, cost: void 0, cost_per_thousand: `down` },
  nt = 0.5;
function rt(e, t, n) {
  let r = t === null || n === null ? null : s(t, n);
  if (r === null) return null;
  let i = Math.abs(r);
  if (i < nt) return { percent: i, trend: `flat`, tone: `neutral` };
  let a = r > 0 ? `up` : `down`,
    o = tt[e];
  return o === void 0 ? { percent: i, trend: a, tone: `neutral` } : { percent: i, trend: a, tone: o === a ? `good` : `bad` };
}
var K = M.kpi;
function it(e, t) {
  let n = t[e];
  return n === null ? K.none : e === `cost` ? S(n) : e === `cost_per_thousand` ? x(n) : b(n);
}
function at({ range: e, today: t }) {
  return me({ from: e.from, to: e.to < t ? e.to : t });
}
function ot(e, t) {
  let { totals: n } = t;
  switch (e) {
    case `cost`:
      return K.inCampaigns(b(n.campaigns));
    case `reach`: {
      let e = at(t);
      return e > 1 ? K.aDay(b(Math.round(n.reach / e))) : ``;
    }
    case `views`:
      return n.reach > 0 ? K.perPerson(b(n.views / n.reach)) : ``;
    case `clicks`:
      return n.click_rate === null ? `` : K.clickRate(y(n.click_rate / 100, 1));
    case `cost_per_thousand`:
      return n.cost_per_thousand === null ? `` : K.toman;
  }
}
function st(e, { totals: t, compared_totals: n }) {
  let r = rt(e, t[e], n[e]);
  if (r === null) return;
  let { trend: i, tone: a, percent: o } = r,
    s = y(o / 100);
  return { trend: i, tone: a, text: i === `flat` ? K.same : i === `up` ? K.more(s) : K.less(s) };
}
function ct(e) {
  return Re.map((t) => ({ key: t, name: K.names[t], figure: it(t, e.totals), change: st(t, e), note: ot(t, e) }));
}
var q = M.comparison,
  lt = { cheaper: `text-success-text`, dearer: `text-warning-text`, average: `text-text-3` };
function J({ price: e, average: t }) {
  let n = Xe(e, t);
  if (n === null) return null;
  let r = y(n.percent / 100),
    i = n.kind === `average` ? q.average : n.kind === `cheaper` ? q.cheaper(r) : q.dearer(r);
  return (0, B.jsx)(`span`, { className: c(`text-sm whitespace-nowrap`, lt[n.kind]), children: i });
}
function Y(e) {
  return e === null ? M.kpi.none : x(e);
}
function ut({ price: e, average: t }) {
  return (0, B.jsxs)(`span`, {
    className: `flex items-baseline gap-3`,
    children: [(0, B.jsx)(`span`, { className: `tabular min-w-16`, children: Y(e) }), (0, B.jsx)(J, { price: e, average: t })],
  });
}
var X = M.campaigns;
function dt({ row: e, range: t, isCover: n = !1 }) {
  return (0, B.jsxs)(`span`, {
    className: `flex min-w-0 items-center gap-3`,
    children: [
      (0, B.jsx)(E, { platform: e.media_type, size: 28 }),
      (0, B.jsxs)(`span`, {
        className: `min-w-0`,
        children: [
          (0, B.jsx)(f, {
            to: `/campaigns/$id`,
            params: { id: String(e.id) },
            search: { from: t.from, to: t.to },
            className: c(`block truncate text-md font-semibold text-text hover:text-action-soft-text`, n && `after:absolute after:inset-0`),
            children: (0, B.jsx)(`bdi`, { children: e.title === `` ? X.untitled : Ae(e.title) }),
          }),
          (0, B.jsx)(`span`, {
            className: `block truncate text-sm text-text-3`,
            children: X.sub(M.formats[e.content_type], M.types[e.campaign_type]),
          }),
        ],
      }),
    ],
  });
}
function ft({ row: e, range: t, average: n }) {
  return (0, B.jsxs)(`div`, {
    className: `relative flex flex-col gap-3`,
    children: [
      (0, B.jsxs)(`div`, {
        className: `flex items-start justify-between gap-3`,
        children: [(0, B.jsx)(dt, { row: e, range: t, isCover: !0 }), (0, B.jsx)(k, { state: e.state })],
      }),
      (0, B.jsxs)(`div`, {
        className: `flex items-baseline justify-between gap-3 text-md`,
        children: [
          (0, B.jsx)(`b`, { className: `font-semibold`, children: M.cost(S(e.cost)) }),
          (0, B.jsx)(`span`, { className: `text-sm text-text-3`, children: X.line(S(e.reach), b(e.clicks)) }),
        ],
      }),
      (0, B.jsxs)(`div`, {
        className: `flex items-baseline justify-between gap-3 text-sm text-text-3`,
        children: [
          (0, B.jsxs)(`span`, {
            children: [X.columns.price, `: `, (0, B.jsx)(`span`, { className: `text-text-2`, children: Y(e.cost_per_thousand) })],
          }),
          (0, B.jsx)(J, { price: e.cost_per_thousand, average: n }),
        ],
      }),
    ],
  });
}
function pt(e, t) {
  let { columns: n } = X;
  return [
    { key: `title`, label: n.campaign, sortKey: `title`, width: `28%`, cell: (t) => (0, B.jsx)(dt, { row: t, range: e }) },
    { key: `state`, label: n.state, width: `150px`, cell: (e) => (0, B.jsx)(k, { state: e.state }) },
    { key: `cost`, label: n.cost, sortKey: `cost`, isNumeric: !0, cell: (e) => x(e.cost) },
    { key: `reach`, label: n.reach, sortKey: `reach`, isNumeric: !0, cell: (e) => b(e.reach) },
    { key: `views`, label: n.views, sortKey: `views`, isNumeric: !0, priority: 3, cell: (e) => b(e.views) },
    { key: `clicks`, label: n.clicks, sortKey: `clicks`, isNumeric: !0, cell: (e) => b(e.clicks) },
    {
      key: `price`,
      label: n.price,
      sortKey: `cost_per_thousand`,
      width: `210px`,
      cell: (e) => (0, B.jsx)(ut, { price: e.cost_per_thousand, average: t }),
    },
  ];
}
function mt({ totals: e }) {
  return {
    title: X.totals(b(e.campaigns)),
    cost: x(e.cost),
    reach: b(e.reach),
    views: b(e.views),
    clicks: b(e.clicks),
    price: (0, B.jsx)(`span`, { className: `tabular`, children: Y(e.cost_per_thousand) }),
  };
}
function ht({ overview: e, ordering: t, onOrdering: n }) {
  let r = e.totals.cost_per_thousand;
  return (0, B.jsxs)(B.Fragment, {
    children: [
      (0, B.jsx)(O, {
        caption: X.caption,
        columns: pt(e.range, r),
        rows: e.campaigns.results,
        rowKey: (e) => String(e.id),
        sort: be(t),
        onSort: (e) => n(xe(t, e, ze)),
        totals: mt(e),
        renderCard: (t) => (0, B.jsx)(ft, { row: t, range: e.range, average: r }),
      }),
      (0, B.jsxs)(`p`, {
        className: `flex justify-between gap-3 border-y border-line bg-surface-sunken px-(--gutter) py-3 text-sm text-text-2 wide:hidden`,
        children: [
          (0, B.jsx)(`b`, { className: `font-semibold text-text`, children: X.totals(b(e.totals.campaigns)) }),
          (0, B.jsx)(`span`, { children: M.cost(S(e.totals.cost)) }),
        ],
      }),
    ],
  });
}
function gt({ platforms: e, types: t }, n) {
  let r =
      n === `media_type`
        ? e.map((e) => ({ ...e, key: e.media_type, name: T(e.media_type), hue: A[e.media_type] }))
        : t.map((e) => ({ ...e, key: e.campaign_type, name: M.types[e.campaign_type], hue: `var(--chart-1)` })),
    i = U(r.map(({ cost: e }) => e)),
    a = U(r.map(({ reach: e }) => e));
  return r.map(({ key: e, name: t, hue: n, reach: r, cost: o, cost_per_thousand: s, campaigns: c }, l) => ({
    key: e,
    name: t,
    hue: n,
    reach: r,
    cost: o,
    cost_per_thousand: s,
    campaigns: c,
    costShare: i[l] ?? 0,
    reachShare: a[l] ?? 0,
  }));
}
var _t = (e, t) => `${t > 0 ? (e / t) * 100 : 0}%`;
function Z({ row: e, most: t }) {
  let n = M.comparison.sharesOf(e.name, y(e.costShare), y(e.reachShare));
  return (0, B.jsxs)(`span`, {
    role: `img`,
    'aria-label': n,
    className: `flex w-full flex-col gap-[3px]`,
    children: [
      (0, B.jsx)(`span`, { className: `h-[5px] min-w-1 rounded-full bg-chart-compare`, style: { width: _t(e.costShare, t) } }),
      (0, B.jsx)(`span`, { className: c(`h-[5px] min-w-1 rounded-full`, je), style: { ...Me(e.hue), width: _t(e.reachShare, t) } }),
    ],
  });
}
function vt(e) {
  return Math.max(0, ...e.flatMap(({ costShare: e, reachShare: t }) => [e, t]));
}
var Q = M.comparison,
  $ = { 'aria-hidden': !0, size: 20, className: `shrink-0 text-text-3` },
  yt = {
    REACH: (0, B.jsx)(Pe, { ...$ }),
    INFLUENCE: (0, B.jsx)(Ie, { ...$ }),
    CPM: (0, B.jsx)(Ne, { ...$ }),
    CPC: (0, B.jsx)(Fe, { ...$ }),
  };
function bt({ row: e, size: t }) {
  let n = C.find((t) => t === e.key);
  if (n) return (0, B.jsx)(E, { platform: n, size: t, label: `` });
  let r = w.find((t) => t === e.key);
  return r ? yt[r] : null;
}
function xt({ value: e }) {
  let { figure: t, unit: n } = he(e);
  return (0, B.jsxs)(`span`, {
    className: `whitespace-nowrap`,
    children: [
      (0, B.jsx)(`b`, { className: `font-semibold`, children: t }),
      ` `,
      (0, B.jsx)(`span`, { className: `text-sm text-text-3`, children: n }),
    ],
  });
}
function St(e, t, n) {
  return [
    {
      key: `name`,
      label: Q.names[e],
      width: `19%`,
      cell: (e) =>
        (0, B.jsxs)(`span`, {
          className: `flex items-center gap-3 font-semibold`,
          children: [(0, B.jsx)(bt, { row: e, size: 24 }), e.name],
        }),
    },
    { key: `campaigns`, label: Q.campaigns, width: `9%`, isNumeric: !0, cell: (e) => b(e.campaigns) },
    { key: `shares`, label: Q.shares, width: `26%`, cell: (e) => (0, B.jsx)(Z, { row: e, most: t }) },
    { key: `cost`, label: Q.cost, width: `14%`, cell: (e) => (0, B.jsx)(xt, { value: e.cost }) },
    { key: `reach`, label: Q.reach, width: `12%`, cell: (e) => (0, B.jsx)(xt, { value: e.reach }) },
    { key: `price`, label: Q.price, cell: (e) => (0, B.jsx)(ut, { price: e.cost_per_thousand, average: n }) },
  ];
}
function Ct({ row: e, most: t, average: n }) {
  return (0, B.jsxs)(`div`, {
    className: `flex gap-3`,
    children: [
      (0, B.jsx)(bt, { row: e, size: 28 }),
      (0, B.jsxs)(`div`, {
        className: `flex min-w-0 flex-1 flex-col gap-1.5`,
        children: [
          (0, B.jsxs)(`span`, {
            className: `flex items-baseline justify-between gap-3`,
            children: [
              (0, B.jsxs)(`span`, {
                className: `min-w-0 truncate text-md font-semibold`,
                children: [
                  e.name,
                  ` `,
                  (0, B.jsx)(`span`, { className: `ps-1 text-sm font-normal text-text-3`, children: Q.count(b(e.campaigns)) }),
                ],
              }),
              (0, B.jsx)(`b`, { className: `text-md font-semibold`, children: Y(e.cost_per_thousand) }),
            ],
          }),
          (0, B.jsx)(Z, { row: e, most: t }),
          (0, B.jsxs)(`span`, {
            className: `flex items-baseline justify-between gap-3 text-sm text-text-3`,
            children: [Q.line(S(e.cost), S(e.reach)), (0, B.jsx)(J, { price: e.cost_per_thousand, average: n })],
          }),
        ],
      }),
    ],
  });
}
function wt({ overview: e, by: t }) {
  let n = gt(e, t),
    r = vt(n),
    i = e.totals.cost_per_thousand;
  return (0, B.jsx)(O, {
    caption: Q.captions[t],
    columns: St(t, r, i),
    rows: n,
    rowKey: (e) => e.key,
    renderCard: (e) => (0, B.jsx)(Ct, { row: e, most: r, average: i }),
  });
}
function Tt({ by: e }) {
  let t = e === `media_type` ? C.slice(0, 3).map((e) => A[e]) : [`var(--chart-1)`];
  return (0, B.jsxs)(`p`, {
    'aria-hidden': !0,
    className: `flex items-center gap-4 text-sm text-text-3 max-lg:hidden`,
    children: [
      (0, B.jsxs)(`span`, {
        className: `flex items-center gap-2`,
        children: [(0, B.jsx)(`span`, { className: `h-1.5 w-4 rounded-full bg-chart-compare` }), Q.costShare],
      }),
      (0, B.jsxs)(`span`, {
        className: `flex items-center gap-2`,
        children: [
          (0, B.jsx)(`span`, {
            className: `flex h-1.5 w-4 overflow-hidden rounded-full`,
            children: t.map((e) => (0, B.jsx)(`span`, { className: c(`flex-1`, je), style: Me(e) }, e)),
          }),
          Q.reachShare[e],
        ],
      }),
    ],
  });
}
var Et = () =>
  u(
    () => import(`./C2e-xGWI.js`),
    __vite__mapDeps([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28]),
  );
Et().catch(() => void 0);
var Dt = (0, j.lazy)(async () => ({ default: (await Et()).OverviewChart }));
function Ot({ overview: e, by: t, onBy: n }) {
  let r = Ee(De),
    i = r ? `media_type` : t;
  return (0, B.jsxs)(B.Fragment, {
    children: [
      (0, B.jsxs)(`section`, {
        'aria-labelledby': `comparison`,
        children: [
          (0, B.jsxs)(`div`, {
            className: `flex items-center justify-between gap-4 px-(--gutter) py-3`,
            children: [
              (0, B.jsxs)(`div`, {
                className: `flex items-center gap-4`,
                children: [
                  (0, B.jsx)(`h2`, { id: `comparison`, className: `text-lg font-bold`, children: M.comparison.title }),
                  !r &&
                    (0, B.jsx)(ke, {
                      label: M.comparison.label,
                      value: t,
                      onChange: n,
                      options: P.map((e) => ({ value: e, label: M.comparison.by[e] })),
                    }),
                ],
              }),
              (0, B.jsx)(Tt, { by: i }),
            ],
          }),
          (0, B.jsx)(wt, { overview: e, by: i }),
        ],
      }),
      r &&
        (0, B.jsxs)(`section`, {
          'aria-labelledby': `comparison-by-type`,
          children: [
            (0, B.jsx)(`h2`, {
              id: `comparison-by-type`,
              className: `px-(--gutter) pt-5 pb-3 text-lg font-bold`,
              children: M.comparison.byType,
            }),
            (0, B.jsx)(wt, { overview: e, by: `campaign_type` }),
          ],
        }),
    ],
  });
}
function kt({ overview: e, search: t, onSearch: n, canExport: r }) {
  let { count: i } = e.campaigns;
  return (0, B.jsxs)(B.Fragment, {
    children: [
      (0, B.jsx)(v, {
        label: M.kpi.label,
        className: `border-t border-line`,
        tiles: ct(e),
        selected: t.tile,
        onSelect: (e) => n({ ...t, tile: e }),
      }),
      (0, B.jsx)(j.Suspense, {
        fallback: (0, B.jsx)(`div`, { className: `h-[330px] border-b border-line` }),
        children: (0, B.jsx)(Dt, { overview: e, figure: t.tile }),
      }),
      (0, B.jsx)(Ot, { overview: e, by: t.by, onBy: (e) => n({ ...t, by: e }) }),
      (0, B.jsxs)(`section`, {
        'aria-labelledby': `campaigns`,
        children: [
          (0, B.jsxs)(`div`, {
            className: `flex flex-wrap items-center justify-between gap-3 px-(--gutter) pt-5 pb-3`,
            children: [
              (0, B.jsxs)(`h2`, {
                id: `campaigns`,
                className: `flex items-center gap-2 text-lg font-bold`,
                children: [M.campaigns.title, ` `, (0, B.jsx)(Te, { count: i })],
              }),
              (0, B.jsx)(Le, { download: () => Ye(t), isAllowed: r }),
            ],
          }),
          (0, B.jsx)(ht, { overview: e, ordering: t.ordering, onOrdering: (e) => n({ ...t, ordering: e, page: 1 }) }),
          (0, B.jsx)(Oe, {
            page: t.page,
            pageSize: t.pageSize,
            total: i,
            onPage: (e) => n({ ...t, page: e }),
            onPageSize: (e) => n({ ...t, pageSize: e, page: 1 }),
          }),
        ],
      }),
    ],
  });
}
var At = e({ DashboardPage: () => Mt }),
  jt = (0, B.jsxs)(f, {
    to: `/campaign`,
    className: d({ size: `lg` }),
    children: [(0, B.jsx)(le, { 'aria-hidden': !0, size: 18 }), M.first.start],
  });
function Mt() {
  let e = te(),
    t = Ve(ne({ strict: !1 })),
    r = se(Je(t)),
    i = fe(`table_export`),
    { has_purchased_campaign: o } = de(),
    { data: s } = r,
    c = (t) => void e({ to: `/dashboard`, search: He(t), resetScroll: !1 }),
    u = Math.max(1, Math.ceil((s?.campaigns.count ?? 0) / t.pageSize)),
    d = s !== void 0 && !r.isPlaceholderData && t.page > u;
  ((0, j.useEffect)(() => {
    d && c({ ...t, page: u });
  }),
    (0, j.useEffect)(() => {
      document.title = `${M.title} | ${l.title}`;
    }, []));
  let [ee] = (0, j.useState)(() => n(Date.now())),
    p = s?.today ?? ee,
    m = t.range ?? a(`last_30_days`, p),
    g = Object.keys(t.filters).length > 0,
    v = oe(r, { isEmpty: ({ campaigns: e }) => e.count === 0, isFiltered: g }),
    ae = v.state === `empty` && !o;
  return (0, B.jsxs)(B.Fragment, {
    children: [
      (0, B.jsxs)(`header`, {
        className: `max-lg:sticky max-lg:top-0 max-lg:z-(--z-sticky) max-lg:flex max-lg:h-(--top-h) max-lg:items-center max-lg:gap-2 max-lg:border-b max-lg:bg-surface max-lg:px-2 wide:px-(--gutter) wide:pt-6`,
        children: [
          (0, B.jsx)(f, {
            to: `/`,
            'aria-label': M.back,
            className: `grid size-11 shrink-0 place-items-center rounded-md text-text-2 wide:hidden`,
            children: (0, B.jsx)(ce, { 'aria-hidden': !0, size: 22 }),
          }),
          (0, B.jsxs)(`div`, {
            className: `min-w-0`,
            children: [
              (0, B.jsx)(`h1`, {
                tabIndex: -1,
                className: `text-lg leading-7 font-bold outline-none wide:text-2xl wide:leading-10`,
                children: M.title,
              }),
              (0, B.jsx)(`p`, { className: `truncate text-sm leading-5 text-text-3 wide:hidden`, children: _(m) }),
            ],
          }),
        ],
      }),
      ae
        ? (0, B.jsx)(h, { state: `empty`, empty: { ...M.first, action: jt }, className: `wide:pt-16` })
        : (0, B.jsxs)(B.Fragment, {
            children: [
              (0, B.jsx)(`div`, {
                className: `px-(--gutter) max-lg:pt-4 wide:min-h-6`,
                children: s && v.state === `ready` && (0, B.jsx)($e, { overview: s }),
              }),
              (0, B.jsxs)(`div`, {
                className: `flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-(--gutter) py-4`,
                children: [
                  (0, B.jsx)(We, { range: m, today: p, onPreset: (e) => c(Ue(t, e, p)), onRange: (e) => c({ ...t, range: e, page: 1 }) }),
                  (0, B.jsxs)(`div`, {
                    role: `search`,
                    'aria-label': M.filters.label,
                    className: `flex flex-wrap items-center gap-2`,
                    children: [
                      (0, B.jsx)(ie, { specs: qe, filters: t.filters, onFilters: (e) => c(z(t, e)) }),
                      s && (0, B.jsx)(Ge, { compared: s.compared_range }),
                    ],
                  }),
                ],
              }),
              (0, B.jsx)(re, { count: t.dropped, className: `mx-(--gutter) mb-3` }),
              (0, B.jsx)(h, {
                ...v,
                state: d ? `loading` : v.state,
                skeleton: (0, B.jsx)(et, {}),
                empty: M.empty,
                onClearFilters: () => c(z(t, {})),
                children: s && (0, B.jsx)(kt, { overview: s, search: t, onSearch: c, canExport: i }),
              }),
            ],
          }),
    ],
  });
}
export { Mt as DashboardPage, M as n, At as t };
