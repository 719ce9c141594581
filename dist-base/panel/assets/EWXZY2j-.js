import { r as e } from './XKyaHtl9.js';
import { t } from './D4tpWBZn.js';
import { o as n } from './DxIph7tV.js';
import { D as r, E as i, c as a, ut as o, w as s } from './F4vu4jyn.js';
import { t as c } from './Wf1ibiqF.js';
import { t as l } from './BIxgyhlm.js';
import { a as u, i as d, l as f, s as p } from './DrUi8QQT.js';
import { n as m } from './mekJ1ofw.js';
import { n as h, t as g } from './OC6yXdXM.js';
import { t as _ } from './6U2B4Pwr.js';
import { t as v } from './BiNgHixo.js';
import { t as y } from './DSnUUpLO.js';
import { t as b } from './BBOUjuGv.js';
import { t as x } from './D8JH1jTK.js';
import { n as S, t as C } from './BNZFcsDO.js';
import { t as w } from './Cc7jf1rM.js';
import { t as T } from './D2CzIzNf.js';
import { l as E, u as D } from './CJLeGm76.js';
var O = e(x(), 1);
function k({ price: e, list_price: t, reach: n, plans: r }) {
  let { reach_model: i, reach_at_most: a } = S(r),
    o = r.flatMap((e) => e.categories.slice(0, 1).map((e) => e.title_fa)),
    [s] = [...new Set(o)].toSorted((e, t) => o.filter((e) => e === t).length - o.filter((t) => t === e).length);
  return { category: s, saving: t > e ? 1 - e / t : 0, cost_per_thousand: C(e, n), overlap: a > 0 ? 1 - i / a : 0 };
}
var A = {
    list: `فهرست باندل‌ها`,
    columns: {
      bundle: `باندل`,
      publishers: `ناشران`,
      category: `دسته`,
      reach: `دسترسی تخمینی`,
      price: `قیمت (تومان)`,
      saving: `صرفه‌جویی`,
      cost: `هر هزار دسترسی`,
      overlap: `مخاطب`,
      open: `ناشران باندل`,
    },
    select: (e) => `انتخاب باندل ${e}`,
    open: (e) => `دیدن ناشران باندل ${e}`,
    pages: (e) => `${e} ناشر`,
    less: (e) => `${e} کمتر`,
    noLess: `—`,
    shared: (e) => `${e} مشترک`,
    hardlyShared: (e) => `زیر ${e} مشترک`,
    listPrice: (e) => `جدا جدا ${e} تومان`,
    takesOver: (e) => `${e} را جدا برگزیده‌اید؛ با این باندل، جدا خریده نمی‌شود.`,
    overlaps: (e) => `با باندل «${e}» ناشر مشترک دارد؛ یکی از این دو را بردارید.`,
    add: (e) => `افزودن باندل ${e}`,
    remove: (e) => `برداشتن باندل ${e}`,
    toman: `تومان`,
    reachWord: `دسترسی`,
    and: ` و `,
    exclude: (e) => `باندل ${e} دیگر پیشنهاد نشود`,
    include: (e) => `باندل ${e} دوباره پیشنهاد شود`,
    excludeWord: `دیگر پیشنهاد نشود`,
    includeWord: `دوباره پیشنهاد شود`,
    excluded: `پیشنهاد نمی‌شود`,
    empty: `برای این قالب باندلی فروخته نمی‌شود.`,
    emptyStories: (e) => `برای استوری ${e} باندلی فروخته نمی‌شود.`,
    emptyText: `ناشران را می‌توانید یکی‌یکی برگزینید.`,
    seePublishers: `دیدن ناشران`,
  },
  j = o(),
  M = 4;
function N({ bundle: e }) {
  return (0, j.jsxs)(`span`, {
    className: `flex items-center gap-2`,
    children: [
      (0, j.jsx)(`span`, {
        className: `flex [&>*+*]:-ms-2`,
        children: e.plans
          .slice(0, M)
          .map((e) => (0, j.jsx)(w, { id: String(e.publisher_id), size: 28, className: `ring-2 ring-surface` }, e.id)),
      }),
      (0, j.jsx)(`span`, { className: `text-sm whitespace-nowrap text-text-3`, children: A.pages(d(e.plans.length)) }),
    ],
  });
}
function P(e, t) {
  if (t.hasBundle(e.id)) return { text: void 0, isBlocked: !1 };
  let n = { plans: new Map(t.plans.map((e) => [e.id, e])), bundles: new Map(t.bundles.map((e) => [e.id, e])) },
    { singles: r, other: i } = D(t.contents, e, n);
  return i ? { text: A.overlaps(i.title), isBlocked: !0 } : { text: r.length > 0 ? A.takesOver(r.join(A.and)) : void 0, isBlocked: !1 };
}
function F({ bundle: e, cart: t }) {
  let { text: n, isBlocked: r } = P(e, t);
  return (0, j.jsxs)(j.Fragment, {
    children: [
      t.isExcludedBundle(e.id) && (0, j.jsx)(`span`, { className: `block text-xs leading-5 text-text-3`, children: A.excluded }),
      n !== void 0 &&
        (0, j.jsx)(`span`, { className: i(`block text-xs leading-5`, r ? `text-danger-text` : `text-warning-text`), children: n }),
    ],
  });
}
function I({ bundle: e, cart: t }) {
  let n = t.isExcludedBundle(e.id);
  return (0, j.jsxs)(`div`, {
    className: `border-b bg-surface-sunken px-(--gutter) py-2`,
    children: [
      (0, j.jsxs)(`div`, {
        className: `flex flex-wrap items-center justify-between gap-x-4`,
        children: [
          (0, j.jsxs)(`p`, {
            className: `min-w-0 text-sm text-text-2`,
            children: [e.description, ` `, (0, j.jsx)(`span`, { className: `text-text-3`, children: A.listPrice(f(e.list_price)) })],
          }),
          (0, j.jsx)(s, {
            variant: `ghost`,
            size: `sm`,
            icon: n ? r : T,
            'aria-label': n ? A.include(e.title) : A.exclude(e.title),
            className: `-ms-3 max-lg:h-11`,
            onClick: () => t.actions.excludeBundle(e),
            children: n ? A.includeWord : A.excludeWord,
          }),
        ],
      }),
      (0, j.jsx)(`ul`, {
        className: `grid gap-x-8 lg:grid-cols-2`,
        children: e.plans.map((e) =>
          (0, j.jsxs)(
            `li`,
            {
              className: `flex min-h-10 items-center gap-3 text-md`,
              children: [
                (0, j.jsx)(w, { id: String(e.publisher_id), size: 28 }),
                (0, j.jsx)(`span`, { className: `min-w-0 flex-1 truncate`, children: e.title }),
                (0, j.jsxs)(`span`, { className: `text-sm text-text-3`, children: [p(e.reach), ` `, A.reachWord] }),
                (0, j.jsx)(`span`, { className: `tabular text-sm`, children: f(e.price) }),
              ],
            },
            e.id,
          ),
        ),
      }),
    ],
  });
}
var L = 0.01,
  R = `grid grid-cols-[18px_minmax(120px,1.6fr)_minmax(140px,1.6fr)_1.1fr_1fr_1.1fr_0.8fr_1fr_36px] items-center gap-4 px-(--gutter) xl:grid-cols-[18px_minmax(120px,1.6fr)_minmax(140px,1.6fr)_1.1fr_1fr_1.1fr_0.8fr_1fr_0.9fr_36px]`;
function z({ bundle: e, cart: t }) {
  let [n, r] = (0, O.useState)(!1),
    { category: a, saving: o, cost_per_thousand: s, overlap: l } = k(e),
    p = t.hasBundle(e.id),
    h = `bundle-${e.id}`;
  return (0, j.jsxs)(`div`, {
    role: `rowgroup`,
    children: [
      (0, j.jsxs)(`div`, {
        role: `row`,
        className: i(
          R,
          `relative min-h-[52px] border-b py-1.5`,
          p ? `bg-row-selected before:absolute before:inset-y-0 before:start-0 before:w-0.5 before:bg-action` : `hover:bg-surface-hover`,
        ),
        children: [
          (0, j.jsxs)(`span`, {
            role: `cell`,
            className: `flex`,
            children: [
              (0, j.jsx)(c, { id: h, isSelected: p, onChange: () => t.actions.toggleBundle(e) }),
              (0, j.jsx)(`label`, {
                htmlFor: h,
                className: `absolute inset-0 cursor-pointer`,
                children: (0, j.jsx)(`span`, { className: `sr-only`, children: A.select(e.title) }),
              }),
            ],
          }),
          (0, j.jsxs)(`span`, {
            role: `cell`,
            className: `min-w-0`,
            children: [
              (0, j.jsx)(`span`, { className: `block truncate text-md leading-6 font-semibold`, children: e.title }),
              (0, j.jsx)(F, { bundle: e, cart: t }),
            ],
          }),
          (0, j.jsx)(`span`, { role: `cell`, children: (0, j.jsx)(N, { bundle: e }) }),
          (0, j.jsx)(`span`, { role: `cell`, className: `min-w-0`, children: a !== void 0 && (0, j.jsx)(_, { children: a }) }),
          (0, j.jsx)(`span`, { role: `cell`, className: `tabular text-md font-semibold`, children: d(e.reach) }),
          (0, j.jsx)(`span`, { role: `cell`, className: `tabular text-md`, children: f(e.price) }),
          (0, j.jsx)(`span`, { role: `cell`, children: o > 0 ? (0, j.jsx)(_, { tone: `success`, children: A.less(u(o)) }) : A.noLess }),
          (0, j.jsx)(`span`, { role: `cell`, className: `tabular text-md text-text-2`, children: s === null ? `` : f(s) }),
          (0, j.jsx)(`span`, {
            role: `cell`,
            className: `text-sm text-text-2 max-xl:hidden`,
            children: l < L ? A.hardlyShared(u(L)) : A.shared(u(l)),
          }),
          (0, j.jsx)(`span`, {
            role: `cell`,
            className: `relative flex justify-end`,
            children: (0, j.jsx)(`button`, {
              type: `button`,
              'aria-expanded': n,
              'aria-label': A.open(e.title),
              onClick: () => r(!n),
              className: m({ size: `sm` }),
              children: (0, j.jsx)(y, { 'aria-hidden': !0, size: 18, className: n ? `rotate-180` : void 0 }),
            }),
          }),
        ],
      }),
      n &&
        (0, j.jsx)(`div`, { role: `row`, children: (0, j.jsx)(`div`, { role: `cell`, children: (0, j.jsx)(I, { bundle: e, cart: t }) }) }),
    ],
  });
}
function B({ bundle: e, cart: t }) {
  let [n, r] = (0, O.useState)(!1),
    { saving: a } = k(e),
    o = t.hasBundle(e.id);
  return (0, j.jsxs)(`li`, {
    children: [
      (0, j.jsxs)(`div`, {
        className: i(`flex items-center gap-3 border-b px-(--gutter) py-3`, o && `bg-row-selected`),
        children: [
          (0, j.jsxs)(`button`, {
            type: `button`,
            'aria-expanded': n,
            'aria-label': A.open(e.title),
            onClick: () => r(!n),
            className: `min-w-0 flex-1 text-start`,
            children: [
              (0, j.jsxs)(`span`, {
                className: `flex items-center gap-2`,
                children: [
                  (0, j.jsx)(`span`, { className: `truncate text-md leading-6 font-semibold`, children: e.title }),
                  (0, j.jsx)(y, { 'aria-hidden': !0, size: 16, className: i(`shrink-0 text-text-3`, n && `rotate-180`) }),
                ],
              }),
              (0, j.jsx)(N, { bundle: e }),
              (0, j.jsxs)(`span`, {
                className: `mt-1 flex flex-wrap items-baseline gap-x-1.5 text-sm text-text-2`,
                children: [
                  (0, j.jsx)(`strong`, { className: `font-semibold text-text`, children: p(e.reach) }),
                  ` `,
                  A.reachWord,
                  (0, j.jsx)(`strong`, { className: `ms-2 font-semibold text-text`, children: p(e.price) }),
                  ` `,
                  A.toman,
                  a > 0 && (0, j.jsx)(_, { tone: `success`, children: A.less(u(a)) }),
                ],
              }),
              (0, j.jsx)(F, { bundle: e, cart: t }),
            ],
          }),
          (0, j.jsx)(`button`, {
            type: `button`,
            'aria-pressed': o,
            'aria-label': o ? A.remove(e.title) : A.add(e.title),
            onClick: () => t.actions.toggleBundle(e),
            className: i(
              `grid size-11 shrink-0 place-items-center rounded-lg border text-action-soft-text`,
              o ? `border-action bg-action-soft` : `border-line-strong bg-surface`,
            ),
            children: o ? (0, j.jsx)(v, { 'aria-hidden': !0, size: 20 }) : (0, j.jsx)(b, { 'aria-hidden': !0, size: 20 }),
          }),
        ],
      }),
      n && (0, j.jsx)(I, { bundle: e, cart: t }),
    ],
  });
}
function V({ bundles: e, cart: t }) {
  let { columns: n } = A,
    r = [n.bundle, n.publishers, n.category, n.reach, n.price, n.saving, n.cost];
  return (0, j.jsxs)(`div`, {
    role: `table`,
    'aria-label': A.list,
    children: [
      (0, j.jsxs)(`div`, {
        role: `row`,
        className: i(R, `sticky top-0 z-1 h-[38px] border-y bg-surface-sunken text-sm text-text-3`),
        children: [
          (0, j.jsx)(`span`, { role: `cell` }),
          r.map((e) =>
            (0, j.jsx)(`span`, { role: `columnheader`, className: e === n.reach ? `font-semibold text-text` : `truncate`, children: e }, e),
          ),
          (0, j.jsx)(`span`, { role: `columnheader`, className: `max-xl:hidden`, children: n.overlap }),
          (0, j.jsx)(`span`, { role: `columnheader`, children: (0, j.jsx)(`span`, { className: `sr-only`, children: n.open }) }),
        ],
      }),
      e.map((e) => (0, j.jsx)(z, { bundle: e, cart: t }, e.id)),
    ],
  });
}
function H(e, t, n) {
  return e === void 0 ? (n === null ? `loading` : `failed`) : e.length === 0 ? `empty` : t.length === 0 ? `filtered-empty` : `ready`;
}
function U({ bundles: e, search: r = ``, story_number: i, error: o, onRetry: c, onClearSearch: u, onSeePublishers: d, cart: f }) {
  let p = h(g),
    m = (0, O.useMemo)(() => E(e ?? [], r), [e, r]);
  return (0, j.jsx)(l, {
    state: H(e, m, o),
    skeleton: (0, j.jsx)(a, { rows: 6 }),
    failedText: t(o),
    onRetry: c,
    onClearFilters: u,
    empty: {
      title: i === void 0 ? A.empty : A.emptyStories(n[i]),
      text: A.emptyText,
      action: (0, j.jsx)(s, { variant: `secondary`, onClick: d, children: A.seePublishers }),
    },
    children: p
      ? (0, j.jsx)(V, { bundles: m, cart: f })
      : (0, j.jsx)(`ul`, {
          'aria-label': A.list,
          className: `border-t`,
          children: m.map((e) => (0, j.jsx)(B, { bundle: e, cart: f }, e.id)),
        }),
  });
}
export { U as BundleList };
