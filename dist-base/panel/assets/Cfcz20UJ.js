const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      'assets/CkFms1Cf.js',
      'assets/XKyaHtl9.js',
      'assets/BnwNWBLZ.js',
      'assets/Gic8dC47.js',
      'assets/D8JH1jTK.js',
      'assets/F4vu4jyn.js',
      'assets/i5RsCZif.js',
      'assets/-XGG-u2U.js',
      'assets/3knk6iHf.js',
      'assets/CqtK505k.js',
      'assets/BLMRr5e9.css',
      'assets/C4rHVqgy.js',
      'assets/y-SvcHlL.js',
      'assets/DxnzMAPl.js',
      'assets/mekJ1ofw.js',
      'assets/OC6yXdXM.js',
      'assets/VXmm6Y8v.js',
      'assets/DFNVB9y5.js',
      'assets/gmqf80wk.js',
      'assets/Dfvzj6n2.js',
      'assets/BTSTizhr.js',
      'assets/CAUx6veo.js',
      'assets/DrUi8QQT.js',
      'assets/BsN_a6B3.js',
      'assets/BZLZvawR.js',
      'assets/9iQVKQ6f.js',
      'assets/Dyl_hPRw.js',
      'assets/DmkLnROW.js',
      'assets/DxSnPxif.js',
      'assets/CCdn4Qik.js',
      'assets/BNDnfpbZ.js',
      'assets/Cc7jf1rM.js',
      'assets/BiNgHixo.js',
      'assets/B5044QFe.js',
      'assets/DW2eRw9V.js',
      'assets/_UWZQFU8.js',
      'assets/C74kO5pw.js',
      'assets/CCRU0EBe.js',
      'assets/bWpLRuxg.js',
      'assets/Ha7ZAJ9Q.js',
      'assets/ILvHfF5I.js',
      'assets/Bs8O9JZH.js',
      'assets/B2omCJwT.js',
      'assets/efcOnuUn.js',
      'assets/D2-Nzo9s.js',
      'assets/9C7jSYR5.js',
      'assets/JcQN7MF8.js',
      'assets/C4I0mwUW.js',
      'assets/BOVRmk7M.js',
      'assets/Al3BTFCW.js',
      'assets/DM_isidf.js',
      'assets/DmeRKfem.js',
      'assets/Brlou43M.js',
      'assets/DVHIilXP.js',
      'assets/B4PylbZJ.js',
      'assets/DahNm76V.js',
      'assets/H49_iM3j.js',
      'assets/BD58juJ7.js',
      'assets/D4tpWBZn.js',
      'assets/fgnUFb8B.js',
      'assets/Cfi2pvzQ.js',
      'assets/CwUb1psq.js',
      'assets/Ckkje8B9.js',
      'assets/BUpvecr3.js',
      'assets/3ISCV3A8.js',
      'assets/2vuSH7E1.js',
      'assets/yHKwzNde.js',
      'assets/Ccq3w7LG.js',
      'assets/DSnUUpLO.js',
      'assets/D3ntQwAG.js',
      'assets/Dxk40yjG.js',
      'assets/6OwZE_VS.js',
      'assets/CCVL_UR2.js',
      'assets/C-K0clPr.js',
      'assets/CgEHlGc_.js',
      'assets/I7yfX2S8.js',
      'assets/BuLlcPVZ.js',
      'assets/C3iUC8Nf.js',
    ]),
) => i.map((i) => d[i]);
import { n as e, r as t } from './XKyaHtl9.js';
import { t as n } from './CJIZU9JZ.js';
import {
  A as r,
  B as i,
  D as a,
  E as o,
  I as s,
  S as c,
  U as l,
  it as u,
  j as d,
  k as f,
  rt as ee,
  s as p,
  u as m,
  ut as te,
  x as ne,
} from './F4vu4jyn.js';
import { f as re, p as ie, t as h } from './VXmm6Y8v.js';
import { t as g } from './DViy7J10.js';
import { t as ae } from './I7yfX2S8.js';
import { t as _ } from './BBOUjuGv.js';
import { t as oe } from './CCRU0EBe.js';
import { t as v } from './Cc7jf1rM.js';
import { t as y } from './DSnUUpLO.js';
import { t as se } from './D8JH1jTK.js';
import { i as ce, n as b, o as le, t as ue } from './gmqf80wk.js';
import { t as x } from './Ha7ZAJ9Q.js';
import { i as S, l as C } from './DrUi8QQT.js';
import { t as w } from './DVHIilXP.js';
import { n as de, t as fe } from './_UWZQFU8.js';
import { t as pe } from './9C7jSYR5.js';
import { t as me } from './D4tpWBZn.js';
import { o as he } from './CwUb1psq.js';
import { t as ge } from './Dfvzj6n2.js';
import { t as _e } from './C-K0clPr.js';
import { t as T } from './BTSTizhr.js';
import { n as ve, t as ye } from './DdRMyEAl.js';
import { t as be } from './k6OxK_3H.js';
import { t as xe } from './DL6tW-S9.js';
import { t as E } from './DM_isidf.js';
import { t as Se } from './B4uhXS0J.js';
import { t as Ce } from './BJkmNf3M.js';
import { t as we } from './72MEtzuv.js';
import { t as Te } from './DAEkcYUe.js';
import { t as Ee } from './DyzXAZnB.js';
import { t as De } from './DRX5ggfR.js';
import { t as Oe } from './Bs23jcBY.js';
import { n as ke } from './OC6yXdXM.js';
import { t as D } from './P7Ki_Ud9.js';
import { t as Ae } from './CVpOjc1M.js';
import { n as je } from './CUDlgd66.js';
import { n as Me } from './BSfWS3V8.js';
import { t as Ne } from './Bbgfa2Pe.js';
var O = {
  name: `chevrons-up-down`,
  size: 24,
  node: [
    [`path`, { d: `m7 15 5 5 5-5`, key: `1hf1tw` }],
    [`path`, { d: `m7 9 5-5 5 5`, key: `sgt6xg` }],
  ],
};
O.node;
var Pe = d(O),
  k = {
    name: `inbox`,
    size: 24,
    node: [
      [`polyline`, { points: `22 12 16 12 14 15 10 15 8 12 2 12`, key: `o97t9d` }],
      [
        `path`,
        { d: `M5.45 5.11 2 12v6a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2v-6l-3.45-6.89A2 2 0 0 0 16.76 4H7.24a2 2 0 0 0-1.79 1.11z`, key: `oot6mr` },
      ],
    ],
  };
k.node;
var Fe = d(k),
  Ie = RegExp(`^/campaign(/\\d+)?(/(${n.join(`|`)}))?/?$`),
  Le = [`/financial/charge`, `/dashboard`];
function Re(e) {
  let t = e.includes(`campaign`),
    n = e.includes(`charge`);
  return {
    header: !t,
    bottomBar: !t,
    sidebar: !Ie.test(e),
    ownPhoneFrame: Le.includes(e),
    contentPadding: !t && !n,
    topPaddingOnPhones: !t,
  };
}
var A = t(se(), 1),
  j = te();
function M({ Layer: e, warmUp: t, label: n, className: r, children: i }) {
  let a = (0, A.useRef)(null),
    [o, s] = (0, A.useState)(!1),
    [c, l] = (0, A.useState)(!1);
  return (0, j.jsxs)(j.Fragment, {
    children: [
      (0, j.jsx)(`button`, {
        ref: a,
        type: `button`,
        'aria-haspopup': `dialog`,
        'aria-expanded': o,
        'aria-label': n,
        onPointerEnter: t,
        onFocus: t,
        onClick: () => {
          (l(!0), s(!0));
        },
        className: r,
        children: i,
      }),
      c && (0, j.jsx)(A.Suspense, { fallback: null, children: (0, j.jsx)(e, { triggerRef: a, isOpen: o, onOpenChange: s }) }),
    ],
  });
}
var N = () =>
    s(
      () => import(`./CkFms1Cf.js`),
      __vite__mapDeps([
        0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33,
      ]),
    ),
  ze = (0, A.lazy)(async () => ({ default: (await N()).SwitcherLayer }));
function Be() {
  let e = h(ue);
  if (!e.data && !e.isError) return (0, j.jsx)(p, { className: `w-32 animate-late` });
  let t = e.data?.title ?? x.account;
  return (0, j.jsxs)(M, {
    Layer: ze,
    warmUp: () => void N().catch(() => void 0),
    label: x.switchAccount(t),
    className: `-ms-2 flex min-w-0 items-center gap-3 rounded-md px-2 py-1 text-start hover:bg-surface-hover aria-expanded:bg-surface-press max-lg:min-h-11`,
    children: [
      (0, j.jsx)(v, { id: e.data?.account ?? ``, kind: `panel`, size: 30 }),
      (0, j.jsxs)(`span`, {
        className: `min-w-0`,
        children: [
          (0, j.jsx)(`span`, { className: `block truncate text-md leading-6 font-semibold text-text`, children: t }),
          (0, j.jsx)(`span`, { className: `block truncate text-sm leading-5 text-text-3 max-lg:hidden`, children: x.accountKind }),
        ],
      }),
      (0, j.jsx)(Pe, { 'aria-hidden': !0, size: 16, className: `ms-2 shrink-0 text-text-3 max-lg:hidden` }),
      (0, j.jsx)(y, { 'aria-hidden': !0, size: 18, className: `shrink-0 text-text-3 lg:hidden` }),
    ],
  });
}
var P = () =>
    s(
      () => import(`./DW2eRw9V.js`),
      __vite__mapDeps([34, 2, 1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 35, 22, 36, 37, 38, 39]),
    ),
  Ve = (0, A.lazy)(async () => ({ default: (await P()).MoneyLayer })),
  He = 1e8;
function F({ amountToman: e }) {
  let t = e < 0;
  return (0, j.jsxs)(`span`, {
    className: `inline-flex items-baseline gap-1.5 whitespace-nowrap`,
    children: [
      (0, j.jsx)(`bdi`, { className: t ? `font-semibold text-danger-text` : `font-semibold text-text`, children: C(e) }),
      (0, j.jsx)(`span`, { className: `text-xs text-text-3`, children: x.toman }),
      t && (0, j.jsx)(`span`, { className: `text-sm font-medium text-danger-text`, children: x.debt }),
    ],
  });
}
function Ue() {
  let e = h(b).data;
  return !fe(`debt_limit`) || !e
    ? null
    : (0, j.jsxs)(`p`, {
        className: `flex items-baseline gap-1.5 rounded-sm bg-warning-soft px-2.5 py-1 text-sm whitespace-nowrap text-warning-text`,
        children: [
          x.debtLimit,
          (0, j.jsx)(`bdi`, { className: `font-semibold`, children: C(e.debt_limit) }),
          (0, j.jsx)(`span`, { className: `text-xs`, children: x.toman }),
        ],
      });
}
function We() {
  let e = h(b);
  return e.data
    ? (0, j.jsxs)(`p`, {
        className: `flex items-baseline gap-2 text-md`,
        children: [
          (0, j.jsx)(`span`, { className: `text-sm text-text-2`, children: x.balance }),
          (0, j.jsx)(F, { amountToman: e.data.balance }),
        ],
      })
    : e.isError
      ? (0, j.jsxs)(`p`, {
          role: `alert`,
          className: `flex items-center gap-1 text-sm text-text-3`,
          children: [
            x.balanceFailed,
            (0, j.jsxs)(`button`, {
              type: `button`,
              onClick: () => void e.refetch(),
              className: `inline-flex items-center gap-1 rounded-sm px-1 text-text-link`,
              children: [(0, j.jsx)(a, { 'aria-hidden': !0, size: 14 }), x.retry],
            }),
          ],
        })
      : (0, j.jsx)(p, { className: `w-36 animate-late` });
}
function Ge() {
  let e = h(b),
    t = e.data?.balance,
    n = t !== void 0 && t < 0,
    r = t === void 0 ? x.moneyMenu : n ? x.debtChip(C(-t)) : x.balanceChip(C(t));
  return (0, j.jsxs)(M, {
    Layer: Ve,
    warmUp: () => void P().catch(() => void 0),
    label: r,
    className: `inline-flex h-11 min-w-0 items-center gap-2 rounded-md bg-surface-press px-2.5 text-md font-semibold text-text sm:px-3`,
    children: [
      (0, j.jsx)(w, { 'aria-hidden': !0, size: 18, className: `shrink-0 text-text-2 max-[359px]:hidden` }),
      t === void 0
        ? e.isError
          ? (0, j.jsx)(`span`, { children: x.balance })
          : (0, j.jsx)(p, { className: `w-20` })
        : (0, j.jsxs)(j.Fragment, {
            children: [
              (0, j.jsx)(`bdi`, { className: n ? `whitespace-nowrap text-danger-text` : `whitespace-nowrap`, children: C(t) }),
              n &&
                -t < He &&
                (0, j.jsx)(`span`, { className: `text-sm font-medium text-danger-text max-[359px]:hidden`, children: x.debt }),
            ],
          }),
      (0, j.jsx)(y, { 'aria-hidden': !0, size: 16, className: `shrink-0 text-text-3` }),
    ],
  });
}
var I = {
  title: `اعلان‌ها`,
  open: (e) => `اعلان‌ها، ${e} خوانده‌نشده`,
  openEmpty: `اعلان‌ها`,
  unread: (e) => `${e} خوانده‌نشده`,
  isUnread: `خوانده‌نشده`,
  seeAll: `خواندن همه`,
  all: `دیدن همهٔ پیام‌ها`,
  empty: `پیام تازه‌ای ندارید.`,
  failed: `پیام‌ها دریافت نشد.`,
  retry: `تلاش دوباره`,
  justNow: `همین حالا`,
  minutesAgo: (e) => `${e} دقیقه پیش`,
  today: (e) => `امروز، ${e}`,
  yesterday: (e) => `دیروز، ${e}`,
  on: (e, t) => `${e}، ${t}`,
};
function Ke(e) {
  let t = new Map(e.map((e) => [e.id, e])),
    n = (e) => Date.parse(e.history_date) || 0;
  return [...t.values()]
    .filter(({ seen: e }) => !e)
    .toSorted((e, t) => n(t) - n(e) || t.id - e.id)
    .slice(0, 5);
}
function qe(e) {
  return Ke(e).slice(0, 3);
}
function Je(e, t) {
  return e.map((e) => (t === `all` || t.includes(e.id) ? { ...e, seen: !0 } : e));
}
var Ye = 6e4,
  L = [`notifications`],
  R = ge({
    queryKey: [...L, `new`],
    queryFn: ({ signal: e }) => T.notifications.listNewNotifications({}, { signal: e }),
    refetchInterval: Ye,
    refetchOnWindowFocus: !0,
  });
function z(e) {
  return typeof e == `object` && !!e && `unread` in e && `results` in e;
}
function Xe(e) {
  return typeof e != `object` || !e ? !1 : `pages` in e && Array.isArray(e.pages) ? e.pages.every(z) : z(e);
}
var Ze = (e) => (`pages` in e ? e.pages : [e]),
  B = { queryKey: L, predicate: ({ state: e }) => Xe(e.data) };
function Qe(e, t, n) {
  let r = (e) => ({ ...e, unread: Math.max(0, e.unread - n), results: Je(e.results, t) });
  return `pages` in e ? { ...e, pages: e.pages.map(r) } : r(e);
}
function V(e, t) {
  let n = ie();
  return _e({
    mutationKey: L,
    mutationFn: e,
    onMutate: async (e) => {
      await n.cancelQueries(B);
      let r = t(e),
        i = n.getQueriesData(B),
        a = i.flatMap(([, e]) => (e ? Ze(e) : [])).flatMap(({ results: e }) => e),
        o = new Set(a.flatMap(({ id: e, seen: t }) => (t ? [] : [e]))),
        s = r === `all` ? 1 / 0 : r.filter((e) => o.has(e)).length;
      return (n.setQueriesData(B, (e) => e && Qe(e, r, s)), i);
    },
    onError: (e, t, r) => {
      for (let [e, t] of r ?? []) n.setQueryData(e, t);
      he.error(me(e));
    },
    onSettled: () => {
      n.isMutating({ mutationKey: L }) === 1 && n.invalidateQueries(B);
    },
  });
}
function $e() {
  return V(
    (e) => T.notifications.seeNotification({ params: { id: e } }),
    (e) => [e],
  );
}
function et() {
  return V(
    () => T.notifications.seeAllNotifications({ body: {} }),
    () => `all`,
  );
}
var H = () =>
    s(
      () => import(`./ILvHfF5I.js`),
      __vite__mapDeps([
        40, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 41, 22, 42, 43, 36, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55,
        19, 20, 21,
      ]),
    ),
  tt = (0, A.lazy)(async () => ({ default: (await H()).BellLayer })),
  U = 99;
function nt() {
  let e = h(R).data?.unread ?? 0;
  return (0, j.jsxs)(M, {
    Layer: tt,
    warmUp: () => void H().catch(() => void 0),
    label: e === 0 ? I.openEmpty : I.open(S(e)),
    className: `relative grid size-11 shrink-0 place-items-center rounded-md text-text-2 hover:bg-surface-hover hover:text-text aria-expanded:bg-surface-press lg:size-9`,
    children: [
      (0, j.jsx)(pe, { 'aria-hidden': !0, size: 20, strokeWidth: 1.75 }),
      e > 0 &&
        (0, j.jsx)(`span`, {
          'aria-hidden': !0,
          className: `absolute end-[5px] top-[5px] grid h-[18px] min-w-[18px] place-items-center rounded-full bg-danger-solid px-1 text-[11px] leading-none font-semibold text-text-on-brand ring-2 ring-surface lg:-end-px lg:top-0.5`,
          children: e > U ? `${S(U)}+` : S(e),
        }),
    ],
  });
}
var W = () =>
    s(
      () => import(`./H49_iM3j.js`),
      __vite__mapDeps([
        56, 2, 1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 39, 57, 58, 59, 60, 31, 22, 42, 23, 61, 16, 17, 32, 62, 63, 64, 53, 18, 19,
        20, 21,
      ]),
    ),
  rt = (0, A.lazy)(async () => ({ default: (await W()).UserLayer }));
function it() {
  let e = h(le).data,
    t = e ? ce(e) : ``;
  return (0, j.jsx)(M, {
    Layer: rt,
    warmUp: () => void W().catch(() => void 0),
    label: x.openUserCard(t),
    className: `grid size-11 shrink-0 place-items-center rounded-full`,
    children: (0, j.jsx)(v, { id: String(e?.id ?? ``), kind: `user`, name: t, imageUrl: e?.image ?? void 0, size: 32 }),
  });
}
function at({ isWideOnly: e }) {
  return (0, j.jsxs)(`header`, {
    'data-no-print': !0,
    className: o(
      `sticky top-0 z-(--z-sticky) flex h-(--top-h) shrink-0 items-center justify-between gap-4 border-b bg-surface px-(--gutter) max-lg:gap-2 max-lg:pe-2 lg:static lg:pe-2.5`,
      e && `max-lg:hidden`,
    ),
    children: [
      (0, j.jsx)(Be, {}),
      (0, j.jsxs)(`div`, {
        className: `flex min-w-0 shrink-0 items-center gap-1 lg:gap-4`,
        children: [
          (0, j.jsx)(`div`, { className: `flex min-w-0 lg:hidden`, children: (0, j.jsx)(Ge, {}) }),
          (0, j.jsxs)(`div`, {
            className: `hidden shrink-0 items-center gap-4 lg:flex`,
            children: [
              (0, j.jsx)(Ue, {}),
              (0, j.jsx)(We, {}),
              (0, j.jsxs)(oe, { variant: `secondary`, children: [(0, j.jsx)(_, { 'aria-hidden': !0, size: 18 }), x.addBalance] }),
            ],
          }),
          (0, j.jsxs)(`div`, {
            className: `flex items-center lg:gap-1`,
            children: [(0, j.jsx)(nt, {}), (0, j.jsx)(`div`, { className: `max-lg:hidden`, children: (0, j.jsx)(it, {}) })],
          }),
        ],
      }),
    ],
  });
}
var G = [
  {
    id: `home`,
    entries: [
      { id: `home`, to: m.index, icon: r },
      { id: `dashboard`, to: m.dashboard, icon: Ce, feature: `dashboard` },
    ],
  },
  {
    id: `campaigns`,
    entries: [
      { id: `campaigns`, to: m.campaigns, icon: E },
      { id: `contents`, to: m.contents, icon: De },
    ],
  },
  {
    id: `finance`,
    entries: [
      { id: `charge`, to: m[`financial-charge`], icon: w },
      { id: `payments`, to: m[`financial-payments`], icon: we, feature: `payments` },
      { id: `report`, to: m[`financial-report`], icon: Oe, feature: `financial_report` },
      { id: `invoices`, to: m[`financial-factor-id`], icon: Ee },
      {
        id: `requests`,
        to: m[`financial-requests`],
        icon: Fe,
        feature: `financial_requests`,
        isStaffOnly: !0,
        pages: [
          { id: `deduction`, to: m[`financial-requests-deduction`] },
          { id: `chargeRequest`, to: m[`financial-requests-charge`] },
        ],
      },
      { id: `preInvoice`, to: m[`financial-pre-invoice`], icon: Te, feature: `pre_invoice`, isStaffOnly: !0 },
    ],
  },
  {
    id: `foot`,
    entries: [
      { id: `support`, to: m.support, icon: f },
      { id: `help`, to: m.helpcenter, icon: Se },
    ],
  },
];
function ot(e, t) {
  let n = ({ id: n, feature: r }) => (r === void 0 || l(r, e)) && !(n === `dashboard` && t);
  return G.map((e) => ({ ...e, entries: e.entries.filter(n) }));
}
var st = (e) => e.replace(/\/\{-\$\w+\}$/, ``);
function K(e) {
  return G.flatMap(({ entries: e }) => e.flatMap((e) => [e, ...(e.pages ?? [])]))
    .filter(({ to: t }) => e === t || (t !== `/` && `${e}/`.startsWith(`${st(t)}/`)))
    .toSorted((e, t) => t.to.length - e.to.length)[0]?.id;
}
var q = {
    sidebar: `نوار کناری`,
    main: `ناوبری اصلی`,
    bottom: `ناوبری پایین`,
    startCampaign: `شروع کمپین`,
    groups: { home: void 0, campaigns: `کمپین‌ها`, finance: `مالی`, foot: void 0 },
    items: {
      home: `خانه`,
      dashboard: `داشبورد`,
      campaigns: `فهرست کمپین‌ها`,
      contents: `محتوای اینفلوئنسرها`,
      charge: `افزایش اعتبار`,
      payments: `فهرست پرداخت‌ها`,
      report: `گزارش مالی`,
      invoices: `فاکتور و پیش‌فاکتور`,
      requests: `درخواست‌های مالی`,
      deduction: `درخواست کسر`,
      chargeRequest: `درخواست شارژ`,
      preInvoice: `صدور پیش‌فاکتور`,
      support: `پشتیبانی`,
      help: `راهنما`,
    },
    staffOnly: `ویژهٔ کارکنان`,
    campaignCount: (e) => `${e} کمپین`,
    contentCount: (e) => `${e} محتوا در انتظار نظر شما`,
    bar: { campaigns: `کمپین‌ها`, create: `ساخت کمپین`, more: `بیشتر` },
  },
  J = () =>
    s(
      () => import(`./2vuSH7E1.js`),
      __vite__mapDeps([
        65, 41, 5, 1, 6, 7, 4, 8, 9, 10, 22, 66, 3, 11, 12, 13, 14, 36, 67, 54, 68, 69, 70, 71, 72, 58, 59, 61, 73, 16, 17, 74, 20, 21, 75,
        55, 19, 57, 60, 31, 42, 23, 32, 62, 63, 64, 53, 18, 39,
      ]),
    ),
  ct = (0, A.lazy)(async () => ({ default: (await J()).MoreSheet })),
  Y = () => void J().catch(() => void 0),
  X = `flex h-full w-full flex-col items-center justify-center gap-0.5 text-xs`,
  lt = [`home`, `campaigns`, `support`];
function Z({ to: e, icon: t, label: n, isCurrent: r }) {
  return (0, j.jsx)(`li`, {
    className: `min-w-0 flex-1`,
    children: (0, j.jsxs)(u, {
      to: e,
      activeOptions: { exact: !0, includeSearch: !1 },
      'aria-current': r ? `page` : void 0,
      className: o(X, r ? `font-medium text-action-soft-text` : `text-text-2`),
      children: [(0, j.jsx)(t, { 'aria-hidden': !0, size: 22, strokeWidth: 1.75 }), n],
    }),
  });
}
function ut() {
  let e = g({ select: ({ pathname: e }) => K(e) }),
    [t, n] = (0, A.useState)(!1),
    [i, a] = (0, A.useState)(!1);
  return (0, j.jsxs)(`nav`, {
    'aria-label': q.bottom,
    'data-no-print': !0,
    className: `sticky bottom-0 z-(--z-dock) border-t bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden`,
    children: [
      (0, j.jsxs)(`ul`, {
        className: `flex h-[70px] items-stretch`,
        children: [
          (0, j.jsx)(Z, { to: `/`, icon: r, label: q.items.home, isCurrent: e === `home` }),
          (0, j.jsx)(Z, { to: `/campaigns`, icon: E, label: q.bar.campaigns, isCurrent: e === `campaigns` }),
          (0, j.jsx)(`li`, {
            className: `min-w-0 flex-1`,
            children: (0, j.jsxs)(u, {
              to: `/campaign/general-information`,
              className: `relative flex h-full flex-col items-center justify-end pb-[9px] text-xs whitespace-nowrap text-text-2`,
              children: [
                (0, j.jsx)(`span`, {
                  'aria-hidden': !0,
                  className: `absolute -top-[9px] grid size-[46px] place-items-center rounded-[14px] bg-action text-text-on-brand shadow-pop outline-4 outline-surface`,
                  children: (0, j.jsx)(_, { size: 22 }),
                }),
                q.bar.create,
              ],
            }),
          }),
          (0, j.jsx)(Z, { to: `/support`, icon: f, label: q.items.support, isCurrent: e === `support` }),
          (0, j.jsx)(`li`, {
            className: `min-w-0 flex-1`,
            children: (0, j.jsxs)(`button`, {
              type: `button`,
              'aria-haspopup': `dialog`,
              'aria-expanded': t,
              onPointerEnter: Y,
              onFocus: Y,
              onClick: () => {
                (a(!0), n(!0));
              },
              className: o(X, e !== void 0 && !lt.includes(e) ? `font-medium text-action-soft-text` : `text-text-2`),
              children: [(0, j.jsx)(xe, { 'aria-hidden': !0, size: 22, strokeWidth: 1.75 }), q.bar.more],
            }),
          }),
        ],
      }),
      i && (0, j.jsx)(A.Suspense, { fallback: null, children: (0, j.jsx)(ct, { isOpen: t, onOpenChange: n }) }),
    ],
  });
}
var Q = { exact: !0, includeSearch: !1 };
function dt({ kind: e, count: t, words: n }) {
  return (0, j.jsxs)(j.Fragment, {
    children: [
      (0, j.jsx)(`span`, {
        className: `text-sm font-normal text-text-3 max-xl:hidden`,
        children: (0, j.jsx)(`span`, { 'aria-hidden': !0, children: S(t) }),
      }),
      (0, j.jsx)(`span`, { className: `sr-only`, children: n }),
      e === `waiting` &&
        (0, j.jsx)(`span`, { 'aria-hidden': !0, className: `absolute end-2.5 top-2.5 size-2 rounded-full bg-danger-solid xl:hidden` }),
    ],
  });
}
function ft({ entry: e, count: t, current: n }) {
  let { id: r, to: i, icon: a, isStaffOnly: s = !1, pages: c = [] } = e,
    l = q.items[r],
    d = r === n,
    f = c.some((e) => e.id === n);
  return (0, j.jsxs)(`li`, {
    children: [
      (0, j.jsxs)(u, {
        to: i,
        'data-rail-tip': l,
        activeOptions: Q,
        'aria-current': d ? `page` : void 0,
        className: o(
          `relative flex h-[38px] items-center gap-3 rounded-md border px-2.5 text-md pointer-coarse:h-11 max-xl:h-[46px] max-xl:justify-center max-xl:px-0`,
          d || f
            ? `border-line bg-surface font-semibold text-text shadow-xs`
            : `border-transparent text-text-2 hover:bg-surface-press hover:text-text`,
        ),
        children: [
          (0, j.jsx)(a, { 'aria-hidden': !0, size: 20, strokeWidth: 1.75, className: o(`shrink-0`, (d || f) && `text-action-soft-text`) }),
          (0, j.jsx)(`span`, { className: `min-w-0 flex-1 truncate max-xl:sr-only`, children: l }),
          t && t.count > 0 && (0, j.jsx)(dt, { ...t }),
          s &&
            (0, j.jsxs)(j.Fragment, {
              children: [
                (0, j.jsx)(Ae, { 'aria-hidden': !0, size: 16, strokeWidth: 1.75, className: `shrink-0 text-text-3 max-xl:hidden` }),
                (0, j.jsx)(`span`, { className: `sr-only`, children: q.staffOnly }),
              ],
            }),
        ],
      }),
      (d || f) &&
        c.length > 0 &&
        (0, j.jsx)(`ul`, {
          className: `flex flex-col gap-0.5 pt-0.5 max-xl:hidden`,
          children: c.map((e) =>
            (0, j.jsx)(
              `li`,
              {
                children: (0, j.jsx)(u, {
                  to: e.to,
                  activeOptions: Q,
                  'aria-current': e.id === n ? `page` : void 0,
                  className: o(
                    `flex h-8 items-center rounded-md ps-[42px] pe-2.5 text-sm pointer-coarse:h-11`,
                    e.id === n ? `font-semibold text-text` : `text-text-2 hover:bg-surface-press hover:text-text`,
                  ),
                  children: q.items[e.id],
                }),
              },
              e.id,
            ),
          ),
        }),
    ],
  });
}
function pt() {
  let e = h(je()).data?.count,
    t = h(Me()).data?.count ?? 0,
    n = g({ select: ({ pathname: e }) => K(e) });
  return {
    groups: ot(de(), e === 0),
    counts: {
      ...(e !== void 0 && { campaigns: { kind: `total`, count: e, words: q.campaignCount(S(e)) } }),
      ...(t > 0 && { contents: { kind: `waiting`, count: t, words: q.contentCount(S(t)) } }),
    },
    current: n,
  };
}
var mt = (0, A.lazy)(async () => ({
    default: (
      await s(
        async () => {
          let { WorldClock: e } = await import(`./Ccq3w7LG.js`);
          return { WorldClock: e };
        },
        __vite__mapDeps([67, 1, 54, 68, 5, 6, 7, 4, 8, 9, 10, 69, 70, 22, 71, 72, 58, 59, 61, 73, 16, 17, 74, 20, 21, 75, 55, 19]),
      )
    ).WorldClock,
  })),
  ht = (0, A.lazy)(async () => ({
    default: (
      await s(
        async () => {
          let { RailTip: e } = await import(`./BuLlcPVZ.js`);
          return { RailTip: e };
        },
        __vite__mapDeps([76, 1, 77, 3, 4, 5, 6, 7, 8, 9, 10]),
      )
    ).RailTip,
  })),
  gt = `(min-width: 62rem) and (max-width: 74.99rem)`;
function _t({ group: e, counts: t, current: n }) {
  let r = q.groups[e.id];
  return (0, j.jsxs)(`div`, {
    className: o(e.id === `foot` ? `mt-auto` : r !== void 0 && `max-xl:border-t max-xl:border-line-strong max-xl:pt-3`),
    children: [
      r !== void 0 && (0, j.jsx)(`p`, { id: `nav-${e.id}`, className: `px-2.5 pb-1 text-xs text-text-3 max-xl:sr-only`, children: r }),
      (0, j.jsx)(`ul`, {
        'aria-labelledby': r === void 0 ? void 0 : `nav-${e.id}`,
        className: `flex flex-col gap-0.5`,
        children: e.entries.map((e) => (0, j.jsx)(ft, { entry: e, count: t[e.id], current: n }, e.id)),
      }),
    ],
  });
}
function vt() {
  let { groups: e, counts: t, current: n } = pt(),
    r = (0, A.useRef)(null),
    a = ke(gt);
  return (0, j.jsxs)(`aside`, {
    ref: r,
    'aria-label': q.sidebar,
    'data-no-print': !0,
    className: `hidden w-(--side-rail-w) shrink-0 flex-col overflow-y-auto px-3 lg:-my-2 lg:flex xl:w-(--side-w)`,
    children: [
      (0, j.jsxs)(u, {
        to: `/`,
        'aria-label': q.items.home,
        className: `flex h-[68px] shrink-0 items-center rounded-md px-2 max-xl:justify-center max-xl:px-0`,
        children: [(0, j.jsx)(ne, { size: 26, className: `max-xl:hidden` }), (0, j.jsx)(c, { size: 28, className: `xl:hidden` })],
      }),
      (0, j.jsxs)(u, {
        to: `/campaign/general-information`,
        'data-rail-tip': q.startCampaign,
        className: `flex h-9 shrink-0 items-center justify-center gap-2.5 rounded-md bg-action font-semibold text-text-on-brand shadow-xs transition-colors hover:bg-action-hover active:bg-action-press max-xl:h-11`,
        children: [
          (0, j.jsx)(_, { 'aria-hidden': !0, size: 18 }),
          (0, j.jsx)(`span`, { className: `max-xl:sr-only`, children: q.startCampaign }),
        ],
      }),
      (0, j.jsx)(`nav`, {
        'aria-label': q.main,
        className: `flex flex-1 flex-col gap-3 py-3`,
        children: e.map((e) => (0, j.jsx)(_t, { group: e, counts: t, current: n }, e.id)),
      }),
      i &&
        (0, j.jsxs)(`div`, {
          className: `flex flex-col gap-2 pb-3`,
          children: [
            (0, j.jsx)(A.Suspense, { fallback: null, children: (0, j.jsx)(mt, { look: `rail` }) }),
            (0, j.jsx)(D, { className: `rounded-md py-1 text-center max-xl:hidden` }),
          ],
        }),
      a && (0, j.jsx)(A.Suspense, { fallback: null, children: (0, j.jsx)(ht, { rail: r }) }),
    ],
  });
}
var yt = e({ ShellLayout: () => $ });
function $() {
  let e = g({ select: ({ pathname: e }) => Re(e), structuralSharing: !0 }),
    t = e.bottomBar && !e.ownPhoneFrame;
  return (0, j.jsxs)(re, {
    client: ae,
    children: [
      (0, j.jsx)(ye, {
        children: (0, j.jsxs)(`div`, {
          className: `flex min-h-[calc(100dvh-var(--strip-h)-var(--bar-h,0px))] flex-col lg:h-[calc(100dvh-var(--strip-h)-var(--bar-h,0px))] lg:flex-row lg:p-2 lg:ps-0`,
          children: [
            i && (0, j.jsx)(`aside`, { 'aria-label': be.about, className: `lg:hidden`, children: (0, j.jsx)(D, {}) }),
            e.sidebar && (0, j.jsx)(vt, {}),
            (0, j.jsxs)(`div`, {
              className: o(
                `flex min-w-0 flex-1 flex-col bg-surface lg:overflow-hidden lg:rounded-xl lg:border lg:shadow-xs`,
                !e.sidebar && `lg:ms-2`,
              ),
              children: [
                e.header && (0, j.jsx)(at, { isWideOnly: e.ownPhoneFrame }),
                (0, j.jsx)(`main`, {
                  id: `content`,
                  tabIndex: -1,
                  'data-scroll-restoration-id': `content`,
                  className: o(
                    `relative min-w-0 flex-1 outline-none lg:overflow-y-auto`,
                    e.contentPadding && `max-lg:pb-6`,
                    e.contentPadding && e.topPaddingOnPhones && `max-lg:pt-1`,
                  ),
                  children: (0, j.jsx)(ee, {}),
                }),
                t && (0, j.jsx)(ut, {}),
              ],
            }),
            (0, j.jsx)(Ne, { isAboveDock: e.bottomBar }),
          ],
        }),
      }),
      (0, j.jsx)(ve, { hasDefault: !0 }),
    ],
  });
}
export { $ as ShellLayout, et as a, I as c, R as i, F as l, pt as n, $e as o, q as r, qe as s, yt as t };
