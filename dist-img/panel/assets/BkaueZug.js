const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      'assets/C7TWH4cL.js',
      'assets/CDhqC_Tj.js',
      'assets/tUkH6Wd0.js',
      'assets/XKyaHtl9.js',
      'assets/i5RsCZif.js',
      'assets/-XGG-u2U.js',
      'assets/D8JH1jTK.js',
      'assets/3knk6iHf.js',
      'assets/CqtK505k.js',
      'assets/BLMRr5e9.css',
      'assets/DDN8PgIi.js',
      'assets/DFNVB9y5.js',
      'assets/BxKBQl-z.js',
      'assets/BX5XbKd6.js',
      'assets/DWi5uSb1.js',
      'assets/CwUb1psq.js',
      'assets/CpdwfL3C.js',
      'assets/CAUx6veo.js',
      'assets/vSiZIiuR.js',
      'assets/Dfvzj6n2.js',
      'assets/YBalEp_5.js',
      'assets/2DsRlMzx.js',
      'assets/DWJpS5qw.js',
      'assets/CJIZU9JZ.js',
      'assets/CTGuGsln.js',
      'assets/BQgtg40M.js',
      'assets/B4PylbZJ.js',
      'assets/Kx_XKEQt.js',
      'assets/CaIbCoV0.js',
      'assets/CNbxXWsh.js',
      'assets/Btvnrh0P.js',
      'assets/B3qQA2yd.js',
      'assets/CmPRhwJJ.js',
      'assets/B_aV3d_Z.js',
      'assets/8uGQyXKO.js',
      'assets/BqHo0arR.js',
      'assets/DBcoZrhZ.js',
      'assets/v9NMNnPR.js',
      'assets/CNSZY8AP.js',
      'assets/DpWl-9gU.js',
      'assets/DwMh1u2B.js',
      'assets/BibbI42k.js',
      'assets/CZEgdePg.js',
      'assets/CEAVrKD1.js',
      'assets/Bf41Sfbw.js',
      'assets/DmhdXhIn.js',
      'assets/Ddzm3zPb.js',
      'assets/CTzo9_LX.js',
      'assets/DxIph7tV.js',
      'assets/DiG58iuX.js',
      'assets/BfLIJkZn.js',
      'assets/BO0H4xQv.js',
      'assets/C3CqULJR.js',
      'assets/9pdsgIoR.js',
      'assets/Bqr8Ymkr.js',
      'assets/QL96TqHM.js',
      'assets/KKr9Ronm.js',
      'assets/B-1-UJEg.js',
      'assets/ChbMR7Ag.js',
      'assets/TKVjIixM.js',
      'assets/D5glf2FR.js',
      'assets/DR3bxFpy.js',
    ]),
) => i.map((i) => d[i]);
import { n as e, r as t } from './XKyaHtl9.js';
import { s as n } from './B4PylbZJ.js';
import { E as r, I as i, c as a, it as o, s, ut as c } from './tUkH6Wd0.js';
import { t as l } from './BJYTeqjr.js';
import { t as u } from './CVBP8ODU.js';
import { t as d } from './DDN8PgIi.js';
import { t as f } from './D8JH1jTK.js';
import { n as p, o as m } from './CFGyA-Bf.js';
import { t as h } from './CJwigQRZ.js';
import { a as g, i as _, r as v } from './BQgtg40M.js';
import { a as ee, c as te, n as y, s as b } from './vSiZIiuR.js';
import { n as x, r as S, t as C } from './2DsRlMzx.js';
import { n as w } from './TKVjIixM.js';
import { t as ne } from './DN9kCVbs.js';
import { t as T } from './DZzxbD2C.js';
import { i as re } from './B3qQA2yd.js';
import { i as E } from './CTGuGsln.js';
import { t as ie } from './Dfvzj6n2.js';
import { t as ae } from './CpdwfL3C.js';
import { n as oe } from './Dd3lFvqh.js';
import { i as D, t as O } from './DiG58iuX.js';
import { t as k } from './Btvnrh0P.js';
import { t as A } from './BuIR-C9c.js';
import { t as j } from './QL96TqHM.js';
import { t as M } from './v9NMNnPR.js';
import { t as N } from './BVxFMa5o.js';
import { n as P, t as F } from './C6TcSSUe.js';
var I = t(f(), 1),
  L = {
    REACH: { title: `کمپین دسترسی`, shortTitle: `دسترسی`, description: `محتوای آماده، انتشار مستقیم`, goal: `رسیدن پیام به مخاطب بیشتر` },
    INFLUENCE: {
      title: `کمپین اینفلوئنسری`,
      shortTitle: `اینفلوئنسری`,
      description: `محتوا را ناشر می‌سازد`,
      goal: `معرفی به زبان کسی که مخاطب می‌شناسد`,
    },
    CPM: {
      title: `کمپین بازدیدی`,
      shortTitle: `بازدیدی`,
      description: `محتوای آماده، پرداخت برای هر هزار بازدید`,
      goal: `شمار معینی بازدید`,
    },
    CPC: { title: `کمپین کلیکی`, shortTitle: `کلیکی`, description: `محتوای آماده، پرداخت برای هر کلیک`, goal: `آوردن مخاطب به صفحهٔ شما` },
  },
  R = {
    title: `خانه`,
    hello: (e) => `سلام ${e}`,
    helloNobody: `سلام`,
    greeting: (e) => `${e}.`,
    line: (e, t) => `${e}؛ ${t}`,
    news: {
      payOne: (e) => `کمپین «${e}» منتظر پرداخت شماست.`,
      payMany: (e) => `${e} کمپین منتظر پرداخت شماست.`,
      rejectedOne: (e) => `کمپین «${e}» رد شد و منتظر شماست.`,
      rejectedMany: (e) => `${e} کمپین رد شده و منتظر شماست.`,
      bothMany: (e) => `${e} کمپین منتظر شماست.`,
      contents: (e) => `${e} محتوا منتظر نظر شماست.`,
      withContents: (e, t) => `${e} کمپین و ${t} محتوا منتظر شماست.`,
      behindOne: (e) => `«${e}» از برنامه عقب افتاده.`,
      behindMany: (e) => `${e} کمپین از برنامه عقب افتاده.`,
      draftOne: (e) => `«${e}» ناتمام مانده است.`,
      draftMany: (e) => `${e} پیش‌نویس ناتمام دارید.`,
      calm: `همه‌چیز طبق برنامه است.`,
      idle: `کمپین بعدی را شروع کنید.`,
      first: `خوش آمدید.`,
    },
    sub: {
      running: (e) => `${e} کمپین در جریان است.`,
      runningAndBehind: (e, t) => `${e} کمپین در جریان است و «${t}» از برنامه عقب افتاده.`,
      idle: `کمپینی در جریان نیست.`,
      cut: `وضعیت کمپین‌ها را نتوانستیم بخوانیم.`,
    },
    dashboard: `داشبورد`,
    quickStart: `شروع سریع`,
    types: {
      REACH: { title: L.REACH.shortTitle, text: `محتوای آماده، انتشار مستقیم` },
      INFLUENCE: { title: L.INFLUENCE.shortTitle, text: `محتوا را اینفلوئنسر می‌سازد` },
      CPM: { title: L.CPM.shortTitle, text: `پرداخت برای هر هزار بازدید` },
      CPC: { title: L.CPC.shortTitle, text: `پرداخت فقط برای هر کلیک` },
    },
    suggested: {
      title: `ناشران پیشنهادی برای شما`,
      text: `بر پایهٔ دسترسی پست‌های اخیر و قیمت آن‌ها`,
      basis: (e, t) => `بر پایهٔ ${e} در ${t} کمپین قبلی شما`,
      category: (e) => `«${e}»`,
      and: ` و `,
      more: `بیشتر`,
      followers: (e, t) => `${e} ${t}`,
      reach: `دسترسی`,
      price: `قیمت`,
      recommended: `پیشنهاد جارچی`,
      perThousand: (e) => `هر هزار دسترسی ${e} تومان`,
      empty: { title: `ناشری برای پیشنهاد نیست.` },
    },
  };
function z(e) {
  if (e.state !== `PUBLISHING` || e.price === 0) return !1;
  let { verdict: t } = re(e.figures.cost / e.price, e.elapsed, e.elapsed >= 1);
  return t === `behind` || t === `far_behind`;
}
function B(e, t, n) {
  let [r] = e;
  if (r !== void 0) return e.length === 1 ? t(r) : n(T(e.length));
}
function V(e) {
  let t = (e) => e.map(({ title: e }) => e),
    n = t(e.waiting.filter(({ state: e }) => e === `TO_PAY`)),
    r = t(e.waiting.filter(({ state: e }) => e === `REJECTED`)),
    { pendingContents: i } = e,
    a = T(i);
  return i > 0 && e.waiting.length > 0
    ? R.news.withContents(T(e.waiting.length), a)
    : i > 0
      ? R.news.contents(a)
      : n.length > 0 && r.length > 0
        ? R.news.bothMany(T(n.length + r.length))
        : (B(n, R.news.payOne, R.news.payMany) ??
          B(r, R.news.rejectedOne, R.news.rejectedMany) ??
          B(t(e.running.filter(z)), R.news.behindOne, R.news.behindMany) ??
          B(e.draftTitles, R.news.draftOne, R.news.draftMany) ??
          (e.isNew ? R.news.first : e.runningCount > 0 ? R.news.calm : R.news.idle));
}
function H({ running: e, runningCount: t, waiting: n, pendingContents: r, isNew: i }) {
  if (i) return ``;
  if (t === 0) return R.sub.idle;
  let a = T(t),
    [o] = e.filter(z);
  return n.length + r > 0 && o ? R.sub.runningAndBehind(a, o.title) : R.sub.running(a);
}
function U(e) {
  let t = e.firstName.trim(),
    n = t === `` ? R.helloNobody : R.hello(t);
  return e.isCut ? { title: R.greeting(n), sub: R.sub.cut } : { title: R.line(n, V(e)), sub: H(e) };
}
var W = R.suggested;
function G({ campaigns: e, categories: t }) {
  return e === 0 || t.length === 0 ? W.text : W.basis(t.map(({ title_fa: e }) => W.category(e)).join(W.and), E(e));
}
function K() {
  return ie({
    queryKey: [`campaigns`, `suggested-plans`],
    queryFn: ({ signal: e }) => ae.campaigns.listSuggestedPlans({}, { signal: e }),
    staleTime: 3e5,
  });
}
var q = c(),
  se = { REACH: N, INFLUENCE: F, CPM: j, CPC: P };
function ce(e) {
  return [...new Set(D.filter((t) => t.campaign_types.includes(e)).map((e) => e.media_type))];
}
function le({ type: e }) {
  let t = se[e],
    { title: n, text: r } = R.types[e];
  return (0, q.jsxs)(o, {
    to: `/campaign/general-information`,
    search: { campaign_type: e },
    className: `flex min-w-0 flex-col gap-1 bg-surface px-4 py-4 hover:bg-surface-hover`,
    children: [
      (0, q.jsxs)(`span`, {
        className: `flex items-center justify-between`,
        children: [
          (0, q.jsx)(t, { 'aria-hidden': !0, size: 22, className: `text-action-soft-text` }),
          (0, q.jsx)(A, { 'aria-hidden': !0, size: 18, className: `text-text-3` }),
        ],
      }),
      (0, q.jsx)(`b`, { className: `text-md font-semibold`, children: n }),
      (0, q.jsx)(`span`, { className: `text-sm text-text-3`, children: r }),
      (0, q.jsx)(`span`, {
        className: `mt-auto flex flex-wrap gap-1.5 pt-1`,
        children: ce(e).map((e) => (0, q.jsx)(k, { platform: e, size: 18 }, e)),
      }),
    ],
  });
}
function J({ draftText: e, resume: t }) {
  return (0, q.jsxs)(`section`, {
    'aria-label': R.quickStart,
    className: `overflow-clip rounded-lg border border-line-strong`,
    children: [
      (0, q.jsx)(`div`, {
        className: `grid grid-cols-2 gap-px bg-line md:grid-cols-4`,
        children: O.map((e) => (0, q.jsx)(le, { type: e }, e)),
      }),
      e &&
        (0, q.jsxs)(`div`, {
          className: `flex items-center gap-3 border-t border-line-strong bg-surface-sunken px-4 py-2`,
          children: [
            (0, q.jsx)(M, { 'aria-hidden': !0, size: 18, className: `shrink-0 text-text-3` }),
            (0, q.jsx)(`p`, { className: `line-clamp-3 min-w-0 flex-1 text-md sm:line-clamp-2 lg:line-clamp-1`, children: e }),
            t,
          ],
        }),
    ],
  });
}
var ue = (0, I.lazy)(async () => ({
  default: (
    await i(
      async () => {
        let { DeleteDraftButton: e } = await import(`./C7TWH4cL.js`);
        return { DeleteDraftButton: e };
      },
      __vite__mapDeps([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26]),
    )
  ).DeleteDraftButton,
}));
function de({ drafts: e, now: t }) {
  let [n] = e;
  if (!n) return (0, q.jsx)(J, {});
  let r = _.saved(v(n.updated_at, t));
  return (0, q.jsx)(J, {
    resume: (0, q.jsxs)(q.Fragment, {
      children: [
        e.length > 1 &&
          (0, q.jsx)(o, {
            to: `/campaigns`,
            search: { stage: `drafts` },
            className: `shrink-0 text-sm text-action-soft-text max-sm:hidden`,
            children: _.all(E(e.length)),
          }),
        (0, q.jsx)(I.Suspense, { children: (0, q.jsx)(ue, { draft: n }) }),
        (0, q.jsx)(C, { draft: n, variant: `soft` }),
      ],
    }),
    draftText: (0, q.jsxs)(q.Fragment, {
      children: [
        (0, q.jsx)(`b`, { className: `font-semibold`, children: _.unfinished }),
        ` `,
        (0, q.jsx)(`bdi`, { children: S(n) }),
        (0, q.jsxs)(`span`, { className: `text-sm text-text-3 max-lg:hidden`, children: [_.dash, g.sub([x(n), r])] }),
      ],
    }),
  });
}
var fe = e({ HomePage: () => $ }),
  Y = () =>
    i(
      () => import(`./Kx_XKEQt.js`),
      __vite__mapDeps([
        27, 26, 2, 3, 4, 5, 6, 7, 8, 9, 28, 24, 29, 25, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 18, 11, 19, 16, 17, 20, 42, 22, 1,
      ]),
    );
Y().catch(() => void 0);
var pe = (0, I.lazy)(async () => ({ default: (await Y()).RunningCampaigns })),
  X = () => i(() => import(`./CEAVrKD1.js`), __vite__mapDeps([43, 26, 2, 3, 4, 5, 6, 7, 8, 9, 24, 44, 45, 46]));
X().catch(() => void 0);
var me = (0, I.lazy)(async () => ({ default: (await X()).BalancePanel })),
  Z = () => i(() => import(`./CTzo9_LX.js`), __vite__mapDeps([47, 48, 49, 50, 3, 2, 4, 5, 6, 7, 8, 9, 24, 51]));
Z().catch(() => void 0);
var Q = (0, I.lazy)(async () => ({ default: (await Z()).SuggestedPublishers })),
  he = (0, I.lazy)(async () => ({
    default: (
      await i(
        async () => {
          let { ApprovalsRegion: e } = await import(`./C3CqULJR.js`);
          return { ApprovalsRegion: e };
        },
        __vite__mapDeps([52, 53, 2, 3, 4, 5, 6, 7, 8, 9, 24, 1, 54, 55, 56, 57, 26, 58, 13, 14, 15, 10, 11, 16, 17, 59, 19]),
      )
    ).ApprovalsRegion,
  })),
  ge = (0, I.lazy)(async () => ({
    default: (
      await i(
        async () => {
          let { FirstCampaign: e } = await import(`./D5glf2FR.js`);
          return { FirstCampaign: e };
        },
        __vite__mapDeps([60, 2, 3, 4, 5, 6, 7, 8, 9, 24, 23, 61, 25, 26]),
      )
    ).FirstCampaign,
  }));
function _e({ facts: e, at: t }) {
  let r = e && U(e);
  return (0, q.jsxs)(`header`, {
    className: `px-(--gutter) pt-6 xl:pt-7`,
    children: [
      (0, q.jsx)(`p`, { className: `min-h-6 text-md text-text-2`, children: t !== void 0 && n(t) }),
      r
        ? (0, q.jsxs)(q.Fragment, {
            children: [
              (0, q.jsx)(`h1`, {
                tabIndex: -1,
                className: `text-xl leading-relaxed font-bold outline-none wide:text-2xl`,
                children: r.title,
              }),
              r.sub !== `` && (0, q.jsx)(`p`, { className: `text-md text-text-2`, children: r.sub }),
            ],
          })
        : (0, q.jsx)(s, { className: `my-3 h-6 w-3/5 animate-late` }),
    ],
  });
}
function ve({ now: e }) {
  let t = d(b()),
    n = h(`dashboard`),
    r = u(t, { isEmpty: ({ count: e }) => e === 0 });
  return (0, q.jsxs)(`section`, {
    'aria-labelledby': `running`,
    children: [
      (0, q.jsxs)(`div`, {
        className: `mb-3 flex items-baseline justify-between gap-4`,
        children: [
          (0, q.jsxs)(`div`, {
            className: `flex items-baseline gap-4`,
            children: [
              (0, q.jsx)(`h2`, { id: `running`, className: `text-lg font-bold`, children: g.runningTitle }),
              (0, q.jsxs)(`p`, {
                'aria-hidden': !0,
                className: `flex items-center gap-4 text-sm text-text-3 max-lg:hidden`,
                children: [
                  (0, q.jsxs)(`span`, {
                    className: `flex items-center gap-1.5`,
                    children: [(0, q.jsx)(`span`, { className: `h-1.5 w-4 rounded-full bg-chart-1` }), g.runningLegend.spend],
                  }),
                  (0, q.jsxs)(`span`, {
                    className: `flex items-center gap-1.5`,
                    children: [(0, q.jsx)(`span`, { className: `h-3.5 w-0.5 bg-chart-tick` }), g.runningLegend.today],
                  }),
                ],
              }),
            ],
          }),
          (0, q.jsxs)(`span`, {
            className: `flex items-baseline gap-4`,
            children: [
              n &&
                (0, q.jsx)(o, {
                  to: `/dashboard`,
                  className: `text-md font-medium text-action-soft-text lg:hidden`,
                  children: R.dashboard,
                }),
              (0, q.jsx)(o, { to: `/campaigns`, className: `text-md font-medium text-action-soft-text`, children: g.allCampaigns }),
            ],
          }),
        ],
      }),
      (0, q.jsx)(l, {
        ...r,
        state: e === void 0 && t.data ? `loading` : r.state,
        skeleton: (0, q.jsx)(a, { rows: 3 }),
        empty: g.runningEmpty,
        failedText: g.restIsFresh,
        children: (0, q.jsx)(I.Suspense, { children: t.data && e !== void 0 && (0, q.jsx)(pe, { rows: t.data.results, now: e }) }),
      }),
    ],
  });
}
function ye() {
  let e = d(K()),
    t = R.suggested;
  return (0, q.jsxs)(`section`, {
    'aria-labelledby': `suggested`,
    children: [
      (0, q.jsxs)(`div`, {
        className: `mb-3 flex flex-wrap items-baseline gap-x-4`,
        children: [
          (0, q.jsx)(`h2`, { id: `suggested`, className: `text-lg font-bold`, children: t.title }),
          (0, q.jsx)(`p`, { className: `text-sm text-text-3`, children: e.data ? G(e.data.basis) : t.text }),
        ],
      }),
      (0, q.jsx)(l, {
        ...u(e, { isEmpty: ({ results: e }) => e.length === 0 }),
        skeleton: (0, q.jsx)(a, { rows: 2 }),
        empty: t.empty,
        failedText: g.restIsFresh,
        children: (0, q.jsx)(I.Suspense, { children: e.data && (0, q.jsx)(Q, { plans: e.data.results }) }),
      }),
    ],
  });
}
function be() {
  let e = d(p),
    t = h(`financial_report`);
  return (0, q.jsx)(`div`, {
    className: `border-line max-lg:rounded-lg max-lg:border max-lg:bg-surface-sunken max-lg:p-4 lg:p-(--gutter) xl:px-6 xl:pt-6 xl:pb-0`,
    children: (0, q.jsx)(l, {
      ...u(e),
      skeleton: (0, q.jsx)(a, { rows: 2, hasAvatar: !1 }),
      failedText: g.restIsFresh,
      children: (0, q.jsx)(I.Suspense, {
        fallback: (0, q.jsx)(a, { rows: 2, hasAvatar: !1 }),
        children: e.data && (0, q.jsx)(me, { balance: e.data, canSeeReport: t }),
      }),
    }),
  });
}
function xe({ pending: e, now: t }) {
  let n = e.data ? e.data.count > 0 : e.isError;
  return (0, q.jsxs)(`aside`, {
    className: r(
      `grid grid-cols-[minmax(0,1fr)] content-start gap-6 border-line max-lg:mx-(--gutter) lg:bg-surface-sunken lg:max-xl:gap-0 lg:max-xl:border-y xl:col-start-2 xl:row-span-2 xl:row-start-1 xl:border-s`,
      n && `md:max-xl:grid-cols-2`,
    ),
    children: [
      (0, q.jsx)(be, {}),
      n &&
        (0, q.jsx)(`div`, {
          className: `border-line lg:max-xl:border-s lg:max-xl:p-(--gutter) xl:border-t xl:p-6`,
          children: (0, q.jsx)(l, {
            ...u(e),
            failedText: g.restIsFresh,
            children: (0, q.jsx)(I.Suspense, {
              fallback: (0, q.jsx)(a, { rows: 3 }),
              children: e.data && t !== void 0 && (0, q.jsx)(he, { pending: e.data, now: t }),
            }),
          }),
        }),
    ],
  });
}
function $() {
  let e = d(m),
    t = d(oe),
    n = d(b()),
    r = d(te()),
    i = d(ee()),
    a = d(w());
  ne();
  let o = n.data?.count === 0 && r.data?.count === 0 && i.data?.count === 0,
    s = d({ ...y(), enabled: o }),
    c = o && s.data?.count === 0,
    l = [n, r, i, a, e].every((e) => e.data || e.isError) && (!o || s.data || s.isError),
    u = [n, r, i, a].some((e) => e.isError && !e.data),
    f = t.data && Date.parse(t.data.now),
    p = l
      ? {
          firstName: e.data?.first_name ?? ``,
          waiting: r.data?.results ?? [],
          pendingContents: a.data?.count ?? 0,
          running: n.data?.results ?? [],
          runningCount: n.data?.count ?? 0,
          draftTitles: (i.data?.results ?? []).map(S),
          isNew: c,
          isCut: u,
        }
      : void 0;
  return (0, q.jsxs)(`div`, {
    className: `grid grid-cols-[minmax(0,1fr)] gap-6 pb-10 xl:min-h-full xl:[reading-flow:grid-columns] xl:grid-cols-[minmax(0,1fr)_340px] xl:grid-rows-[auto_1fr] xl:gap-0 xl:pb-0`,
    children: [
      (0, q.jsx)(_e, { facts: p, at: f }),
      (0, q.jsx)(xe, { pending: a, now: f }),
      c
        ? (0, q.jsx)(I.Suspense, { children: (0, q.jsx)(ge, {}) })
        : (0, q.jsxs)(`div`, {
            className: `flex min-w-0 max-w-content flex-col gap-8 px-(--gutter) xl:py-6`,
            children: [
              (0, q.jsx)(de, { drafts: i.data?.results ?? [], now: i.dataUpdatedAt }),
              (0, q.jsx)(ve, { now: f }),
              (0, q.jsx)(ye, {}),
            ],
          }),
    ],
  });
}
export { $ as HomePage, R as n, fe as t };
