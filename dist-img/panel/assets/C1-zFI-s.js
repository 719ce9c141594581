const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      'assets/DpUuUb2J.js',
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
      'assets/C4s4mCMN.js',
      'assets/CX-iuwH3.js',
      'assets/CAICPpH3.js',
      'assets/DlxzsJOC.js',
      'assets/DxIph7tV.js',
      'assets/DxhasYmm.js',
      'assets/BX5XbKd6.js',
      'assets/DWi5uSb1.js',
      'assets/DiG58iuX.js',
      'assets/D-KtRBWE.js',
      'assets/BfLIJkZn.js',
      'assets/BJYTeqjr.js',
      'assets/B4PylbZJ.js',
      'assets/g0hrHKII.js',
      'assets/CYDpylKX.js',
      'assets/CTGuGsln.js',
      'assets/BibbI42k.js',
      'assets/ByFZIQ6t.js',
      'assets/5BPfgcR_.js',
      'assets/CBA4ng1t.js',
      'assets/BMlYHlbg.js',
      'assets/ID5W_fPX.js',
      'assets/CHkG4usq.js',
      'assets/D3DVfTw3.js',
      'assets/DDN8PgIi.js',
      'assets/DFNVB9y5.js',
      'assets/CpdwfL3C.js',
      'assets/CAUx6veo.js',
    ]),
) => i.map((i) => d[i]);
import { r as e } from './XKyaHtl9.js';
import { t } from './BX5XbKd6.js';
import { E as n, I as r, c as i, nt as a, s as o, ut as s, w as c } from './tUkH6Wd0.js';
import { t as l } from './BJYTeqjr.js';
import { n as u, t as d } from './OC6yXdXM.js';
import { t as f } from './D8JH1jTK.js';
import { t as p } from './DlxzsJOC.js';
import { t as m } from './BfLIJkZn.js';
import { t as h } from './BO0H4xQv.js';
import { t as g } from './Bqr8Ymkr.js';
import { t as _ } from './DR3bxFpy.js';
import { t as v } from './DxIph7tV.js';
import { a as y } from './DiG58iuX.js';
import { i as b, l as x, s as S } from './CTGuGsln.js';
import { t as C } from './D3DVfTw3.js';
import { t as w } from './Dv9ofmIA.js';
import { n as T } from './CDhqC_Tj.js';
import { t as E } from './CcSENQI8.js';
import { a as D } from './CjOOoom6.js';
var O = e(f(), 1),
  k = s();
function ee({ plan: e }) {
  return (0, k.jsxs)(k.Fragment, {
    children: [
      (0, k.jsx)(m, { id: String(e.publisher_id), size: 36 }),
      (0, k.jsxs)(`span`, {
        className: `min-w-0`,
        children: [
          (0, k.jsxs)(`span`, {
            className: `flex items-center gap-1.5`,
            children: [
              (0, k.jsx)(`span`, { className: `truncate text-md leading-6 font-semibold`, children: e.title }),
              e.is_reliable && (0, k.jsx)(h, { 'aria-label': p.reliable, role: `img`, size: 16, className: `shrink-0 text-info-solid` }),
            ],
          }),
          (0, k.jsxs)(`bdi`, {
            dir: `ltr`,
            className: `block truncate text-end text-sm leading-5 text-text-3`,
            children: [`@`, e.username],
          }),
        ],
      }),
    ],
  });
}
function A({ plan: e }) {
  let [t, ...n] = e.categories;
  return t === void 0
    ? null
    : (0, k.jsxs)(k.Fragment, {
        children: [
          (0, k.jsx)(C, { children: t.title_fa }),
          n.length > 0 &&
            (0, k.jsx)(`span`, {
              className: `text-xs text-text-3`,
              title: n.map((e) => e.title_fa).join(p.comma),
              children: p.more(b(n.length)),
            }),
        ],
      });
}
function j({ plan: e, hasPrice: t }) {
  let n = S(e.followers),
    r = e.categories[0]?.title_fa;
  return (0, k.jsxs)(k.Fragment, {
    children: [
      (0, k.jsxs)(`span`, {
        className: `block truncate text-sm leading-6 text-text-3`,
        children: [p.audience(n, v[y(e.media_type)]), r && `${p.dot}${r}`],
      }),
      (0, k.jsxs)(`span`, {
        className: `flex flex-wrap items-baseline gap-x-1.5 text-sm leading-6 text-text-2`,
        children: [
          (0, k.jsx)(`strong`, { className: `font-semibold text-text`, children: S(e.reach) }),
          p.reachWord,
          t &&
            (0, k.jsxs)(k.Fragment, {
              children: [
                (0, k.jsx)(`span`, { 'aria-hidden': !0, className: `mx-0.5 h-3 border-s border-line-strong` }),
                (0, k.jsx)(`strong`, { className: `font-semibold text-text`, children: S(e.price) }),
                p.tomanWord,
              ],
            }),
        ],
      }),
    ],
  });
}
var M = (e) => (e.cost_per_thousand === null ? `` : x(e.cost_per_thousand)),
  N = e(a(), 1),
  P = (e) => Number(e.dataset.index);
function F(e) {
  let t = [...e.children],
    n = t.flatMap((e, n) => (n > 0 && P(e) < P(t[n - 1] ?? e) ? [n] : [])),
    [r] = n;
  if (r === void 0) return;
  if (n.length > 1) return e.append(...t.toSorted((e, t) => P(e) - P(t)));
  let [i, a] = [t.slice(0, r), t.slice(r)],
    o = (e) => e.some((e) => e.contains(document.activeElement));
  o(a) || (i.length <= a.length && !o(i)) ? e.append(...i) : e.prepend(...a);
}
var I = 8,
  te = 150,
  L = (e) => (e instanceof Element ? e.scrollTop : e.scrollY);
function R(e) {
  for (let t = e.parentElement; t; t = t.parentElement) if (/auto|scroll/.test(getComputedStyle(t).overflowY)) return t;
  return window;
}
function z(e) {
  let t = R(e),
    n = t instanceof Element;
  return {
    scroller: t,
    startPx: e.getBoundingClientRect().top - (n ? t.getBoundingClientRect().top : 0) + L(t),
    screenPx: n ? t.clientHeight : t.innerHeight,
  };
}
var B = (e, t) => e.scroller === t.scroller && Math.abs(e.startPx - t.startPx) < 1 && Math.abs(e.screenPx - t.screenPx) < 1;
function V(e) {
  let [t, n] = (0, O.useState)();
  return (
    (0, O.useLayoutEffect)(() => {
      let t = () => {
        if (!e.current) return;
        let t = z(e.current);
        n((e) => (e && B(e, t) ? e : t));
      };
      t();
      let r = new ResizeObserver(t);
      return (
        r.observe(document.body),
        e.current?.parentElement?.parentElement && r.observe(e.current.parentElement.parentElement),
        () => r.disconnect()
      );
    }, [e]),
    t
  );
}
function H({ count: e, rowPx: t, onShow: n }) {
  let r = (0, O.useRef)(null),
    i = V(r),
    [a, o] = (0, O.useState)(0),
    s = Math.ceil((i?.screenPx ?? 0) / t) + 1,
    c = s + 16,
    l = Math.max(0, Math.min(a, e - s) - I),
    u = i ? Math.min(e, l + c) : l;
  (0, O.useLayoutEffect)(() => {
    if (!i) return;
    let { scroller: e, startPx: n } = i,
      a = () => Math.max(0, Math.floor((L(e) - n) / t)),
      c = a();
    o(c);
    let l = () => {
      let e = a();
      e !== c && ((c = e), U(r.current, e - I, e + s + I), (0, N.flushSync)(() => o(e)));
    };
    return (e.addEventListener(`scroll`, l, { passive: !0 }), () => e.removeEventListener(`scroll`, l));
  }, [i, t, s]);
  let d = (0, O.useEffectEvent)(() => n?.(l, Math.max(l, u - 1)));
  return (
    (0, O.useEffect)(() => {
      d();
      let e = setTimeout(() => r.current && F(r.current), te);
      return () => clearTimeout(e);
    }, [l, u]),
    {
      box: r,
      heightPx: e * t,
      items: Array.from({ length: u - l }, (e, n) => {
        let r = l + n;
        return { index: r, offsetPx: r * t, slot: r % c };
      }).toSorted((e, t) => e.slot - t.slot),
    }
  );
}
function U(e, t, n) {
  let r = document.activeElement;
  if (!(r instanceof HTMLElement) || !e?.contains(r)) return;
  let i = Number(r.closest(`[data-index]`)?.dataset.index);
  (i < t || i >= n) && r.blur();
}
var W = 96,
  G = (0, O.memo)(function ({
    plan: e,
    index: t,
    count: r,
    offsetPx: i,
    isChosen: a,
    isBundled: s,
    isExcluded: c,
    hasPrice: l,
    onToggle: u,
    onMore: d,
  }) {
    let f = a || s;
    return (0, k.jsx)(`div`, {
      role: `listitem`,
      'aria-posinset': t + 1,
      'aria-setsize': r,
      'data-index': t,
      style: { transform: `translateY(${i}px)`, height: W },
      className: n(`absolute inset-x-0 top-0 contain-strict flex items-center gap-3 border-b px-(--gutter)`, f && `bg-row-selected`),
      children:
        e === void 0
          ? (0, k.jsx)(o, { className: `w-4/5` })
          : (0, k.jsxs)(k.Fragment, {
              children: [
                (0, k.jsxs)(`button`, {
                  type: `button`,
                  'aria-haspopup': `menu`,
                  'aria-label': p.moreOf(e.title),
                  onClick: (t) => d(e, t.currentTarget),
                  className: `flex min-w-0 flex-1 items-center gap-3 self-stretch text-start`,
                  children: [
                    (0, k.jsx)(m, { id: String(e.publisher_id), size: 44, className: `max-[22.5rem]:hidden` }),
                    (0, k.jsxs)(`span`, {
                      className: `min-w-0 flex-1`,
                      children: [
                        (0, k.jsxs)(`span`, {
                          className: `flex items-center gap-1.5 text-md leading-6 font-semibold`,
                          children: [
                            (0, k.jsx)(`span`, { className: `truncate`, children: e.title }),
                            e.is_reliable &&
                              (0, k.jsx)(h, { 'aria-label': p.reliable, role: `img`, size: 16, className: `shrink-0 text-info-solid` }),
                            s &&
                              (0, k.jsx)(`span`, { className: `shrink-0 text-xs font-medium text-action-soft-text`, children: p.inBundle }),
                            c && !s && (0, k.jsx)(`span`, { className: `shrink-0 text-xs font-medium text-text-3`, children: p.excluded }),
                          ],
                        }),
                        (0, k.jsx)(j, { plan: e, hasPrice: l }),
                      ],
                    }),
                  ],
                }),
                (0, k.jsx)(`button`, {
                  type: `button`,
                  'aria-pressed': a,
                  'aria-label': a ? p.remove(e.title) : p.add(e.title),
                  onClick: () => u(e),
                  className: n(
                    `grid size-11 shrink-0 place-items-center rounded-lg border text-action-soft-text`,
                    f ? `border-action bg-action-soft` : `border-line-strong bg-surface`,
                  ),
                  children: f ? (0, k.jsx)(g, { 'aria-hidden': !0, size: 20 }) : (0, k.jsx)(_, { 'aria-hidden': !0, size: 20 }),
                }),
              ],
            }),
    });
  });
function K({ count: e, rowAt: t, onShow: n, isSelected: r, isBundled: i, isExcluded: a, onToggle: o, onMore: s, way: c }) {
  let { box: l, items: u, heightPx: d } = H({ count: e, rowPx: W, onShow: n });
  return (0, k.jsx)(`div`, {
    ref: l,
    role: `list`,
    'aria-label': p.list,
    className: `relative border-t`,
    style: { height: d },
    children: u.map(({ index: n, offsetPx: l, slot: u }) => {
      let d = t(n);
      return (0, k.jsx)(
        G,
        {
          plan: d,
          index: n,
          count: e,
          offsetPx: l,
          onToggle: o,
          onMore: s,
          hasPrice: c !== `views`,
          isChosen: d !== void 0 && r(d.id),
          isBundled: d !== void 0 && i(d.publisher_id),
          isExcluded: d !== void 0 && a(d.id),
        },
        u,
      );
    }),
  });
}
var q = 52,
  J = `grid items-center gap-4 px-(--gutter)`,
  Y = `grid-cols-[18px_minmax(170px,2.2fr)_minmax(100px,1.2fr)_1fr_1fr_1.1fr_1fr_36px] xl:grid-cols-[18px_minmax(170px,2.2fr)_minmax(100px,1.2fr)_1fr_1fr_1.1fr_1fr_0.7fr_36px]`,
  X = `grid-cols-[18px_minmax(170px,2.2fr)_minmax(100px,1.2fr)_1fr_1fr_36px] xl:grid-cols-[18px_minmax(170px,2.2fr)_minmax(100px,1.2fr)_1fr_1fr_0.7fr_36px]`,
  Z = `tabular text-start text-md whitespace-nowrap`,
  ne = (0, O.memo)(function ({
    plan: e,
    index: t,
    offsetPx: r,
    isChosen: i,
    isBundled: a,
    isExcluded: s,
    hasPrice: c,
    onToggle: l,
    onMore: u,
  }) {
    return (0, k.jsx)(`div`, {
      role: `row`,
      'aria-rowindex': t + 2,
      'data-index': t,
      style: { transform: `translateY(${r}px)`, height: q },
      className: n(
        J,
        c ? Y : X,
        `absolute inset-x-0 top-0 cursor-pointer border-b contain-strict will-change-transform`,
        i || a
          ? `bg-row-selected before:absolute before:inset-y-0 before:start-0 before:w-0.5 before:bg-action`
          : `bg-surface hover:bg-surface-hover`,
      ),
      children:
        e === void 0
          ? (0, k.jsx)(o, { className: `col-span-4 col-start-2 w-4/5` })
          : (0, k.jsxs)(k.Fragment, {
              children: [
                (0, k.jsx)(`span`, {
                  role: `cell`,
                  className: `flex`,
                  children: (0, k.jsx)(w, { label: p.select(e.title), isSelected: i, onChange: () => l(e) }),
                }),
                (0, k.jsx)(`span`, { role: `cell`, className: `flex min-w-0 items-center gap-3`, children: (0, k.jsx)(ee, { plan: e }) }),
                (0, k.jsx)(`span`, {
                  role: `cell`,
                  className: `flex min-w-0 items-center gap-1.5`,
                  children: a
                    ? (0, k.jsx)(C, { tone: `action`, children: p.inBundle })
                    : s
                      ? (0, k.jsx)(C, { children: p.excluded })
                      : (0, k.jsx)(A, { plan: e }),
                }),
                (0, k.jsx)(`span`, { role: `cell`, className: Z, children: b(e.followers) }),
                (0, k.jsx)(`span`, { role: `cell`, className: n(Z, `font-semibold`), children: b(e.reach) }),
                c &&
                  (0, k.jsxs)(k.Fragment, {
                    children: [
                      (0, k.jsx)(`span`, { role: `cell`, className: Z, children: x(e.price) }),
                      (0, k.jsx)(`span`, { role: `cell`, className: n(Z, `text-text-2`), children: M(e) }),
                    ],
                  }),
                (0, k.jsx)(`span`, {
                  role: `cell`,
                  className: `text-md whitespace-nowrap text-text-2 max-xl:hidden`,
                  children: p.hours(b(e.availability_hours)),
                }),
                (0, k.jsx)(`span`, {
                  role: `cell`,
                  className: `flex justify-end`,
                  children: (0, k.jsx)(`button`, {
                    type: `button`,
                    'aria-haspopup': `menu`,
                    'aria-label': p.moreOf(e.title),
                    onClick: (t) => u(e, t.currentTarget),
                    className: T({ size: `sm` }),
                    children: (0, k.jsx)(E, { 'aria-hidden': !0, size: 18 }),
                  }),
                }),
              ],
            }),
    });
  }),
  Q = (0, O.memo)(function ({ listed: e, share: t, onToggleAll: r, media_type: i, way: a }) {
    let o = a !== `views`,
      { columns: s } = p,
      c = [s.publisher, s.category, v[y(i)], s.reach, ...(o ? [a === `invite` ? s.invitePrice : s.price, s.cost] : [])];
    return (0, k.jsxs)(`div`, {
      role: `row`,
      'aria-rowindex': 1,
      className: n(J, o ? Y : X, `sticky top-0 z-1 h-[38px] border-y bg-surface-sunken text-sm text-text-3`),
      children: [
        (0, k.jsx)(`span`, {
          role: `columnheader`,
          className: `flex`,
          title: p.selectAll(b(e.length)),
          children: (0, k.jsx)(w, {
            label: p.selectAll(b(e.length)),
            isSelected: t === `all`,
            isIndeterminate: t === `some`,
            isDisabled: e.length === 0,
            onChange: () => r(e),
          }),
        }),
        c.map((e) =>
          (0, k.jsx)(`span`, { role: `columnheader`, className: e === s.reach ? `font-semibold text-text` : `truncate`, children: e }, e),
        ),
        (0, k.jsx)(`span`, { role: `columnheader`, className: `max-xl:hidden`, children: s.hours }),
        (0, k.jsx)(`span`, { role: `columnheader`, children: (0, k.jsx)(`span`, { className: `sr-only`, children: s.more }) }),
      ],
    });
  });
function re({ count: e, rowAt: t, onShow: n, isSelected: r, isBundled: i, isExcluded: a, onToggle: o, onMore: s, way: c }) {
  let { box: l, items: u, heightPx: d } = H({ count: e, rowPx: q, onShow: n }),
    f = c !== `views`;
  return (0, k.jsx)(`div`, {
    ref: l,
    role: `rowgroup`,
    className: `relative`,
    style: { height: d },
    onClick: ({ target: e }) => {
      if (!(e instanceof Element) || e.closest(`input, button`)) return;
      let n = e.closest(`[data-index]`)?.dataset.index,
        r = n === void 0 ? void 0 : t(Number(n));
      r && o(r);
    },
    children: u.map(({ index: e, offsetPx: n, slot: c }) => {
      let l = t(e);
      return (0, k.jsx)(
        ne,
        {
          plan: l,
          index: e,
          offsetPx: n,
          hasPrice: f,
          onToggle: o,
          onMore: s,
          isChosen: l !== void 0 && r(l.id),
          isBundled: l !== void 0 && i(l.publisher_id),
          isExcluded: l !== void 0 && a(l.id),
        },
        c,
      );
    }),
  });
}
function $(e) {
  let { count: t, listed: n, shareOf: r, onToggleAll: i, media_type: a, way: o } = e;
  return (0, k.jsxs)(`div`, {
    role: `table`,
    'aria-label': p.list,
    'aria-rowcount': t + 1,
    children: [(0, k.jsx)(Q, { listed: n, onToggleAll: i, media_type: a, way: o, share: r(n) }), (0, k.jsx)(re, { ...e })],
  });
}
var ie = (0, O.lazy)(async () => ({
    default: (
      await r(
        async () => {
          let { RowMenu: e } = await import(`./DpUuUb2J.js`);
          return { RowMenu: e };
        },
        __vite__mapDeps([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18]),
      )
    ).RowMenu,
  })),
  ae = (0, O.lazy)(async () => ({
    default: (
      await r(
        async () => {
          let { PlanDetails: e } = await import(`./DxhasYmm.js`);
          return { PlanDetails: e };
        },
        __vite__mapDeps([
          19, 20, 3, 21, 5, 6, 7, 4, 8, 9, 10, 18, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 2, 35, 12, 36, 13, 37, 38, 39, 40,
          41,
        ]),
      )
    ).PlanDetails,
  }));
function oe(e, t, { tab: n, asked: r }) {
  return n === `selected`
    ? t.isLoading
      ? `loading`
      : t.plans.length === 0
        ? `empty`
        : `ready`
    : e.isLoading
      ? `loading`
      : e.error !== null && e.count === 0
        ? `failed`
        : e.count > 0
          ? `ready`
          : r.length > 0
            ? `filtered-empty`
            : `empty`;
}
function se({ search: e, cart: n, view: r, media_type: a, way: o, onChange: s }) {
  let f = D(e),
    m = u(d),
    [h, g] = (0, O.useState)(),
    [_, v] = (0, O.useState)(),
    y = (0, O.useRef)(null),
    b = (0, O.useCallback)((e, t) => {
      ((y.current = t), g(e));
    }, []),
    x = r.tab === `selected`,
    S = m ? $ : K,
    C = (0, k.jsx)(c, { variant: `secondary`, onClick: () => s({ tab: `all` }), children: p.seePublishers }),
    w = oe(f, n, r),
    T = {
      isSelected: n.has,
      isBundled: (e) => n.bundledPublishers.has(e),
      isExcluded: (e) => n.contents.excluded_plans.includes(e),
      onToggle: n.actions.togglePlan,
      onMore: b,
      shareOf: n.shareOf,
      onToggleAll: n.actions.toggleAll,
      media_type: a,
      way: o,
    };
  return (0, k.jsxs)(k.Fragment, {
    children: [
      m && w === `filtered-empty` && (0, k.jsx)($, { ...T, count: 0, rowAt: () => void 0, listed: f.top }),
      (0, k.jsxs)(l, {
        state: w,
        skeleton: (0, k.jsx)(i, { rows: 8 }),
        failedText: t(f.error),
        onRetry: f.retry,
        onClearFilters: () => s({ filter: [] }),
        empty: x ? { title: p.nothingSelected, text: p.nothingSelectedText, action: C } : { title: p.empty },
        isStale: !x && f.isStale,
        children: [
          (0, k.jsx)(
            S,
            {
              count: x ? n.plans.length : f.count,
              rowAt: x ? (e) => n.plans[e] : f.rowAt,
              onShow: x ? void 0 : f.show,
              listed: x ? n.plans : f.top,
              ...T,
            },
            x ? `selected` : `all`,
          ),
          (0, k.jsxs)(O.Suspense, {
            children: [
              h && (0, k.jsx)(ie, { plan: h, cart: n, button: y, onDetails: () => v(h.id), onClose: () => g(void 0) }),
              _ !== void 0 && (0, k.jsx)(ae, { id: _, cart: n, way: o, onClose: () => v(void 0) }),
            ],
          }),
        ],
      }),
    ],
  });
}
export { se as PublisherList };
