const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      'assets/BDMDgE6j.js',
      'assets/L6ghD_ZD.js',
      'assets/XKyaHtl9.js',
      'assets/D8JH1jTK.js',
      'assets/tUkH6Wd0.js',
      'assets/i5RsCZif.js',
      'assets/-XGG-u2U.js',
      'assets/3knk6iHf.js',
      'assets/CqtK505k.js',
      'assets/BLMRr5e9.css',
      'assets/Bqr8Ymkr.js',
      'assets/BohjPbp7.js',
      'assets/CDhqC_Tj.js',
      'assets/VQ029udJ.js',
      'assets/BX5XbKd6.js',
      'assets/DWi5uSb1.js',
      'assets/CwUb1psq.js',
      'assets/CpdwfL3C.js',
      'assets/CAUx6veo.js',
      'assets/ByNGENTR.js',
      'assets/BQgtg40M.js',
      'assets/B4PylbZJ.js',
      'assets/CTGuGsln.js',
      'assets/Bc7tj8QW.js',
      'assets/BsVnv2CE.js',
      'assets/ID5W_fPX.js',
      'assets/CHkG4usq.js',
      'assets/hGArrtHc.js',
      'assets/CBA4ng1t.js',
      'assets/BqHo0arR.js',
      'assets/CX-iuwH3.js',
      'assets/g0hrHKII.js',
      'assets/Bf41Sfbw.js',
      'assets/BnQqPWFX.js',
      'assets/DNYY_FK6.js',
      'assets/DDN8PgIi.js',
      'assets/DFNVB9y5.js',
      'assets/CgEHlGc_.js',
      'assets/CdJPrCSt.js',
      'assets/DMbUeAel.js',
    ]),
) => i.map((i) => d[i]);
import { r as e } from './XKyaHtl9.js';
import { t } from './BNZFcsDO.js';
import { t as n } from './BFgXUi3U.js';
import { t as r } from './BibbI42k.js';
import { a as i, i as a, l as o } from './CTGuGsln.js';
import { n as s } from './OC6yXdXM.js';
import { t as c } from './B_aV3d_Z.js';
import { a as l, i as u, n as d, r as f, t as p } from './DGtLC7cU.js';
import { I as m, j as h, ot as g, ut as ee } from './tUkH6Wd0.js';
import { t as _ } from './CaIbCoV0.js';
import { a as v, n as y } from './BQgtg40M.js';
import { r as b } from './YBalEp_5.js';
import { n as x } from './CDhqC_Tj.js';
import { p as S } from './DDN8PgIi.js';
import { t as C } from './BGXTqO01.js';
import { t as w } from './D3D_43la.js';
import { t as te } from './CcSENQI8.js';
import { t as ne } from './D2utFBkA.js';
import { t as re } from './D8JH1jTK.js';
import { t as T } from './ByNGENTR.js';
import { t as E } from './BnQqPWFX.js';
import { a as D, i as O, n as k, o as A } from './CZEgdePg.js';
import { f as ie, l as ae, m as j } from './vSiZIiuR.js';
import { i as oe, t as M } from './BUw95eHc.js';
import { a as se, o as ce } from './BM7VaH2K.js';
var N = {
  name: `archive-arrow-up`,
  size: 24,
  node: [
    [`rect`, { width: `20`, height: `5`, x: `2`, y: `3`, rx: `1`, key: `1wp1u1` }],
    [`path`, { d: `M4 8v11a2 2 0 0 0 2 2h2`, key: `tvwodi` }],
    [`path`, { d: `M20 8v11a2 2 0 0 1-2 2h-2`, key: `1gkqxj` }],
    [`path`, { d: `m9 15 3-3 3 3`, key: `1pd0qc` }],
    [`path`, { d: `M12 12v9`, key: `192myk` }],
  ],
  aliases: [`archive-restore`],
};
N.node;
var le = h(N),
  P = {
    name: `archive`,
    size: 24,
    node: [
      [`rect`, { width: `20`, height: `5`, x: `2`, y: `3`, rx: `1`, key: `1wp1u1` }],
      [`path`, { d: `M4 8v11a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2V8`, key: `1s80jp` }],
      [`path`, { d: `M10 12h4`, key: `a56b0p` }],
    ],
  };
P.node;
var ue = h(P),
  F = e(re(), 1),
  I = ee(),
  L = () => m(() => import(`./BDMDgE6j.js`), __vite__mapDeps([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])),
  R = () => m(() => import(`./VQ029udJ.js`), __vite__mapDeps([13, 14, 2, 15, 4, 5, 6, 3, 7, 8, 9, 16, 17, 18, 19, 20, 21, 22])),
  z = (0, F.lazy)(async () => ({ default: (await L()).MenuLayer })),
  B = (0, F.lazy)(async () => ({
    default: (
      await m(
        async () => {
          let { DuplicateDialog: e } = await import(`./Bc7tj8QW.js`);
          return { DuplicateDialog: e };
        },
        __vite__mapDeps([
          23, 2, 14, 15, 4, 5, 6, 3, 7, 8, 9, 24, 1, 25, 11, 26, 12, 22, 27, 28, 29, 30, 31, 32, 33, 16, 34, 35, 36, 37, 17, 18, 38, 39,
        ]),
      )
    ).DuplicateDialog,
  }));
function V({ row: e }) {
  let t = g(),
    n = (0, F.useRef)(null),
    [r, i] = (0, F.useState)(!1),
    [a, o] = (0, F.useState)(!1),
    [s, c] = (0, F.useState)(!1),
    l = E.menu(e.title),
    u = { id: String(e.id) },
    d = S(),
    f = async () => (await R()).archiveCampaign(d, e),
    p = async () => (await R()).restoreCampaign(d, e),
    m = e.is_deleted
      ? [{ id: `restore`, label: T.back, icon: le, onAction: () => void p() }]
      : b(e)
        ? [{ id: `archive`, label: T.put, icon: ue, onAction: () => void f() }]
        : [],
    h = () => void L().catch(() => void 0);
  return (0, I.jsxs)(I.Fragment, {
    children: [
      (0, I.jsx)(`button`, {
        ref: n,
        type: `button`,
        'aria-haspopup': `menu`,
        'aria-expanded': r,
        'aria-label': l,
        onPointerEnter: h,
        onFocus: h,
        onClick: () => {
          (o(!0), i(!0));
        },
        className: `${x()} relative z-1`,
        children: (0, I.jsx)(te, { 'aria-hidden': !0, size: 18 }),
      }),
      a &&
        (0, I.jsx)(F.Suspense, {
          fallback: null,
          children: (0, I.jsx)(z, {
            label: l,
            triggerRef: n,
            isOpen: r,
            onOpenChange: i,
            items: [
              { id: `report`, label: E.report, icon: C, onAction: () => void t({ to: `/campaigns/$id`, params: u }) },
              { id: `identity`, label: E.identity, icon: ne, onAction: () => void t({ to: `/campaigns/$id/identity`, params: u }) },
              { id: `copy`, label: E.action, icon: w, onAction: () => c(!0) },
              ...m,
            ],
          }),
        }),
      s && (0, I.jsx)(F.Suspense, { fallback: null, children: (0, I.jsx)(B, { campaign: e, onClose: () => c(!1) }) }),
    ],
  });
}
function H({ row: e }) {
  let t = D(A(e));
  return (0, I.jsxs)(`div`, {
    className: `relative flex flex-col gap-3`,
    children: [
      (0, I.jsxs)(`div`, {
        className: `flex items-start justify-between gap-3`,
        children: [
          (0, I.jsx)(_, { row: e, hasId: !1, isCover: !0 }),
          (0, I.jsxs)(`span`, {
            className: `-me-3 flex items-center`,
            children: [(0, I.jsx)(V, { row: e }), !t && (0, I.jsx)(O, { row: e })],
          }),
        ],
      }),
      (0, I.jsxs)(`div`, {
        className: `flex items-center justify-between gap-3`,
        children: [
          (0, I.jsx)(c, { state: e.state }),
          (0, I.jsx)(`span`, { className: `text-sm text-text-3`, children: y(e.publish_period_start, e.publish_period_end) }),
        ],
      }),
      (0, I.jsxs)(`div`, {
        className: `flex items-center justify-between gap-3`,
        children: [
          (0, I.jsx)(`div`, { className: `min-w-0 flex-1`, children: (0, I.jsx)(k, { row: e, unit: v.million }) }),
          t && (0, I.jsx)(O, { row: e }),
        ],
      }),
    ],
  });
}
var U = {
    noCampaigns: `بدون کمپین`,
    tabs: { label: `مرحلهٔ کمپین‌ها`, all: `همه`, running: `جاری`, drafts: `پیش‌نویس‌ها`, finished: `پایان‌یافته`, archives: `بایگانی` },
    columns: {
      campaign: `کمپین`,
      state: `وضعیت`,
      period: `بازهٔ انتشار`,
      spend: `هزینه از بودجه، تومان`,
      reach: `دسترسی`,
      goal: `از هدف`,
      perThousand: `هر هزار دسترسی`,
      action: `گام بعدی`,
    },
    help: {
      spend: `هزینهٔ کمپین تا امروز در برابر بهای بسته؛ خط کوچک جای امروز در زمان‌بندی است.`,
      perThousand: `هزینهٔ هر هزار دسترسی، به تومان.`,
    },
    tableCaption: `فهرست کمپین‌ها با وضعیت، هزینه و دسترسی`,
    totals: (e) => `جمع ${e} کمپین`,
    sort: {
      label: `مرتب‌سازی`,
      options: {
        '-created': `تازه‌ترین`,
        created: `قدیمی‌ترین`,
        '-publish_period_start': `شروع دیرتر`,
        publish_period_start: `شروع زودتر`,
        '-price': `گران‌ترین`,
        price: `ارزان‌ترین`,
        title: `عنوان، الف تا ی`,
        '-title': `عنوان، ی تا الف`,
      },
    },
    filters: {
      search: `جست‌وجوی عنوان یا شناسه`,
      searchExample: `عنوان یا شناسه`,
      state: `وضعیت`,
      media_type: `پلتفرم`,
      campaign_type: `نوع کمپین`,
      created: `تاریخ ساخت`,
      show: (e) => `دیدن ${e} کمپین`,
    },
    noneFits: (e, t) => (t === 1 ? `${e} کمپین دارید؛ هیچ‌کدام این شرط را ندارد.` : `${e} کمپین دارید؛ هیچ‌کدام همهٔ شرط‌ها را با هم ندارد.`),
    finishedEmpty: { title: `هنوز کمپینی پایان نیافته است.` },
  },
  W = [`-created`, `created`, `-publish_period_start`, `publish_period_start`, `-price`, `price`, `title`, `-title`];
function G(e) {
  return M.map((t) => (t.key === `state` && t.type === `select` ? { ...t, options: j(e) } : t));
}
var K = (e) => ({ fields: G(e), orderings: W });
function de(e) {
  let t = e.stage === void 0 || e.stage === `` ? `all` : e.stage,
    n = ae.find((e) => e === t),
    r = f(e, K(n ?? `all`));
  return { ...r, stage: n ?? `all`, dropped: r.dropped + +!n };
}
function fe(e) {
  return { ...(e.stage === `all` ? {} : { stage: e.stage }), ...l(e, K(e.stage)) };
}
function pe(e) {
  let t =
    (e.stage === `running` || e.stage === `finished`) && e.filters.state === void 0
      ? { ...e.filters, state: { type: `select`, values: j(e.stage) } }
      : e.filters;
  return { ...p(e, M), filter: oe(t, M) };
}
function q(e, t) {
  return { ...e, filters: t, page: 1 };
}
function me(e, t) {
  let n = se(e.filters, `state`).filter((e) => j(t).some((t) => t === e));
  return { ...q(e, ce(e.filters, `state`, { type: `select`, values: n })), stage: t };
}
function he({ row: e }) {
  return (0, I.jsxs)(`span`, {
    className: `inline-flex items-center gap-1`,
    children: [D(A(e)) && (0, I.jsx)(O, { row: e }), (0, I.jsx)(V, { row: e })],
  });
}
function J(e, t) {
  return t === null || t === 0 ? v.none : i(e / t);
}
function Y(e, n) {
  let r = t(e, n);
  return r === null ? v.none : o(r);
}
var X = (e, t) => (ie(e) ? t : v.none),
  Z = [
    { key: `campaign`, label: U.columns.campaign, sortKey: `title`, cell: (e) => (0, I.jsx)(_, { row: e }) },
    { key: `state`, label: U.columns.state, width: `150px`, cell: (e) => (0, I.jsx)(c, { state: e.state }) },
    {
      key: `period`,
      label: U.columns.period,
      width: `112px`,
      sortKey: `publish_period_start`,
      cell: (e) =>
        (0, I.jsx)(`span`, {
          className: `text-sm whitespace-nowrap text-text-2`,
          children: y(e.publish_period_start, e.publish_period_end),
        }),
    },
    {
      key: `spend`,
      label: U.columns.spend,
      width: `220px`,
      sortKey: `price`,
      help: U.help.spend,
      cell: (e) => (0, I.jsx)(`div`, { className: `min-[90rem]:min-w-48`, children: (0, I.jsx)(k, { row: e }) }),
    },
    { key: `reach`, label: U.columns.reach, isNumeric: !0, cell: (e) => X(e, a(e.figures.reach)) },
    { key: `goal`, label: U.columns.goal, isNumeric: !0, priority: 5, cell: (e) => X(e, J(e.figures.reach, e.goal_total_reach)) },
    {
      key: `perThousand`,
      label: U.columns.perThousand,
      help: U.help.perThousand,
      isNumeric: !0,
      priority: 4,
      cell: (e) => X(e, Y(e.figures.cost, e.figures.reach)),
    },
    {
      key: `action`,
      label: (0, I.jsx)(`span`, { className: `sr-only`, children: U.columns.action }),
      align: `end`,
      width: `164px`,
      cell: (e) => (0, I.jsx)(he, { row: e }),
    },
  ];
function Q({ totals: e, count: t }) {
  let n = r(e.cost, e.price);
  return {
    campaign: U.totals(a(t)),
    spend: v.of(n.part, n.whole),
    reach: a(e.reach),
    goal: J(e.reach, e.goal_total_reach),
    perThousand: Y(e.cost, e.reach),
  };
}
function ge({ list: e, ordering: t, onOrdering: r }) {
  let i = g();
  return (0, I.jsx)(n, {
    caption: U.tableCaption,
    columns: Z,
    rows: e.results,
    rowKey: (e) => String(e.id),
    sort: u(t),
    onSort: (e) => r(d(t, e, W)),
    onOpenRow: (e) => void i({ to: `/campaigns/$id`, params: { id: String(e.id) } }),
    totals: Q(e),
    renderCard: (e) => (0, I.jsx)(H, { row: e }),
  });
}
var $ = Z.map((e) => ({ ...e, help: void 0 }));
function _e() {
  return (0, I.jsx)(`div`, {
    'aria-hidden': !0,
    className: `max-lg:hidden`,
    children: (0, I.jsx)(n, { caption: U.tableCaption, columns: $, rows: [], rowKey: () => `` }),
  });
}
function ve({ list: e }) {
  let t = Q(e);
  return s(`(min-width: 62rem)`)
    ? null
    : (0, I.jsxs)(`p`, {
        className: `flex justify-between gap-3 border-y border-line bg-surface-sunken px-(--gutter) py-3 text-sm text-text-2`,
        children: [
          (0, I.jsx)(`b`, { className: `font-semibold text-text`, children: t.campaign }),
          (0, I.jsxs)(`span`, { children: [t.spend, ` `, v.million] }),
        ],
      });
}
export { G as a, q as c, U as d, W as i, me as l, _e as n, pe as o, ve as r, de as s, ge as t, fe as u };
