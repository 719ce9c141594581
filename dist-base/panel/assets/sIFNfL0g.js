import { r as e } from './DrUi8QQT.js';
import { T as t, V as n, ut as r } from './F4vu4jyn.js';
import { t as i } from './3ISCV3A8.js';
import { t as a } from './BD57kq_F.js';
var o = r();
function s({ variant: r = `primary` }) {
  let { support_phone: s, company: c } = n.brand;
  return s === ``
    ? (0, o.jsx)(`p`, { className: `text-md text-text-3`, children: a.support.none(c) })
    : (0, o.jsxs)(`a`, {
        href: `tel:${s}`,
        className: t({ variant: r }),
        children: [(0, o.jsx)(i, { 'aria-hidden': !0, size: 18 }), a.support.call(e(s))],
      });
}
export { s as t };
