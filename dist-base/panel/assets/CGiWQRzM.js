import { E as e, T as t, c as n, it as r, j as i, ot as a, st as o, ut as s, w as c } from './F4vu4jyn.js';
import { t as l } from './BIxgyhlm.js';
import { t as u } from './DNhQufla.js';
import { t as d } from './CVBP8ODU.js';
import { n as f, t as p } from './DjNEUkPJ.js';
import { t as m } from './DZHFnzI3.js';
import { t as h } from './D4tpWBZn.js';
import { o as g } from './CwUb1psq.js';
import { t as _ } from './Bivv3cyh.js';
import { t as v } from './C-K0clPr.js';
import { p as y } from './VXmm6Y8v.js';
import { t as b } from './BTSTizhr.js';
import { f as x, l as S, p as C, t as w, u as T } from './B4PylbZJ.js';
import { t as E } from './mekJ1ofw.js';
import { t as D } from './B2omCJwT.js';
import { t as O } from './-XGG-u2U.js';
import { t as k } from './BiNgHixo.js';
import { t as A } from './D2-Nzo9s.js';
import { t as j } from './DaV2EYqR.js';
import { t as M } from './DahNm76V.js';
var N = {
  name: `check-check`,
  size: 24,
  node: [
    [`path`, { d: `M18 6 7 17l-5-5`, key: `116fxf` }],
    [`path`, { d: `m22 10-7.5 7.5L13 16`, key: `ke71qq` }],
  ],
};
N.node;
var P = i(N),
  F = { content_delivered: `بررسی`, campaign_to_pay: `پرداخت`, campaign_asks_new_dates: `تعیین تاریخ`, campaign_list_ready: `دیدن فهرست` },
  I = {
    title: `اعلان‌ها`,
    tabs: { label: `کدام اعلان‌ها`, all: `همه`, unread: `خوانده‌نشده` },
    seeAll: `خواندن همه`,
    see: (e) => `خواندن: ${e}`,
    unread: `خوانده‌نشده`,
    openOf: (e, t = `دیدن`) => `${t}: ${e}`,
    more: `اعلان‌های پیش‌تر`,
    loadingMore: `در حال دریافت…`,
    today: `امروز`,
    yesterday: (e) => `دیروز، ${e}`,
    empty: { title: `اعلانی نیست.`, text: `خبر پرداخت‌ها و تغییر وضعیت کمپین‌ها این‌جا می‌آید.` },
    unreadEmpty: { title: `همهٔ اعلان‌ها را خوانده‌اید.` },
    toAll: `دیدن همه`,
    toCampaigns: `فهرست کمپین‌ها`,
    allSeen: `همهٔ اعلان‌ها خوانده شد.`,
  },
  L = 20,
  R = [`notifications`];
function z(e) {
  return _({
    queryKey: [...R, `list`, { isUnreadOnly: e }],
    initialPageParam: 0,
    queryFn: ({ pageParam: t, signal: n }) =>
      b.notifications.listNotifications({ query: { limit: L, offset: t, only_unread: e } }, { signal: n }),
    getNextPageParam: ({ count: e }, t) => {
      let n = t.reduce((e, { results: t }) => e + t.length, 0);
      return n < e ? n : void 0;
    },
  });
}
function B() {
  let e = y(),
    t = () => e.invalidateQueries({ queryKey: R }),
    n = (e) => g.error(h(e)),
    r = v({ mutationFn: (e) => b.notifications.seeNotification({ params: { id: e } }), onSuccess: t, onError: n }),
    i = v({
      mutationFn: () => b.notifications.seeAllNotifications({ body: {} }),
      onSuccess: async () => {
        (g.success(I.allSeen), await t());
      },
      onError: n,
    });
  return { see: r.mutate, seeAll: () => i.mutate(), isSeeingAll: i.isPending };
}
function V(e) {
  let t = new Map();
  for (let n of new Map(e.map((e) => [e.id, e])).values()) {
    let e = x(Date.parse(n.history_date));
    t.set(e, [...(t.get(e) ?? []), n]);
  }
  return [...t].map(([e, t]) => ({ day: e, items: t }));
}
function H(e, t) {
  let n = T(C(e));
  return t === void 0 ? n : e === t ? I.today : e === w(t, -1) ? I.yesterday(n) : n;
}
var U = s();
function W(e) {
  return e !== null && /^\/(?![/\\])/.test(e);
}
function G({ item: e, path: t, ask: n, onOpen: r }) {
  let i = O();
  return (0, U.jsx)(`a`, {
    href: t,
    onClick: (e) => {
      (r(), e.metaKey || e.ctrlKey || e.shiftKey || (e.preventDefault(), i.history.push(t)));
    },
    'aria-label': I.openOf(e.title, n),
    className: `after:absolute after:inset-0`,
    children: e.title,
  });
}
function K({ item: n, onSee: r }) {
  let i = W(n.path) ? n.path : void 0,
    a = n.seen || i === void 0 ? void 0 : F[n.kind],
    o = () => {
      n.seen || r(n.id);
    };
  return (0, U.jsxs)(`li`, {
    className: e(
      `relative flex gap-3 border-b border-line px-3 py-3 last:border-b-0`,
      i !== void 0 && `hover:bg-surface-hover`,
      !n.seen && `rounded-lg border-b-0 bg-row-selected`,
    ),
    children: [
      (0, U.jsx)(D, { ...A(n) }),
      (0, U.jsxs)(`div`, {
        className: `flex min-w-0 flex-1 flex-wrap items-start gap-x-4 gap-y-2 sm:flex-nowrap`,
        children: [
          (0, U.jsxs)(`div`, {
            className: `min-w-0 flex-1 basis-60`,
            children: [
              (0, U.jsx)(`p`, {
                className: e(`text-md`, n.seen ? `font-medium` : `font-semibold`),
                children: i === void 0 ? n.title : (0, U.jsx)(G, { item: n, path: i, ask: a, onOpen: o }),
              }),
              (0, U.jsx)(`p`, { dir: `auto`, className: `text-md text-text-2`, children: n.description }),
            ],
          }),
          (0, U.jsxs)(`div`, {
            className: `flex items-center gap-3 max-sm:w-full`,
            children: [
              (0, U.jsx)(`time`, {
                dateTime: n.history_date,
                className: `text-sm text-text-3 max-sm:me-auto sm:order-last sm:min-w-10 sm:text-end`,
                children: S(Date.parse(n.history_date)),
              }),
              a !== void 0 && (0, U.jsx)(`span`, { 'aria-hidden': !0, className: t({ variant: `soft`, size: `sm` }), children: a }),
              !n.seen &&
                (0, U.jsx)(E, { icon: k, size: `sm`, label: I.see(n.title), onClick: o, className: `relative z-1 max-sm:-my-2.5` }),
            ],
          }),
        ],
      }),
      (0, U.jsx)(`span`, {
        className: `w-2 shrink-0 pt-2.5`,
        children:
          !n.seen &&
          (0, U.jsxs)(U.Fragment, {
            children: [
              (0, U.jsx)(`span`, { 'aria-hidden': !0, className: `block size-2 rounded-full bg-action` }),
              (0, U.jsx)(`span`, { className: `sr-only`, children: I.unread }),
            ],
          }),
      }),
    ],
  });
}
function q({ items: e, today: t, onSee: n }) {
  return V(e).map(({ day: e, items: r }) =>
    (0, U.jsxs)(
      `section`,
      {
        'aria-labelledby': `notices-${e}`,
        className: `pt-5`,
        children: [
          (0, U.jsx)(`h2`, { id: `notices-${e}`, className: `px-3 pb-2 text-sm text-text-2`, children: H(e, t) }),
          (0, U.jsx)(`ul`, { children: r.map((e) => (0, U.jsx)(K, { item: e, onSee: n }, e.id)) }),
        ],
      },
      e,
    ),
  );
}
var J = [`all`, `unread`];
function Y() {
  let e = a(),
    i = o({ strict: !1 }),
    s = J.find((e) => e === i.show),
    h = s ?? `all`,
    g = s === void 0 && i.show !== void 0 && i.show !== ``,
    _ = m(z(h === `unread`)),
    v = M(),
    { see: y, seeAll: b, isSeeingAll: x } = B(),
    [S] = _.data?.pages ?? [],
    C = S?.unread ?? 0,
    w =
      h === `unread`
        ? { ...I.unreadEmpty, action: (0, U.jsx)(r, { to: `/notifications`, className: t({ variant: `soft` }), children: I.toAll }) }
        : { ...I.empty, action: (0, U.jsx)(r, { to: `/campaigns`, className: t(), children: I.toCampaigns }) };
  return (0, U.jsx)(j, {
    title: I.title,
    tabs: (0, U.jsx)(p, {
      isBare: !0,
      idPrefix: `notices`,
      label: I.tabs.label,
      selected: h,
      onSelect: (t) => void e({ to: `/notifications`, search: t === `unread` ? { show: t } : {} }),
      tabs: J.map((e) => ({ id: e, label: I.tabs[e], count: e === `unread` && C > 0 ? C : void 0 })),
    }),
    actions: C > 0 && (0, U.jsx)(c, { variant: `secondary`, icon: P, isLoading: x, onClick: b, children: I.seeAll }),
    children: (0, U.jsxs)(f, {
      id: h,
      idPrefix: `notices`,
      className: `mx-auto w-full max-w-[860px] px-3 pb-8`,
      children: [
        (0, U.jsx)(u, { count: Number(g), className: `my-3` }),
        (0, U.jsx)(l, {
          ...d(_, { isEmpty: ({ pages: e }) => e[0]?.count === 0 }),
          skeleton: (0, U.jsx)(n, { rows: 8 }),
          empty: w,
          children:
            _.data &&
            (0, U.jsxs)(U.Fragment, {
              children: [
                (0, U.jsx)(q, { items: _.data.pages.flatMap(({ results: e }) => e), today: v, onSee: y }),
                _.hasNextPage &&
                  (0, U.jsx)(c, {
                    variant: `secondary`,
                    isFullWidth: !0,
                    className: `mt-4`,
                    isLoading: _.isFetchingNextPage,
                    loadingLabel: _.isFetchingNextPage ? I.loadingMore : void 0,
                    onClick: () => void _.fetchNextPage(),
                    children: I.more,
                  }),
              ],
            }),
        }),
      ],
    }),
  });
}
export { Y as NotificationsPage };
