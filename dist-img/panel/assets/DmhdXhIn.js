import { T as e, it as t, ut as n, w as r } from './tUkH6Wd0.js';
import { t as i } from './Ddzm3zPb.js';
var a = n();
function o({ variant: n, onClick: o, children: s }) {
  let c = i();
  return c.isDisabledWithReason === void 0
    ? (0, a.jsx)(t, { to: `/financial/charge`, onClick: o, className: e({ variant: n }), children: s })
    : (0, a.jsx)(r, { variant: n, ...c, children: s });
}
export { o as t };
