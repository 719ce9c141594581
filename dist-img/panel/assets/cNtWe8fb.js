import { r as e } from './XKyaHtl9.js';
import { d as t } from './B4PylbZJ.js';
import { B as n, V as r, rt as i, ut as a, x as o } from './tUkH6Wd0.js';
import { t as s } from './D8JH1jTK.js';
import { t as c } from './8HnBONXl.js';
import { t as l } from './B_HH83sd.js';
import { t as u } from './BcwUQ_C4.js';
var d = e(s(), 1),
  f = a();
function p() {
  let [e] = (0, d.useState)(Date.now);
  return (0, f.jsxs)(`div`, {
    className: `flex min-h-dvh flex-col`,
    children: [
      (0, f.jsx)(`header`, {
        className: `border-b border-line bg-surface`,
        children: (0, f.jsxs)(`div`, {
          className: `flex min-h-(--top-h) flex-wrap items-center justify-between gap-3 px-(--gutter) py-2`,
          children: [(0, f.jsx)(o, { size: 26 }), n && (0, f.jsx)(u, { className: `rounded-full` })],
        }),
      }),
      (0, f.jsx)(`main`, {
        id: `content`,
        tabIndex: -1,
        className: `flex flex-1 flex-col justify-center outline-none`,
        children: (0, f.jsx)(i, {}),
      }),
      (0, f.jsx)(`footer`, { className: `px-(--gutter) py-6 text-center text-sm text-text-3`, children: c.rights(r.brand.company, t(e)) }),
      (0, f.jsx)(l, { isAboveDock: !1 }),
    ],
  });
}
export { p as ContainerLayout };
