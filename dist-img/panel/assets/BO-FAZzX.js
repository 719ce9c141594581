const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      'assets/BaV07hbW.js',
      'assets/XKyaHtl9.js',
      'assets/tUkH6Wd0.js',
      'assets/i5RsCZif.js',
      'assets/-XGG-u2U.js',
      'assets/D8JH1jTK.js',
      'assets/3knk6iHf.js',
      'assets/CqtK505k.js',
      'assets/BLMRr5e9.css',
      'assets/BJYTeqjr.js',
      'assets/B4PylbZJ.js',
      'assets/g0hrHKII.js',
      'assets/CYDpylKX.js',
      'assets/CTGuGsln.js',
      'assets/CDhqC_Tj.js',
      'assets/OC6yXdXM.js',
      'assets/DDN8PgIi.js',
      'assets/DFNVB9y5.js',
      'assets/Bqr8Ymkr.js',
      'assets/DWJpS5qw.js',
      'assets/DGiV5RfD.js',
      'assets/CpdwfL3C.js',
      'assets/CAUx6veo.js',
      'assets/TKVjIixM.js',
      'assets/Dfvzj6n2.js',
      'assets/ChbMR7Ag.js',
      'assets/BX5XbKd6.js',
      'assets/DWi5uSb1.js',
      'assets/CwUb1psq.js',
      'assets/KKr9Ronm.js',
      'assets/B-1-UJEg.js',
      'assets/BqHo0arR.js',
      'assets/B_fGkgZ7.js',
      'assets/BfLIJkZn.js',
      'assets/5mUrkmJM.js',
      'assets/CX-iuwH3.js',
      'assets/Z43WcrRE.js',
      'assets/5BPfgcR_.js',
      'assets/CBA4ng1t.js',
      'assets/DR3bxFpy.js',
      'assets/ID5W_fPX.js',
    ]),
) => i.map((i) => d[i]);
import { n as e, r as t } from './XKyaHtl9.js';
import { I as n, T as r, c as i, it as a, j as o, ot as s, st as c, ut as l, w as u } from './tUkH6Wd0.js';
import { t as d } from './BJYTeqjr.js';
import { t as f } from './Btz5ujWA.js';
import { t as p } from './DcRCx3yS.js';
import { t as m } from './PoB801hx.js';
import { t as h } from './CVBP8ODU.js';
import { t as g } from './5mUrkmJM.js';
import { t as _ } from './Civ7Zpqi.js';
import { t as v } from './DoGUYVFE.js';
import { t as y } from './DDN8PgIi.js';
import { t as b } from './B2LkrEV8.js';
import { t as x } from './D8JH1jTK.js';
import { n as S, r as C, t as w } from './KKr9Ronm.js';
import { t as T } from './TKVjIixM.js';
import { i as E } from './CTGuGsln.js';
import { t as D } from './Btvnrh0P.js';
import { o as O } from './B4PylbZJ.js';
import { n as ee } from './DtN1ZlFH.js';
import { t as te } from './BqHo0arR.js';
import { t as k } from './Dobyd6U9.js';
import { t as A } from './DBcoZrhZ.js';
import { t as j } from './CNSZY8AP.js';
import { t as M } from './DN9kCVbs.js';
import { t as N } from './DqJhnfx2.js';
import { t as P } from './BD57kq_F.js';
import { n as F } from './Dd3lFvqh.js';
import { t as I } from './C1eRU3dn.js';
var L = {
  name: `gallery-horizontal`,
  size: 24,
  node: [
    [`path`, { d: `M2 3v18`, key: `pzttux` }],
    [`rect`, { width: `12`, height: `18`, x: `6`, y: `3`, rx: `2`, key: `btr8bg` }],
    [`path`, { d: `M22 3v18`, key: `6jf3v` }],
  ],
};
L.node;
var R = o(L),
  z = {
    name: `layers`,
    size: 24,
    node: [
      [
        `path`,
        { d: `M12.83 2.18a2 2 0 0 0-1.66 0L2.6 6.08a1 1 0 0 0 0 1.83l8.58 3.91a2 2 0 0 0 1.66 0l8.58-3.9a1 1 0 0 0 0-1.83z`, key: `zw3jo` },
      ],
      [`path`, { d: `M2 12a1 1 0 0 0 .58.91l8.6 3.91a2 2 0 0 0 1.65 0l8.58-3.9A1 1 0 0 0 22 12`, key: `1wduqc` }],
      [`path`, { d: `M2 17a1 1 0 0 0 .58.91l8.6 3.91a2 2 0 0 0 1.65 0l8.58-3.9A1 1 0 0 0 22 17`, key: `kqbvx6` }],
    ],
    aliases: [`layers-3`],
  };
z.node;
var B = o(z),
  V = t(x(), 1),
  H = l();
function U({ content: e, now: t }) {
  if (e.state === `pending`) return (0, H.jsx)(w, { content: e, now: t });
  let n = O(Date.parse(e.decided_at ?? e.due_at)),
    r = e.state === `rejected` ? C.decided.rejected : C.decided[e.state](n);
  return (0, H.jsx)(`span`, { className: `block truncate text-sm text-text-3`, children: r });
}
var W = {
  pending: { tone: `warning`, icon: j },
  confirmed: { tone: `success`, icon: te },
  rejected: { tone: `danger`, icon: A },
  withdrawn: { tone: `neutral`, icon: k },
};
function G({ state: e, className: t }) {
  let { tone: n, icon: r } = W[e];
  return (0, H.jsx)(ee, { tone: n, icon: r, className: t, children: C.states[e] });
}
var K = [`all`, `pending`, `confirmed`, `rejected`];
function q(e) {
  return /^[1-9]\d{0,14}$/.test(e) ? Number(e) : void 0;
}
var J = 9,
  Y = [`grid`, `review`];
function X(e) {
  let t = 0,
    n = (n, r) => {
      let i = e[n];
      if (i === void 0 || i === ``) return;
      let a = typeof i == `string` ? r(i) : void 0;
      return (a === void 0 && (t += 1), a);
    };
  return {
    tab: n(`state`, (e) => K.find((t) => t === e)) ?? `all`,
    view: n(`view`, (e) => Y.find((t) => t === e)) ?? `grid`,
    page: n(`page`, (e) => (e.length > J ? void 0 : q(e))) ?? 1,
    text: n(`text`, (e) => (e.length > 100 ? void 0 : e)) ?? ``,
    campaign: n(`campaign`, q),
    content: n(`content`, q),
    dropped: t,
  };
}
function Z({ tab: e, view: t, page: n, text: r, campaign: i, content: a }) {
  return {
    ...(e !== `all` && { state: e }),
    ...(t === `review` && { view: t }),
    ...(n > 1 && { page: String(n) }),
    ...(r !== `` && { text: r }),
    ...(i !== void 0 && { campaign: String(i) }),
    ...(t === `review` && a !== void 0 && { content: String(a) }),
  };
}
function Q({ tab: e, page: t, text: n, campaign: r }) {
  return {
    limit: 12,
    offset: (t - 1) * 12,
    ...(e !== `all` && { state: e }),
    ...(n !== `` && { search: n }),
    ...(r !== void 0 && { campaign: r }),
  };
}
function ne({ contents: e, search: t, now: n }) {
  return (0, H.jsx)(`ul`, {
    'aria-label': C.list,
    className: `grid grid-cols-2 gap-x-4 gap-y-5 px-(--gutter) py-4 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-6`,
    children: e.map((e) =>
      (0, H.jsx)(
        `li`,
        {
          className: `min-w-0`,
          children: (0, H.jsxs)(a, {
            to: `/contents`,
            search: Z({ ...t, view: `review`, content: e.id }),
            className: `group block rounded-lg`,
            children: [
              (0, H.jsxs)(`span`, {
                className: `relative block`,
                children: [
                  (0, H.jsx)(S, { content: e, className: `aspect-4/5 w-full rounded-lg transition-opacity group-hover:opacity-90` }),
                  (0, H.jsx)(`span`, {
                    className: `absolute start-2 top-2`,
                    children: (0, H.jsx)(D, { platform: e.campaign.media_type, size: 20 }),
                  }),
                  e.files.length > 1 &&
                    (0, H.jsxs)(`span`, {
                      className: `absolute end-2 top-2 flex items-center gap-1 rounded-sm bg-ink-950/70 px-1.5 text-xs text-white`,
                      children: [(0, H.jsx)(B, { 'aria-hidden': !0, size: 13 }), C.slides(E(e.files.length))],
                    }),
                  (0, H.jsx)(G, { state: e.state, className: `absolute start-2 bottom-2` }),
                ],
              }),
              (0, H.jsx)(`span`, {
                className: `mt-2 block truncate text-md font-semibold`,
                children: (0, H.jsx)(`bdi`, { children: e.publisher.title }),
              }),
              (0, H.jsx)(`span`, {
                className: `block truncate text-sm text-text-3`,
                children: C.sub([C.formats[e.campaign.content_type], C.quoted(e.campaign.title)]),
              }),
              (0, H.jsx)(U, { content: e, now: n }),
            ],
          }),
        },
        e.id,
      ),
    ),
  });
}
var re = e({ ContentsPage: () => $ }),
  ie = (0, V.lazy)(async () => ({
    default: (
      await n(
        async () => {
          let { ContentReview: e } = await import(`./BaV07hbW.js`);
          return { ContentReview: e };
        },
        __vite__mapDeps([
          0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34,
          35, 36, 37, 38, 39, 40,
        ]),
      )
    ).ContentReview,
  })),
  ae = 50;
function oe({ search: e, campaigns: t, onSearch: n }) {
  let r = [{ value: `0`, label: C.allCampaigns }, ...t.map(({ id: e, title: t }) => ({ value: String(e), label: t }))],
    i = e.text !== `` || e.campaign !== void 0;
  return (0, H.jsxs)(`div`, {
    className: `flex flex-wrap items-center gap-3 px-(--gutter) pt-4`,
    children: [
      (0, H.jsx)(p, {
        label: C.search,
        maxLength: 100,
        text: e.text,
        onText: (t) => n({ ...e, text: t, page: 1 }),
        className: `w-full sm:w-72`,
      }),
      (0, H.jsx)(_, {
        label: C.campaignFilter,
        isLabelHidden: !0,
        options: r,
        value: String(e.campaign ?? 0),
        onChange: (t) => n({ ...e, campaign: t === `0` ? void 0 : Number(t), page: 1 }),
        className: `w-full sm:w-60`,
      }),
      i &&
        (0, H.jsx)(u, {
          variant: `ghost`,
          onClick: () => n({ ...e, text: ``, campaign: void 0, page: 1 }),
          className: `sm:ms-auto`,
          children: C.clear,
        }),
    ],
  });
}
function $() {
  let e = s(),
    t = X(c({ strict: !1 })),
    n = t.view === `review`,
    o = n ? { ...Q({ ...t, page: 1 }), limit: ae } : Q(t),
    l = y(T(o)),
    u = y(F);
  M();
  let p = u.data ? Date.parse(u.data.now) : void 0,
    _ = t.text !== `` || t.campaign !== void 0,
    x = h(l, { isEmpty: (e) => e.count === 0, isFiltered: _ }),
    S = l.data?.counts.all === 0 && !_,
    w = (n, r = !1) => void e({ to: `/contents`, search: Z(n), replace: r, resetScroll: n.page !== t.page }),
    E = (0, H.jsx)(a, { to: `/campaign`, className: r(), children: P.start });
  return (0, H.jsxs)(`div`, {
    className: `flex flex-col lg:min-h-full`,
    children: [
      (0, H.jsx)(N, {
        title: C.title,
        back: { to: `/`, label: C.home.place },
        tabs:
          !S &&
          (0, H.jsx)(v, {
            isBare: !0,
            label: C.tabList,
            tabs: K.map((e) => ({ id: e, label: C.tabs[e], count: l.data?.counts[e] })),
            selected: t.tab,
            onSelect: (e) => w({ ...t, tab: e, page: 1, content: void 0 }),
          }),
        actions:
          !S &&
          (0, H.jsx)(g, {
            label: C.views.label,
            value: t.view,
            onChange: (e) => w({ ...t, view: e, page: 1 }),
            options: [
              { value: `grid`, label: (0, H.jsx)(`span`, { className: `max-sm:sr-only`, children: C.views.grid }), icon: b },
              { value: `review`, label: (0, H.jsx)(`span`, { className: `max-sm:sr-only`, children: C.views.review }), icon: R },
            ],
          }),
      }),
      !n && !S && (0, H.jsx)(oe, { search: t, campaigns: l.data?.campaigns ?? [], onSearch: w }),
      (0, H.jsx)(f, { count: t.dropped, className: `mx-(--gutter) mt-4` }),
      (0, H.jsxs)(d, {
        ...x,
        state: x.state === `ready` && p === void 0 ? `loading` : x.state,
        skeleton: (0, H.jsx)(i, { rows: 4 }),
        empty: S ? { title: I.empty, text: I.text, action: E } : C.tabEmpty,
        onClearFilters: () => w({ ...t, text: ``, campaign: void 0, page: 1 }),
        className: n ? `flex-1` : void 0,
        children: [
          l.data &&
            p !== void 0 &&
            n &&
            (0, H.jsx)(V.Suspense, {
              fallback: (0, H.jsx)(i, { rows: 4 }),
              children: (0, H.jsx)(ie, {
                contents: l.data.results,
                current: t.content,
                now: p,
                onOpen: (e) => w({ ...t, content: e }, !0),
              }),
            }),
          l.data &&
            p !== void 0 &&
            !n &&
            (0, H.jsxs)(H.Fragment, {
              children: [
                (0, H.jsx)(ne, { contents: l.data.results, search: t, now: p }),
                l.data.count > 12 &&
                  (0, H.jsx)(m, { page: t.page, pageSize: 12, total: l.data.count, onPage: (e) => w({ ...t, page: e }) }),
              ],
            }),
        ],
      }),
    ],
  });
}
export { $ as ContentsPage, G as n, U as r, re as t };
