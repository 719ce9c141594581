const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      'assets/CshvFETn.js',
      'assets/VXmm6Y8v.js',
      'assets/XKyaHtl9.js',
      'assets/D8JH1jTK.js',
      'assets/F4vu4jyn.js',
      'assets/i5RsCZif.js',
      'assets/-XGG-u2U.js',
      'assets/3knk6iHf.js',
      'assets/CqtK505k.js',
      'assets/BLMRr5e9.css',
      'assets/DFNVB9y5.js',
      'assets/BTSTizhr.js',
      'assets/CAUx6veo.js',
      'assets/CUDlgd66.js',
      'assets/Dfvzj6n2.js',
      'assets/YBalEp_5.js',
      'assets/NZR_B-vU.js',
      'assets/D4tpWBZn.js',
      'assets/fgnUFb8B.js',
      'assets/BIxgyhlm.js',
      'assets/B4PylbZJ.js',
      'assets/D-U-9rl3.js',
      'assets/CYDpylKX.js',
      'assets/C2psp-In.js',
      'assets/Gic8dC47.js',
      'assets/C4rHVqgy.js',
      'assets/y-SvcHlL.js',
      'assets/DxnzMAPl.js',
      'assets/mekJ1ofw.js',
      'assets/DrUi8QQT.js',
      'assets/DLUAPZVZ.js',
      'assets/Dyl_hPRw.js',
      'assets/C4I0mwUW.js',
      'assets/BIMdbZQQ.js',
      'assets/bWpLRuxg.js',
      'assets/BiP7I_3L.js',
      'assets/JcQN7MF8.js',
      'assets/BiNgHixo.js',
      'assets/oc2MlaZQ.js',
      'assets/yVrSKsGh.js',
      'assets/BOVRmk7M.js',
      'assets/DAEkcYUe.js',
      'assets/Al3BTFCW.js',
      'assets/DmeRKfem.js',
      'assets/DVHIilXP.js',
      'assets/D-EipgPD.js',
      'assets/BB9g4s0m.js',
      'assets/Brlou43M.js',
      'assets/C_qLxWpP.js',
      'assets/B2omCJwT.js',
      'assets/CVBP8ODU.js',
      'assets/CwUb1psq.js',
      'assets/C-K0clPr.js',
      'assets/CgEHlGc_.js',
      'assets/CvLxiTNC.js',
      'assets/DMbUeAel.js',
      'assets/DuJbaCzT.js',
      'assets/D_vZvROd.js',
      'assets/CiajMEtD.js',
      'assets/3ztIrK-4.js',
      'assets/BQrvN4Kx.js',
      'assets/DZESzTrc.js',
      'assets/E2WiJq9o.js',
      'assets/OC6yXdXM.js',
      'assets/Ij_yb_Og.js',
      'assets/BQVry-py.js',
      'assets/Wf1ibiqF.js',
      'assets/DdMmBFr6.js',
      'assets/BsN_a6B3.js',
      'assets/Ccq3w7LG.js',
      'assets/DSnUUpLO.js',
      'assets/D3ntQwAG.js',
      'assets/Dxk40yjG.js',
      'assets/6OwZE_VS.js',
      'assets/CCVL_UR2.js',
      'assets/I7yfX2S8.js',
      'assets/DahNm76V.js',
      'assets/BAvSdqtG.js',
      'assets/Hlf0MBDE.js',
      'assets/CN8-XiV5.js',
      'assets/6JbLv46L.js',
      'assets/9VG4cADg.js',
      'assets/DnH9Kq72.js',
      'assets/CBeAaEYc.js',
      'assets/DiG58iuX.js',
      'assets/D0Vp9Bto.js',
      'assets/9Ph53wcl.js',
      'assets/C74kO5pw.js',
      'assets/aaCDZHpd.js',
      'assets/BnwNWBLZ.js',
      'assets/-5vqkBWH.js',
      'assets/C7ar6JNs.js',
      'assets/6U2B4Pwr.js',
      'assets/BAaGbz_a.js',
      'assets/JrhiCQfD.js',
      'assets/Cc7jf1rM.js',
      'assets/Bs8O9JZH.js',
      'assets/RYLeAR4W.js',
      'assets/ByNGENTR.js',
      'assets/BO32p2f8.js',
      'assets/Cer_rNS7.js',
      'assets/C95ZEVvd.js',
    ]),
) => i.map((i) => d[i]);
import { n as e, r as t } from './XKyaHtl9.js';
import { $ as n, I as r, T as i, c as a, ct as o, it as s, ot as ee, st as te, ut as c, w as l } from './F4vu4jyn.js';
import { f as ne, n as u, o as d, p as f, t as p } from './B4PylbZJ.js';
import { t as m } from './BIxgyhlm.js';
import { t as re } from './Ddmd7ipU.js';
import { t as h } from './CVBP8ODU.js';
import { t as ie } from './yVrSKsGh.js';
import { t as g } from './VXmm6Y8v.js';
import { n as ae } from './i5RsCZif.js';
import { t as _ } from './DyzXAZnB.js';
import { t as v } from './D8JH1jTK.js';
import { f as y, i as oe, p as b, t as se } from './CUDlgd66.js';
import { a as ce } from './C_qLxWpP.js';
import { n as le, r as x } from './Z4uYIzoh.js';
import { a as S, i as C, l as w, s as T } from './DrUi8QQT.js';
import { n as E } from './JrhiCQfD.js';
import { n as ue, o as D, r as de, t as fe } from './BiP7I_3L.js';
import { t as pe } from './Ct4oq9fU.js';
import { t as me } from './CRnAKStp.js';
import { n as O } from './D0Vp9Bto.js';
import { i as he, n as ge, r as _e, t as ve } from './BCTT95uB.js';
import { a as k, n as A, r as ye } from './B3qQA2yd.js';
import { _ as be } from './DFNVB9y5.js';
import { t as xe } from './Dfvzj6n2.js';
import { t as j } from './BTSTizhr.js';
import { n as M } from './CCVL_UR2.js';
import { t as Se } from './ClZljIag.js';
import { n as Ce } from './DahNm76V.js';
import { t as we } from './D2CzIzNf.js';
import { t as Te } from './_UWZQFU8.js';
import { t as Ee } from './BQKTAOhW.js';
import { t as De } from './DNhQufla.js';
import { t as N } from './Cc7jf1rM.js';
import { t as Oe } from './Bs8O9JZH.js';
import { t as ke } from './DZESzTrc.js';
import { t as P } from './Dxk40yjG.js';
var F = t(v(), 1),
  I = c();
function Ae(e, t) {
  return e.map((e, n) => ({ now: e, before: t[n] ?? null }));
}
var L = {
    back: `کمپین‌ها`,
    export: `خروجی اکسل`,
    range: {
      label: `بازهٔ گزارش`,
      presets: { today: `امروز`, yesterday: `دیروز`, last_7_days: `۷ روز`, last_30_days: `۳۰ روز`, campaign: `کل کمپین` },
      custom: `بازهٔ دلخواه`,
    },
    legend: { now: `این بازه`, before: `بازهٔ پیش از آن` },
    beforeRange: (e) => `در برابر ${e}`,
    kpi: {
      label: `شاخص نمودار`,
      names: { reach: `دسترسی`, views: `بازدید`, clicks: `کلیک`, cost: `هزینه`, cost_per_thousand: `هر هزار دسترسی` },
      more: (e) => `${e} بیشتر`,
      less: (e) => `${e} کمتر`,
      same: `بدون تغییر`,
      none: `–`,
      ofGoal: (e) => `از هدف ${e}`,
      perPerson: (e) => `میانگین ${e} بار برای هر نفر`,
      clickRate: (e) => `نرخ کلیک ${e}`,
      ofPrice: (e) => `از ${e} تومان`,
      toman: `تومان`,
    },
    chart: {
      daily: `روزانه`,
      hourly: `ساعتی`,
      granularity: `دانه‌بندی نمودار`,
      title: (e, t) => `${e} ${t}`,
      hourlyOnly: `ساعتی فقط برای یک روز از ۱۱ روز گذشته است`,
      dailyOnly: `برای یک روز، نمودار ساعتی است`,
    },
    publishers: {
      title: `ناشران`,
      caption: `ناشران کمپین با دسترسی، کلیک و هزینه`,
      publisher: `ناشر`,
      state: `وضعیت`,
      reach: `دسترسی`,
      views: `بازدید`,
      clicks: `کلیک`,
      cost: `هزینه، تومان`,
      cost_per_thousand: `هر هزار دسترسی`,
      clicksOf: (e) => `${e} کلیک`,
      toman: (e) => `${e} تومان`,
      share: (e) => `سهم «${e}» از بیشترین دسترسی`,
      empty: { title: `در این بازه آماری نیست.`, text: `بازهٔ دیگری برگزینید.` },
    },
    pace: {
      title: `آهنگ کمپین`,
      cost: `هزینه`,
      reach: `دسترسی`,
      toman: `تومان`,
      of: (e) => `از ${e}`,
      noGoal: `هدف دسترسی تعیین نشده است.`,
      daysLeft: (e) => `${e} روز مانده`,
      over: `پایان‌یافته`,
    },
    forecast: {
      reached: `به هدف رسیده‌اید.`,
      early: (e, t) => `با همین آهنگ، ${e} به هدف می‌رسید؛ ${t} روز زودتر.`,
      onTime: (e) => `با همین آهنگ، ${e} به هدف می‌رسید؛ درست در روز پایان.`,
      late: (e, t) => `با همین آهنگ، ${e} به هدف می‌رسید؛ ${t} روز پس از پایان بازه.`,
      missed: `با همین آهنگ، تا پایان بازه به هدف نمی‌رسید.`,
      unknown: `برای پیش‌بینی هنوز آمار کافی نیست.`,
      finished: (e) => `کمپین با ${e} هدف پایان یافت.`,
    },
  },
  R = L.kpi,
  je = [`reach`, `views`, `clicks`, `cost`, `cost_per_thousand`],
  Me = { reach: `up`, views: `up`, clicks: `up`, cost: void 0, cost_per_thousand: `down` };
function Ne(e, t, n) {
  if (t === null || n === null) return;
  let r = ye(t, n);
  if (r === null) return;
  if (Math.abs(r) < 0.5) return { text: R.same, trend: `flat`, tone: `neutral` };
  let i = r > 0 ? `up` : `down`,
    a = S(Math.abs(r) / 100),
    o = Me[e];
  return { text: i === `up` ? R.more(a) : R.less(a), trend: i, tone: o === void 0 ? `neutral` : o === i ? `good` : `bad` };
}
function Pe(e, { totals: t, pace: n }) {
  return e === `reach`
    ? n.goal_total_reach === null
      ? ``
      : R.ofGoal(T(n.goal_total_reach))
    : e === `views`
      ? t.reach > 0
        ? R.perPerson(C(t.views / t.reach))
        : ``
      : e === `clicks`
        ? t.click_rate === null
          ? ``
          : R.clickRate(S(t.click_rate / 100, 2))
        : e === `cost`
          ? R.ofPrice(T(n.price))
          : R.toman;
}
function Fe(e, t) {
  let n = t[e];
  return n === null ? R.none : e === `cost` ? T(n) : e === `cost_per_thousand` ? w(n) : C(n);
}
function Ie(e) {
  return je.map((t) => ({
    key: t,
    name: R.names[t],
    figure: Fe(t, e.totals),
    change: Ne(t, e.totals[t], e.compared_totals[t]),
    note: Pe(t, e),
  }));
}
function Le(e, t) {
  return Ae(e.series, e.compared_series).map(({ now: e, before: n }) => ({ at: Date.parse(e.at), value: e[t], compare: n?.[t] ?? null }));
}
var z = D.money;
function Re({ campaign: e }) {
  let { held: t, captured: n, released: r } = e.money,
    i = t + n + r,
    a = [
      { key: `captured`, amount: n, fill: `bg-chart-1` },
      { key: `held`, amount: t, fill: `bg-action-soft shadow-[inset_0_0_0_1px_var(--chart-1)]` },
      { key: `released`, amount: r, fill: `bg-chart-track` },
    ];
  return (0, I.jsxs)(`section`, {
    'aria-labelledby': `money`,
    children: [
      (0, I.jsx)(`h2`, { id: `money`, className: `mb-1 text-lg font-bold`, children: z.title }),
      (0, I.jsx)(`p`, { className: `mb-3 text-sm text-text-3`, children: z.vat(S(e.quote.vat_percent / 100)) }),
      i > 0 &&
        (0, I.jsx)(`div`, {
          role: `img`,
          'aria-label': z.bar(w(t), w(n), w(r)),
          className: `mb-3 flex h-2 gap-0.5 overflow-hidden rounded-full`,
          children: a.map(({ key: e, amount: t, fill: n }) => t > 0 && (0, I.jsx)(`span`, { className: n, style: { flexGrow: t } }, e)),
        }),
      i > 0
        ? (0, I.jsx)(E, {
            rows: [
              ...a.map(({ key: e, amount: t, fill: n }) => ({
                key: e,
                amountToman: t,
                label: (0, I.jsxs)(`span`, {
                  className: `flex items-center gap-2`,
                  children: [(0, I.jsx)(`span`, { 'aria-hidden': !0, className: `size-2.5 shrink-0 rounded-xs ${n}` }), z[e]],
                }),
              })),
              { key: `total`, label: z.total, amountToman: i, kind: `total` },
            ],
          })
        : (0, I.jsxs)(I.Fragment, {
            children: [
              (0, I.jsx)(E, { rows: [{ label: z.total, amountToman: e.total, kind: `strong` }] }),
              (0, I.jsx)(`p`, { className: `mt-2 text-sm text-text-3`, children: z.untouched }),
            ],
          }),
    ],
  });
}
var ze = 0.05;
function Be(e, t) {
  let { reach: n, goal_total_reach: r, goal_day: i, elapsed: a } = e;
  if (r === null || r <= 0) return { kind: `no_goal` };
  if (n >= r) return { kind: `reached` };
  if (a >= 1) return { kind: `finished`, share: n / r };
  if (n <= 0 || a < ze) return { kind: `too_early` };
  if (i === null) return { kind: `missed` };
  let o = u(i, t);
  return o === 0 ? { kind: `on_time`, day: i } : { kind: o > 0 ? `early` : `late`, day: i, days: Math.abs(o) };
}
var B = L.forecast,
  V = (e) => d(f(e));
function Ve(e, t) {
  let n = Be(e, t);
  switch (n.kind) {
    case `no_goal`:
      return ``;
    case `reached`:
      return B.reached;
    case `finished`:
      return B.finished(S(n.share));
    case `too_early`:
      return B.unknown;
    case `missed`:
      return B.missed;
    case `on_time`:
      return B.onTime(V(n.day));
    case `early`:
    case `late`:
      return B[n.kind](V(n.day), me(n.days));
  }
}
var H = L.pace;
function U({ label: e, part: t, whole: n, elapsed: r, endText: i }) {
  let a = pe(t, n);
  return (0, I.jsxs)(`div`, {
    className: `flex flex-col gap-2`,
    children: [
      (0, I.jsxs)(`p`, {
        className: `flex items-baseline justify-between gap-3 text-md text-text-2`,
        children: [
          e,
          (0, I.jsxs)(`span`, {
            className: `text-text-3`,
            children: [(0, I.jsx)(`b`, { className: `font-semibold text-text`, children: a.part }), ` `, H.of(a.whole)],
          }),
        ],
      }),
      (0, I.jsx)(x, { label: e, used: n > 0 ? t / n : 0, elapsed: r, hasWords: !0, endText: i }),
    ],
  });
}
function He({ stats: e, lastDay: t, isOver: n }) {
  let { pace: r } = e,
    i = n ? 1 : r.elapsed,
    a = Ve({ ...r, elapsed: i }, t),
    o = n || r.days_left <= 0 ? `` : H.daysLeft(C(r.days_left));
  return (0, I.jsxs)(`section`, {
    'aria-labelledby': `pace`,
    className: `flex flex-col gap-4`,
    children: [
      (0, I.jsx)(`h2`, { id: `pace`, className: `text-lg font-bold`, children: H.title }),
      (0, I.jsx)(U, { label: H.cost, part: r.cost, whole: r.price, elapsed: i, endText: o }),
      r.goal_total_reach === null
        ? (0, I.jsx)(`p`, { className: `text-sm text-text-3`, children: H.noGoal })
        : (0, I.jsx)(U, { label: H.reach, part: r.reach, whole: r.goal_total_reach, elapsed: i }),
      a && (0, I.jsx)(`p`, { className: `text-md leading-prose text-text-2`, children: a }),
    ],
  });
}
var W = [`reach`, `views`, `clicks`, `cost`, `cost_per_thousand`],
  G = `-reach`,
  K = W.flatMap((e) => [e, `-${e}`]);
function Ue(e) {
  let { from: t, to: n } = e,
    r = O(t) && O(n) && he({ from: t, to: n }) ? { from: t, to: n } : void 0,
    i = K.find((t) => t === e.ordering),
    a = r === void 0 && (t !== void 0 || n !== void 0),
    o = i === void 0 && e.ordering !== void 0 && e.ordering !== ``;
  return { range: r, ordering: i ?? G, dropped: Number(a) + Number(o) };
}
function We(e) {
  return { ...e.range, ...(e.ordering === G ? {} : { ordering: e.ordering }) };
}
var q = (e, t) => e.from === t.from && e.to === t.to;
function Ge(e, t, n) {
  return e === void 0 || q(e, n) ? `campaign` : (A.find((n) => q(e, k(n, t))) ?? `custom`);
}
function Ke(e, t) {
  let n = e === `-${t}` ? t : `-${t}`;
  return K.find((e) => e === n) ?? G;
}
function qe(e, t) {
  let n = t.startsWith(`-`),
    r = W.find((e) => e === t.replace(`-`, ``)) ?? `reach`;
  return e.toSorted((e, t) => {
    let [i, a] = [e[r], t[r]];
    return i === null || a === null ? Number(i === null) - Number(a === null) : n ? a - i : i - a;
  });
}
function Je(e, t) {
  return xe({
    queryKey: [`reports`, e, t ?? {}],
    queryFn: ({ signal: n }) => j.reports.getStats({ params: { id: e }, query: { ...t } }, { signal: n }),
    placeholderData: be,
  });
}
function Ye(e, { range: t, ordering: n }) {
  return j.reports.exportReport({ params: { id: e }, query: { ...t, ordering: n } });
}
var Xe = (0, F.lazy)(() =>
  r(
    () => import(`./CshvFETn.js`).then((e) => ({ default: e.CancelDialog })),
    __vite__mapDeps([
      0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35,
      36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55,
    ]),
  ),
);
function Ze({ campaign: e, search: t }) {
  let n = Te(`table_export`),
    [r, a] = (0, F.useState)(!1);
  return (0, I.jsxs)(I.Fragment, {
    children: [
      (0, I.jsxs)(s, {
        to: `/campaigns/$id/identity`,
        params: { id: String(e.id) },
        className: `${i({ variant: `secondary` })} max-lg:hidden`,
        children: [(0, I.jsx)(_, { 'aria-hidden': !0, size: 18 }), D.actions.identity],
      }),
      (0, I.jsx)(ue, { campaign: e, className: `max-lg:hidden` }),
      y(e) && (0, I.jsx)(Ee, { download: () => Ye(e.id, t), isAllowed: n, label: L.export }),
      e.allowed.includes(`cancelCampaign`) &&
        (0, I.jsx)(l, { variant: `dangerLine`, icon: we, isIconOnPhones: !0, onClick: () => a(!0), children: D.actions.cancel }),
      r && (0, I.jsx)(F.Suspense, { children: (0, I.jsx)(Xe, { campaign: e, onClose: () => a(!1) }) }),
    ],
  });
}
var J = L.publishers;
function Qe({ row: e }) {
  return (0, I.jsxs)(`span`, {
    className: `flex min-w-0 items-center gap-3`,
    children: [
      (0, I.jsx)(N, { id: String(e.publisher_id), size: 32 }),
      (0, I.jsxs)(`span`, {
        className: `min-w-0`,
        children: [
          (0, I.jsx)(`bdi`, { className: `block truncate text-md font-semibold`, children: e.title }),
          (0, I.jsx)(`span`, {
            className: `block truncate text-sm text-text-3`,
            children: (0, I.jsxs)(`bdi`, { dir: `ltr`, children: [`@`, e.username] }),
          }),
        ],
      }),
    ],
  });
}
function $e({ row: e, most: t, state: n }) {
  return (0, I.jsxs)(`div`, {
    className: `flex gap-3`,
    children: [
      (0, I.jsx)(N, { id: String(e.publisher_id), size: 40 }),
      (0, I.jsxs)(`div`, {
        className: `flex min-w-0 flex-1 flex-col gap-1.5`,
        children: [
          (0, I.jsxs)(`span`, {
            className: `flex items-baseline justify-between gap-3 text-md font-semibold`,
            children: [(0, I.jsx)(`bdi`, { className: `truncate`, children: e.title }), C(e.reach)],
          }),
          (0, I.jsx)(P, { value: t > 0 ? e.reach / t : 0, label: J.share(e.title) }),
          (0, I.jsxs)(`span`, {
            className: `flex items-center justify-between gap-3 text-sm text-text-3`,
            children: [J.clicksOf(C(e.clicks)), (0, I.jsx)(`span`, { children: J.toman(T(e.cost)) })],
          }),
          n,
        ],
      }),
    ],
  });
}
function et(e, t) {
  return [
    { key: `publisher`, label: J.publisher, cell: (e) => (0, I.jsx)(Qe, { row: e }) },
    { key: `state`, label: J.state, cell: (e) => t(e) },
    {
      key: `reach`,
      label: J.reach,
      sortKey: `reach`,
      width: `24%`,
      cell: (t) =>
        (0, I.jsxs)(`span`, {
          className: `flex items-center gap-3`,
          children: [
            (0, I.jsx)(`span`, { className: `tabular w-20 shrink-0`, children: C(t.reach) }),
            (0, I.jsx)(P, { value: e > 0 ? t.reach / e : 0, label: J.share(t.title), className: `flex-1 bg-transparent!` }),
          ],
        }),
    },
    { key: `views`, label: J.views, sortKey: `views`, isNumeric: !0, priority: 3, cell: (e) => C(e.views) },
    { key: `clicks`, label: J.clicks, sortKey: `clicks`, isNumeric: !0, cell: (e) => C(e.clicks) },
    { key: `cost`, label: J.cost, sortKey: `cost`, isNumeric: !0, cell: (e) => w(e.cost) },
    {
      key: `cost_per_thousand`,
      label: J.cost_per_thousand,
      sortKey: `cost_per_thousand`,
      isNumeric: !0,
      cell: (e) => (e.cost_per_thousand === null ? L.kpi.none : w(e.cost_per_thousand)),
    },
  ];
}
function tt({ publishers: e, ordering: t, onOrdering: n, renderState: r }) {
  let i = e.reduce((e, t) => Math.max(e, t.reach), 0);
  return (0, I.jsxs)(`section`, {
    'aria-labelledby': `publishers-title`,
    children: [
      (0, I.jsxs)(`h2`, {
        id: `publishers-title`,
        className: `flex items-center gap-2 px-(--gutter) pt-4 pb-3 text-lg font-bold`,
        children: [J.title, ` `, (0, I.jsx)(Oe, { count: e.length })],
      }),
      (0, I.jsx)(m, {
        state: e.length === 0 ? `empty` : `ready`,
        empty: J.empty,
        children: (0, I.jsx)(ke, {
          caption: J.caption,
          columns: et(i, r),
          rows: qe(e, t),
          rowKey: (e) => String(e.placement_id),
          sort: { key: t.replace(`-`, ``), direction: t.startsWith(`-`) ? `desc` : `asc` },
          onSort: (e) => n(Ke(t, e)),
          renderCard: (e) => (0, I.jsx)($e, { row: e, most: i, state: r(e) }),
        }),
      }),
    ],
  });
}
var Y = L.range,
  nt = [...A, `campaign`];
function rt({ stats: e, range: t, onRange: n }) {
  return (0, I.jsxs)(`div`, {
    className: `flex flex-wrap items-center justify-between gap-3 border-b border-line px-(--gutter) py-3`,
    children: [
      (0, I.jsx)(ve, {
        label: Y.label,
        presets: nt,
        titles: Y.presets,
        chosen: Ge(t, e.today, e.campaign_range),
        onPreset: (t) => n(t === `campaign` ? void 0 : k(t, e.today)),
        customLabel: Y.custom,
        range: t ?? e.campaign_range,
        onRange: n,
        max: e.today > e.campaign_range.to ? e.today : e.campaign_range.to,
      }),
      (0, I.jsxs)(`p`, {
        className: `flex items-center gap-4 text-sm text-text-2`,
        children: [
          (0, I.jsxs)(`span`, {
            className: `flex items-center gap-1.5`,
            children: [(0, I.jsx)(`span`, { 'aria-hidden': !0, className: `h-1.5 w-4 rounded-full bg-chart-1` }), L.legend.now],
          }),
          (0, I.jsxs)(`span`, {
            className: `flex items-center gap-1.5`,
            children: [
              (0, I.jsx)(`span`, { 'aria-hidden': !0, className: `w-4 border-t-2 border-dashed border-chart-compare` }),
              ge(e.compared_range),
            ],
          }),
        ],
      }),
    ],
  });
}
var X = () =>
  r(
    () => import(`./DuJbaCzT.js`),
    __vite__mapDeps([56, 2, 20, 57, 4, 5, 6, 3, 7, 8, 9, 29, 58, 59, 60, 61, 62, 28, 63, 64, 65, 66, 37, 67, 68]),
  );
X().catch(() => void 0);
var it = (0, F.lazy)(async () => ({ default: (await X()).ReportChart }));
function at({ stats: e, search: t, onSearch: n, now: r }) {
  let [i, o] = (0, F.useState)(`reach`);
  return (0, I.jsx)(m, {
    ...h(e),
    skeleton: (0, I.jsx)(a, { rows: 6 }),
    children:
      e.data &&
      (0, I.jsxs)(I.Fragment, {
        children: [
          (0, I.jsx)(rt, { stats: e.data, range: t.range, onRange: (e) => n({ ...t, range: e }) }),
          (0, I.jsx)(De, { count: t.dropped, className: `mx-(--gutter) mb-3` }),
          (0, I.jsx)(_e, { label: L.kpi.label, tiles: Ie(e.data), selected: i, onSelect: o }),
          (0, I.jsx)(F.Suspense, {
            fallback: (0, I.jsx)(`div`, { className: `h-[380px] border-b border-line` }),
            children: (0, I.jsx)(it, { stats: e.data, metric: i, now: r }),
          }),
          (0, I.jsx)(tt, {
            publishers: e.data.publishers,
            ordering: t.ordering,
            onOrdering: (e) => n({ ...t, ordering: e }),
            renderState: (e) => (0, I.jsx)(de, { placement: e }),
          }),
        ],
      }),
  });
}
var ot = e({ CampaignReportPage: () => $ }),
  Z = (0, F.lazy)(async () => ({
    default: (
      await r(
        async () => {
          let { WorldClock: e } = await import(`./Ccq3w7LG.js`);
          return { WorldClock: e };
        },
        __vite__mapDeps([69, 2, 20, 70, 4, 5, 6, 3, 7, 8, 9, 71, 72, 29, 73, 74, 17, 18, 51, 52, 1, 10, 53, 11, 12, 75, 76, 14]),
      )
    ).WorldClock,
  })),
  st = (0, F.lazy)(async () => ({
    default: (
      await r(
        async () => {
          let { NewDates: e } = await import(`./BAvSdqtG.js`);
          return { NewDates: e };
        },
        __vite__mapDeps([
          77, 2, 20, 4, 5, 6, 3, 7, 8, 9, 30, 31, 32, 33, 21, 78, 48, 29, 79, 17, 18, 51, 52, 1, 10, 53, 11, 12, 13, 14, 15, 54, 55, 35, 36,
          37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 49,
        ]),
      )
    ).NewDates,
  })),
  ct = (0, F.lazy)(async () => ({
    default: (
      await r(
        async () => {
          let { PeriodLayer: e } = await import(`./6JbLv46L.js`);
          return { PeriodLayer: e };
        },
        __vite__mapDeps([80, 2, 81, 4, 5, 6, 3, 7, 8, 9, 82, 15, 83, 84, 85, 20, 24, 86, 26, 87, 88, 29, 63, 89, 25, 27, 28, 37]),
      )
    ).PeriodLayer,
  })),
  lt = (0, F.lazy)(async () => ({
    default: (
      await r(
        async () => {
          let { CampaignStatus: e } = await import(`./-5vqkBWH.js`);
          return { CampaignStatus: e };
        },
        __vite__mapDeps([
          90, 2, 91, 20, 4, 5, 6, 3, 7, 8, 9, 29, 92, 25, 39, 36, 32, 40, 41, 42, 43, 44, 93, 94, 48, 35, 37, 38, 45, 46, 47, 21, 49, 95,
          96, 34, 79, 17, 18, 51, 52, 1, 10, 53, 11, 12, 13, 14, 15, 54, 55,
        ]),
      )
    ).CampaignStatus,
  })),
  ut = (0, F.lazy)(async () => ({
    default: (
      await r(
        async () => {
          let { ArchivedNotice: e } = await import(`./RYLeAR4W.js`);
          return { ArchivedNotice: e };
        },
        __vite__mapDeps([97, 4, 2, 5, 6, 3, 7, 8, 9, 30, 31, 32, 33, 21, 1, 10, 98, 99, 17, 18, 51, 11, 12, 48, 20, 29]),
      )
    ).ArchivedNotice,
  })),
  dt = (0, F.lazy)(async () => ({
    default: (
      await r(
        async () => {
          let { OffersPanel: e } = await import(`./Cer_rNS7.js`);
          return { OffersPanel: e };
        },
        __vite__mapDeps([
          100, 2, 20, 35, 3, 36, 4, 5, 6, 7, 8, 9, 37, 32, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 21, 29, 48, 49, 66, 67, 34, 17, 18, 51,
          52, 1, 10, 53, 11, 12, 54, 55,
        ]),
      )
    ).OffersPanel,
  })),
  ft = (0, F.lazy)(async () => ({
    default: (
      await r(
        async () => {
          let { RefuseOffersDialog: e } = await import(`./C95ZEVvd.js`);
          return { RefuseOffersDialog: e };
        },
        __vite__mapDeps([
          101, 11, 12, 4, 2, 5, 6, 3, 7, 8, 9, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38,
          39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 1, 10, 53, 54, 55, 14,
        ]),
      )
    ).RefuseOffersDialog,
  })),
  Q = 36e5,
  pt = 49;
function mt(e, t) {
  if (!e || t === void 0 || b(e)) return;
  let n = f(p(e.publish_period_end, 1)),
    r = e.placements.map(({ live_at: e, ended_at: t, availability_hours: r }) =>
      t === null ? (e === null ? n : Date.parse(e)) + r * Q : Date.parse(t),
    ),
    i = Math.max(n, ...r) + pt * Q;
  return i > t ? Math.ceil((i - t) / Q) : void 0;
}
function $() {
  let e = ee(),
    { id: t = `` } = o({ strict: !1 }),
    r = Number(t),
    c = Ue(te({ strict: !1 })),
    l = g(oe(r)),
    u = l.data === void 0 || y(l.data),
    d = g({ ...Je(r, c.range), enabled: u, refetchInterval: l.data && !b(l.data) ? se : !1 }),
    f = g(Ce),
    p = f.data && Date.parse(f.data.now),
    v = mt(l.data, p);
  if ((M(v), n(l.error, `campaign_not_found`))) throw ae();
  let x = (n) => void e({ to: `/campaigns/$id`, params: { id: t }, search: We(n), resetScroll: !1 });
  return (0, I.jsxs)(I.Fragment, {
    children: [
      (0, I.jsx)(Se, {
        title: l.data?.title ?? ce.title,
        lead: l.data && (0, I.jsx)(re, { platform: l.data.media_type, size: 24 }),
        badge: l.data && (0, I.jsx)(ie, { state: l.data.state }),
        sub: l.data && le(l.data),
        back: { to: `/campaigns`, label: L.back },
        actions: l.data && (0, I.jsx)(Ze, { campaign: l.data, search: c }),
      }),
      (0, I.jsx)(m, {
        ...h(l),
        skeleton: (0, I.jsx)(a, { rows: 8 }),
        children:
          l.data &&
          (0, I.jsxs)(`div`, {
            className: `grid xl:min-h-[calc(100dvh-80px)] xl:grid-cols-[minmax(0,1fr)_316px]`,
            children: [
              (0, I.jsxs)(`div`, {
                className: `min-w-0`,
                children: [
                  l.data.is_deleted && (0, I.jsx)(F.Suspense, { fallback: null, children: (0, I.jsx)(ut, { campaign: l.data }) }),
                  l.data.state === `NEGOTIATION` &&
                    (0, I.jsx)(F.Suspense, {
                      fallback: null,
                      children: (0, I.jsx)(dt, {
                        campaign: l.data,
                        renderRefusal: (e) => (0, I.jsx)(ft, { campaign: l.data, onClose: e }),
                      }),
                    }),
                  y(l.data)
                    ? (0, I.jsx)(at, { stats: d, search: c, onSearch: x, now: p })
                    : (0, I.jsx)(F.Suspense, {
                        fallback: (0, I.jsx)(a, { rows: 8 }),
                        children: (0, I.jsx)(lt, {
                          campaign: l.data,
                          newDates:
                            p !== void 0 &&
                            (0, I.jsx)(F.Suspense, {
                              fallback: (0, I.jsx)(`span`, { className: `h-12` }),
                              children: (0, I.jsx)(st, { campaign: l.data, today: ne(p), renderPicker: (e) => (0, I.jsx)(ct, { ...e }) }),
                            }),
                        }),
                      }),
                ],
              }),
              (0, I.jsxs)(`aside`, {
                className: `grid content-start gap-8 border-line bg-surface-sunken px-(--gutter) py-6 max-xl:border-t md:max-xl:grid-cols-2 xl:border-s xl:px-5`,
                children: [
                  (0, I.jsx)(`div`, {
                    className: `empty:hidden wide:hidden`,
                    children: (0, I.jsx)(F.Suspense, { fallback: null, children: (0, I.jsx)(Z, { look: `panel`, untilHours: v }) }),
                  }),
                  y(l.data) && d.data && (0, I.jsx)(He, { stats: d.data, lastDay: l.data.publish_period_end, isOver: b(l.data) }),
                  (0, I.jsxs)(`div`, {
                    children: [
                      (0, I.jsx)(Re, { campaign: l.data }),
                      (0, I.jsxs)(s, {
                        to: `/campaigns/$id/identity`,
                        params: { id: t },
                        className: `${i({ variant: `secondary`, isFullWidth: !0 })} mt-4 wide:hidden`,
                        children: [(0, I.jsx)(_, { 'aria-hidden': !0, size: 18 }), D.actions.identity],
                      }),
                    ],
                  }),
                  (0, I.jsx)(fe, { events: l.data.events }),
                ],
              }),
            ],
          }),
      }),
    ],
  });
}
export { $ as CampaignReportPage, Le as n, L as r, ot as t };
