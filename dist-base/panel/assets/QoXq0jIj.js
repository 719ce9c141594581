const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      'assets/Bu1_6KDf.js',
      'assets/BQrvN4Kx.js',
      'assets/XKyaHtl9.js',
      'assets/D8JH1jTK.js',
      'assets/DrUi8QQT.js',
      'assets/F4vu4jyn.js',
      'assets/i5RsCZif.js',
      'assets/-XGG-u2U.js',
      'assets/3knk6iHf.js',
      'assets/CqtK505k.js',
      'assets/BLMRr5e9.css',
      'assets/CJLeGm76.js',
      'assets/AOF5lJFr.js',
      'assets/CJIZU9JZ.js',
      'assets/BKaORYAS.js',
      'assets/CIjs4pVG.js',
      'assets/Cfi2pvzQ.js',
      'assets/D1ikcph0.js',
      'assets/DKPZI4Co.js',
      'assets/DpPmHgC6.js',
      'assets/CBeAaEYc.js',
      'assets/DiG58iuX.js',
      'assets/DnH9Kq72.js',
      'assets/YBalEp_5.js',
      'assets/D0Vp9Bto.js',
      'assets/B4PylbZJ.js',
      'assets/b_dzipHD.js',
      'assets/VXmm6Y8v.js',
      'assets/DFNVB9y5.js',
      'assets/gmqf80wk.js',
      'assets/Dfvzj6n2.js',
      'assets/BTSTizhr.js',
      'assets/CAUx6veo.js',
      'assets/BAaGbz_a.js',
      'assets/eOMYU-yf.js',
      'assets/CfB_FcOp.js',
      'assets/BiNgHixo.js',
      'assets/BIxgyhlm.js',
      'assets/D-U-9rl3.js',
      'assets/CYDpylKX.js',
      'assets/C4rHVqgy.js',
      'assets/mekJ1ofw.js',
      'assets/DahNm76V.js',
      'assets/DMbUeAel.js',
      'assets/Ddmd7ipU.js',
      'assets/6U2B4Pwr.js',
      'assets/myNqLDer.js',
      'assets/C4__uyUH.js',
      'assets/CLrVXZQH.js',
      'assets/DCrty0fR.js',
      'assets/CRXNghoo.js',
      'assets/OC6yXdXM.js',
      'assets/_UWZQFU8.js',
      'assets/DlxzsJOC.js',
      'assets/DxIph7tV.js',
      'assets/B5044QFe.js',
      'assets/CwUb1psq.js',
      'assets/BsElgLiT.js',
      'assets/ur8Vslx-.js',
      'assets/BUw95eHc.js',
      'assets/BY_Mczpr.js',
      'assets/D-KtRBWE.js',
    ]),
) => i.map((i) => d[i]);
import { r as e } from './XKyaHtl9.js';
import { I as t, c as n, j as r, ut as i, w as a } from './F4vu4jyn.js';
import { t as o } from './Bs8O9JZH.js';
import { i as s, l as c } from './DrUi8QQT.js';
import { t as l } from './mekJ1ofw.js';
import { o as u } from './CwUb1psq.js';
import { t as d } from './R7SXP-ln.js';
import { t as f } from './Bdm5X5eE.js';
import { t as p } from './BFbLSYN8.js';
import { t as m } from './D8JH1jTK.js';
import { c as h } from './CJLeGm76.js';
import { n as g, o as _, r as v, t as y } from './Bigul9OH.js';
import { t as b } from './Cc7jf1rM.js';
import { t as x } from './iO_8Cxgn.js';
import { t as S } from './C4rHVqgy.js';
import { t as C } from './DLUAPZVZ.js';
var w = {
  name: `boxes`,
  size: 24,
  node: [
    [
      `path`,
      { d: `M2.97 12.92A2 2 0 0 0 2 14.63v3.24a2 2 0 0 0 .97 1.71l3 1.8a2 2 0 0 0 2.06 0L12 19v-5.5l-5-3-4.03 2.42Z`, key: `lc1i9w` },
    ],
    [`path`, { d: `m7 16.5-4.74-2.85`, key: `1o9zyk` }],
    [`path`, { d: `m7 16.5 5-3`, key: `va8pkn` }],
    [`path`, { d: `M7 16.5v5.17`, key: `jnp8gn` }],
    [
      `path`,
      { d: `M12 13.5V19l3.97 2.38a2 2 0 0 0 2.06 0l3-1.8a2 2 0 0 0 .97-1.71v-3.24a2 2 0 0 0-.97-1.71L17 10.5l-5 3Z`, key: `8zsnat` },
    ],
    [`path`, { d: `m17 16.5-5-3`, key: `8arw3v` }],
    [`path`, { d: `m17 16.5 4.74-2.85`, key: `8rfmw` }],
    [`path`, { d: `M17 16.5v5.17`, key: `k6z78m` }],
    [`path`, { d: `M7.97 4.42A2 2 0 0 0 7 6.13v4.37l5 3 5-3V6.13a2 2 0 0 0-.97-1.71l-3-1.8a2 2 0 0 0-2.06 0l-3 1.8Z`, key: `1xygjf` }],
    [`path`, { d: `M12 8 7.26 5.15`, key: `1vbdud` }],
    [`path`, { d: `m12 8 4.74-2.85`, key: `3rx089` }],
    [`path`, { d: `M12 13.5V8`, key: `1io7kd` }],
  ],
};
w.node;
var T = r(w),
  E = {
    name: `redo-2`,
    size: 24,
    node: [
      [`path`, { d: `m15 14 5-5-5-5`, key: `12vg1m` }],
      [`path`, { d: `M20 9H9.5A5.5 5.5 0 0 0 4 14.5A5.5 5.5 0 0 0 9.5 20H13`, key: `6uklza` }],
    ],
  };
E.node;
var D = r(E),
  O = e(m(), 1),
  k = i(),
  A = (0, O.memo)(function ({ id: e, title: t, text: n, price: r, isPinned: i, isBundle: a, publisher_id: o, actions: s }) {
    return (0, k.jsxs)(`li`, {
      className: `flex min-h-10 items-center gap-2 max-lg:min-h-12`,
      children: [
        (0, k.jsx)(b, { id: String(o), size: 28, icon: a ? T : void 0, kind: a ? `panel` : `publisher`, className: `me-1` }),
        (0, k.jsxs)(`span`, {
          className: `min-w-0 flex-1`,
          children: [
            (0, k.jsx)(`span`, { className: `block truncate text-md leading-6`, children: t }),
            n !== void 0 && (0, k.jsx)(`span`, { className: `block truncate text-xs leading-5 text-text-3`, children: n }),
          ],
        }),
        r !== void 0 && (0, k.jsx)(`span`, { className: `tabular text-md`, children: c(r) }),
        (0, k.jsxs)(`span`, {
          className: `flex`,
          children: [
            (0, k.jsx)(l, {
              icon: x,
              size: `sm`,
              iconSize: 16,
              label: i ? h.unpin(t) : h.pin(t),
              className: i ? `bg-action-soft text-action-soft-text!` : `text-text-3`,
              onClick: () => (a ? s.pinBundle(e) : s.pinPlan(e)),
            }),
            (0, k.jsx)(l, { icon: S, size: `sm`, label: h.remove(t), onClick: () => s.remove(a ? { bundles: [e] } : { plans: [e] }) }),
          ],
        }),
      ],
    });
  });
function j({ text: e, onRemove: t }) {
  return (0, k.jsxs)(`li`, {
    className: `flex min-h-10 items-center gap-3 text-danger-text`,
    children: [
      (0, k.jsx)(`span`, { className: `min-w-0 flex-1 text-sm`, children: e }),
      (0, k.jsx)(l, { icon: S, size: `sm`, label: h.remove(e), onClick: t }),
    ],
  });
}
function M({ title: e, end: t }) {
  return (0, k.jsxs)(`div`, {
    className: `mb-1 flex items-baseline justify-between gap-3`,
    children: [
      (0, k.jsx)(`h3`, { className: `text-md font-semibold`, children: e }),
      (0, k.jsx)(`span`, { className: `text-sm text-text-3`, children: t }),
    ],
  });
}
function N({ cart: e, way: t }) {
  let { contents: r, actions: i } = e,
    o = t !== `views`,
    c = r.excluded_plans.length + r.excluded_bundles.length;
  return (0, k.jsxs)(k.Fragment, {
    children: [
      e.count === 0
        ? (0, k.jsxs)(`p`, {
            className: `text-md text-text-3`,
            children: [(0, k.jsx)(`span`, { className: `block font-medium text-text-2`, children: h.empty }), h.emptyTexts[t]],
          })
        : (0, k.jsxs)(k.Fragment, {
            children: [
              (0, k.jsx)(M, { title: h.ways[t].publishers, end: h.ways[t].prices }),
              e.isLoading && (0, k.jsx)(n, { rows: 3 }),
              (0, k.jsxs)(`ul`, {
                children: [
                  e.goneIds.map((e) => (0, k.jsx)(j, { text: h.gone, onRemove: () => i.remove({ plans: [e] }) }, e)),
                  e.goneBundleIds.map((e) => (0, k.jsx)(j, { text: h.bundleGone, onRemove: () => i.remove({ bundles: [e] }) }, e)),
                  e.bundles.map(({ id: e, title: t, price: n, plans: a }) =>
                    (0, k.jsx)(
                      A,
                      {
                        id: e,
                        title: t,
                        actions: i,
                        isBundle: !0,
                        price: o ? n : void 0,
                        publisher_id: e,
                        text: h.bundleOf(s(a.length)),
                        isPinned: r.pinned_bundles.includes(e),
                      },
                      `b${e}`,
                    ),
                  ),
                  e.plans.map(({ id: e, title: t, price: n, publisher_id: a }) =>
                    (0, k.jsx)(
                      A,
                      {
                        id: e,
                        title: t,
                        publisher_id: a,
                        actions: i,
                        isBundle: !1,
                        price: o ? n : void 0,
                        isPinned: r.pinned_plans.includes(e),
                      },
                      e,
                    ),
                  ),
                ],
              }),
            ],
          }),
      e.reserves.length > 0 &&
        (0, k.jsxs)(`div`, {
          className: `mt-4 border-t pt-4`,
          children: [
            (0, k.jsx)(M, { title: h.reserves }),
            (0, k.jsx)(`p`, { className: `text-sm text-text-3`, children: h.reservesText }),
            (0, k.jsx)(`ol`, {
              children: e.reserves.map((e) =>
                (0, k.jsxs)(
                  `li`,
                  {
                    className: `flex min-h-10 items-center gap-3`,
                    children: [
                      (0, k.jsx)(b, { id: String(e.publisher_id), size: 28 }),
                      (0, k.jsx)(`span`, { className: `min-w-0 flex-1 truncate text-md`, children: e.title }),
                      (0, k.jsx)(l, { icon: S, size: `sm`, label: h.remove(e.title), onClick: () => i.reserve(e) }),
                    ],
                  },
                  e.id,
                ),
              ),
            }),
          ],
        }),
      c > 0 &&
        (0, k.jsxs)(`div`, {
          className: `mt-4 border-t pt-4`,
          children: [
            (0, k.jsx)(M, { title: h.left }),
            (0, k.jsxs)(`p`, {
              className: `flex flex-wrap items-center justify-between gap-x-3 text-sm text-text-3`,
              children: [
                h.leftText(s(c)),
                (0, k.jsx)(a, {
                  size: `sm`,
                  variant: `ghost`,
                  className: `-me-3 text-action-soft-text! max-lg:h-11`,
                  onClick: i.includeAll,
                  children: h.includeAll,
                }),
              ],
            }),
          ],
        }),
    ],
  });
}
var P = (e) => e.reduce((e, t) => e + t.price, 0);
function F(e, t) {
  let n = e.toSorted((e, t) => t.price - e.price || e.reach - t.reach),
    r = 1;
  for (; r < n.length && P(n.slice(0, r)) < t;) r += 1;
  if (P(n.slice(0, r)) < t) return [];
  let i = n.slice(0, r - 1),
    a = t - P(i),
    [o] = n
      .slice(r - 1)
      .filter((e) => e.price >= a)
      .toSorted((e, t) => e.reach - t.reach || e.price - t.price);
  return o ? [...i, o] : [];
}
function I(e, t) {
  if (t <= 0 || e.length === 0) return;
  let n = e.filter((e) => !e.isPinned),
    r = P(n) >= t ? n : e,
    i = F(r, t),
    [a] = r.filter((e) => e.price >= t).toSorted((e, t) => t.price * Math.max(1, e.reach) - e.price * Math.max(1, t.reach));
  return { fewest: i, worst: a && (i.length !== 1 || i[0] !== a) ? a : void 0 };
}
var L = 2,
  R = (e) => e.map((e) => e.title).join(h.and);
function z({ cart: e, figures: t, way: n }) {
  let r = -(t.leftToman ?? 0);
  if (r <= 0 || n === `views`) return null;
  let i = I(g(e), r),
    o = (t) => {
      e.actions.remove({ plans: t.flatMap((e) => e.plans), bundles: t.flatMap((e) => e.bundles) });
      let n = t.length > L ? h.removedMany(s(t.length)) : h.removed(R(t));
      u.info(n, void 0, { label: h.undoWord, onPress: e.actions.undo });
    },
    { fewest: l = [], worst: d } = i ?? {},
    f = l.length > L ? h.dropMany(s(l.length)) : h.dropFewest(R(l));
  return (0, k.jsxs)(C, {
    tone: `danger`,
    className: `mt-3`,
    children: [
      (0, k.jsx)(`p`, { children: h.overTitle(c(r)) }),
      l.length > 0 &&
        (0, k.jsx)(a, {
          size: `sm`,
          variant: `dangerLine`,
          className: `mt-2 h-auto! min-h-(--h-sm) max-w-full py-1 text-start whitespace-normal! max-lg:min-h-11`,
          title: R(l),
          onClick: () => o(l),
          children: f,
        }),
      d &&
        (0, k.jsx)(a, {
          size: `sm`,
          variant: `ghost`,
          className: `mt-1 h-auto! min-h-(--h-sm) max-w-full py-1 text-start whitespace-normal! max-lg:min-h-11`,
          onClick: () => o([d]),
          children: h.dropWorst(d.title),
        }),
    ],
  });
}
var B = (0, O.lazy)(async () => ({
    default: (
      await t(
        async () => {
          let { FrontierCurve: e } = await import(`./Bu1_6KDf.js`);
          return { FrontierCurve: e };
        },
        __vite__mapDeps([
          0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34,
          35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61,
        ]),
      )
    ).FrontierCurve,
  })),
  V = `h-[176px]`;
function H({ cart: e }) {
  let { actions: t } = e;
  return (0, k.jsxs)(`span`, {
    className: `flex gap-1`,
    children: [
      (0, k.jsx)(l, { icon: p, label: h.undo, isDisabled: !e.canUndo, onClick: t.undo }),
      e.canRedo && (0, k.jsx)(l, { icon: D, label: h.redo, onClick: t.redo }),
      (0, k.jsx)(l, {
        icon: f,
        label: h.clearCart,
        isDisabled: e.count === 0,
        onClick: () => {
          (t.clear(), u.info(h.cleared, void 0, { label: h.undoWord, onPress: t.undo }));
        },
      }),
    ],
  });
}
function U(e) {
  let { cart: t, curve: n, figures: r, measure: i, way: a } = e;
  return (0, k.jsxs)(k.Fragment, {
    children: [
      (0, k.jsx)(v, {
        ...e,
        children:
          n &&
          n.points.length > 0 &&
          (0, k.jsx)(O.Suspense, {
            fallback: (0, k.jsx)(`div`, { className: V }),
            children: (0, k.jsx)(B, { figures: r, measure: i, curve: n }),
          }),
      }),
      (0, k.jsx)(z, { ...e }),
      (0, k.jsx)(`div`, { className: `-mx-5 mt-5 border-t px-5 pt-4`, children: (0, k.jsx)(N, { cart: t, way: a }) }),
    ],
  });
}
function W({ onGoOn: e, isBusy: t, error: n, panel: r }) {
  let { figures: i, way: o } = r,
    s = -(i.leftToman ?? 0),
    l = h.ways[o];
  return (0, k.jsxs)(`div`, {
    children: [
      n !== void 0 && (0, k.jsx)(`p`, { role: `alert`, className: `mb-2 text-sm text-danger-text`, children: n }),
      (0, k.jsx)(a, { size: `lg`, isFullWidth: !0, iconEnd: d, isLoading: t, onClick: e, children: h.goOn }),
      (0, k.jsx)(`p`, {
        className: s > 0 ? `mt-2 text-center text-sm text-danger-text` : `mt-2 text-center text-sm text-text-3`,
        children: s > 0 ? l.over(c(s)) : l.note,
      }),
    ],
  });
}
function G({ cart: e, way: t }) {
  return (0, k.jsxs)(`span`, {
    className: `inline-flex items-center gap-2`,
    children: [h.ways[t].cart, (0, k.jsx)(o, { count: e.count, tone: `action` })],
  });
}
function K({ goOn: e, ...t }) {
  let n = y(t),
    { cart: r, way: i } = n;
  return (0, k.jsxs)(`div`, {
    className: `flex h-full flex-col`,
    children: [
      (0, k.jsxs)(`div`, {
        className: `min-h-0 flex-1 overflow-y-auto px-5 py-4`,
        children: [
          (0, k.jsxs)(`div`, {
            className: `mb-3 flex items-center justify-between gap-2`,
            children: [
              (0, k.jsx)(`h2`, { className: `text-lg font-bold`, children: (0, k.jsx)(G, { cart: r, way: i }) }),
              (0, k.jsx)(H, { cart: r }),
            ],
          }),
          (0, k.jsx)(U, { ...n }),
        ],
      }),
      (0, k.jsx)(`div`, { className: `border-t bg-surface px-5 py-4`, children: (0, k.jsx)(W, { ...e, panel: n }) }),
      (0, k.jsx)(_, { figures: n.figures }),
    ],
  });
}
export { U as CartPanel, K as CartRail, G as CartTitle, H as CartTools, W as GoOnButton };
