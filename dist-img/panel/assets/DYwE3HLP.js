import { r as e } from './XKyaHtl9.js';
import { t } from './D8JH1jTK.js';
import { ut as n, w as r } from './tUkH6Wd0.js';
import { t as i } from './9pdsgIoR.js';
import { i as a } from './CTGuGsln.js';
import { Sheet as o } from './BMlYHlbg.js';
import { t as s } from './C6_1bk7v.js';
import { t as c } from './D3DVfTw3.js';
import { n as l, t as u } from './CRdmQeMO.js';
import { a as d, n as f, o as p, s as m, t as h } from './BM7VaH2K.js';
import { n as g } from './Btz5ujWA.js';
var _ = e(t(), 1),
  v = n(),
  y = 10;
function b({ spec: e, values: t, onChange: n }) {
  let [i, o] = (0, _.useState)(!1),
    { options: s = [], field: c } = e,
    l = c.type === `select` && c.isMultiple,
    u = i || s.length <= y ? s : s.filter(({ value: e }, n) => n < 9 || t.includes(e)),
    d = (e) => {
      if (t.includes(e)) return n(t.filter((t) => t !== e));
      n(l ? [...t, e] : [e]);
    };
  return (0, v.jsxs)(`div`, {
    className: `flex flex-wrap gap-2`,
    children: [
      u.map(({ value: e, label: n }) => {
        let i = t.includes(e);
        return (0, v.jsx)(
          r,
          { size: `sm`, variant: i ? `soft` : `secondary`, 'aria-pressed': i, className: `font-normal!`, onClick: () => d(e), children: n },
          e,
        );
      }),
      u.length < s.length &&
        (0, v.jsx)(r, {
          size: `sm`,
          variant: `secondary`,
          className: `font-normal!`,
          onClick: () => o(!0),
          children: g.more(a(s.length - u.length)),
        }),
    ],
  });
}
function x({ title: e, children: t }) {
  return (0, v.jsxs)(`section`, {
    className: `border-b py-4 last:border-b-0`,
    children: [(0, v.jsx)(`h3`, { className: `mb-2 text-md font-semibold`, children: e }), t],
  });
}
function S({ spec: e, filters: t, onApply: n }) {
  let { field: r, label: i, hint: a, tag: o } = e,
    p = t[r.key],
    m =
      o === void 0
        ? i
        : (0, v.jsxs)(`span`, { className: `inline-flex items-center gap-2`, children: [i, (0, v.jsx)(c, { children: o })] });
  return r.type === `search`
    ? null
    : f(e)
      ? (0, v.jsx)(s, {
          isSpread: !0,
          label: m,
          hint: a,
          isSelected: d(t, r.key).length > 0,
          onChange: (e) => n({ type: `select`, values: e ? [`true`] : [] }),
          className: `py-2`,
        })
      : (0, v.jsxs)(x, {
          title: m,
          children: [
            r.type === `select` && (0, v.jsx)(b, { spec: e, values: d(t, r.key), onChange: (e) => n({ type: `select`, values: e }) }),
            r.type === `date` && (0, v.jsx)(l, { isInline: !0, spec: e, value: p?.type === `date` ? p : void 0, onApply: n }),
            r.type === `number` && (0, v.jsx)(u, { isLive: !0, spec: e, value: p?.type === `number` ? p : void 0, onApply: n }),
          ],
        });
}
function C({ specs: e, filters: t, onFilters: n, onClose: a, closeLabel: s, head: c, isDrawer: l = !1 }) {
  let [u, d] = (0, _.useState)(t),
    [f, y] = (0, _.useState)(() => JSON.stringify(t));
  JSON.stringify(t) !== f && (y(JSON.stringify(t)), d(t));
  let b = (e) => {
      (d(e), n(e));
    },
    x = h(u);
  return (0, v.jsxs)(o, {
    isOpen: !0,
    onOpenChange: a,
    side: l ? `start` : void 0,
    isGroundClear: l,
    drawerWidth: 380,
    title: (0, v.jsxs)(`span`, {
      className: `flex items-center gap-2`,
      children: [g.all, x > 0 && (0, v.jsx)(i, { count: x, tone: `action` })],
    }),
    footer: (0, v.jsxs)(v.Fragment, {
      children: [
        (0, v.jsx)(r, {
          size: `lg`,
          variant: `ghost`,
          className: `flex-none!`,
          isDisabled: x === 0,
          onClick: () => b(m(u)),
          children: g.clearShort,
        }),
        (0, v.jsx)(r, { size: `lg`, onClick: a, children: s }),
      ],
    }),
    children: [c, e.map((e) => (0, v.jsx)(S, { spec: e, filters: u, onApply: (t) => b(p(u, e.field.key, t)) }, e.field.key))],
  });
}
export { C as FilterSheet };
