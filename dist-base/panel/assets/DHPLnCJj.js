import { r as e } from './XKyaHtl9.js';
import { C as t, E as n, F as r, M as i, N as a, P as o, ut as s } from './F4vu4jyn.js';
import { t as c } from './CRnAKStp.js';
import { t as l } from './D8JH1jTK.js';
import { n as u, t as d } from './9iQVKQ6f.js';
var f = /[.\u066b]\d{1,2}(?=\D*$)/,
  p = 12;
function m(e, t, n = p) {
  let r = o(e).replace(f, ``),
    s = i(r).replace(/^0+(?=\d)/, ``),
    c = s.slice(0, n),
    l = i(r.slice(t)).length - (s.length - c.length),
    u = Math.max(0, Math.min(l, c.length)),
    d = a(c);
  return { digits: c, text: d, caret: d.length - u - Math.floor(Math.max(0, u - 1) / 3) };
}
var h = e(l(), 1),
  g = s();
function _(e) {
  let t = e.currentTarget,
    n = t.selectionStart ?? 0;
  n === t.selectionEnd &&
    (e.key === `Backspace` && t.value[n - 1] === `,` && t.setSelectionRange(n - 1, n - 1),
    e.key === `Delete` && t.value[n] === `,` && t.setSelectionRange(n + 1, n + 1));
}
function v(e) {
  let {
      label: i,
      hint: o,
      error: s,
      optional: l,
      value: f,
      onChange: p,
      id: v,
      size: y = `md`,
      unit: b = t.toman,
      wordsSuffix: x = ``,
      maxDigits: S = 12,
      inputRef: C,
      isDisabled: w,
      isReadOnly: T,
      isLabelHidden: E,
      className: D,
      placeholder: O = r(`0`),
      ...k
    } = e,
    A = (0, h.useId)(),
    j = v ?? A,
    M = (0, h.useRef)(null),
    N = (0, h.useRef)(null),
    P = r(a(f));
  (0, h.useLayoutEffect)(() => {
    N.current !== null && M.current !== null && (M.current.setSelectionRange(N.current, N.current), (N.current = null));
  });
  let F = (e) => {
      let t = e.target,
        n = m(t.value, t.selectionEnd ?? t.value.length, S);
      ((N.current = n.caret), p(n.digits));
    },
    I = (e) => {
      ((M.current = e), typeof C == `function` ? C(e) : C && (C.current = e));
    },
    L = f === `` ? o : `${c(Number(f))} ${b}${x}`,
    R = y === `lg`,
    z = R ? `text-2xl font-semibold wide:text-3xl` : `text-control font-medium`;
  return (0, g.jsx)(d, {
    label: i,
    hint: L,
    error: s,
    optional: l,
    htmlFor: j,
    isLabelHidden: E,
    className: D,
    children: (0, g.jsxs)(`div`, {
      'data-invalid': !!s || void 0,
      'data-disabled': w || void 0,
      onPointerDown: (e) => {
        e.target === e.currentTarget && (e.preventDefault(), M.current?.focus());
      },
      className: n(
        `control-frame flex cursor-text items-center overflow-hidden`,
        R ? `h-[72px] gap-1 rounded-lg px-5` : `h-(--h-lg) justify-between gap-2 px-3`,
      ),
      children: [
        (0, g.jsxs)(`span`, {
          className: n(`relative inline-grid min-w-0`, R ? `max-w-[80%] min-w-[1.5ch]` : `flex-1`),
          children: [
            R &&
              (0, g.jsx)(`span`, {
                'aria-hidden': !0,
                dir: `ltr`,
                className: n(`invisible col-start-1 row-start-1 overflow-hidden whitespace-pre`, z),
                children: `${P || O} `,
              }),
            (0, g.jsx)(`input`, {
              ...k,
              ref: I,
              id: j,
              type: `text`,
              size: 1,
              dir: `ltr`,
              inputMode: `numeric`,
              autoComplete: `off`,
              placeholder: O,
              value: P,
              disabled: w,
              readOnly: T,
              'aria-invalid': !!s || void 0,
              'aria-describedby': u(j, { hint: L, error: s }),
              onKeyDown: _,
              onChange: F,
              className: n(`col-start-1 row-start-1 w-full min-w-0 bg-transparent text-end outline-none placeholder:text-end`, z),
            }),
          ],
        }),
        (0, g.jsx)(`span`, { className: n(`shrink-0 text-text-3`, R ? `text-lg` : `text-sm`), children: b }),
      ],
    }),
  });
}
export { v as t };
