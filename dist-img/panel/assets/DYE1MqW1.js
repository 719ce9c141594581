import { T as e, it as t, ut as n } from './tUkH6Wd0.js';
import { t as r } from './jhM5bUuh.js';
import { t as i } from './z28v5WKo.js';
import { t as a } from './Bv1PZgtN.js';
var o = n();
function s() {
  return (0, o.jsx)(r, {
    title: a.title,
    sentence: a.empty,
    text: a.text,
    steps: (0, o.jsxs)(o.Fragment, {
      children: [(0, o.jsx)(i, {}), (0, o.jsx)(t, { to: `/helpcenter`, className: e({ variant: `secondary` }), children: a.help })],
    }),
  });
}
export { s as SupportPage };
