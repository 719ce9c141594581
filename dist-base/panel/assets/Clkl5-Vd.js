import { T as e, it as t, ut as n } from './F4vu4jyn.js';
import { t as r } from './CheY1pKA.js';
import { t as i } from './sIFNfL0g.js';
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
