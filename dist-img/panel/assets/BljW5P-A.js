const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      'assets/BpKiOc0E.js',
      'assets/Btvnrh0P.js',
      'assets/XKyaHtl9.js',
      'assets/D8JH1jTK.js',
      'assets/tUkH6Wd0.js',
      'assets/i5RsCZif.js',
      'assets/-XGG-u2U.js',
      'assets/3knk6iHf.js',
      'assets/CqtK505k.js',
      'assets/BLMRr5e9.css',
      'assets/BQgtg40M.js',
      'assets/B4PylbZJ.js',
      'assets/CTGuGsln.js',
      'assets/C7TWH4cL.js',
      'assets/CDhqC_Tj.js',
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
      'assets/D5glf2FR.js',
      'assets/DR3bxFpy.js',
    ]),
) => i.map((i) => d[i]);
import { r as e } from './XKyaHtl9.js';
import { C as t, I as n, T as r, c as i, it as a, ot as o, st as s, ut as c, w as l } from './tUkH6Wd0.js';
import { t as u } from './BJYTeqjr.js';
import { i as d } from './CTGuGsln.js';
import { t as f } from './PoB801hx.js';
import { t as p } from './CVBP8ODU.js';
import { n as m, t as h } from './Btz5ujWA.js';
import { i as g, o as _ } from './BM7VaH2K.js';
import { n as v, t as y } from './DoGUYVFE.js';
import { t as b } from './DDN8PgIi.js';
import { t as ee } from './DR3bxFpy.js';
import { t as x } from './D8JH1jTK.js';
import { t as S } from './CJwigQRZ.js';
import { t as te } from './-5bYP5Q7.js';
import { t as ne } from './DMgBxgKs.js';
import { t as C } from './DcRCx3yS.js';
import { t as w } from './Civ7Zpqi.js';
import { t as T } from './YBalEp_5.js';
import { r as E, t as D } from './DiG58iuX.js';
import { n as O } from './Btvnrh0P.js';
import { a as k, c as A, d as j, i as M, l as N, n as P, o as F, r as I, s as L, t as R, u as z } from './3kumC59o.js';
import { a as B, i as V } from './BQgtg40M.js';
import { t as H } from './CpdwfL3C.js';
import { a as U, n as W, o as G, s as K, u as q } from './vSiZIiuR.js';
import { t as J } from './Dv_QZCS8.js';
import { t as Y } from './DqJhnfx2.js';
var X = e(x(), 1),
  Z = c();
function re({
  specs: e,
  filters: t,
  onFilters: n,
  searchLabel: r,
  searchPlaceholder: i,
  closeLabel: a,
  sheetHead: o,
  dropped: s = 0,
  end: c,
}) {
  let u = e.some(({ field: e }) => e.type === `search`),
    d = Object.keys(t).length > 0;
  return (0, Z.jsxs)(Z.Fragment, {
    children: [
      (0, Z.jsxs)(`div`, {
        role: `search`,
        className: `flex items-center gap-2 px-(--gutter) py-3 max-lg:border-b wide:items-start`,
        children: [
          u &&
            (0, Z.jsx)(C, {
              label: r ?? m.filter,
              placeholder: i,
              maxLength: 100,
              text: g(t),
              onText: (e) => n(_(t, `search`, { type: `search`, text: e })),
              className: `flex-1 wide:max-w-[264px] wide:min-w-[200px]`,
            }),
          (0, Z.jsx)(ne, { specs: e, filters: t, onFilters: n, closeLabel: a, head: o, className: `wide:hidden` }),
          (0, Z.jsx)(`div`, {
            className: `flex min-w-0 flex-1 flex-wrap items-center gap-2 max-lg:hidden`,
            children: (0, Z.jsx)(te, { specs: e, filters: t, onFilters: n }),
          }),
          d &&
            (0, Z.jsx)(l, { variant: `ghost`, className: `text-action-soft-text! max-lg:hidden`, onClick: () => n({}), children: m.clear }),
          c,
        ],
      }),
      (0, Z.jsx)(h, { count: s, className: `mx-(--gutter) mb-3 max-lg:mt-3` }),
    ],
  });
}
var Q = j.filters,
  ie = {
    state: T.map((e) => ({ value: e, label: t.states[e] })),
    media_type: E.map((e) => ({ value: e, label: O(e) })),
    campaign_type: D.map((e) => ({ value: e, label: B.types[e] })),
  },
  ae = (e) => (e in Q && e !== `show` ? Q[e] : e);
function oe(e) {
  if (e.type !== `select` || typeof e.options == `string`) return;
  let t = ie[e.key] ?? [];
  return e.options.map((e) => t.find((t) => t.value === e) ?? { value: e, label: e });
}
function se(e) {
  return k(e).map((e) => ({ field: e, label: ae(e.key), options: oe(e), isExtra: e.type === `date` }));
}
function ce({ search: e, onSearch: t, count: n }) {
  let r = (0, X.useMemo)(() => se(e.stage), [e.stage]);
  return (0, Z.jsx)(re, {
    specs: r,
    filters: e.filters,
    onFilters: (n) => t(A(e, n)),
    searchLabel: j.filters.search,
    searchPlaceholder: j.filters.searchExample,
    closeLabel: j.filters.show(d(n)),
    dropped: e.dropped,
    sheetHead: (0, Z.jsx)(w, {
      label: j.sort.label,
      value: e.ordering,
      onChange: (n) => t({ ...e, ordering: n, page: 1 }),
      options: M.map((e) => ({ value: e, label: j.sort.options[e] })),
      className: `border-b pb-4`,
    }),
  });
}
function le(e) {
  return G(F(e));
}
function $(e) {
  let { ordering: t, filter: n } = F(e);
  return H.campaigns.exportCampaigns({ query: { ordering: t, filter: n } });
}
var ue = (0, X.lazy)(async () => ({
    default: (
      await n(
        async () => {
          let { DraftsList: e } = await import(`./BpKiOc0E.js`);
          return { DraftsList: e };
        },
        __vite__mapDeps([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28]),
      )
    ).DraftsList,
  })),
  de = (0, X.lazy)(async () => ({
    default: (
      await n(
        async () => {
          let { FirstCampaign: e } = await import(`./D5glf2FR.js`);
          return { FirstCampaign: e };
        },
        __vite__mapDeps([29, 4, 2, 5, 6, 3, 7, 8, 9, 12, 28, 30, 10, 11]),
      )
    ).FirstCampaign,
  }));
function fe({ search: e, onSearch: t, unfiltered: n }) {
  let r = b(le(e)),
    a = Object.keys(e.filters).length > 0,
    o = r.data?.count ?? 0,
    s = Math.max(1, Math.ceil(o / e.pageSize)),
    c = r.data !== void 0 && !r.isPlaceholderData && o > 0 && e.page > s;
  (0, X.useEffect)(() => {
    c && t({ ...e, page: s });
  });
  let l = p(r, { isEmpty: (e) => e.count === 0, isFiltered: a }),
    m = c ? `loading` : l.state;
  return m === `empty` && e.stage === `all`
    ? (0, Z.jsx)(X.Suspense, { children: (0, Z.jsx)(de, {}) })
    : (0, Z.jsxs)(Z.Fragment, {
        children: [
          (0, Z.jsx)(ce, { search: e, onSearch: t, count: o }),
          m === `filtered-empty` && (0, Z.jsx)(P, {}),
          (0, Z.jsx)(u, {
            ...l,
            className: m === `ready` || m === `loading` ? void 0 : `wide:pt-16`,
            state: m,
            skeleton: (0, Z.jsx)(i, { rows: e.pageSize }),
            empty: e.stage === `finished` ? j.finishedEmpty : B.runningEmpty,
            filteredText: n ? j.noneFits(d(n), Object.keys(e.filters).length) : void 0,
            onClearFilters: () => t(A(e, {})),
            children:
              r.data &&
              (0, Z.jsxs)(Z.Fragment, {
                children: [
                  (0, Z.jsx)(R, { list: r.data, ordering: e.ordering, onOrdering: (n) => t({ ...e, ordering: n, page: 1 }) }),
                  (0, Z.jsx)(I, { list: r.data }),
                  (0, Z.jsx)(f, {
                    page: e.page,
                    pageSize: e.pageSize,
                    total: o,
                    onPage: (n) => t({ ...e, page: n }),
                    onPageSize: (n) => t({ ...e, pageSize: n, page: 1 }),
                  }),
                ],
              }),
          }),
        ],
      });
}
function pe({ dropped: e }) {
  let t = b(U());
  return (0, Z.jsxs)(Z.Fragment, {
    children: [
      (0, Z.jsx)(h, { count: e, className: `mx-(--gutter) my-3` }),
      (0, Z.jsx)(u, {
        ...p(t, { isEmpty: (e) => e.results.length === 0 }),
        empty: V.empty,
        children: (0, Z.jsx)(X.Suspense, { children: t.data && (0, Z.jsx)(ue, { drafts: t.data.results, now: t.dataUpdatedAt }) }),
      }),
    ],
  });
}
function me() {
  let e = o(),
    t = L(s({ strict: !1 })),
    n = { all: b(W()).data?.count, running: b(K()).data?.count, drafts: b(U()).data?.count, finished: void 0, archives: void 0 },
    i = (n) => {
      let [r, i] = [g(t.filters), g(n.filters)],
        a = r !== i && r !== `` && i !== ``;
      e({ to: `/campaigns`, search: z(n), resetScroll: n.page !== t.page, replace: a });
    },
    c = n.all ?? 0,
    l = S(`table_export`);
  return (0, Z.jsxs)(`div`, {
    className: `flex flex-col max-lg:min-h-[calc(100dvh-28px)]`,
    children: [
      (0, Z.jsx)(Y, {
        title: B.title,
        sub: (0, Z.jsx)(`span`, { className: `wide:hidden`, children: c > 0 ? B.count(d(c)) : j.noCampaigns }),
        back: { to: `/`, label: B.home },
        actions: c > 0 && t.stage !== `drafts` ? (0, Z.jsx)(J, { download: () => $(t), isAllowed: l }) : void 0,
        tabs: (0, Z.jsx)(y, {
          isBare: !0,
          idPrefix: `campaigns`,
          label: j.tabs.label,
          selected: t.stage,
          onSelect: (n) => (n === `archives` ? void e({ to: `/campaigns/archives` }) : i(N(t, n))),
          tabs: q.map((e) => ({ id: e, label: j.tabs[e], count: n[e] || void 0 })),
        }),
      }),
      (0, Z.jsx)(v, {
        id: t.stage,
        idPrefix: `campaigns`,
        children:
          t.stage === `drafts`
            ? (0, Z.jsx)(pe, { dropped: t.dropped })
            : (0, Z.jsx)(fe, { search: t, onSearch: i, unfiltered: n[t.stage] }),
      }),
      n.all !== 0 &&
        (0, Z.jsx)(`div`, {
          className: `sticky bottom-0 mt-auto z-(--z-dock) border-t border-line bg-surface px-(--gutter) pt-3 pb-[max(12px,env(safe-area-inset-bottom))] shadow-dock wide:hidden`,
          children: (0, Z.jsxs)(a, {
            to: `/campaign`,
            className: r({ size: `lg`, isFullWidth: !0 }),
            children: [(0, Z.jsx)(ee, { 'aria-hidden': !0, size: 18 }), B.start],
          }),
        }),
    ],
  });
}
export { me as CampaignsPage };
