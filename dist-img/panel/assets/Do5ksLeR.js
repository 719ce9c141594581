import { r as e } from './XKyaHtl9.js';
import './L6ghD_ZD.js';
import { t } from './IeFcIMM7.js';
import { t as n } from './DSXwOzQ8.js';
import { t as r } from './D8JH1jTK.js';
import { N as i, a, g as o, i as s, r as c } from './BohjPbp7.js';
import { t as l } from './Dv9ofmIA.js';
import { C as u, E as d, ut as f } from './tUkH6Wd0.js';
import { t as p } from './5BPfgcR_.js';
import { i as m } from './CTGuGsln.js';
import { t as h } from './D3DVfTw3.js';
var g = e(r(), 1),
  _ = f();
function v(e) {
  return e.replaceAll(`ي`, `ی`).replaceAll(`ك`, `ک`).replaceAll(`‌`, ` `).toLocaleLowerCase(`fa`);
}
function y(e) {
  let {
      label: r,
      hint: f,
      error: y,
      optional: b,
      value: x,
      onChange: S,
      options: C,
      limit: w = 1 / 0,
      placeholder: T = u.multiSelect.add,
      hasSearch: E = C.length >= 8,
      isDisabled: D = !1,
      id: O,
      className: k,
    } = e,
    A = (0, g.useId)(),
    j = O ?? A,
    M = (0, g.useRef)(null),
    [N, P] = (0, g.useState)(``),
    [F, I] = (0, g.useState)(),
    L = x.length >= w,
    R = C.filter((e) => v(e.label).includes(v(N.trim()))),
    z = (e, t) => S(t ? [...x, e] : x.filter((t) => t !== e));
  return (0, _.jsx)(p, {
    label: r,
    hint: f,
    error: y,
    optional: b,
    htmlFor: j,
    className: k,
    children: (0, _.jsxs)(`div`, {
      ref: M,
      'data-invalid': !!y || void 0,
      'data-disabled': D || void 0,
      className: `control-frame relative flex min-h-(--h-lg) flex-wrap items-center gap-1.5 ps-2 pe-9`,
      children: [
        C.filter((e) => x.includes(e.value)).map((e) =>
          (0, _.jsx)(h, { onRemove: D ? void 0 : () => z(e.value, !1), className: `z-1 my-1 text-sm!`, children: e.label }, e.value),
        ),
        (0, _.jsxs)(s, {
          onOpenChange: () => {
            (P(``), I(M.current?.offsetWidth));
          },
          children: [
            (0, _.jsx)(i, {
              id: j,
              isDisabled: D,
              'aria-label': `${r}: ${T}`,
              className: `h-9 flex-1 rounded-md px-1 text-start text-control text-text-3 before:absolute before:inset-0`,
              children: L ? `` : T,
            }),
            (0, _.jsx)(o, {
              triggerRef: M,
              placement: `bottom start`,
              offset: 6,
              className: d(c, `flex min-w-56 flex-col overflow-hidden`),
              style: { width: F },
              children: (0, _.jsxs)(a, {
                'aria-label': r,
                className: `flex min-h-0 flex-col outline-none`,
                children: [
                  E &&
                    (0, _.jsxs)(`div`, {
                      className: `flex items-center gap-2 border-b px-3`,
                      children: [
                        (0, _.jsx)(n, { 'aria-hidden': !0, size: 16, className: `shrink-0 text-text-3` }),
                        (0, _.jsx)(`input`, {
                          autoFocus: !0,
                          type: `search`,
                          'aria-label': u.multiSelect.search,
                          placeholder: u.multiSelect.search,
                          value: N,
                          onChange: (e) => P(e.target.value),
                          className: `h-11 min-w-0 flex-1 bg-transparent text-control outline-none`,
                        }),
                      ],
                    }),
                  (0, _.jsxs)(`div`, {
                    role: `group`,
                    'aria-label': r,
                    className: `max-h-72 min-h-0 overflow-y-auto p-1.5`,
                    children: [
                      R.map((e) => {
                        let t = x.includes(e.value);
                        return (0, _.jsxs)(
                          `label`,
                          {
                            className: `flex min-h-(--h-md) cursor-pointer items-center gap-3 rounded-sm px-2.5 text-md hover:bg-surface-hover`,
                            children: [
                              (0, _.jsx)(l, {
                                isSelected: t,
                                isDisabled: e.isDisabled === !0 || (L && !t),
                                onChange: (t) => z(e.value, t),
                              }),
                              e.label,
                            ],
                          },
                          e.value,
                        );
                      }),
                      R.length === 0 &&
                        (0, _.jsx)(`p`, { className: `px-2.5 py-4 text-center text-sm text-text-3`, children: u.multiSelect.nothing }),
                    ],
                  }),
                  L && (0, _.jsx)(`p`, { className: `border-t px-4 py-2 text-sm text-text-3`, children: u.multiSelect.full(m(w)) }),
                ],
              }),
            }),
          ],
        }),
        (0, _.jsx)(t, { 'aria-hidden': !0, size: 16, className: `pointer-events-none absolute inset-y-0 end-3 my-auto text-text-3` }),
      ],
    }),
  });
}
export { y as MultiSelect };
