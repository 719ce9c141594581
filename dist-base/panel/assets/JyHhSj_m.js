import { r as e } from './XKyaHtl9.js';
import { C as t, E as n, F as r, M as i, ut as a } from './F4vu4jyn.js';
import { t as o } from './DSnUUpLO.js';
import { t as s } from './C74kO5pw.js';
import { t as c } from './aaCDZHpd.js';
import { t as l } from './D8JH1jTK.js';
import { i as u } from './DrUi8QQT.js';
var d = e(l(), 1),
  f = [5, 10, 20, 30, 40],
  p = a();
function m(e, t) {
  let n = [1, e - 1, e, e + 1, t].filter((e) => e >= 1 && e <= t),
    r = [...new Set(n)].toSorted((e, t) => e - t);
  return r.flatMap((e, t) => {
    let n = r[t - 1];
    return n === void 0 || e - n === 1 ? [e] : e - n === 2 ? [e - 1, e] : [null, e];
  });
}
var h = `grid h-(--h-md) min-w-(--h-md) place-items-center rounded-md px-1 text-md disabled:text-text-disabled`;
function g({ page: e, pageSize: a, total: l, onPage: g, onPageSize: _, className: v }) {
  let [y, b] = (0, d.useState)(),
    x = (0, d.useId)(),
    S = t.pagination,
    C = Math.max(1, Math.ceil(l / a)),
    w = Math.min(Math.max(1, e), C),
    T = () => {
      let e = Number(y ?? ``);
      (b(void 0), e >= 1 && e !== w && g(Math.min(e, C)));
    };
  return (0, p.jsxs)(`div`, {
    className: n(`flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-(--gutter) py-3 text-sm text-text-2`, v),
    children: [
      (0, p.jsx)(`span`, { children: S.range(u(l === 0 ? 0 : (w - 1) * a + 1), u(Math.min(w * a, l)), u(l)) }),
      (0, p.jsxs)(`div`, {
        className: `flex flex-wrap items-center gap-x-6 gap-y-3`,
        children: [
          _ &&
            (0, p.jsxs)(`span`, {
              className: `flex items-center gap-3 max-sm:hidden`,
              children: [
                (0, p.jsx)(`label`, { htmlFor: `${x}-size`, children: S.perPage }),
                (0, p.jsxs)(`span`, {
                  className: `control-frame relative h-(--h-md) w-[68px]`,
                  children: [
                    (0, p.jsx)(`select`, {
                      id: `${x}-size`,
                      value: a,
                      onChange: (e) => _(Number(e.target.value)),
                      className: `size-full appearance-none rounded-md bg-transparent ps-3 pe-7 text-control outline-none [&>option]:bg-surface`,
                      children: f.map((e) => (0, p.jsx)(`option`, { value: e, children: u(e) }, e)),
                    }),
                    (0, p.jsx)(o, { 'aria-hidden': !0, size: 15, className: `pointer-events-none absolute inset-y-0 end-2 my-auto` }),
                  ],
                }),
              ],
            }),
          (0, p.jsxs)(`nav`, {
            'aria-label': S.label,
            className: `flex items-center gap-1`,
            children: [
              (0, p.jsx)(`button`, {
                type: `button`,
                'aria-label': S.previous,
                disabled: w === 1,
                onClick: () => g(w - 1),
                className: n(h, `enabled:hover:bg-surface-hover`),
                children: (0, p.jsx)(c, { 'aria-hidden': !0, size: 18 }),
              }),
              m(w, C).map((e, t) =>
                e === null
                  ? (0, p.jsx)(`span`, { className: h, children: S.gap }, `gap-${t}`)
                  : (0, p.jsx)(
                      `button`,
                      {
                        type: `button`,
                        'aria-label': S.page(u(e)),
                        'aria-current': e === w ? `page` : void 0,
                        onClick: () => g(e),
                        className: n(
                          h,
                          e === w ? `bg-action-soft font-semibold text-action-soft-text` : `text-text-2 hover:bg-surface-hover`,
                        ),
                        children: u(e),
                      },
                      e,
                    ),
              ),
              (0, p.jsx)(`button`, {
                type: `button`,
                'aria-label': S.next,
                disabled: w === C,
                onClick: () => g(w + 1),
                className: n(h, `enabled:hover:bg-surface-hover`),
                children: (0, p.jsx)(s, { 'aria-hidden': !0, size: 18 }),
              }),
            ],
          }),
          C > 1 &&
            (0, p.jsxs)(`form`, {
              className: `flex items-center gap-3 max-md:hidden`,
              onSubmit: (e) => {
                (e.preventDefault(), T());
              },
              children: [
                (0, p.jsx)(`label`, { htmlFor: `${x}-page`, children: S.goTo }),
                (0, p.jsx)(`span`, {
                  className: `control-frame h-(--h-md) w-[52px]`,
                  children: (0, p.jsx)(`input`, {
                    id: `${x}-page`,
                    inputMode: `numeric`,
                    autoComplete: `off`,
                    'aria-label': S.goToPage,
                    value: r(y ?? String(w)),
                    onChange: (e) => b(i(e.target.value).slice(0, 6)),
                    onFocus: (e) => e.target.select(),
                    onBlur: T,
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
export { f as n, g as t };
