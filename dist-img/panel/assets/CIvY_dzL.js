import { f as e } from './DDN8PgIi.js';
import { B as t, rt as n, ut as r } from './tUkH6Wd0.js';
import { t as i } from './DazvG2Bd.js';
import { n as a, t as o } from './DWLlRIwE.js';
import { t as s } from './k6OxK_3H.js';
import { t as c } from './BcwUQ_C4.js';
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
