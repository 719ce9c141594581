import { r as e } from './XKyaHtl9.js';
import { t } from './D8JH1jTK.js';
import { t as n } from './Bqr8Ymkr.js';
import { E as r, ut as i, w as a } from './tUkH6Wd0.js';
import { i as o } from './CTGuGsln.js';
import { t as s } from './myNqLDer.js';
import { n as c } from './BUw95eHc.js';
import { t as l } from './DZzxbD2C.js';
import { t as u } from './DXhoLJ-K.js';
import { n as d } from './Btz5ujWA.js';
import { r as f } from './-5bYP5Q7.js';
import { r as p } from './BM7VaH2K.js';
import { t as m } from './B2vEj6cP.js';
var h = i();
function g({ spec: e, value: t, onApply: i, isInline: a = !1 }) {
  let o = (e) =>
      a
        ? r(
            `inline-flex h-(--h-md) items-center gap-2 rounded-md border px-3 text-md`,
            e ? `border-brand-300 bg-action-soft text-action-soft-text dark:border-action` : `border-line-strong bg-surface text-text-2`,
          )
        : r(
            `flex h-9 items-center gap-2 rounded-sm px-3 text-start text-md hover:bg-surface-hover max-lg:h-12`,
            e && `font-medium text-action-soft-text`,
          ),
    s = t?.range === `select` ? { start: t.from, end: t.to } : null;
  return (0, h.jsxs)(`div`, {
    role: `group`,
    'aria-label': e.label,
    className: a ? `flex flex-wrap gap-2` : `-m-2 flex min-w-56 flex-col`,
    children: [
      c.map((e) => {
        let r = t?.range === e;
        return (0, h.jsxs)(
          `button`,
          {
            type: `button`,
            'aria-pressed': r,
            onClick: () => i(r ? void 0 : { type: `date`, range: e }),
            className: o(r),
            children: [
              (0, h.jsx)(`span`, { className: `flex-1`, children: d.presets[e] }),
              r && !a && (0, h.jsx)(n, { 'aria-hidden': !0, size: 16 }),
            ],
          },
          e,
        );
      }),
      (0, h.jsx)(m, {
        label: e.label,
        placeholder: d.chooseDays,
        value: s,
        onChange: ({ start: e, end: t }) => i({ type: `date`, range: `select`, from: e, to: t }),
        triggerClass: o(s !== null),
      }),
    ],
  });
}
var _ = e(t(), 1),
  v = 100,
  y = [10, 12, 15, 20, 25, 30, 40, 50, 60, 80];
function b({ from: e, to: t }) {
  return t - e <= v;
}
function x(e) {
  let { from: t, to: n } = e;
  if (b(e)) return Array.from({ length: n - t + 1 }, (e, n) => t + n);
  let r = [t];
  for (let e = 1; e < n; e *= 10) r.push(...y.map((t) => (t * e) / 10).filter((e) => e > t && e < n && Number.isInteger(e)));
  return [...r, n];
}
function S(e, t) {
  let n = (n) => Math.abs((t[n] ?? 0) - e);
  return t.reduce((e, t, r) => (n(r) < n(e) ? r : e), 0);
}
var C = [`from`, `to`],
  w = (e, t, n) => Math.min(Math.max(e, t), Math.max(t, n));
function T({ label: e, unit: t = ``, limits: n, from: r, to: i, onMove: a, onSettle: o, onStep: s }) {
  let c = (0, _.useMemo)(() => x({ from: n.from, to: n.to }), [n.from, n.to]),
    u = (0, _.useRef)(null),
    f = (0, _.useRef)({}),
    p = (0, _.useRef)(null),
    m = c.length - 1,
    g = +!b(n),
    v = { from: r === null ? 0 : S(r, c), to: i === null ? m : S(i, c) },
    y = { from: { least: 0, most: Math.max(0, v.to - g) }, to: { least: Math.min(m, v.from + g), most: m } },
    T = (e, t) => {
      let n = w(t, y[e].least, y[e].most);
      return { from: r, to: i, [e]: n === (e === `from` ? 0 : m) ? null : (c[n] ?? null) };
    },
    E = (e, t) => {
      let n = T(e, t);
      return ((n.from !== r || n.to !== i) && a(n), n);
    },
    D = ({ clientX: e }) => {
      if (u.current === null) return 0;
      let { left: t, right: n, width: r } = u.current.getBoundingClientRect(),
        i = getComputedStyle(u.current).direction === `rtl` ? n - e : e - t;
      return Math.round(w(r > 0 ? i / r : 0, 0, 1) * m);
    },
    O = (e) => {
      if (e.button !== 0) return;
      e.preventDefault();
      let t = D(e),
        [n, a] = [Math.abs(t - v.from), Math.abs(t - v.to)],
        o = (n === a ? t < v.from || v.from === m : n < a) ? `from` : `to`;
      (f.current[o]?.focus({ preventScroll: !0 }),
        e.currentTarget.setPointerCapture(e.pointerId),
        (p.current = { end: o, before: { from: r, to: i }, range: E(o, t) }));
    },
    k = (e) => {
      ((p.current = null), e && o(e));
    },
    A = (e) => (m === 0 ? 0 : (v[e] / m) * 100),
    j = (e) => {
      let a = d.measure(l({ from: r, to: i }[e] ?? n[e]), t);
      return { from: r, to: i }[e] === null ? d.unlimited(a) : a;
    };
  return (0, h.jsx)(`div`, {
    className: `relative h-(--h-md) cursor-pointer touch-pan-y px-2.5 select-none`,
    onPointerDown: O,
    onPointerMove: (e) => {
      p.current && (p.current.range = E(p.current.end, D(e)));
    },
    onPointerUp: () => k(p.current?.range),
    onPointerCancel: () => {
      (p.current && a(p.current.before), k(void 0));
    },
    children: (0, h.jsxs)(`div`, {
      ref: u,
      className: `relative top-1/2`,
      children: [
        (0, h.jsx)(`span`, { className: `absolute inset-x-0 -mt-0.75 h-1.5 rounded-full bg-chart-track forced-colors:border` }),
        (0, h.jsx)(`span`, {
          className: `absolute -mt-0.75 h-1.5 rounded-full bg-chart-1 forced-colors:bg-[Highlight]`,
          style: { insetInlineStart: `${A(`from`)}%`, insetInlineEnd: `${100 - A(`to`)}%` },
        }),
        C.map((t) =>
          (0, h.jsx)(
            `span`,
            {
              style: { insetInlineStart: `${A(t)}%` },
              className: `absolute -ms-2.5 -mt-2.5 size-5 rounded-full border-2 border-chart-1 bg-surface focus-within:z-1 has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-focus-ring`,
              children: (0, h.jsx)(`input`, {
                ref: (e) => {
                  f.current[t] = e;
                },
                type: `range`,
                'aria-label': t === `from` ? d.least(e) : d.most(e),
                'aria-valuetext': j(t),
                min: y[t].least,
                max: y[t].most,
                step: 1,
                value: v[t],
                onChange: (e) => s(T(t, Number(e.target.value))),
                className: `pointer-events-none absolute -inset-3.5 m-0 opacity-0`,
              }),
            },
            t,
          ),
        ),
      ],
    }),
  });
}
var E = (e) => (e == null ? `` : String(e)),
  D = (e) => (e === `` ? null : Number(e));
function O({ spec: e, value: t, onApply: n, isLive: r = !1 }) {
  let [i, c] = (0, _.useState)(E(t?.from)),
    [l, m] = (0, _.useState)(E(t?.to)),
    g = JSON.stringify(t),
    [v, y] = (0, _.useState)(g),
    [b, x] = (0, _.useState)(!1),
    S = (e) => {
      (c(E(e?.from)), m(E(e?.to)));
    };
  g !== v && (y(g), x(!1), S(t));
  let { limits: C } = e.field,
    w = e.unit ?? ``,
    O = (e) => e !== `` && (Number(e) < C.from || Number(e) > C.to),
    k = (t) => (O(t) ? f(e) : void 0),
    A = (e = i, a = l) => {
      x(!1);
      let o = p(e, a),
        s = E(o?.from) === E(t?.from) && E(o?.to) === E(t?.to);
      O(e) || O(a) || (r && s) || n(o);
    },
    j = (0, _.useEffectEvent)(() => {
      b && A();
    });
  return (
    (0, _.useEffect)(() => {
      if (!b) return;
      let e = setTimeout(j, s.figures);
      return () => clearTimeout(e);
    }, [b, i, l]),
    (0, _.useEffect)(() => () => j(), []),
    (0, h.jsxs)(`form`, {
      className: r ? void 0 : `flex flex-col gap-3 wide:w-64`,
      onSubmit: (e) => {
        (e.preventDefault(), A());
      },
      onBlur: (e) => {
        r && !e.currentTarget.contains(e.relatedTarget) && A();
      },
      children: [
        r &&
          (0, h.jsx)(T, {
            label: e.label,
            unit: w,
            limits: C,
            from: D(i),
            to: D(l),
            onMove: S,
            onStep: (e) => {
              (S(e), x(!0));
            },
            onSettle: (e) => A(E(e.from), E(e.to)),
          }),
        (0, h.jsxs)(`fieldset`, {
          className: r ? `grid grid-cols-2 items-start gap-3` : `flex flex-col gap-3`,
          children: [
            (0, h.jsx)(`legend`, { className: `sr-only`, children: e.label }),
            (0, h.jsx)(u, { label: d.from, unit: w, placeholder: o(C.from), hint: f(e), error: k(i), value: i, onChange: c }),
            (0, h.jsx)(u, { label: d.to, unit: w, placeholder: o(C.to), error: k(l), value: l, onChange: m }),
          ],
        }),
        !r && (0, h.jsx)(a, { type: `submit`, variant: `soft`, children: d.apply }),
      ],
    })
  );
}
export { g as n, O as t };
