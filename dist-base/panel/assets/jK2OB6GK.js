import { f as e } from './VXmm6Y8v.js';
import { B as t, rt as n, ut as r } from './F4vu4jyn.js';
import { t as i } from './I7yfX2S8.js';
import { n as a, t as o } from './DdRMyEAl.js';
import { t as s } from './k6OxK_3H.js';
import { t as c } from './P7Ki_Ud9.js';
var l = r();
function u() {
  return (0, l.jsxs)(e, {
    client: i,
    children: [
      (0, l.jsx)(o, {
        children: (0, l.jsxs)(`div`, {
          className: `flex min-h-[calc(100dvh-var(--strip-h)-var(--bar-h,0px))] flex-col lg:[&>*]:max-h-[calc(100dvh-var(--strip-h)-var(--bar-h,0px))]`,
          children: [
            t && (0, l.jsx)(`aside`, { 'aria-label': s.about, className: `lg:hidden`, children: (0, l.jsx)(c, {}) }),
            (0, l.jsx)(n, {}),
          ],
        }),
      }),
      (0, l.jsx)(a, { hasDefault: !1 }),
    ],
  });
}
export { u as FocusLayout };
