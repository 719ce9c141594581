import { C as e, T as t, c as n, d as r, f as i, g as a, v as o, w as s } from './ux1A5ShH.js';
import { a as c, i as l, r as u } from './C1vIVulX.js';
import { a as d, n as f, t as p } from './DQJsnGIm.js';
import { n as m, o as h, r as g, t as _ } from './BTZA6jGa.js';
import { a as v, d as y, i as b, l as x, n as S, r as C, s as w, t as T, u as E } from './DW2Nu572.js';
import { t as D } from './BNZTlloz.js';
import { n as O, t as k } from './BAZKfD7R.js';
import { t as ee } from './Cm7nTkJi.js';
import { r as A, t as j } from './DSe4cB4h.js';
var M = { name: `chevron-down`, size: 24, node: [[`path`, { d: `m6 9 6 6 6-6`, key: `qrunsl` }]] };
M.node;
var N = _(M),
  P = { name: `chevron-right`, size: 24, node: [[`path`, { d: `m9 18 6-6-6-6`, key: `mthhwq` }]] };
P.node;
var F = _(P),
  I = {
    name: `search`,
    size: 24,
    node: [
      [`path`, { d: `m21 21-4.34-4.34`, key: `14j7rj` }],
      [`circle`, { cx: `11`, cy: `11`, r: `8`, key: `4ej97u` }],
    ],
  };
I.node;
var L = _(I),
  R = h(g(), 1),
  z = [5, 10, 20, 30, 40],
  B = m();
function V(e, t) {
  let n = [1, e - 1, e, e + 1, t].filter((e) => e >= 1 && e <= t),
    r = [...new Set(n)].toSorted((e, t) => e - t);
  return r.flatMap((e, t) => {
    let n = r[t - 1];
    return n === void 0 || e - n === 1 ? [e] : e - n === 2 ? [e - 1, e] : [null, e];
  });
}
var H = `grid h-(--h-md) min-w-(--h-md) place-items-center rounded-md px-1 text-md disabled:text-text-disabled`;
function U({ page: e, pageSize: t, total: n, onPage: i, onPageSize: a, className: s }) {
  let [c, u] = (0, R.useState)(),
    p = (0, R.useId)(),
    m = r.pagination,
    h = Math.max(1, Math.ceil(n / t)),
    g = Math.min(Math.max(1, e), h),
    _ = () => {
      let e = Number(c ?? ``);
      (u(void 0), e >= 1 && e !== g && i(Math.min(e, h)));
    };
  return (0, B.jsxs)(`div`, {
    className: o(`flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-(--gutter) py-3 text-sm text-text-2`, s),
    children: [
      (0, B.jsx)(`span`, { children: m.range(l(n === 0 ? 0 : (g - 1) * t + 1), l(Math.min(g * t, n)), l(n)) }),
      (0, B.jsxs)(`div`, {
        className: `flex flex-wrap items-center gap-x-6 gap-y-3`,
        children: [
          a &&
            (0, B.jsxs)(`span`, {
              className: `flex items-center gap-3 max-sm:hidden`,
              children: [
                (0, B.jsx)(`label`, { htmlFor: `${p}-size`, children: m.perPage }),
                (0, B.jsxs)(`span`, {
                  className: `control-frame relative h-(--h-md) w-[68px]`,
                  children: [
                    (0, B.jsx)(`select`, {
                      id: `${p}-size`,
                      value: t,
                      onChange: (e) => a(Number(e.target.value)),
                      className: `size-full appearance-none rounded-md bg-transparent ps-3 pe-7 text-control outline-none [&>option]:bg-surface`,
                      children: z.map((e) => (0, B.jsx)(`option`, { value: e, children: l(e) }, e)),
                    }),
                    (0, B.jsx)(N, { 'aria-hidden': !0, size: 15, className: `pointer-events-none absolute inset-y-0 end-2 my-auto` }),
                  ],
                }),
              ],
            }),
          (0, B.jsxs)(`nav`, {
            'aria-label': m.label,
            className: `flex items-center gap-1`,
            children: [
              (0, B.jsx)(`button`, {
                type: `button`,
                'aria-label': m.previous,
                disabled: g === 1,
                onClick: () => i(g - 1),
                className: o(H, `enabled:hover:bg-surface-hover`),
                children: (0, B.jsx)(F, { 'aria-hidden': !0, size: 18 }),
              }),
              V(g, h).map((e, t) =>
                e === null
                  ? (0, B.jsx)(`span`, { className: H, children: m.gap }, `gap-${t}`)
                  : (0, B.jsx)(
                      `button`,
                      {
                        type: `button`,
                        'aria-label': m.page(l(e)),
                        'aria-current': e === g ? `page` : void 0,
                        onClick: () => i(e),
                        className: o(
                          H,
                          e === g ? `bg-action-soft font-semibold text-action-soft-text` : `text-text-2 hover:bg-surface-hover`,
                        ),
                        children: l(e),
                      },
                      e,
                    ),
              ),
              (0, B.jsx)(`button`, {
                type: `button`,
                'aria-label': m.next,
                disabled: g === h,
                onClick: () => i(g + 1),
                className: o(H, `enabled:hover:bg-surface-hover`),
                children: (0, B.jsx)(y, { 'aria-hidden': !0, size: 18 }),
              }),
            ],
          }),
          h > 1 &&
            (0, B.jsxs)(`form`, {
              className: `flex items-center gap-3 max-md:hidden`,
              onSubmit: (e) => {
                (e.preventDefault(), _());
              },
              children: [
                (0, B.jsx)(`label`, { htmlFor: `${p}-page`, children: m.goTo }),
                (0, B.jsx)(`span`, {
                  className: `control-frame h-(--h-md) w-[52px]`,
                  children: (0, B.jsx)(`input`, {
                    id: `${p}-page`,
                    inputMode: `numeric`,
                    autoComplete: `off`,
                    'aria-label': m.goToPage,
                    value: d(c ?? String(g)),
                    onChange: (e) => u(f(e.target.value).slice(0, 6)),
                    onFocus: (e) => e.target.select(),
                    onBlur: _,
                    className: `size-full rounded-md bg-transparent text-center text-control outline-none`,
                  }),
                }),
              ],
            }),
        ],
      }),
    ],
  });
}
var W = {
  filter: `فیلتر`,
  add: `افزودن فیلتر`,
  openWithCount: (e) => `فیلتر، ${e} فعال`,
  all: `فیلترها`,
  clear: `پاک کردن فیلترها`,
  clearShort: `پاک کردن`,
  remove: (e) => `پاک کردن فیلتر: ${e}`,
  apply: `اعمال`,
  named: (e, t) => `${e}: ${t}`,
  join: (e) => e.join(`، `),
  range: (e, t) => [e === void 0 ? `` : `از ${e}`, t === void 0 ? `` : `تا ${t}`].filter(Boolean).join(` `),
  days: (e, t) => `${e} تا ${t}`,
  from: `از`,
  to: `تا`,
  least: (e) => `کمترین ${e}`,
  most: (e) => `بیشترین ${e}`,
  measure: (e, t) => `${e} ${t}`.trim(),
  unlimited: (e) => `${e}، بی‌محدودیت`,
  between: (e, t, n) => `بین ${e} تا ${t} ${n}`.trim(),
  presets: { today: `امروز`, last_7_days: `۷ روز گذشته`, last_30_days: `۳۰ روز گذشته` },
  chooseDays: `انتخاب بازه…`,
  more: (e) => `${e} مورد دیگر`,
  dropped: `بخشی از نشانی خوانده نشد و کنار گذاشته شد.`,
};
function G({ count: e, className: t }) {
  return e === 0 ? null : (0, B.jsx)(D, { tone: `warning`, className: t, children: W.dropped });
}
var K = { typing: 300, figures: 400, link: 600, save: 800, again: 400 },
  q = `[&_input::-webkit-search-cancel-button]:hidden`;
function J({ label: e, placeholder: t = e, maxLength: n, text: i, onText: a, className: s }) {
  let [c, l] = (0, R.useState)(i),
    [u, d] = (0, R.useState)(i),
    [f, p] = (0, R.useState)([]);
  if (i !== u) {
    d(i);
    let e = f.indexOf(i);
    (p(f.slice(e + 1)), e < 0 && i !== c.trim() && l(i));
  }
  let m = (e) => {
      (p((t) => (t.at(-1) === e ? t : [...t, e])), a(e));
    },
    h = (0, R.useEffectEvent)(() => {
      c.trim() !== i && m(c.trim());
    });
  (0, R.useEffect)(() => {
    let e = setTimeout(h, K.typing);
    return () => clearTimeout(e);
  }, [c, i]);
  let g = (0, B.jsx)(k, {
    icon: O,
    size: `sm`,
    iconSize: 16,
    label: r.clearSearch,
    onClick: () => {
      (l(``), m(``));
    },
  });
  return (0, B.jsx)(ee, {
    type: `search`,
    enterKeyHint: `search`,
    label: e,
    isLabelHidden: !0,
    placeholder: t,
    autoComplete: `off`,
    spellCheck: !1,
    maxLength: n,
    value: c,
    onChange: l,
    onKeyDown: (e) => {
      e.key === `Enter` && c.trim() !== i && m(c.trim());
    },
    start: (0, B.jsx)(L, { 'aria-hidden': !0, size: 18, className: `text-text-3` }),
    end: c !== `` && g,
    className: o(q, s),
  });
}
function Y({ amountToman: e }) {
  return (0, B.jsx)(`span`, { className: e < 0 ? `text-danger-text` : void 0, children: c(e) });
}
function X({ row: t }) {
  return (0, B.jsxs)(`div`, {
    className: `flex min-w-0 items-center gap-3`,
    children: [
      (0, B.jsx)(j, { id: t.account, kind: `panel`, size: 34 }),
      (0, B.jsxs)(`div`, {
        className: `min-w-0`,
        children: [
          (0, B.jsxs)(`p`, {
            className: `flex items-center gap-2`,
            children: [
              (0, B.jsx)(e, {
                to: `/customers/$account`,
                params: { account: t.account },
                className: `truncate font-semibold text-text hover:text-text-link hover:underline`,
                children: t.title,
              }),
              t.is_official && (0, B.jsx)(p, { children: x.official }),
            ],
          }),
          (0, B.jsxs)(`p`, { className: `truncate text-sm text-text-3`, children: [C(t.owner.name), ` · `, x.id(u(t.account_id))] }),
        ],
      }),
    ],
  });
}
var Z = ({ owner: e }, t) => (e.last_login === null ? x.never : E(Date.parse(e.last_login), t)),
  Q = (e) => [
    { key: `customer`, label: x.columns.customer, cell: (e) => (0, B.jsx)(X, { row: e }) },
    { key: `phone`, label: x.columns.phone, width: `140px`, cell: (e) => (0, B.jsx)(S, { phone: e.owner.phone }) },
    { key: `balance`, label: x.columns.balance, width: `130px`, isNumeric: !0, cell: (e) => (0, B.jsx)(Y, { amountToman: e.balance }) },
    { key: `held`, label: x.columns.held, width: `130px`, isNumeric: !0, priority: 3, cell: (e) => (0, B.jsx)(Y, { amountToman: e.held }) },
    {
      key: `spendable`,
      label: x.columns.spendable,
      width: `130px`,
      isNumeric: !0,
      cell: (e) => (0, B.jsx)(Y, { amountToman: e.spendable }),
    },
    { key: `campaigns`, label: x.columns.campaigns, width: `80px`, isNumeric: !0, cell: (e) => l(e.campaigns) },
    {
      key: `lastLogin`,
      label: x.columns.lastLogin,
      width: `150px`,
      cell: (t) => (0, B.jsx)(`span`, { className: `text-sm whitespace-nowrap text-text-2`, children: Z(t, e) }),
    },
  ];
function te({ row: e }) {
  let t = [
    { label: x.columns.phone, value: (0, B.jsx)(S, { phone: e.owner.phone }) },
    { label: x.columns.balance, value: (0, B.jsx)(Y, { amountToman: e.balance }) },
    { label: x.columns.spendable, value: (0, B.jsx)(Y, { amountToman: e.spendable }) },
  ];
  return (0, B.jsxs)(B.Fragment, {
    children: [
      (0, B.jsx)(X, { row: e }),
      (0, B.jsx)(`dl`, {
        className: `mt-2 flex flex-col gap-1 ps-[46px] text-sm`,
        children: t.map(({ label: e, value: t }) =>
          (0, B.jsxs)(
            `div`,
            {
              className: `flex justify-between gap-3`,
              children: [
                (0, B.jsx)(`dt`, { className: `text-text-3`, children: e }),
                (0, B.jsx)(`dd`, { className: `text-text`, children: t }),
              ],
            },
            e,
          ),
        ),
      }),
    ],
  });
}
function ne({ rows: e, now: t }) {
  return (0, B.jsx)(b, {
    caption: x.table,
    columns: Q(t),
    rows: e,
    rowKey: (e) => e.account,
    renderCard: (e) => (0, B.jsx)(te, { row: e }),
  });
}
var $ = 10;
function re({ search: e = ``, page: t = ``, size: n = `` }) {
  let r = e.trim(),
    i = r.length > 120,
    a = /^[1-9]\d{0,5}$/.test(t),
    o = z.find((e) => String(e) === n),
    s = [i, t !== `` && !a, n !== `` && o === void 0];
  return { text: i ? `` : r, page: a ? Number(t) : 1, pageSize: o ?? $, dropped: s.filter(Boolean).length };
}
function ie({ text: e, page: t, pageSize: n }) {
  return { ...(e === `` ? {} : { search: e }), ...(t === 1 ? {} : { page: String(t) }), ...(n === $ ? {} : { size: String(n) }) };
}
function ae() {
  let e = s(),
    r = re(t({ strict: !1 })),
    o = A(w(r)),
    c = o.data?.count ?? 0,
    u = Math.max(1, Math.ceil(c / r.pageSize)),
    d = o.data !== void 0 && !o.isPlaceholderData && r.page > u,
    f = (t, n = !1) => void e({ to: `/`, search: ie(t), replace: n, resetScroll: t.page !== r.page });
  (0, R.useEffect)(() => {
    d && f({ ...r, page: u }, !0);
  });
  let p = v(o, { isEmpty: (e) => e.count === 0 }),
    m = r.text !== ``,
    h = (0, B.jsx)(a, { variant: `soft`, onClick: () => f({ ...r, text: ``, page: 1 }), children: x.search.clear });
  return (0, B.jsxs)(B.Fragment, {
    children: [
      (0, B.jsx)(T, { title: x.title }),
      (0, B.jsxs)(`div`, {
        className: `flex flex-wrap items-center gap-x-5 gap-y-2 px-(--gutter) py-4`,
        children: [
          (0, B.jsx)(`div`, {
            role: `search`,
            className: `min-w-0 flex-1 wide:max-w-[440px]`,
            children: (0, B.jsx)(J, {
              label: x.search.label,
              placeholder: x.search.placeholder,
              maxLength: 120,
              text: r.text,
              onText: (e) => f({ ...r, text: e, page: 1 }, !0),
            }),
          }),
          (0, B.jsx)(`p`, {
            role: `status`,
            className: `text-sm text-text-3`,
            children: o.data && !o.isPlaceholderData && x.search.found(l(c)),
          }),
        ],
      }),
      (0, B.jsx)(G, { count: r.dropped, className: `mx-(--gutter) mb-3` }),
      (0, B.jsx)(n, {
        ...p,
        state: d ? `loading` : p.state,
        skeleton: (0, B.jsx)(i, { rows: r.pageSize }),
        empty: m ? { title: x.search.nothing, text: x.search.nothingText(r.text), action: h } : x.empty,
        children:
          o.data &&
          (0, B.jsxs)(B.Fragment, {
            children: [
              (0, B.jsx)(ne, { rows: o.data.results, now: o.dataUpdatedAt }),
              (0, B.jsx)(U, {
                page: r.page,
                pageSize: r.pageSize,
                total: c,
                onPage: (e) => f({ ...r, page: e }),
                onPageSize: (e) => f({ ...r, pageSize: e, page: 1 }),
              }),
            ],
          }),
      }),
    ],
  });
}
export { ae as CustomersPage };
