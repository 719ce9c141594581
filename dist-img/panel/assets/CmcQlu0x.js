import { r as e } from './XKyaHtl9.js';
import { n as t, t as n } from './B4PylbZJ.js';
import { ut as r, w as i } from './tUkH6Wd0.js';
import { t as a } from './hGArrtHc.js';
import { t as o } from './89z35Dip.js';
import { t as s } from './D8JH1jTK.js';
import { n as c } from './BQgtg40M.js';
import { n as l } from './9vKQeKKy.js';
import { o as u } from './DBc67NIz.js';
var d = e(s(), 1),
  f = r(),
  p = u.dates,
  m = 2;
function h({ campaign: e, today: r, renderPicker: s }) {
  let u = (0, d.useRef)(null),
    [h, g] = (0, d.useState)(!1),
    [_, v] = (0, d.useState)(),
    { send: y, forget: b, isPending: x, refusal: S } = l(e),
    { publish_period_start: C, publish_period_end: w } = e,
    T = n(r, m),
    E = { start: T, end: n(T, t(C, w)) },
    D = _ ? { start: _.publish_period_start, end: _.publish_period_end } : E;
  return (0, f.jsxs)(`div`, {
    className: `flex flex-col items-start gap-3`,
    children: [
      S !== void 0 && (0, f.jsx)(a, { tone: `warning`, role: `alert`, children: S }),
      (0, f.jsxs)(`div`, {
        ref: u,
        className: `flex flex-wrap gap-2`,
        children: [
          _ && (0, f.jsx)(i, { size: `lg`, isLoading: x, loadingLabel: x ? p.sending : void 0, onClick: () => y(_), children: p.send }),
          (0, f.jsx)(i, {
            size: `lg`,
            variant: _ ? `secondary` : `primary`,
            icon: o,
            onClick: () => g(!0),
            children: _ ? p.again(c(_.publish_period_start, _.publish_period_end)) : p.pick,
          }),
        ],
      }),
      h &&
        (0, f.jsx)(d.Suspense, {
          children: s({
            triggerRef: u,
            value: D,
            edge: `start`,
            today: r,
            onChange: ({ start: e, end: t }) => {
              e !== null && t !== null && (b(), v({ publish_period_start: e, publish_period_end: t }));
            },
            onClose: () => g(!1),
          }),
        }),
    ],
  });
}
export { h as NewDates };
