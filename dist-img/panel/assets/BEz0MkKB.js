import { st as e, ut as t } from './tUkH6Wd0.js';
var n = t();
function r({ title: e, children: t }) {
  return (0, n.jsxs)(`div`, {
    className: `flex flex-col gap-1`,
    children: [
      (0, n.jsx)(`h1`, { tabIndex: -1, className: `text-2xl font-bold text-text outline-none`, children: e }),
      (0, n.jsx)(`p`, { className: `text-md text-text-2`, children: t }),
    ],
  });
}
var i = (e) => (typeof e == `string` ? e : void 0);
function a() {
  let t = e({ strict: !1 }),
    n = i(t.back);
  return { back: n, form: i(t.form), backSearch: n === void 0 ? {} : { back: n } };
}
export { r as n, a as t };
